"""Leaving over the front, and the update of the board (TR-FRT)."""

import pytest

from chicane.core.match import new
from chicane.core.scenario import Table
from chicane.core.view import seen_by
from chicane.thunder.board import NAMES
from chicane.thunder.enter import PUSHED, Push
from chicane.thunder.kinds import F
from chicane.thunder.state import Thunder
from chicane.thunder.together import PushTogether
from tests.rule import rule

OTHERS = "b1 at c12\ng1 at c14\nred commanded"


def road(drawing: str, others: str = OTHERS) -> Table:
    """Red's turn with three players, cars on the middle tile."""
    return Table("thunder", f"{drawing}\n{others}", players=3)


def thunder(table: Table) -> Thunder:
    assert isinstance(table.game, Thunder)
    return table.game


@rule("TR-FRT-01", "TR-FRT-14")
@pytest.mark.parametrize(
    "drawing, script, who",
    [
        ("c24: .r1", ["red: r1 1, F"], "r1"),  # by choice
        ("c23: .r1 o", ["red: r1 1, F", "dice: F"], "r1"),  # oil
        ("c23: .r1 .b2", ["red: r1 1, F", "dice: bottom F", "blue: keep"], "b2"),  # slam
        ("c23: .r1 .b2\nb2 damage dent, dent", ["red: r1 1, F", "dice: bottom F", "blue: keep"], "b2"),  # inoperable
        ("c22: .r1 . .b2", ["red: r1 1, F, shoot b2", "dice: any, skid F"], "b2"),  # skid
        ("c22: .r1 . .b2", ["red: r1 1, F, shoot b2", "dice: any, dazed, 1, F"], "b2"),  # daze
        ("c22: .r1 . .b2", ["red: r1 1, F, shoot b2", "dice: any, blast off, F 1"], "b2"),  # flight
    ],
)
def test_however_a_vehicle_crosses(drawing: str, script: list[str], who: str) -> None:
    """By choice or forced, operable or not: the board is updated and the vehicle lands on the new tile."""
    table = road(drawing).play(*script)

    assert "in the air" == table[who]

    table.play("dice: tile 5a")

    assert "c17" == table[who]
    assert "2a 3a 5a" == table["tiles"]


@rule("TR-FRT-02", "TR-WIN-01")
def test_over_the_finish_line() -> None:
    """On the final tile the owner wins at once, with moves left or not."""
    table = road("c24: .r1\nfinal").play("red: r1 4, F")

    assert "0" == table["winners"]
    assert "1a 2a 3a" == table["tiles"]


@rule("TR-FRT-03", "TR-FRT-10")
def test_the_steps_of_an_update() -> None:
    """Cars are lost first, then tokens and choppers leave, a tile is drawn, tokens are dealt; then the landing."""
    table = road("a1: =r2 ? =B\nc24: .r1").play("red: r1 1, F")

    assert "gone" == table["r2"]
    assert "away" == table["blue.chopper"]
    assert [1, 0] == [sum(thunder(table).lost), sum(thunder(table).discards)]
    assert {"none"} == {table[f"hazard {lane}{column}"] for lane in "abcdef" for column in range(17, 25)}
    assert "in the air" == table["r1"]
    assert "dice" == table.to_act

    table.play("dice: tile 5a")

    assert "face down" == table["hazard c22"]
    assert "c17" == table["r1"]


@rule("TR-FRT-04")
def test_vehicles_on_the_rear_tile() -> None:
    """Every one is eliminated, operable or not, wreck or car, whoever owns it; those one space further are not."""
    table = road("a8: =r2 =b2\nb8: =g2 =w\nf1: =w\ng2 damage dent, dent\nc24: .r1")
    table.play("red: r1 1, F", "dice: tile 5a")

    assert ["gone", "gone"] == [table["r2"], table["g2"]]
    assert "a1" == table["b2"]
    assert "b1" == table["wrecks"]
    assert "20" == table["damage pile"]


@rule("TR-FRT-05")
def test_tokens_on_the_rear_tile() -> None:
    """They are discarded, the face-up ones openly; those of the other tiles lie where they lay."""
    table = road("a8: o ?\nb8: m t\nc24: .r1").play("red: r1 1, F", "dice: tile 5a")
    game = thunder(table)

    assert [0, 0, 1, 1, 0, 0] == game.discards  # none, road, oil, mud, mine, wreck
    assert "face down" == table["hazard a1"]
    assert "road" == table["hazard b1"]


@rule("TR-FRT-06", "TR-CHP-11")
def test_choppers_on_the_rear_tile() -> None:
    """They go home and may be used again; the others stay above their space."""
    table = road("a8: =B\na9: =G\nc24: .r1\nblue dice 1 2 3").play("red: r1 1, F", "dice: tile 5a")

    assert "away" == table["blue.chopper"]
    assert "a1" == table["green.chopper"]

    table.play("blue: b1 1, airstrike 2")

    assert "chopper a2" in table.menu


