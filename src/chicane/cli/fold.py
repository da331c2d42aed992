"""What is wider than the screen: tables are narrowed, drawings and sentences go on below."""

from __future__ import annotations

from typing import Final

from rich.text import Text

GAP: Final = "  "  # between columns
WIDE_GAP: Final = "     "  # between tables that stand side by side
SEAM: Final = "│"  # where a drawing that is too wide is cut most gladly
NARROWEST: Final = 18  # signs of a column; narrower ones are not narrowed further


def widths_of(rows: list[list[Text]]) -> list[int]:
    """How wide the columns are, save the last one: the last cell of a line may be as long as it is."""
    count = max((len(row) for row in rows), default=0)
    return [max(row[column].cell_len for row in rows if column < len(row) - 1) for column in range(count - 1)]


def narrowed(rows: list[list[Text]], room: int) -> list[list[list[Text]]]:
    """A table that is too wide with its widest columns made narrower: each row as one or more that fit."""
    widths = widths_of(rows)
    widths.append(max(row[-1].cell_len for row in rows if len(row) > len(widths)))
    over = sum(widths) + len(GAP) * (len(widths) - 1) - room
    while over > 0 and max(widths) > NARROWEST:
        widths[widths.index(max(widths))] -= 1
        over -= 1
    if over > 0 or any(SEAM in cell.plain for row in rows for cell in row):
        return [[row] for row in rows]  # a drawing, or a table of many short cells: it is folded as a whole
    return [below(row, widths, room) for row in rows]


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
    while text.cell_len > max(room, indent + 1):
        cut = between_words(text.plain, indent + 1, room)
        rest = text[cut:]
        lines.append(text[:cut])
        text = Text(" " * indent) + rest[blanks(rest) :]
    return [*lines, text]


def blanks(text: Text) -> int:
    """How many blanks a text begins with."""
    return len(text.plain) - len(text.plain.lstrip(" "))


def between_words(line: str, first: int, limit: int) -> int:
    """Where a line is cut: in its second half between columns, or else between words, or else at the limit."""
    wide = line.rfind(GAP, max(first, limit // 2), limit + 1)
    return next((at for at in (wide, line.rfind(" ", first, limit + 1)) if at > 0), max(first, limit))


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
    """Sentences go on below themselves; of a drawing first comes one part of every line, then the rest of every line
    below its own first sign, in line with the others."""
    seams = [at for line in lines if (at := line.plain.rfind(SEAM, room // 2, room)) > 0]
    if not seams and not any(GAP in line.plain[room // 2 : room].rstrip() for line in lines):
        return [each for line in lines for each in wrapped(line, room)]
    cuts = [cut_at(line.plain, max(seams, default=room)) for line in lines]
    left = min(seams, default=min(cuts))
    pairs = list(zip(lines, cuts, strict=True))
    rest = [Text(first_sign(line.plain) + " " * (cut - left)) + line[cut:] for line, cut in pairs]
    return [*[line[:cut] for line, cut in pairs], *folded(rest, room)]


def first_sign(line: str) -> str:
    """What a line of a drawing begins with: an arrow, a border, the letter of a lane; no word is begun again."""
    return " " if line[0].isalnum() and SEAM not in line else line[0]


def cut_at(line: str, limit: int) -> int:
    """Where a line is cut, at the latest: before a seam, or else between columns or words."""
    places = [line.rfind(sign, 2, limit + len(sign)) for sign in (SEAM, "  ", " ")]
    return next((at for at in places if at > 0), limit)
