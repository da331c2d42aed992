"""What a box brings stays in its own files: base rules, pictures and the lab know no box by name (docs/cards.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from chicane.thunder.carnage.cards import EFFECTS
from chicane.thunder.expansions import EXPANSIONS
from tests.contract.test_imports import PACKAGE, imports, sources

HERE = Path(__file__).parent
SCENARIOS = HERE.parent / "scenarios" / "thunder"
HOME = "chicane.thunder"
BOXES = {"big_rig", "carnage", "choppe_shoppe", "extra_ammo", "final_five", "german_engineering"}
OWN = BOXES | {"ammo", "drive", "rig", "rig_spots"}  # files of a box in `picture` and `lab`
LISTS = {"expansions", "game", "presets"}


def strangers() -> Iterator[str]:
    """Files that import rules of a box and neither belong to one nor list them all."""
    for module, path in sources(PACKAGE):
        within = module.removeprefix(f"{HOME}.").split(".")
        if not module.startswith(f"{HOME}.") or OWN & set(within) or set(within) <= LISTS:
            continue
        named = {name.removeprefix(f"{HOME}.").split(".")[0] for _, name in imports(module, path)}
        yield from (f"{module} imports {box}" for box in sorted(named & BOXES))


def test_no_base_file_imports_a_box() -> None:
    """A box fills tables and answers seams; nobody asks for it by name."""
    assert [] == list(strangers())


def test_every_box_is_known() -> None:
    """Whatever the list of expansions imports is a box, but for what boxes are made of."""
    module = f"{HOME}.expansions"
    names = [name for _, name in imports(module, PACKAGE / "thunder" / "expansions.py") if name.startswith(HOME)]

    modules = {name.removeprefix(f"{HOME}.").split(".")[0] for name in names}
    assert BOXES == modules - {"box", "crews", "kinds", "stocks"}


def drawn() -> str:
    """All that is put on a table in tests and scenarios, one card at a time."""
    tests = [path for path in HERE.glob("test_*.py") if path.name not in ("test_boxes.py", "test_every_pair.py")]
    return "\n".join(path.read_text(encoding="utf-8") for path in [*tests, *SCENARIOS.glob("*.scn")])


def test_every_card_has_a_scenario() -> None:
    """There is a position in which it lies on the table."""
    texts = drawn()
    stocks = [stock.cards for box in EXPANSIONS for stock in box.stocks]
    cards = [card for deck in [*stocks, EFFECTS.cards] for card in deck]

    assert 99 == len(cards)
    assert [] == [card.id for card in cards if not re.search(rf"(?<![\w-]){card.id}(?![\w-])", texts)]
