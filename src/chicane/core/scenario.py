"""Scenarios: a position drawn as text, scripted dice, options by their text form, expectations (docs/scenarios.md)."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from chicane.core.engine import Game
from chicane.core.errors import BadInput, BadLine, Fault, not_text, reason, unreadable
from chicane.core.log import Teller
from chicane.core.message import Message
from chicane.core.registry import Rules, find
from chicane.core.step import CHANCE, Step

DICE: Final = "dice"  # who decides, where chance does
HEADERS: Final = ["title", "rules", "game", "players", "options"]
COMMENT: Final = re.compile(r"^#.*|(?:^|\s)//.*")
COMMENT_IN_SCRIPT: Final = re.compile(r"(?:^|\s)(?:#|//).*")  # where # is neither rock nor pillar
UNTIL: Final = "others idle until "
IDLE_LIMIT: Final = 200  # choices of others in a row; a round has far fewer


class Witness(Teller):
    """Keeps what the commentator says, and who was given which option unasked since the last choice."""

    def __init__(self, rules: Rules[Game]) -> None:
        super().__init__()
        self.rules = rules
        self.forced: list[tuple[str, str]] = []

    def force(self, game: Game, actor: int, option: Step[Any]) -> None:
        before, game.actor = game.actor, actor
        self.forced.append((self.decider(game), option.text(game)))
        game.actor = before

    def decider(self, game: Game) -> str:
        """Who decides: `dice`, or somebody."""
        return DICE if game.actor == CHANCE else self.rules.decider(game)

    def saw(self, text: str, who: str) -> bool:
        """Whether this was a forced choice; it is named once, and those before it no more."""
        for number, (chooser, option) in enumerate(self.forced):
            if option == text and who in ("", chooser):
                del self.forced[: number + 1]
                return True
        return False


class Table:
    """A position on the table; script lines play it on and say what must hold."""

    def __init__(
        self,
        game: str | Rules[Any],
        drawing: str = "",
        players: int | None = None,
        options: dict[str, object] | None = None,
    ) -> None:
        self.rules: Rules[Game] = find(game) if isinstance(game, str) else game
        self.teller = Witness(self.rules)
        count = self.rules.max_players if players is None else players
        self.game: Game = self.lay(drawing, count, options or {})
        self.game.teller = self.teller
        self.game.advance()
        self.teller.lines.clear()  # the story begins with the script

    def lay(self, drawing: str, players: int, options: dict[str, object]) -> Game:
        """The position as drawn; without a drawing, the start of the game."""
        lines = [line for line in (COMMENT.sub("", each).strip() for each in drawing.splitlines()) if line]
        count, setup = self.rules.check_players(players), self.rules.check_options(options, players)
        if lines:
            return self.rules.position(lines, count, setup)
        game = self.rules.blank(count, setup)
        self.rules.begin(game)
        return game

    @property
    def menu(self) -> list[str]:
        """The text forms of what may be chosen now."""
        return [option.text(self.game) for option in self.game.menu]

    @property
    def to_act(self) -> str:
        """Who must choose now: `dice`, somebody, or `nobody` once the game is over."""
        return "nobody" if self.game.over else self.teller.decider(self.game)

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
        """Follow script lines, one after the other; comments say nothing."""
        for line in lines:
            text = COMMENT_IN_SCRIPT.sub("", line).strip()
            if text or not line.strip():
                self.follow(text)
        return self

    def follow(self, line: str) -> None:
        """`? name = value` expects, `! option` must be refused, turns are passed over, anything else is played."""
        if line.startswith("?"):
            self.expect(line[1:])
        elif line.startswith("!"):
            self.refuse(line[1:].strip())
        elif line.startswith(UNTIL):
            self.idle_until(line.removeprefix(UNTIL).strip())
        elif line == "next round":
            self.next_round()
        else:
            self.act(line)

    def expect(self, claim: str) -> None:
        """A fact must have the value claimed, or a list must have what is claimed among others."""
        name, has, items = claim.partition(" has ")
        if has and "=" not in name:
            self.expect_among(name.strip(), items)
            return
        name, equals, value = (part.strip() for part in claim.partition("="))
        if not equals:
            text = f"an expectation looks like '? name = value' or '? name has value', not '?{claim}'"
            raise BadInput(text, Message("scenario-claim", claim=f"?{claim}"))
        actual = self[name]
        if actual != value:
            message = Message("scenario-differs", fact=name, actual=actual, value=value)
            raise BadInput(f"{name} is {actual}, expected {value}", message)

    def expect_among(self, name: str, items: str) -> None:
        """Every item must be in a list, such as the menu."""
        actual = self[name]
        for item in (each.strip() for each in items.split(",")):
            if item not in actual.split(", "):
                message = Message("scenario-lacks", fact=name, item=item, actual=listed(actual))
                raise BadInput(f"{name} has no {item!r}: {actual or 'it is empty'}", message)

    def refuse(self, text: str) -> None:
        """An option must not be on the menu."""
        if not self.game.over and self.game.pending.parse(self.game, text) is not None:
            raise BadInput(f"{text!r} is on the menu and should not be", Message("scenario-offered", option=text))

    def act(self, line: str) -> None:
        """`who: option, option` or just the options, each chosen by whoever must decide."""
        who, colon, rest = line.partition(":")
        for text in (rest if colon else line).split(","):
            self.choose(text.strip(), who.strip() if colon else "")

    def choose(self, text: str, who: str = "") -> None:
        """One option by its text form; a choice that was forced may be named, and has been made already."""
        may = who in ("", self.to_act) and not self.game.over
        option = self.game.pending.parse(self.game, text) if may else None
        if option is not None:
            self.teller.forced.clear()
            self.game.play(option)
        elif not self.teller.saw(text, who):
            raise self.complaint(text, who)

    def complaint(self, text: str, who: str) -> BadInput:
        """Why an option can't be chosen."""
        if self.game.over and who in ("", "nobody"):
            return BadInput(f"{text!r} comes after the end of the game", Message("wrong-after-end", line=text))
        if who not in ("", self.to_act):
            message = Message("scenario-other", option=text, actor=self.to_act, given=who)
            return BadInput(f"{text!r}: {self.to_act} must choose here, not {who}", message)
        menu = ", ".join(self.menu)
        message = Message("scenario-menu", option=text, actor=self.to_act, menu=listed(menu))
        return BadInput(f"{text!r} is not on the menu of {self.to_act}: {menu}", message)

    # Turns that pass

    def idle_until(self, who: str) -> None:
        """Nothing happens in the turns of others until somebody's turn comes, or until the dice must fall."""
        self.pass_turns(lambda: who in (self.rules.turn_of(self.game), self.to_act), who)

    def next_round(self) -> None:
        """Nothing happens any more until the first turn of the next round."""
        now = self["round"]
        self.pass_turns(lambda: self["round"] != now and self.rules.turn_of(self.game) != "", "the next round")

    def pass_turns(self, done: Callable[[], bool], goal: str) -> None:
        """Whoever must choose does nothing, again and again."""
        self.teller.forced.clear()
        for _ in range(IDLE_LIMIT):
            if self.game.over:
                raise BadInput(f"the game is over before {goal} comes", Message("scenario-too-late", goal=goal))
            if done():
                return
            if not self.rules.idle(self.game):
                menu = ", ".join(self.menu)
                message = Message("scenario-busy", actor=self.to_act, menu=listed(menu))
                raise BadInput(f"{self.to_act} can't be idle here; choose one of: {menu}", message)
            self.game.advance()
        raise BadInput(f"{goal} never comes", Message("scenario-never", goal=goal))


