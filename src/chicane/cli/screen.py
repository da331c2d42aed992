"""What the commands print: words in the language of the reader, colours where the terminal has them."""

from __future__ import annotations

import os
import textwrap
from collections.abc import Mapping
from typing import Any, Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from chicane.core.log import Line
from chicane.core.match import Match
from chicane.core.message import Arg, Message
from chicane.core.scene import Sketch, Span
from chicane.words import LANGUAGES, words

WIDEST: Final = 100  # sentences are not set wider than this
LONGEST: Final = 200  # characters of a name, a seed or what somebody typed
GAP: Final = "  "  # between columns
WIDE_GAP: Final = "     "  # between tables that stand side by side
SEAM: Final = "│"  # where a drawing that is too wide is cut most gladly
NARROWEST: Final = 12  # signs of a column in a table that is too wide
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
            lead = "  " if line.message.key.endswith(HEADLINES) else "    "
            self.paragraph(self.words.say(line.message), lead)

    def chronicle(self, lines: list[Line]) -> None:
        """The same with the ply and the rule of each sentence, to look things up."""
        width = len(str(lines[-1].ply)) if lines else 1
        for line in lines:
            rule = f"[{line.message.rule}]" if line.message.rule else ""
            self.paragraph(self.words.say(line.message), f"{line.ply:>{width + 2}}  ", tail=rule)

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

    def aligned(self, sketch: Sketch) -> list[Text]:
        """The lines in words, their tabs widened so that the columns of each paragraph line up."""
        return [text for paragraph in paragraphs(sketch) for text in self.columns(paragraph)]

    def columns(self, lines: Sketch, room: int = 0) -> list[Text]:
        """Lines that are aligned together; where there is too little room for a table, its cells go on below."""
        rows = [self.cells(line) for line in lines]
        if room and has_columns(lines):
            rows = narrowed(rows, room)
        widths = widths_of(rows)
        texts = []
        for row in rows:
            text = Text()
            for column, cell in enumerate(row[:-1]):
                text.append(cell).append(" " * (widths[column] - cell.cell_len) + GAP)
            texts.append(text.append(row[-1]))
        return texts

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


def widths_of(rows: list[list[Text]]) -> list[int]:
    """How wide the columns are, save the last one: the last cell of a line may be as long as it is."""
    count = max((len(row) for row in rows), default=0)
    return [max(row[column].cell_len for row in rows if column < len(row) - 1) for column in range(count - 1)]


def narrowed(rows: list[list[Text]], room: int) -> list[list[Text]]:
    """A table that is too wide with its widest columns made narrower: each row goes on below itself."""
    widths = widths_of(rows)
    widths.append(max(row[-1].cell_len for row in rows if len(row) > len(widths)))
    over = sum(widths) + len(GAP) * (len(widths) - 1) - room
    while over > 0 and max(widths) > NARROWEST:
        widths[widths.index(max(widths))] -= 1
        over -= 1
    return [each for row in rows for each in below(row, widths, room)]


def below(row: list[Text], widths: list[int], room: int) -> list[list[Text]]:
    """A row as one or more lines of cells that fit their columns; the last cell has all the room that is left."""
    last = len(row) - 1
    rest = room - sum(widths[:last]) - len(GAP) * last
    cells = [wrapped(cell, rest if column == last else widths[column]) for column, cell in enumerate(row)]
    height = max(map(len, cells))
    return [[cell[line] if line < len(cell) else Text() for cell in cells] for line in range(height)]


def wrapped(text: Text, room: int) -> list[Text]:
    """A text in lines that fit, each as far from the edge as the first one, cut between words."""
    indent, lines = blanks(text), []
    while text.cell_len > room and (cut := between_words(text.plain, indent + 1, room)) > 0:
        rest = text[cut:]
        lines.append(text[:cut])
        text = Text(" " * indent) + rest[blanks(rest) :]
    return [*lines, text]


def blanks(text: Text) -> int:
    """How many blanks a text begins with."""
    return len(text.plain) - len(text.plain.lstrip(" "))


def between_words(line: str, first: int, limit: int) -> int:
    """Where a line is cut: in its second half between columns, or else between words; nowhere in one long word."""
    wide = line.rfind("  ", max(first, limit // 2), limit + 1)
    return wide if wide > 0 else line.rfind(" ", first, limit + 1)


def beside(left: list[Text], right: list[Text], room: int) -> list[Text]:
    """Two tables side by side, with the empty line that ends them; nothing where there is no room for both."""
    wide = max(text.cell_len for text in left)
    if wide + len(WIDE_GAP) + max(text.cell_len for text in right) > room:
        return []
    height = max(len(left), len(right))
    one, other = ([*lines, *[Text()] * (height - len(lines))] for lines in (left, right))
    return [
        Text.assemble(text, " " * (wide - text.cell_len), WIDE_GAP, more) for text, more in zip(one, other, strict=True)
    ]


def folded(lines: list[Text], room: int) -> list[Text]:
    """Lines in which those that are too wide go on below, all that follow each other together."""
    done: list[Text] = []
    wide: list[Text] = []
    for line in [*lines, None]:
        if line is not None and line.cell_len > room:
            wide.append(line)
            continue
        done += fold(wide, room) if wide else []
        wide = []
        done += [line] if line is not None else []
    return done


def fold(lines: list[Text], room: int) -> list[Text]:
    """Of a drawing, the first part of every line, then the rest of every line in line with the others, below its own
    first sign where that is a lane's; of other lines, each below itself."""
    seams = [at for line in lines if (at := line.plain.rfind(SEAM, room // 2, room)) > 0]
    if not seams:
        return [each for line in lines for each in wrapped(line, room)]
    cuts = [cut_at(line.plain, max(seams)) for line in lines]
    left = min(seams)
    pairs = list(zip(lines, cuts, strict=True))
    rest = [Text(first_sign(line.plain) + " " * (cut - left)) + line[cut:] for line, cut in pairs]
    return [*[line[:cut] for line, cut in pairs], *folded(rest, room)]


def first_sign(line: str) -> str:
    """What a line of a drawing begins with, if it has a border; a word is not begun again."""
    return line[0] if SEAM in line else " "


def cut_at(line: str, limit: int) -> int:
    """Where a line is cut, at the latest: before a seam, or else between columns or words."""
    places = [line.rfind(sign, 2, limit + len(sign)) for sign in (SEAM, "  ", " ")]
    return next((at for at in places if at > 0), limit)


def heard_by(match: Match, seat: int, since: int = 0) -> list[Line]:
    """The story as a seat may hear it; once the game is over, everybody may hear all."""
    return [line for line in match.story[since:] if match.over or not line.step.hidden(seat)]


def shown_to(match: Match, seat: int) -> Any:
    """The game as a seat may see it; once it is over, everybody may see all."""
    return match.game if match.over else match.seen_by(seat).game
