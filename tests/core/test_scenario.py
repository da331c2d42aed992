"""Scenarios: what can be written in them, and what each mistake is answered with."""

from __future__ import annotations

from pathlib import Path

import pytest

from chicane.core.errors import BadInput
from chicane.core.scenario import Scenario, Table, parse_scenario, read_options, read_scenario

pytestmark = pytest.mark.usefixtures("toy_installed")

HANDS = """
    seat 0 holds 1 3 4
    seat 1 holds 1 2 3
"""

GOOD = """\
title: the highest card wins
rules: TY-WIN-01, TY-WIN-02 TY-WIN-03
game: toy
players: 2
options: deck=steep, cards=one

# a comment
board:
  seat 0 holds 1 3 4
  seat 1 holds 1 2 2
play:
  ? to act = seat 0
  ! stake 3
  seat 0: stake 2, plan 4
  # another comment
  plan 1
  ? points = 4 0
"""


def table() -> Table:
    """Two seats with known hands."""
    return Table("toy", HANDS, players=2)


# In Python


def test_drawn_position() -> None:
    """It stands at its first decision."""
    game = table()

    assert "seat 0" == game.to_act
    assert ["stake 1", "stake 2"] == game.menu


def test_without_a_drawing() -> None:
    """The game begins as usual, with as many players as it takes, and the dice are scripted."""
    game = Table("toy")
    assert ("dice", 3) == (game.to_act, game.game.players)
    game.play("bury 1, draw 1, draw 2, draw 3", "dice: draw 1, draw 2, draw 3, draw 2, draw 4, draw 4")

    assert "seat 0" == game.to_act


def test_facts() -> None:
    """Those of every game, and those of this one."""
    game = table()

    assert "seat 0" == game["to act"]
    assert "stake 1, stake 2" == game["menu"]
    assert "no" == game["over"]
    assert "none" == game["winners"]
    assert "0 0" == game["points"]
    assert "" == game["said"]


def test_facts_at_the_end() -> None:
    """Nobody acts, the winners are seats, and the commentator has spoken."""
    game = table().play("stake 2, plan 4, plan 1", "stake 1", "seat 1: plan 2", "seat 0: plan 1")

    assert ("nobody", "yes", "0") == (game["to act"], game["over"], game["winners"])
    assert "toy-told-plan, toy-told-plan, toy-told-show, toy-told-win" in game["said"]
    assert "" == game["menu"]


def test_lines_can_be_chained() -> None:
    """Expectations, refusals and options."""
    game = table().play("? to act = seat 0", "! stake 3", "stake 2", "  seat 0: plan 3  ", "?stake=2", "!plan 4")

    assert ["plan 1", "plan 2", "plan 3"] == game.menu


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("? points = 1 0", "points is 0 0, expected 1 0"),
        ("? points", "an expectation looks like '? name = value' or '? name has value', not '? points'"),
        ("? point = 1 0", "no fact 'point'; did you mean 'points'?"),
        ("! stake 2", "'stake 2' is on the menu and should not be"),
        ("seat 1: stake 2", "'stake 2': seat 0 must choose here, not seat 1"),
        ("dice: stake 2", "'stake 2': seat 0 must choose here, not dice"),
        ("stake 3", "'stake 3' is not on the menu of seat 0: stake 1, stake 2"),
        ("stake 2, plan 2", "'plan 2' is not on the menu of seat 0: plan 1, plan 3, plan 4"),
        ("stake 2,", "'' is not on the menu of seat 0: plan 1, plan 3, plan 4"),
        ("", "'' is not on the menu of seat 0: stake 1, stake 2"),
        (
            "stake 2, plan 4, plan 1, stake 1, plan 2, plan 1, plan 1",
            "'plan 1' comes after the end of the game",
        ),
    ],
)
def test_wrong_line(line: str, message: str) -> None:
    """The error says what was expected."""
    with pytest.raises(BadInput) as error:
        table().play(line)

    assert message == str(error.value)


def test_refusal_after_the_end() -> None:
    """Nothing is on the menu then."""
    table().play("stake 2, plan 4, plan 1, stake 1, plan 2, plan 1", "! stake 1")


