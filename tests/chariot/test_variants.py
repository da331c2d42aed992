"""The variants: no damage past the line, and stone pillars on side B (CH-VAR)."""

import pytest

from chicane.chariot.tracks import find_track
from chicane.core.scenario import Table
from tests.rule import rule

SAFE: dict[str, object] = {"safe_finish": True}

# Green has finished both laps and its turn; it is red's turn.
FINISHER = """
    outer   . . G . . . . . . . . . . . . . . . . .
    centre  . . . . . . . . . . . . . . . . . . . .
    inner   R . . . . . . . . . . . . . . . . . . .
    green lap 2, damage 5
    red lap 1, speed 2, fortune 0
    turn red
"""


@rule("CH-VAR-01")
def test_a_finisher_can_be_hurt_unless_all_agree() -> None:
    """The variant is off by default: red's javelin finds green beyond the line."""
    table = Table("chariot", FINISHER).play("dice: attack, fortune, fortune, fortune, fortune", "red: keep")

    assert "javelin green" in table.menu
    assert "4" == table.play("javelin green")["green.damage"]


@rule("CH-VAR-01", "CH-VAR-02")
def test_a_finisher_is_safe_once_its_turn_is_over() -> None:
    """With the variant no javelin can be thrown at a chariot that has finished."""
    table = Table("chariot", FINISHER, options=SAFE)
    table.play("dice: attack, fortune, fortune, fortune, fortune", "red: keep")

    assert ["hold", "caltrop i2"] == table.menu


@rule("CH-VAR-02")
@pytest.mark.parametrize("lap", [0, 1])
def test_only_both_laps_protect(lap: int) -> None:
    """A chariot that has not finished is hurt as ever."""
    drawing = FINISHER.replace("green lap 2", f"green lap {lap}").replace("red lap 1", "red lap 0")
    table = Table("chariot", drawing, options=SAFE)
    table.play("dice: attack, fortune, fortune, fortune, fortune", "red: keep", "javelin green")

    assert "4" == table["green.damage"]


@rule("CH-VAR-02")
def test_the_thrower_beyond_the_line_still_throws() -> None:
    """A finisher's own Phase 6 hurts those who have not finished; from then on nobody hurts the finisher."""
    table = Table(
        "chariot",
        """
        outer   R . . . . . . . . . . . . . . . . . . .
        centre  . . . . . . . . . . . . . . . . . . . G
        inner   . . . . . . . . . . . . . . . . . . . .
        green lap 1, speed 2, fortune 0, damage 5
        red lap 1, speed 1, fortune 0, damage 5
        turn green
    """,
        options=SAFE,
    )
    table.play("dice: attack, fortune, fortune, fortune, fortune", "green: keep", "javelin red")

    assert ("0", "4") == (table["green.dolphins"], table["red.damage"])

    table.play("dice: attack, attack, attack, attack, attack", "red: keep")

    assert "5" == table["green.damage"]
    assert ("yes", "0") == (table["over"], table["winners"])


@rule("CH-VAR-03")
@pytest.mark.parametrize(
    ("cell", "dice", "damage"),
    [(".", "fortune", "5"), ("*", "fortune", "4"), ("2", "fortune", "3"), (".", "sprint", "4"), ("R", "fortune", "3")],
)
def test_the_finisher_is_vulnerable_in_its_own_turn(cell: str, dice: str, damage: str) -> None:
    """Sprint, curve, caltrop and collision hurt a chariot that crosses the line, wherever they wait beyond it."""
    table = Table(
        "chariot",
        f"""
        outer   . {cell} . . . . . . . . . . . . . . . . . G
        centre  . . . . . . . . . . . . . . . . . . . .
        inner   . . . . . . . . . . . . . . . . . . Y .
        green lap 1, speed 4, fortune 0, damage 5
        yellow lap 0
        turn green
    """,
        options=SAFE,
    )
    table.play(f"dice: {dice}, fortune, fortune, fortune, fortune", "green: keep")

    assert damage == table["green.damage"]
    assert "0" == table["green.dolphins"]
    assert "yellow" == table["turn"]


@rule("CH-VAR-03")
def test_a_finisher_can_be_destroyed_in_its_own_turn() -> None:
    """With its last damage point gone to a caltrop beyond the line the chariot is out."""
    table = Table(
        "chariot",
        """
        outer   . * . . . . . . . . . . . . . . . . . G
        centre  . . . . . . . . . . . . . . . . . . . .
        inner   . . . . . . . . . . . . . . . . . . Y .
        green lap 1, speed 1, fortune 0, damage 1
        yellow lap 0
        turn green
    """,
        options=SAFE,
    )
    table.play("dice: pace, fortune, fortune, fortune, fortune", "green: keep", "pace +1")

    assert ("0", "off", "o2") == (table["green.damage"], table["green.space"], table["caltrops"])


