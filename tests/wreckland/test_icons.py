"""Every icon and every cost has a scenario of its own, which fails when the icon does nothing."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from chicane.core.errors import BadInput
from chicane.core.scenario import Scenario, read_scenario
from chicane.wreckland import activation, board, effects
from chicane.wreckland.activation import EnemyEffect
from chicane.wreckland.equipment import GEAR
from chicane.wreckland.icons import BOARD, COSTS, EFFECT_NAMES, EFFECTS, LEADER, PLAYER
from tests.plain import plain
from tests.rule import rule
from tests.wreckland.printed import CONTENT
from tests.wreckland.printed import GEAR as CARDS

IGNORED = plain("compiled functions call one another directly, so that no icon can be ignored")
FOLDER = Path(__file__).parent.parent / "scenarios" / "wreckland"


def shown(name: str) -> Scenario:
    """A scenario by the name of its file."""
    return read_scenario(FOLDER / f"{name}.scn")


def names(numbers: list[int]) -> list[str]:
    return [EFFECT_NAMES[number] for number in numbers]


def without(do: str, original: Callable[..., None]) -> Callable[..., None]:
    """The interpreter of a side's icons, for which one of them does nothing."""

    def interpret(game: Any, effect: int, *rest: Any) -> None:
        if EFFECT_NAMES[EFFECTS[effect].do] != do:
            original(game, effect, *rest)

    return interpret


@IGNORED
@pytest.mark.parametrize("do", names(PLAYER))
def test_icons_of_the_player(do: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The scenario comes true, and does not once the icon is ignored."""
    shown(f"player-{do}").run()
    monkeypatch.setattr(effects, "apply", without(do, effects.apply))
    with pytest.raises(BadInput):
        shown(f"player-{do}").run()


@rule("WL-PERF-02")
def test_plus(monkeypatch: pytest.MonkeyPatch) -> None:
    """Extra damage is shown by a scenario which fails without it."""
    shown("player-plus").run()
    for gear in GEAR:
        monkeypatch.setattr(gear, "plus", 0)
    with pytest.raises(BadInput):
        shown("player-plus").run()


@IGNORED
@pytest.mark.parametrize("do", names(LEADER))
def test_icons_of_enemies(do: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The scenario comes true, and does not once the icon is ignored."""
    shown(f"enemy-{do}").run()
    original = EnemyEffect.run

    def run(step: EnemyEffect, game: Any) -> None:
        if EFFECT_NAMES[EFFECTS[step.effect].do] != do:
            original(step, game)

    monkeypatch.setattr(EnemyEffect, "run", run)
    if do == "activate":
        monkeypatch.setattr(activation, "called", lambda game, foe, waiting: waiting)
    with pytest.raises(BadInput):
        shown(f"enemy-{do}").run()


@IGNORED
@pytest.mark.parametrize("do", names(BOARD))
def test_icons_of_boss_boards(do: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The scenario comes true, and does not once the icon is ignored."""
    shown(f"board-{do}").run()
    monkeypatch.setattr(board, "happen", without(do, board.happen))
    with pytest.raises(BadInput):
        shown(f"board-{do}").run()


@pytest.mark.parametrize("cost", [*COSTS, "total"])
def test_costs(cost: str) -> None:
    """A card of this cost is installed in the scenario, and dice leave the pool for it."""
    scenario = shown(f"cost-{cost}")
    table = scenario.run()
    installed = [card["id"] for card in CARDS if card.get("cost", "").startswith(cost)]

    assert any(f"install {id}" in line for _, line in scenario.script for id in installed)
    assert any(table[slot] in installed for slot in ("R", "L"))


MARKS = {
    "range": "dice",
    "reach-adjacent": "reach",
    "reach-any": "reach",
    "armour": "armour",
    "spikes": "spikes",
    "volatile": "volatile",
    "enemy-armour": "armour",
    "enemy-moves": "moves",
    "engine-bonus": "engine_bonus",
    "engine-bonus-equipment": "engine_bonus",
    "enemy-range": "dice",
}


def marked(value: object, field: str) -> set[str]:
    """The ids of the cards that have a field."""
    if isinstance(value, dict):
        found = {str(value["id"])} if field in value and "id" in value else set()
        return found.union(*[marked(inner, field) for inner in value.values()])
    return set().union(*[marked(inner, field) for inner in value]) if isinstance(value, list) else set()


@pytest.mark.parametrize("mark, field", MARKS.items())
def test_marks(mark: str, field: str) -> None:
    """Marks that are no effect of their own: a card that bears one is in a scenario of its own."""
    scenario = shown(f"mark-{mark}")
    scenario.run()
    words = set(" ".join(scenario.drawing).replace(",", " ").split())

    assert words & marked(CONTENT, field)


def test_no_other_icons() -> None:
    """Every file named after an icon or a mark is tried above."""
    tried = [f"player-{do}" for do in [*names(PLAYER), "plus"]] + [f"enemy-{do}" for do in names(LEADER)]
    tried += [f"board-{do}" for do in [*names(BOARD), "lose-die-customise"]] + [f"mark-{mark}" for mark in MARKS]
    kinds = ("player-", "enemy-", "board-", "mark-")

    assert sorted(tried) == sorted(path.stem for path in FOLDER.glob("*.scn") if path.stem.startswith(kinds))
