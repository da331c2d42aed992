"""Where things of a race are drawn: chariots in their spaces, dice in the basin, boards below the circuit."""

from __future__ import annotations

from typing import Final

from chicane.chariot.attack import Javelin
from chicane.chariot.boards import CHARIOTS
from chicane.chariot.picture import panels
from chicane.chariot.picture.circuit import MIDDLE_X, Point, middle
from chicane.chariot.setup import chariots_each
from chicane.chariot.state import NAMES, OFF, Race
from chicane.chariot.tracks import NO_LIMIT, Track
from chicane.core.message import Message
from chicane.core.moment import JAVELIN, Flight, Place, Tracks
from chicane.core.step import Step

DIE_PITCH: Final = 60


def standing(track: Track, space: int) -> tuple[float, float, float]:
    """Where a chariot stands; on a numbered space it leaves room for the number."""
    return middle(track, space, 0 if track.limit[space] == NO_LIMIT else -10)


def tracks(race: Race) -> Tracks:
    """Where the chariots stand, the one that drives with all spaces of its movement."""
    return {chariot_id(each): track(race, each) for each in range(CHARIOTS) if race.space[each] != OFF}


def track(race: Race, chariot: int) -> list[Place]:
    """The spaces of a movement, or the one where it stands."""
    space = race.space[chariot]
    drives = chariot == race.active and race.path[-1:] == [space]
    return [standing(race.track, each) for each in (race.path if drives else [space])]


def drove(race: Race, seat: int, piece: str, spaces: int) -> Message | None:
    """What is told of a chariot that drove (CH-MOVE-01)."""
    for each in range(CHARIOTS):
        if piece == chariot_id(each) and race.owner[each] == seat and race.space[each] != OFF:
            place = race.track.place(race.space[each])
            return Message("chariot-told-drive", "CH-MOVE-01", chariot=NAMES[each], spaces=spaces, place=place)
    return None


def flight(race: Race, step: Step[Race]) -> Flight | None:
    """A javelin flies from chariot to chariot (CH-JAV-02)."""
    if not isinstance(step, Javelin):
        return None
    found = tracks(race)
    ends = [found[chariot_id(each)][-1] for each in (step.chariot, step.target)]
    return Flight(JAVELIN, *ends[0][:2], *ends[1][:2])


def chariot_id(chariot: int) -> str:
    """The piece of a chariot."""
    return f"chariot-{chariot}"


def faces(race: Race) -> list[int]:
    """The face of each die on the table."""
    return [face for face, count in enumerate(race.dice) for _ in range(count)]


def die_x(index: int, count: int) -> float:
    """Where a die of the roll lies."""
    return MIDDLE_X + DIE_PITCH * (index - (count - 1) / 2)


def shown(race: Race) -> list[int]:
    """The boards on the table, those of one seat together; all six while they are being picked (CH-BLK-01)."""
    taken = [each for each in range(CHARIOTS) if race.owner[each] != OFF]
    if is_draft(race, len(taken)):
        return list(range(CHARIOTS))
    return sorted(taken, key=lambda each: (race.owner[each], each))


def is_draft(race: Race, taken: int) -> bool:
    """Whether boards are still being picked."""
    return race.setup["black_columns"] == "yes" and taken < race.players * chariots_each(race.players)


def corner_of(race: Race, number: int) -> Point:
    """The top left corner of a chariot's board."""
    on_table = shown(race)
    return panels.corner(on_table.index(number), len(on_table))
