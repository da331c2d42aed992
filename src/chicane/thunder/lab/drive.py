"""Decks in place of dice, in positions and facts: `red hand 1a 4b`, `red discards 2a`, `red played 3c`."""

from __future__ import annotations

from typing import Final

from chicane.core.errors import BadInput, one_of
from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.pile import counted, kinds
from chicane.thunder.german_engineering import CARDS, CODES, HAND, codes
from chicane.thunder.state import Thunder

USUAL_HAND: Final = "1a 2a 3a 4a 5a"


def hand(game: Thunder, seat: int, text: str, line: str) -> None:
    """Cards in the hand."""
    cards = cards_by(game, seat, text)
    if len(cards) > HAND:
        message = Message("scenario-hand", most=HAND, cards=len(cards))
        raise BadInput(f"a hand has {HAND} cards, not {len(cards)}", message)
    game.drive_hand = changed(game.drive_hand, seat, cards)
    fill_deck(game, seat)


def played(game: Thunder, seat: int, text: str, line: str) -> None:
    """Cards on the boards."""
    game.drive_board = changed(game.drive_board, seat, cards_by(game, seat, text))
    fill_deck(game, seat)


def discards(game: Thunder, seat: int, text: str, line: str) -> None:
    """Cards among the discards."""
    game.drive_used = changed(game.drive_used, seat, counted(cards_by(game, seat, text), CARDS))
    fill_deck(game, seat)


def fill_deck(game: Thunder, seat: int) -> None:
    """All cards that are nowhere else are in the deck."""
    about = counted([*game.drive_hand[seat], *game.drive_board[seat]], CARDS)
    left = [1 - lying - used for lying, used in zip(about, game.drive_used[seat], strict=True)]
    if min(left) < 0:
        twin = CODES[left.index(min(left))]
        raise BadInput(f"{twin} is in two places", Message("scenario-two-places", name=twin))
    game.drive_pile = changed(game.drive_pile, seat, left)


def cards_by(game: Thunder, seat: int, text: str) -> list[int]:
    """Cards by their short forms, for a crew that has some."""
    if seat not in game.box.supplied:
        crew = game.box.crew_ids[seat]
        raise BadInput(f"{crew} rolls dice and has no cards", Message("scenario-no-cards", crew=crew))
    return sorted(card_by(code) for code in text.split())


def card_by(code: str) -> int:
    """A card by its short form."""
    if code not in CODES:
        raise one_of("card", code, CODES)
    return CODES.index(code)


def facts(game: Thunder, seat: int) -> dict[str, str]:
    """Where the cards of a crew are."""
    if seat not in game.box.supplied:
        return {}
    return {
        "hand": codes(game.drive_hand[seat]) or "none",
        "played": codes(game.drive_board[seat]) or "none",
        "discards": codes(kinds(game.drive_used[seat])) or "none",
        "deck": codes(kinds(game.drive_pile[seat])) or "none",
    }


def flaw(game: Thunder) -> str:
    """Every card of a crew's own deck is in the deck, in the hand, on a board or discarded (TR-CMP-22, TR-GEN-11)."""
    for seat in game.box.supplied:
        held, played = game.drive_hand[seat], game.drive_board[seat]
        counts = [a + b for a, b in zip(game.drive_pile[seat], game.drive_used[seat], strict=True)]
        for card in [*held, *played]:
            counts[card] += 1
        if counts != [1] * CARDS or len(held) > HAND:
            return f"{game.box.crew_ids[seat]} has cards {counts}, {len(held)} of them in the hand"
    return ""