def listed(names: str) -> Message:
    """A list that is shown whole, however long."""
    return Message("unknown-known", names=names or "–")


def read_options(text: str) -> dict[str, object]:
    """Options as `name=choice, name=choice`; words without a name belong to the option before them."""
    pairs: list[tuple[str, str]] = []
    for part in (each.strip() for each in text.split(",") if each.strip()):
        if "=" in part or not pairs:
            name, _, value = part.partition("=")
            pairs.append((name.strip(), value.strip()))
        else:
            pairs[-1] = (pairs[-1][0], f"{pairs[-1][1]},{part}")
    return {**dict(pairs)}


def read_lines(lines: list[str], mine: list[bool], read: Callable[[str], None], flaw: Callable[[], str]) -> None:
    """Read those lines of a position that are mine; an error, or what can't be true from a line on, names the line."""
    for index, line in enumerate(lines):
        if mine[index]:
            try:
                read(line)
            except BadInput as error:
                raise BadLine(index, error) from error
            if fault := flaw():
                raise BadLine(index, impossible(fault))


def impossible(fault: str) -> BadInput:
    """A position that can't be; an audit says what is wrong with it, in English only where no drawing leads there."""
    message = fault.message if isinstance(fault, Fault) else Message("scenario-impossible", fault=fault)
    return BadInput(fault, message)


def whole(text: str, line: str, least: int, most: int) -> int:
    """A whole number in a line of a position, within its bounds."""
    if not (text.isascii() and text.isdigit()):
        raise BadInput(f"{line!r}: {text!r} is not a number", Message("scenario-number", line=line, text=text))
    if not least <= int(text) <= most:
        message = Message("scenario-bounds", line=line, text=text, least=least, most=most)
        raise BadInput(f"{line!r}: {text} is not between {least} and {most}", message)
    return int(text)


