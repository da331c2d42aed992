"""Brushes that every game draws with: small pieces of SVG."""

from __future__ import annotations

from typing import Final

CONDENSED: Final = "'Bahnschrift','DIN Condensed','Roboto Condensed','Liberation Sans Narrow','Arial Narrow',sans-serif"

# Where the pips of a die are, by its value; from its middle, in thirds of its size.
PIPS: Final[list[list[tuple[int, int]]]] = [
    [],
    [(0, 0)],
    [(-1, 1), (1, -1)],
    [(-1, 1), (0, 0), (1, -1)],
    [(-1, -1), (-1, 1), (1, -1), (1, 1)],
    [(-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)],
    [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
]


class Pen:
    """The type and the outlines of one game: its font, its ink, and how thick an outline is."""

    def __init__(self, font: str, ink: str, width: float) -> None:
        self.font = font
        self.ink = ink
        self.width = width

    def text(self, words: str, size: float, fill: str = "", x: float = 0, y: float = 0, anchor: str = "middle") -> str:
        """A line of type whose capitals are centred on y; in ink, unless another colour is given."""
        return (
            f'<text x="{x:g}" y="{y + size * 0.35:.1f}" font-family="{self.font}" font-size="{size:g}" '
            f'font-weight="700" text-anchor="{anchor}" fill="{fill or self.ink}">{words}</text>'
        )

    def fill(self, path: str, colour: str, outline: str = "", width: float = 0) -> str:
        """A filled shape with an outline, of ink unless another colour is given; no path, no shape."""
        line = f'stroke="{outline or self.ink}" stroke-width="{width or self.width:g}" stroke-linejoin="round"'
        return f'<path d="{path}" fill="{colour}" {line}/>' if path else ""


def stroke(path: str, colour: str, width: float, more: str = "") -> str:
    """A line with round ends; no path, no line."""
    if not path:
        return ""
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round" '
        f'stroke-linejoin="round"{more}/>'
    )


def flat(path: str, colour: str, more: str = "") -> str:
    """A filled shape without an outline; no path, no shape."""
    return f'<path d="{path}" fill="{colour}"{more}/>' if path else ""


def disc(radius: float, colour: str, more: str = "", x: float = 0, y: float = 0) -> str:
    """A filled circle."""
    where = f'cx="{x:g}" cy="{y:g}" ' if x or y else ""
    return f'<circle {where}r="{radius:g}" fill="{colour}"{more}/>'


def box(x: float, y: float, width: float, height: float, round: float, colour: str, more: str = "") -> str:
    """A filled rectangle with round corners."""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round:g}" fill="{colour}"{more}/>'


def outlined(colour: str, width: float) -> str:
    """The attributes of an outline."""
    return f' stroke="{colour}" stroke-width="{width:g}"'


def dim(markup: str, opacity: float) -> str:
    """The same picture, fainter."""
    return f'<g opacity="{opacity:g}">{markup}</g>'


def moved(markup: str, x: float, y: float, scale: float = 1, angle: float = 0) -> str:
    """The same picture elsewhere, turned or in another size."""
    turn = f" rotate({angle:g})" if angle else ""
    size = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){turn}{size}">{markup}</g>'


def skull(colour: str, holes: str) -> str:
    """A skull, 22 high."""
    head = flat("M-9-2A9 9 0 1 1 9-2Q9 3 5.5 4.6V9Q0 11.5-5.5 9V4.6Q-9 3-9-2Z", colour)
    eyes = disc(2.7, holes, "", -3.7, -1.6) + disc(2.7, holes, "", 3.7, -1.6)
    return head + eyes + flat("M0 1.6L1.8 5H-1.8Z", holes) + stroke("M-2.2 7V9.6M2.2 7V9.6", holes, 1.3)
