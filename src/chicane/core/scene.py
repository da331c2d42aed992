"""A picture as data: a background that never changes, pieces with stable ids, and a spot for each option."""

from __future__ import annotations

from html import escape
from typing import Final, NamedTuple

from chicane.core.caption import Caption, written
from chicane.core.letters import Say as Say
from chicane.core.letters import spelt
from chicane.core.message import Message

# What a piece is to a client, which knows no game and guesses nothing from ids.
VEHICLE: Final = "vehicle"  # burns when it is lost, shakes when it is hurt
DIE: Final = "die"  # tumbles in a roll
DAMAGE: Final = "damage"  # drops into its place
CARD: Final = "card"
TOKEN: Final = "token"
FLAME: Final = "flame"  # flickers
MARK: Final = "mark"  # points at something: whose turn it is, who is out, who has won
BOARD: Final = "board"  # what others lie on, and plates to be read
ROLES: Final = [VEHICLE, DIE, DAMAGE, CARD, TOKEN, FLAME, MARK, BOARD]


class Piece:
    """Something that may move: drawn around its own origin, then turned and put in its place."""

    __slots__ = ("angle", "captions", "fold", "folded", "hurt", "id", "label", "markup", "role", "secret", "x", "y")

    def __init__(
        self,
        id: str,
        x: float,
        y: float,
        markup: str,
        label: Message,
        angle: float = 0.0,
        captions: tuple[Caption, ...] = (),
        fold: str = "",
        folded: bool = False,
        role: str = BOARD,
        hurt: int = 0,
        secret: bool = False,
    ) -> None:
        self.id = id
        self.x = x
        self.y = y
        self.angle = angle
        self.markup = markup
        self.label = label
        self.captions = captions  # what is written on it, over the drawing
        self.fold = fold  # the fold it belongs to, if any: seen while that is open,
        self.folded = folded  # or, if it is part of the folded form, while it is not
        self.role = role
        self.hurt = hurt  # the damage a vehicle has taken
        self.secret = secret  # it lies face down, whoever may know it

    def drawn(self, say: Say | None) -> str:
        """The drawing with what is written on it, as far as there are words."""
        words = "".join(written(say(each.words), each) for each in self.captions) if say else ""
        return spelt(self.markup, say) + words

    def is_same(self, old: Piece) -> bool:
        """Whether it is where it was, looks as before, and means the same."""
        return (
            self.x == old.x
            and self.y == old.y
            and self.angle == old.angle
            and self.markup == old.markup
            and self.label == old.label
            and self.captions == old.captions
            and self.fold == old.fold
            and self.folded == old.folded
            and self.role == old.role
            and self.hurt == old.hurt
        )

    def is_moved(self, old: Piece) -> bool:
        """Whether it is somewhere else than before."""
        return self.x != old.x or self.y != old.y or self.angle != old.angle

    def looks_like(self, old: Piece) -> bool:
        """Whether it looks as before."""
        return self.markup == old.markup and self.captions == old.captions

    def is_seen(self, opened: str) -> bool:
        """Whether it is part of what is seen while that fold is open."""
        return not self.fold or (self.fold == opened) != self.folded


def differences(before: dict[str, Piece], after: dict[str, Piece]) -> list[tuple[Piece, Piece | None]]:
    """The pieces that are new or not as they were, and what they were; most are the very same, which is soon seen."""
    found: list[tuple[Piece, Piece | None]] = []
    for id, piece in after.items():
        old = before.get(id)
        if old is not piece and (old is None or not piece.is_same(old)):
            found.append((piece, old))
    return found


class Fold:
    """What lies before a seat in two forms, open and folded up; of all folds of a scene at most one is open.

    Clients open that of whoever looks or must choose, and any other on demand: from the list of seats, or by pressing
    its handle or anything of its folded form.
    """

    def __init__(self, id: str, seat: int, handle: str, x: float, y: float, width: float, height: float) -> None:
        self.id = id
        self.seat = seat
        self.handle = handle  # the id of a piece that is always seen
        self.x = x  # where it lies while it is open
        self.y = y
        self.width = width
        self.height = height


class Spot:
    """Where an option of the menu can be pointed at; drawn around its own origin."""

    __slots__ = ("angle", "fold", "label", "markup", "option", "x", "y")

    def __init__(
        self, option: str, x: float, y: float, markup: str, label: Message, angle: float = 0.0, fold: str = ""
    ) -> None:
        self.option = option
        self.x = x
        self.y = y
        self.angle = angle
        self.markup = markup
        self.label = label
        self.fold = fold  # seen only while that is open


class Drop:
    """A place that pieces may be pulled to: letting one go there chooses options, one after the other.

    All but the first are options of the questions that follow; whoever can't pull finds the same options in the menus.
    """

    def __init__(
        self, pieces: list[str], options: list[str], x: float, y: float, markup: str, label: Message, angle: float = 0.0
    ) -> None:
        self.pieces = pieces  # ids: any of them may be pulled here; they are alike, and the first is the one that goes
        self.options = options
        self.x = x
        self.y = y
        self.angle = angle
        self.markup = markup  # drawn around its own origin, while one of the pieces is pulled
        self.label = label


