"""Rounds of three turns each, and the end of a turn (TR-RND, TR-END)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.message import Message
from chicane.core.step import CHANCE, Step
from chicane.thunder.assign import Turn
from chicane.thunder.choppers import bombed
from chicane.thunder.finish import BY_CHOPPER, eliminate
from chicane.thunder.kinds import DICE, ROAD_DIE, ROAD_WEIGHTS
from chicane.thunder.names import CREW_NAMES
from chicane.thunder.state import Thunder

TURNS: Final = 3  # a player and round (TR-RND-01)


class StartRound(Step[Thunder]):
    """Dice come back from all boards and everybody rolls anew (TR-RND-03, TR-END-09)."""

    def run(self, game: Thunder) -> None:
        game.round += 1
        game.turn = 0
        game.moved = [0] * len(game.moved)
        game.coasts = [0] * len(game.coasts)
        game.commanded = [0] * game.players
        game.do_all([*roll_all(game), RollRoadDie(), NextTurn()])

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-round", "TR-RND-03", round=game.round + 1, crew=CREW_NAMES[game.first])


def roll_all(game: Thunder) -> list[Step[Any]]:
    """Every movement die of every player in the game is rolled."""
    game.dice = [0] * (game.players * DICE)
    return [ROLLS[seat * DICE + die] for seat in range(game.players) if not game.out[seat] for die in range(DICE)]


class RollDie(Step[Thunder]):
    """One movement die (TR-CMP-14)."""

    def __init__(self, die: int) -> None:
        self.die = die

    def actor(self, game: Thunder) -> int:
        return CHANCE

    def options(self, game: Thunder) -> list[Step[Any]]:
        return SHOWN[self.die]

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-roll", "TR-RND-03", crew=CREW_NAMES[self.die // DICE])


class Shows(Step[Thunder]):
    """A movement die shows a value."""

    def __init__(self, die: int, value: int) -> None:
        self.die = die
        self.value = value

    def run(self, game: Thunder) -> None:
        game.dice[self.die] = self.value

    def text(self, game: Thunder) -> str:
        return str(self.value)

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-value", "TR-CMP-14", value=self.value)


ROLLS: Final = [RollDie(die) for die in range(4 * DICE)]
SHOWN: Final[list[list[Step[Any]]]] = [[Shows(die, value) for value in range(1, 7)] for die in range(4 * DICE)]


class RollRoadDie(Step[Thunder]):
    """The first player rolls the road die, once, for all players and the whole round (TR-SET-18, TR-RND-05)."""

    def actor(self, game: Thunder) -> int:
        return CHANCE

    def options(self, game: Thunder) -> list[Step[Any]]:
        return ROAD_SHOWN

    def weights(self, game: Thunder) -> list[int]:
        return ROAD_WEIGHTS

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-roll-road", "TR-SET-18")


class RoadDieShows(Step[Thunder]):
    """The road die of this round."""

    def __init__(self, value: int) -> None:
        self.value = value

    def run(self, game: Thunder) -> None:
        game.road_die = self.value

    def text(self, game: Thunder) -> str:
        return str(self.value)

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-value", "TR-SET-18", value=self.value)

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-road", "TR-SET-18", crew=CREW_NAMES[game.first], value=self.value)


ROAD_SHOWN: Final[list[Step[Any]]] = [RoadDieShows(value) for value in ROAD_DIE]


class NextTurn(Step[Thunder]):
    """Clockwise from the first player, three times round, without those who are out (TR-RND-02, TR-END-05)."""

    def run(self, game: Thunder) -> None:
        while game.turn < TURNS * game.players:
            seat = (game.first + game.turn) % game.players
            game.turn += 1
            if not game.out[seat]:
                game.do_all([BeginTurn(seat), Turn(seat), EndTurn(), NextTurn()])
                return
        game.do(EndRound())


class BeginTurn(Step[Thunder]):
    """A player's turn (TR-RND-06)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Thunder) -> None:
        """The turn is announced."""

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-turn", "TR-RND-02", crew=CREW_NAMES[self.seat])


class EndTurn(Step[Thunder]):
    """Choppers bomb whoever stands below them; what the turn gave is gone (TR-END-01..04, TR-CMD-02)."""

    def run(self, game: Thunder) -> None:
        game.active = -1
        game.drift = False
        game.bonus = False
        victims = bombed(game)
        if victims:
            eliminate(game, victims, BY_CHOPPER)


class EndRound(Step[Thunder]):
    """The road die passes to the next player who is still in the game (TR-END-06..08)."""

    def run(self, game: Thunder) -> None:
        seat = (game.first + 1) % game.players
        while game.out[seat]:
            seat = (seat + 1) % game.players
        game.first = seat
        game.do(StartRound())
