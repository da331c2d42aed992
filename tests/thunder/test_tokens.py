"""Choppe Shoppe: command tokens and every limit of theirs (TR-TOK)."""

from __future__ import annotations

import pytest

from chicane.core.scenario import Table
from chicane.thunder.choppe_shoppe.tokens import GetTokens, supply
from tests.rule import rule
from tests.thunder.chrome import OTHERS, road, thunder

RED, BLUE = 0, 1
FREE = OTHERS.replace("red commanded", "")  # red has its command die
START = "c5: .r1 . . . .\nd5: .r2 . . .\nb1 at a20\n"
THREE = ["b1 at a20, moved", "b2 moved", "b3 moved"]


def betty(line: str, others: str = FREE) -> Table:
    """Red with Miss Betty: Airstrike, Nitro 1-4, Drift, Repair."""
    return road(f"{START}red has miss-betty, {line}", others)


@rule("TR-TOK-01", "TR-TOK-04")
def test_a_die_and_a_token_but_no_second_token() -> None:
    """Two commands in one turn, one of each kind."""
    play = betty("tokens 3, dice 1 2 2 2").play("red: r1 1")
    assert ["no command", "airstrike 2", "nitro 2"] == play.menu[:3]
    assert ["token airstrike", "token nitro", "token drift", "token repair"] == play.menu[3:]
    play.play("red: nitro 2")
    assert ["enough", "token airstrike", "token drift", "token repair"] == play.menu

    play.play("red: token drift")
    assert ["3", "2"] == [play["r1.moves"], play["red.tokens"]]


@rule("TR-TOK-02", "TR-TOK-14")
def test_a_command_bears_a_die_or_a_token() -> None:
    """Not both, in this turn or in a later one of the round."""
    play = betty("tokens 2, dice 1 1 2 2").play("red: r1 1, token nitro")
    assert ["enough", "airstrike 1", "airstrike 2"] == play.menu
    play.play("red: enough, F, F", "others idle until red", "red: r2 1")

    assert "nitro 2" not in play.menu and "token nitro" not in play.menu
    assert "airstrike 2" in play.menu and "token drift" in play.menu


@rule("TR-TOK-02", "TR-TOK-14")
def test_the_last_token_keeps_dice_away_too() -> None:
    """No token is left to ask about, and its command has had its turn this round all the same."""
    play = betty("tokens 1, dice 1 1 2 2").play("red: r1 1, token nitro, enough, F, F", "others idle until red")
    play.play("red: r2 1")

    assert "nitro 2" not in play.menu and "airstrike 2" in play.menu


@rule("TR-TOK-03")
def test_a_token_activates_its_command_before_the_move() -> None:
    """As if a die were on it."""
    play = betty("tokens 1, dice 1 6", OTHERS).play("red: r1 1, token drift")

    assert "0" == play["red.tokens"]
    assert thunder(play).may_drift()


@rule("TR-TOK-05", "TR-TOK-13")
def test_a_token_is_no_command_die() -> None:
    """The die may be spent in the same turn or in a later one; over a round four commands are possible."""
    play = betty("tokens 3, dice 1 1 1 2", FREE)
    play.play("red: r1 1, token airstrike, nitro 2, chopper a24, F, F, F")
    play.play("others idle until red", "red: r2 1, token drift, F")
    play.play("others idle until red", "red: r3 1, token repair, F")
    game = thunder(play)

    assert (0b0010, 0b1101, 0) == (game.commanded[RED], game.starred[RED], game.tokens[RED])


@rule("TR-TOK-06", "TR-CST-06", "TR-XEX-07")
def test_no_token_on_a_coast() -> None:
    """FAQ-50."""
    play = road("c5: .r1 .\nb1 at a20\nr1 coasted 0\nr3 moved\nred has miss-betty, tokens 2, dice 4").play(
        "red: coast r1 4"
    )

    assert ["F", "FL", "FR"] == sorted(play.menu)


