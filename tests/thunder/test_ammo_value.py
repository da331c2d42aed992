"""Extra Ammo and bots: greedy plays a card when it helps, and keeps it when it does not."""

from __future__ import annotations

import pytest

from chicane.bots import bot
from chicane.core.scenario import Table
from chicane.core.view import seen_by
from tests.thunder.ammo import DECKS, road

PACK = "c12: . .b3\nb12: .b2\nd12: .b1"


def chosen(table: Table) -> str:
    """What greedy chooses here."""
    view = seen_by(table.game, table.game.actor)
    return bot("greedy", "7").choose(view, table.game.menu).text(table.game)


def called(card: str) -> Table:
    """Red's chopper comes down behind all of blue's cars."""
    drawing = f"r1 at c2\n{PACK}\nred holds {card}\nred dice 1 2"
    return road(drawing, *DECKS, others="r3 at f1").play("red: r1 1, airstrike 2, chopper c12")


@pytest.mark.parametrize("card", ["twin-guns", "cluster-bomb"])
def test_two_shots_are_better_than_one(card: str) -> None:
    """More than the card is worth for later."""
    assert card == chosen(called(card))


@pytest.mark.parametrize(
    ("drawing", "play", "card"),
    [
        (
            "c5: .b1 . .r3\nred holds crash-helmet\nturn blue\nblue dice 1, commanded",
            "blue: b1 1, F, shoot r3",
            "crash-helmet",
        ),
        (
            "c18: .b1 . .r3\nred holds flares\nred chopper a24\nturn blue\nblue dice 1, commanded",
            "blue: b1 1, F, shoot r3",
            "flares",
        ),
        (
            "c5: .r1 #\nr2 at a3\nred holds extraction\nred chopper c20\nred dice 1, commanded",
            "red: r1 1, F",
            "extraction",
        ),
        ("c16: .b1\nred holds sugar-in-the-tank\nturn blue\nblue dice 6, commanded", "blue: b1 6", "sugar-in-the-tank"),
    ],
    ids=["crash-helmet", "flares", "extraction", "sugar-in-the-tank"],
)
def test_a_card_that_helps_is_played(drawing: str, play: str, card: str) -> None:
    """When its moment has come."""
    table = road(drawing, *DECKS, others="b2 at f14\nr2 at a1" if "r2" not in drawing else "b2 at f14").play(play)
    if table.to_act == "dice":
        table.play("dice: any")

    assert card in table.menu
    assert card == chosen(table)


def test_no_bomb_on_one_s_own() -> None:
    """Red's cars are all around: the card is kept."""
    drawing = "r1 at c2\nc12: . .r3\nb12: .r2\nb1 at f14\nred holds cluster-bomb\nred dice 1 2"
    table = road(drawing, *DECKS, others="b2 at f16").play("red: r1 1, airstrike 2, chopper c12")

    assert "decline" == chosen(table)


def test_low_pass_where_only_tokens_lie_behind_the_prey() -> None:
    """Mud on all three spaces from which it could be shot at: the card is played, and the chopper comes down there."""
    drawing = "r1 at c2\nb13: .m\nc13: .m .b3\nd13: .m\nb3 damage dent\nred holds low-pass\nred dice 1 2"
    table = road(drawing, *DECKS, others="r3 at f1\nb2 at f20").play("red: r1 1, airstrike 2")

    assert "low-pass" == chosen(table)
    table.play("red: low-pass")
    assert chosen(table) in ("chopper b13", "chopper c13", "chopper d13")


@pytest.mark.parametrize(("column", "command"), [(8, "rapid-reload 4"), (20, "no command")])
def test_a_second_shot_where_somebody_can_be_reached(column: int, command: str) -> None:
    """The command is given for prey ahead, and not for nothing; there is no chopper any more, and nothing to repair."""
    drawing = f"c5: .r1\nb3 at c{column}\nb3 damage dent\nred has rapid-reload\nred dice 2 4"
    table = road(drawing, *DECKS, others="r3 at f1\nb2 at f20\nred chopper removed").play("red: r1 2")

    assert {"rapid-reload 4", "no command"} <= set(table.menu)
    assert command == chosen(table)
