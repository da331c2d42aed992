"""German Engineering: a car crew plays cards of a deck of its own, and shoots by its top card (TR-GEN)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Any, ClassVar, Final

from chicane.core.chance import Luck
from chicane.core.lists import changed, without
from chicane.core.message import Message
from chicane.core.pile import UNKNOWN, DrawFromPile, covered, given, held, imagined, taken, turned
from chicane.core.step import CHANCE, NOBODY, Step
from chicane.thunder.box import MOST_SEATS, Crew, Expansion, Supply
from chicane.thunder.kinds import PIPS, SHOOTING_DIE, SPENDABLE
from chicane.thunder.names import crew_of
from chicane.thunder.shoot import ShootingDie
from chicane.thunder.state import Thunder

HAND: Final = 5  # TR-GEN-03, TR-GEN-11
COPIES: Final = 3  # of a move value

# The shooting results of the three cards of each move value, a to c: ours, in the proportions of the die. A value has
# either the hit on everything or a hit on small and medium, so that no value is the one to keep out of the deck.
FACES: Final = [
    ["any", "large", "large"],
    ["small-medium", "medium", "large"],
    ["any", "large", "large"],
    ["small-medium", "medium", "large"],
    ["small-medium", "medium", "large"],
    ["any", "large", "large"],
]
FACE_IDS: Final = [face.id for face in SHOOTING_DIE]
FACE: Final = [FACE_IDS.index(id) for faces in FACES for id in faces]  # by card
VALUE: Final = [value for value in range(1, len(FACES) + 1) for _ in range(COPIES)]
CARDS: Final = len(FACE)  # 18 (TR-CMP-22)
KINDS: Final = list(zip(VALUE, FACE, strict=True))
LIKE: Final = [KINDS.index(kind) for kind in KINDS]  # by card: the first one with the same value and result
CODES: Final = [f"{value}{letter}" for value in range(1, len(FACES) + 1) for letter in "abc"]
CARD_SHIFT: Final = PIPS.bit_length()  # where the number of a card begins in what counts as a die
AS_DIE: Final = [VALUE[card] | (card + 1) << CARD_SHIFT for card in range(CARDS)]
SPENDABLE.extend(AS_DIE)


def card_of(die: int) -> int:
    """The card that counts as a die."""
    return (die >> CARD_SHIFT) - 1


def codes(cards: list[int]) -> str:
    """Cards by their short forms, as far as they are known."""
    return " ".join("?" if card == UNKNOWN else CODES[card] for card in cards)


def card_name(card: int) -> Message:
    """What a card is called: its move value and its shooting result (TR-CMP-23)."""
    return Message("thunder-drive-card", value=VALUE[card], face=SHOOTING_DIE[FACE[card]].name)


def hit_share(game: Thunder, seat: int, size: int) -> float:
    """How much of what may be on top of a deck hits a size, for whoever looks."""
    pile = game.drive_pile[seat] if any(game.drive_pile[seat]) else game.drive_used[seat]
    hits = sum(count for card, count in enumerate(pile) if size in SHOOTING_DIE[FACE[card]].hits)
    return hits / max(1, sum(pile))


# In the state


def set_up(game: Thunder, seat: int) -> None:
    """Every card of a crew is in its deck (TR-GEN-01)."""
    if not game.drive_pile:
        nothing: list[list[int]] = [[] for _ in range(game.players)]
        game.drive_pile = game.drive_hand = game.drive_board = game.drive_used = nothing
        game.drive_total = [0] * game.players
    game.drive_pile = changed(game.drive_pile, seat, [1] * CARDS)
    game.drive_used = changed(game.drive_used, seat, [0] * CARDS)


def turn_over(game: Thunder, seat: int) -> None:
    """The discards are a new deck; what lies on boards or is held stays where it is (TR-GEN-15..17)."""
    pile, used = turned(game.drive_pile[seat], game.drive_used[seat])
    game.drive_pile, game.drive_used = changed(game.drive_pile, seat, pile), changed(game.drive_used, seat, used)


def take(game: Thunder, seat: int, card: int) -> None:
    """A card leaves the deck."""
    game.drive_pile = changed(game.drive_pile, seat, taken(game.drive_pile[seat], card))


def choices(hand: list[int]) -> list[int]:
    """The cards of a hand that may be spent; those that are alike lie side by side and are one choice."""
    found: list[int] = []
    last = UNKNOWN
    for card in hand:
        if card != UNKNOWN and LIKE[card] != last:
            last = LIKE[card]
            found.append(AS_DIE[card])
    return found


class Cards(Supply):
    """A hand of five in place of the movement dice, the top card in place of the shooting die (TR-GEN-01)."""

    id: ClassVar[str] = "cards"

    def begin(self, game: Thunder, seat: int) -> None:
        set_up(game, seat)

    def refill(self, game: Thunder, seat: int) -> Sequence[Step[Any]]:
        """The totals of the starting hands are announced (TR-GEN-04)."""
        return [Refill(seat), Announce(seat)] if game.round == 1 else [Refill(seat)]

    def give_back(self, game: Thunder, seat: int) -> None:
        """The hand is shuffled into the deck, for the only time (TR-GEN-04, TR-GEN-17)."""
        game.drive_pile = changed(game.drive_pile, seat, covered(game.drive_hand[seat], game.drive_pile[seat]))
        game.drive_hand = changed(game.drive_hand, seat, [])
        game.drive_total = changed(game.drive_total, seat, 0)

    def unused(self, game: Thunder, seat: int) -> list[int]:
        return choices(game.drive_hand[seat])

    def spend(self, game: Thunder, seat: int, die: int) -> None:
        """The card lies on a dashboard or the command board until the round is over (TR-GEN-06, TR-GEN-07)."""
        card = card_of(die)
        game.drive_hand = changed(game.drive_hand, seat, without(game.drive_hand[seat], card))
        game.drive_board = changed(game.drive_board, seat, [*game.drive_board[seat], card])
        if game.drive_total[seat]:
            game.drive_total = changed(game.drive_total, seat, game.drive_total[seat] - VALUE[card])

    def is_untouched(self, game: Thunder, seat: int) -> bool:
        return not game.drive_board[seat]

    def exchange(self, game: Thunder, seat: int) -> Sequence[Step[Any]]:
        return [LayAside(seat), Refill(seat)]

    def total(self, game: Thunder, seat: int) -> int:
        return sum(VALUE[card] for card in game.drive_hand[seat])

    def shoot(self, seat: int, roll: Step[Any]) -> Step[Any]:
        assert isinstance(roll, ShootingDie)
        return TopCard(seat, roll)

    def code(self, die: int) -> str:
        return CODES[card_of(die)]

    def name(self, die: int) -> Message:
        return card_name(card_of(die))

    def hide(self, game: Thunder, seat: int) -> None:
        """Hands are secret, and with them what is left in the deck (TR-GEN-18)."""
        hand = game.drive_hand[seat]
        game.drive_pile = changed(game.drive_pile, seat, covered(hand, game.drive_pile[seat]))
        game.drive_hand = changed(game.drive_hand, seat, [UNKNOWN] * len(hand))

    def imagine(self, game: Thunder, seat: int, luck: Luck) -> None:
        """Some hand of as many cards; as long as its total is known, one with that total (TR-GEN-04)."""
        wanted = game.drive_total[seat]
        hand, pile = imagined([game.drive_hand[seat]], game.drive_pile[seat], luck)
        while wanted and sum(VALUE[card] for card in hand[0]) != wanted:
            hand, pile = imagined([game.drive_hand[seat]], game.drive_pile[seat], luck)
        game.drive_hand = changed(game.drive_hand, seat, hand[0])
        game.drive_pile = changed(game.drive_pile, seat, pile)


# A new round


class Refill(Step[Thunder]):
    """What lies on the boards is discarded, then the hand is filled up to five (TR-GEN-10, TR-GEN-24)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Thunder) -> None:
        seat = self.seat
        if game.drive_board[seat]:
            game.drive_used = changed(game.drive_used, seat, covered(game.drive_board[seat], game.drive_used[seat]))
            game.drive_board = changed(game.drive_board, seat, [])
        if game.drive_total[seat]:
            game.drive_total = changed(game.drive_total, seat, 0)
        game.do_all([DRAWS[seat]] * (HAND - len(game.drive_hand[seat])))


