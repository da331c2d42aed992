"""Rounds, turns and the six phases of a turn (CH-ORDER)."""

from itertools import groupby

import pytest

from chicane.chariot.boards import COLOURS
from chicane.chariot.state import NAMES, Race
from chicane.core.chance import Luck, stroll
from chicane.core.message import Message
from chicane.core.scenario import Table
from tests.rule import rule

FORTUNE = "dice: fortune, fortune, fortune, fortune, fortune"

FOUR = """
    outer   . . . . . Y . . . . . . . . . . . . . .
    centre  . . . B . . . . . . . R . . . . . . . .
    inner   . . . . . . . . . . . . . . G . . . . .
    green speed 1, fortune 0
    red speed 2, fortune 0
    yellow speed 3, fortune 0
    blue speed 4, fortune 0
"""


def turns(table: Table) -> list[list[str]]:
    """The chariots in the order of the turns told so far, a list for each round."""
    rounds: list[list[str]] = [[]]
    for line in table.teller.lines:
        if line.message.key == "chariot-told-round":
            rounds.append([])
        if line.message.key == "chariot-told-turn":
            name = line.message.args["chariot"]
            assert isinstance(name, Message)
            rounds[-1].append(COLOURS[NAMES.index(name)])
    return rounds[1:]


def played_calmly(players: int, rounds: int) -> Table:
    """So many rounds from the start in which all dice show Fortune and nobody spends it."""
    table = Table("chariot", players=players)
    while len(turns(table)) <= rounds:
        table.play(table.menu[-1 if "dice" == table.to_act else 0])
    return table


@rule("CH-ORDER-01")
@pytest.mark.parametrize(("players", "chariots"), [(2, 4), (3, 6), (4, 4), (5, 5), (6, 6)])
def test_every_chariot_has_one_turn_a_round(players: int, chariots: int) -> None:
    """Round after round: all chariots, once each."""
    everybody = set(COLOURS[:chariots])
    for colours in turns(played_calmly(players, 3))[:3]:
        assert everybody == set(colours)
        assert chariots == len(colours)


@rule("CH-ORDER-02")
@pytest.mark.parametrize("players", [2, 3])
def test_two_chariots_two_turns(players: int) -> None:
    """A player of two chariots has two separate turns a round, each at that chariot's place in the order."""
    table = Table("chariot", players=players)
    names = ["green", "yellow"] if players == 2 else ["green", "blue"]
    rest = [draw.split()[0] for draw in table.menu if draw.split()[0] not in names]
    grid = [names[0], *rest, names[1]]
    for position, colour in enumerate(grid[:-1], 1):
        table.play(f"{colour} on {position}")

    assert ["0", "0"] == [table[f"{colour}.seat"] for colour in names]
    for colour in grid:
        assert colour == table["turn"]
        table.play("dice: sprint, fortune, fortune, fortune, fortune", f"{colour}: keep", "accept")

    assert "2" == table["round"]


@rule("CH-ORDER-03", "CH-ORDER-04", "CH-ORDER-05", "CH-ORDER-11")
def test_the_most_advanced_goes_first() -> None:
    """Inner, central, outer, central: only the fronts count, and the round ends after blue."""
    table = Table("chariot", FOUR)
    for colour in ("green", "red", "yellow", "blue"):
        assert colour == table["turn"]
        table.play(FORTUNE, f"{colour}: keep")

    assert "2" == table["round"]


@rule("CH-ORDER-03")
def test_overtaking_gives_no_second_turn() -> None:
    """Yellow passes everybody, but the next turn belongs to those who have not played this round."""
    table = Table("chariot", FOUR.replace("yellow speed 3", "yellow speed 12"))
    table.play(FORTUNE, "green: keep", FORTUNE, "red: keep", "dice: fortune", "yellow: keep")

    assert "o18" == table["yellow.space"]
    assert "blue" == table["turn"]


@rule("CH-ORDER-06")
def test_the_order_is_worked_out_anew() -> None:
    """After a round in which blue passes yellow and yellow passes red, the next one is theirs to begin."""
    table = Table("chariot", FOUR.replace("yellow speed 3", "yellow speed 12").replace("blue speed 4", "blue speed 5"))
    table.play(FORTUNE, "green: keep", FORTUNE, "red: keep", "dice: fortune", "yellow: keep")
    table.play("dice: sprint, sprint, sprint, fortune, fortune", "blue: keep")

    assert {"green": "i16", "red": "c14", "yellow": "o18", "blue": "c15"} == {
        colour: table[f"{colour}.space"] for colour in COLOURS[:4]
    }
    assert "yellow, green, blue, red" == table["order"]
    assert "yellow" == table["turn"]


@rule("CH-ORDER-07")
def test_a_lap_ahead_is_further_than_any_space() -> None:
    """A chariot just past the line on its second lap precedes one at the end of its first, and that one the grid."""
    table = Table(
        "chariot",
        """
        outer   Y . . . . . . . . R
        centre  . . . . . . . . . .
        inner   . . . . . . . . G .
        yellow lap 1
        red lap 0
        green lap -1
    """,
    )

    assert "yellow, red, green" == table["order"]


