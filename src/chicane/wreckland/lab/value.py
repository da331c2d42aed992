"""How well an attempt stands, from 0 to 1: what is left of the vehicle, and who chases it now and later.

Worth is counted in points of damage (worth.py). Within an action the worth of what it may still do is guessed, not
played out (promise.py), and so is the worth of everything else on the agenda (prospect.py).
"""

from __future__ import annotations

import math
from typing import Final

from chicane.wreckland.actions import WhiteStep
from chicane.wreckland.damage import engine_resistance
from chicane.wreckland.kinds import DICE, RED
from chicane.wreckland.lab.prospect import prospects
from chicane.wreckland.lab.threat import Road, chasers
from chicane.wreckland.lab.vehicle import standing
from chicane.wreckland.lab.worth import AHEAD, CARD_WORTH, DIE_WORTH, ENGINE_WORTH, SCRAP_WORTH, TOOL_DIE
from chicane.wreckland.state import CHASE, Wreckland

SCALE: Final = 80.0  # points of damage from an even chance to a good one; a whole attempt is some three of these
RED_WORTH: Final = (DICE - RED) / RED  # white dice for each red one


def value(game: Wreckland) -> float:
    """The worth of a position."""
    road = Road(game)
    worth = engine(game) + standing(game) + sum(game.scrap) * SCRAP_WORTH[game.round]
    if game.phase == CHASE and game.turn:
        worth += dice(game) - chasers(game, road) - AHEAD[game.chapter][game.round]
    else:
        worth += tools(game) - AHEAD[game.chapter][game.round - 1]
    worth += prospects(game, road)
    return 1 / (1 + math.exp(-worth / SCALE))


def engine(game: Wreckland) -> float:
    """What the engine has left; the last points are the dearest."""
    return ENGINE_WORTH * math.sqrt(max(0.0, 1 - game.engine / engine_resistance(game)))


def dice(game: Wreckland) -> float:
    """White dice that can still be placed in this turn, less the red ones: a turn that begins is worth nothing."""
    steps = sum([isinstance(step, WhiteStep) for step in game.agenda])
    return DIE_WORTH * (min(len(game.whites()), 3 * steps) - RED_WORTH * len(game.reds()))


def tools(game: Wreckland) -> float:
    """Dice of the Customisation, as long as there are cards to pay for, and the cards."""
    if game.phase == CHASE:
        return 0.0
    cards = len(game.market)
    return CARD_WORTH * cards + TOOL_DIE * len(game.pool()) * cards / (cards + 2)
