"""Campaigns: what outlives a game. Games played in order, of which a win opens the next."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from chicane.core.engine import Game
from chicane.core.errors import BadFile, BadInput, about_file, not_text, one_of, reason, unreadable
from chicane.core.message import Message
from chicane.core.registry import Option, Rules, find
from chicane.core.save import write_whole

FORMAT: Final = "chicane-campaign-1"
FIELDS: Final = ("game", "kept", "reached", "opened", "won", "lost")
MOST: Final = 1_000_000  # attempts at a rung that are counted; more are played, and make no difference


class Campaign:
    """Plain data: the choices kept for good, how far it got, and how often each game was won and lost."""

    def __init__(self, game: str, kept: dict[str, str]) -> None:
        self.game = game
        self.rules, self.rungs = climbed(game)
        self.kept = checked_kept(self.rules, kept)
        self.reached = 0  # the place of the rung to be played next; as many as there are once all are won
        self.opened = 0  # rungs that were attempted at least once
        self.won = [0] * len(self.rungs)
        self.lost = [0] * len(self.rungs)

    @property
    def attempts(self) -> int:
        """How many attempts are over."""
        return sum(self.won) + sum(self.lost)

    @property
    def is_over(self) -> bool:
        """Whether the last rung is won."""
        return self.reached == len(self.rungs)

    def open_rungs(self) -> list[str]:
        """What may be played: the next rung, and those that were won."""
        return self.rungs[: self.reached + 1]

    def options(self, free: dict[str, str] | None = None, rung: str = "") -> dict[str, object]:
        """The options of an attempt: what is kept, the rung (the next one, if none is named), and the free ones."""
        assert self.rules.ladder is not None
        chosen = rung or self.open_rungs()[-1]
        if chosen not in self.open_rungs():
            raise one_of(f"open {self.rules.ladder.rung}", chosen, self.open_rungs(), "unknown-rung")
        for name in free or {}:
            if name in self.kept or name == self.rules.ladder.rung:
                raise BadInput(f"{name} is settled by the campaign", Message("campaign-settled", option=name))
        given: dict[str, object] = {**(free or {}), **self.kept, self.rules.ladder.rung: chosen}
        return {**self.rules.check_options(given, self.rules.usual_players({}))}

    def begin(self, rung: str) -> bool:
        """An attempt begins; whether it is the first at this rung."""
        place = self.place(rung)
        is_first = place >= self.opened
        self.opened = max(self.opened, place + 1)
        return is_first

    def after(self, rung: str, won: bool) -> None:
        """An attempt is over: a win opens the next rung, a loss may be tried again without limit."""
        self.begin(rung)
        place = self.place(rung)
        counts = self.won if won else self.lost
        counts[place] = min(counts[place] + 1, MOST)
        if won and place == self.reached:
            self.reached += 1

    def place(self, rung: str) -> int:
        """The place of a rung that is open."""
        if rung not in self.open_rungs():
            raise one_of("open rung", rung, self.open_rungs())
        return self.rungs.index(rung)

    def reset(self, kept: dict[str, str] | None = None) -> None:
        """Begin anew, with what is kept or with other choices."""
        self.kept = checked_kept(self.rules, {**self.kept, **(kept or {})})
        self.reached = self.opened = 0
        self.won, self.lost = [0] * len(self.rungs), [0] * len(self.rungs)

    def as_data(self) -> dict[str, Any]:
        """The campaign as plain data."""
        return {"format": FORMAT, **{name: getattr(self, name) for name in FIELDS}}

    def to_json(self) -> str:
        """The campaign as text, for a file."""
        return json.dumps(self.as_data(), indent=1, ensure_ascii=False) + "\n"

    def save(self, path: str | Path) -> None:
        """Write the campaign to a file, whole or not at all."""
        write_whole(Path(path), self.to_json())


def climbed(game: str) -> tuple[Rules[Game], list[str]]:
    """The rules of a game and the rungs of its ladder."""
    rules = find(game)
    if rules.ladder is None:
        raise BadInput(f"{game} has no campaign", Message("no-campaign", game=game))
    return rules, option_of(rules, rules.ladder.rung).choices


def option_of(rules: Rules[Any], name: str) -> Option:
    """An option by its name."""
    return next(option for option in rules.options if option.name == name)


def checked_kept(rules: Rules[Any], kept: dict[str, str]) -> dict[str, str]:
    """The choices that are kept: each one given or its default, no other."""
    assert rules.ladder is not None
    for name in kept:
        if name not in rules.ladder.kept:
            raise one_of("choice of a campaign", name, rules.ladder.kept, "unknown-kept")
    players = rules.usual_players({})
    return {name: rules.check_value(option_of(rules, name), kept.get(name), players) for name in rules.ladder.kept}


def load_campaign(path: str | Path) -> Campaign:
    """The campaign in a file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise unreadable(path, error) from error
    except UnicodeDecodeError as error:
        raise not_text(path) from error
    return from_json(text, str(path))


def from_json(text: str, name: str = "campaign") -> Campaign:
    """A campaign from its text."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        text = f"{name}: not a campaign, or cut short: {error}"
        raise BadFile(text, about_file("file-no-campaign", file=name)) from None
    return from_data(data, name)


def from_data(data: object, name: str = "campaign") -> Campaign:
    """A campaign from its plain data; errors name the field."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadFile(f"{name}: not a campaign: 'format' must be {FORMAT!r}", about_file("file-no-campaign", file=name))
    for field in FIELDS + tuple(data):
        if field not in data or field not in FIELDS + ("format",):
            fault = "missing" if field not in data else "unknown"
            message = about_file(f"file-field-{fault}", file=name, field=field)
            raise BadFile(f"{name}: field {field!r} is {fault}", message)
    try:
        return restored(data)
    except BadInput as error:
        raise BadFile(f"{name}: {error}", about_file("file-wrong", file=name, why=reason(error))) from error


def restored(data: dict[str, Any]) -> Campaign:
    """The campaign that the fields describe, if they go together."""
    kept = data["kept"]
    if not isinstance(data["game"], str) or not isinstance(kept, dict):
        raise wrong("game, kept", "'game' must be text and 'kept' an object")
    campaign = Campaign(data["game"], {str(key): str(value) for key, value in kept.items()})
    rungs = len(campaign.rungs)
    campaign.reached = whole(data["reached"], "reached", 0, rungs)
    campaign.opened = whole(data["opened"], "opened", campaign.reached, min(campaign.reached + 1, rungs))
    campaign.won, campaign.lost = counts(data["won"], "won", rungs), counts(data["lost"], "lost", rungs)
    if 0 in campaign.won[: campaign.reached] or any(campaign.won[campaign.reached :]):
        raise wrong("won", "'won': every game before the one reached is won at least once, and no other")
    return campaign


def wrong(field: str, text: str) -> BadFile:
    """A field that can't be so."""
    return BadFile(text, about_file("file-field-impossible", field=field))


def whole(value: object, name: str, least: int, most: int) -> int:
    """A whole number within its bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise wrong(name, f"{name!r} must be a whole number from {least} to {most}, not {value!r}")
    return value


def counts(value: object, name: str, size: int) -> list[int]:
    """A count for each rung."""
    if not isinstance(value, list) or len(value) != size:
        raise wrong(name, f"{name!r} must be a list of {size} numbers")
    return [whole(each, name, 0, MOST) for each in value]
