"""Carnage: greedy drives sensibly on new ground, and the picture and the terminal show what burns."""

import pytest

from chicane.bots import bot
from chicane.core.message import Message
from chicane.core.scenario import Table
from chicane.core.view import seen_by
from chicane.thunder.lab.value import value
from chicane.thunder.picture.draw import scene
from chicane.thunder.picture.sketch import sketch
from chicane.thunder.state import Thunder

SAND = "\n".join(f"{lane} {'. ' * 24}" for lane in "abcdef")


def table(lines: str, far: str = "\nb2 at f14\nb3 at f16") -> Table:
    """Three tiles of sand, what is said to lie and stand on them, and two rivals far away."""
    return Table("thunder", f"{SAND}\n{lines}{far}\nred commanded", players=2, options={"carnage": True})


def thunder(table: Table) -> Thunder:
    assert isinstance(table.game, Thunder)
    return table.game


def advice(position: Table) -> str:
    """What greedy would do."""
    game = position.game
    return bot("greedy").choose(seen_by(game, game.actor), game.menu).text(game)


@pytest.mark.parametrize(
    "drawing, way",
    [
        ("c5: .r1 %\nd5: %", "FL"),  # goo on two sides
        ("c5: .r1 #\nb5: >", "FR"),  # the side of a ramp
        ("b5: .r1 #\na6: *", "FR"),  # glass that leads over the edge
        ("c5: .r1 !\nd5: !", "FL"),  # fire
    ],
)
def test_greedy_drives_round_it(drawing: str, way: str) -> None:
    """Of three ways it takes the one that is neither deadly nor sticky."""
    assert way == advice(table(drawing).play("red: r1 4"))


@pytest.mark.parametrize("moves", [2, 3, 4])
def test_rather_over_a_token_than_through_fire(moves: int) -> None:
    """The moves that are left are not forgotten while the token is turned up: this way leads as far."""
    assert "FR" == advice(table("c5: .r1 !\nb5: #\nhazard d5").play(f"red: r1 {moves}"))


RIVALS = "\nb1 at f14\nb2 at e14\nb3 at b14"


def test_goo_is_no_shortcut_for_the_leader() -> None:
    """Rivals stand on the rear tile, and goo is the nearest space further on: the way past it leads as far."""
    walls = "c18: .r1 %\nb18: #\nd19: #\nr2 at c12\nr3 at e13\nb1 at f3\nb2 at e4\nb3 at b4"

    assert "FR" == advice(table(walls, far="").play("red: r1 2"))


def test_goo_on_the_last_move_is_as_good_as_sand() -> None:
    """There is nothing left to lose in it, and it is further on."""
    assert "F" == advice(table("c5: .r1 %").play("red: r1 1"))


@pytest.mark.parametrize("space", ["c21", "c22"])
def test_nobody_burns_for_a_new_tile(space: str) -> None:
    """Four moves lead over the front or near it without the fire as well."""
    assert "F" != advice(table(f"{space}: .r1 !\nr2 at c12\nr3 at e15{RIVALS}", far="").play("red: r1 4"))


@pytest.mark.parametrize(("space", "burns"), [("c21", True), ("c22", False)])
def test_through_the_fire_to_the_line(space: str, burns: bool) -> None:
    """Where it is the only way that is short enough to win, and not where another is."""
    position = table(f"{space}: .r1 !\nr2 at c12\nr3 at e15\nfinal{RIVALS}", far="").play("red: r1 4")

    assert burns == ("F" == advice(position))


@pytest.mark.parametrize(
    ("landing", "jumps"),
    [("# # # #", False), (". . # #", False), ("# . . .", True), (". . . .", True)],
)
def test_greedy_looks_where_a_ramp_leads(landing: str, jumps: bool) -> None:
    """It takes the ramp where most of the landings are safe, and drives past where they are rock."""
    assert jumps == ("F" == advice(table(f"c9: .r1 > {landing}").play("red: r1 1")))


def test_greedy_takes_the_glass_to_the_line() -> None:
    """A slide over the finish line wins like any other way over it."""
    assert "F" == advice(table("c23: .r1 *\nfinal").play("red: r1 1"))


def test_greedy_goes_over_the_salt() -> None:
    """Three moves of the road die are worth a lane."""
    assert "FL" == advice(table("c5: .r1 .\nb5: :\nroad 3").play("red: r1 1"))


def test_a_burning_car_is_worth_less() -> None:
    """To its owner."""
    sound, alight = value(thunder(table("r1 at c9")), 0), value(thunder(table("r1 at c9, burning")), 0)

    assert sound is not None and alight is not None
    assert sound > alight > 0


def test_flames_are_to_be_seen_and_told() -> None:
    """A piece on the board that follows the car, and a word in the terminal."""
    game = thunder(table("r1 at c9, burning\nr2 at c12"))
    pieces = {piece.id: piece for piece in scene(game, ["Ann", "Bob"]).pieces}
    told = [span.text for line in sketch(game, ["Ann", "Bob"]) for span in line]

    assert (pieces["car-r1"].x, pieces["car-r1"].y) == (pieces["fire-r1"].x, pieces["fire-r1"].y)
    assert "fire-r2" not in pieces
    assert {"burns-r1", "folded-burns-r1"} == {id for id in pieces if "burns" in id}
    assert 1 == told.count(Message("thunder-sketch-burning"))
