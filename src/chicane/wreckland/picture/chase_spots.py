"""Where the options of the Chase are: die slots, zones, enemies, the engine, the hero, the Boss board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chicane.core.step import Step
from chicane.wreckland.actions import UseEquipment
from chicane.wreckland.activation import EnemyActs
from chicane.wreckland.attack import Fire
from chicane.wreckland.board import BoardZone, RedOnBoard
from chicane.wreckland.effects import InZone
from chicane.wreckland.enemy import RedOnEnemy
from chicane.wreckland.engine import UseEngine
from chicane.wreckland.icons import ADJUST, HOLD, REROLL
from chicane.wreckland.names import is_scrap, piece_value
from chicane.wreckland.picture import art, board_art, layout, marks, panels, places
from chicane.wreckland.picture.art import BLOOD, FIRE, moved
from chicane.wreckland.picture.icon_art import ICONS, foes_act
from chicane.wreckland.picture.places import CARD, CENTRE, FOE_HEIGHT, FOE_WIDTH, PITCH, WAYS, ZONE_BOXES
from chicane.wreckland.ram import Pushed, Ram, Share
from chicane.wreckland.repair import ChaseRepair
from chicane.wreckland.shift import MovedEnemy
from chicane.wreckland.skill import SkillUse, UseSkill, needs_zone
from chicane.wreckland.state import CHASE, Wreckland
from chicane.wreckland.strike import TakeHit

Shown = tuple[float, float, str]  # where, and how it looks
ABILITIES: Final = {REROLL: (-18, 10), ADJUST: (20, 10), HOLD: (1, 45)}  # on the area for low dice, from its middle


# Red dice and enemies


def red_on_enemy(game: Wreckland, option: RedOnEnemy) -> Shown:
    """The die in its slot."""
    x, y, scale = layout.foe_socket_at(game, option.foe, option.slot)
    return x, y, marks.ghost(option.value, True, round(places.FOE_DIE * scale, 1), False)


def red_on_board(game: Wreckland, option: RedOnBoard) -> Shown:
    """The die at the head of the table of the Chase."""
    x, y = board_art.title_point(CHASE)
    return x + 28, y, marks.ghost(option.value, True, 24, False)


def enemy_acts(game: Wreckland, option: EnemyActs) -> Shown:
    x, y, scale = layout.foe_at(game, option.foe)
    sign = moved(marks.sign(foes_act(), 21, FIRE), 0, -2)
    return x, y, marks.frame(FOE_WIDTH * scale, FOE_HEIGHT * scale, 8, FIRE) + sign


def fire(game: Wreckland, option: Fire) -> Shown:
    x, y, scale = layout.foe_at(game, option.foe)
    return x, y, marks.frame(FOE_WIDTH * scale, FOE_HEIGHT * scale, 8, BLOOD) + moved(marks.cross_hairs(), 0, 0, scale)


def driven(game: Wreckland, option: MovedEnemy | Pushed) -> Shown:
    """An arrow on the enemy towards the zone."""
    x, y, scale = layout.foe_at(game, option.foe)
    across, down = WAYS[option.zone]
    size = min(1.0, max(0.75, scale))
    return x + across * 40 * scale, y + down * 32 * scale, moved(marks.arrow(90 * option.zone), 0, 0, size)


def share(game: Wreckland, option: Share) -> Shown:
    """A number on the enemy."""
    x, y, scale = layout.foe_at(game, option.foes[len(option.shares)])
    if option.left == 1:
        return x, y, marks.frame(FOE_WIDTH * scale, FOE_HEIGHT * scale, 8, BLOOD) + marks.number(option.share)
    row, column = divmod(option.left - option.share, 4)
    rows = option.left // 4 + 1
    there = min(4, option.left + 1)
    return x + (column - (there - 1) / 2) * 32, y + (row - (rows - 1) / 2) * 32, marks.number(option.share)


# The vehicle


def use_equipment(game: Wreckland, option: UseEquipment) -> Shown:
    """The die in its slot, with a star where it is a perfect placement."""
    x, y = layout.gear_socket_at(game, option.slot, option.die_slot)
    perfect = option.is_perfect(game)
    if is_scrap(option.piece):
        star = marks.ghost(piece_value(option.piece), False, 20, perfect)
        return x, y, moved(ICONS[10], 0, 0, 1.25) + star
    return x, y, marks.ghost(piece_value(option.piece), False, places.GEAR_DIE, perfect)


def chase_repair(game: Wreckland, option: ChaseRepair) -> Shown:
    """A spanner at the edge of the card."""
    x, y = places.slot_point(option.slot)
    return x + marks.ON_EDGE[0], y + marks.ON_EDGE[1], marks.sign(moved(marks.spanner(), 0, 0, 0.85), 16)


def take_hit(game: Wreckland, option: TakeHit) -> Shown:
    sign = moved(marks.sign(moved(art.burst(), 0, 0, 0.62), 17, BLOOD), *marks.ON_EDGE)
    return *places.slot_point(option.slot), marks.frame(CARD, CARD, 9, BLOOD) + sign


def use_engine(game: Wreckland, option: UseEngine) -> Shown:
    across, down = ABILITIES[option.do]
    return CENTRE[0] + 33 + across, CENTRE[1] + down, marks.sign(moved(ICONS[option.do], 0, 0, 0.8), 17)


def use_skill(game: Wreckland, option: UseSkill) -> Shown:
    x, y = panels.HERO_POINT
    return x + places.PANEL / 2, y + panels.HERO_HEIGHT / 2, marks.frame(places.PANEL - 4, panels.HERO_HEIGHT - 4, 10)


# Zones


def ram(game: Wreckland, option: Ram) -> Shown:
    """Teeth at the edge of the vehicle that faces the zone."""
    across, down = WAYS[option.zone]
    reach = PITCH * 1.5 + 13  # off the names of the cards
    return CENTRE[0] + across * reach, CENTRE[1] + down * reach, moved(marks.ram(), 0, 0, 0.9, 90 * option.zone)


def skill_use(game: Wreckland, option: SkillUse) -> Shown | None:
    return in_zone(game, option) if needs_zone(option.effects) else None


def in_zone(game: Wreckland, option: InZone | BoardZone | MovedEnemy | Pushed | SkillUse) -> Shown:
    """A whole zone, from its corner."""
    x, y, width, height = ZONE_BOXES[option.zone]
    return x, y, marks.field(width, height, option.zone)


HANDLERS: Final[dict[type[Step[Any]], Callable[[Wreckland, Any], Shown | None]]] = {
    RedOnEnemy: red_on_enemy,
    RedOnBoard: red_on_board,
    EnemyActs: enemy_acts,
    Fire: fire,
    MovedEnemy: driven,
    Pushed: driven,
    Share: share,
    UseEquipment: use_equipment,
    ChaseRepair: chase_repair,
    TakeHit: take_hit,
    UseEngine: use_engine,
    UseSkill: use_skill,
    SkillUse: skill_use,
    Ram: ram,
    InZone: in_zone,
    BoardZone: in_zone,
}
