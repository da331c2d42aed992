"""The game turn: cards are planned, then two action phases in the order of initiative (WK-TURN)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.step import NOBODY, Step
from chicane.wreckage import drive, obstacles, shoot
from chicane.wreckage.deck import plays_of
from chicane.wreckage.kinds import DOUBLE, PLAYS, QUIET_TURNS
from chicane.wreckage.names import PLAY_NAMES, named
from chicane.wreckage.state import NONE, Wreckage

PLANNED: Final = 2  # cards a game turn (WK-TURN-02)


class PlanTurn(Step[Wreckage]):
    """Planning, then action phase 1, then action phase 2 (WK-TURN-01); cards are back in their decks (WK-TURN-14)."""

    def run(self, game: Wreckage) -> None:
        game.turn += 1
        game.phase = 0
        game.quiet += 1
        if game.quiet > QUIET_TURNS:  # nobody can move any more, or nobody wants to
            game.finish([], "stalemate")
            return
        game.planned = [[] for _ in range(game.players)]
        plans: list[Step[Any]] = [Plan(seat, nth) for seat in game.alive() for nth in range(PLANNED)]
        game.do_all([*plans, ActionPhase(1), ActionPhase(2), PlanTurn()])

    def tell(self, game: Wreckage) -> Message:
        if game.quiet >= QUIET_TURNS:
            return Message("wreckage-told-stalemate", "WK-TURN-01")
        return Message("wreckage-told-turn", "WK-TURN-01", turn=game.turn + 1)


class Plan(Step[Wreckage]):
    """A card laid face down; who has fewer than two lays what is left (WK-TURN-02, WK-TURN-15)."""

    def __init__(self, seat: int, nth: int) -> None:
        self.seat = seat
        self.nth = nth

    def actor(self, game: Wreckage) -> int:
        return self.seat if game.deck(self.seat) else NOBODY

    def options(self, game: Wreckage) -> list[Step[Any]]:
        return [Planned(self.seat, play) for play in plays_of(game.deck(self.seat))]

    def run(self, game: Wreckage) -> None:
        """There is no card left to plan."""

    def at_once(self) -> bool:
        return True

    def prompt(self, game: Wreckage) -> Message:
        return Message("wreckage-ask-plan", "WK-TURN-02", vehicle=named(game, self.seat), nth=self.nth + 1)


class Planned(Step[Wreckage]):
    """The card lies face down until its action phase begins (WK-TURN-02, WK-TURN-04)."""

    def __init__(self, seat: int, play: int) -> None:
        self.seat = seat
        self.play = play

    def run(self, game: Wreckage) -> None:
        game.planned = changed(game.planned, self.seat, [*game.planned[self.seat], self.play])

    def hidden(self, seat: int) -> bool:
        return seat != self.seat

    def text(self, game: Wreckage) -> str:
        return f"plan {PLAYS[self.play]}"

    def label(self, game: Wreckage) -> Message:
        return Message(PLAY_NAMES[self.play].key, "WK-TURN-02")  # so that its help says what the card does


class ActionPhase(Step[Wreckage]):
    """All reveal a card at the same time; then initiative, then each player's turn (WK-TURN-05, WK-TURN-06)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, game: Wreckage) -> None:
        game.reveal()
        game.phase = self.number
        game.spun = [0] * game.players
        game.given_up = [0] * game.players
        shown: list[Step[Any]] = [Revealed(seat) for seat in game.alive()]
        game.do_all([*shown, *[PlayerTurn(seat) for seat in initiative(game)]])

    def tell(self, game: Wreckage) -> Message:
        return Message("wreckage-told-phase", "WK-TURN-06", phase=self.number)


class Revealed(Step[Wreckage]):
    """One of the cards that are turned over."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Wreckage) -> None:
        """It lies there already."""

    def tell(self, game: Wreckage) -> Message | None:
        plays, vehicle = game.planned[self.seat], named(game, self.seat)
        if len(plays) < game.phase:
            return Message("wreckage-told-no-card", "WK-TURN-15", vehicle=vehicle)
        play, card = plays[game.phase - 1], PLAY_NAMES[plays[game.phase - 1]]
        if play == DOUBLE and game.phase == PLANNED:
            return Message("wreckage-told-double", "WK-CARD-09", vehicle=vehicle, card=PLAY_NAMES[plays[0]])
        if play == DOUBLE:
            return Message("wreckage-told-double-first", "WK-CARD-11", vehicle=vehicle)
        return Message("wreckage-told-reveal", "WK-TURN-05", vehicle=vehicle, card=card)


def initiative(game: Wreckage) -> list[int]:
    """The faster first, then the quicker to accelerate, then clockwise from the first player (WK-TURN-07..11)."""

    def rank(seat: int) -> tuple[int, int, int]:
        return -game.speed[seat], -game.kind(seat).acceleration, (seat - game.first) % game.players

    return sorted(game.alive(), key=rank)


class PlayerTurn(Step[Wreckage]):
    """Apply the card, move, fire (WK-TURN-12); who is destroyed is skipped (WK-TURN-16)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Wreckage) -> None:
        if game.out[self.seat]:
            return
        game.acting = self.seat
        game.silent = False
        game.do_all([obstacles.Burn(self.seat), drive.Begin(self.seat), shoot.Aim(self.seat), EndOfTurn()])


class EndOfTurn(Step[Wreckage]):
    """The player turn is over."""

    def run(self, game: Wreckage) -> None:
        game.acting = NONE
