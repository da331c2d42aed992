"""Phase 6: caltrops behind, javelins all around (CH-ATT, CH-CALT, CH-JAV)."""

from __future__ import annotations

from typing import Any, Final

from chicane.chariot.boards import COLOURS
from chicane.chariot.damage import BY_JAVELIN, Hurt, damage_after, lay_caltrop
from chicane.chariot.state import NAMES, Race
from chicane.chariot.tracks import LANES
from chicane.core.message import Message
from chicane.core.step import Step

JAVELIN: Final = 1  # the damage it does (CH-JAV-02)


class Attack(Step[Race]):
    """Each Attack die is one caltrop or one javelin, or nothing (CH-DIE-05, CH-ATT-01)."""

    def __init__(self, chariot: int, left: int) -> None:
        self.chariot = chariot
        self.left = left

    def actor(self, race: Race) -> int:
        return race.owner[self.chariot]

    def options(self, race: Race) -> list[Step[Any]]:
        javelins: list[Step[Any]] = [Javelin(self.chariot, each, self.left) for each in targets(race, self.chariot)]
        caltrops: list[Step[Any]] = [Drop(self.chariot, each, self.left) for each in droppable(race, self.chariot)]
        return [HoldFire(), *javelins, *caltrops]

    def prompt(self, race: Race) -> Message:
        return Message("chariot-ask-attack", "CH-ATT-01", chariot=NAMES[self.chariot], left=self.left)


def targets(race: Race, chariot: int) -> list[int]:
    """The other chariots at most two spaces away, in any direction, that can be hurt (CH-JAV-01..05)."""
    return targets_from(race, chariot, race.space[chariot])


def targets_from(race: Race, chariot: int, space: int) -> list[int]:
    """Whom the chariot could hit if it stood on a space."""
    near = race.track.near[space]
    reach = [other for other in race.order if other != chariot and race.space[other] in near]
    return [other for other in reach if damage_after(race, other, JAVELIN) < race.damage[other]]


def droppable(race: Race, chariot: int) -> list[int]:
    """Spaces passed this turn: not the start, not the end, not where a caltrop lies (CH-CALT-01..03)."""
    if not race.supply():
        return []
    ends = (race.path[0], race.path[-1], race.space[chariot])  # where it was put back is an end too (CH-CALT-08)
    passed = dict.fromkeys(race.path)  # each once, should a small circuit be lapped in one turn
    return [space for space in passed if space not in ends and space not in race.caltrops]


def go_on(race: Race, chariot: int, left: int) -> None:
    """The next Attack die, if there is one."""
    if left > 1:
        race.do(Attack(chariot, left - 1))


class HoldFire(Step[Race]):
    """The Attack dice that are left are not used (CH-DIE-07)."""

    def run(self, race: Race) -> None:
        """Nothing happens."""

    def text(self, race: Race) -> str:
        return "hold"

    def label(self, race: Race) -> Message:
        return Message("chariot-do-hold", "CH-DIE-05")


class Javelin(Step[Race]):
    """It always hits, whoever is in between (CH-JAV-02, CH-JAV-04)."""

    def __init__(self, chariot: int, target: int, left: int) -> None:
        self.chariot = chariot
        self.target = target
        self.left = left

    def run(self, race: Race) -> None:
        go_on(race, self.chariot, self.left)
        race.do(Hurt(self.target, JAVELIN, BY_JAVELIN))

    def text(self, race: Race) -> str:
        return f"javelin {COLOURS[self.target]}"

    def label(self, race: Race) -> Message:
        return Message("chariot-do-javelin", "CH-JAV-01", target=NAMES[self.target], left=race.damage[self.target])

    def tell(self, race: Race) -> Message:
        return Message("chariot-told-javelin", "CH-JAV-02", chariot=NAMES[self.chariot], target=NAMES[self.target])


class Drop(Step[Race]):
    """A caltrop on a space the chariot passed through (CH-CALT-01)."""

    def __init__(self, chariot: int, space: int, left: int) -> None:
        self.chariot = chariot
        self.space = space
        self.left = left

    def run(self, race: Race) -> None:
        lay_caltrop(race, self.space)
        go_on(race, self.chariot, self.left)

    def text(self, race: Race) -> str:
        return f"caltrop {race.track.name[self.space]}"

    def label(self, race: Race) -> Message:
        lane, number = LANES[race.track.lane[self.space]], race.path.index(self.space)
        return Message("chariot-do-caltrop", "CH-CALT-01", number=number, lane=lane)

    def tell(self, race: Race) -> Message:
        place = race.track.place(self.space)
        return Message("chariot-told-caltrop", "CH-CALT-01", chariot=NAMES[self.chariot], place=place)
