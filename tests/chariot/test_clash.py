"""Collisions, and where a chariot is put that ends on an occupied space (CH-COLL)."""

import pytest

from chicane.core.errors import BadInput
from chicane.core.scenario import Table
from tests.rule import rule

STRAIGHT_ON = ("dice: fortune, fortune, fortune, fortune, fortune", "green: keep")
ONE_TURN = ("dice: turn, fortune, fortune, fortune, fortune", "green: keep")


@rule("CH-COLL-01", "CH-COLL-02", "CH-COLL-03", "CH-COLL-04")
def test_through_an_occupied_space() -> None:
    """Both take 2 damage, the chariot hit stays where it is, the mover goes on."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  .  .
        centre  .  G  .  R  .  .  .  .
        inner   .  .  .  .  .  .  .  .
        green speed 4, fortune 0
        turn green
        """,
    ).play(*STRAIGHT_ON)

    assert "10" == table["green.damage"]
    assert "10" == table["red.damage"]
    assert "c4" == table["red.space"]
    assert "c6" == table["green.space"]


@rule("CH-COLL-01")
def test_driving_past_is_no_collision() -> None:
    """Chariots beside the way, behind the start and just beyond the end are not touched, even where caltrops lie."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  Y  .  .  .  .
        centre  W  G  .  *  .  *  R  .
        inner   .  .  .  .  B  P  .  .
        green speed 4, fortune 0
        turn green
        """,
    ).play(*STRAIGHT_ON)

    assert "c6" == table["green.space"]
    assert "10" == table["green.damage"]  # the caltrops only
    assert ["12"] * 5 == [table[f"{colour}.damage"] for colour in ("red", "yellow", "blue", "purple", "white")]


@rule("CH-COLL-05", "CH-COLL-02", "CH-COLL-03")
def test_put_back_behind_the_chariot_hit() -> None:
    """Ending on an occupied space is a collision, and then the mover stands behind."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  .  .
        centre  .  G  .  .  .  R  .  .
        inner   .  .  .  .  .  .  .  .
        green speed 4, fortune 0
        turn green
        """,
    ).play(*STRAIGHT_ON)

    assert ["10", "10"] == [table["green.damage"], table["red.damage"]]
    assert ["c5", "c6"] == [table["green.space"], table["red.space"]]


@rule("CH-COLL-05")
@pytest.mark.parametrize("way, space", [("in", "i5"), ("ahead", "c5"), ("out", "o5")])
def test_put_back_in_the_lane_of_the_chariot_hit(way: str, space: str) -> None:
    """The lane of the chariot hit counts, not the one the mover came from."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  B  .  .
        centre  .  G  .  .  .  R  .  .
        inner   .  .  .  .  .  Y  .  .
        green speed 4, fortune 0
        turn green
        """,
    ).play(*ONE_TURN, "ahead, ahead, ahead", way)

    assert space == table["green.space"]


@rule("CH-COLL-06", "CH-COLL-07")
def test_put_back_over_a_queue() -> None:
    """Occupied spaces are jumped over, and nobody jumped over or beside the final space is touched."""
    table = Table(
        "chariot",
        """
        outer   .  G  .  .  .  .  .  .
        centre  .  .  W  Y  B  R  .  .
        inner   .  P  .  .  .  .  .  .
        green speed 4, fortune 0
        turn green
        """,
    ).play(*ONE_TURN, "ahead, ahead, ahead, in")

    assert "c2" == table["green.space"]
    assert ["10", "10"] == [table["green.damage"], table["red.damage"]]
    assert ["12"] * 4 == [table[f"{colour}.damage"] for colour in ("white", "yellow", "blue", "purple")]


@rule("CH-COLL-08")
def test_put_back_on_a_number() -> None:
    """Being put back is not entering: no curve damage."""
    table = Table(
        "chariot",
        """
        outer   .  G  .  .  .  .  .  .
        centre  .  .  .  .  1  R  .  .
        inner   .  .  .  .  .  .  .  .
        green speed 4, fortune 0
        turn green
        """,
    ).play(*ONE_TURN, "ahead, ahead, ahead, in")

    assert "c5" == table["green.space"]
    assert "10" == table["green.damage"]


