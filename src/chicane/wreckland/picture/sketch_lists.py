"""Lists in the terminal: enemies by zone, cards on offer, scrap."""

from __future__ import annotations

from typing import Final

from chicane.core.message import Message
from chicane.core.scene import Sketch, Span
from chicane.wreckland.attack import is_safe
from chicane.wreckland.damage import enemy_armour
from chicane.wreckland.enemies import FOES
from chicane.wreckland.equipment import GEAR, VEHICLES
from chicane.wreckland.grid import ZONES
from chicane.wreckland.icons import Cost
from chicane.wreckland.kinds import DECK, FOE_NAMES, GEAR_NAMES
from chicane.wreckland.names import SLOT_MARKS, ZONE_NAMES, foe_name
from chicane.wreckland.phrases import doing, joined
from chicane.wreckland.picture import sketch_marks
from chicane.wreckland.state import MOST_SLOTS, ON_FOE, Wreckland
from chicane.wreckland.traits import mask_text

TAB: Final = Span("\t")
BOSS: Final = "bold red reverse"
MINI: Final = "bold red"


def headings(*keys: str) -> list[Span]:
    """What the columns show."""
    spans = [Span("  ")]
    for index, key in enumerate(keys):
        spans += [*([TAB] if index else []), Span(Message(f"wreckland-sketch-{key}"), "dim")]
    return spans


# Enemies


def enemies(game: Wreckland) -> Sketch:
    """Everybody by zone: dice, damage, what they do, and what is special about them."""
    lines: Sketch = [headings("zone", "enemy", "dice", "damage", "does")]
    for zone in range(len(ZONES)):
        foes = game.foes_in(zone)
        if not foes:
            lines.append([Span("  "), Span(ZONE_NAMES[zone]), TAB, Span("·", "dim")])
        lines += [enemy(game, foe) for foe in foes]
    return lines


def enemy(game: Wreckland, foe: int) -> list[Span]:
    """One enemy; the line is understood without the others."""
    kind = game.foe_kind[foe]
    dice = sketch_marks.slots_of(game, FOES[kind].dice, ON_FOE + foe * MOST_SLOTS)
    life = sketch_marks.health(game.foe_hurt[foe], FOES[kind].resistance)
    head = [Span("  "), Span(ZONE_NAMES[game.foe_zone[foe]]), TAB, Span(foe_name(game, foe), style_of(kind))]
    return [*head, TAB, *dice, TAB, *life, TAB, *deeds(kind, enemy_armour(game, foe), is_safe(game, foe))]


def style_of(kind: int) -> str:
    """How the name of an enemy looks."""
    return BOSS if FOES[kind].is_boss else MINI if kind >= DECK else "bold"


def deeds(kind: int, armour: int, safe: bool = False) -> list[Span]:
    """What an enemy does, then what is special: armour, volatility, moves, the engine, whether it can be harmed."""
    card = FOES[kind]
    found = [Message("wreckland-sketch-boss")] if card.is_boss else []
    found += [Message("wreckland-sketch-safe")] if safe else []
    found += [Message("wreckland-sketch-armour", armour=armour)] if armour else []
    found += [Message("wreckland-sketch-volatile")] if card.volatile else []
    found += [Message("wreckland-sketch-moves", moves=card.moves)] if card.moves != 1 else []
    found += [Message("wreckland-sketch-engine-bonus", plus=card.engine_bonus)] if card.engine_bonus else []
    special = [Span("\u00a0· "), Span(joined("wreckland-effect-and", found))] if found else []
    return [Span(doing(card.effects)), *special]


# Cards on offer


def on_offer(game: Wreckland) -> Sketch:
    """Face-up equipment, then upgrades: cost, dice, resistance, what they do."""
    cards = [offer(kind, []) for kind in game.market]
    upgrades = [offer(kind, slot_of(game.vehicle, kind)) for kind in game.upgrades]
    columns = ("cost", "dice", "resistance", "does")
    return [
        *([headings("card", *columns)] if cards else []), *cards,
        *([headings("upgrade", *columns)] if upgrades else []), *upgrades,
    ]  # fmt: skip


def slot_of(vehicle: int, kind: int) -> list[Span]:
    """The slot of the printed equipment that an upgrade names (WL-UPG-02)."""
    return [Span(" → ", "dim"), Span(SLOT_MARKS[VEHICLES[vehicle].printed.index(GEAR[kind].on)], "dim")]


def offer(kind: int, slot: list[Span]) -> list[Span]:
    """One card; an upgrade says where it goes."""
    card = GEAR[kind]
    name = [Span(GEAR_NAMES[kind], "bold"), *slot]
    dice = Span("".join(f"‹{mask_text(mask)}›" for mask in card.dice))
    strength = [Span(str(card.resistance)), *sketch_marks.spikes(card.bars), *sketch_marks.armour(card)]
    bonus = [Span(" ★\u00a0", "yellow"), Span(doing(card.bonus), "yellow")] if card.bonus else []
    return [
        Span("  "),
        *name,
        TAB,
        Span(short_cost(card.cost)),
        TAB,
        dice,
        TAB,
        *strength,
        TAB,
        *sketch_marks.reach(card),
        Span(doing(card.effects)),
        *bonus,
    ]


def short_cost(cost: Cost | None) -> Message:
    """A cost in few words."""
    assert cost is not None
    return Message(f"wreckland-sketch-cost-{cost.id.partition('-')[0]}", number=cost.number)


# Scrap


def scrap(game: Wreckland) -> Sketch:
    """Scrap cards with the values they stand for."""
    spans = [Span(Message("wreckland-sketch-scrap"))]
    for kind, count in enumerate(game.scrap):
        for _ in range(count):
            values = "/".join(map(str, FOES[kind].scrap))
            spans += [Span("  "), Span(FOE_NAMES[kind]), Span(f" {values}", "bold")]
    return [spans if any(game.scrap) else [*spans, Span(" –")]]
