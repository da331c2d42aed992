"""What is seen: pieces, lines, frames."""

from __future__ import annotations

from msgspec import Struct


class Put(Struct, omit_defaults=True):
    """A piece that is new or changed; what is left out is as it was."""

    id: str
    x: float
    y: float
    angle: float = 0.0
    markup: str | None = None
    label: str | None = None
    fold: str | None = None
    folded: bool | None = None
    role: str | None = None
    hurt: int | None = None
    way: list[float] = []  # the places it passes, each as x, y and the angle


class FoldShown(Struct):
    """What lies before a seat, open or folded: the piece that opens it, and where it lies then."""

    id: str
    seat: int
    handle: str
    x: float
    y: float
    width: float
    height: float


class StandShown(Struct, array_like=True, omit_defaults=True):
    """Where something lies in the picture for upright screens: place, scale, page, and another look if it has one."""

    x: int
    y: int
    scale: float
    page: int
    markup: str = ""


class UprightShown(Struct):
    """The picture for upright screens: its width, what it is drawn on, and its pages, of which one is seen."""

    width: float
    heights: list[int]
    background: str
    pages: list[str]


class LineShown(Struct, omit_defaults=True):
    """A sentence of the story, the seats it speaks of, how it is said to each of them, and the turn it was told in,
    if that is another one."""

    text: str
    rule: str
    ply: int
    of: list[int] = []
    own: list[str] = []
    chain: int = 0  # how often it was told in this turn, where that counts
    turn: tuple[int, int, int] | None = None


class FlightShown(Struct, omit_defaults=True):
    """Something that flies from one place to another before the frame acts.

    An `arrow` swings to point there, in a `leap` a vehicle does so itself, in a `quake` the ground shakes, and a `maw`
    comes up from below, as it is drawn.
    """

    kind: str
    x: int
    y: int
    to_x: int
    to_y: int
    markup: str = ""


class Frame(Struct, omit_defaults=True):
    """What a seat sees after an act, or after a part of one."""

    seq: int
    ply: int
    actor: int | None = None
    act: str | None = None
    whole: bool = False
    since: int | None = None
    put: list[Put] = []
    stands: dict[str, StandShown] = {}  # by piece: where it lies on upright screens from here on
    heights: list[int] | None = None  # of the pages for upright screens from here on
    gone: list[str] = []
    left: list[str] = []  # vehicles among those that are gone, but not lost
    order: list[str] | None = None
    lines: list[LineShown] = []
    sound: str | None = None
    badges: list[str] | None = None
    turn: tuple[int, int, int] | None = None  # from here on: the round, the turn of it, and whose it is, or -2
    names: list[str] | None = None
    values: list[str] | None = None  # by seat: what it keeps its eye on
    out: list[int] | None = None  # the seats that are out of the game
    reveal: list[str] = []  # pieces that lay face down
    fell: str = ""  # what chance decided, where no die on the board shows it
    fell_own: dict[int, str] = {}  # by seat: the same as it is said to those whom it speaks of
    drawn: bool = False  # from a pile, not with dice
    flights: list[FlightShown] = []


class Replay(Struct):
    """Frames of a replay, how long the whole of it is, and what they are drawn on."""

    frames: list[Frame]
    plies: int
    over: bool
    width: float
    height: float
    background: str
    folds: list[FoldShown] = []
    upright: UprightShown | None = None