@rule("CH-ORDER-08")
@pytest.mark.parametrize(("first", "second"), [("green", "red"), ("red", "green")])
def test_equal_fronts_keep_the_order_of_the_round_before(first: str, second: str) -> None:
    """Two chariots end side by side: the one that played earlier in the previous round plays first."""
    table = Table("chariot", f"{first} at o5, speed 2, fortune 0\n{second} at c4, speed 3, fortune 0")
    table.play(FORTUNE, f"{first}: keep", FORTUNE, f"{second}: keep")

    assert ("o7", "c7") == (table[f"{first}.space"], table[f"{second}.space"])
    assert f"{first}, {second}" == table["order"]


@rule("CH-ORDER-08")
@pytest.mark.parametrize("grid", [["white", "green", "blue"], ["yellow", "purple", "red"]])
def test_the_first_round_follows_the_start_positions(grid: list[str]) -> None:
    """Three chariots abreast in the front row, and three behind: the lower position number plays first."""
    grid = grid + [colour for colour in reversed(COLOURS) if colour not in grid]
    table = Table("chariot", players=6)
    for position, colour in enumerate(grid[:-1], 1):
        table.play(f"{colour} on {position}")

    assert ", ".join(grid) == table["order"]
    assert grid[0] == table["turn"]


@rule("CH-ORDER-09")
def test_a_chariot_destroyed_before_its_turn_loses_it() -> None:
    """Red falls to green's javelin and blue is next."""
    table = Table(
        "chariot",
        """
        outer   . . G . . . . .
        centre  . R . . . . . .
        inner   B . . . . . . .
        green speed 0, fortune 0
        red damage 1
    """,
    )
    table.play("dice: attack, fortune, fortune, fortune, fortune", "green: keep", "javelin red")

    assert "off" == table["red.space"]
    assert "blue" == table["turn"]


@rule("CH-ORDER-10")
def test_six_phases_in_their_order() -> None:
    """Repair, adjust, roll, gain fortune, move, attack: each can be seen to come after the one before."""
    table = Table(
        "chariot",
        """
        outer   G . . . . . . . . . . . . .
        centre  . . . . . . . . . R . . . .
        inner   . . . . . . . . . . . . . .
        green damage 5, speed 9, fortune 5
        turn green
    """,
    )
    repair = (table.to_act, table["menu"], table["green.speed"])
    table.play("green: repair 3")
    adjusted = (table.to_act, table["green.damage"], table["green.speed"], table["dice"])
    table.play("dice: turn, attack, fortune")
    rolled = (table.to_act, table["menu"], table["green.fortune"])
    table.play("green: keep", "green: accept")
    moving = (table.to_act, table["menu"], table["green.fortune"], table["green.space"])
    table.play("ahead, ahead, ahead, ahead, ahead, ahead, ahead, ahead")
    attack = (table.to_act, table.menu[:2], table["green.space"])
    table.play("hold")

    assert ("green", "no repair, repair 1, repair 2, repair 3", "9") == repair
    assert ("dice", "8", "8", "none") == adjusted
    assert ("green", "keep, lift turn, lift attack, lift fortune", "2") == rolled
    assert ("green", "ahead, in", "3", "o1") == moving
    assert ("green", ["hold", "javelin red"], "o9") == attack
    assert "2" == table["round"]


@rule("CH-ORDER-10")
def test_repair_and_attack_are_optional() -> None:
    """Both can be declined; nothing is repaired and nobody is hurt."""
    table = Table(
        "chariot",
        """
        outer   . . G . . . . . . .
        centre  . R . . . . . . . .
        inner   . . . . . . . . . .
        green damage 8, speed 0, fortune 6
    """,
    )
    table.play("green: no repair", "dice: attack, attack, fortune, fortune, fortune", "keep", "accept", "hold")

    assert ("8", "12", "red") == (table["green.damage"], table["red.damage"], table["turn"])


@rule("CH-ORDER-11")
def test_the_attack_comes_before_the_next_repair() -> None:
    """Red is asked for its Phase 1 only after the last attack of green, which red's repair then mends."""
    table = Table(
        "chariot",
        """
        outer   . . G . . . . . . .
        centre  . R . . . . . . . .
        inner   . . . . . . . . . .
        green speed 0, fortune 0
        red damage 6, fortune 3
    """,
    )
    table.play("dice: attack, attack, turn, turn, turn", "green: keep", "? red.damage = 6")
    table.play("green: javelin red", "? turn = green", "green: javelin red", "? turn = red", "red: repair 1")

    assert "5" == table["red.damage"]


@rule("CH-ORDER-11")
def test_one_turn_is_over_before_the_next_begins() -> None:
    """In a random race every decision of a turn is that of the chariot whose turn it is."""
    table = Table("chariot", players=4)
    luck = Luck("one after the other")
    actors: list[tuple[int, int]] = []
    while not table.game.over and len(actors) < 400:
        race = table.game
        assert isinstance(race, Race)
        if race.active >= 0 and race.actor >= 0:
            assert race.owner[race.active] == race.actor
            actors.append((race.round, race.active))
        stroll(race, luck, limit=1)

    turn_by_turn = [turn for turn, _ in groupby(actors)]
    assert len(set(actors)) == len(turn_by_turn)
