"""The options of a derby by number; a turn has one for every whole degree, whichever of them a menu offers."""

from __future__ import annotations

from typing import Final

from chicane.core.vocabulary import Block, Part, Vocabulary
from chicane.wreckage.damage import Shield, Suffer
from chicane.wreckage.drive import GoOn, SetSpeed, Switch, Turbo
from chicane.wreckage.kinds import COLOURS, EQUIPMENT_IDS, PLAYS, TOP_SPEED, VEHICLES
from chicane.wreckage.mines import KeepMine, MineAfter
from chicane.wreckage.move import Go, Leap, Stay
from chicane.wreckage.obstacles import BurnOn, PutOut
from chicane.wreckage.repair import Mend, Paid, Repair, TakeBack
from chicane.wreckage.setup import SpeedChosen, TakeEquipment, TakeVehicle
from chicane.wreckage.shoot import HoldFire, Shoot
from chicane.wreckage.state import NONE, Wreckage
from chicane.wreckage.steer import Turn
from chicane.wreckage.turn import Planned
from chicane.wreckage.wrecks import SLOTS, DropAt

DEGREES: Final = 181  # WK-SPEC-09
SPEEDS: Final = TOP_SPEED + 1
LENGTHS: Final = 16
NITRO: Final = ["no", "yes"]


def way(game: Wreckage, option: Turn) -> int:
    """To the left or to the right."""
    return int(option.way > 0)


def nitro(game: Wreckage, option: Go | Leap) -> int:
    """Whether nitro is used."""
    return int(option.nitro != NONE)


VOCABULARY: Final = Vocabulary(
    1,
    [
        Block(TakeVehicle, Part("number", [vehicle.id for vehicle in VEHICLES])),
        Block(TakeEquipment, Part("number", EQUIPMENT_IDS)),
        Block(SpeedChosen, Part("speed", SPEEDS)),
        Block(Planned, Part("play", PLAYS)),
        Block(GoOn),
        Block(Switch),
        Block(SetSpeed, Part("speed", SPEEDS)),
        Block(Turbo),
        Block(Turn, Part("way", ["-", "+"], way), Part("degrees", DEGREES)),
        Block(Repair),
        Block(Paid, Part("card", PLAYS)),
        Block(Mend),
        Block(TakeBack, Part("card", PLAYS)),
        Block(Stay),
        Block(Go, Part("nitro", NITRO, nitro)),
        Block(Leap, Part("nitro", NITRO, nitro)),
        Block(KeepMine),
        Block(MineAfter, Part("lengths", LENGTHS)),
        Block(HoldFire),
        Block(Shoot, Part("weapon", EQUIPMENT_IDS), Part("target", len(COLOURS))),
        Block(Shield, Part("number", EQUIPMENT_IDS)),
        Block(Suffer),
        Block(DropAt, Part("number", [name for name, _, _ in SLOTS])),
        Block(BurnOn),
        Block(PutOut),
    ],
)
