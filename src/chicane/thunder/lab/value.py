"""How well a seat stands, for bots: its part of all worth on the table."""

from __future__ import annotations

from chicane.thunder.lab.gains import ASSETS, GAINS, PLAYED_ON, STORES
from chicane.thunder.lab.plan import drive
from chicane.thunder.lab.standing import Standing
from chicane.thunder.move import Move, RoadDie
from chicane.thunder.state import Thunder


def value(game: Thunder, seat: int) -> float | None:
    """The seat's part of all worth; its own move is planned to the end."""
    step = game.pending
    if type(step) in PLAYED_ON and PLAYED_ON[type(step)](game, step):
        return None
    standing = Standing(game)
    mine = standing.total(seat) + GAINS[type(step)](game, standing, seat)
    for asset in ASSETS:
        mine += asset(game, standing, seat)
    mine += stored(game, seat)
    others = theirs(game, standing, seat)
    return min(1.0, max(0.0, mine / (mine + others))) if mine > 0 else 0.0


def theirs(game: Thunder, standing: Standing, seat: int) -> float:
    """What the rivals have that are still in the game."""
    rivals = [each for each in range(game.players) if each != seat and not game.out[each]]
    worth = sum(standing.total(each) for each in rivals)
    if game.box.stocks:
        worth += sum(stored(game, each) for each in rivals) + rival_move(game, standing, seat)
    return worth


def stored(game: Thunder, seat: int) -> float:
    """What a seat has beside its vehicles."""
    return sum(store(game, seat) for store in STORES)


def rival_move(game: Thunder, standing: Standing, seat: int) -> float:
    """What the rest of its move is worth to somebody else."""
    step = game.pending
    if isinstance(step, (Move, RoadDie)) and game.owner[step.vehicle] != seat:
        return drive(game, standing, step.vehicle, game.moves[step.vehicle], game.may_drift())
    return 0.0
