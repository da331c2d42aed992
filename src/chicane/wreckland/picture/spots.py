"""Where an option of the menu can be pointed at: a die, a slot, a card, an enemy, a zone, or a sign beside the tray."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chicane.core.cards import UseCard
from chicane.core.scene import Spot
from chicane.core.step import Step
from chicane.wreckland.actions import Stop, Take, Waste
from chicane.wreckland.activation import EnemyChosen
from chicane.wreckland.board import BoardChosen
from chicane.wreckland.customise import AlsoDie, EndCustomise, Reroll, Throw
from chicane.wreckland.dice import LostDie, dice_of, die_of
from chicane.wreckland.effects import Chosen, Do
from chicane.wreckland.grid import LEFT, RIGHT, facings, turned
from chicane.wreckland.handle import Adjusted, Held, RemovedDie
from chicane.wreckland.icons import HOLD, REROLL
from chicane.wreckland.install import Facing, InSlot, Install, Restore, Upgrade
from chicane.wreckland.kinds import GEAR_BARS
from chicane.wreckland.losses import LostCard
from chicane.wreckland.mend import Mended
from chicane.wreckland.names import die_piece, is_scrap, piece_value, scrap_kind
from chicane.wreckland.pay import AddPiece, Paid
from chicane.wreckland.picture import chase_spots, layout, marks, places
from chicane.wreckland.picture.art import BLOOD, BONE, GOLD, Point, moved, text
from chicane.wreckland.picture.foe_art import SCRAP_HIGH, SCRAP_WIDTH, VALUE
from chicane.wreckland.picture.gear_art import turned_card
from chicane.wreckland.picture.icon_art import ICONS, row
from chicane.wreckland.picture.places import CARD, ZONE_BOXES
from chicane.wreckland.repair import Repair, Repaired
from chicane.wreckland.scrap import LostScrap
from chicane.wreckland.skill import SkillUse
from chicane.wreckland.state import Wreckland

Shown = tuple[float, float, str]  # where, and how it looks
ROWS: Final = 6  # payments in a column


def spots(game: Wreckland) -> list[Spot]:
    """A spot for every option of the menu, no two in one place; then those of the dice that will do as well."""
    found = [(option, shown_at(game, option)) for option in game.menu]
    signs = [option for option, shown in found if shown is None]
    made: list[Spot] = []
    taken: list[Point] = []
    for option, shown in found:
        x, y, markup = shown or sign_at(option, signs.index(option), len(signs))
        while any(abs(x - other) < 6 and abs(y - down) < 6 for other, down in taken):
            x += 30  # two red dice for one slot
        taken.append((x, y))
        made.append(Spot(option.text(game), round(x, 1), round(y, 1), markup, option.label(game)))
    return made + [twin for option in game.menu for twin in twins(game, option)]


def twins(game: Wreckland, option: Step[Any]) -> list[Spot]:
    """The other dice that are the same piece."""
    shown = shown_at(game, option)
    if type(option) not in TWINS or shown is None:
        return []
    text, label, dice = option.text(game), option.label(game), TWINS[type(option)](game, option)
    return [Spot(text, *layout.die_at(game, die)[:2], shown[2], label) for die in dice]


def twins_of_die(game: Wreckland, option: AlsoDie) -> list[int]:
    """Dice like this one that are not chosen yet."""
    taken = (option.die, *option.chosen)
    return [die for die in dice_of(game, die_piece(game, option.die)) if die not in taken]


def twins_of_piece(game: Wreckland, option: Take | AddPiece | Repaired | Waste | LostDie | Held) -> list[int]:
    """All dice that are this piece but the one that is pointed at."""
    return [] if is_scrap(option.piece) else dice_of(game, option.piece)[1:]


TWINS: Final[dict[type[Step[Any]], Callable[[Wreckland, Any], list[int]]]] = {
    AlsoDie: twins_of_die,
    Take: twins_of_piece,
    AddPiece: twins_of_piece,
    Repaired: twins_of_piece,
    Waste: twins_of_piece,
    LostDie: twins_of_piece,
    Held: twins_of_piece,
}


def shown_at(game: Wreckland, option: Step[Any]) -> Shown | None:
    """Where an option is; None if it has no place of its own but a sign beside the tray."""
    found = HANDLERS.get(type(option))
    if found is None and type(option) not in SIGNS:
        raise NotImplementedError(f"nobody knows where to point at {type(option).__name__}; see picture/spots.py")
    return found(game, option) if found else None


# Dice and scrap


def on_piece(game: Wreckland, piece: int, sign: str = "", colour: str = GOLD) -> Shown:
    """A die of the pool, or a value of a scrap card."""
    if is_scrap(piece):
        x, y, scale = layout.value_at(game, scrap_kind(piece), piece_value(piece))
        return x, y, marks.die_ring(VALUE * scale, colour) + sign
    return on_die(game, die_of(game, piece), sign, colour)


def on_die(game: Wreckland, die: int, sign: str = "", colour: str = GOLD) -> Shown:
    """A die, wherever it is."""
    x, y, size = layout.die_at(game, die)
    return x, y, marks.die_ring(size, colour) + (moved(sign, size * 0.42, -size * 0.42) if sign else "")


def also_die(game: Wreckland, option: AlsoDie) -> Shown:
    return on_die(game, option.die, marks.corner_sign(ICONS[REROLL]))


def lost_piece(game: Wreckland, option: Waste | LostDie) -> Shown:
    return on_piece(game, option.piece, marks.corner_sign(marks.cross(), BLOOD), BLOOD)


def taken_piece(game: Wreckland, option: Take | AddPiece | Repaired) -> Shown:
    return on_piece(game, option.piece)


def held(game: Wreckland, option: Held) -> Shown:
    return on_piece(game, option.piece, marks.corner_sign(ICONS[HOLD]))


def removed(game: Wreckland, option: RemovedDie) -> Shown:
    return on_die(game, option.die)


def adjusted(game: Wreckland, option: Adjusted) -> Shown:
    """A small sign at the upper or the lower corner of the die."""
    x, y, size = layout.piece_at(game, option.piece)
    sign = text("+1" if option.by > 0 else "−1", 13, BONE)
    return x + size * 0.36, y - option.by * size * 0.42, marks.sign(sign, 12)


def lost_scrap(game: Wreckland, option: LostScrap) -> Shown:
    x, y, scale = layout.scrap_at(game, option.kind)
    cross = moved(marks.sign(marks.cross(), 17, BLOOD), 0, 0, scale)
    return x, y, marks.frame(SCRAP_WIDTH * scale, SCRAP_HIGH * scale, 7, BLOOD) + cross


# Cards on offer


def whole_card(spread: tuple[float, float, float], colour: str = GOLD) -> Shown:
    """A frame around a card with its cost."""
    x, y, scale = spread
    return x, y, marks.frame(layout.OFFER[0] * scale, layout.OFFER[1] * scale, 9, colour)


def install(game: Wreckland, option: Install) -> Shown:
    return whole_card(layout.market_at(game, option.kind))


def upgrade(game: Wreckland, option: Upgrade) -> Shown:
    return whole_card(layout.upgrade_at(game, option.kind))


def reroll(game: Wreckland, option: Reroll) -> Shown:
    """A sign at the upper edge of the card that would be discarded."""
    x, y, scale = layout.market_at(game, option.kind)
    return x, y - layout.OFFER[1] / 2 * scale - 16, marks.sign(moved(ICONS[REROLL], 0, 0, 0.78), 17)


def lost_card(game: Wreckland, option: LostCard) -> Shown:
    x, y, markup = whole_card(layout.market_at(game, option.kind), BLOOD)
    return x, y, markup + marks.sign(marks.cross(), 20, BLOOD)


# Slots of the vehicle


def whole_slot(slot: int, sign: str = "") -> Shown:
    """A frame around a slot."""
    return *places.slot_point(slot), marks.frame(CARD, CARD, 9) + sign


def in_slot(game: Wreckland, option: InSlot) -> Shown:
    return whole_slot(option.slot)


def mended(game: Wreckland, option: Repair | Mended | Restore) -> Shown:
    return whole_slot(option.slot, moved(marks.sign(moved(marks.spanner(), 0, 0, 0.85), 16), *marks.ON_EDGE))


def facing(game: Wreckland, option: Facing) -> Shown:
    """A small card, turned; all of them over the slot."""
    x, y = places.slot_point(option.slot)
    bars = GEAR_BARS[option.kind]
    index, count = facings(bars).index(option.quarters), len(facings(bars))
    across, down = (index % 2 * 2 - 1) * 34, ((index // 2 * 2 - 1) * 34 if count > 2 else 0)
    return x + across, y + down, turned_card(turned(bars, option.quarters))


# Payments


def paid(game: Wreckland, option: Paid) -> Shown:
    """A plate with the dice, to the right of the vehicle, then to the left."""
    options = [each for each in game.menu if isinstance(each, Paid)]
    column, index = divmod(options.index(option), ROWS)
    there = min(ROWS, len(options) - column * ROWS)
    left, top, width, height = ZONE_BOXES[LEFT if column % 2 else RIGHT]
    y = top + height / 2 + (index - (there - 1) / 2) * 68
    return left + width / 2, y, marks.payment((*option.paid, *option.rest), width - 10, 58)


# Signs without a place


def sign_at(option: Step[Any], index: int, count: int) -> Shown:
    """A button in the row under the tray."""
    pitch = min(62.0, (places.PANEL - 8) / max(1, count))
    button = marks.button(SIGNS[type(option)](option))
    return *places.sign_point(index, count), moved(button, 0, 0, min(1.0, round(pitch / 62, 2)))


def throw(option: Throw) -> str:
    """One turning die, or two for all of them."""
    both = moved(ICONS[REROLL], -7, -5, 0.8) + moved(ICONS[REROLL], 7, 6, 0.8)
    return both if option.every else ICONS[REROLL]


SIGNS: Final[dict[type[Step[Any]], Callable[[Any], str]]] = {
    EndCustomise: lambda option: marks.go_on(),
    Stop: lambda option: marks.check(),
    Throw: throw,
    Do: lambda option: row((option.effect,), 46),
    Chosen: lambda option: row(option.effects, 46),
    SkillUse: lambda option: row(option.effects, 46),
    BoardChosen: lambda option: row(option.chosen, 46),
    EnemyChosen: lambda option: row(option.chosen, 46),
    UseCard: lambda option: marks.check(),
}

HANDLERS: Final[dict[type[Step[Any]], Callable[[Wreckland, Any], Shown | None]]] = {
    AlsoDie: also_die,
    Waste: lost_piece,
    LostDie: lost_piece,
    Take: taken_piece,
    AddPiece: taken_piece,
    Repaired: taken_piece,
    Held: held,
    RemovedDie: removed,
    Adjusted: adjusted,
    LostScrap: lost_scrap,
    Install: install,
    Upgrade: upgrade,
    Reroll: reroll,
    LostCard: lost_card,
    InSlot: in_slot,
    Repair: mended,
    Mended: mended,
    Restore: mended,
    Facing: facing,
    Paid: paid,
    **chase_spots.HANDLERS,
}
