"""The moment at which a hero or a chapter has its own rule (WL-CAMP-13)."""

from __future__ import annotations

from chicane.core.message import Message
from chicane.core.step import Step
from chicane.wreckland.phrases import doing
from chicane.wreckland.state import Wreckland


class Twist(Step[Wreckland]):
    """Whose rule it is and what follows is said before it happens."""

    def __init__(self, id: str, effects: tuple[int, ...]) -> None:
        self.id = id
        self.effects = effects

    def run(self, game: Wreckland) -> None:
        """It is only told."""

    def tell(self, game: Wreckland) -> Message:
        name = Message(f"wreckland-card-{self.id}")
        return Message("wreckland-told-twist", "WL-CAMP-13", name=name, effect=doing(self.effects))
