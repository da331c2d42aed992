"""The seams where cards and variants bend the rules: queries asked on read, events offered before they happen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from chicane.core.engine import Game
from chicane.core.errors import BadInput, one_of
from chicane.core.message import Message
from chicane.core.step import NOBODY, Step

EVERYBODY: Final = -1  # the subject of a card that is in force for all, and of an event that concerns all
HELD: Final = -2  # the subject of a card that a seat has: it bends for all that is the seat's, and waits for any event
INDEXES: Final = 16  # that are remembered at most for one box
NO_OTHER: Final = -1  # where a query could be about another one as well, and is not
NO_CARD: Final = -1  # where the number of a card could stand, and it is nobody's business

Bend = Callable[[Any, int, int, int], int]  # game, subject, the other one, the value so far -> the value
Build = Callable[[Any, Any, int], Sequence[Step[Any]]]  # game, event, subject -> the rules' own steps
Condition = Callable[[Any, Any, int], bool]  # game, event, subject -> whether the card fits
InForce = tuple[int, int, int]  # the number of a card, its subject, and the seat that holds it or NOBODY
Waiting = tuple[InForce, Condition | None, int]  # when it fits, and whom it speaks of; EVERYBODY: the event's first


def plus(amount: int) -> Bend:
    """The value and so many more."""
    return lambda game, subject, other, value: value + amount


def also(bits: int) -> Bend:
    """The value with these bits as well."""
    return lambda game, subject, other, value: value | bits


def exactly(amount: int) -> Bend:
    """This value, whatever it was."""
    return lambda game, subject, other, value: amount


class Answer:
    """What a card adds before an event or puts in its place; its holder is asked, unless it happens by itself."""

    def __init__(
        self, steps: Build, by_itself: bool = False, instead: bool = False, when: Condition | None = None
    ) -> None:
        self.steps = steps
        self.by_itself = by_itself
        self.instead = instead
        self.when = when


class Card:
    """An entry: the queries it bends, and how it answers the events that it waits for."""

    def __init__(
        self,
        id: str,
        count: int = 1,
        mods: dict[str, Bend] | None = None,
        answers: dict[str, Answer] | None = None,
    ) -> None:
        self.id = id
        self.count = count
        self.mods: dict[str, Bend] = mods or {}
        self.answers: dict[str, Answer] = answers or {}


class Deck:
    """Cards that belong together, and how many there are in the box."""

    def __init__(self, id: str, size: int, cards: list[Card]) -> None:
        self.id = id
        self.size = size
        self.cards = cards


class Seams:
    """The queries and windows of a game, declared before its rules, and the cards that are installed after them."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.queries: list[str] = []
        self.windows: list[str] = []
        self.cards: list[Card] = []
        self.number: dict[str, int] = {}
        self.bending: list[list[tuple[int, Bend]]] = []  # by card: the numbers of its queries, each with its bend
        self.answering: list[dict[int, Answer]] = []  # by card: its answers by the number of the window
        self.awaited: list[list[tuple[int, Condition | None]]] = []  # by card: its windows, and when it fits
        self.indexes: dict[tuple[InForce, ...], Index] = {}  # by the cards in force, the last ones

    def query(self, name: str) -> int:
        """Declare a query; its number is kept in a constant."""
        return declared(self.queries, name, f"{self.game}, query")

    def window(self, name: str) -> int:
        """Declare a window, the moment before an event; its number is kept in a constant."""
        return declared(self.windows, name, f"{self.game}, window")

    def install(self, deck: Deck) -> None:
        """Number the cards of a deck; unknown names, twins and a wrong size are errors that name the card."""
        size = sum(card.count for card in deck.cards)
        if size != deck.size:
            raise BadInput(f"{self.game}, deck {deck.id}: {size} cards, the box has {deck.size}")
        for card in deck.cards:
            self.check(card)
            self.number[card.id] = len(self.cards)
            self.cards.append(card)
            self.bending.append([(self.queries.index(name), bend) for name, bend in card.mods.items()])
            self.answering.append({self.windows.index(name): each for name, each in card.answers.items()})
            self.awaited.append([(window, each.when) for window, each in self.answering[-1].items()])

    def check(self, card: Card) -> None:
        """A card has an id of its own, bends known queries and waits for known windows."""
        if card.id in self.number:
            raise BadInput(f"{self.game}, card {card.id}: the id is used twice")
        for name in card.mods:
            if name not in self.queries:
                raise BadInput(f"{card.id}: {one_of('query', name, self.queries)}")
        for name in card.answers:
            if name not in self.windows:
                raise BadInput(f"{card.id}: {one_of('window', name, self.windows)}")

    def with_decks(self, decks: list[Deck]) -> Seams:
        """The same queries and windows with decks of their own."""
        twin = Seams(self.game)
        twin.queries, twin.windows = self.queries, self.windows
        for deck in decks:
            twin.install(deck)
        return twin

    def index(self, cards: list[InForce], game: Game) -> Index:
        """The index of some cards in force, for cards of which nothing changed the one that is known."""
        key = tuple(cards)
        known = self.indexes.get(key)
        if known is None:
            if len(self.indexes) >= INDEXES:
                self.indexes.clear()
            known = self.indexes[key] = Index(self, cards, game)
        return known


