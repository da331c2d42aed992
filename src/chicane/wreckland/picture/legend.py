"""Every sign of the road with its name, for the book."""

from __future__ import annotations

from typing import Final

from chicane.core.book import Sign
from chicane.core.message import Message
from chicane.wreckland.equipment import REACH_ADJACENT, REACH_ANY, REACHES
from chicane.wreckland.icons import CHOICE, COSTS, EFFECT_NAMES, PLUS, TOTAL, Cost
from chicane.wreckland.names import EFFECT_WORDS
from chicane.wreckland.phrases import cost_name
from chicane.wreckland.picture import art, dice_art, foe_art, gear_art, icon_art, marks

AMOUNT: Final = 1  # of an effect that has one
SUM: Final = 8  # of a cost that is a total
SPIKES: Final = "M-22 6L-15-8-8 6ZM-7 6L0-8 7 6ZM8 6L15-8 22 6Z"


def legend() -> list[Sign]:
    """Dice, what a card shows, effects, costs."""
    return dice() + on_cards() + effects() + costs()


def dice() -> list[Sign]:
    """Yours, theirs, and where they go."""
    return [
        Sign(Message("wreckland-sign-white", "WL-TURN-03"), dice_art.die(4, False, 40), 50, 50),
        Sign(Message("wreckland-sign-red", "WL-TURN-02"), dice_art.die(5, True, 40), 50, 50),
        socket(1 << 4),
        foe_socket(1 << 4),
        Sign(Message("wreckland-sign-ram", "WL-RAM-01"), dark(marks.ram()), 56, 56),
    ]


def socket(mask: int) -> Sign:
    """A place for a die of yours."""
    return Sign(Message("wreckland-sign-socket", "WL-ACT-02"), dark(dice_art.socket(mask, 34, False)), 56, 56)


def foe_socket(mask: int) -> Sign:
    """A place for a die of theirs."""
    return Sign(Message("wreckland-sign-foe-socket", "WL-FOE-02"), dark(dice_art.socket(mask, 34, True)), 56, 56)


def on_cards() -> list[Sign]:
    """Damage, armour, spikes, who is in charge, and what else a card may say."""
    return [
        Sign(Message("wreckland-sign-damage", "WL-ACT-12"), dark(art.endurance(2, 5, 44)), 56, 56),
        armour(1),
        spikes(),
        Sign(Message("wreckland-sign-boss", "WL-BOSS-03"), dark(art.crown()), 56, 56),
        *map(reach, (REACH_ADJACENT, REACH_ANY)),
        volatile(),
        moves(2),
        engine_bonus(1),
    ]


def armour(plates: int) -> Sign:
    """Armour, of an equipment or an enemy."""
    return Sign(Message("wreckland-sign-armour", "WL-HIT-12"), dark(art.armour(plates)), 56, 56)


def spikes() -> Sign:
    """A bar with spikes."""
    bar = art.fill(SPIKES, art.CHROME, art.INK, 1.2) + art.stroke("M-24 8H24", art.BLOOD, 4)
    return Sign(Message("wreckland-sign-spikes", "WL-SPIKE-03"), dark(bar), 56, 56)


def reach(which: int) -> Sign:
    """How far an equipment works."""
    return Sign(Message(f"wreckland-sign-{REACHES[which]}", "WL-ACT-07"), dark(gear_art.reach_sign(which)), 56, 56)


def volatile() -> Sign:
    """An enemy that explodes."""
    return Sign(Message("wreckland-sign-volatile", "WL-VOLT-01"), dark(foe_art.volatile()), 56, 56)


def moves(count: int) -> Sign:
    """An enemy that moves further, or not at all."""
    return Sign(Message("wreckland-sign-moves", "WL-FOE-05", moves=count), dark(foe_art.moves(count)), 56, 56)


def engine_bonus(plus: int) -> Sign:
    """An enemy that is worse for the engine."""
    markup = dark(foe_art.engine_bonus(plus))
    return Sign(Message("wreckland-sign-engine-bonus", "WL-HIT-16", plus=plus), markup, 56, 56)


def effects() -> list[Sign]:
    """The icons of attacks and actions; a plus and a choice are drawn by what they add or offer."""
    drawn = [number for number in range(len(EFFECT_NAMES)) if number not in (PLUS, CHOICE)]
    names = {number: Message(EFFECT_WORDS[number], "", amount=AMOUNT) for number in drawn}
    return [Sign(name, dark(icon_art.ICONS[number]), 56, 56) for number, name in names.items()]


def costs() -> list[Sign]:
    """What an equipment costs."""
    patterns = [Cost(id, *kind) for id, kind in COSTS.items()] + [Cost("total", TOTAL, SUM)]
    return [Sign(cost_name(each), cost(each), 108, 56) for each in patterns]


def cost(which: Cost) -> str:
    """A pattern of dice."""
    return dark(dice_art.cost(which), 104)


def dark(markup: str, width: float = 52) -> str:
    """A sign on the ground of a card."""
    return art.leaf(width, 52, 6, art.STEEL) + markup
