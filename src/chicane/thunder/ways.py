"""The direction die: whatever happens to a vehicle goes one of six ways (TR-CMP-13)."""

from __future__ import annotations

from typing import ClassVar

from chicane.core.message import Message
from chicane.core.step import Step
from chicane.thunder.kinds import WAYS
from chicane.thunder.names import WAY_NAMES
from chicane.thunder.state import Thunder


class ThisWay(Step[Thunder]):
    """The direction die has fallen for a vehicle; what it means is said by each kind."""

    rule: ClassVar[str] = "TR-CMP-13"

    def __init__(self, vehicle: int, way: int) -> None:
        self.vehicle = vehicle
        self.way = way

    def text(self, game: Thunder) -> str:
        return WAYS[self.way]

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-way", self.rule, way=WAY_NAMES[self.way])
