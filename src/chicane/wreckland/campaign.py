"""The campaign: what outlives an attempt. Seven chapters in order, one vehicle, one hero (WL-CAMP)."""

from __future__ import annotations

import json
from typing import Any, Final

from chicane.core.errors import BadInput, one_of
from chicane.wreckland.kinds import CHAPTER_NUMBERS, DIFFICULTIES, HERO_IDS, VEHICLE_IDS

FORMAT: Final = 1
FIELDS: Final = ("vehicle", "hero", "chapter", "opened", "won", "lost")


class Campaign:
    """Plain data: nothing of an attempt is carried over but whether it was won (WL-CAMP-10)."""

    def __init__(self, vehicle: str, hero: str) -> None:
        self.vehicle = known("vehicle", vehicle, VEHICLE_IDS)  # kept for all chapters (WL-CAMP-02)
        self.hero = known("hero", hero, HERO_IDS)
        self.chapter = 1  # the one to be played next; one more than there are once all are won
        self.opened = 0  # envelopes: their cards stay in the decks (WL-CAMP-07..09)
        self.won = [0] * len(CHAPTER_NUMBERS)
        self.lost = [0] * len(CHAPTER_NUMBERS)

    @property
    def is_over(self) -> bool:
        """Whether the last chapter is won."""
        return self.chapter > len(CHAPTER_NUMBERS)

    def playable(self) -> list[int]:
        """The chapters that may be played: the next one, and those that were won (WL-CAMP-05)."""
        return list(range(1, min(self.chapter, len(CHAPTER_NUMBERS)) + 1))

    def options_for(self, difficulty: str = "trucker", chapter: int = 0) -> dict[str, object]:
        """The options of the next attempt; difficulty is chosen anew each time (WL-CAMP-11, WL-DIFF-02)."""
        number = chapter or min(self.chapter, len(CHAPTER_NUMBERS))
        if number not in self.playable():
            raise BadInput(f"chapter {number} is not open yet; the next one is {self.chapter}")
        return {
            "chapter": str(number),
            "vehicle": self.vehicle,
            "hero": self.hero,
            "difficulty": known("difficulty", difficulty, list(DIFFICULTIES)),
        }

    def begin(self, chapter: int) -> bool:
        """An attempt begins; whether it opens the envelope, which only the first one does (WL-CAMP-07, WL-CAMP-09)."""
        if chapter not in self.playable():
            raise BadInput(f"chapter {chapter} is not open yet; the next one is {self.chapter}")
        is_first = chapter > self.opened
        self.opened = max(self.opened, chapter)
        return is_first

    def after(self, chapter: int, won: bool) -> None:
        """An attempt is over: a chapter that is won opens the next, one that is lost may be retried (WL-CAMP-05)."""
        self.begin(chapter)
        counts = self.won if won else self.lost
        counts[chapter - 1] += 1
        if won and chapter == self.chapter:
            self.chapter += 1

    def reset(self) -> None:
        """All cards go back to their envelopes and the story begins anew (WL-CAMP-12)."""
        fresh = Campaign(self.vehicle, self.hero)
        self.chapter, self.opened, self.won, self.lost = fresh.chapter, fresh.opened, fresh.won, fresh.lost

    def to_json(self) -> str:
        """The campaign as text."""
        return json.dumps({"format": FORMAT, **{name: getattr(self, name) for name in FIELDS}}, indent=2)


def known(what: str, name: str, names: list[str]) -> str:
    """A name that there is."""
    if name not in names:
        raise one_of(what, name, names)
    return name


def from_json(text: str) -> Campaign:
    """A campaign from its text; errors name the field."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BadInput(f"campaign: not JSON: {error}") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadInput(f"campaign: format must be {FORMAT}")
    for name in (*FIELDS, *data):
        if name not in data or (name not in FIELDS and name != "format"):
            raise BadInput(f"campaign.{name}: {'missing' if name not in data else 'unknown field'}")
    campaign = Campaign(str(data["vehicle"]), str(data["hero"]))
    chapters = len(CHAPTER_NUMBERS)
    campaign.chapter = whole(data, "chapter", 1, chapters + 1)
    campaign.opened = whole(data, "opened", campaign.chapter - 1, min(campaign.chapter, chapters))
    campaign.won, campaign.lost = counts_in(data, "won", chapters), counts_in(data, "lost", chapters)
    if any(not won for won in campaign.won[: campaign.chapter - 1]):
        raise BadInput(f"campaign.won: chapters before {campaign.chapter} must be won")
    return campaign


def whole(data: dict[str, Any], name: str, least: int, most: int) -> int:
    """A whole number between two others."""
    value = data[name]
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadInput(f"campaign.{name}: must be a whole number from {least} to {most}, not {value!r}")
    return value


def counts_in(data: dict[str, Any], name: str, size: int) -> list[int]:
    """A list of counts, one a chapter."""
    value = data[name]
    if not isinstance(value, list) or len(value) != size:
        raise BadInput(f"campaign.{name}: must be a list of {size} numbers")
    return [whole({name: each}, name, 0, 1_000_000) for each in value]
