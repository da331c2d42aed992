"""What can be taken from the player: dice, scrap, face-up cards (WL-BOSSB-07, WL-ICON-03)."""

from __future__ import annotations

from typing import Any

from chicane.core.lists import without
from chicane.core.message import Message
from chicane.core.pile import given
from chicane.core.step import NOBODY, Step
from chicane.wreckland.icons import EFFECTS, LOSE_CARD, LOSE_DIE, LOSE_SCRAP
from chicane.wreckland.kinds import GEAR_IDS, GEAR_NAMES, RED
from chicane.wreckland.state import CHASE, Wreckland


def first_to_lose(game: Wreckland) -> int:
    """The first die that may be lost: in the Chase a white one."""
    return RED if game.phase == CHASE else 0


def possible(game: Wreckland, lists: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The lists of effects that may be chosen: nobody loses what is not there, if there is another way (ruling 102)."""
    return [chosen for chosen in lists if can_lose(game, chosen)] or lists


def can_lose(game: Wreckland, chosen: tuple[int, ...]) -> bool:
    """Whether there is what these effects take away."""
    kinds = [EFFECTS[effect].do for effect in chosen]
    if LOSE_SCRAP in kinds and not any(game.scrap):
        return False
    if LOSE_DIE in kinds and not game.pool(first_to_lose(game)):
        return False
    return LOSE_CARD not in kinds or bool(game.market)


class LoseCard(Step[Wreckland]):
    """A face-up equipment card of the player's choice is discarded."""

    def actor(self, game: Wreckland) -> int:
        return 0 if game.market else NOBODY

    def options(self, game: Wreckland) -> list[Step[Any]]:
        return [LostCard(kind) for kind in sorted(set(game.market))]

    def run(self, game: Wreckland) -> None:
        """There is none."""

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-lose-card", "WL-RED-01")


class LostCard(Step[Wreckland]):
    """The card is discarded."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def run(self, game: Wreckland) -> None:
        discard_face_up(game, self.kind)

    def text(self, game: Wreckland) -> str:
        return f"lose {GEAR_IDS[self.kind]}"

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-lose-card", "WL-RED-01", card=GEAR_NAMES[self.kind])

    def tell(self, game: Wreckland) -> Message:
        return Message("wreckland-told-lose-card", "WL-RED-01", card=GEAR_NAMES[self.kind])


def discard_face_up(game: Wreckland, kind: int) -> None:
    """A face-up card goes to the discards."""
    game.market = without(game.market, kind)
    game.discards = given(game.discards, kind)
