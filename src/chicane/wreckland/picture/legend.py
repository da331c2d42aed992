"""Every sign of the road with its name, for the book."""

from __future__ import annotations

from typing import Final

from chicane.core.book import Sign
from chicane.core.message import Message
from chicane.wreckland.icons import CHOICE, COSTS, EFFECT_NAMES, PLUS, TOTAL, Cost
from chicane.wreckland.names import EFFECT_WORDS
from chicane.wreckland.phrases import cost_name
from chicane.wreckland.picture import art, dice_art, icon_art, marks

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
        Sign(Message("wreckland-sign-socket", "WL-ACT-02"), dark(dice_art.socket(1 << 4, 34, False)), 56, 56),
        Sign(Message("wreckland-sign-foe-socket", "WL-FOE-02"), dark(dice_art.socket(1 << 4, 34, True)), 56, 56),
        Sign(Message("wreckland-sign-ram", "WL-RAM-01"), dark(marks.ram()), 56, 56),
    ]


def on_cards() -> list[Sign]:
    """Damage, armour, spikes, and who is in charge."""
    spikes = art.fill(SPIKES, art.CHROME, art.INK, 1.2) + art.stroke("M-24 8H24", art.BLOOD, 4)
    return [
        Sign(Message("wreckland-sign-damage", "WL-ACT-12"), dark(art.endurance(2, 5, 44)), 56, 56),
        Sign(Message("wreckland-sign-armour", "WL-HIT-12"), dark(art.armour(1)), 56, 56),
        Sign(Message("wreckland-sign-spikes", "WL-SPIKE-03"), dark(spikes), 56, 56),
        Sign(Message("wreckland-sign-boss", "WL-BOSS-03"), dark(art.crown()), 56, 56),
    ]


def effects() -> list[Sign]:
    """The icons of attacks and actions; a plus and a choice are drawn by what they add or offer."""
    drawn = [number for number in range(len(EFFECT_NAMES)) if number not in (PLUS, CHOICE)]
    names = {number: Message(EFFECT_WORDS[number], "", amount=AMOUNT) for number in drawn}
    return [Sign(name, dark(icon_art.ICONS[number]), 56, 56) for number, name in names.items()]


def costs() -> list[Sign]:
    """What an equipment costs."""
    patterns = [Cost(id, *kind) for id, kind in COSTS.items()] + [Cost("total", TOTAL, SUM)]
    return [Sign(cost_name(each), dark(dice_art.cost(each), 104), 108, 56) for each in patterns]


def dark(markup: str, width: float = 52) -> str:
    """A sign on the ground of a card."""
    return art.leaf(width, 52, 6, art.STEEL) + markup
