"""A made-up card game with secrets: a card is buried, hands are dealt, and in two bouts the highest card wins.

It uses all that the engine has to offer, so that the engine can be tested without any of the real games.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chicane.core.cards import EVERYBODY, Answer, Card, Deck, InForce, Moment, Seams, ask, offer, plus
from chicane.core.chance import Luck
from chicane.core.engine import Game
from chicane.core.errors import BadInput, one_of
from chicane.core.message import Message
from chicane.core.pile import UNKNOWN, DrawFromPile, any_of, covered, held, hidden, imagined, taken
from chicane.core.registry import Ladder, Option, Rules
from chicane.core.scenario import read_lines
from chicane.core.scene import Piece, Scene, Sketch, Span
from chicane.core.step import CHANCE, NOBODY, Step

HAND: Final = 3
BOUTS: Final = 2
NONE: Final = 0  # no card
CURSE: Final = 4  # with this card buried, nobody wins
DECKS: Final = {"plain": [0, 3, 3, 3, 3], "steep": [0, 5, 4, 2, 1]}  # how many cards of each value
CARDS: Final = {"none": [], "one": ["double"], "all": ["heavy", "double", "tax"]}


def double(duel: Duel, event: Step[Any], seat: int) -> list[Step[Any]]:
    return [Gain(seat, duel.points[seat])]


def tax(duel: Duel, event: Step[Any], seat: int) -> list[Step[Any]]:
    return [Gain(seat, -1)]


def toll(duel: Duel, event: Any, seat: int) -> list[Step[Any]]:
    """The gainer pays a point."""
    return [Gain(event.seat, -1)]


def robbed(duel: Duel, event: Any, seat: int) -> list[Step[Any]]:
    """The points go to the holder of the card."""
    return [Gain(duel.players - 1, event.points)]


SEAMS: Final = Seams("toy")
WORTH: Final = SEAMS.query("worth")
GAINING: Final = SEAMS.window("gaining")  # a seat is about to gain points
WON: Final = SEAMS.window("won")  # a seat has won a bout
SEAMS.install(
    Deck(
        "twists",
        5,
        [
            Card("heavy", mods={"worth": plus(1)}),
            Card("double", answers={"won": Answer(double, by_itself=True)}),
            Card("tax", answers={"won": Answer(tax, by_itself=True)}),
            Card("robbery", answers={"gaining": Answer(robbed, instead=True)}),
            Card("toll", answers={"gaining": Answer(toll, when=lambda duel, event, seat: event.points > 1)}),
        ],
    )
)
HEAVY: Final = SEAMS.number["heavy"]


class Duel(Game):
    """Hands, pile and planned cards are secret; so is the buried card, which waits on the agenda."""

    parts: ClassVar[tuple[str, ...]] = Game.parts + ("active", "hands", "pile", "planned", "points", "shown", "stake")

    __slots__ = ("active", "hands", "pile", "planned", "points", "shown", "stake", "twists")

    def __init__(self, players: int, setup: dict[str, str]) -> None:
        super().__init__(players, setup)
        self.twists = [SEAMS.number[id] for id in CARDS[setup["cards"]]]
        self.active = 0
        self.stake = 1
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.pile: list[int] = DECKS[setup["deck"]][:]
        self.planned: list[int] = [NONE] * players
        self.points: list[int] = [0] * players
        self.shown: list[int] = []

    def copy(self) -> Duel:
        twin = type(self)(self.players, self.setup)
        self.share(twin)
        twin.active = self.active
        twin.stake = self.stake
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile = self.pile[:]
        twin.planned = self.planned[:]
        twin.points = self.points[:]
        twin.shown = self.shown[:]
        return twin

    def hide(self, seat: int) -> None:
        self.hands, self.pile = hidden(self.hands, self.pile, seat)
        for other in range(self.players):
            if other != seat and self.planned[other]:
                self.pile = covered([self.planned[other]], self.pile)
                self.planned[other] = UNKNOWN
        self.pile = covered([step.card for step in self.agenda if isinstance(step, Unearth)], self.pile)
        self.agenda = [Unearth(UNKNOWN) if isinstance(step, Unearth) else step for step in self.agenda]

    def imagine(self, seat: int, luck: Luck) -> None:
        self.hands, self.pile = imagined(self.hands, self.pile, luck)
        self.planned = [self.guess(luck) if card == UNKNOWN else card for card in self.planned]
        self.agenda = [Unearth(self.guess(luck)) if isinstance(step, Unearth) else step for step in self.agenda]

    def guess(self, luck: Luck) -> int:
        """A card that the viewer has not seen."""
        card = any_of(self.pile, luck)
        self.pile = taken(self.pile, card)
        return card

    def seams(self) -> Seams:
        return SEAMS

    def in_force(self) -> list[InForce]:
        return [(number, self.players - 1 if number == HEAVY else EVERYBODY, NOBODY) for number in self.twists]

    def active_seat(self) -> int:
        return self.active


class FromPile(DrawFromPile[Duel]):
    """A card comes off the pile."""

    def pile(self, duel: Duel) -> list[int]:
        return duel.pile

    def prompt(self, duel: Duel) -> Message:
        return Message("toy-ask-draw")


class Bury(FromPile):
    """A card is put aside face down."""

    def drawn(self, duel: Duel, kind: int) -> Step[Any]:
        return Buried(kind)


class Buried(Step[Duel]):
    """Nobody knows the card; it waits at the end of the agenda."""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, duel: Duel) -> None:
        duel.pile = taken(duel.pile, self.card)
        draws: list[Step[Any]] = [DrawCard(seat) for seat in range(duel.players) for _ in range(HAND)]
        duel.do_all([*draws, *bouts(), Unearth(self.card)])

    def text(self, duel: Duel) -> str:
        return f"bury {self.card}"

    def label(self, duel: Duel) -> Message:
        return Message("toy-do-bury", card=self.card)

    def tell(self, duel: Duel) -> Message:
        return Message("toy-told-bury", card=self.card)

    def hidden(self, seat: int) -> bool:
        return True


def bouts() -> list[Step[Any]]:
    return [Bout(number) for number in range(BOUTS)]


class DrawCard(FromPile):
    """A seat draws a card."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def drawn(self, duel: Duel, kind: int) -> Step[Any]:
        return DrawnCard(self.seat, kind)


