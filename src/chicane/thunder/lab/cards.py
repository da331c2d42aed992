"""Cards in positions and facts: `red holds duck`, `red has boss`, `r1 has rear-gun`, `lead has fog`."""

from __future__ import annotations

from typing import Final

from chicane.core.errors import BadInput, one_of
from chicane.core.message import Message
from chicane.core.pile import UNKNOWN, held
from chicane.thunder.box import BESIDE_SEATS, BESIDE_TILES, BESIDE_VEHICLES
from chicane.thunder.state import Thunder
from chicane.thunder.stocks import set_hand, set_open, take

TILE_WORDS: Final = ["rear", "middle", "lead"]
WHERE: Final = {BESIDE_SEATS: "a crew", BESIDE_VEHICLES: "a vehicle", BESIDE_TILES: "a tile"}


def found(game: Thunder, id: str) -> tuple[int, int]:
    """The stock and the number of a card that is still in its pile."""
    stocks = enumerate(game.box.stocks)
    known = {card.id: (number, place) for number, stock in stocks for place, card in enumerate(stock.cards)}
    if id not in known:
        raise one_of("card", id, list(known))
    stock, card = known[id]
    if not game.piles[stock][card]:
        raise BadInput(f"there is no {id!r} left in its pile", Message("scenario-none-left", name=id))
    return stock, card


def put_in_hand(game: Thunder, seat: int, ids: list[str]) -> None:
    """`red holds duck, siren`: cards that only the crew knows."""
    for id in ids:
        stock, card = found(game, id)
        take(game, stock, card)
        set_hand(game, stock, seat, held(game.hands[stock][seat], card))


def lay_open(game: Thunder, beside: int, place: int, ids: list[str]) -> None:
    """`red has boss`, `r1 has rear-gun`: cards that everybody sees."""
    for id in ids:
        stock, card = found(game, id)
        if game.box.stocks[stock].beside != beside:
            message = Message("scenario-beside", card=id, beside=WHERE[beside].split()[-1])
            raise BadInput(f"{id!r} does not lie beside {WHERE[beside]}", message)
        take(game, stock, card)
        set_open(game, stock, place, [*game.open[stock][place], card])


def hand(game: Thunder, seat: int) -> str:
    """What a crew holds, stock by stock."""
    cards = [(stock, card) for stock, hands in enumerate(game.hands) for card in hands[seat]]
    return names(game, cards)


def lying(game: Thunder, beside: int, place: int) -> str:
    """What lies open beside a crew, a vehicle or a tile."""
    stocks = [number for number, stock in enumerate(game.box.stocks) if stock.beside == beside]
    return names(game, [(stock, card) for stock in stocks for card in game.open[stock][place]])


def names(game: Thunder, cards: list[tuple[int, int]]) -> str:
    """Cards by their ids."""
    ids = ["?" if card == UNKNOWN else game.box.stocks[stock].cards[card].id for stock, card in cards]
    return ", ".join(ids) or "none"
