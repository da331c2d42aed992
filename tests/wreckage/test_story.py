"""The story of a derby: what happened, not what was planned."""

import pytest

from chicane.core.scenario import Table
from chicane.words import words
from chicane.wreckage.outlook import looks_at
from chicane.wreckage.state import Wreckage
from tests.rule import rule


def arena(red: str, *things: str) -> Table:
    """Red's player turn comes next; blue stands in the east."""
    lines = [f"red sedan: at 0 0, heading 0, {red}", "blue van: at 4 0, heading 0", *things, "begin: turn red"]
    return Table("wreckage", "\n".join(lines), players=2)


def told(table: Table, language: str = "en") -> list[str]:
    """What the commentator has said since the position was drawn, without the begin of a game turn."""
    lines = [line.message for line in table.teller.lines if line.message.key != "wreckage-told-turn"]
    return [words(language).say(line) for line in lines]


@rule("WK-COLL-02")
@pytest.mark.parametrize(
    "language, line", [("en", "Red Sedan drives 0.7 lengths."), ("fr", "Berline Rouge avance de 0,7 longueur.")]
)
def test_a_move_that_is_stopped_is_told_as_far_as_it_came(language: str, line: str) -> None:
    """Four lengths were planned."""
    table = arena("speed 4", "obstacle: 0 1.6").play("red: go")

    assert line == told(table, language)[0]


def test_a_whole_move() -> None:
    """In whole lengths, with what lies on the way after it."""
    table = arena("speed 2", "can: 0 1").play("red: go")

    assert ["Red Sedan drives 2 lengths.", "Red Sedan scoops up a jerrycan. That makes 1."] == told(table)


def test_a_move_against_something_touched_is_no_way() -> None:
    """Nothing is said of the way, only of the crash."""
    table = arena("speed 1", "obstacle: 0 0.9").play("red: go")

    assert ["wreckage-told-crash"] == [line.message.key for line in table.teller.lines]


@rule("WK-REV-03")
def test_reverse() -> None:
    """It backs up."""
    assert "Red Sedan backs up one length." == told(arena("speed 1, reverse").play("red: go"))[0]


def test_nitro_and_turbo_say_how_far_they_came() -> None:
    """First that they are used, then the way."""
    nitro = arena("speed 1, equipment nitro", "obstacle: 0 3").play("red: nitro")
    turbo = arena("speed 1, plays turbo", "obstacle: 0 2.4").play("red: turbo")

    assert ["Nitro! Red Sedan lights the fuse.", "Red Sedan drives 2.1 lengths."] == told(nitro)[:2]
    assert ["Turbo! Red Sedan leaps ahead.", "Red Sedan drives 1.5 lengths."] == told(turbo)[:2]


@rule("WK-GEO-22")
def test_a_turn_that_is_stopped_is_told_as_far_as_it_came() -> None:
    """And what stopped it comes next."""
    table = arena("speed 1, plays right", "obstacle: 0.9 0").play("red: right 45")

    assert "Red Sedan swings right and gets 20° round." == told(table)[0]


@rule("WK-CARD-08")
def test_a_turn_says_what_the_vehicle_faces() -> None:
    """A jerrycan in this case."""
    table = arena("speed 1, plays right", "can: 2 2").play("red: right 45")

    assert "Red Sedan turns right by 45°, facing a jerrycan." == told(table)[0]


@rule("WK-CARD-12")
def test_a_card_that_is_declined() -> None:
    """It is named; a card that works by itself is not declined by driving on."""
    assert (
        "Red Sedan thinks better of it and leaves “Turn right” alone."
        == told(arena("speed 1, plays right").play("red: on"))[0]
    )
    assert [] == told(arena("speed 0, plays dodge").play("? menu = on, reverse gear"))
    assert ["Red Sedan stands where it stands."] == told(arena("speed 0, plays dodge").play("red: on"))


@rule("WK-MOVE-04")
@pytest.mark.parametrize(
    "red, play, line",
    [
        ("speed 2", "stay", "Red Sedan stays put, engine roaring."),
        ("speed 0, plays right", "right 45", "Red Sedan stands where it stands."),
    ],
)
def test_a_vehicle_that_stays(red: str, play: str, line: str) -> None:
    """Whether it wants to or can't help it."""
    assert line == told(arena(red).play(f"red: {play}"))[-1]


def test_a_spin_ends_before_something() -> None:
    """The heading is told by what the vehicle looks at."""
    table = arena("speed 1", "tyres: 0 1.2").play("red: go", "dice: heading 90")

    assert "Red Sedan spins and ends up facing Blue Van." == told(table)[2]


@pytest.mark.parametrize(
    "heading, things, seen",
    [
        (0, [], "the north wall"),
        (67, [], "the north-east wall"),
        (68, ["can: 0 1"], "the east wall"),
        (359, ["can: 0.3 2", "obstacle: 0 4"], "a jerrycan"),
        (0, ["can: 0.3 4", "obstacle: 0 2"], "an obstacle"),
        (0, ["mine: 0.3 2"], "a mine"),
        (90, [], "Blue Van"),
    ],
)
def test_what_a_vehicle_looks_at(heading: int, things: list[str], seen: str) -> None:
    """The first thing it would meet if it drove straight on, or one side of the wall."""
    lines = [f"red sedan: at 0 0, heading {heading}", "blue van: at 3 0.2, heading 0", *things]
    game = Table("wreckage", "\n".join(lines), players=2).game
    assert isinstance(game, Wreckage)

    assert seen == words("en").say(looks_at(game, 0))