def declared(names: list[str], name: str, what: str) -> int:
    """The number of a new name."""
    if name in names:
        raise BadInput(f"{what} {name}: declared twice")
    names.append(name)
    return len(names) - 1


class Index:
    """Which bends and which waiting cards are in force, by query and by window; None where there is none."""

    def __init__(self, seams: Seams, cards: list[InForce], game: Game | None = None) -> None:
        self.cards = cards
        self.answering = seams.answering
        self.bends: list[dict[int, list[Bend]] | None] = [None] * len(seams.queries)
        self.waiting: list[list[Waiting] | None] = [None] * len(seams.windows)
        for held in cards:
            number, subject, holder = held
            if seams.bending[number]:
                self.add_bends(seams.bending[number], bent_by(held, game))
            for window, when in seams.awaited[number]:
                waits = (held, when, holder if subject == HELD else subject)
                waiting = self.waiting[window]
                if waiting is None:
                    self.waiting[window] = [waits]
                else:
                    waiting.append(waits)

    def add_bends(self, bending: list[tuple[int, Bend]], subjects: list[int]) -> None:
        """The bends of a card for some subjects, behind those before; one for everybody is among the bends of each."""
        for query, bend in bending:
            table = self.bends[query]
            if table is None:
                table = self.bends[query] = {EVERYBODY: []}
            for subject in subjects:
                if subject not in table:
                    table[subject] = table[EVERYBODY][:]
                for each in [table[subject]] if subject != EVERYBODY else table.values():
                    each.append(bend)

    def without(self, game: Game, gone: list[InForce]) -> Index:
        """The same without some cards: only what those bent or waited for is looked through."""
        seams = game.seams()
        twin = Index(seams, [])
        twin.cards = [held for held in self.cards if held not in gone]
        twin.bends, twin.waiting = self.bends[:], self.waiting[:]
        for held in gone:
            for window, _ in seams.awaited[held[0]]:
                twin.waiting[window] = [each for each in twin.waiting[window] or [] if each[0] not in gone] or None
            for query, _ in seams.bending[held[0]]:
                twin.bend_anew(seams, query, game)
        return twin

    def bend_anew(self, seams: Seams, query: int, game: Game) -> None:
        """Who bends a query, from the beginning."""
        self.bends[query] = None
        for held in self.cards:
            for each in seams.bending[held[0]]:
                if each[0] == query:
                    self.add_bends([each], bent_by(held, game))


def bent_by(held: InForce, game: Game | None) -> list[int]:
    """The subjects for which a card bends queries."""
    return game.belongings(held[2]) if game is not None and held[1] == HELD else [held[1]]


def known(game: Game) -> list[InForce]:
    """The cards that are in force as far as that was worked out: of others nothing has to be forgotten."""
    return game.index.cards if game.index is not None else []


def cards_gone(game: Game, gone: list[InForce]) -> None:
    """Some of the known cards are in force no longer, and nothing else has changed; mostly that is soon done."""
    if game.index is not None and gone:
        game.index = game.index.without(game, gone)


def index_of(game: Game) -> Index:
    """The index of the cards in force, worked out anew after one came, went or fell silent."""
    if game.index is None:
        game.index = game.seams().index(game.in_force(), game)
    return game.index


def ask(game: Game, query: int, subject: int, value: int, other: int = NO_OTHER) -> int:
    """The rulebook's value as the cards in force for the subject bend it, in the order of the decks."""
    bends = (game.index or index_of(game)).bends[query]
    if bends is None:
        return value
    for bend in bends[subject if subject in bends else EVERYBODY]:
        value = bend(game, subject, other, value)
    return value


