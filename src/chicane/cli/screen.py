"""What the commands print: words in the language of the reader, colours where the terminal has them."""

from __future__ import annotations

import os
import textwrap
from collections.abc import Mapping
from typing import Any, Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from chicane.cli.fold import GAP, beside, folded, narrowed, widths_of
from chicane.core.log import Line
from chicane.core.match import Match
from chicane.core.message import Arg, Message
from chicane.core.scene import Sketch, Span
from chicane.words import LANGUAGES, words

WIDEST: Final = 100  # sentences are not set wider than this
LONGEST: Final = 200  # characters of a name, a seed or what somebody typed
HEADLINES: Final = ("-told-welcome", "-told-round", "-told-turn")  # of any game


def default_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the environment, if we speak it; otherwise English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name][:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


class Screen:
    """A place to print on, in one language."""

    def __init__(self, language: str, colour: bool = True) -> None:
        self.words = words(language)
        self.console = Console(highlight=False, no_color=None if colour else True)
        self.width = min(self.console.width, WIDEST)

    def say(self, key: str, **args: Arg) -> str:
        """One of our own messages, in words; an overlong argument is cut, as nobody would read it."""
        cut = {name: shorten(arg) if isinstance(arg, str) else arg for name, arg in args.items()}
        return self.words.say(Message(key, "", **cut))

    def line(self, text: str = "", style: str = "") -> None:
        """One line, as long as it is."""
        self.put(Text(text, style))

    def put(self, text: Text) -> None:
        """One line of several colours; never broken, never filled up with blanks."""
        text.rstrip()
        self.console.print(text, soft_wrap=True)

    def paragraph(self, text: str, lead: str = "", style: str = "", tail: str = "") -> None:
        """Sentences that hang below a lead such as a number; the tail is less important."""
        room = max(20, self.width - len(lead))
        rows = [Text(row, style) for row in textwrap.wrap(text, room, break_long_words=False)] or [Text()]
        if tail and len(rows[-1]) + 1 + len(tail) > room:
            rows.append(Text(tail, "dim"))
        elif tail:
            rows[-1].append(f" {tail}", "dim")
        for number, row in enumerate(rows):
            self.put(Text(" " * len(lead) if number else lead) + row)

    def heading(self, text: str) -> None:
        """A title across the screen."""
        self.line(f"── {text} {'─' * (min(self.width, 80) - cell_len(text) - 4)}", "bold")

    def story(self, lines: list[Line]) -> None:
        """What the commentator says, indented below whose turn it is."""
        for line in lines:
            lead = "  " if is_headline(line.message) else "    "
            self.paragraph(self.words.tell(line.message), lead)

    def chronicle(self, lines: list[Line]) -> None:
        """The same with the ply and the rule of each sentence, to look things up."""
        width = len(str(lines[-1].ply)) if lines else 1
        for line in lines:
            rule = f"[{line.message.rule}]" if line.message.rule else ""
            self.paragraph(self.words.tell(line.message), f"{line.ply:>{width + 2}}  ", tail=rule)

    def sketch(self, sketch: Sketch) -> None:
        """A drawing in lines of text: folded where it is too wide, its tables side by side where there is room."""
        parts = [(has_columns(part), self.columns(part, self.console.width)) for part in paragraphs(sketch)]
        while parts:
            tabled, lines = parts.pop(0)
            if tabled and parts and parts[0][0] and (joined := beside(lines, parts[0][1], self.console.width)):
                parts.pop(0)
                lines = joined
            for text in folded(lines, self.console.width):
                self.put(text)

    def fold(self, line: Text) -> None:
        """One line of a drawing, folded where it is too wide."""
        for text in folded([line], self.console.width):
            self.put(text)

    def grid(self, cells: list[str]) -> None:
        """Short texts in as many columns as there is room for, to be read downwards."""
        widest = max(map(cell_len, cells))
        count = max(1, (self.width + len(GAP)) // (widest + len(GAP)))
        height = -(-len(cells) // count)
        for row in range(height):
            texts = cells[row::height]
            self.line(GAP.join(text + " " * (widest - cell_len(text)) for text in texts))

    def table(self, rows: list[list[str]], heading_style: str = "dim") -> None:
        """Rows of cells, the first row being the headings."""
        styles = [heading_style] + [""] * (len(rows) - 1)
        lines = [
            [each for cell in row for each in (Span(cell, style), Span("\t"))][:-1]
            for row, style in zip(rows, styles, strict=True)
        ]
        self.sketch(lines)

    def columns(self, lines: Sketch, room: int = 0) -> list[Text]:
        """Lines that are aligned together."""
        return [row for rows in self.rows(lines, room) for row in rows]

    def rows(self, lines: Sketch, room: int = 0) -> list[list[Text]]:
        """What each of the lines looks like in its table: one row, or more where there is too little room for one."""
        cells = [self.cells(line) for line in lines]
        parts = narrowed(cells, room) if room and has_columns(lines) else [[row] for row in cells]
        widths = widths_of([row for part in parts for row in part])
        return [[in_columns(row, widths) for row in part] for part in parts]

    def cells(self, line: list[Span]) -> list[Text]:
        """A line cut at its tabs, in words."""
        cells = [Text()]
        for span in line:
            if span.text == "\t":
                cells.append(Text())
            else:
                said = self.words.say(span.text) if isinstance(span.text, Message) else span.text
                cells[-1].append(said, span.style)
        return cells


def shorten(text: str) -> str:
    """A text of bearable length."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def is_headline(message: Message) -> bool:
    """Whether a round or a turn begins with it."""
    return message.key.endswith(HEADLINES)


def in_columns(row: list[Text], widths: list[int]) -> Text:
    """The cells of a row, each as wide as its column."""
    text = Text()
    for column, cell in enumerate(row[:-1]):
        text.append(cell).append(" " * (widths[column] - cell.cell_len) + GAP)
    return text.append(row[-1])


def paragraphs(sketch: Sketch) -> list[Sketch]:
    """The parts of a drawing that are aligned together, each with the empty line that ends it."""
    parts: list[Sketch] = [[]]
    for line in sketch:
        parts[-1].append(line)
        if not line:
            parts.append([])
    return parts


def has_columns(lines: Sketch) -> bool:
    """Whether a part of a drawing is a table."""
    return any(span.text == "\t" for line in lines for span in line)


def heard_by(match: Match, seat: int, since: int = 0) -> list[Line]:
    """The story as a seat may hear it; once the game is over, everybody may hear all."""
    return [line for line in match.story[since:] if match.over or not line.step.hidden(seat)]


def shown_to(match: Match, seat: int) -> Any:
    """The game as a seat may see it; once it is over, everybody may see all."""
    return match.game if match.over else match.seen_by(seat).game
