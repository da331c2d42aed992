"""Live: what the server sends."""

from __future__ import annotations

from msgspec import Struct

from chicane.server.wire.book import AboutShown
from chicane.server.wire.frame import FoldShown, Frame, StandShown, UprightShown
from chicane.server.wire.table import SeatShown


class Table(Struct, tag_field="t", tag="table"):
    """What stays the same at a table."""

    table: str
    game: str
    title: str
    lang: str
    seats: list[SeatShown]
    commitment: str
    seeded: bool
    width: float
    height: float
    background: str
    grace: int
    rematch: str | None
    secrets: bool = False
    folds: list[FoldShown] = []
    upright: UprightShown | None = None
    staged: bool = False


class Frames(Struct, tag_field="t", tag="frames"):
    """News."""

    frames: list[Frame]


class SpotShown(Struct, omit_defaults=True):
    """Where an option can be pointed at, and the fold that must be open for it."""

    x: float
    y: float
    angle: float
    markup: str
    fold: str = ""
    stand: StandShown | None = None


class Prompt(Struct):
    """What is asked."""

    text: str
    help: str
    rule: str


class OptionShown(Struct):
    """One thing that may be chosen."""

    text: str
    label: str
    help: str
    rule: str
    spots: list[SpotShown]


class StopShown(Struct, omit_defaults=True):
    """One position of a dial: what to choose for it, and where the ghost stands then."""

    option: str
    label: str
    x: float
    y: float
    angle: float = 0.0
    alarm: bool = False


class DialShown(Struct):
    """Options that form a scale, finer than the menu."""

    id: str
    label: str
    ghost: str
    stops: list[StopShown]
    start: int
    front: float = 0.0  # the angle to which the front of the ghost points when it is not turned


class DropShown(Struct, omit_defaults=True):
    """Where pieces may be pulled: what letting one go there chooses, one option after the other."""

    pieces: list[str]
    options: list[str]
    label: str
    x: float
    y: float
    markup: str
    angle: float = 0.0
    stand: StandShown | None = None


class RouteShown(Struct):
    """A way to drive to an end: what to choose one after the other, the places (x, y), and what it costs."""

    options: list[str]
    way: list[int]
    label: str
    price: str


class EndShown(Struct, omit_defaults=True):
    """Where a piece may come to stand."""

    x: int
    y: int
    angle: int = 0
    tone: str = "free"


class MarkShown(Struct, omit_defaults=True):
    """Words at a place."""

    x: int
    y: int
    words: str
    tone: str = "free"


class ProspectShown(Struct, omit_defaults=True):
    """What an option leads to: a note, areas (x and y in turn), ends; without an option, of the question itself."""

    option: str = ""
    note: str = ""
    tone: str = "free"
    areas: list[list[int]] = []
    ends: list[EndShown] = []
    marks: list[MarkShown] = []


class Ask(Struct, tag_field="t", tag="ask"):
    """Your seat must choose."""

    seq: int
    seat: int
    prompt: Prompt
    options: list[OptionShown]
    undo: bool
    dials: list[DialShown] = []
    drops: list[DropShown] = []
    steers: bool = False  # a piece is driven space by space: `reach` tells where to
    foresees: bool = False  # `reach` tells what the options lead to
    kept: str = ""  # why nothing can be taken back
    concerns: list[str] = []  # the pieces of the seat


class MomentShown(Struct):
    """A moment of a guided game: what happened, what is said and of which piece, and what is asked.

    Only `option` is to be taken, which `label` says in words; without it the learner reads, and goes on.
    """

    frames: list[Frame]
    remark: str
    rule: str
    pin: str
    option: str
    label: str = ""
    ask: Ask | None = None


class GuideShown(Struct):
    """A guided game from beginning to end: the table, then moment by moment."""

    game: str
    id: str
    title: str
    table: Table
    moments: list[MomentShown]


class Routes(Struct, tag_field="t", tag="routes"):
    """Where the piece can be driven that is in question at `seq`, and what its options lead to."""

    seq: int
    routes: list[RouteShown]
    prospects: list[ProspectShown] = []
    ghost: str = ""


class Curtain(Struct, tag_field="t", tag="curtain"):
    """One of several seats at your screen must choose, and must be alone before it sees what."""

    seq: int
    seat: int
    text: str
    help: str
    undo: bool
    kept: str = ""


class Wait(Struct, tag_field="t", tag="wait"):
    """Somebody else must choose."""

    seq: int
    seat: int | None
    text: str
    undo: bool
    seats: list[int]
    kept: str = ""


class PlaceShown(Struct):
    """Where a seat stands on the podium, and how far it came."""

    seat: int
    place: int
    text: str


class FigureShown(Struct, omit_defaults=True):
    """Something that was counted, and the seat that did most of it."""

    text: str
    seat: int | None = None
    most: int = 0


class Over(Struct, tag_field="t", tag="over"):
    """The game has ended, and the seed is no secret any more; `best` is the ply from which to look again."""

    seq: int
    winners: list[int]
    text: str
    seed: str | None
    rematch: str | None
    podium: list[PlaceShown] = []
    figures: list[FigureShown] = []
    best: int | None = None


class Seats(Struct, tag_field="t", tag="seats"):
    """Somebody came, left, or was stood in for."""

    seats: list[SeatShown]


class Rematch(Struct, tag_field="t", tag="rematch"):
    """The same people at a new table."""

    table: str


class Done(Struct, tag_field="t", tag="done"):
    """Your act was written down."""

    act_id: str
    seq: int


class Refused(Struct, tag_field="t", tag="refused"):
    """Your message changed nothing."""

    act_id: str | None
    reason: str


class Hint(Struct, tag_field="t", tag="hint"):
    """What a bot would choose for your seat; None with the reason, or without one where the question has changed."""

    seq: int
    option: str | None
    reason: str = ""
    why: str = ""


class Inspected(Struct, tag_field="t", tag="inspected"):
    """What was asked about: the piece, then the ground below it; nothing where the piece is gone."""

    ask: int
    found: list[AboutShown]


ToClient = Table | Frames | Ask | Curtain | Wait | Over | Seats | Rematch | Done | Refused | Hint | Routes | Inspected
