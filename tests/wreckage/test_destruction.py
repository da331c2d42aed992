"""The end of a vehicle and what becomes of its jerrycans (WK-DEST)."""

from math import cos, hypot, radians, sin

import pytest

from chicane.core.scenario import Table
from chicane.wreckage.shapes import LENGTH
from chicane.wreckage.state import Wreckage
from tests.rule import rule
from tests.wreckage.frail import frail

SLOTS = ["front", "front-right", "right", "rear-right", "rear", "rear-left", "left", "front-left"]
BURNT = ["blue: burn on", "dice: card 1"]
CORNER = 0.2 * 0.5**0.5
PLACES = {
    "front": (0.7, 0.0),
    "front-right": (0.5 + CORNER, 0.25 + CORNER),
    "right": (0.0, 0.45),
    "rear-right": (-0.5 - CORNER, 0.25 + CORNER),
    "rear": (-0.7, 0.0),
    "rear-left": (-0.5 - CORNER, -0.25 - CORNER),
    "left": (0.0, -0.45),
    "front-left": (0.5 + CORNER, -0.25 - CORNER),
}  # ahead of the centre and to its right


def slot(name: str, heading: float = 0, x: float = 0, y: float = 2) -> tuple[float, float]:
    """Where a slot is, around a vehicle at a pose."""
    (ahead, right), sine, cosine = PLACES[name], sin(radians(heading)), cos(radians(heading))
    return x + ahead * sine + right * cosine, y + ahead * cosine - right * sine


def outward(name: str) -> tuple[float, float]:
    """The direction in which a slot lies off the outline of a vehicle that looks north."""
    ahead, right = PLACES[name]
    y, x = (ahead > 0) - (ahead < 0), (right > 0) - (right < 0)
    return x / hypot(x, y), y / hypot(x, y)


def text(place: tuple[float, float]) -> str:
    """A place as a board and a probe write it."""
    return f"{place[0]:.3f} {place[1]:.3f}".replace("-0.000", "0.000")


def burning(*lines: str, cans: int = 1, heading: float = 0, at: str = "0 2", green: str = "-5 0") -> Table:
    """The fire is about to do for blue, which has some jerrycans; red and green stand elsewhere."""
    board = [
        f"blue van: at {at}, heading {heading}, speed 1, {frail('van')}, cans {cans}, burning",
        f"green jeep: at {green}, heading 0",
        "red sedan: at 0 -1, heading 0, speed 4",
        *lines,
        "begin: turn blue",
    ]
    return Table("wreckage", "\n".join(board), 3)


def destroyed(*lines: str, cans: int = 1, heading: float = 0, at: str = "0 2", green: str = "-5 0") -> Table:
    """The fire has done for blue."""
    return burning(*lines, cans=cans, heading=heading, at=at, green=green).play(*BURNT)


def full(cans: int) -> Table:
    """The same with a jerrycan in each slot, more than there are in the box."""
    table = burning(cans=cans)
    assert isinstance(table.game, Wreckage)
    table.game.cans = [(round(x * LENGTH), round(y * LENGTH)) for x, y in map(slot, SLOTS)]
    return table.play(*BURNT)


def places(table: Table) -> list[tuple[float, float]]:
    """Where jerrycans lie."""
    numbers = [tuple(map(float, place.split())) for place in table["cans"].split(", ") if place != "none"]
    return [(x, y) for x, y in numbers]


@rule("WK-DEST-01", "WK-DEST-03")
def test_jerrycans_first_then_the_vehicle_goes() -> None:
    """Its player leaves one after the other beside it, while it still stands there; then it is out."""
    table = destroyed(cans=2)
    assert ("blue", "no", "2") == (table.to_act, table["blue out"], table["blue cans"])

    table.play("blue: drop left")
    assert ("blue", "no", "1") == (table.to_act, table["blue out"], table["blue cans"])

    table.play("blue: drop front")
    assert ("yes", "0", "0") == (table["blue out"], table["blue cans"], table["phase"])
    assert f"{text(slot('left'))}, {text(slot('front'))}" == table["cans"]


@rule("WK-DEST-03", "WK-TURN-16")
def test_without_jerrycans_it_goes_at_once() -> None:
    """Its player is out: it plans nothing more and can't be fired at."""
    table = destroyed(cans=0)
    assert ("yes", "none", "green") == (table["blue out"], table["cans"], table.to_act)

    table.play("green: plan accelerate, plan right", "red: plan accelerate, plan right")
    assert ("1", "red") == (table["phase"], table.to_act)


@rule("WK-DEST-02", "WK-DEST-04")
@pytest.mark.parametrize("heading", [0, 37])
@pytest.mark.parametrize("name", SLOTS)
def test_the_eight_slots(name: str, heading: int) -> None:
    """Each touches the outline from outside: 0.20 off an edge middle, or diagonally off a corner."""
    table = destroyed(heading=heading)
    assert [f"drop {each}" for each in SLOTS] == table.menu

    table.play(f"blue: drop {name}")

    assert slot(name, heading) == pytest.approx(places(table)[0], abs=0.001)


