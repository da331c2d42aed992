"""Rulings that no rule of a catalogue spells out (docs/rulings.md)."""

import pytest

from chicane.chariot.move import Move
from chicane.chariot.state import Race
from chicane.chariot.tracks import Space, Track
from chicane.core.content import UNIT
from chicane.core.scenario import Table
from tests.rule import rule

LANES = 3
COLUMNS = 6


@rule("CH-JAV-01")
def test_a_javelin_may_hit_the_throwers_own_second_chariot() -> None:
    """Any other chariot in range is a target, whoever owns it."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  .  .
        centre  .  G  .  Y  .  .  .  .
        inner   .  .  .  .  .  .  .  .
        green seat 0, speed 0, fortune 0
        yellow seat 0
        turn green
        """,
        players=3,
    ).play("dice: attack, fortune, fortune, fortune, fortune", "green: keep, javelin yellow")

    assert "11" == table["yellow.damage"]


@rule("CH-SETUP-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_colours_are_dealt_in_seat_order(players: int) -> None:
    """Seat 0 has green, seat 1 red and so on; second chariots go round once more."""
    game = Table("chariot", players=players).game
    assert isinstance(game, Race)
    chariots = 2 * players if players <= 3 else players

    assert [chariot % players for chariot in range(chariots)] == game.owner[:chariots]


def straight_lanes() -> list[list[Space]]:
    """Three lanes whose spaces lie side by side."""
    return [[Space((column + 1) * UNIT, column * UNIT) for column in range(COLUMNS)] for _ in range(LANES)]


@rule("CH-TRACK-10")
def test_where_lanes_tile_a_lane_change_has_one_target_a_side() -> None:
    """The next lane has one space that touches this one and reaches further."""
    track = Track("tiled", COLUMNS * UNIT, straight_lanes(), [])

    assert ["i2", "o2"] == [track.name[space] for space in track.sideways[track.name.index("c1")]]


@rule("CH-TRACK-10")
def test_a_slanted_border_may_give_two_targets() -> None:
    """A border that slants back to a corner makes the space behind it a target too; the text form says which."""
    lanes = straight_lanes()
    lanes[2][2].rear = UNIT
    table = Table("chariot", "green at c1, fortune 0", players=4)
    game = table.game
    assert isinstance(game, Race)
    game.track = Track("slanted", COLUMNS * UNIT, lanes, [])
    game.space[0] = game.track.name.index("c1")
    game.menu = Move(0, 2, 1).options(game)

    assert ["ahead", "in", "out to o2", "out to o3"] == table.menu


@rule("CH-COLL-05", "CH-COLL-06")
def test_put_back_to_where_the_mover_started() -> None:
    """The first free space behind the chariot hit may be the one just left."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .
        centre  .  G  R  .  .  .
        inner   .  .  .  .  .  .
        green speed 1, fortune 0
        turn green
        """,
    ).play("dice: fortune, fortune, fortune, fortune, fortune", "green: keep")

    assert ["c2", "10", "10"] == [table["green.space"], table["green.damage"], table["red.damage"]]


@rule("CH-COLL-05", "CH-COLL-06")
def test_put_back_behind_where_the_mover_started() -> None:
    """A queue beside its start takes the mover further back than it was."""
    table = Table(
        "chariot",
        """
        outer   .  .  G  .  .  .  .
        centre  .  B  Y  R  .  .  .
        inner   .  .  .  .  .  .  .
        green speed 1, fortune 0
        turn green
        """,
    ).play("dice: turn, fortune, fortune, fortune, fortune", "green: keep, in")

    assert "c1" == table["green.space"]


@rule("CH-ATT-02", "CH-JAV-03")
def test_a_javelin_is_thrown_from_where_the_mover_was_put_back() -> None:
    """Purple is two spaces from the collision, but four from where green comes to rest; white is two from there."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  .  .  P  .  .  .
        centre  .  .  W  .  G  Y  R  .  .  .  .  .
        inner   .  .  .  .  .  .  .  .  .  .  .  .
        green speed 2, fortune 0
        turn green
        """,
    ).play("dice: attack, fortune, fortune, fortune, fortune", "green: keep")

    assert "c5" == table["green.space"]
    assert ["hold", "javelin red", "javelin white", "javelin yellow"] == sorted(
        text for text in table.menu if not text.startswith("caltrop")
    )


@rule("CH-CALT-06", "CH-DEST-03")
def test_a_caltrop_that_destroys_makes_room_for_that_of_the_wreck() -> None:
    """With an empty supply the cube that hurt is the only one there is, and the wreck leaves it."""
    table = Table(
        "chariot",
        """
        outer   G  *  .  .  .  .  .  .  .  .  .  R
        centre  *  *  *  *  *  *  *  *  *  *  .  .
        inner   *  *  *  *  *  *  *  *  *  .  .  .
        green speed 1, damage 1, fortune 0
        turn green
        """,
    ).play("? supply = 0", "dice: fortune, fortune, fortune, fortune, fortune", "green: keep")

    assert ["off", "0"] == [table["green.space"], table["supply"]]
    assert "o2" in table["caltrops"]


@rule("CH-END-12", "CH-END-14")
def test_a_player_who_ties_with_himself_wins_once() -> None:
    """Both chariots of a seat are level and equally damaged: one winner."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  G
        centre  .  .  .  .  .  R
        inner   Y  .  .  .  .  .
        green seat 0, lap 1, speed 1, fortune 0
        red seat 0, lap 1, speed 1, fortune 0
        yellow seat 1, lap 0, speed 1, fortune 0
        """,
        players=2,
    )
    for _ in range(3):
        table.play("dice: fortune, fortune, fortune, fortune, fortune", "keep")

    assert "0" == table["winners"]
