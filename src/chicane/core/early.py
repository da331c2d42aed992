"""Early answers: where all seats decide in secret at once, none need wait for its turn to be asked."""

from __future__ import annotations

from typing import Any

from chicane.core.engine import Game
from chicane.core.step import Step


def asked_first(game: Game, seat: int) -> Game | None:
    """A copy in which the seat is asked before the others; None where it has nothing to decide yet."""
    if game.over or game.actor == seat or not game.pending.at_once():
        return None
    mine, others = divided(game, seat)
    if not mine:
        return None
    twin = game.copy()
    twin.agenda = game.agenda[: len(game.agenda) - len(mine) - len(others)] + others + mine
    twin.advance()
    return twin if twin.actor == seat else None


def divided(game: Game, seat: int) -> tuple[list[Step[Any]], list[Step[Any]]]:
    """The decisions on top of the agenda that are made at once: the seat's own, and the others'."""
    first = len(game.agenda)
    while first and game.agenda[first - 1].at_once():
        first -= 1
    together = game.agenda[first:]
    mine = [step for step in together if step.actor(game) == seat]
    return mine, [step for step in together if step.actor(game) != seat]


def answered(game: Game, seat: int, answers: list[str]) -> Game | None:
    """The copy in which the seat was asked first and gave these answers; None if one of them can't be given."""
    twin = asked_first(game, seat)
    for text in answers:
        if twin is None or twin.actor != seat or not twin.pending.at_once():
            return None
        option = twin.pending.parse(twin, text)
        if option is None:
            return None
        twin.play(option)
    return twin
