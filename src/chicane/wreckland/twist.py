"""The moment at which a hero or a chapter has its own rule (WL-CAMP-13)."""

from __future__ import annotations

from chicane.core.message import Message
from chicane.core.step import Step
from chicane.wreckland.icons import EFFECTS, REPAIR
from chicane.wreckland.mend import damaged
from chicane.wreckland.phrases import doing
from chicane.wreckland.state import Wreckland


class Twist(Step[Wreckland]):
    """Whose rule it is and what follows is said before it happens."""

    def __init__(self, id: str, effects: tuple[int, ...]) -> None:
        self.id = id
        self.effects = effects

    def run(self, game: Wreckland) -> None:
        """It is only told."""

    def tell(self, game: Wreckland) -> Message | None:
        if not comes_to_anything(game, self.effects):
            return None
        name = Message(f"wreckland-card-{self.id}")
        return Message("wreckland-told-twist", "WL-CAMP-13", name=name, effect=doing(self.effects))


def comes_to_anything(game: Wreckland, effects: tuple[int, ...]) -> bool:
    """Whether there is more to it than repairs where nothing is damaged."""
    return bool(damaged(game)) or any(EFFECTS[effect].do != REPAIR for effect in effects)
