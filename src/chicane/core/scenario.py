"""Scenarios: a position drawn as text, scripted dice, options by their text form, expectations (docs/scenarios.md)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from chicane.core.engine import Game
from chicane.core.errors import BadInput
from chicane.core.log import Teller
from chicane.core.registry import Rules, find
from chicane.core.step import CHANCE

DICE: Final = "dice"  # who decides, where chance does
HEADERS: Final = ["title", "rules", "game", "players", "options"]


class Table:
    """A position on the table; script lines play it on and say what must hold."""

    def __init__(
        self,
        game: str,
        drawing: str = "",
        players: int | None = None,
        options: dict[str, object] | None = None,
    ) -> None:
        self.rules: Rules[Game] = find(game)
        count = self.rules.max_players if players is None else players
        self.game: Game = self.lay(drawing, count, options or {})
        self.teller = Teller()
        self.game.teller = self.teller

    def lay(self, drawing: str, players: int, options: dict[str, object]) -> Game:
        """The position as drawn; without a drawing, the start of the game."""
        if not drawing.strip():
            return self.rules.start(players, options)
        lines = [line.strip() for line in drawing.splitlines() if line.strip()]
        game = self.rules.position(lines, self.rules.check_players(players), self.rules.check_options(options))
        game.advance()
        return game

    @property
    def menu(self) -> list[str]:
        """The text forms of what may be chosen now."""
        return [option.text(self.game) for option in self.game.menu]

    @property
    def to_act(self) -> str:
        """Who must choose now: `dice`, somebody, or `nobody` once the game is over."""
        if self.game.over:
            return "nobody"
        return DICE if self.game.actor == CHANCE else self.rules.decider(self.game)

    def __getitem__(self, name: str) -> str:
        """A fact of the position by its name."""
        if name == "to act":
            return self.to_act
        if name == "menu":
            return ", ".join(self.menu)
        if name == "over":
            return "yes" if self.game.over else "no"
        if name == "winners":
            return ", ".join(map(str, self.game.winners)) or "none"
        if name == "said":
            return ", ".join(line.message.key for line in self.teller.lines)
        return self.rules.probe(self.game, name)

    def play(self, *lines: str) -> Table:
        """Follow script lines, one after the other."""
        for line in lines:
            self.follow(line.strip())
        return self

    def follow(self, line: str) -> None:
        """`? name = value` expects, `! option` must be refused, anything else is played."""
        if line.startswith("?"):
            self.expect(line[1:])
        elif line.startswith("!"):
            self.refuse(line[1:].strip())
        else:
            self.act(line)

    def expect(self, claim: str) -> None:
        """A fact must have the value claimed."""
        name, equals, value = (part.strip() for part in claim.partition("="))
        if not equals:
            raise BadInput(f"an expectation looks like '? name = value', not '?{claim}'")
        actual = self[name]
        if actual != value:
            raise BadInput(f"{name} is {actual}, expected {value}")

    def refuse(self, text: str) -> None:
        """An option must not be on the menu."""
        if not self.game.over and self.game.pending.parse(self.game, text) is not None:
            raise BadInput(f"{text!r} is on the menu and should not be")

    def act(self, line: str) -> None:
        """`who: option, option` or just the options, each chosen by whoever must decide."""
        who, colon, rest = line.partition(":")
        for text in (rest if colon else line).split(","):
            if colon and who.strip() != self.to_act:
                raise BadInput(f"{text.strip()!r}: {self.to_act} must choose here, not {who.strip()}")
            self.choose(text.strip())

    def choose(self, text: str) -> None:
        """One option by its text form."""
        if self.game.over:
            raise BadInput(f"{text!r} comes after the end of the game")
        option = self.game.pending.parse(self.game, text)
        if option is None:
            raise BadInput(f"{text!r} is not on the menu of {self.to_act}: {', '.join(self.menu)}")
        self.game.play(option)


class Scenario:
    """A scenario file, read and checked but not yet played."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.headers: dict[str, str] = {}
        self.places: dict[str, int] = {}  # the line of each header and section
        self.drawing: list[str] = []
        self.script: list[tuple[int, str]] = []

    @property
    def cites(self) -> list[str]:
        """The rule IDs that the scenario proves."""
        return self.headers.get("rules", "").replace(",", " ").split()

    def table(self) -> Table:
        """The position before the script; an error names the line of the header or of the board."""
        place = "game"
        try:
            rules = find(self.headers[place])
            place = "players"
            players = rules.check_players(self.players(rules.max_players))
            place = "options"
            options: dict[str, object] = {**rules.check_options(self.options())}
            place = "board"
            return Table(rules.id, "\n".join(self.drawing), players, options)
        except BadInput as error:
            where = "board from line" if place == "board" else "line"
            raise BadInput(f"{self.name}, {where} {self.places[place]}: {error}") from error

    def players(self, most: int) -> int:
        """How many players there are; as many as may be, if nothing is said."""
        text = self.headers.get("players", str(most))
        if not (text.isascii() and text.isdigit() and len(text) < 3):
            raise BadInput(f"players must be a number, not {text!r}")
        return int(text)

    def options(self) -> dict[str, object]:
        """The options that are given, as `name=choice, name=choice`."""
        pairs = [pair.partition("=") for pair in self.headers.get("options", "").split(",") if pair.strip()]
        return {name.strip(): value.strip() for name, _, value in pairs}

    def run(self) -> Table:
        """Play the whole script; an error names the file and the line."""
        table = self.table()
        for number, line in self.script:
            try:
                table.follow(line)
            except BadInput as error:
                raise BadInput(f"{self.name}, line {number}: {error}") from error
        return table


def read_scenario(path: Path) -> Scenario:
    """A `.scn` file: headers, then `board:` and `play:` with their lines below."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{path}: can't be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadInput(f"{path}: can't be read: not a text file") from error
    return parse_scenario(text, str(path))


def parse_scenario(text: str, name: str) -> Scenario:
    """The scenario in a text."""
    scenario = Scenario(name)
    section = ""
    for number, line in enumerate(text.splitlines(), 1):
        content = line.strip()
        if not content or content.startswith("# "):
            continue
        if line[0].isspace():
            add_line(scenario, section, number, content)
        else:
            section = add_header(scenario, number, content)
    for needed in ("title", "rules", "game"):
        if needed not in scenario.headers:
            raise BadInput(f"{name}: the header '{needed}:' is missing")
    return scenario


def add_header(scenario: Scenario, number: int, line: str) -> str:
    """A line at the margin: a header with its value, or the beginning of a section."""
    key, colon, value = (part.strip() for part in line.partition(":"))
    is_section = key in ("board", "play") and not value
    if not colon or not (is_section or key in HEADERS):
        known = ", ".join([*HEADERS, "board", "play"])
        raise BadInput(f"{scenario.name}, line {number}: {line!r} is not a header; known: {known}")
    if key in scenario.places:
        raise BadInput(f"{scenario.name}, line {number}: {key!r} was given before, in line {scenario.places[key]}")
    scenario.places[key] = number
    if is_section:
        return key
    scenario.headers[key] = value
    return ""


def add_line(scenario: Scenario, section: str, number: int, line: str) -> None:
    """An indented line belongs to the section above it."""
    if section == "board":
        scenario.drawing.append(line)
    elif section == "play":
        scenario.script.append((number, line))
    else:
        raise BadInput(f"{scenario.name}, line {number}: an indented line outside 'board:' and 'play:'")
