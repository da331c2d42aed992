"""What a seat remembers of cards that it has seen and passed on, until all are turned up (TR-LDR-02, TR-UPG-03)."""

from __future__ import annotations

from typing import Final

from chicane.core.chance import Luck
from chicane.core.lists import changed
from chicane.core.pile import UNKNOWN, mixed, taken
from chicane.thunder.choppe_shoppe.cards import car_crews
from chicane.thunder.state import Thunder

PASSES: Final = 2  # packets that a seat hands on in a draft; what it remembers behind them is in the box
PICKS: Final = PASSES + 1  # TR-UPG-04

Places = dict[int, list[int]]  # by seat: cards


def remember(game: Thunder, stock: int, seat: int, cards: list[int]) -> None:
    """Cards leave a seat that has looked at them."""
    packets = [*game.passed[stock][seat], cards]
    game.passed = changed(game.passed, stock, changed(game.passed[stock], seat, packets))


def recall_board(game: Thunder, stock: int, seat: int, luck: Luck) -> list[int]:
    """The leader that the seat did not want is nobody's."""
    away = [card for packet in game.passed[stock][seat] for card in packet]
    take_all(game, stock, away)
    return away


def recall_packets(game: Thunder, stock: int, seat: int, luck: Luck) -> list[int]:
    """What was passed on is with those who got it: one card each in their hands, the rest where the packet is now."""
    if not game.passed[stock][seat]:
        return []
    picked: Places = {other: [] for other in car_crews(game)}
    packets: Places = {other: [] for other in car_crews(game)}
    away = [card for packet in game.passed[stock][seat][PASSES:] for card in packet]
    take_all(game, stock, away)
    for number in range(len(game.passed[stock][seat][:PASSES])):
        trace(game, stock, seat, number, picked, packets, away, luck)
    spare(game, stock, seat, picked, packets, away, luck)
    for other in car_crews(game):
        put(game, stock, other, picked[other], packets[other], luck)
    return away


def trace(
    game: Thunder, stock: int, seat: int, number: int, picked: Places, packets: Places, away: list[int], luck: Luck
) -> None:
    """One of the packets that the seat passed on, from neighbour to neighbour."""
    seats, passes = car_crews(game), len(game.passed[stock][seat][:PASSES])
    unseen = [card for card in game.passed[stock][seat][number] if card not in in_sight(game, stock, seat) + away]
    cards, at, holder = mixed(unseen, luck), seats.index(seat), seat
    take_all(game, stock, cards)
    for further in range(1, passes - number + 1):
        holder = seats[(at + further) % len(seats)]
        has_picked = further < passes - number or picks(game, stock, holder) > passes
        if holder != seat and has_picked:
            picked[holder].append(cards.pop())
    (packets[holder] if holder != seat and game.passing[stock][holder] else away).extend(cards)


def spare(game: Thunder, stock: int, seat: int, picked: Places, packets: Places, away: list[int], luck: Luck) -> None:
    """Whoever gets a fourth card chooses among all that were left, or has taken one of them (TR-LDR-10)."""
    seats = car_crews(game)
    for other in seats if min(picks(game, stock, each) for each in seats) >= PICKS else []:
        if other == seat:
            continue
        if game.passing[stock][other]:
            packets[other], away[:] = packets[other] + away, []
        elif picks(game, stock, other) > PICKS and luck.below(len(seats)) < len(away):
            picked[other].append(away.pop(luck.below(len(away))))


def in_sight(game: Thunder, stock: int, seat: int) -> list[int]:
    """The cards that the seat has before it."""
    down = [card for vehicle in game.vehicles_of(seat) for card in game.down[stock][vehicle]]
    return game.hands[stock][seat] + game.passing[stock][seat] + down


def picks(game: Thunder, stock: int, seat: int) -> int:
    """How many cards a seat has picked."""
    return len(game.hands[stock][seat]) + sum(len(game.down[stock][each]) for each in game.vehicles_of(seat))


def take_all(game: Thunder, stock: int, cards: list[int]) -> None:
    """Cards that are known not to lie in the pile with those that nobody has seen."""
    for card in cards:
        game.piles = changed(game.piles, stock, taken(game.piles[stock], card))


def put(game: Thunder, stock: int, seat: int, picked: list[int], packet: list[int], luck: Luck) -> None:
    """Known cards in place of unknown ones: in the packet, and somewhere among what the seat holds or laid down."""
    vehicles = list(game.vehicles_of(seat))
    places = [game.hands[stock][seat][:], *[game.down[stock][each][:] for each in vehicles]]
    for card in picked:
        free = [place for place in places if UNKNOWN in place]
        place = free[luck.below(len(free))]
        place[place.index(UNKNOWN)] = card
    passing = [*packet, *game.passing[stock][seat][len(packet) :]]
    game.hands = changed(game.hands, stock, changed(game.hands[stock], seat, sorted(places[0])))
    game.passing = changed(game.passing, stock, changed(game.passing[stock], seat, sorted(passing)))
    for vehicle, place in zip(vehicles, places[1:], strict=True):
        game.down = changed(game.down, stock, changed(game.down[stock], vehicle, place))