class DrawnCard(Step[Duel]):
    """The others don't see it."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, duel: Duel) -> None:
        duel.pile = taken(duel.pile, self.card)
        duel.hands[self.seat] = held(duel.hands[self.seat], self.card)

    def text(self, duel: Duel) -> str:
        return f"draw {self.card}"

    def label(self, duel: Duel) -> Message:
        return Message("toy-do-draw", card=self.card)

    def hidden(self, seat: int) -> bool:
        return seat != self.seat


class Bout(Step[Duel]):
    """The active seat says what is at stake, everybody plans a card, and the cards are shown."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, duel: Duel) -> None:
        duel.active = self.number % duel.players
        seats = [(duel.active + each) % duel.players for each in range(duel.players)]
        duel.do_all([Raise(duel.active), *[Plan(seat) for seat in seats], Show()])

    def tell(self, duel: Duel) -> Message:
        return Message("toy-told-bout", number=self.number + 1)


class Raise(Step[Duel]):
    """How many points the bout is for."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actor(self, duel: Duel) -> int:
        return self.seat

    def options(self, duel: Duel) -> list[Step[Any]]:
        return [Raised(1), Raised(2)]

    def prompt(self, duel: Duel) -> Message:
        return Message("toy-ask-stake")


class Raised(Step[Duel]):
    """The stake is known to all."""

    def __init__(self, stake: int) -> None:
        self.stake = stake

    def run(self, duel: Duel) -> None:
        duel.stake = self.stake

    def text(self, duel: Duel) -> str:
        return f"stake {self.stake}"

    def label(self, duel: Duel) -> Message:
        return Message("toy-do-stake", stake=self.stake)


class Plan(Step[Duel]):
    """A card of the hand, put down in secret."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actor(self, duel: Duel) -> int:
        return self.seat

    def options(self, duel: Duel) -> list[Step[Any]]:
        return [Planned(self.seat, card) for card in sorted(set(duel.hands[self.seat]))]

    def prompt(self, duel: Duel) -> Message:
        return Message("toy-ask-plan", seat=self.seat)

    def at_once(self) -> bool:
        return True


class Planned(Step[Duel]):
    """The card lies face down until everybody has planned."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, duel: Duel) -> None:
        duel.hands[self.seat].remove(self.card)
        duel.planned[self.seat] = self.card

    def text(self, duel: Duel) -> str:
        return f"plan {self.card}"

    def label(self, duel: Duel) -> Message:
        return Message("toy-do-plan", card=self.card)

    def tell(self, duel: Duel) -> Message:
        return Message("toy-told-plan", seat=self.seat, card=self.card)

    def hidden(self, seat: int) -> bool:
        return seat != self.seat


class Show(Step[Duel]):
    """The planned cards come to light; of equal ones, a toss decides."""

    def run(self, duel: Duel) -> None:
        duel.reveal()
        worth = [ask(duel, WORTH, seat, duel.planned[seat]) for seat in range(duel.players)]
        duel.shown += duel.planned
        duel.planned = [NONE] * duel.players
        duel.do(Toss(tuple(seat for seat in range(duel.players) if worth[seat] == max(worth))))

    def tell(self, duel: Duel) -> Message:
        return Message("toy-told-show")


class Toss(Step[Duel]):
    """One of several seats, all equally likely."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def actor(self, duel: Duel) -> int:
        return CHANCE

    def options(self, duel: Duel) -> list[Step[Any]]:
        return [Won(seat) for seat in self.seats]

    def prompt(self, duel: Duel) -> Message:
        return Message("toy-ask-toss")


