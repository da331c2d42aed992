"""Rounds of three turns each, and the end of a turn (TR-RND, TR-END)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from chicane.core.cards import EVERYBODY, bring_up, happen
from chicane.core.message import Message
from chicane.core.step import CHANCE, Step
from chicane.thunder.box import MOST_DICE, MOST_SEATS, Crew
from chicane.thunder.choppers import bombed
from chicane.thunder.effects import struck
from chicane.thunder.kinds import BOMB, ROAD_DIE, ROAD_WEIGHTS
from chicane.thunder.names import crew_of
from chicane.thunder.seams import ROUND_START, TURN_END, TURN_START
from chicane.thunder.state import NO_VEHICLE, Thunder
from chicane.thunder.status import BY_CHOPPER, eliminate

TURNS: Final = 3  # a player and round (TR-RND-01)


class StartRound(Step[Thunder]):
    """Dice come back from all boards and everybody rolls anew (TR-RND-03, TR-END-09)."""

    def run(self, game: Thunder) -> None:
        game.round += 1
        game.turn = 0
        game.moved = [0] * len(game.moved)
        game.coasts = [0] * len(game.coasts)
        game.commanded = [0] * game.players
        game.starred = [0] * game.players  # TR-TOK-10
        game.steering = [0] * game.players
        game.do_all([RollRoadDie(), NextTurn()])
        happen(game, ROUND_START, RollAll(), (EVERYBODY,))

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-round", "TR-RND-03", round=game.round + 1, crew=crew_of(game, game.first))


class RollAll(Step[Thunder]):
    """All players who are still in the game roll (TR-RND-03)."""

    def run(self, game: Thunder) -> None:
        game.do_all(roll_all(game))

    def coming(self, game: Thunder) -> Message:
        return Message("thunder-coming-round", "TR-RND-03", round=game.round)


def roll_all(game: Thunder) -> list[Step[Any]]:
    """Every movement die of every player in the game is rolled; a crew without dice does what it does instead."""
    game.dice = [0] * game.box.dice
    return [step for seat in range(game.players) if not game.out[seat] for step in rolls(game, seat)]


def rolls(game: Thunder, seat: int) -> Sequence[Step[Any]]:
    """What a seat does when everybody rolls."""
    supply = game.box.supplies[seat]
    return ROLLS[seat][: len(game.dice_of(seat))] if supply is None else supply.refill(game, seat)


class RollDie(Step[Thunder]):
    """One movement die of a seat (TR-CMP-14)."""

    def __init__(self, seat: int, die: int) -> None:
        self.seat = seat
        self.die = die

    def actor(self, game: Thunder) -> int:
        return CHANCE

    def options(self, game: Thunder) -> list[Step[Any]]:
        return shown(game.box.crews[self.seat], self.seat, self.die)

    def weights(self, game: Thunder) -> list[int] | None:
        return game.box.crews[self.seat].weights

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-roll", "TR-RND-03", crew=crew_of(game, self.seat))


class Shows(Step[Thunder]):
    """A movement die shows a value."""

    def __init__(self, seat: int, die: int, value: int) -> None:
        self.seat = seat
        self.die = die
        self.value = value

    def run(self, game: Thunder) -> None:
        game.dice[game.box.first_die[self.seat] + self.die] = self.value

    def text(self, game: Thunder) -> str:
        return str(self.value)

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-value", "TR-CMP-14", value=self.value)


@cache
def shown(crew: Crew, seat: int, die: int) -> list[Step[Any]]:
    """What a die of a crew may show."""
    return [Shows(seat, die, value) for value in crew.faces]


ROLLS: Final = [[RollDie(seat, die) for die in range(MOST_DICE)] for seat in range(MOST_SEATS)]


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
        return Message("thunder-told-road", "TR-SET-18", crew=crew_of(game, game.first), value=self.value)


ROAD_SHOWN: Final[list[Step[Any]]] = [RoadDieShows(value) for value in ROAD_DIE]


class NextTurn(Step[Thunder]):
    """Clockwise from the first player, three times round, without those who are out (TR-RND-02, TR-END-05)."""

    def run(self, game: Thunder) -> None:
        while game.turn < TURNS * game.players:
            seat = (game.first + game.turn) % game.players
            game.turn += 1
            if not game.out[seat]:
                game.do_all([BEGIN_TURN[seat], END_TURN, NEXT_TURN])
                return
        game.do(EndRound())


class BeginTurn(Step[Thunder]):
    """A player's turn (TR-RND-06)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Thunder) -> None:
        turn = game.box.crews[self.seat].turn(self.seat)
        bring_up(game, TURN_START, turn, game.box.fleets[self.seat])

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-turn", "TR-RND-02", crew=crew_of(game, self.seat))


class EndTurn(Step[Thunder]):
    """What the turn gave is gone, and choppers bomb whoever stands below them (TR-END-01..04, TR-CMD-02)."""

    def run(self, game: Thunder) -> None:
        active, game.active = game.active, NO_VEHICLE
        game.trail = 0
        happen(game, TURN_END, DROP_BOMBS, (active,))


class DropBombs(Step[Thunder]):
    """Whoever shares a space with a chopper is eliminated (TR-END-02, TR-CHP-07)."""

    def run(self, game: Thunder) -> None:
        victims = struck(game, bombed(game), BOMB)
        if victims:
            eliminate(game, victims, BY_CHOPPER)

    def coming(self, game: Thunder) -> Message:
        return Message("thunder-coming-turn-end", "TR-END-01")


BEGIN_TURN: Final = [BeginTurn(seat) for seat in range(MOST_SEATS)]  # values are shared
END_TURN: Final = EndTurn()
DROP_BOMBS: Final = DropBombs()
NEXT_TURN: Final = NextTurn()


class EndRound(Step[Thunder]):
    """The road die passes to the next player who is still in the game (TR-END-06..08)."""

    def run(self, game: Thunder) -> None:
        seat = (game.first + 1) % game.players
        while game.out[seat]:
            seat = (seat + 1) % game.players
        game.first = seat
        game.do(StartRound())
