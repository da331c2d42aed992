"""Command tokens: one a turn, on a command that has neither die nor token this round (TR-TOK)."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from chicane.core.cards import Answer, Card, Deck, ask
from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.step import Step
from chicane.thunder.assign import NO_COMMAND, ChosenCommand, MayCommand
from chicane.thunder.box import Command
from chicane.thunder.command import Activate
from chicane.thunder.names import crew_of
from chicane.thunder.seams import COMMANDS
from chicane.thunder.state import Thunder

TOKENS: Final = 15  # TR-CMP-20


def supply(game: Thunder) -> int:
    """The tokens that nobody has and no command bears (TR-TOK-10)."""
    return TOKENS - sum(game.tokens) - sum(bits.bit_count() for bits in game.starred)


class GetTokens(Step[Thunder]):
    """A seat takes tokens from the supply, as far as there are any (TR-LDR-04)."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, game: Thunder) -> None:
        game.tokens = changed(game.tokens, self.seat, game.tokens[self.seat] + min(self.count, supply(game)))

    def tell(self, game: Thunder) -> Message:
        count = min(self.count, supply(game))
        return Message("thunder-told-tokens", "TR-LDR-04", crew=crew_of(game, self.seat), count=count)


def free_commands(game: Thunder, seat: int) -> list[tuple[int, Command]]:
    """The commands that have neither a die nor a token this round, with their numbers (TR-TOK-02, TR-TOK-14)."""
    taken, board = game.commanded[seat] | game.starred[seat], game.board_of(seat)
    return [(number, each) for number, each in enumerate(board) if not taken & 1 << number]


class ChooseCommands(Step[Thunder]):
    """A die, a token, or both, each on a command of its own; they take effect in the order chosen (TR-TOK-04, -12)."""

    def __init__(self, seat: int, vehicle: int, chosen: tuple[Step[Any], ...]) -> None:
        self.seat = seat
        self.vehicle = vehicle
        self.chosen = chosen

    def actor(self, game: Thunder) -> int:
        return self.seat

    def options(self, game: Thunder) -> list[Step[Any]]:
        last: Step[Any] = Enough(self.chosen) if self.chosen else NO_COMMAND
        free = free_commands(game, self.seat)
        return [last, *self.dice(game, free), *self.tokens(game, free)]

    def dice(self, game: Thunder, free: list[tuple[int, Command]]) -> list[Step[Any]]:
        """One die a round, whatever the tokens (TR-TOK-05)."""
        if game.commanded[self.seat]:
            return []
        seat, vehicle, chosen, dice = self.seat, self.vehicle, self.chosen, game.unused(self.seat)
        make = DieOn if chosen else first_die_on
        fitting = [(number, die) for number, each in free for die in dice if each.accepts(die)]
        return [make(seat, vehicle, number, die, chosen) for number, die in fitting]

    def tokens(self, game: Thunder, free: list[tuple[int, Command]]) -> list[Step[Any]]:
        """One token a turn (TR-TOK-01); it counts as the lowest value of its command (TR-TOK-07)."""
        seat, vehicle, chosen = self.seat, self.vehicle, self.chosen
        if not game.tokens[seat] or (chosen and any(isinstance(each, ByToken) for each in chosen)):
            return []
        make = TokenOn if chosen else first_token_on
        return [make(seat, vehicle, number, each.least, chosen) for number, each in free]

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-commands", "TR-TOK-04", crew=crew_of(game, self.seat), left=game.tokens[self.seat])


class Enough(Step[Thunder]):
    """No more commands: those that were chosen take effect, one after the other (TR-TOK-03, TR-TOK-12)."""

    def __init__(self, chosen: tuple[Step[Any], ...]) -> None:
        self.chosen = chosen

    def run(self, game: Thunder) -> None:
        game.do_all(list(self.chosen))

    def text(self, game: Thunder) -> str:
        return "enough"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-enough", "TR-TOK-12")


class DieOn(ChosenCommand):
    """A die on a command; nothing happens before all is assigned (TR-ASG-08)."""

    def __init__(self, seat: int, vehicle: int, command: int, die: int, chosen: tuple[Step[Any], ...]) -> None:
        self.seat = seat
        self.vehicle = vehicle
        self.command = command
        self.die = die
        self.chosen = chosen

    def run(self, game: Thunder) -> None:
        game.spend(self.seat, self.die)
        game.commanded = changed(game.commanded, self.seat, game.commanded[self.seat] | 1 << self.command)
        active = Activate(self.seat, self.vehicle, self.command, self.die)
        game.do(ChooseCommands(self.seat, self.vehicle, (*self.chosen, active)))

    def tell(self, game: Thunder) -> None:
        """It is told when it takes effect."""


class TokenOn(Activate):
    """A token on a command, until the end of the round (TR-TOK-02, TR-TOK-10)."""

    def __init__(self, seat: int, vehicle: int, command: int, die: int, chosen: tuple[Step[Any], ...]) -> None:
        self.seat = seat
        self.vehicle = vehicle
        self.command = command
        self.die = die
        self.chosen = chosen

    def run(self, game: Thunder) -> None:
        game.tokens = changed(game.tokens, self.seat, game.tokens[self.seat] - 1)
        game.starred = changed(game.starred, self.seat, game.starred[self.seat] | 1 << self.command)
        active = ByToken(self.seat, self.vehicle, self.command, self.die)
        game.do(ChooseCommands(self.seat, self.vehicle, (*self.chosen, active)))

    def text(self, game: Thunder) -> str:
        return f"token {self.entry(game).id}"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-token", "TR-TOK-01", command=self.entry(game).name)

    def tell(self, game: Thunder) -> None:
        """It is told when it takes effect."""


first_die_on: Final = cache(DieOn)  # values are shared
first_token_on: Final = cache(TokenOn)


class ByToken(Activate):
    """A command that a token activates as if a die of its lowest value were on it (TR-TOK-03, TR-TOK-07)."""

    def tell(self, game: Thunder) -> Message:
        crew, command = crew_of(game, self.seat), self.entry(game).name
        return Message("thunder-told-token", "TR-TOK-03", crew=crew, command=command)


def choose(game: Thunder, event: MayCommand, vehicle: int) -> list[Step[Any]]:
    """Dice and tokens are assigned together, unless no command may come with the vehicle's die."""
    return [ChooseCommands(event.seat, event.vehicle, ())] if ask(game, COMMANDS, vehicle, 1) else []


def has_tokens(game: Thunder, event: MayCommand, vehicle: int) -> bool:
    """Whether the seat has a token, or one of its commands bears one this round."""
    return bool(game.tokens[event.seat] or game.starred[event.seat])


TOKEN_RULE: Final = Card(
    "command-tokens", answers={"commanding": Answer(choose, by_itself=True, instead=True, when=has_tokens)}
)
RULES: Final = Deck("rules of leaders", 1, [TOKEN_RULE])