@rule("TR-FRT-07", "TR-FRT-09")
def test_faq_09_first_in_first_out() -> None:
    """Removed tiles come back in the order in which they left, unflipped, once the unseen ones are used up."""
    table = road("tiles 1b 2b 3b\nr1 at c24")
    game = thunder(table)
    leads = []
    for _ in range(5):
        game.at[0], game.at[3], game.at[6] = (NAMES.index(name) for name in ("c24", "c20", "c22"))
        game.do(Push(0, F, PUSHED))
        game.advance()
        while "dice" == table.to_act:
            table.choose(table.menu[0])
        leads.append(table["tiles"].split()[2])

    assert ["4a", "5a", "1b", "2b", "3b"] == leads


@rule("TR-FRT-08")
def test_what_stands_on_the_other_tiles_stays() -> None:
    """Middle becomes rear, lead becomes middle, with vehicles, tokens, choppers and ground."""
    table = road("c9: =b1 ~ # o .B\nf17: =g1 ? ~w\nc24: .r1", "red commanded").play("red: r1 1, F", "dice: tile 5a")

    assert "2a 3a 5a" == table["tiles"]
    assert ["c1", "c5"] == [table["b1"], table["blue.chopper"]]
    assert ["mud", "rock", "road"] == [table[f"terrain c{column}"] for column in (2, 3, 4)]
    assert "oil" == table["hazard c4"]
    assert ["f9", "f11"] == [table["g1"], table["wrecks"]]
    assert "face down" == table["hazard f10"]
    assert "mud" == table["terrain f11"]


@rule("TR-FRT-09")
def test_faq_09_nobody_knows_the_next_tile() -> None:
    """Either face of every unseen tile may come; and a view tells nothing of the order of those put back."""
    table = road("c24: .r1").play("red: r1 1, F")

    assert ["tile 4a", "tile 4b", "tile 5a", "tile 5b"] == table.menu
    assert table.game.weights is None

    one, two = new("thunder", 3, seed=1).game, new("thunder", 3, seed=1).game
    assert isinstance(one, Thunder) and isinstance(two, Thunder)
    one.queue, two.queue = [4, 2, 6], [6, 2, 4]

    for seat in range(3):
        assert seen_by(one, seat, []).state == seen_by(two, seat, []).state


@rule("TR-FRT-10", "TR-FRT-15", "TR-SET-07")
@pytest.mark.parametrize("players, tokens", [(2, 7), (3, 4), (4, 2)])
def test_tile_1_comes_back(players: int, tokens: int) -> None:
    """It gets tokens on the spaces printed with the number of players who began, even if fewer are left."""
    cars = "c24: .r1\nb1 at c12\nred commanded" + "\ny1 at c14" * (players == 4)
    table = Table("thunder", cars, players=players)
    thunder(table).shuffled = []
    table.play("red: r1 1, F")
    lead = [table[f"hazard {lane}{column}"] for lane in "abcdef" for column in range(17, 25)]

    assert "2a 3a 1a" == table["tiles"]
    assert tokens == lead.count("face down")


@rule("TR-FRT-11", "TR-FIN-01")
def test_the_finish_line_comes_with_the_update() -> None:
    """Two players: the fifth tile is the final one as soon as it lies, before the landing is resolved."""
    table = Table("thunder", "laid 4\nd24: .r1\nb1 at c12\nred commanded", players=2).play("red: r1 2, F")

    assert "no" == table["final"]

    table.play("dice: tile 5a")

    assert "yes" == table["final"]
    assert "d17" == table["r1"]


@rule("TR-FRT-12", "TR-FRT-13")
@pytest.mark.parametrize(
    "at, way, there",
    [
        ("a24", "F", "a17"),
        ("b24", "FL", "a17"),
        ("b24", "F", "b17"),
        ("b24", "FR", "c17"),
        ("c24", "F", "c17"),
        ("d24", "FL", "c17"),
        ("d24", "F", "d17"),
        ("d24", "FR", "e17"),
        ("e24", "F", "e17"),
        ("f24", "FL", "e17"),
        ("f24", "F", "f17"),
    ],
)
def test_faq_21_landing_space(at: str, way: str, there: str) -> None:
    """The first space of the new tile in the direction in which the car crossed; that step costs one move."""
    table = road(f"{at}: .r1").play(f"red: r1 2, {way}", "dice: tile 5a")

    assert there == table["r1"]
    assert "1" == table["r1.moves"]
    assert "red" == table.to_act


@rule("TR-FRT-13", "TR-TER-07")
@pytest.mark.parametrize("die, left", [(4, 2), (3, 1), (1, 0)])
def test_faq_21_mud_beyond_the_front(die: int, left: int) -> None:
    """The crossing is the step into the landing space: two moves for mud, once, or the last one."""
    table = road("f24: .r1").play(f"red: r1 {die}, F", "dice: tile 4a")  # lane f begins with mud

    assert "f17" == table["r1"]
    assert str(left) == table["r1.moves"]


