"""Positions with the decks of Extra Ammo."""

from __future__ import annotations

from pathlib import Path

import chicane
from chicane.core.match import Match
from chicane.core.scenario import Table
from chicane.core.view import View
from chicane.thunder.box import Stock
from chicane.thunder.extra_ammo import EXTRA_AMMO
from chicane.thunder.state import Thunder
from chicane.words import words

DECKS = [each.id for each in EXTRA_AMMO]
FAR = "r3 at f1\nb2 at f14\nb3 at f16"  # cars far away, so that nobody is out


def road(
    drawing: str, *decks: str, others: str = FAR, players: int = 2, carnage: bool = False, crew: str = ""
) -> Table:
    """Red's turn on a drawn road with some decks in the box."""
    chosen: dict[str, object] = {**dict.fromkeys(decks, True), "carnage": carnage}
    if crew:
        chosen["crew"] = crew
    return Table("thunder", f"{drawing}\n{others}", players=players, options=chosen)


def thunder(table: Table | Match) -> Thunder:
    """The chase of a table."""
    assert isinstance(table.game, Thunder)
    return table.game


def begun(players: int, *decks: str, crew: str = "") -> Match:
    """A race at its first decision."""
    options: dict[str, object] = {**dict.fromkeys(decks, True)}
    if crew:
        options["crew"] = crew
    return chicane.new("thunder", players=players, seed=7, options=options)


def known(view: View) -> Thunder:
    """The chase as somebody knows it."""
    assert isinstance(view.game, Thunder)
    return view.game


def untold(stock: Stock, file: str) -> list[str]:
    """The cards of a deck that lack words in some language, or that no test of a file plays."""
    text = Path(file).read_text(encoding="utf-8")
    said = [words(language) for language in ("en", "fr")]
    known = [each.id for each in stock.cards if all(language.has(f"thunder-card-{each.id}") for language in said)]
    return [each.id for each in stock.cards if each.id not in known or text.count(f"{each.id}") == 0]
