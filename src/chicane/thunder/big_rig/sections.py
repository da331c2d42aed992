"""The three sections: large, towed by each other, with three commands each in place of slots (TR-RIG-01..04)."""

from __future__ import annotations

from typing import Final

from chicane.thunder.big_rig.body import shrug
from chicane.thunder.big_rig.catcher import push_aside
from chicane.thunder.big_rig.harm import take_damage, targets_on
from chicane.thunder.big_rig.steering import lanes
from chicane.thunder.kinds import IMMOVABLE, LARGE, Vehicle, add_vehicle

COMMANDS: Final = 3  # of a section; Repair is never damaged, so that the rig is never inoperable (TR-RIG-04)


def section(id: str, towed: bool) -> int:
    """A section, by its number; the front one leads the others."""
    return add_vehicle(
        Vehicle(
            id,
            LARGE,
            COMMANDS,
            thrown=IMMOVABLE,  # TR-RIG-47
            burns=False,  # TR-RIG-44
            draws=False,
            coasts=0,  # TR-RIG-13
            is_car=False,  # TR-XEX-12
            towed=towed,
            road_die=False,  # TR-RIG-23
            shrug=shrug,
            helm=lanes,
            bumps=push_aside,
            breaks=take_damage,
            aims=targets_on,
        )
    )


FRONT: Final = section("front", towed=False)
MID: Final = section("mid", towed=True)
REAR: Final = section("rear", towed=True)
