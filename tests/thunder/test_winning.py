"""Winning: over the line, or as the last one standing (TR-WIN)."""

import pytest

from chicane.core.scenario import Table
from chicane.thunder.kinds import FR, F
from chicane.thunder.state import Thunder
from chicane.thunder.together import PushTogether
from tests.rule import rule


def last_tile(drawing: str, others: str = "b2 at a12\ng1 at a14") -> Table:
    """Three players on the final tile, red's turn."""
    return Table("thunder", f"{drawing}\n{others}\nfinal\nred commanded", players=3)


@rule("TR-WIN-01", "TR-WIN-10")
def test_over_the_line() -> None:
    """A player wins at once when one of their cars moves onto the finish line; the rest is not played."""
    table = last_tile("c24: .r1").play("red: r1 4, F")

    assert "yes" == table["over"]
    assert "0" == table["winners"]
    assert "finished" == table["reason"]
    assert [1.0, 0.0, 0.0] == table.game.returns()


@rule("TR-WIN-01")
def test_beside_the_line() -> None:
    """From an even lane a step to the front left stays on the tile: nobody wins yet."""
    table = last_tile("c24: .r1").play("red: r1 1, FL")

    assert "b24" == table["r1"]
    assert "no" == table["over"]


@rule("TR-WIN-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_last_one_standing(players: int) -> None:
    """Whoever is the only one left with an operable car wins at once."""
    cars = "c5: .r1 .b1 #\nb2 at a12\nb2 damage dent, dent"
    table = Table("thunder", f"{cars}\nred commanded", players=players).play("red: r1 3, F", "dice: bottom F")

    assert "0" == table["winners"]
    assert "last" == table["reason"]
    assert "a12" == table["b2"]


@rule("TR-WIN-02", "TR-WIN-10")
def test_last_one_standing_in_anothers_turn() -> None:
    """Red drives its last car into a rock: blue has won, and red's turn is not played out."""
    table = Table("thunder", "c5: .r1 #\nb1 at a12\nred commanded", players=2).play("red: r1 3, F")

    assert "1" == table["winners"]


@rule("TR-WIN-03")
@pytest.mark.parametrize(
    "drawing, script, winner",
    [
        ("c23: .r1 o", ["red: r1 1, F", "dice: F"], "0"),
        ("c23: .r1 .b1", ["red: r1 1, F", "dice: bottom F"], "1"),
        ("c23: .r1 .b1", ["red: r1 1, F", "dice: top F"], "0"),
        ("c22: .r1 . .b1", ["red: r1 1, F, shoot b1", "dice: any, skid F"], "1"),
        ("c22: .r1 . .b1", ["red: r1 1, F, shoot b1", "dice: any, blast off, F 1"], "1"),
        ("c20: .r1 . .b1", ["red: r1 1, F, shoot b1", "dice: any, blast off, F 4"], "1"),
        ("c22: .r1 . .b1", ["red: r1 1, F, shoot b1", "dice: any, dazed, 2, F"], "1"),
        ("c23: .r1 ?", ["red: r1 1, F", "dice: mine, skid F"], "0"),
    ],
)
def test_faq_01_whatever_leads_over_the_line(drawing: str, script: list[str], winner: str) -> None:
    """Slam, oil slick, skid, daze and blast off all count, on any player's turn."""
    table = last_tile(drawing).play(*script)

    assert winner == table["winners"]
    assert "finished" == table["reason"]


@rule("TR-WIN-04")
def test_an_inoperable_car_wins() -> None:
    """Blue is still in the game, so its inoperable car wins when it is pushed over the line."""
    table = last_tile("c23: .r1 .b1\nb1 damage dent, dent").play("red: r1 1, F", "dice: bottom F")

    assert "1" == table["winners"]


@rule("TR-WIN-04", "TR-STA-11")
def test_an_inoperable_car_of_somebody_who_is_out() -> None:
    """Blue is out: its car is eliminated on the line, and the game goes on."""
    table = last_tile("c23: .r1 .b1\nb1 damage dent, dent", "g1 at a14").play("red: r1 1, F", "dice: bottom F")

    assert "yes" == table["blue.out"]
    assert "gone" == table["b1"]
    assert "green" == table.to_act


@rule("TR-WIN-05", "TR-WIN-08")
@pytest.mark.parametrize("token", ["skid F", "blast off, F 3", "dazed, 4, F"])
def test_faq_02_over_the_line_while_becoming_inoperable(token: str) -> None:
    """The crossing comes before the token is placed: the last car of blue wins with its second token."""
    table = last_tile("c22: .r1 . .b1\nb1 damage dent", "g1 at a14")
    table.play("red: r1 1, F, shoot b1", f"dice: any, {token}")

    assert "1" == table["winners"]
    assert "finished" == table["reason"]


@rule("TR-WIN-06", "TR-SIM-07")
def test_faq_55_nobody_is_left() -> None:
    """The last cars of red and blue are bombed at the end of one turn: all players lose."""
    table = Table("thunder", "c5: .r1 .B .b1 .R\nred commanded", players=2)
    table.play("red: r1 1, F, shoot b1", "dice: any, skid F")

    assert "yes" == table["over"]
    assert "none" == table["winners"]
    assert "lost" == table["reason"]
    assert [0.0, 0.0] == table.game.returns()


@rule("TR-WIN-07", "TR-SIM-03")
@pytest.mark.parametrize(
    "cars, winner",
    [
        ({"r1": "c24", "b1": "e24"}, "0"),  # as far forward: the left one
        ({"r1": "e24", "b1": "c24"}, "1"),
        ({"r1": "a24", "b1": "c24"}, "0"),
        ({"r1": "c24", "b1": "f24"}, "1"),  # f24 lies half a space further forward
        ({"r1": "a24", "b1": "c24", "g1": "d24"}, "2"),
    ],
)
def test_several_over_the_line_together(cars: dict[str, str], winner: str) -> None:
    """In one simultaneous effect the first one resolved wins: from the front to the back, then from the left."""
    places = "\n".join(f"{car} at {space}" for car, space in cars.items())
    table = Table("thunder", f"{places}\nr2 at a1\nb2 at a2\ng2 at a3\nfinal", players=3)
    game = table.game
    assert isinstance(game, Thunder)
    game.do(PushTogether((0, 3, 6) if "g1" in cars else (0, 3), F))
    game.advance()

    assert winner == table["winners"]


@rule("TR-WIN-08", "TR-SIM-06")
def test_the_line_counts_before_going_out() -> None:
    """One effect carries red's inoperable car over the line and its last operable one over the side: red wins."""
    table = Table("thunder", "r1 at b24\nr2 at f24\nr1 damage dent, dent\nb1 at a1\ng1 at a2\nfinal", players=3)
    game = table.game
    assert isinstance(game, Thunder)
    game.do(PushTogether((1, 0), FR))
    game.advance()

    assert "0" == table["winners"]
    assert "finished" == table["reason"]


@rule("TR-WIN-10")
def test_nothing_comes_after_the_end() -> None:
    """The slam that won is the last thing that happens: no shot, no bomb, no next turn."""
    table = last_tile("c23: .r1R .b1").play("red: r1 1, F", "dice: bottom F")

    assert "nobody" == table.to_act
    assert [] == table.menu
    assert "c24" == table["r1"]
    assert "thunder-told-winner" == table["said"].split(", ")[-1]
