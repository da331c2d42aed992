"""How well a seat stands, for bots: its part of all worth on the table."""

from __future__ import annotations

from math import pow

from chicane.thunder.lab.gains import ASSETS, GAINS, PLAYED_ON, STORES
from chicane.thunder.lab.plan import drive
from chicane.thunder.lab.standing import Standing
from chicane.thunder.move import Move, RoadDie
from chicane.thunder.state import NOBODY_OWNS, Thunder


def value(game: Thunder, seat: int) -> float | None:
    """The seat's part of all worth; its own move is planned to the end."""
    if is_played_on(game):
        return None
    standing = Standing(game)
    mine = has(game, standing, seat)
    if mine <= 0:
        return 0.0
    mine = pow(mine, standing.weights.power)
    return mine / (mine + theirs(game, standing, seat))


def shares(game: Thunder) -> list[float] | None:
    """Everybody's part of all worth, each with its own move planned to the end."""
    if is_played_on(game):
        return None
    standing = Standing(game)
    worths = [0.0 if game.out[seat] else max(0.0, has(game, standing, seat)) for seat in range(game.players)]
    worths = [pow(worth, standing.weights.power) for worth in worths]
    whole = sum(worths)
    return [worth / whole for worth in worths] if whole else worths


def is_played_on(game: Thunder) -> bool:
    """Whether the game must be played on before it can be judged."""
    step = game.pending
    return type(step) in PLAYED_ON and PLAYED_ON[type(step)](game, step)


def has(game: Thunder, standing: Standing, seat: int) -> float:
    """What a seat has, and may still make of its turn."""
    mine = standing.totals[seat] + GAINS[type(game.pending)](game, standing, seat)
    for asset in ASSETS:
        mine += asset(game, standing, seat)
    return mine + stored(game, seat)


def theirs(game: Thunder, standing: Standing, seat: int) -> float:
    """What the rivals have that are still in the game: one that is far ahead counts more than two that are not."""
    worth = 0.0
    mover = moving(game)
    for rival in range(game.players):
        if rival != seat and not game.out[rival]:
            owns = standing.totals[rival]
            if game.box.stocks:
                owns += stored(game, rival) + (rival_move(game, standing) if rival == mover else 0.0)
            worth += pow(max(0.0, owns), standing.weights.power)
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
