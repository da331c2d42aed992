"""Signs without words: piloting cards, equipment, and what has no place in the arena; each about 40 by 40."""

from __future__ import annotations

from functools import cache
from typing import Final

from chicane.wreckage.kinds import EQUIPMENT, EQUIPMENT_IDS, PLAYS, Equipment
from chicane.wreckage.picture.art import (
    BLOOD,
    BODY,
    BONE,
    CHROME,
    FIRE,
    GOLD,
    INK,
    IRON,
    STEEL_DARK,
    disc,
    fill,
    flat,
    moved,
    outlined,
    stroke,
    text,
)
from chicane.wreckage.picture.tokens import SPIN_SIGN, mine
from chicane.wreckage.picture.vehicles import flame

ARROW_UP: Final = "M-5 16V-2H-13L0-18 13-2H5V16Z"
BEND: Final = "M-13 17V4Q-13-8 0-8H4V-17L18-3 4 11V2H0Q-3 2-3 6V17Z"
BOTH_WAYS: Final = "M-4 17V2Q-4-3-8-3H-9V3L-19-7-9-17V-11H-7Q0-11 0-5Q0-11 7-11H9V-17L19-7 9 3V-3H8Q4-3 4 2V17Z"
U_BEND: Final = "M-15 17V-3Q-15-16-1-16T13-3V0H19L9 13-1 0H5V-3Q5-8-1-8T-7-3V17Z"


def arrow(path: str, colour: str = GOLD) -> str:
    """A broad arrow."""
    return fill(path, colour, INK, 2)


def mirrored(markup: str) -> str:
    """The same, left for right."""
    return f'<g transform="scale(-1 1)">{markup}</g>'


def double() -> str:
    """Two cards, one over the other."""
    leaf = "M-9-13H9V13H-9Z"
    return (
        moved(fill(leaf, IRON, INK, 2), -6, -4) + moved(fill(leaf, GOLD, INK, 2), 6, 4) + text("×2", BODY, INK, 6, 4)
    )


def turbo() -> str:
    """A flame out of a pipe, and lines of speed."""
    pipe = fill("M-6-18H6V-2H-6Z", CHROME, INK, 2)
    return pipe + moved(flame(), 0, 3, 1.0, 180) + stroke("M-15-14V4M15-14V4", BONE, 3)


def crush() -> str:
    """A fist of iron that comes down on a bonnet."""
    burst = "M0-6L5 3 15-1 10 7 19 12 8 13 6 19H-6L-8 13-19 12-10 7-15-1-5 3Z"
    return fill(burst, FIRE, INK, 1.6) + fill("M-11-19H11V-6L0 4-11-6Z", IRON, INK, 2)


def barrage() -> str:
    """Three rounds side by side."""
    round_ = "M-4 15V-6Q-4-14 0-17Q4-14 4-6V15Z"
    return "".join(moved(fill(round_, GOLD, INK, 1.6) + stroke("M-3 9H3", INK, 1.6), x, 0) for x in (-12, 0, 12))


def dodge() -> str:
    """A weaving line between two shots."""
    return (
        stroke("M0 17Q-14 8 0 0T0-17", INK, 8)
        + stroke("M0 17Q-14 8 0 0T0-17", GOLD, 4.5)
        + stroke("M-17-10H-9M9 10H17", BLOOD, 4)
    )


def full_throttle() -> str:
    """A gauge with its needle at the end."""
    rim = stroke("M-16 10A18 18 0 1 1 16 10", INK, 8) + stroke("M-16 10A18 18 0 1 1 16 10", GOLD, 4.5)
    return rim + stroke("M0 2L12 2", BLOOD, 5) + disc(4, BONE, outlined(INK, 1.5), 0, 2)


def jump() -> str:
    """A leap over a block."""
    block = fill("M-6 4H6V16H-6Z", IRON, INK, 1.8)
    arc = "M-18 14Q-14-16 4-14Q12-13 15-3"
    head = fill("M8-4L22-4 15 8Z", GOLD, INK, 1.6)
    return block + stroke(arc, INK, 7) + stroke(arc, GOLD, 4) + head


