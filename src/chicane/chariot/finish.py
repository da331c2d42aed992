"""The end of the race: who wins, and whether anybody does (CH-END)."""

from __future__ import annotations

from typing import Final

from chicane.chariot.names import called, driven_by
from chicane.chariot.state import NAMES, Race
from chicane.core.message import Message
from chicane.core.step import Step

WRECKED: Final = "wrecked"  # nobody is left to win (CH-END-09)


def crown(race: Race, finished: list[int]) -> None:
    """The furthest beyond the line wins, then the least damaged, then they share (CH-END-06, CH-END-07, CH-END-12)."""
    standing = {chariot: (race.progress(chariot), race.damage[chariot]) for chariot in finished}
    best = max(standing.values(), default=None)
    race.do(Victory(tuple(chariot for chariot in finished if standing[chariot] == best)))


class Victory(Step[Race]):
    """The owners of the winning chariots win, whatever became of their others (CH-END-14)."""

    def __init__(self, chariots: tuple[int, ...]) -> None:
        self.chariots = chariots

    def run(self, race: Race) -> None:
        winners = sorted({race.owner[chariot] for chariot in self.chariots})
        if winners:
            race.finish(winners)
        else:
            race.finish(winners, WRECKED)

    def tell(self, race: Race) -> Message:
        if not self.chariots:
            return Message("chariot-told-nobody", "CH-END-09")
        if len(self.chariots) > 1:
            names = [NAMES[chariot] for chariot in self.chariots]
            return Message(
                "chariot-told-shared", "CH-END-12", count=len(names), first=names[0], second=names[1], last=names[-1]
            )
        chariot = self.chariots[0]
        owner = race.owner[chariot]
        if len(driven_by(race, owner)) == 1:
            return Message("chariot-told-winner", "CH-END-07", chariot=NAMES[chariot])
        return Message("chariot-told-winner-of", "CH-END-07", chariot=NAMES[chariot], owner=called(race, owner) or "")