@rule("WK-DEST-02", "WK-DEST-04")
@pytest.mark.parametrize("name", SLOTS)
@pytest.mark.parametrize("token, radius", [("obstacle", 0.4), ("mine", 0.15), ("can", 0.2), ("pump", 0.4)])
def test_a_slot_must_not_touch_a_token(name: str, token: str, radius: float) -> None:
    """A token that just touches the slot from outside closes it; one a hundredth further off leaves it open."""
    (x, y), (out_x, out_y) = slot(name), outward(name)
    for gap, shut in ((0.0, True), (0.01, False)):
        far = 0.2 + radius + gap
        table = destroyed(f"{token}: {x + far * out_x:.7f} {y + far * out_y:.7f}")

        assert shut == (f"drop {name}" not in table.menu)


@rule("WK-DEST-02", "WK-DEST-04")
@pytest.mark.parametrize("x, shut", [("0.9", True), ("0.91", False)])
def test_a_slot_must_not_touch_another_vehicle(x: str, shut: bool) -> None:
    """A can at the right would touch a car 0.65 from the flank; a hundredth more is room enough."""
    table = destroyed(green=f"{x} 2")

    assert shut == ("drop right" not in table.menu)
    assert "drop left" in table.menu


@rule("WK-DEST-04")
def test_a_slot_must_be_inside_the_arena() -> None:
    """A vehicle with its nose at the limit can leave nothing ahead of it."""
    table = destroyed(at="0 5.4")

    assert [f"drop {name}" for name in SLOTS[2:7]] == table.menu


@rule("WK-DEST-04")
def test_a_slot_takes_one_jerrycan() -> None:
    """The second can can't lie where the first one does, nor at the corners beside it, where it would touch it."""
    table = destroyed(cans=2).play("blue: drop front")

    assert [f"drop {name}" for name in SLOTS[2:7]] == table.menu


def is_free(x: float, y: float, cans: list[tuple[float, float]]) -> bool:
    """Whether a jerrycan there touches no other, and neither red nor green, which stand straight."""
    cars = [(0.0, -1.0), (-5.0, 0.0)]
    apart = [hypot(max(abs(x - a) - 0.25, 0), max(abs(y - b) - 0.5, 0)) > 0.2 for a, b in cars]
    return all(apart) and all(hypot(x - a, y - b) > 0.4 for a, b in cans)


@rule("WK-DEST-05")
def test_without_a_slot_the_nearest_place() -> None:
    """All slots are taken: nobody is asked, and the can lies where the wreck stood, which is free once it is gone."""
    table = full(cans=1)

    assert ("yes", "0.000 2.000") == (table["blue out"], table["cans"].split(", ")[-1])


@rule("WK-DEST-05")
def test_the_second_one_further_off() -> None:
    """The next can touches no other one, and no free place is nearer to the centre by more than a ring."""
    *lying, (x, y) = places(full(cans=2))
    rings = [step / 100 for step in range(100) if room(step / 100, lying)]

    assert len(SLOTS) + 1 == len(lying)
    assert is_free(x, y, lying)
    assert hypot(x, y - 2) <= rings[0] + 0.06


def room(away: float, cans: list[tuple[float, float]]) -> bool:
    """Whether a jerrycan has room at this distance from the wreck's centre."""
    return any(is_free(away * sin(radians(b)), 2 + away * cos(radians(b)), cans) for b in range(0, 360, 2))


@rule("WK-DEST-06")
def test_nothing_is_left_to_drive_into() -> None:
    """Red drives through the place where blue stood."""
    table = destroyed(cans=0).play("green: plan accelerate, plan right", "red: plan left, plan right")
    table.play("red: on, go")

    assert ("none", "0.000 3.000") == (table["obstacles"], table["red at"])


@rule("WK-DEST-01", "WK-COLL-04")
def test_who_is_destroyed_in_its_own_turn_leaves_them_too() -> None:
    """Red drives into an obstacle, breaks up with two jerrycans on board, and neither fires nor drives on."""
    board = f"""
    red sedan: at 0 0, heading 0, speed 2, {frail("sedan")}, cans 2, equipment machine-gun
    blue van: at 0 4, heading 90
    green jeep: at -5 0, heading 0
    obstacle: 0 2
    begin: turn red
    """
    table = Table("wreckage", board, 3).play("red: on, go", "dice: card 1, card 0")
    assert ("red", "no") == (table.to_act, table["red out"])
    assert [f"drop {name}" for name in SLOTS[2:7]] == table.menu

    table.play("red: drop rear, drop left")
    assert ("yes", "0", "blue") == (table["red out"], table["phase"], table.to_act)
