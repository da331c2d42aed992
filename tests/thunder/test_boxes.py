"""What a box brings stays in its own files: base rules, pictures and the lab know no box by name (docs/cards.md)."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from chicane.thunder.carnage.cards import EFFECTS
from chicane.thunder.expansions import EXPANSIONS, SPECIAL_CREWS
from tests.contract.test_imports import PACKAGE, imports, sources

HERE = Path(__file__).parent
SCENARIOS = HERE.parent / "scenarios" / "thunder"
HOME = "chicane.thunder"
BOXES = {"big_rig", "carnage", "choppe_shoppe", "extra_ammo", "final_five", "german_engineering"}
OWN = BOXES | {"ammo", "choppe_icons", "drive", "rig", "rig_spots"}  # files of a box in `picture` and `lab`
LISTS = {"expansions", "game", "presets", "lab.vocabulary"}  # the last one numbers the options of all boxes


def base_files() -> Iterator[tuple[str, Path]]:
    """Files that neither belong to a box nor list them all."""
    for module, path in sources(PACKAGE):
        within = module.removeprefix(f"{HOME}.").split(".")
        if module.startswith(f"{HOME}.") and not OWN & set(within) and ".".join(within) not in LISTS:
            yield module, path


def strangers() -> Iterator[str]:
    """Base files that import rules of a box."""
    for module, path in base_files():
        named = {name.removeprefix(f"{HOME}.").split(".")[0] for _, name in imports(module, path)}
        yield from (f"{module} imports {box}" for box in sorted(named & BOXES))


def test_no_base_file_imports_a_box() -> None:
    """A box fills tables and answers seams; nobody asks for it by name."""
    assert [] == list(strangers())


def names() -> set[str]:
    """What boxes, their crews, decks and cards are called."""
    stocks = [stock for box in EXPANSIONS for stock in box.stocks]
    cards = [card for cards in [EFFECTS.cards, *[stock.cards for stock in stocks]] for card in cards]
    lists = [box.id for box in EXPANSIONS[1:]] + [stock.id for stock in stocks]
    return BOXES | set(SPECIAL_CREWS) | set(lists) | {card.id for card in cards}


def test_no_base_file_names_a_box() -> None:
    """Nor one of its crews, decks or cards: whatever is so called is in the files of the box."""
    found = [
        f"{module}:{node.lineno} names {node.value}"
        for module, path in base_files()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in names()
    ]

    assert [] == found


@pytest.mark.parametrize("shown", ["badge(game, 4), rules.badge(game, 5)", "sketch(game, [''] * 6)"])
def test_special_crews_are_known_whatever_is_drawn_first(shown: str) -> None:
    """In a process of its own, so that no other picture has brought the colours of their boxes."""
    crews = "{'crew': 'cars,cars,cars,cars,final_five,big_rig'}"
    script = f"from chicane.core.registry import find\nrules = find('thunder')\ngame = rules.start(6, {crews})\n"

    subprocess.run([sys.executable, "-c", f"{script}rules.{shown}"], check=True)


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