PLAY_SIGNS: Final = {
    "accelerate": arrow(ARROW_UP) + stroke("M-13-2L0-18 13-2", BONE, 1.4),
    "decelerate": moved(arrow(ARROW_UP, BLOOD), 0, 0, 1, 180),
    "right": arrow(BEND),
    "left": mirrored(arrow(BEND)),
    "double": double(),
    "turbo": turbo(),
    "crush": crush(),
    "barrage": barrage(),
    "dodge": dodge(),
    "full-throttle": full_throttle(),
    "swerve": arrow(BOTH_WAYS),
    "u-turn": arrow(U_BEND),
    "jump": jump(),
}
PLAY_ICONS: Final = [PLAY_SIGNS[play] for play in PLAYS]


# Equipment


def gun(barrels: str, housing: str, colour: str = IRON) -> str:
    """Barrels out of a housing."""
    return stroke(barrels, INK, 6.5) + stroke(barrels, CHROME, 3.6) + fill(housing, colour, INK, 1.8)


def rear_weapon() -> str:
    """Two barrels, one each way."""
    return (
        stroke("M-17 0H17M-13-5L-19 0-13 5M13-5L19 0 13 5", INK, 7)
        + stroke("M-17 0H17M-13-5L-19 0-13 5M13-5L19 0 13 5", GOLD, 3.6)
        + fill("M-6-7H6V7H-6Z", IRON, INK, 1.8)
    )


SHIELD: Final = "M0-17L15-11V0Q15 11 0 18Q-15 11-15 0V-11Z"
EQUIPMENT_SIGNS: Final = {
    "machine-gun": gun("M-2-5H18M-2 1H18", "M-17-10H1V8H-17Z") + stroke("M-12 8L-14 16", INK, 4),
    "flamethrower": gun("M-4 4H6", "M-18-6H-2V12H-18Z", BLOOD) + moved(flame(), 8, 4, 0.95, 90),
    "swivel-gun": disc(13, "#5b544c", outlined(INK, 1.8), -3, 3) + gun("M-3 3L14-14", "M-10-4H4V10H-10Z"),
    "cannon": gun("M-6 0H18", "M-17-9H-2V9H-17Z", "#5b544c") + stroke("M-6 0H17", IRON, 7) + disc(4, INK, "", 18, 0),
    "grease-gun": gun("M-6 6H4", "M-18-3H-4V14H-18Z", "#6d7f3a")
    + fill("M6 6Q8-2 13-8Q20 2 18 8Q14 15 8 12Q5 10 6 6Z", "#2c2a1c", INK, 1.4),
    "rocket": fill("M-13-6H7Q15-5 19 0Q15 5 7 6H-13Z", BONE, INK, 1.8)
    + fill("M-13-6L-18-12H-8L-4-6ZM-13 6L-18 12H-8L-4 6Z", BLOOD, INK, 1.4)
    + moved(flame(), -14, 0, 0.5, -90)
    + flat("M8-5Q15-4 18 0Q15 4 8 5Z", BLOOD),
    "steel-plates": moved(fill("M-11-14H11V14H-11Z", IRON, INK, 1.8), 5, 2, 1, 12)
    + fill("M-14-13H8V15H-14Z", CHROME, INK, 1.8)
    + stroke("M-10-9h0M4-9h0M-10 11h0M4 11h0", INK, 3.4),
    "ram": fill("M-15 15L-19 2-9 6-9-8-2-1 0-18 2-1 9-8 9 6 19 2 15 15Z", CHROME, INK, 1.8)
    + stroke("M-15 15H15", INK, 5),
    "rear-weapon": rear_weapon(),
    "mine-layer": moved(mine(), -8, 6, 1.05) + moved(mine(), 9, -7, 1.05),
    "nitro": fill("M-9-8H9V18H-9Z", "#3f9ac0", INK, 1.8)
    + fill("M-4-15H4V-8H-4Z", IRON, INK, 1.6)
    + stroke("M-5 0V10M0 0V10M5 0V10", BONE, 2.4),
    "armour": fill(SHIELD, CHROME, INK, 2) + stroke("M0-14V15M-14-2H14", IRON, 2.4),
}
EQUIPMENT_ICONS: Final = [EQUIPMENT_SIGNS[each] for each in EQUIPMENT_IDS]


