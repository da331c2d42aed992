"""A campaign on disk, the attempt under way beside it, and all campaigns of a game side by side."""

from __future__ import annotations

import contextlib
import glob
import os
import re
from pathlib import Path
from typing import Final

from chicane.cli.screen import Screen
from chicane.cli.serve import data_folder
from chicane.core.campaign import Campaign, climbed, load_campaign
from chicane.core.errors import BadInput
from chicane.core.match import Match
from chicane.core.registry import Ladder
from chicane.core.save import load

FIRST_SEAT: Final = 0  # of whoever climbs
FIRST: Final = 1  # number of a campaign


class Shelf:
    """The campaigns of a game, each with a number; or the one in a file that was named."""

    def __init__(self, screen: Screen, game: str, file: str | None) -> None:
        self.screen = screen
        self.game = game
        climbed(game)  # a game without a campaign is refused before anything else
        self.file = Path(file) if file else None

    def numbers(self) -> list[int]:
        """The numbers of the campaigns there are."""
        if self.file is not None:
            return [FIRST] if self.file.exists() else []
        name = re.compile(rf"campaign-{re.escape(self.game)}(?:-(\d+))?\.json")
        found = [name.fullmatch(path.name) for path in self.folder.glob(f"campaign-{self.game}*.json")]
        return sorted(int(each[1] or FIRST) for each in found if each)

    @property
    def folder(self) -> Path:
        """Where they are kept."""
        return data_folder("--file")

    def book(self, number: int) -> Book:
        """The campaign of a number, whether it is there or not."""
        stem = f"campaign-{self.game}" if number == FIRST else f"campaign-{self.game}-{number}"
        return Book(self.screen, self.game, self.file or self.folder / f"{stem}.json")

    def free(self) -> int:
        """The first number without a campaign; a named file has room for one only."""
        taken = self.numbers() if self.file is None else []
        return next(number for number in range(FIRST, len(taken) + 2) if number not in taken)

    def newest(self) -> int:
        """The campaign that was played last."""
        return max(self.numbers(), key=lambda number: self.book(number).touched)


class Book:
    """A campaign on disk, and beside it the attempt under way, whose name says how many attempts came before it."""

    def __init__(self, screen: Screen, game: str, path: Path) -> None:
        self.screen = screen
        self.game = game
        self.rules, self.rungs = climbed(game)
        self.path = path
        self.alone = True  # nobody else plays it now
        self.counted = False  # whether an attempt was, by us

    @property
    def touched(self) -> float:
        """When it was last played, in seconds."""
        paths = [self.path, *self.path.parent.glob(f"{glob.escape(self.path.stem)}-attempt-*.json")]
        return max(path.stat().st_mtime for path in paths)

    @property
    def ladder(self) -> Ladder:
        """Which option is climbed, and which are kept."""
        assert self.rules.ladder is not None
        return self.rules.ladder

    def load(self, path: Path | None = None) -> Campaign:
        """The campaign as its file has it, or as another file has it."""
        if path is None and not self.path.exists():
            raise BadInput(self.screen.say("cli-campaign-none", game=self.game, file=str(self.path)))
        found = load_campaign(path or self.path)
        if found.game != self.game:
            args = {"file": str(path or self.path), "other": found.game, "game": self.game}
            raise BadInput(self.screen.say("cli-campaign-other", **args))
        return found

    def settled(self) -> Campaign:
        """The campaign once an attempt that is over is counted: once only, for then the next one has another name."""
        found = self.load()
        match = self.under_way(found)
        if match is not None and match.result is not None and self.alone:
            old = self.attempt(found.attempts)
            found.after(match.setup[self.ladder.rung], FIRST_SEAT in match.result.winners)
            found.save(self.path)
            self.counted = True
            with contextlib.suppress(OSError):  # counted it is, whatever becomes of its file
                os.replace(old, self.last)
        return found

    def attempt(self, number: int) -> Path:
        """Where an attempt is kept while it is under way."""
        return self.path.with_name(f"{self.path.stem}-attempt-{number}.json")

    @property
    def last(self) -> Path:
        """Where the last attempt can be looked at again."""
        return self.path.with_name(f"{self.path.stem}-last.json")

    def under_way(self, found: Campaign) -> Match | None:
        """The attempt under way, if there is one."""
        path = self.attempt(found.attempts)
        if not path.exists():
            return None
        try:
            match = load(path)
            self.check_belongs(found, match, path)
        except BadInput as error:
            why = self.screen.words.complaint(error)
            raise BadInput(f"{why}\n{self.screen.say('cli-campaign-broken', game=self.game)}") from error
        return match

    def check_belongs(self, found: Campaign, match: Match, path: Path) -> None:
        """A game in the place of an attempt is one: of this game, with what is kept, at a rung that is open."""
        if match.rules.id == self.game and match.seed is not None:
            kept = {name: match.setup[name] for name in found.kept}
            if kept == found.kept and match.setup[self.ladder.rung] in found.open_rungs():
                return
        raise BadInput(self.screen.say("cli-campaign-stranger", file=str(path)))

    def give_up(self) -> None:
        """The attempt under way counts as lost; one that can't be read any more counts as none."""
        found, match = self.load(), None
        with contextlib.suppress(BadInput):
            found = self.settled()
            match = self.under_way(found)
        if match is not None:
            found.after(match.setup[self.ladder.rung], won=False)
            found.save(self.path)
        self.sweep()

    def sweep(self) -> None:
        """Forget every attempt under way."""
        for path in self.path.parent.glob(f"{glob.escape(self.path.stem)}-attempt-*.json"):
            path.unlink(missing_ok=True)

    def last_setup(self) -> dict[str, str]:
        """The options of the last attempt that is over; nothing where it can't be told any more."""
        with contextlib.suppress(BadInput):
            return load(self.last).setup
        return {}

    def forget(self) -> None:
        """Throw the campaign away, with its attempts."""
        self.sweep()
        for path in (self.last, self.path):
            path.unlink(missing_ok=True)

    def begin(self, found: Campaign) -> None:
        """Keep a campaign in place of the old one."""
        if not self.path.parent.is_dir():
            args = {"file": str(self.path), "folder": str(self.path.parent)}
            raise BadInput(self.screen.say("cli-file-no-folder", **args))
        self.sweep()
        found.save(self.path)

    def check_free(self, replace: bool) -> None:
        """What was reached is not thrown away by accident."""
        if self.path.exists() and not replace:
            raise BadInput(self.screen.say("cli-campaign-taken", file=str(self.path)))