T = TypeVar("T", bound=Table)


class Scenario:
    """A scenario file, read and checked but not yet played."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.headers: dict[str, str] = {}
        self.places: dict[str, int] = {}  # the line of each header and section
        self.drawing: list[str] = []
        self.numbers: list[int] = []  # the number of each line of the drawing
        self.script: list[tuple[int, str]] = []

    @property
    def cites(self) -> list[str]:
        """The rule IDs that the scenario proves."""
        return self.headers.get("rules", "").replace(",", " ").split()

    def table(self) -> Table:
        """The position before the script; an error names the line of the header or of the board."""
        return self.table_of(Table)

    def table_of(self, kind: type[T]) -> T:
        """The same at a table of some kind."""
        place = "game"
        try:
            rules = find(self.headers[place])
            place = "players"
            players = rules.check_players(self.players(rules.max_players))
            place = "options"
            options: dict[str, object] = {**rules.check_options(self.options(), players)}
            place = "board"
            return kind(rules.id, "\n".join(self.drawing), players, options)
        except BadLine as error:
            raise self.at(self.numbers[error.index], error) from error
        except BadInput as error:
            raise self.at(self.places[place], error, place == "board") from error

    def at(self, number: int, error: BadInput, board: bool = False) -> BadInput:
        """An error with the file and the line; of a whole board, its first one."""
        where = "board from line" if board else "line"
        message = Message(
            "scenario-at-board" if board else "scenario-at", file=self.name, line=number, why=reason(error)
        )
        return BadInput(f"{self.name}, {where} {number}: {error}", message)

    def players(self, most: int) -> int:
        """How many players there are; as many as may be, if nothing is said."""
        text = self.headers.get("players", str(most))
        if not (text.isascii() and text.isdigit() and len(text) < 3):
            raise BadInput(f"players must be a number, not {text!r}", Message("scenario-players", text=text))
        return int(text)

    def options(self) -> dict[str, object]:
        """The options that are given, as `name=choice, name=choice`."""
        return read_options(self.headers.get("options", ""))

    def run(self) -> Table:
        """Play the whole script; an error names the file and the line."""
        table = self.table()
        for number, line in self.script:
            try:
                table.follow(line)
            except BadInput as error:
                raise self.at(number, error) from error
        return table


def read_scenario(path: Path) -> Scenario:
    """A `.scn` file: headers, then `board:` and `play:` with their lines below."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise unreadable(path, error) from error
    except UnicodeDecodeError as error:
        raise not_text(path) from error
    return parse_scenario(text, str(path))


def parse_scenario(text: str, name: str) -> Scenario:
    """The scenario in a text."""
    scenario = Scenario(name)
    section = ""
    for number, line in enumerate(text.splitlines(), 1):
        comment = COMMENT_IN_SCRIPT if section == "play" and line[:1].isspace() else COMMENT
        content = comment.sub("", line.strip()).strip()
        if not content:
            continue
        if line[0].isspace():
            add_line(scenario, section, number, content)
        else:
            section = add_header(scenario, number, content)
    for needed in ("title", "rules", "game"):
        if needed not in scenario.headers:
            message = Message("scenario-header", file=name, header=needed)
            raise BadInput(f"{name}: the header '{needed}:' is missing", message)
    return scenario


def add_header(scenario: Scenario, number: int, line: str) -> str:
    """A line at the margin: a header with its value, or the beginning of a section."""
    key, colon, value = (part.strip() for part in line.partition(":"))
    is_section = key in ("board", "play") and not value
    if not colon or not (is_section or key in HEADERS):
        known = ", ".join([*HEADERS, "board", "play"])
        message = Message("scenario-no-header", line=line, known=listed(known))
        raise scenario.at(number, BadInput(f"{line!r} is not a header; known: {known}", message))
    if key in scenario.places:
        before = scenario.places[key]
        message = Message("scenario-twice", header=key, line=before)
        raise scenario.at(number, BadInput(f"{key!r} was given before, in line {before}", message))
    scenario.places[key] = number
    if is_section:
        return key
    scenario.headers[key] = value
    return ""


def add_line(scenario: Scenario, section: str, number: int, line: str) -> None:
    """An indented line belongs to the section above it."""
    if section == "board":
        scenario.drawing.append(line)
        scenario.numbers.append(number)
    elif section == "play":
        scenario.script.append((number, line))
    else:
        text = "an indented line outside 'board:' and 'play:'"
        raise scenario.at(number, BadInput(text, Message("scenario-indented")))