def is_awaited(game: Game, window: int) -> bool:
    """Whether any card in force waits for the events of a window."""
    return (game.index or index_of(game)).waiting[window] is not None


def offer(game: Game, window: int, event: Step[Any], subjects: tuple[int, ...]) -> None:
    """An event is about to happen: cards that wait for it have their say first; if none does, it just happens."""
    waiting = (game.index or index_of(game)).waiting[window]
    fits = waiting is not None and any(held[1] < 0 or held[1] in subjects for held, _, _ in waiting)
    game.agenda.append(Offer(window, event, subjects, ()) if fits else event)


def bring_up(game: Game, window: int, event: Step[Any], subjects: tuple[int, ...]) -> None:
    """The same for the last thing that a step does: which cards fit is seen at once."""
    waiting = (game.index or index_of(game)).waiting[window]
    cards = fitting(game, waiting, event, subjects, ()) if waiting is not None else None
    game.agenda.append(answer_of(game, window, event, subjects, (), cards) if cards else event)


def happen(game: Game, window: int, event: Step[Any], subjects: tuple[int, ...]) -> None:
    """The same for the last thing that a step does and that nobody tells of: without a card it happens at once."""
    waiting = (game.index or index_of(game)).waiting[window]
    cards = fitting(game, waiting, event, subjects, ()) if waiting is not None else None
    if cards:
        game.agenda.append(answer_of(game, window, event, subjects, (), cards))
    else:
        event.run(game)


def answered(
    game: Game, window: int, event: Step[Any], subjects: tuple[int, ...], done: tuple[InForce, ...]
) -> Step[Any]:
    """What comes of an event: itself where no card fits, or the answer of those that do."""
    cards = ready(game, window, event, subjects, done)
    return answer_of(game, window, event, subjects, done, cards) if cards else event


def answer_of(
    game: Game,
    window: int,
    event: Step[Any],
    subjects: tuple[int, ...],
    done: tuple[InForce, ...],
    cards: list[InForce],
) -> Step[Any]:
    """What comes of an event that cards fit: a single one that happens by itself, or a question."""
    if len(cards) == 1 and (game.index or index_of(game)).answering[cards[0][0]][window].by_itself:
        return UseCard(window, event, subjects, done, cards[0])
    offered = Offered(window, event, subjects, done)
    game.asked = (offered, game.plies, offered.first_of(game, cards))
    return offered


def ready(
    game: Game, window: int, event: Step[Any], subjects: tuple[int, ...], done: tuple[InForce, ...] = ()
) -> list[InForce]:
    """The cards that wait for an event and fit it, without those that had their say."""
    waiting = (game.index or index_of(game)).waiting[window]
    return fitting(game, waiting, event, subjects, done) if waiting is not None else []


def fitting(
    game: Game, waiting: list[Waiting], event: Step[Any], subjects: tuple[int, ...], done: tuple[InForce, ...]
) -> list[InForce]:
    """Those of some cards that fit an event, without those that had their say."""
    found: list[InForce] = []
    for held, when, subject in waiting:
        if (held[1] >= 0 and subject not in subjects) or (done and (held in done or kept(held) in done)):
            continue
        if when is None or when(game, event, subject if subject != EVERYBODY else subjects[0]):
            found.append(held)
    return found


def subject_of(held: InForce, subjects: tuple[int, ...]) -> int:
    """Whom a card speaks of: its own subject, the seat that has it, or the first of the event's for everybody's."""
    if held[1] == HELD:
        return held[2]
    return subjects[0] if held[1] == EVERYBODY else held[1]


def called(game: Game, card: int) -> Message:
    """The name of a card; what it does is in its help."""
    return Message(f"{game.seams().game}-card-{game.seams().cards[card].id}")


def kept(held: InForce) -> InForce:
    """What is remembered of a card that was declined: of one that a seat has only that the seat kept what it has."""
    return (NO_CARD, HELD, held[2]) if held[1] == HELD else held


class Moment(Step[Game]):
    """A moment at which cards may have their say, and nothing else happens."""

    def run(self, game: Game) -> None:
        """It passes."""


