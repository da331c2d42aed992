"""The final tile: when it comes, and that it stays (TR-FIN)."""

import pytest

from chicane.core.scenario import Table
from chicane.thunder.board import NAMES
from chicane.thunder.enter import PUSHED, Push
from chicane.thunder.kinds import F
from chicane.thunder.state import Thunder
from tests.rule import rule


def thunder(table: Table) -> Thunder:
    assert isinstance(table.game, Thunder)
    return table.game


def cross_again(table: Table) -> None:
    """All cars back on the lead tile, and red's small one pushed over the front."""
    game = thunder(table)
    spaces = [NAMES.index(f"{lane}24") for lane in "cabdef"]
    for vehicle in range(len(game.at)):
        if game.at[vehicle] >= 0:
            game.at[vehicle] = spaces[vehicle // 3]
    game.do(Push(0, F, PUSHED))
    game.advance()
    while "dice" == table.to_act:
        table.choose(table.menu[0])


@rule("TR-FIN-01", "TR-FIN-02")
def test_faq_08_two_players_fifth_tile() -> None:
    """The three tiles of the setup count: the second update brings the final tile."""
    table = Table("thunder", players=2).play("dice: tile 2a, tile 3a", "dice: 1,1,1,1, 2,2,2,2", "dice: 1")
    game = thunder(table)
    game.at = [NAMES.index("c24") if car == 0 else NAMES.index("a24") if car == 3 else -2 for car in range(6)]

    cross_again(table)

    assert "no" == table["final"]

    cross_again(table)

    assert "yes" == table["final"]
    assert 5 == game.laid

    cross_again(table)

    assert "0" == table["winners"]


@rule("TR-FIN-03")
@pytest.mark.parametrize("players", [3, 4])
def test_the_first_player_out_sets_the_finish_line(players: int) -> None:
    """At once, at the front of the tile that leads at that moment."""
    others = "g1 at a12\n" + "y1 at a14\n" * (players == 4)
    table = Table("thunder", f"c5: .r1 .b1 #\n{others}red commanded", players=players).play("red: r1 2, F")

    assert "no" == table["final"]

    table.play("dice: bottom F")

    assert "yes" == table["blue.out"]
    assert "yes" == table["final"]
    assert "1a 2a 3a" == table["tiles"]


@rule("TR-FIN-03", "TR-STA-08")
def test_inoperable_cars_put_a_player_out_too() -> None:
    """The last operable car breaks down: blue is out, its cars stand about, the finish line is there."""
    table = Table("thunder", "c5: .r1 . .b1\nb1 damage dent\ng1 at a12\nred commanded", players=3)
    table.play("red: r1 1, F, shoot b1", "dice: any, dent")

    assert "yes" == table["blue.out"]
    assert "c7" == table["b1"]
    assert "yes" == table["final"]


@rule("TR-FIN-04")
@pytest.mark.parametrize("players", [3, 4])
def test_no_tile_limit_for_more_players(players: int) -> None:
    """While everybody is in the game the road goes on and on."""
    cars = "c24: .r1\nb1 at a24\ng1 at b24\n" + "y1 at d24\n" * (players == 4)
    table = Table("thunder", cars, players=players)
    for _ in range(8):
        cross_again(table)

    assert "no" == table["final"]
    assert 11 == thunder(table).laid
    assert "no" == table["over"]


@rule("TR-FIN-05")
def test_out_during_an_update() -> None:
    """The update is completed, and the new lead tile is the final one, not the old one."""
    table = Table("thunder", "c24: .r1\nb1 at c12\ng1 at c2\nred commanded", players=3).play("red: r1 1, F")

    assert "yes" == table["green.out"]
    assert "no" == table["final"]

    table.play("dice: tile 5a")

    assert "yes" == table["final"]
    assert "2a 3a 5a" == table["tiles"]
    assert "c17" == table["r1"]


@rule("TR-FIN-07")
def test_the_finish_line_stays_where_it_is() -> None:
    """When the next of four goes out the lead tile is the same, and it is still the final one."""
    table = Table("thunder", """
        c5: .r1 .b1 #
        c9: .g1 #
        y1 at a14
        red commanded
        green commanded
    """, players=4)  # fmt: skip
    table.play("red: r1 1, F", "dice: bottom F", "? blue.out = yes", "? final = yes", "green: g1 1, F")

    assert "yes" == table["green.out"]
    assert "yes" == table["final"]
    assert "1a 2a 3a" == table["tiles"]


@rule("TR-FIN-08")
@pytest.mark.parametrize(
    "drawing, script",
    [
        ("c24: .r1", ["red: r1 1, F"]),
        ("c23: .r1 .w", ["red: r1 1, F", "dice: bottom F"]),
        ("c22: .r1 . .b1", ["red: r1 1, F, shoot b1", "dice: any, blast off, F 4"]),
    ],
)
def test_no_update_beyond_the_finish_line(drawing: str, script: list[str]) -> None:
    """Whatever crosses, no tile moves and none is drawn."""
    table = Table("thunder", f"{drawing}\nb2 at a12\ng1 at a1\nfinal\nred commanded", players=3).play(*script)

    assert "1a 2a 3a" == table["tiles"]
    assert "a1" == table["g1"]
    assert "dice" != table.to_act


@rule("TR-FIN-09", "TR-FIN-04")
def test_the_number_of_players_at_setup_counts() -> None:
    """Three began: with one of them out the fifth tile has no meaning, and the line is where it was set."""
    table = Table("thunder", "laid 4\nc24: .r1\nb1 at c12\ng1 at c14\nred commanded", players=3)
    table.play("red: r1 1, F", "dice: tile 5a")

    assert "no" == table["final"]  # for two players this would be the fifth tile

    two = Table("thunder", "laid 4\nc24: .r1\nb1 at c12\nred commanded", players=2)
    two.play("red: r1 1, F", "dice: tile 5a")

    assert "yes" == two["final"]
    assert "TR-FIN-01" in [line.message.rule for line in two.teller.lines]


@rule("TR-FIN-10", "TR-WIN-02")
def test_two_players_need_no_finish_line() -> None:
    """One goes out and the other has won: no finish line is added."""
    table = Table("thunder", "c5: .r1 .b1 #\nred commanded", players=2).play("red: r1 1, F", "dice: bottom F")

    assert "0" == table["winners"]
    assert "no" == table["final"]
    assert "thunder-told-finish-line" not in table["said"]
