"""A guided game: a position, what everybody does there, remarks pinned to pieces (docs/scenarios.md#guided-games)."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any, Final, NamedTuple

from chicane.core.chance import commitment
from chicane.core.errors import BadInput, one_of
from chicane.core.match import Match
from chicane.core.message import Message
from chicane.core.registry import Rules
from chicane.core.scenario import Scenario, Table, parse_scenario

FOLDER: Final = "guides"
FIRST: Final = "first"  # the guide for whoever has never played the game
LEARNER: Final = 0  # the seat of whoever learns
REMARK: Final = re.compile(r"> (?P<id>[a-z-]+)(?: @ (?P<pin>\S+))?(?: (?P<rule>[A-Z]{2}-[A-Z]+-\d+))?")


class Remark(NamedTuple):
    """What is said, the piece it points at, and the rule behind it."""

    text: Message
    pin: str  # the id of a piece; empty: the option that is to be taken


class Act(NamedTuple):
    """What somebody does, or the dice do."""

    actor: int
    text: str


class Moment:
    """The learner is told something and takes an option, or just goes on; then others act."""

    def __init__(self, remark: Remark, option: str = "") -> None:
        self.remark = remark
        self.option = option
        self.acts: list[Act] = []  # what follows without the learner

    @property
    def is_open(self) -> bool:
        """Whether it is not said yet what the learner does."""
        return not self.option and not self.acts


class Rehearsal(Table):
    """A table that writes down what was really chosen there; a forced choice is none."""

    acts: list[Act]

    def choose(self, text: str, who: str = "") -> None:
        actor, plies = self.game.actor, self.game.plies
        super().choose(text, who)
        if self.game.plies > plies:
            self.acts.append(Act(actor, text))


class Guide:
    """A guided game, read and not yet played."""

    def __init__(self, rules: Rules[Any], id: str, scenario: Scenario) -> None:
        self.rules = rules
        self.id = id
        self.scenario = scenario
        self.title = Message(f"{rules.id}-guide-{id}")

    def match(self) -> Match:
        """The position as a match; its script rolls the dice, no seed does."""
        game = self.scenario.table().game
        names = [""] * game.players
        return Match(self.rules, game.players, game.setup, names, None, commitment(""), game)

    def moments(self) -> list[Moment]:
        """What happens from beginning to end; a script that does not fit the rules is an error that names its line."""
        table = self.scenario.table_of(Rehearsal)
        found: list[Moment] = []
        for number, line in self.scenario.script:
            try:
                self.follow(table, line, found)
            except BadInput as error:
                raise BadInput(f"{self.scenario.name}, line {number}: {error}") from error
        return found

    def follow(self, table: Rehearsal, line: str, found: list[Moment]) -> None:
        """One line of the script: a remark, or what is played."""
        if line.startswith(">"):
            found.append(Moment(self.remark(line)))
            return
        table.acts = []
        table.follow(line)
        for act in table.acts:
            add(found, act)

    def remark(self, line: str) -> Remark:
        """`> ID @ PIECE RULE`; piece and rule may be missing."""
        parts = REMARK.fullmatch(line)
        if parts is None:
            raise BadInput(f"a remark looks like '> id @ piece CH-MOVE-01', not {line!r}")
        return Remark(Message(f"{self.title.key}-{parts['id']}", parts["rule"] or ""), parts["pin"] or "")


def add(found: list[Moment], act: Act) -> None:
    """What the learner does is asked for; what others do follows."""
    if not found:
        raise BadInput("a guided game begins with a remark")
    last = found[-1]
    if act.actor != LEARNER:
        last.acts.append(act)
    elif last.is_open:
        last.option = act.text
    else:
        found.append(Moment(last.remark, act.text))


def play(match: Match, moment: Moment) -> None:
    """What the learner does in a moment, and what follows."""
    for act in took(moment):
        match.apply(match.meant(act.text))


def took(moment: Moment) -> list[Act]:
    """All acts of a moment, the learner's first."""
    return [Act(LEARNER, moment.option), *moment.acts] if moment.option else moment.acts


def read_guides(rules: Rules[Any]) -> list[Guide]:
    """The guided games of a game, that for beginners first; none where it has none yet."""
    folder = files("chicane") / "content" / rules.id / FOLDER
    if not folder.is_dir():
        return []
    texts = {file.name.removesuffix(".scn"): file.read_text("utf-8") for file in folder.iterdir()}
    order = sorted(texts, key=lambda id: (id != FIRST, id))
    return [Guide(rules, id, parse_scenario(texts[id], f"{rules.id}/{FOLDER}/{id}.scn")) for id in order]


def find_guide(rules: Rules[Any], id: str) -> Guide:
    """A guided game by its id."""
    known = {guide.id: guide for guide in read_guides(rules)}
    if id not in known:
        error = one_of("guide", id, list(known), "unknown-guide", game=rules.id)
        raise BadInput(f"{rules.id}: {error}", error.message)
    return known[id]