class Won(Step[Duel]):
    """The bout goes to a seat; its cards in the window have their say."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, duel: Duel) -> None:
        duel.do(AfterWin(self.seat))
        offer(duel, GAINING, Gain(self.seat, duel.stake), (self.seat,))

    def text(self, duel: Duel) -> str:
        return f"seat {self.seat} wins"

    def label(self, duel: Duel) -> Message:
        return Message("toy-do-win", seat=self.seat)

    def tell(self, duel: Duel) -> Message:
        return Message("toy-told-win", seat=self.seat, stake=duel.stake)


class AfterWin(Step[Duel]):
    """The moment after a bout."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, duel: Duel) -> None:
        offer(duel, WON, Moment(), (self.seat,))


class Gain(Step[Duel]):
    """Points, or fewer of them."""

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points

    def run(self, duel: Duel) -> None:
        duel.points[self.seat] += self.points

    def coming(self, duel: Duel) -> Message:
        return Message("toy-coming-gain", seat=self.seat, points=self.points)


class Unearth(Step[Duel]):
    """The buried card comes to light: a curse, or the most points win."""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, duel: Duel) -> None:
        duel.reveal()
        if self.card == CURSE:
            duel.finish([], "cursed")
        else:
            duel.finish([seat for seat in range(duel.players) if duel.points[seat] == max(duel.points)])


class ToyRules(Rules[Duel]):
    """The game as the registry knows it."""

    id: ClassVar[str] = "toy"
    prefix: ClassVar[str] = "TY"
    min_players: ClassVar[int] = 2
    max_players: ClassVar[int] = 3
    options: ClassVar[list[Option]] = [Option("deck", list(DECKS)), Option("cards", list(CARDS))]
    ladder: ClassVar[Ladder | None] = Ladder("cards", kept=["deck"])

    def empty(self, players: int, setup: dict[str, str]) -> Duel:
        return Duel(players, setup)

    def begin(self, game: Duel) -> None:
        game.do(Bury())

    def content(self) -> dict[str, bytes]:
        return {"decks": repr(DECKS).encode()}

    def scene(self, game: Duel, names: list[str]) -> Scene:
        places = range(20, 20 + 40 * len(names), 40)
        pieces = [Piece(f"seat-at-{x}", x, 20, "<circle r='9'/>", Message("toy-seat")) for x in places]
        return Scene(120, 40, "<rect width='120' height='40'/>", pieces, [])

    def sketch(self, game: Duel, names: list[str]) -> Sketch:
        return [[Span(name), Span(f" {points}")] for name, points in zip(names, game.points, strict=True)]

    def position(self, lines: list[str], players: int, setup: dict[str, str]) -> Duel:
        """`seat 0 holds 1 2 4`, a line for each seat; the lowest card that is left is the buried one."""
        duel = self.blank(players, setup)
        read_lines(lines, [True] * len(lines), lambda line: take(duel, *told_hand(line, players)), lambda: flaw(duel))
        if [] in duel.hands:
            raise BadInput("every seat holds cards")
        buried = next(value for value, count in enumerate(duel.pile) if count)
        duel.pile[buried] -= 1
        duel.do_all([*bouts(), Unearth(buried)])
        return duel

    def probe(self, game: Duel, name: str) -> str:
        bout = len(game.shown) // game.players + 1
        facts = {"points": " ".join(map(str, game.points)), "stake": str(game.stake), "round": str(bout)}
        if name not in facts:
            raise one_of("fact", name, list(facts))
        return facts[name]

    def value(self, game: Duel, seat: int) -> float:
        return max(0, game.points[seat]) / max(1, sum(map(abs, game.points)))


def take(duel: Duel, seat: int, cards: list[int]) -> None:
    """Cards of the pile in the hand of a seat."""
    duel.hands[seat] = cards
    for card in cards:
        duel.pile[card] -= 1


def flaw(duel: Duel) -> str:
    """A card that was dealt more often than it is there."""
    lacking = [value for value, count in enumerate(duel.pile) if count < 0]
    return f"there are only {DECKS[duel.setup['deck']][lacking[0]]} cards of {lacking[0]}" if lacking else ""


def told_hand(line: str, players: int) -> tuple[int, list[int]]:
    """Seat and cards from a line of a drawing."""
    words = line.split()
    if words[:1] + words[2:3] != ["seat", "holds"] or words[1] not in map(str, range(players)):
        raise BadInput(f"{line!r} does not look like 'seat 0 holds 1 2 4'")
    cards = [int(word) for word in words[3:] if word in ("1", "2", "3", "4")]
    if len(cards) != len(words[3:]) or len(cards) < BOUTS:
        raise BadInput(f"{line!r}: a hand is {BOUTS} cards or more, each from 1 to 4")
    return int(words[1]), cards


GAME: Final = ToyRules()
