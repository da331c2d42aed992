"""What may be pulled where: a die to its place, a card to its slot, an enemy to a zone; each stands for options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chicane.core.scene import Drop
from chicane.core.step import Step
from chicane.wreckland.actions import Place, Take, UseEquipment
from chicane.wreckland.board import RedOnBoard
from chicane.wreckland.dice import dice_of
from chicane.wreckland.enemies import FOE_IDS
from chicane.wreckland.enemy import RedOnEnemy
from chicane.wreckland.install import ChooseSlot, InSlot, Install, Upgrade
from chicane.wreckland.names import RED_CODE, is_scrap, scrap_kind
from chicane.wreckland.picture import marks
from chicane.wreckland.picture.cards import foe_id, market_ids, upgrade_id
from chicane.wreckland.picture.chase_spots import in_zone
from chicane.wreckland.picture.spots import Shown, shown_at, whole_slot
from chicane.wreckland.ram import Pushed
from chicane.wreckland.repair import Repair, Repaired, RepairWith
from chicane.wreckland.shift import MovedEnemy
from chicane.wreckland.state import Wreckland

Move = tuple[list[str], list[Step[Any]], Shown]  # the pieces, the options they choose, and where they are let go


def drops(game: Wreckland) -> list[Drop]:
    """A place for each way to pull a piece; of several ways that look alike, the one that does more."""
    found: dict[tuple[str, str], Drop] = {}
    for option in game.menu:
        ways = moves(game, option)
        for pieces, chosen, shown in ways:
            last = chosen[-1]
            asked = chosen if len(ways) > 1 else [option]  # the only way on is gone by itself
            if (pieces[0], last.text(game)) not in found or is_perfect(game, last):
                found[pieces[0], last.text(game)] = drop(game, pieces, asked, shown, last)
    return list(found.values())


def drop(game: Wreckland, pieces: list[str], asked: list[Step[Any]], shown: Shown, last: Step[Any]) -> Drop:
    """One of them, in words by its last option."""
    x, y, markup = shown
    texts = [option.text(game) for option in asked]
    return Drop(pieces, texts, round(x, 1), round(y, 1), markup, last.label(game))


def is_perfect(game: Wreckland, option: Step[Any]) -> bool:
    """A scrap card with two values had better be the one that the slot shows (WL-PERF-01)."""
    return isinstance(option, UseEquipment) and option.is_perfect(game)


def moves(game: Wreckland, option: Step[Any]) -> list[Move]:
    """How an option of the menu can be chosen by pulling."""
    if type(option) in FIRST:
        return FIRST[type(option)](game, option)
    if isinstance(game.pending, Place):
        return [to(game, carried(game, game.pending.piece), option)]
    return []


def to(game: Wreckland, pieces: list[str], *options: Step[Any]) -> Move:
    """Let go where the last of the options is pointed at; an empty slot is only framed, for the die is in the hand."""
    shown = shown_at(game, options[-1])
    assert shown is not None
    if isinstance(options[-1], (UseEquipment, RedOnEnemy, RedOnBoard)):
        shown = *shown[:2], marks.goal(is_perfect(game, options[-1]))
    return pieces, list(options), shown


def carried(game: Wreckland, piece: int) -> list[str]:
    """All dice of the pool that are this piece, first the one that would go; or the scrap card."""
    if is_scrap(piece):
        return [f"scrap-{FOE_IDS[scrap_kind(piece)]}"]
    return [f"die-{die}" for die in dice_of(game, piece)]


# Options by their kind


def take(game: Wreckland, option: Take) -> list[Move]:
    """The die, then its place."""
    pieces = carried(game, option.piece)
    return [to(game, pieces, option, place) for place in Place(option.piece).options(game)]


def red(game: Wreckland, option: RedOnEnemy | RedOnBoard) -> list[Move]:
    return [to(game, carried(game, RED_CODE + option.value), option)]


def install(game: Wreckland, option: Install) -> list[Move]:
    """The card, then its slot."""
    pieces = market_ids(game, option.kind)
    return [to(game, pieces, option, slot) for slot in ChooseSlot(option.kind).options(game)]


def in_slot(game: Wreckland, option: InSlot) -> list[Move]:
    return [to(game, market_ids(game, option.kind), option)]


def upgrade(game: Wreckland, option: Upgrade) -> list[Move]:
    return [([upgrade_id(option.kind)], [option], whole_slot(option.slot))]


def repair(game: Wreckland, option: Repair) -> list[Move]:
    """The die or scrap card on what it repairs; asked is the equipment first."""
    found = [each for each in RepairWith(option.slot).options(game) if isinstance(each, Repaired)]
    return [(carried(game, each.piece), [option, each], whole_slot(option.slot)) for each in found]


def repaired(game: Wreckland, option: Repaired) -> list[Move]:
    return [(carried(game, option.piece), [option], whole_slot(option.slot))]


def driven(game: Wreckland, option: MovedEnemy | Pushed) -> list[Move]:
    return [([foe_id(game, option.foe)], [option], in_zone(game, option))]


FIRST: Final[dict[type[Step[Any]], Callable[[Wreckland, Any], list[Move]]]] = {
    Take: take,
    RedOnEnemy: red,
    RedOnBoard: red,
    Install: install,
    InSlot: in_slot,
    Upgrade: upgrade,
    Repair: repair,
    Repaired: repaired,
    MovedEnemy: driven,
    Pushed: driven,
}
