"""The story of the campaign: each chapter is told before the attempt and at its end (WL-CAMP-04)."""

from __future__ import annotations

from typing import Final

from chicane.core.message import Message
from chicane.core.step import Step
from chicane.wreckland.kinds import CHAPTER_IDS
from chicane.wreckland.state import Wreckland

BEFORE: Final = "before"
TWIST: Final = "twist"  # the rules of this chapter
AFTER: Final = "after"
LOST: Final = "lost"
RULES: Final = {BEFORE: "WL-CAMP-04", TWIST: "WL-CAMP-13", AFTER: "WL-CAMP-05", LOST: "WL-CAMP-06"}


class Read(Step[Wreckland]):
    """A page of the chapter is read aloud; nothing on the table changes."""

    def __init__(self, page: str) -> None:
        self.page = page

    def run(self, game: Wreckland) -> None:
        """It is only told."""

    def tell(self, game: Wreckland) -> Message:
        return Message(f"wreckland-story-{CHAPTER_IDS[game.chapter]}-{self.page}", RULES[self.page])
