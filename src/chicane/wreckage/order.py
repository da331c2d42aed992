"""Who is still to act, as far as the arena shows it (WK-TURN-07)."""

from __future__ import annotations

from chicane.core.moment import Moment
from chicane.core.step import NOBODY
from chicane.wreckage.state import NONE, Wreckage
from chicane.wreckage.turn import PlayerTurn, initiative


def is_built(game: Wreckage) -> bool:
    """Whether vehicles stand in the arena (WK-SETUP-10)."""
    return bool(game.turn or game.cans)


def waiting(game: Wreckage) -> list[int]:
    """Who acts, then who is still to act in this phase; while cards are planned, who would (WK-TURN-07)."""
    if not game.phase:
        return initiative(game) if game.turn else []
    still = [step.seat for step in game.agenda[::-1] if isinstance(step, PlayerTurn) and not game.out[step.seat]]
    return still if game.acting == NONE else [game.acting, *still]


def moment(game: Wreckage) -> Moment:
    """The game turn, and the player turns of its action phases one after the other (WK-TURN-01).

    After the last of a phase nobody has a turn until the cards of the next one are seen.
    """
    if not game.phase:
        return Moment(game.turn)
    to_come = sum(isinstance(step, PlayerTurn) for step in game.agenda)
    number = (game.phase + 1) * game.players - to_come + game.phase
    if game.acting == NONE:
        return Moment(game.turn, number if to_come else number + 1, NOBODY)
    return Moment(game.turn, number, game.acting)
