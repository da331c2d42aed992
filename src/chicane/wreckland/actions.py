"""White dice in the Chase: one to three a step, each does one thing (WL-ACT, WL-PERF, WL-TURN-03)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.message import Message
from chicane.core.step import NOBODY, Step
from chicane.wreckland import effects
from chicane.wreckland.dice import firsts, pieces, spend
from chicane.wreckland.engine import abilities
from chicane.wreckland.equipment import GEAR, REACH_ANY, REACH_ZONE
from chicane.wreckland.grid import NEIGHBOURS, SLOT_ZONES, ZONES
from chicane.wreckland.kinds import GEAR_DICE, GEAR_FITS
from chicane.wreckland.names import gear_code, gear_name, is_scrap, piece_name, piece_text, piece_value
from chicane.wreckland.phrases import doing
from chicane.wreckland.queries import BONUS, MAY_RAM, MAY_USE_SCRAP, MOST_DICE, NOTHING, ask
from chicane.wreckland.ram import Ram
from chicane.wreckland.repair import chase_repairs
from chicane.wreckland.scrap import scrap_pieces
from chicane.wreckland.skill import skills
from chicane.wreckland.state import ASIDE, MOST_SLOTS, ON_GEAR, Wreckland

MOST: Final = 3  # white dice a step (WL-TURN-03)


class WhiteStep(Step[Wreckland]):
    """Steps 2, 4 and 6: one to three white dice, and any amount of scrap (WL-TURN-03, WL-TURN-06, WL-SCRP-04)."""

    def __init__(self, number: int, placed: int) -> None:
        self.number = number
        self.placed = placed

    def actor(self, game: Wreckland) -> int:
        return 0 if self.placed or game.whites() else NOBODY  # WL-TURN-05, WL-TURN-12, WL-SCRP-07

    def options(self, game: Wreckland) -> list[Step[Any]]:
        found = self.dice(game)
        if ask(game, MAY_USE_SCRAP, NOTHING, 1):
            found += [Take(self.number, self.placed, piece) for piece in usable(game, scrap_pieces(game))]
        found += skills(game, self)
        return [Stop(), *found] if self.placed else found  # WL-TURN-06, WL-SCRP-05

    def dice(self, game: Wreckland) -> list[Step[Any]]:
        """White dice that can be placed; if none can, one must be discarded (WL-TURN-07)."""
        if self.placed >= max(1, ask(game, MOST_DICE, NOTHING, MOST)):
            return []
        whites = pieces(game, game.whites())
        found = usable(game, whites)
        if found or self.placed:
            return [Take(self.number, self.placed, piece) for piece in found]
        return [Waste(self.number, piece) for piece in whites]

    def run(self, game: Wreckland) -> None:
        """No white die is left."""

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-white", "WL-TURN-03", step=self.number, placed=self.placed)


class Stop(Step[Wreckland]):
    """Enough dice are placed."""

    def run(self, game: Wreckland) -> None:
        """The step ends."""

    def text(self, game: Wreckland) -> str:
        return "stop"

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-stop", "WL-TURN-03")


class Waste(Step[Wreckland]):
    """A white die that can't be placed is discarded (WL-TURN-07)."""

    def __init__(self, number: int, piece: int) -> None:
        self.number = number
        self.piece = piece

    def run(self, game: Wreckland) -> None:
        spend(game, self.piece, ASIDE)

    def text(self, game: Wreckland) -> str:
        return f"discard {piece_text(self.piece)}"

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-waste", "WL-TURN-07", piece=piece_name(self.piece))

    def tell(self, game: Wreckland) -> Message:
        return Message("wreckland-told-waste", "WL-TURN-07", piece=piece_name(self.piece))


class Take(Step[Wreckland]):
    """A white die, or a scrap card, which does not count as one (WL-SCRP-04)."""

    def __init__(self, number: int, placed: int, piece: int) -> None:
        self.number = number
        self.placed = placed
        self.piece = piece

    def run(self, game: Wreckland) -> None:
        game.do(WhiteStep(self.number, self.placed + (0 if is_scrap(self.piece) else 1)))
        game.do(Place(self.piece))

    def text(self, game: Wreckland) -> str:
        return piece_text(self.piece)

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-take", "WL-ACT-01", piece=piece_name(self.piece))


class Place(Step[Wreckland]):
    """The die activates an equipment, rams, repairs, or goes on the engine (WL-ACT-01)."""

    def __init__(self, piece: int) -> None:
        self.piece = piece

    def actor(self, game: Wreckland) -> int:
        return 0

    def options(self, game: Wreckland) -> list[Step[Any]]:
        return actions(game, self.piece)

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-place", "WL-ACT-01", piece=piece_name(self.piece))