class Stop:
    """One position of a dial: its option, where the ghost stands then, and whether that ends badly."""

    __slots__ = ("alarm", "angle", "label", "option", "x", "y")

    def __init__(self, option: str, x: float, y: float, angle: float, label: Message, alarm: bool = False) -> None:
        self.option = option
        self.x = x
        self.y = y
        self.angle = angle
        self.label = label
        self.alarm = alarm


class Dial:
    """Options that form a scale, finer than the menu: clients show the ghost of the piece at the stop chosen."""

    def __init__(self, id: str, label: Message, ghost: str, stops: list[Stop], start: int, front: float = 0.0) -> None:
        self.id = id
        self.label = label  # what is being set
        self.ghost = ghost  # drawn around its own origin
        self.stops = stops
        self.start = start  # the index of the stop it stands at before it is touched
        self.front = front  # the angle to which the front of the ghost points when it is not turned


class Stand(NamedTuple):
    """Where something lies in the picture for upright screens: its place, how much larger it is, and the page."""

    x: float
    y: float
    scale: float
    page: int
    markup: str = ""  # what it looks like there, if not the same


class Upright(NamedTuple):
    """A picture laid out anew for screens that are held upright, on pages of which one is seen.

    The background has a group with `data-page` for each of them; width and background are the same for the whole game,
    the heights of the pages may change. They are as wide as the screen, and what is longer than it can be scrolled.
    """

    width: float
    heights: list[int]
    background: str
    pages: list[Message]
    pieces: dict[str, Stand]  # by id
    spots: list[Stand | None]  # as in the scene; None for what has no place there
    drops: list[Stand | None]


class Scene:
    """The whole picture; background and folds are the same for the whole game and may be sent once."""

    def __init__(
        self,
        width: float,
        height: float,
        background: str,
        pieces: list[Piece],
        spots: list[Spot],
        dials: list[Dial] | None = None,
        drops: list[Drop] | None = None,
        folds: list[Fold] | None = None,
        opened: str = "",
        lost: list[str] | None = None,
    ) -> None:
        self.width = width
        self.height = height
        self.background = background
        self.pieces = pieces
        self.spots = spots
        self.dials: list[Dial] = dials if dials is not None else []
        self.drops: list[Drop] = drops if drops is not None else []
        self.folds: list[Fold] = folds if folds is not None else []
        self.opened = opened  # the fold that is open in a picture nobody can press
        self.lost = lost  # the vehicles that were destroyed; None where no other way leads off the board

    def open_for(self, seats: set[int]) -> None:
        """Open what lies before the first of these seats, if there is such a thing."""
        self.opened = next((fold.id for fold in self.folds if fold.seat in seats), self.opened)

    def _repr_svg_(self) -> str:
        return svg(self)


class Span:
    """A stretch of a line in the terminal: text or a message, and how it looks."""

    def __init__(self, text: str | Message, style: str = "") -> None:
        self.text = text
        self.style = style


Sketch = list[list[Span]]  # a picture in lines of text


SEAT_COLOURS: Final = ["#c8322b", "#2a6fbb", "#2f8f4e", "#d9a514", "#7b4fa3", "#5b6470"]
SEAT_SHAPES: Final = [
    '<circle r="11"/>',
    '<rect x="-10" y="-10" width="20" height="20" rx="2"/>',
    '<path d="M0-12 12 10H-12Z"/>',
    '<path d="M0-12 12 0 0 12-12 0Z"/>',
    '<path d="M-6-11H6L12 0 6 11H-6L-12 0Z"/>',
    '<path d="M0-12 11-3 7 10H-7L-11-3Z"/>',
]


def badge(number: int, letter: str) -> str:
    """A seat's sign, 24 by 24 around its origin: told apart by shape and letter as well as by colour."""
    colour, shape = SEAT_COLOURS[number % len(SEAT_COLOURS)], SEAT_SHAPES[number % len(SEAT_SHAPES)]
    return (
        f'<g fill="{colour}" stroke="#1d1a16" stroke-width="1.5" stroke-linejoin="round">{shape}</g>'
        f'<text y="4.5" font-size="13" font-weight="700" text-anchor="middle" fill="#fff">{escape(letter)}</text>'
    )


def placed(x: float, y: float, angle: float) -> str:
    """The transform that puts something in its place."""
    turn = f" rotate({angle:.1f})" if angle else ""
    return f'transform="translate({x:.1f} {y:.1f}){turn}"'


def svg(scene: Scene, say: Say | None = None) -> str:
    """The scene as one SVG document; labels become titles, and captions are written, when there are words for them."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {scene.width:g} {scene.height:g}">',
        scene.background,
    ]
    for piece in scene.pieces:
        if not piece.is_seen(scene.opened):
            continue
        title = f"<title>{escape(say(piece.label))}</title>" if say else ""
        parts.append(f'<g id="{piece.id}" {placed(piece.x, piece.y, piece.angle)}>{title}{piece.drawn(say)}</g>')
    for spot in scene.spots:
        if spot.fold and spot.fold != scene.opened:
            continue
        title = f"<title>{escape(say(spot.label))}</title>" if say else ""
        option = escape(spot.option)
        where = placed(spot.x, spot.y, spot.angle)
        parts.append(f'<g class="spot" data-option="{option}" {where}>{title}{spelt(spot.markup, say)}</g>')
    parts.append("</svg>")
    return "\n".join(parts)