@rule("CH-VAR-04")
@pytest.mark.parametrize(
    ("speed", "space"), [(2, "o2"), (4, "o5")], ids=["put back behind the finisher", "past the finisher"]
)
def test_a_collision_with_a_finisher_hurts_the_mover_only(speed: int, space: str) -> None:
    """The mover takes 2 damage and is still put back; the finisher keeps its place and its damage level."""
    table = Table(
        "chariot",
        f"""
        outer   R . G . . . . . . .
        centre  . . . . . . . . . .
        inner   . . . . . . . . . Y
        green lap 2, damage 2
        red lap 1, speed {speed}, fortune 0, damage 12
        yellow lap 0
        turn red
    """,
        options=SAFE,
    )
    table.play("dice: fortune, fortune, fortune, fortune, fortune", "red: keep")

    assert ("10", space) == (table["red.damage"], table["red.space"])
    assert ("2", "o3") == (table["green.damage"], table["green.space"])


@rule("CH-VAR-05")
@pytest.mark.parametrize("lane", ["o", "c", "i"])
def test_a_lap_of_side_b_in_one_lane_ends_at_a_pillar(lane: str) -> None:
    """Every lane of side B has at least one pillar; a chariot that never turns runs into it. Side A has none."""
    wrecked = {}
    for side in ("A", "B"):
        table = Table("chariot", f"green at {lane}1, speed 1, fortune 0", options={"track": side})
        while not table.game.over and "0" == table["green.laps"]:
            table.play("dice: attack, attack, attack, attack, attack", "keep")
        wrecked[side] = table.game.over

    assert {"A": False, "B": True} == wrecked


PILLAR = """
    outer   . . R . G . . # . . . .
    centre  . . . . . . . . . . . .
    inner   . Y . . . . . . . . . .
    red speed 5, fortune 0
    yellow speed 1, fortune 0
    green fortune 0, speed """


@rule("CH-VAR-06", "CH-VAR-07")
@pytest.mark.parametrize(("speed", "space", "damage"), [(2, "o7", "12"), (3, "off", "0"), (5, "off", "0")])
def test_a_pillar_destroys_whoever_enters(speed: int, space: str, damage: str) -> None:
    """Passing or stopping, an intact chariot is destroyed at once; a caltrop lies on the space."""
    table = Table("chariot", PILLAR + str(speed))
    table.play("dice: fortune, fortune, fortune, fortune, fortune", "green: keep")

    assert (space, damage) == (table["green.space"], table["green.damage"])
    assert ("none" if space == "o7" else "o8") == table["caltrops"]
    assert "red" == table["turn"]


@rule("CH-VAR-06")
def test_a_pillar_is_entered_by_lane_change_too() -> None:
    """Turning into a pillar is no better than driving into it; the Attack dice of the wreck are lost."""
    table = Table(
        "chariot",
        """
        outer   . . . . # . . . . .
        centre  . . . G . . . . . .
        inner   . R . . . . . . . .
        green speed 4, fortune 0
    """,
    )
    table.play("dice: turn, attack, attack, fortune, fortune", "green: keep", "out")

    assert ("off", "red", "12") == (table["green.space"], table["turn"], table["red.damage"])


@rule("CH-VAR-07")
def test_a_wreck_at_a_pillar_is_out_of_the_race() -> None:
    """It has no more turns, and the last chariot destroyed leaves no winner."""
    table = Table(
        "chariot",
        """
        outer   G # . . .
        centre  . . . . .
        inner   . . . . .
        green speed 1, fortune 0
    """,
    )
    table.play("dice: fortune, fortune, fortune, fortune, fortune", "green: keep")

    assert ("yes", "none") == (table["over"], table["winners"])


@rule("CH-VAR-09")
def test_pillars_stay() -> None:
    """The second chariot is destroyed by the same pillar, and the cube of the first lies there still."""
    table = Table("chariot", PILLAR + "3")
    table.play("dice: fortune, fortune, fortune, fortune, fortune", "green: keep")
    table.play("dice: fortune, fortune, fortune, fortune, fortune", "red: keep")

    assert ("off", "off") == (table["green.space"], table["red.space"])
    assert "o8" == table["caltrops"]


@rule("CH-VAR-08")
@pytest.mark.parametrize(("sides", "part"), [("AB", True), ("BA", False)])
def test_one_part_of_each_side(sides: str, part: bool) -> None:
    """An A part joins a B part: pillars stand in the B part only, and a chariot drives round."""
    track = find_track(sides)
    pillars = [space for space, pillar in enumerate(track.pillar) if pillar]

    assert pillars
    assert {part} == {2_000 < track.front[space] <= 22_000 for space in pillars}
    clear = next(lane for lane in "oci" if lane not in {track.name[space][0] for space in pillars})
    table = Table("chariot", f"green at {clear}1, speed 1, fortune 0", options={"track": sides})
    while not table.game.over and "0" == table["green.laps"]:
        table.play("dice: attack, attack, attack, attack, attack", "keep")

    assert "1" == table["green.laps"]
