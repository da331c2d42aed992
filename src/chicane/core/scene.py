"""A picture as data: a background that never changes, pieces with stable ids, and a spot for each option."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from chicane.core.message import Message

Say = Callable[[Message], str]


class Piece:
    """Something that may move: drawn around its own origin, then turned and put in its place.

    Clients let it slide from place to place; one with the word `die` in its id (`die-3`, `road-die`) tumbles in a roll.
    """

    def __init__(self, id: str, x: float, y: float, markup: str, label: Message, angle: float = 0.0) -> None:
        self.id = id
        self.x = x
        self.y = y
        self.angle = angle
        self.markup = markup
        self.label = label


class Spot:
    """Where an option of the menu can be pointed at; drawn around its own origin."""

    def __init__(self, option: str, x: float, y: float, markup: str, label: Message, angle: float = 0.0) -> None:
        self.option = option
        self.x = x
        self.y = y
        self.angle = angle
        self.markup = markup
        self.label = label


class Scene:
    """The whole picture; the background is the same for the whole game and may be sent once."""

    def __init__(self, width: float, height: float, background: str, pieces: list[Piece], spots: list[Spot]) -> None:
        self.width = width
        self.height = height
        self.background = background
        self.pieces = pieces
        self.spots = spots


class Span:
    """A stretch of a line in the terminal: text or a message, and how it looks."""

    def __init__(self, text: str | Message, style: str = "") -> None:
        self.text = text
        self.style = style


Sketch = list[list[Span]]  # a picture in lines of text


def placed(x: float, y: float, angle: float) -> str:
    """The transform that puts something in its place."""
    turn = f" rotate({angle:.1f})" if angle else ""
    return f'transform="translate({x:.1f} {y:.1f}){turn}"'


def svg(scene: Scene, say: Say | None = None) -> str:
    """The scene as one SVG document; labels become titles when there are words for them."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {scene.width:g} {scene.height:g}">',
        scene.background,
    ]
    for piece in scene.pieces:
        title = f"<title>{escape(say(piece.label))}</title>" if say else ""
        parts.append(f'<g id="{piece.id}" {placed(piece.x, piece.y, piece.angle)}>{title}{piece.markup}</g>')
    for spot in scene.spots:
        title = f"<title>{escape(say(spot.label))}</title>" if say else ""
        option = escape(spot.option)
        where = placed(spot.x, spot.y, spot.angle)
        parts.append(f'<g class="spot" data-option="{option}" {where}>{title}{spot.markup}</g>')
    parts.append("</svg>")
    return "\n".join(parts)
