"""What fire would do: arcs and ranges, who is no target and why, what arrives and what is left (WK-FIRE, WK-GEO-24)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.foresight import Mark, Outline, Prospect
from chicane.core.message import Message
from chicane.core.reach import DAMAGE, DEATH, FREE
from chicane.core.step import Step
from chicane.wreckage.damage import Settle, Shield, Suffer
from chicane.wreckage.kinds import EQUIPMENT
from chicane.wreckage.lab.targets import reach_of, why_not
from chicane.wreckage.lab.worth import HURT
from chicane.wreckage.picture.places import Point, on_screen, outline
from chicane.wreckage.shapes import HALF_WIDE, spot
from chicane.wreckage.shoot import Aim, Shoot, ready, sides
from chicane.wreckage.sight import muzzle
from chicane.wreckage.state import Wreckage
from chicane.wreckage.steer import pose_of
from chicane.wreckage.trig import FULL, QUARTER

ABOVE: Final = 48  # from a vehicle to the words about it
WIDE: Final = 260  # a line of such words
LINE: Final = 22


def aimed(game: Wreckage, seat: int) -> list[Prospect]:
    """Arcs and ranges of all weapons, who is no target and why, and what each shot does on average."""
    aim = game.pending
    assert isinstance(aim, Aim)
    weapons = ready(game, seat, aim.fired)
    arcs = tuple(arc(game, seat, weapon, side) for weapon in weapons for side in sides(game, seat, weapon))
    whole = Prospect(areas=arcs, marks=tuple(excused(game, seat, weapons)))
    return [whole, *[shot(game, each) for each in game.menu if isinstance(each, Shoot)]]


def arc(game: Wreckage, seat: int, weapon: int, side: int) -> Outline:
    """What the ruler covers on one side (WK-GEO-26, WK-GEO-27)."""
    x, y, heading = pose_of(game, seat)
    start, way = muzzle(x, y, heading, side), (heading + side * QUARTER) % FULL
    near, far = 0, reach_of(weapon)
    corners = ((near, -HALF_WIDE), (far, -HALF_WIDE), (far, HALF_WIDE), (near, HALF_WIDE))
    return outline([spot(*start, way, ahead, right) for ahead, right in corners])


def excused(game: Wreckage, seat: int, weapons: list[int]) -> list[Mark]:
    """Why each of the others is no target, over its vehicle."""
    found: list[Mark] = []
    for other in game.alive():
        words = why_not(game, seat, weapons, other) if other != seat else None
        if words is not None:
            found.append(mark(found, on_screen(game.x[other], game.y[other]), words))
    return found


def mark(others: list[Mark], place: Point, words: Message) -> Mark:
    """Words over a vehicle, and over those of its neighbours."""
    x, y = place[0], place[1] - ABOVE
    while any(abs(x - other.x) < WIDE and abs(y - other.y) < LINE for other in others):
        y -= LINE
    return Mark(x, y, words)


def shot(game: Wreckage, option: Shoot) -> Prospect:
    """What arrives of a shot after handling, on average, and what it takes to destroy the target (WK-FIRE-05)."""
    attack, handling = EQUIPMENT[option.weapon].attack, game.handling(option.target)
    tenths = round(10 * HURT[attack][min(handling, len(HURT[attack]) - 1)])
    left = game.structure(option.target) - game.damage[option.target]
    words = Message(
        "wreckage-preview-shot", "WK-FIRE-05", whole=tenths // 10, tenths=tenths % 10, handling=handling, left=left
    )
    return Prospect(option.text(game), words, FREE, (arc(game, option.seat, option.weapon, option.side),))


# Damage


def settled(game: Wreckage, seat: int) -> list[Prospect]:
    """What arrives after plates, and what is left then (WK-UPG-01)."""
    step = game.pending
    assert isinstance(step, Settle)
    found: list[Prospect] = []
    for option in game.menu:
        soak = EQUIPMENT[option.number].soak if isinstance(option, Shield) else 0
        if isinstance(option, Shield | Suffer):
            found.append(borne(game, seat, option, max(0, step.amount(game) - soak)))
    return found


def borne(game: Wreckage, seat: int, option: Step[Any], arrives: int) -> Prospect:
    """What so much damage leaves of a vehicle."""
    left = max(0, game.structure(seat) - game.damage[seat] - arrives)
    words = Message("wreckage-preview-arrives", "WK-FIRE-05", arrives=arrives, left=left)
    return Prospect(option.text(game), words, DEATH if not left else DAMAGE if arrives else FREE)