# Among others


@pytest.mark.parametrize(
    "line", ["? menu has stake 2", "?menu has stake 2, stake 1", "? said has toy-told-bout, toy-told-show"]
)
def test_a_list_has_something(line: str) -> None:
    """Options on the menu, or keys of what was said, whatever else there is."""
    bout = table().play("stake 1, plan 4, plan 1", line)

    assert "stake 1, stake 2" == bout["menu"]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("? menu has plan 1", "menu has no 'plan 1': stake 1, stake 2"),
        ("? menu has stake 2, stake 3", "menu has no 'stake 3': stake 1, stake 2"),
        ("? menu has stake", "menu has no 'stake': stake 1, stake 2"),
        ("? said has toy-told-win", "said has no 'toy-told-win': it is empty"),
        ("? point has 1", "no fact 'point'; did you mean 'points'?"),
    ],
)
def test_a_list_lacks_something(line: str, message: str) -> None:
    """The error shows the list."""
    with pytest.raises(BadInput) as error:
        table().play(line)

    assert message == str(error.value)


# Forced choices


LAST_CARDS = ("stake 2, plan 4, plan 1", "seat 1: stake 1")  # of two each: seat 1 and seat 0 lay what is left


def short() -> Table:
    """Two seats with two cards each."""
    return Table("toy", "seat 0 holds 1 4\nseat 1 holds 1 3", players=2)


@pytest.mark.parametrize(
    "lines",
    [
        (),
        ("seat 1: plan 3", "seat 0: plan 1"),
        ("plan 3, plan 1",),
        ("seat 0: plan 1",),
        ("seat 1: plan 3", "? points = 2 1"),
    ],
)
def test_a_forced_choice_may_be_named(lines: tuple[str, ...]) -> None:
    """It has been made already; all of them, some or none may be named, in their order."""
    assert "2 1" == short().play(*LAST_CARDS, *lines)["points"]


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (["seat 0: plan 3"], "'plan 3': nobody must choose here, not seat 0"),
        (["seat 0: plan 1", "seat 1: plan 3"], "'plan 3': nobody must choose here, not seat 1"),
        (["seat 1: plan 3", "seat 1: plan 3"], "'plan 3': nobody must choose here, not seat 1"),
        (["plan 1", "plan 3"], "'plan 3' comes after the end of the game"),
    ],
)
def test_a_forced_choice_named_wrongly(lines: list[str], message: str) -> None:
    """Only what was really forced, by the right seat, in its order, once."""
    with pytest.raises(BadInput) as error:
        short().play(*LAST_CARDS, *lines)

    assert message == str(error.value)


def test_a_choice_that_was_forced_before_the_first_real_one() -> None:
    """What a drawing leads to may be named as well."""
    game = Table("toy", "seat 0 holds 3 3\nseat 1 holds 1 4", players=2).play("stake 1", "plan 3", "seat 1: plan 4")

    assert "0 1" == game["points"]


def test_what_is_on_the_menu_comes_first() -> None:
    """A forced choice with the text of an option that can be chosen is not meant."""
    game = Table("toy", "seat 0 holds 3 3\nseat 1 holds 3 4", players=2).play("stake 1", "plan 3")

    assert ["seat 0 wins", "seat 1 wins"] == game.menu  # seat 1 has laid a 3 as well


# Turns that pass


def test_others_idle() -> None:
    """Unless the game knows better they take what is first on the menu."""
    game = table().play("stake 2, plan 4", "? to act = seat 1", "others idle until seat 0")

    assert ("seat 0", "2 0") == (game.to_act, game["points"])


def test_the_next_round() -> None:
    """Everybody takes what is first on the menu."""
    game = Table("toy", "seat 0 holds 2 3\nseat 1 holds 1 3", players=2).play("next round")

    assert ("2", "seat 1") == (game["round"], game.to_act)


