"""The books of a race: what must hold before every step."""

from __future__ import annotations

from chicane.chariot.boards import COLOURS, DICE_IN_POOL, FORTUNE_TOP
from chicane.chariot.state import CALTROPS, LAPS, OFF, Race


def audit(race: Race) -> str:
    """What can't be true of the position; empty when all is well."""
    if len(set(race.caltrops)) != len(race.caltrops) or len(race.caltrops) > CALTROPS:
        return f"caltrops on {race.caltrops}"  # CH-COMP-06, CH-TRACK-13
    if sum(race.dice) > DICE_IN_POOL or min(race.dice) < 0:
        return f"dice {race.dice}"
    taken = [race.space[each] for each in race.racing() if each != race.active and race.space[each] != OFF]
    if len(set(taken)) != len(taken):
        return f"two chariots at rest on one space: {race.space}"  # CH-TRACK-12
    return next((fault for fault in [levels(race, each) for each in race.order] if fault), "")


def levels(race: Race, chariot: int) -> str:
    """A level beyond the end of its track (CH-BOARD-11)."""
    board = race.kind(chariot)
    within = (
        0 <= race.damage[chariot] <= board.damage_top
        and 0 <= race.speed[chariot] <= board.speed_top
        and 0 <= race.fortune[chariot] <= FORTUNE_TOP
        and -1 <= race.lap[chariot] <= LAPS
    )
    found = (race.damage[chariot], race.speed[chariot], race.fortune[chariot], race.lap[chariot])
    return "" if within else f"{COLOURS[chariot]} has damage, speed, fortune and lap {found}"
