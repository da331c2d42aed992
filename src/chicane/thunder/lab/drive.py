"""Decks in place of dice, in positions and facts: `red hand 1a 4b`, `red discards 2a`, `red played 3c`."""

from __future__ import annotations

from typing import Final

from chicane.core.errors import BadInput, one_of
from chicane.core.lists import changed
from chicane.core.pile import counted, kinds
from chicane.thunder.german_engineering import CARDS, CODES, HAND, codes
from chicane.thunder.state import Thunder

WORDS: Final = ["hand", "discards", "played"]
USUAL_HAND: Final = "1a 2a 3a 4a 5a"


def set_cards(game: Thunder, seat: int, word: str, text: str) -> None:
    """Cards in the hand, among the discards, or on the boards; all others are in the deck."""
    if seat not in game.box.supplied:
        raise BadInput(f"{game.box.crew_ids[seat]} rolls dice and has no cards")
    cards = sorted(card_by(code) for code in text.split())
    if word == "hand" and len(cards) > HAND:
        raise BadInput(f"a hand has {HAND} cards, not {len(cards)}")
    if word == "hand":
        game.drive_hand = changed(game.drive_hand, seat, cards)
    elif word == "played":
        game.drive_board = changed(game.drive_board, seat, cards)
    else:
        game.drive_used = changed(game.drive_used, seat, counted(cards, CARDS))
    about = counted([*game.drive_hand[seat], *game.drive_board[seat]], CARDS)
    left = [1 - lying - used for lying, used in zip(about, game.drive_used[seat], strict=True)]
    if min(left) < 0:
        raise BadInput(f"{CODES[left.index(min(left))]} is in two places")
    game.drive_pile = changed(game.drive_pile, seat, left)


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
