"""How well a seat stands, for bots: its part of all worth on the table."""

from __future__ import annotations

from typing import Final

from chicane.thunder.lab.gains import ASSETS, GAINS, PLAYED_ON, STORES
from chicane.thunder.lab.plan import drive
from chicane.thunder.lab.standing import Standing
from chicane.thunder.move import Move, RoadDie
from chicane.thunder.state import NOBODY_OWNS, Thunder

POWER: Final = 2.0  # whoever has twice as much wins more than twice as often


def value(game: Thunder, seat: int) -> float | None:
    """The seat's part of all worth; its own move is planned to the end."""
    step = game.pending
    if type(step) in PLAYED_ON and PLAYED_ON[type(step)](game, step):
        return None
    standing = Standing(game)
    mine = standing.totals[seat] + GAINS[type(step)](game, standing, seat)
    for asset in ASSETS:
        mine += asset(game, standing, seat)
    mine += stored(game, seat)
    others = theirs(game, standing, seat)
    return mine**POWER / (mine**POWER + others) if mine > 0 else 0.0


def theirs(game: Thunder, standing: Standing, seat: int) -> float:
    """What the rivals have that are still in the game: one that is far ahead counts more than two that are not."""
    worth = 0.0
    mover = moving(game)
    for rival in range(game.players):
        if rival != seat and not game.out[rival]:
            has = standing.totals[rival]
            if game.box.stocks:
                has += stored(game, rival) + (rival_move(game, standing) if rival == mover else 0.0)
            worth += max(0.0, has) ** POWER
    return worth


def stored(game: Thunder, seat: int) -> float:
    """What a seat has beside its vehicles."""
    return sum(store(game, seat) for store in STORES)


def moving(game: Thunder) -> int:
    """The seat in the middle of a move, or nobody."""
    step = game.pending
    return game.owner[step.vehicle] if isinstance(step, (Move, RoadDie)) else NOBODY_OWNS


def rival_move(game: Thunder, standing: Standing) -> float:
    """What the rest of its move is worth to whoever is in the middle of one."""
    step = game.pending
    assert isinstance(step, (Move, RoadDie))
    return drive(game, standing, step.vehicle, game.moves[step.vehicle], game.may_drift())