class LayAside(Step[Thunder]):
    """A whole hand is discarded for all to see; it is not shuffled into the deck (TR-GEN-17, TR-GEN-18)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Thunder) -> None:
        game.reveal()
        game.drive_used = changed(
            game.drive_used, self.seat, covered(game.drive_hand[self.seat], game.drive_used[self.seat])
        )
        game.drive_hand = changed(game.drive_hand, self.seat, [])

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-lay-aside", "TR-GEN-18", crew=crew_of(game, self.seat))


class DrawCard(DrawFromPile[Thunder]):
    """The top card of a deck for the hand of its crew; an empty deck is made of the discards again (TR-GEN-15)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def pile(self, game: Thunder) -> list[int]:
        return game.drive_pile[self.seat]

    def actor(self, game: Thunder) -> int:
        return CHANCE if 1 in game.drive_pile[self.seat] else NOBODY

    def options(self, game: Thunder) -> list[Step[Any]]:
        return list(compress(DRAWN[self.seat], game.drive_pile[self.seat]))

    def weights(self, game: Thunder) -> None:
        """Every card is there once (TR-CMP-22)."""

    def run(self, game: Thunder) -> None:
        turn_over(game, self.seat)
        game.do(self)

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-draw-card", "TR-GEN-10", crew=crew_of(game, self.seat))


