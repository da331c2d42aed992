"""The books of a race: what must hold before every step, and what a drawing may show."""

from __future__ import annotations

from typing import Final

from chicane.chariot.boards import COLOURS, DICE_IN_POOL, FORTUNE_TOP
from chicane.chariot.state import CALTROPS, LAPS, OFF, Race
from chicane.chariot.tracks import LANES
from chicane.core.errors import Fault
from chicane.core.message import Message

LEVELS: Final = ["damage", "speed", "fortune", "lap", "seat"]


def audit(race: Race) -> str:
    """What can't be true of the position; empty when all is well."""
    at_rest = [each for each in race.racing() if each != race.active]
    return caltrops(race) or dice(race) or spaces(race, at_rest) or all_levels(race, least_damage=0)


def flaw(race: Race) -> str:
    """What can't be true between two turns, so that it can't be drawn; empty when all is well."""
    return caltrops(race) or spaces(race, race.order) or pillars(race) or all_levels(race, least_damage=1)


def caltrops(race: Race) -> str:
    """One cube a space, and no more than there are (CH-COMP-06, CH-TRACK-13)."""
    sound = len(set(race.caltrops)) == len(race.caltrops) <= CALTROPS
    text = f"a space holds at most one caltrop, and there are only {CALTROPS}"
    return "" if sound else Fault(text, Message("scenario-caltrops", most=CALTROPS))


def dice(race: Race) -> str:
    """Five dice at most (CH-COMP-08)."""
    sound = sum(race.dice) <= DICE_IN_POOL and min(race.dice) >= 0
    return "" if sound else f"dice {race.dice}"


def spaces(race: Race, chariots: list[int]) -> str:
    """No two of these chariots share a space (CH-TRACK-12)."""
    for number, chariot in enumerate(chariots):
        space = race.space[chariot]
        others = [other for other in chariots[:number] if race.space[other] == space]
        if space != OFF and others:
            one, other, name = COLOURS[others[0]], COLOURS[chariot], race.track.name[space]
            message = Message("scenario-same-space", one=one, other=other, space=name)
            return Fault(f"{one} and {other} both stand on {name}", message)
    return ""


def pillars(race: Race) -> str:
    """No chariot stands where a pillar does, and one that is put back finds a free space (CH-COLL-06)."""
    track = race.track
    for chariot in race.order:
        if track.pillar[race.space[chariot]]:
            colour, space = COLOURS[chariot], track.name[race.space[chariot]]
            message = Message("scenario-on-pillar", colour=colour, space=space)
            return Fault(f"{colour} stands on the pillar of {space}", message)
    for lane, name in enumerate(LANES):
        free = [space for space in range(len(track.lane)) if track.lane[space] == lane and not track.pillar[space]]
        if len(free) < len(race.order):
            text = f"{len(race.order)} chariots need as many spaces without a pillar in the {name} lane"
            return Fault(text, Message("scenario-pillars", chariots=len(race.order), lane=name))
    return ""


def all_levels(race: Race, least_damage: int) -> str:
    """Every level lies on its track (CH-BOARD-11)."""
    return next((fault for fault in [levels(race, each, least_damage) for each in race.order] if fault), "")


def levels(race: Race, chariot: int, least_damage: int) -> str:
    """A level of a chariot beyond the end of its track; at rest, one without damage points left is off the circuit."""
    board = race.kind(chariot)
    limits = [
        (race.damage[chariot], least_damage, board.damage_top),
        (race.speed[chariot], 0, board.speed_top),
        (race.fortune[chariot], 0, FORTUNE_TOP),
        (race.lap[chariot], -1, LAPS),
        (race.owner[chariot], 0, race.players - 1),
    ]
    for name, (value, least, most) in zip(LEVELS, limits, strict=True):
        if not least <= value <= most:
            text, line = f"{value} is not between {least} and {most}", f"{COLOURS[chariot]} {name}"
            message = Message("scenario-bounds", line=line, text=str(value), least=least, most=most)
            return Fault(f"{line}: {text}", message)
    return ""
