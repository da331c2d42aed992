"""The legend of the arena names everything in the tables."""

from chicane.core.registry import find
from chicane.wreckage.kinds import DAMAGE
from chicane.wreckage.names import EQUIPMENT_NAMES, OBSTACLE_NAMES, PLAY_NAMES, VEHICLE_NAMES


def test_tables() -> None:
    """Every vehicle, card, piece of equipment, obstacle and damage card is in the legend."""
    signs = find("wreckage").legend()
    named = {sign.name.key for sign in signs}
    obstacles = [sign.name.args["obstacle"] for sign in signs if "obstacle" in sign.name.args]

    assert set() == {each.key for each in EQUIPMENT_NAMES + PLAY_NAMES + VEHICLE_NAMES} - named
    assert OBSTACLE_NAMES == obstacles
    assert len(DAMAGE) == len([sign for sign in signs if sign.name.key == "wreckage-sign-damage-card"])