DRAWS: Final[list[Step[Any]]] = [DrawCard(seat) for seat in range(MOST_SEATS)]


class CardDrawn(Step[Thunder]):
    """Only its holder knows the card (TR-GEN-18)."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, game: Thunder) -> None:
        seat, piles, hands = self.seat, game.drive_pile[:], game.drive_hand[:]
        piles[seat] = taken(piles[seat], self.card)
        hands[seat] = held(hands[seat], self.card)
        game.drive_pile, game.drive_hand = piles, hands

    def hidden(self, seat: int) -> bool:
        return seat != self.seat

    def text(self, game: Thunder) -> str:
        return CODES[self.card]

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-draw-card", "TR-GEN-10", card=card_name(self.card))


DRAWN: Final = [[CardDrawn(seat, card) for card in range(CARDS)] for seat in range(MOST_SEATS)]


class Announce(Step[Thunder]):
    """Everybody hears the total of a starting hand, and nobody sees the hand (TR-GEN-04)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Thunder) -> None:
        game.drive_total = changed(game.drive_total, self.seat, game.total(self.seat))

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-announce", "TR-GEN-04", crew=crew_of(game, self.seat), total=game.total(self.seat))


# Shooting


class TopCard(DrawFromPile[Thunder]):
    """In place of the shooting die the top card is turned over (TR-GEN-13, TR-GEN-20, TR-GEN-21)."""

    def __init__(self, seat: int, roll: ShootingDie) -> None:
        self.seat = seat
        self.roll = roll

    def pile(self, game: Thunder) -> list[int]:
        return game.drive_pile[self.seat]

    def drawn(self, game: Thunder, kind: int) -> Step[Any]:
        return TurnedUp(self.seat, self.roll, kind)

    def weights(self, game: Thunder) -> None:
        """Every card is there once (TR-CMP-22)."""

    def run(self, game: Thunder) -> None:
        turn_over(game, self.seat)
        game.do(self)

    def prompt(self, game: Thunder) -> Message:
        return self.roll.prompt(game)


class TurnedUp(Step[Thunder]):
    """Its shooting result counts, its move value does not; it is discarded at once (TR-GEN-13, TR-GEN-14)."""

    def __init__(self, seat: int, roll: ShootingDie, card: int) -> None:
        self.seat = seat
        self.roll = roll
        self.card = card

    def run(self, game: Thunder) -> None:
        take(game, self.seat, self.card)
        game.drive_used = changed(game.drive_used, self.seat, given(game.drive_used[self.seat], self.card))
        game.do(self.roll.shows(FACE[self.card]))

    def text(self, game: Thunder) -> str:
        return CODES[self.card]

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-top-card", "TR-GEN-13", card=card_name(self.card))

    def tell(self, game: Thunder) -> Message:
        crew, face = crew_of(game, self.seat), SHOOTING_DIE[FACE[self.card]].name
        return Message("thunder-told-top-card", "TR-GEN-13", crew=crew, face=face)


SUPPLY: Final = Cards()


def refit(crew: Crew) -> Crew:
    """A car crew with a deck in place of its dice (TR-GEN-01, TR-GEN-02)."""
    return Crew(crew.id, crew.letter, crew.vehicles, 0, crew.board, crew.turn, crew.faces, SUPPLY)


GERMAN_ENGINEERING: Final = Expansion("german_engineering", refit=refit)
