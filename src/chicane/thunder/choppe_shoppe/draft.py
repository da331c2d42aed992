"""The draft: a card from each packet, at the same time and in secret, then packets go left (TR-UPG-02..05)."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from chicane.core.cards import ask
from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.pile import held
from chicane.core.step import Step
from chicane.thunder.choppe_shoppe.cards import Secret, TurnUp, car_crews, lay_down
from chicane.thunder.choppe_shoppe.memory import PASSES, PICKS, remember
from chicane.thunder.choppe_shoppe.upgrades import STOCK
from chicane.thunder.names import code, crew_of, named
from chicane.thunder.seams import SEAMS
from chicane.thunder.state import CHOPPER, Thunder
from chicane.thunder.stocks import Deal, Dealt, card_name, put_back, set_hand, take, without

PACKET: Final = 4  # TR-UPG-02
UPGRADES: Final = SEAMS.query("upgrades")  # how many upgrades a crew gets, asked of its chopper


def number(game: Thunder) -> int:
    """The stock of the upgrades."""
    return game.box.stock_numbers[STOCK.id]


def prepare(game: Thunder) -> list[Step[Any]]:
    """Packets are dealt; three picks; one upgrade for each car, and all are turned up together (TR-UPG-02..05)."""
    seats, stock = car_crews(game), number(game)
    deals = [DealPacket(stock, seat) for seat in seats for _ in range(PACKET)]
    picks: list[Step[Any]] = [PickUpgrade(seat) for seat in seats]
    rounds = [*picks, PassLeft()] * PASSES
    return [*deals, *rounds, *picks, SetAside(), *[FitUpgrade(seat) for seat in seats], TurnUp(stock)]


class DealPacket(Deal):
    """A card of the packet from which a seat picks first (TR-UPG-02)."""

    def cards(self, number: int) -> list[Step[Any]]:
        return dealt(self.stock, self.place, number)


class PacketDealt(Dealt):
    """Only the seat that picks from it knows the packet (TR-UPG-17)."""

    def run(self, game: Thunder) -> None:
        take(game, self.stock, self.card)
        set_packet(game, self.stock, self.seat, held(game.passing[self.stock][self.seat], self.card))

    def tell(self, game: Thunder) -> None:
        """Nobody has anything yet."""


@cache
def dealt(stock: int, seat: int, number: int) -> list[Step[Any]]:
    """Each of so many cards for a packet; values are shared."""
    return [PacketDealt(stock, seat, card) for card in range(number)]


def set_packet(game: Thunder, stock: int, seat: int, packet: list[int]) -> None:
    """What a seat picks from now."""
    game.passing = changed(game.passing, stock, changed(game.passing[stock], seat, packet))


class PickUpgrade(Step[Thunder]):
    """All pick at the same time, face down (TR-UPG-03)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actor(self, game: Thunder) -> int:
        return self.seat

    def options(self, game: Thunder) -> list[Step[Any]]:
        stock, seat = number(game), self.seat
        return [Picked(stock, seat, card) for card in game.passing[stock][seat]]

    def at_once(self) -> bool:
        return True

    def prompt(self, game: Thunder) -> Message:
        left = len(game.passing[number(game)][self.seat])
        return Message("thunder-ask-pick", "TR-UPG-03", crew=crew_of(game, self.seat), left=left)


class Picked(Secret):
    """The seat keeps the card (TR-UPG-03)."""

    def run(self, game: Thunder) -> None:
        set_packet(game, self.stock, self.seat, without(game.passing[self.stock][self.seat], self.card))
        set_hand(game, self.stock, self.seat, held(game.hands[self.stock][self.seat], self.card))

    def tell(self, game: Thunder) -> Message:
        card = card_name(game, self.stock, self.card)
        return Message("thunder-told-pick", "TR-UPG-03", crew=crew_of(game, self.seat), card=card)


class PassLeft(Step[Thunder]):
    """Each packet goes to the next car crew on the left (TR-UPG-03, TR-UPG-16)."""

    def run(self, game: Thunder) -> None:
        stock, seats = number(game), car_crews(game)
        packets = game.passing[stock]
        for at, seat in enumerate(seats):
            remember(game, stock, seat, packets[seat])
            set_packet(game, stock, seat, packets[seats[at - 1]])

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-pass-left", "TR-UPG-03")


class SetAside(Step[Thunder]):
    """The last card of each packet goes to the box, unless somebody chooses from them (TR-UPG-04, TR-LDR-10)."""

    def run(self, game: Thunder) -> None:
        stock = number(game)
        left = sorted(card for packet in game.passing[stock] for card in packet)
        for seat in car_crews(game):
            more = ask(game, UPGRADES, CHOPPER + seat, PICKS) > PICKS
            set_packet(game, stock, seat, left if more else [])
            game.do_all([PickSpare(seat), ClearPacket(seat)] if more else [])
            left = [] if more else left
        for card in left:
            put_back(game, stock, card)


class PickSpare(PickUpgrade):
    """One more, of the cards that everybody left (TR-LDR-10)."""

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-spare", "TR-LDR-10", crew=crew_of(game, self.seat))


class ClearPacket(Step[Thunder]):
    """What nobody wanted goes to the box (TR-UPG-04)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Thunder) -> None:
        stock = number(game)
        for card in game.passing[stock][self.seat]:
            put_back(game, stock, card)
        remember(game, stock, self.seat, game.passing[stock][self.seat])
        set_packet(game, stock, self.seat, [])


class FitUpgrade(Step[Thunder]):
    """One upgrade for each car, face down; a fourth for any of them (TR-UPG-05, TR-LDR-14)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def bare(self, game: Thunder) -> list[int]:
        """The next car without an upgrade, or all of them once each has one."""
        cars, down = list(game.vehicles_of(self.seat)), game.down[number(game)]
        return [car for car in cars if not down[car]][:1] or cars

    def actor(self, game: Thunder) -> int:
        return self.seat

    def options(self, game: Thunder) -> list[Step[Any]]:
        stock, cars = number(game), self.bare(game)
        return [Fitted(stock, self.seat, card, car) for card in game.hands[stock][self.seat] for car in cars]

    def at_once(self) -> bool:
        return True

    def prompt(self, game: Thunder) -> Message:
        cars = self.bare(game)
        if len(cars) > 1:
            return Message("thunder-ask-fit-any", "TR-LDR-14", crew=crew_of(game, self.seat))
        return Message("thunder-ask-fit", "TR-UPG-05", vehicle=named(game, cars[0]))


class Fitted(Secret):
    """An upgrade for a car; it never moves to another (TR-UPG-05, TR-UPG-07)."""

    def __init__(self, stock: int, seat: int, card: int, vehicle: int) -> None:
        self.stock = stock
        self.seat = seat
        self.card = card
        self.vehicle = vehicle

    def run(self, game: Thunder) -> None:
        lay_down(game, self.stock, self.seat, self.card, self.vehicle)
        if game.hands[self.stock][self.seat]:
            game.do(FitUpgrade(self.seat))

    def text(self, game: Thunder) -> str:
        return f"{code(game, self.vehicle)} {super().text(game)}"

    def label(self, game: Thunder) -> Message:
        card = card_name(game, self.stock, self.card)
        return Message("thunder-do-fit", "TR-UPG-05", vehicle=named(game, self.vehicle), card=card)