@rule("TR-TOK-07", "TR-TOK-08", "TR-CMD-10")
def test_a_token_counts_as_the_lowest_value() -> None:
    """Nitro adds 1; Drift and Repair are 3 and 6."""
    play = betty("tokens 1, dice 2 6", OTHERS).play("red: r1 2, token nitro")
    values = [command.least for command in thunder(play).board_of(RED)]

    assert "3" == play["r1.moves"]
    assert [1, 3, 6] == values[1:]


@rule("TR-TOK-09")
def test_a_token_on_airstrike() -> None:
    """The chopper comes, whatever the token counts."""
    play = betty("tokens 1, dice 2 6").play("red: r1 2, token airstrike, enough, chopper a24")

    assert "a24" == play["red.chopper"]


@rule("TR-TOK-10", "TR-TOK-11", "TR-END-10")
def test_tokens_on_commands_are_gone_at_the_end_of_the_round() -> None:
    """They go to the supply; those that were kept stay."""
    drawing = f"{START}turn red 3\nr2 moved\nr3 moved\nred has miss-betty, tokens 2, dice 1"
    others = "r3 at f1\nb2 at f14\nred commanded\nblue commanded, dice 0"
    play = road(drawing, others)
    assert 13 == supply(thunder(play))
    play.play("red: token nitro, F, F")
    game = thunder(play)

    assert ([1, 0], [0, 0], 14) == (game.tokens, game.starred, supply(game))


@rule("TR-TOK-12")
@pytest.mark.parametrize("order", ["nitro 3, token overdrive", "token overdrive, nitro 3"])
def test_the_player_says_which_command_comes_first(order: str) -> None:
    """Overdrive doubles what is there when its turn comes."""
    play = road(f"{START}red has lucky-lou, tokens 1, dice 1 3 3", FREE).play(f"red: r1 1, {order}")

    assert {"nitro 3, token overdrive": "8", "token overdrive, nitro 3": "5"}[order] == play["r1.moves"]


@rule("TR-ASG-08")
def test_all_is_assigned_before_anything_happens() -> None:
    """The chopper goes nowhere before the token has its place."""
    play = betty("tokens 1, dice 1 2 2 2").play("red: r1 1, airstrike 2")

    assert ["enough", "token nitro", "token drift", "token repair"] == play.menu
    assert "away" == play["red.chopper"]


def test_whom_no_command_may_accompany() -> None:
    """A dead radio hears no token either."""
    play = road("c5: .r1 .\nb1 at a20\nr1 damage dead-radio\nred has miss-betty, tokens 2, dice 1 1 1 1", FREE)

    assert ["F", "FL", "FR"] == sorted(play.play("red: r1 1").menu)


def test_the_supply_has_an_end() -> None:
    """Whoever would get more than there is gets what there is."""
    game = thunder(road(f"{START}red tokens 14"))
    GetTokens(BLUE, 3).run(game)

    assert [14, 1] == game.tokens


@rule("TR-XEX-09")
def test_a_token_on_a_bonus_command() -> None:
    """A command that joins a leader's board takes tokens like the others."""
    drawing = f"{START}red has miss-betty, air-horn, tokens 1, dice 1 1 1 1\n{FREE}"
    play = Table("thunder", drawing, players=2, options={"leaders": True, "upgrades": True, "bonus_commands": True})

    assert "token air-horn" in play.play("red: r1 1").menu


@rule("TR-XEX-10")
def test_a_token_in_place_of_a_card() -> None:
    """German Engineering: the hand keeps its cards, and the command takes none this round."""
    options: dict[str, object] = {"leaders": True, "upgrades": True, "german_engineering": True}
    drawing = f"{START}red has miss-betty, tokens 1, hand 1a 2a 2b\n{FREE}"
    play = Table("thunder", drawing, players=2, options=options).play("red: r1 1a")
    assert "nitro 2a" in play.menu and "token nitro" in play.menu
    play.play("red: token nitro")

    assert ["enough", "airstrike 2a", "airstrike 2b"] == play.menu
    assert "2" == play.play("red: enough")["r1.moves"]