def test_nobody_idles_who_is_already_there() -> None:
    """Until seat 0 must choose: it must choose now."""
    assert ["stake 1", "stake 2"] == table().play("others idle until seat 0").menu


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (["others idle until seat 7"], "dice can't be idle here; choose one of: seat 0 wins, seat 1 wins"),
        (["stake 2, plan 4, plan 1", "next round"], "the game is over before the next round comes"),
        (["stake 2, plan 4, plan 1", "others idle until dice"], "the game is over before dice comes"),
    ],
)
def test_what_nobody_can_wait_for(lines: list[str], message: str) -> None:
    """Dice are told, and a game ends."""
    with pytest.raises(BadInput) as error:
        table().play(*lines)

    assert message == str(error.value)


# Comments


COMMENTED = """\
# of the whole file
title: the highest card wins  // and the lowest loses
#rules: TY-LOSE-01
rules: TY-WIN-01              // cite # rules
game: toy
  // not a header
players: 2
board:    // of cards
  # the hands
  seat 0 holds 1 3 4  // a good one
  //seat 1 holds 4 4 4
  seat 1 holds 1 2 2
play:     // it
  #? to act = seat 1
  ? to act = seat 0   # who begins
  ! stake 3           // too much
  stake 2, plan 4     # good
  // the other
  plan 1
  ? points = 2 0      // hold on
"""


def test_comments_anywhere() -> None:
    """Whole lines, and behind everything that is said."""
    scenario = parse_scenario(COMMENTED, "commented.scn")

    assert ("the highest card wins", ["TY-WIN-01"]) == (scenario.headers["title"], scenario.cites)
    assert "2 0" == scenario.run()["points"]


def test_comments_in_python() -> None:
    """In a drawing and in lines of a script."""
    drawing = "# hands\nseat 0 holds 1 3 4 // good\nseat 1 holds 1 2 2"

    assert "2" == Table("toy", drawing, players=2).play("// now", "stake 2 # points", "# done")["stake"]


# In files


def test_good_file(tmp_path: Path) -> None:
    """Headers, board and script."""
    path = tmp_path / "win.scn"
    path.write_text(GOOD)
    scenario = read_scenario(path)

    assert ["TY-WIN-01", "TY-WIN-02", "TY-WIN-03"] == scenario.cites
    assert "the highest card wins" == scenario.headers["title"]
    assert ["seat 0 holds 1 3 4", "seat 1 holds 1 2 2"] == scenario.drawing
    assert 12 == scenario.script[0][0]
    assert "4 0" == scenario.run()["points"]


def test_position_before_the_script() -> None:
    """A puzzle can be taken from the file and played."""
    game = parse_scenario(GOOD, "win.scn").table()

    assert "stake 1, stake 2" == game["menu"]
    assert {"deck": "steep", "cards": "one"} == game.game.setup


def test_shortest_file() -> None:
    """Title, rules and game; with as many players as may be."""
    assert 3 == parse_scenario("title: x\nrules: y\ngame: toy\n", "x.scn").run().game.players


