"""What a speed will cost at least, whichever way is taken, while it can still be chosen (CH-SPD, CH-CURVE)."""

from __future__ import annotations

from typing import Any

from chicane.chariot.damage import BY_CURVE, Hurt
from chicane.chariot.speed import Hasten
from chicane.chariot.state import Race
from chicane.core.foresight import End, Foresight, Prospect
from chicane.core.log import Teller
from chicane.core.message import Message
from chicane.core.reach import DAMAGE, DEATH, Route, outlays
from chicane.core.step import Step


def foresees(race: Race) -> bool:
    """Where the speed of the turn is chosen."""
    return race.actor >= 0 and bool(race.menu) and isinstance(race.pending, Hasten)


def foresight(race: Race) -> Foresight:
    """Each speed with its price and its ends."""
    return Foresight(tuple(prospect(race, option) for option in race.menu))


def prospect(race: Race, option: Step[Any]) -> Prospect:
    """The cheapest way that an option leaves open, and where all of them end."""
    ways = outlays(race.rules, race, option)
    best = min(ways, key=lambda way: way.price.rank)
    ends = {way.way[-1]: way for way in sorted(ways, key=lambda way: way.price.rank, reverse=True) if way.way}
    shown = tuple(End(x, y, 0.0, way.price.kind) for (x, y, _), way in ends.items())
    return Prospect(option.text(race), note(race, option, best), best.price.kind, ends=shown)


def note(race: Race, option: Step[Any], best: Route) -> Message | None:
    """What the cheapest way costs, and by what."""
    if best.price.kind == DEATH:
        return Message("chariot-foresee-death", "CH-DEST-01")
    if best.price.kind != DAMAGE:
        return None
    damage, curve = best.price.damage, in_curves(race, option, best)
    by = "curve" if curve == damage else "both" if curve else "way"
    return Message("chariot-foresee-cost", "CH-CURVE-01", by=by, damage=damage, curve=curve)


def in_curves(race: Race, option: Step[Any], way: Route) -> int:
    """How much of the damage of a way curves do."""
    after = race.copy()
    after.teller = Teller()
    after.play(option)
    for text in way.options:
        step = after.pending.parse(after, text)
        assert step is not None
        after.play(step)
    hurts = [line.step for line in after.teller.lines if isinstance(line.step, Hurt)]
    return sum(hurt.amount for hurt in hurts if hurt.chariot == race.active and hurt.cause == BY_CURVE)
