"""Words in a drawing: put in when somebody looks at it, in their language, and made to fit."""

from __future__ import annotations

from html import escape
from typing import Final, NamedTuple

from chicane.core.message import Message

LETTERS: Final = [  # widths in sizes of type, narrow and bold
    ("ijlI .,:;!|’'\u00a0\u202f", 0.23),
    ("frt-()", 0.28),
    ("acekstvxyzàâçèéêëJ«»", 0.456),
    ("mwMW—", 0.71),
]
SMALL: Final = 0.5  # all other letters
CAPITAL: Final = 0.58
LEAST: Final = 5.0  # the smallest type that is tried, unless a caption says so
LEADING: Final = 1.15  # from line to line, in sizes of type
FULL: Final = 0.8  # of its room: from there on a line is held to its width, whatever type there is


class Caption(NamedTuple):
    """Where words stand in a piece, how large at most, and how much room they have."""

    words: Message
    x: float  # the middle of the lines, or where they begin
    y: float
    size: float
    width: float
    lines: int = 1
    fill: str = "#000"
    font: str = "sans-serif"
    anchor: str = "middle"
    least: float = LEAST  # the smallest type; what is still too long is pressed together

    def within(self, x: float, y: float, scale: float) -> Caption:
        """The same in a drawing that was moved and scaled."""
        place = round(x + self.x * scale, 1), round(y + self.y * scale, 1)
        size, width, least = (round(each * scale, 1) for each in (self.size, self.width, self.least))
        return self._replace(x=place[0], y=place[1], size=size, width=width, least=least)


def breadth(text: str) -> float:
    """How wide a text is about, in sizes of narrow bold type."""
    return sum(map(wide, text))


def wide(letter: str) -> float:
    """The width of a letter."""
    other = CAPITAL if letter.isupper() else SMALL
    return next((width for letters, width in LETTERS if letter in letters), other)


def lines(text: str, room: float) -> list[str]:
    """The text in lines that have so much room each; a word that is too long has a line of its own."""
    rows: list[str] = []
    for word in text.split(" "):
        longer = f"{rows[-1]} {word}" if rows else word
        if rows and breadth(longer) <= room:
            rows[-1] = longer
        else:
            rows.append(word)
    return rows


def fitted(text: str, caption: Caption) -> tuple[float, list[str]]:
    """The largest type in which a text fits, and its lines; if none does, the smallest."""
    size = caption.size
    while True:
        room = caption.width / size
        rows = lines(text, room) if caption.lines > 1 else [text]
        fits = len(rows) <= caption.lines and max(map(breadth, rows)) <= room
        if fits or size <= caption.least:
            return size, rows
        size = round(size - 0.5, 1)


def written(text: str, caption: Caption) -> str:
    """The words as lines of type whose capitals are centred around their place."""
    size, rows = fitted(text, caption)
    first = caption.y - (len(rows) - 1) / 2 * size * LEADING + size * 0.35
    return "".join(
        f'<text x="{caption.x:g}" y="{first + row * size * LEADING:.1f}" font-family="{caption.font}" '
        f'font-size="{size:g}" font-weight="700" text-anchor="{caption.anchor}" fill="{caption.fill}"'
        f"{held(words, size, caption.width)}>{escape(words)}</text>"
        for row, words in enumerate(rows)
    )


def held(words: str, size: float, width: float) -> str:
    """A line that needs nearly all of its room never gets longer than that."""
    long = breadth(words) * size
    return f' textLength="{min(long, width):.1f}" lengthAdjust="spacingAndGlyphs"' if long > FULL * width else ""