def changed(before: str, after: str) -> Scenario:
    """The good file with a mistake."""
    assert before in GOOD
    return parse_scenario(GOOD.replace(before, after), "win.scn")


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("title: the", "titel: the", "win.scn, line 1: 'titel: the highest card wins' is not a header; known: "
         "title, rules, game, players, options, board, play"),
        ("game: toy", "toy", "win.scn, line 3: 'toy' is not a header; known: "
         "title, rules, game, players, options, board, play"),
        ("game: toy", "game: toi", "win.scn, line 3: no game 'toi'; did you mean 'toy'?"),
        ("game: toy", "game:", "win.scn, line 3: no game ''; known: "),
        ("players: 2", "players: two", "win.scn, line 4: players must be a number, not 'two'"),
        ("players: 2", "players:", "win.scn, line 4: players must be a number, not ''"),
        ("players: 2", "players: ²", "win.scn, line 4: players must be a number, not '²'"),
        ("players: 2", "players: -2", "win.scn, line 4: players must be a number, not '-2'"),
        ("players: 2", "players: 0", "win.scn, line 4: toy is for 2 to 3 players, not 0"),
        ("players: 2", "players: 9", "win.scn, line 4: toy is for 2 to 3 players, not 9"),
        ("deck=", "dek=", "win.scn, line 5: toy: no option 'dek'; did you mean 'deck'?"),
        ("steep", "flat", "win.scn, line 5: toy, option deck: 'flat' is not one of plain, steep"),
        ("deck=steep", "deck", "win.scn, line 5: toy, option deck: '' is not one of plain, steep"),
        ("# a comment", "game: toy", "win.scn, line 7: 'game' was given before, in line 3"),
        ("# a comment", "play:", "win.scn, line 11: 'play' was given before, in line 7"),
        ("board:", "game board:", "win.scn, line 8: 'game board:' is not a header; known: "),
        ("board:", "board: 3", "win.scn, line 8: 'board: 3' is not a header; known: "),
        ("board:\n", "", "win.scn, line 8: an indented line outside 'board:' and 'play:'"),
        ("seat 1 holds", "seat 2 holds", "win.scn, line 10: 'seat 2 holds 1 2 2' does not look like"),
        ("1 3 4", "1 3 5", "win.scn, line 9: 'seat 0 holds 1 3 5': a hand is 2 cards or more"),
        ("1 3 4", "4 4 4", "win.scn, line 9: there are only 1 cards of 4"),
        ("1 2 2", "4 2 2", "win.scn, line 10: there are only 1 cards of 4"),
        ("  seat 1 holds 1 2 2\n", "", "win.scn, board from line 8: every seat holds cards"),
        ("? to act = seat 0", "? to act = seat 1", "win.scn, line 12: to act is seat 0, expected seat 1"),
        ("! stake 3", "! stake 2", "win.scn, line 13: 'stake 2' is on the menu and should not be"),
        ("plan 4", "plan 2", "win.scn, line 14: 'plan 2' is not on the menu of seat 0: plan 1, plan 3, plan 4"),
        ("  plan 1", "  seat 0: plan 1", "win.scn, line 16: 'plan 1': seat 1 must choose here, not seat 0"),
        ("points = 4 0", "points = 5 0", "win.scn, line 17: points is 4 0, expected 5 0"),
        ("? points = 4 0", "? points is 4 0", "win.scn, line 17: an expectation looks like '? name = value'"),
        ("? points = 4 0", "? menu has plan 2", "win.scn, line 17: menu has no 'plan 2': stake 1, stake 2"),
        ("? points = 4 0", "next game", "win.scn, line 17: 'next game' is not on the menu of seat 1: stake 1, stake 2"),
    ],
)  # fmt: skip
def test_mistake_in_a_file(before: str, after: str, message: str) -> None:
    """The error names the file, the line and what is wrong there."""
    with pytest.raises(BadInput) as error:
        changed(before, after).run()

    assert str(error.value).startswith(message)
    assert "\n" not in str(error.value)


def test_file_that_begins_with_an_indented_line() -> None:
    """There is no section yet that it could belong to."""
    with pytest.raises(BadInput, match=r"^win.scn, line 1: an indented line outside 'board:' and 'play:'$"):
        parse_scenario("  stake 2\n" + GOOD, "win.scn")


@pytest.mark.parametrize("header", ["title", "rules", "game"])
def test_missing_header(header: str) -> None:
    """A scenario says what it shows, which rules it proves, and of which game."""
    with pytest.raises(BadInput, match=f"^win.scn: the header '{header}:' is missing$"):
        parse_scenario("\n".join(line for line in GOOD.splitlines() if not line.startswith(header)), "win.scn")


@pytest.mark.parametrize(
    ("content", "why"), [(None, "can't be read: "), (b"title: \xff\xfe", "not a text file")], ids=["missing", "no text"]
)
def test_file_that_can_t_be_read(tmp_path: Path, content: bytes | None, why: str) -> None:
    """Missing, or not text: the error names the file."""
    path = tmp_path / "win.scn"
    if content is not None:
        path.write_bytes(content)

    with pytest.raises(BadInput) as error:
        read_scenario(path)
    assert str(error.value).startswith(f"{path}: {why}")


def test_options_with_a_word_a_seat() -> None:
    """Words without a name belong to the option before them."""
    assert {"crew": "cars,bikes,cars", "start": "1b"} == read_options("crew=cars, bikes,cars, start=1b")
    assert {"crew": ""} == read_options("crew")
