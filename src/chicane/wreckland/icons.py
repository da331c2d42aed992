"""The icons of the reference guide: every effect and every cost there is. Cards are made of these alone (WL-ICON)."""

from __future__ import annotations

from typing import Final

from chicane.core.content import Field
from chicane.core.errors import BadInput
from chicane.wreckland.grid import ZONES

EFFECT_NAMES: Final = [
    "single", "double", "zone", "plus", "move", "remove-die", "repair", "reroll", "adjust", "hold", "gain-scrap",
    "choice", "engine", "heal", "lose-die", "lose-scrap", "lose-card", "rally", "reinforce", "rotate", "activate",
]  # fmt: skip
SINGLE: Final = 0
DOUBLE: Final = 1
ZONE: Final = 2
PLUS: Final = 3
MOVE: Final = 4
REMOVE_DIE: Final = 5
REPAIR: Final = 6
REROLL: Final = 7
ADJUST: Final = 8
HOLD: Final = 9
GAIN_SCRAP: Final = 10
CHOICE: Final = 11
ENGINE: Final = 12
HEAL: Final = 13
LOSE_DIE: Final = 14
LOSE_SCRAP: Final = 15
LOSE_CARD: Final = 16
RALLY: Final = 17
REINFORCE: Final = 18
ROTATE: Final = 19
ACTIVATE: Final = 20

# Whose effects: a field `do` may have these values.
PLAYER: Final = [SINGLE, DOUBLE, ZONE, MOVE, REMOVE_DIE, REPAIR, REROLL, ADJUST, HOLD, GAIN_SCRAP, CHOICE]
BONUS: Final = [*PLAYER, PLUS]
FOE: Final = [SINGLE, DOUBLE, ZONE, ENGINE, HEAL, LOSE_DIE, LOSE_SCRAP]
LEADER: Final = [*FOE, RALLY, REINFORCE, ROTATE, ACTIVATE, CHOICE]  # Bosses and mini-bosses
BOARD: Final = [
    SINGLE, DOUBLE, ZONE, ENGINE, HEAL, REPAIR, LOSE_DIE, LOSE_SCRAP, LOSE_CARD, GAIN_SCRAP, REINFORCE, ROTATE,
    ACTIVATE, CHOICE,
]  # fmt: skip

ATTACKS: Final = [SINGLE, DOUBLE, ZONE]
DAMAGE: Final = [*ATTACKS, ENGINE]  # have a field `damage`
AMOUNT: Final = [PLUS, REPAIR, HEAL]  # have a field `amount`
COUNT: Final = [GAIN_SCRAP, REINFORCE]  # have a field `count`
PLACED: Final = [*ATTACKS, HEAL, REINFORCE, ACTIVATE]  # have a field `zone` on a Boss board

OWN: Final = -1  # the zone of whoever acts
ANY: Final = 4  # the player chooses
BOSS: Final = 5  # where the Boss is
HERE: Final = 6  # where it happened
ALL: Final = 7
PLACES: Final = [*ZONES, "any", "boss", "here", "all"]
UNTOLD: Final = {REINFORCE: BOSS, ACTIVATE: ALL}  # where a Boss does it; all else is done where one is


class Effect:
    """One icon with its number."""

    def __init__(self, do: int, amount: int, zone: int, of: list[tuple[int, ...]]) -> None:
        self.do = do
        self.amount = amount
        self.zone = zone
        self.of = of  # the lists of effects to choose from
        inner = [EFFECTS[each] for effects in of for each in effects]
        self.needs_zone: bool = do in ATTACKS or do == MOVE or any(each.needs_zone for each in inner)
        self.attacks: bool = do in ATTACKS or any(each.attacks for each in inner)

    @property
    def text(self) -> str:
        """The short form: `single 2`."""
        name = EFFECT_NAMES[self.do]
        return f"{name} {self.amount}" if self.amount else name


EFFECTS: Final[list[Effect]] = []  # steps hold the numbers of effects


def read_effects(field: Field, allowed: list[int], may_be_empty: bool = False) -> tuple[int, ...]:
    """The numbers of the effects in a list."""
    if may_be_empty and field.value == []:
        return ()
    return tuple(read_effect(item, allowed) for item in field.items())


def read_effect(field: Field, allowed: list[int]) -> int:
    """One effect, with exactly the fields of its kind."""
    if not isinstance(field.value, dict) or "do" not in field.value:
        field.refuse('must be a table with a field "do"')
    named = Field(field.value["do"], f"{field.place}.do")
    do = EFFECT_NAMES.index(named.one_of(tuple(EFFECT_NAMES[each] for each in allowed)))
    table = field.table(("do", *wanted(do, LOSE_CARD in allowed)))  # only what boards do may name its zone
    amount = next((table[name].whole(1, most) for name, most in MOST.items() if name in table), 0)
    places = PLACES if do in (HEAL, ACTIVATE) else PLACES[:-1]
    zone = PLACES.index(table["zone"].one_of(tuple(places))) if "zone" in table else UNTOLD.get(do, OWN)
    inner = [each for each in allowed if each not in (CHOICE, PLUS)]
    lists = table["of"].items() if do == CHOICE else []
    EFFECTS.append(Effect(do, amount, zone, [read_effects(each, inner) for each in lists]))
    return len(EFFECTS) - 1


MOST: Final = {"damage": 9, "amount": 9, "count": 3}


def wanted(do: int, on_board: bool) -> list[str]:
    """The fields of a kind of effect."""
    number = ["damage"] if do in DAMAGE else ["amount"] if do in AMOUNT else ["count"] if do in COUNT else []
    zone = ["zone"] if on_board and do in PLACED else []
    return [*number, *zone, *(["of"] if do == CHOICE else [])]


# Costs: a kind and a number (WL-COST)

PAIR: Final = 0
THREE: Final = 1
FOUR: Final = 2
TWO_PAIRS: Final = 3
RUN: Final = 4
ANY_DICE: Final = 5
TOTAL: Final = 6
COSTS: Final = {
    "pair": (PAIR, 2),
    "three": (THREE, 3),
    "four": (FOUR, 4),
    "two-pairs": (TWO_PAIRS, 4),
    "run-3": (RUN, 3),
    "run-4": (RUN, 4),
    "any-3": (ANY_DICE, 3),
}


class Cost:
    """What is paid: a pattern of dice and its number, of dice or of the total."""

    def __init__(self, id: str, pattern: int, number: int) -> None:
        self.id = id
        self.pattern = pattern
        self.number = number


def read_cost(field: Field) -> Cost:
    """A cost by its name."""
    text = field.text()
    if text in COSTS:
        return Cost(text, *COSTS[text])
    total = text.removeprefix("total-")
    if total == text or not total.isdigit() or not 2 <= int(total) <= 30:
        raise BadInput(f"{field.place}: must be one of {', '.join(COSTS)} or total-2 to total-30, not {text!r}")
    return Cost(text, TOTAL, int(total))
