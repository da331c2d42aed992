"""Lists in the terminal: enemies by zone, cards on offer, the table of the Boss board, scrap."""

from __future__ import annotations

from typing import Final

from chicane.core.message import Message
from chicane.core.scene import Sketch, Span
from chicane.wreckland.attack import is_safe
from chicane.wreckland.chapters import BOOK
from chicane.wreckland.damage import enemy_armour
from chicane.wreckland.enemies import FOES
from chicane.wreckland.equipment import GEAR, VEHICLES
from chicane.wreckland.grid import SLOTS, ZONES
from chicane.wreckland.icons import Cost
from chicane.wreckland.kinds import DECK, FOE_NAMES, GEAR_NAMES
from chicane.wreckland.names import ZONE_NAMES, foe_name
from chicane.wreckland.phrases import TWISTS, doing, joined
from chicane.wreckland.picture import sketch_marks
from chicane.wreckland.picture.dice_art import mask_text
from chicane.wreckland.state import CUSTOMISE, MOST_SLOTS, ON_FOE, Wreckland

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
        lines += [enemy(game, foe, number == 0) for number, foe in enumerate(foes)]
    return lines


def enemy(game: Wreckland, foe: int, first: bool) -> list[Span]:
    """One enemy; the zone is named once."""
    kind = game.foe_kind[foe]
    card = FOES[kind]
    zone = Span(ZONE_NAMES[game.foe_zone[foe]]) if first else Span("")
    style = BOSS if card.is_boss else MINI if kind >= DECK else "bold"
    dice = sketch_marks.slots_of(game, card.dice, ON_FOE + foe * MOST_SLOTS)
    life = sketch_marks.health(game.foe_hurt[foe], card.resistance)
    head = [Span("  "), zone, TAB, Span(foe_name(game, foe), style), TAB, *dice, TAB, *life]
    return [*head, TAB, Span(doing(card.effects)), *marks(game, foe)]


def marks(game: Wreckland, foe: int) -> list[Span]:
    """Armour, volatility, how far it moves, more damage to the engine, and whether it can be harmed."""
    card, armour = FOES[game.foe_kind[foe]], enemy_armour(game, foe)
    found = [Message("wreckland-sketch-boss")] if card.is_boss else []
    found += [Message("wreckland-sketch-safe")] if is_safe(game, foe) else []
    found += [Message("wreckland-sketch-armour", armour=armour)] if armour else []
    found += [Message("wreckland-sketch-volatile")] if card.volatile else []
    found += [Message("wreckland-sketch-moves", moves=card.moves)] if card.moves != 1 else []
    found += [Message("wreckland-sketch-engine-bonus", plus=card.engine_bonus)] if card.engine_bonus else []
    return [Span("\u00a0· "), Span(joined("wreckland-effect-and", found))] if found else []


# Cards on offer


def on_offer(game: Wreckland) -> Sketch:
    """Face-up equipment, then upgrades: cost, dice, resistance, what they do."""
    cards = (
        [headings("card", "cost", "dice", "resistance", "does"), *[offer(kind, "") for kind in game.market]]
        if game.market
        else []
    )
    upgrades = [
        headings("upgrade", "cost", "dice", "resistance", "does"),
        *[offer(kind, slot_of(game, kind)) for kind in game.upgrades],
    ]
    return [*cards, *([[]] if cards and game.upgrades else []), *(upgrades if game.upgrades else [])]


def slot_of(game: Wreckland, kind: int) -> str:
    """The slot of the printed equipment that an upgrade names (WL-UPG-02)."""
    return f" → {SLOTS[VEHICLES[game.vehicle].printed.index(GEAR[kind].on)]}"


def offer(kind: int, slot: str) -> list[Span]:
    """One card; an upgrade says where it goes."""
    card = GEAR[kind]
    name = [Span(GEAR_NAMES[kind], "bold"), Span(slot, "dim")]
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


# The Boss board and scrap


def board(game: Wreckland) -> Sketch:
    """What is different in this chapter, what each result of a red die does in this phase, and who waits."""
    book = BOOK[game.chapter]
    table = book.customise if game.phase == CUSTOMISE else book.chase
    title = Message("wreckland-sketch-board", boss=FOE_NAMES[book.boss])
    lines: Sketch = [[Span("  "), Span(TWISTS[game.chapter], "yellow")], [Span("  "), Span(title, "dim")]]
    for number, effects in enumerate(table, 1):
        what = doing(effects) if effects else Message("wreckland-scene-nothing")
        lines.append([Span("  "), Span(str(number), "bold red"), Span("  "), Span(what)])
    return lines


def scrap(game: Wreckland) -> Sketch:
    """Scrap cards with the values they stand for."""
    spans = [Span(Message("wreckland-sketch-scrap"))]
    for kind, count in enumerate(game.scrap):
        for _ in range(count):
            values = "/".join(map(str, FOES[kind].scrap))
            spans += [Span("  "), Span(FOE_NAMES[kind]), Span(f" {values}", "bold")]
    return [spans] if any(game.scrap) else []
