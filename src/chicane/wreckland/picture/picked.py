"""What was picked in a choice that is still going on: the die before its place, the card before its slot."""

from __future__ import annotations

from chicane.core.message import Message
from chicane.core.scene import MARK, Piece
from chicane.wreckland.actions import Place
from chicane.wreckland.customise import ChooseDice
from chicane.wreckland.dice import die_of
from chicane.wreckland.install import ChooseFacing, ChooseSlot
from chicane.wreckland.names import is_scrap, scrap_kind
from chicane.wreckland.pay import INSTALL, RESTORE, UPGRADE, Pay
from chicane.wreckland.picture import layout, places
from chicane.wreckland.picture.art import BONE, INK, leaf, outlined
from chicane.wreckland.picture.foe_art import SCRAP_HIGH, SCRAP_WIDTH
from chicane.wreckland.ram import Push, Split
from chicane.wreckland.repair import RepairWith
from chicane.wreckland.state import Wreckland

Mark = tuple[float, float, float, float]  # the middle and size of what is marked


def picked(game: Wreckland) -> list[Piece]:
    """A ring of bone around each of them."""
    if game.over or game.actor < 0:
        return []
    label = Message("wreckland-scene-picked")
    return [
        Piece(f"picked-{index}", x, y, ring(width, height), label, role=MARK)
        for index, (x, y, width, height) in enumerate(marks(game))
    ]


def ring(width: float, height: float) -> str:
    """A pale frame with room to breathe."""
    edge = leaf(width + 11, height + 11, 11, "none", outlined(INK, 6))
    return edge + leaf(width + 11, height + 11, 11, "none", f'{outlined(BONE, 4)} stroke-dasharray="12 6"')


def marks(game: Wreckland) -> list[Mark]:
    """What the step that is asked is about."""
    step = game.pending
    if isinstance(step, Place):
        return [piece_mark(game, step.piece)]
    if isinstance(step, ChooseSlot):
        return [market_mark(game, step.kind)]
    if isinstance(step, ChooseFacing):
        return [market_mark(game, step.kind), slot_mark(step.slot)]
    if isinstance(step, Pay):
        return pay_marks(game, step)
    if isinstance(step, ChooseDice):
        return [die_mark(game, die) for die in step.chosen]
    if isinstance(step, RepairWith):
        return [slot_mark(step.slot)]
    if isinstance(step, Split):
        return [foe_mark(game, step.foes[len(step.shares)])] if step.left > 1 else []
    return [foe_mark(game, step.foe)] if isinstance(step, Push) else []


def pay_marks(game: Wreckland, step: Pay) -> list[Mark]:
    """The card, its slot, and what is paid so far."""
    found = [slot_mark(step.slot)]
    if step.deed == INSTALL:
        found.append(market_mark(game, step.kind))
    elif step.deed == UPGRADE:
        found.append(offer_mark(layout.upgrade_at(game, step.kind)))
    else:
        assert step.deed == RESTORE
    dice = layout.dice_of(game, [piece for piece in step.paid if not is_scrap(piece)])
    scrap = {piece for piece in step.paid if is_scrap(piece)}
    return found + [die_mark(game, die) for die in dice] + [piece_mark(game, piece) for piece in sorted(scrap)]


def slot_mark(slot: int) -> Mark:
    """A slot of the vehicle."""
    return *places.slot_point(slot), places.CARD, places.CARD


def offer_mark(spread: tuple[float, float, float]) -> Mark:
    """A card with its cost."""
    x, y, scale = spread
    return x, y, layout.OFFER[0] * scale, layout.OFFER[1] * scale


def market_mark(game: Wreckland, kind: int) -> Mark:
    """A face-up card."""
    return offer_mark(layout.market_at(game, kind))


def foe_mark(game: Wreckland, foe: int) -> Mark:
    """An enemy."""
    x, y, scale = layout.foe_at(game, foe)
    return x, y, places.FOE_WIDTH * scale, places.FOE_HEIGHT * scale


def die_mark(game: Wreckland, die: int) -> Mark:
    """A die."""
    x, y, size = layout.die_at(game, die)
    return x, y, size, size


def piece_mark(game: Wreckland, piece: int) -> Mark:
    """A die of the pool or a scrap card."""
    if not is_scrap(piece):
        return die_mark(game, die_of(game, piece))
    x, y, scale = layout.scrap_at(game, scrap_kind(piece))
    return x, y, SCRAP_WIDTH * scale, SCRAP_HIGH * scale