@cache
def weapon_line(number: int) -> str:
    """What is printed below a weapon: cards to draw, one bar or two, and its ability (WK-COMP-10..12)."""
    kind = EQUIPMENT[number]
    if not kind.attack:
        return upgrade_line(kind)
    cards = "".join(moved(fill("M-3-5H3V5H-3Z", BLOOD, INK, 1), x * 8, 0) for x in range(kind.attack))
    bars = stroke("M0-3H12M0 3H12" if kind.reach else "M0 0H12", GOLD, 2.6)
    shown = moved(cards, 5, 0) + moved(bars, kind.attack * 8 + 6, 0)
    return shown + moved(ability(kind), kind.attack * 8 + 29, 0, 0.55)


def ability(kind: Equipment) -> str:
    """Turret, second phase only, spin, discard; or nothing (WK-WPN)."""
    if kind.turret:
        return stroke("M-12 0H12M0-12V12M-8-4L-13 0-8 4M8-4L13 0 8 4M-4-8L0-13 4-8M-4 8L0 13 4 8", BONE, 2.6)
    if kind.second_phase:
        return disc(16, STEEL_DARK, outlined(BONE, 2.4)) + text("2", 28, BONE)
    if kind.spins:
        return moved(stroke(SPIN_SIGN, BONE, 2.6), 0, 0, 1.2)
    return stroke("M-9-9L9 9M9-9L-9 9", BLOOD, 4.5) if kind.discarded else ""


def upgrade_line(kind: Equipment) -> str:
    """What is printed below an upgrade: a number where it has one, a cross where it works once."""
    number = kind.soak or kind.mines or kind.boost or kind.structure
    once = kind.soak or kind.ram or kind.boost
    signs = {kind.soak: "−", kind.boost: "+", kind.structure: "+"}
    shown = text(f"{signs.get(number, '')}{number}", BODY, GOLD, 8) if number else ""
    return shown + (moved(stroke("M-9-9L9 9M9-9L-9 9", BLOOD, 4.5), 29, 0, 0.55) if once else "")


# Signs for what has no place in the arena

NO: Final = "M-9-9L9 9M9-9L-9 9"
SIGNS: Final = {
    "on": stroke("M-11-10L-2 0-11 10M1-10L10 0 1 10", GOLD, 4.5),
    "stay": stroke("M-6-10V10M6-10V10", GOLD, 6),
    "no": stroke(NO, GOLD, 5),
    "reverse": text("R", 26, BLOOD),
    "forward": text("D", 26, GOLD),
    "repair": fill(
        "M-15 11L3-7Q1-13 6-16Q10-18 14-16L8-10 11-7 17-13Q19-9 16-5Q13 0 7-2L-11 15Q-14 17-16 15T-15 11Z", CHROME, INK
    ),
    "burn": moved(flame(), 0, 8, 1.0),
    "put-out": fill("M0-16Q14 2 10 9Q5 17-4 15Q-14 11-10 2Q-7-5 0-16Z", "#4fa3d1", INK, 1.8)
    + stroke("M4 9Q7 6 6 1", BONE, 2.4),
    "bear": fill("M0-15L4-7 12-10 9-2 16 2 8 5 9 13 1 9-6 14-7 6-15 5-9-1-13-9-5-7Z", BLOOD, INK, 1.6),
}


@cache
def sign(name: str) -> str:
    """A round sign, 40 across."""
    return (
        disc(20, STEEL_DARK, outlined(INK, 6))
        + disc(20, STEEL_DARK, outlined(GOLD, 3))
        + moved(SIGNS[name], 0, 0, 0.85)
    )
