"""The seams where cards and variants bend the rules: queries asked on read, windows opened by a rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chicane.core.engine import Game
from chicane.core.errors import BadInput, one_of
from chicane.core.message import Message
from chicane.core.step import NOBODY, Step

Bend = Callable[[Any, int, int], int]  # game, subject, the value so far -> the value
Build = Callable[[Any, int], tuple[Step[Any], ...]]  # game, subject -> the rules' own steps


def plus(amount: int) -> Bend:
    """The value and so many more."""
    return lambda game, subject, value: value + amount


def also(bits: int) -> Bend:
    """The value with these bits as well."""
    return lambda game, subject, value: value | bits


def exactly(amount: int) -> Bend:
    """This value, whatever it was."""
    return lambda game, subject, value: amount


class Card:
    """An entry: what it bends, or the window it waits for and the steps it adds there."""

    def __init__(
        self,
        id: str,
        count: int = 1,
        mods: dict[str, Bend] | None = None,
        window: str = "",
        steps: Build | None = None,
    ) -> None:
        self.id = id
        self.count = count
        self.mods: dict[str, Bend] = mods or {}
        self.window = window
        self.steps = steps


class Deck:
    """Cards that belong together, and how many there are in the box."""

    def __init__(self, id: str, size: int, cards: list[Card]) -> None:
        self.id = id
        self.size = size
        self.cards = cards


class Seams:
    """All queries, windows and cards of a game, checked when the game is imported."""

    def __init__(self, game: str, queries: list[str], windows: list[str], decks: list[Deck]) -> None:
        self.game = game
        self.queries = queries
        self.windows = windows
        self.cards = [card for deck in decks for card in deck.cards]
        self.number = {card.id: number for number, card in enumerate(self.cards)}
        self.check(decks)
        self.bends: list[dict[int, Bend]] = [self.bending(query) for query in queries]
        self.waiting: list[list[int]] = [self.waiters(window) for window in windows]

    def check(self, decks: list[Deck]) -> None:
        """Unknown names, twins and wrong deck sizes are errors that name the card."""
        for deck in decks:
            size = sum(card.count for card in deck.cards)
            if size != deck.size:
                raise BadInput(f"{self.game}, deck {deck.id}: {size} cards, the box has {deck.size}")
        seen: set[str] = set()
        for card in self.cards:
            if card.id in seen:
                raise BadInput(f"{self.game}, card {card.id}: the id is used twice")
            seen.add(card.id)
            self.check_card(card)

    def check_card(self, card: Card) -> None:
        """A card bends known queries and waits for a known window, with steps to add there."""
        for name in card.mods:
            if name not in self.queries:
                raise BadInput(f"{card.id}: {one_of('query', name, self.queries)}")
        if card.window and card.window not in self.windows:
            raise BadInput(f"{card.id}: {one_of('window', card.window, self.windows)}")
        if bool(card.window) != (card.steps is not None):
            raise BadInput(f"{card.id}: a window and its steps go together")

    def bending(self, query: str) -> dict[int, Bend]:
        """The bends of a query by card number."""
        return {number: card.mods[query] for number, card in enumerate(self.cards) if query in card.mods}

    def waiters(self, window: str) -> list[int]:
        """The cards that wait for a window."""
        return [number for number, card in enumerate(self.cards) if card.window == window]

    def query(self, name: str) -> int:
        """The number of a query, to be kept in a constant."""
        if name not in self.queries:
            raise one_of("query", name, self.queries)
        return self.queries.index(name)

    def window(self, name: str) -> int:
        """The number of a window, to be kept in a constant."""
        if name not in self.windows:
            raise one_of("window", name, self.windows)
        return self.windows.index(name)

    def ask(self, game: Game, query: int, subject: int, value: int) -> int:
        """The rulebook's value as the cards in force for the subject bend it, in the order of the decks."""
        for number in game.in_force(subject):
            bend = self.bends[query].get(number)
            if bend is not None:
                value = bend(game, subject, value)
        return value

    def reached(self, game: Game, window: int, subject: int) -> list[int]:
        """The cards in force for the subject that wait for this window."""
        waiting = self.waiting[window]
        return [number for number in game.in_force(subject) if number in waiting]


class Open(Step[Game]):
    """A named moment: cards in reach add their steps; of several, the active player says which is next."""

    def __init__(self, window: int, subject: int, done: tuple[int, ...] = ()) -> None:
        self.window = window
        self.subject = subject
        self.done = done

    def ready(self, game: Game) -> list[int]:
        reached = game.seams().reached(game, self.window, self.subject)
        return [number for number in reached if number not in self.done]

    def actor(self, game: Game) -> int:
        return game.active_seat() if len(self.ready(game)) > 1 else NOBODY

    def options(self, game: Game) -> list[Step[Any]]:
        return [UseCard(self.window, self.subject, number, self.done) for number in self.ready(game)]

    def run(self, game: Game) -> None:
        for number in self.ready(game)[:1]:
            game.do(UseCard(self.window, self.subject, number, self.done))

    def prompt(self, game: Game) -> Message:
        return Message("window-order")


class UseCard(Step[Game]):
    """One card has its say in a window, then the others."""

    def __init__(self, window: int, subject: int, number: int, done: tuple[int, ...]) -> None:
        self.window = window
        self.subject = subject
        self.number = number
        self.done = done

    def card(self, game: Game) -> Card:
        return game.seams().cards[self.number]

    def run(self, game: Game) -> None:
        build = self.card(game).steps
        assert build is not None  # checked when the cards were registered
        game.do(Open(self.window, self.subject, (*self.done, self.number)))
        game.do_all(list(build(game, self.subject)))

    def text(self, game: Game) -> str:
        return self.card(game).id

    def label(self, game: Game) -> Message:
        return Message(f"{game.seams().game}-card-{self.card(game).id}")