class Offered(Step[Game]):
    """Cards that happen by themselves come first, then holders are asked, from the active seat on."""

    def __init__(self, window: int, event: Step[Any], subjects: tuple[int, ...], done: tuple[InForce, ...]) -> None:
        self.window = window
        self.event = event
        self.subjects = subjects
        self.done = done  # the cards that had their say or were declined

    def ready(self, game: Game) -> list[InForce]:
        """The cards that still wait for this event and fit it."""
        return ready(game, self.window, self.event, self.subjects, self.done)

    def next(self, game: Game) -> list[InForce]:
        """The cards of which one has its say now."""
        return self.first_of(game, self.ready(game))

    def first_of(self, game: Game, ready: list[InForce]) -> list[InForce]:
        """Those of the cards that fit which have their say before the others."""
        if len(ready) < 2:
            return ready
        answering = (game.index or index_of(game)).answering
        forced = [each for each in ready if answering[each[0]][self.window].by_itself]
        if forced:
            return forced
        active = game.active_seat()
        first = min((holder - active) % game.players for _, _, holder in ready)
        return [each for each in ready if (each[2] - active) % game.players == first]

    def found(self, game: Game) -> list[InForce]:
        """The same right after they were looked for."""
        asked = game.asked
        known = asked is not None and asked[0] is self and asked[1] == game.plies
        return asked[2] if asked is not None and known else self.next(game)

    def is_asked(self, game: Game, cards: list[InForce]) -> bool:
        """Whether the holder of the cards may decline."""
        return not (game.index or index_of(game)).answering[cards[0][0]][self.window].by_itself

    def actor(self, game: Game) -> int:
        cards = self.found(game)
        game.asked = (self, game.plies, cards)
        if not cards:
            return NOBODY
        if self.is_asked(game, cards):
            return cards[0][2]
        return game.active_seat() if len(cards) > 1 else NOBODY

    def use(self, held: InForce) -> UseCard:
        return UseCard(self.window, self.event, self.subjects, self.done, held)

    def options(self, game: Game) -> list[Step[Any]]:
        cards = self.found(game)
        uses: list[Step[Any]] = [self.use(each) for each in cards]
        if self.is_asked(game, cards):
            done = (*self.done, *{kept(each): None for each in cards})
            uses.append(Decline(self.window, self.event, self.subjects, done))
        return uses

    def run(self, game: Game) -> None:
        cards = self.found(game)
        game.do(self.use(cards[0]) if cards else self.event)

    def prompt(self, game: Game) -> Message:
        """The cards are named among the arguments, so that what they do can be read with the question."""
        cards = self.next(game)
        if self.is_asked(game, cards):
            asked = Message("window-ask", event=self.event.coming(game))
            asked.args.update({f"card{number}": called(game, held[0]) for number, held in enumerate(cards)})
            return asked
        return Message("window-order")


class Offer(Offered):
    """An event comes up; mostly no card that waits has anything to say, and it just happens."""

    def actor(self, game: Game) -> int:
        return NOBODY

    def run(self, game: Game) -> None:
        game.do(answered(game, self.window, self.event, self.subjects, self.done))


class UseCard(Step[Game]):
    """A card has its say: before the event, which others may answer still, or in its place."""

    def __init__(
        self,
        window: int,
        event: Step[Any],
        subjects: tuple[int, ...],
        done: tuple[InForce, ...],
        held: InForce,
    ) -> None:
        self.window = window
        self.event = event
        self.subjects = subjects
        self.done = done
        self.held = held

    def card(self, game: Game) -> Card:
        return game.seams().cards[self.held[0]]

    def run(self, game: Game) -> None:
        answer = (game.index or index_of(game)).answering[self.held[0]][self.window]
        if not answer.instead:
            game.do(Offered(self.window, self.event, self.subjects, (*self.done, self.held)))
        game.do_all(list(answer.steps(game, self.event, subject_of(self.held, self.subjects))))

    def text(self, game: Game) -> str:
        """Copies of one card are told apart by what they are in force for."""
        twins = [held for held, _, _ in index_of(game).waiting[self.window] or [] if held[0] == self.held[0]]
        return self.card(game).id if len(twins) < 2 else f"{self.card(game).id} {self.held[1]}"

    def label(self, game: Game) -> Message:
        return called(game, self.held[0])


class Decline(Step[Game]):
    """The holder keeps the cards; the event happens, unless somebody else has an answer."""

    def __init__(self, window: int, event: Step[Any], subjects: tuple[int, ...], done: tuple[InForce, ...]) -> None:
        self.window = window
        self.event = event
        self.subjects = subjects
        self.done = done

    def run(self, game: Game) -> None:
        game.do(answered(game, self.window, self.event, self.subjects, self.done))

    def text(self, game: Game) -> str:
        return "decline"

    def label(self, game: Game) -> Message:
        return Message("window-decline")