def usable(game: Wreckland, found: list[int]) -> list[int]:
    """The pieces that can do anything: to ram, all of them can (WL-RAM-01)."""
    if ask(game, MAY_RAM, NOTHING, 1):
        return found
    return [piece for piece in found if actions(game, piece)]


def actions(game: Wreckland, piece: int) -> list[Step[Any]]:
    """All that a die or a scrap card can do; scrap repairs nothing here (WL-SCRP-01)."""
    found = activations(game, piece)
    if ask(game, MAY_RAM, NOTHING, 1):
        found += [Ram(piece, zone) for zone in range(len(ZONES))]
    if not is_scrap(piece):
        found += chase_repairs(game, piece)
    return found + abilities(game, piece)


def activations(game: Wreckland, piece: int) -> list[Step[Any]]:
    """Equipment with a free slot that the die fits (WL-ACT-02, WL-ACT-03, WL-ICON-04, WL-SCRP-06)."""
    found: list[Step[Any]] = []
    for slot in range(len(game.gear)):
        if game.works(slot):
            for die_slot in ways(game, piece, slot):
                found.append(UseEquipment(piece, slot, die_slot))
    return found


def ways(game: Wreckland, piece: int, slot: int) -> list[int]:
    """The die slots to choose from, of equal ones the first; scrap takes none but its value counts (WL-SCRP-06)."""
    kind, value = game.gear[slot], piece_value(piece)
    masks, fits = GEAR_DICE[kind], GEAR_FITS[kind]
    free = [each for each in game.free_slots(slot) if fits[each] >> value & 1]
    if is_scrap(piece):
        return ([each for each in free if masks[each] >> value & 1] or free)[:1]
    return firsts(masks, free)


def mask_text(mask: int) -> str:
    """The values of a die slot: `3` or `1-3`."""
    values = [value for value in range(1, 7) if mask >> value & 1]
    return str(values[0]) if len(values) == 1 else f"{values[0]}-{values[-1]}"


class UseEquipment(Step[Wreckland]):
    """The die stays on its slot; if it equals the slot's value the bonus comes too (WL-ACT-04, WL-PERF-01)."""

    def __init__(self, piece: int, slot: int, die_slot: int) -> None:
        self.piece = piece
        self.slot = slot
        self.die_slot = die_slot

    def is_perfect(self, game: Wreckland) -> bool:
        """Whether a bonus comes: the value is right, and the card has one."""
        kind = game.gear[self.slot]
        exact = GEAR_DICE[kind][self.die_slot] >> piece_value(self.piece) & 1
        return bool(exact and GEAR[kind].bonus and ask(game, BONUS, self.slot, 1))

    def run(self, game: Wreckland) -> None:
        gear = GEAR[game.gear[self.slot]]
        spend(game, self.piece, ON_GEAR + self.slot * MOST_SLOTS + self.die_slot)
        zones = reached(gear.reach, self.slot)
        if self.is_perfect(game):
            effects.begin(game, gear.effects + gear.more, zones, gear.plus)  # compulsory (WL-PERF-03)
        else:
            effects.begin(game, gear.effects, zones, 0)

    def has_others(self, game: Wreckland) -> bool:
        """Whether the die could go on another slot of the card."""
        return len(ways(game, self.piece, self.slot)) > 1

    def text(self, game: Wreckland) -> str:
        at = f" at {mask_text(GEAR_DICE[game.gear[self.slot]][self.die_slot])}" if self.has_others(game) else ""
        return f"use {gear_code(game, self.slot)}{at}"

    def label(self, game: Wreckland) -> Message:
        key = "wreckland-do-use-perfect" if self.is_perfect(game) else "wreckland-do-use"
        number = self.die_slot + 1 if self.has_others(game) else 0
        does = doing(GEAR[game.gear[self.slot]].effects)
        return Message(key, "WL-ACT-01", card=gear_name(game, self.slot), slot=number, does=does)

    def tell(self, game: Wreckland) -> Message:
        key = "wreckland-told-use-perfect" if self.is_perfect(game) else "wreckland-told-use"
        return Message(key, "WL-ACT-01", card=gear_name(game, self.slot), piece=piece_name(self.piece))


def reached(reach: int, slot: int) -> list[int]:
    """The zones that equipment in a slot can work in (WL-ACT-07..09)."""
    own = SLOT_ZONES[slot]
    if reach == REACH_ZONE:
        return own
    if reach == REACH_ANY:
        return list(range(len(ZONES)))
    return sorted({*own, *[each for zone in own for each in NEIGHBOURS[zone]]})