@rule("CH-COLL-09")
@pytest.mark.parametrize("before, after, space, caltrops", [(12, 9, "c5", "none"), (3, 0, "off", "c5")])
def test_put_back_on_a_caltrop(before: int, after: int, space: str, caltrops: str) -> None:
    """The movement ends there: 1 damage, and the cube is removed; if that destroys, a wreck's cube replaces it."""
    table = Table(
        "chariot",
        f"""
        outer   .  G  .  .  .  .  .  .
        centre  .  .  .  .  *  R  .  .
        inner   .  .  .  .  .  .  .  .
        green speed 1, fortune 0, damage {before}
        turn green
        """,
    ).play("dice: turn, pace, pace, pace, fortune", "green: keep", "pace +3", "ahead, ahead, ahead, in")

    assert str(after) == table["green.damage"]
    assert space == table["green.space"]
    assert caltrops == table["caltrops"]
    assert "10" == table["red.damage"]


@rule("CH-COLL-10")
def test_a_pillar_is_never_free() -> None:
    """The pillar behind the chariot hit is passed over as well, without harm."""
    table = Table(
        "chariot",
        """
        outer   .  G  .  .  .  .  .  .
        centre  .  .  .  .  #  R  .  .
        inner   .  .  .  .  .  .  .  .
        green speed 4, fortune 0
        turn green
        """,
    ).play(*ONE_TURN, "ahead, ahead, ahead, in")

    assert "c4" == table["green.space"]
    assert "10" == table["green.damage"]


def test_a_lane_without_room_is_refused() -> None:
    """A drawing in which no free space might be found is no circuit."""
    with pytest.raises(BadInput, match="2 chariots need as many spaces without a pillar in the centre lane"):
        Table("chariot", "outer . G .\ncentre # R #\ninner . . .")


@rule("CH-COLL-11")
def test_every_occupied_space_is_a_collision_of_its_own() -> None:
    """Three chariots in a row: 6 damage for the mover, 2 for each of them."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  .  .
        centre  .  G  R  Y  B  .  .  .
        inner   .  .  .  .  .  .  .  .
        green speed 4, fortune 0
        turn green
        """,
    ).play(*STRAIGHT_ON)

    assert ["6", "10", "10", "10"] == [table[f"{colour}.damage"] for colour in ("green", "red", "yellow", "blue")]
    assert "c6" == table["green.space"]


@rule("CH-COLL-12")
@pytest.mark.parametrize(
    "green, red, left",
    [(1, 12, ["0", "10"]), (12, 1, ["10", "0"]), (2, 2, ["0", "0"]), (1, 1, ["0", "0"])],
)
@pytest.mark.parametrize("speed", [2, 4])
def test_both_are_hurt_at_the_same_time(speed: int, green: int, red: int, left: list[str]) -> None:
    """A chariot destroyed by the collision still hurts the other, passing or stopping."""
    table = Table(
        "chariot",
        f"""
        outer   .  .  .  .  .  .  .  .
        centre  .  G  .  R  .  .  .  .
        inner   Y  .  .  .  .  .  .  .
        green speed 1, fortune 0, damage {green}
        red damage {red}
        turn green
        """,
    ).play("dice: pace, pace, pace, fortune, fortune", "keep", f"pace +{speed - 1}")

    assert left == [table["green.damage"], table["red.damage"]]
    assert "c4" == table["caltrops"]


@rule("CH-COLL-13")
def test_put_back_behind_a_wreck() -> None:
    """The mover is put back as if the wreck still stood there, and is not hurt by the wreck's caltrop."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  .  .
        centre  .  G  .  .  Y  R  .  .
        inner   .  .  .  .  .  .  .  .
        green speed 4, fortune 0
        red damage 2
        turn green
        """,
    ).play(*STRAIGHT_ON)

    assert "c4" == table["green.space"]
    assert "8" == table["green.damage"]  # through yellow, into red
    assert "off" == table["red.space"]
    assert "c6" == table["caltrops"]