@rule("TR-FRT-13", "TR-TER-03")
def test_a_pushed_car_pays_nothing_beyond_the_front() -> None:
    """Oil carries the car into the mud of the new tile, and its two moves are still there."""
    table = road("f23: .r1 o").play("red: r1 3, F", "dice: F, tile 4a")

    assert "f17" == table["r1"]
    assert "2" == table["r1.moves"]


@rule("TR-FRT-12", "TR-DMG-20")
def test_a_landing_space_is_resolved() -> None:
    """A car that flies on over the front comes down on a hidden token of the new tile: it is flipped."""
    table = road("b22: .r1 . .b2").play("red: r1 1, F, shoot b2", "dice: any, blast off, F 3", "dice: tile 5a")

    assert "b19" == table["b2"]
    assert ["road", "oil", "mud", "mine", "wreck"] == table.menu


@rule("TR-FRT-17", "TR-WIN-02")
def test_one_player_left_by_the_first_step() -> None:
    """That player wins at once: no token is discarded, no tile drawn, nobody lands."""
    table = Table("thunder", "a1: =b1 ? =g1\nc24: .r1\nred commanded", players=3).play("red: r1 2, F")

    assert "0" == table["winners"]
    assert "last" == table["reason"]
    assert "1a 2a 3a" == table["tiles"]
    assert "face down" == table["hazard a2"]
    assert "in the air" == table["r1"]


@rule("TR-FRT-18")
def test_the_active_car_is_lost_with_the_rear_tile() -> None:
    """Its shrapnel made another car skid over the front; its turn is over, and its own token goes back."""
    table = Table("thunder", """
        c1: .  .r1 ?
        c24: .b1
        r2 at a12
        g1 at a14
        red commanded
    """, players=3)  # fmt: skip
    table.play("red: r1 4, F", "dice: mine, shrapnel, F", "dice: skid F", "dice: tile 5a")

    assert "gone" == table["r1"]
    assert "c17" == table["b1"]
    assert "blue" == table.to_act
    assert "19" == table["damage pile"]


@rule("TR-FRT-19")
def test_several_cross_together() -> None:
    """One update, and all of them land on the new tile."""
    table = road("r1 at b24\nr2 at d24\nr3 at c20")
    game = thunder(table)
    game.do(PushTogether((0, 1, 2), F))
    game.advance()
    assert ["in the air", "in the air", "c13"] == [table["r1"], table["r2"], table["r3"]]
    table.play("dice: tile 5a")

    assert ["b17", "d17", "c13"] == [table["r1"], table["r2"], table["r3"]]
    assert "2a 3a 5a" == table["tiles"]
    assert 4 == game.laid


@rule("TR-FRT-20")
def test_two_updates_in_one_move() -> None:
    """Nine moves from the last space lead over the new lead tile and off it again."""
    table = road("c24: .r1\nred dice 6 3", "b1 at c22\ng1 at c20").play("red: r1 6, nitro 3", "red: F", "dice: tile 4a")

    assert "c17" == table["r1"]

    table.play("red: F, F", "dice: road", "red: F, F, F, F", "dice: road", "red: F", "red: F")

    assert "in the air" == table["r1"]

    table.play("dice: tile 5a")

    assert "c17" == table["r1"]
    assert "3a 4a 5a" == table["tiles"]
    assert ["c6", "c4"] == [table["b1"], table["g1"]]


@rule("TR-FRT-21", "TR-DMG-26")
def test_faq_03_last_car_crosses_and_stops() -> None:
    """The tile is placed and becomes final, the finish line is added, and only then is the player out."""
    table = Table("thunder", "c22: .r1 . .b1\nb1 damage dent\ng1 at c12\nred commanded", players=3)
    table.play("red: r1 1, F, shoot b1", "dice: any, skid F")

    assert "no" == table["blue.out"]

    table.play("dice: tile 5a")
    said = table["said"].split(", ")

    assert "yes" == table["blue.out"]
    assert "yes" == table["final"]
    assert "c17" == table["b1"]
    assert said.index("thunder-told-tile") < said.index("thunder-told-inoperable") < said.index("thunder-told-out")


@rule("TR-FRT-22")
def test_the_car_that_crosses_is_on_no_tile() -> None:
    """While the board moves up it stands nowhere, so it can't be lost."""
    table = road("c24: .r1").play("red: r1 1, F")

    assert "in the air" == table["r1"]

    table.play("dice: tile 5a")

    assert "operable" == table["r1.state"]


@rule("TR-FRT-23")
def test_the_pile_is_never_empty() -> None:
    """Even with no other tile the removed one is in the pile before one is drawn."""
    table = road("c24: .r1")
    game = thunder(table)
    game.shuffled, game.queue = [], []
    table.play("red: r1 1, F")

    assert "2a 3a 1a" == table["tiles"]
    assert [] == game.queue