@rule("CH-COLL-14")
def test_through_a_wreck() -> None:
    """A mover with points left goes on and does not suffer the new caltrop."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  .  .
        centre  .  G  .  R  .  .  .  .
        inner   .  .  .  .  .  .  .  .
        green speed 4, fortune 0
        red damage 2
        turn green
        """,
    ).play(*STRAIGHT_ON)

    assert "c6" == table["green.space"]
    assert "10" == table["green.damage"]
    assert "off" == table["red.space"]
    assert "c4" == table["caltrops"]


@rule("CH-COLL-15")
@pytest.mark.parametrize(
    "centre, speed, space, laps",
    [
        ("R  .  .  .  .  .  G  .", 2, "c8", "0"),
        ("Y  R  .  .  .  .  G  .", 3, "c8", "0"),
        (".  R  .  .  .  .  G  .", 3, "c1", "1"),
        (".  .  .  .  .  .  G  R", 1, "c7", "0"),
    ],
)
def test_laps_are_judged_where_the_mover_rests(centre: str, speed: int, space: str, laps: str) -> None:
    """A mover put back behind the line has not crossed it."""
    table = Table(
        "chariot",
        f"""
        outer   .  .  .  .  .  .  .  .
        centre  {centre}
        inner   .  .  .  .  .  .  .  .
        green speed {speed}, fortune 0
        turn green
        """,
    ).play(*STRAIGHT_ON)

    assert space == table["green.space"]
    assert laps == table["green.laps"]


@rule("CH-COLL-15")
def test_a_lap_may_be_taken_back() -> None:
    """A chariot that had crossed in an earlier turn and is put back behind the line must cross again."""
    table = Table(
        "chariot",
        """
        outer   G  .  .  .  .  .  .  .
        centre  Y  R  .  .  .  .  .  .
        inner   .  .  .  .  .  .  .  .
        green speed 1, fortune 0, lap 1
        red lap 1
        yellow lap 1
        turn green
        """,
    )
    assert "1" == table["green.dolphins"]

    table.play(*ONE_TURN, "in")

    assert "c8" == table["green.space"]
    assert "0" == table["green.laps"]
    assert "2" == table["green.dolphins"]


@rule("CH-COLL-16")
def test_own_chariots_collide_like_any_other() -> None:
    """Both chariots of one player take 2 damage."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  .  .
        centre  .  G  .  .  .  R  .  .
        inner   Y  B  .  .  .  .  .  .
        green seat 0, speed 4, fortune 0
        red seat 0
        yellow seat 1
        blue seat 1
        turn green
        """,
        players=2,
    ).play(*STRAIGHT_ON)

    assert ["10", "10"] == [table["green.damage"], table["red.damage"]]
    assert "c5" == table["green.space"]


@rule("CH-EX-05", "CH-EX-06", "CH-EX-07", "CH-EX-08", "CH-EX-09", "CH-EX-10")
def test_lola_on_the_printed_circuit() -> None:
    """The rulebook's example fits the first curve of side A, space for space."""
    table = Table(
        "chariot",
        """
        green at o2, speed 6, damage 11, fortune 0
        yellow at c9, damage 2
        blue at c8
        red at i14
        turn green
        """,
        players=4,
        options={"track": "A"},
    ).play("dice: pace, pace, sprint, turn", "green: keep", "pace +0")

    assert ["8", "10"] == [table["green.speed"], table["green.damage"]]

    table.play("ahead, ahead, ahead, ahead, ahead, ahead, ahead")

    assert ["o9", "9"] == [table["green.space"], table["green.damage"]]

    table.play("in")

    assert ["c7", "4", "8"] == [table[f"green.{fact}"] for fact in ("space", "damage", "speed")]
    assert ["off", "0"] == [table["yellow.space"], table["yellow.damage"]]
    assert ["c8", "12"] == [table["blue.space"], table["blue.damage"]]
    assert "c9" == table["caltrops"]
