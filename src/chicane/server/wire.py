"""Everything that goes over the wire, REST and WebSocket; the OpenAPI document comes from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Lang = Literal["en", "fr"]
NO_NUL = r"^[^\u0000]*$"  # no database keeps it
Name = Annotated[str, Meta(max_length=24, pattern=NO_NUL)]
Kind = Annotated[str, Meta(min_length=1, max_length=40, description="human, open, or bot:SPEC")]
ActId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
OptionText = Annotated[str, Meta(min_length=1, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Seed = Annotated[
    str,
    Meta(max_length=100, pattern=NO_NUL, description="where the dice come from; secret dice, if there is none"),
]
Token = Annotated[str, Meta(max_length=64)]


class Problem(Struct):
    """What went wrong, and what to do."""

    error: str


# The lobby


class Choice(Struct):
    """One choice of an option."""

    value: str
    label: str
    help: str


class GameOption(Struct):
    """A choice made before the game; the first one is the default.

    Where `by_seat` names a choice for each seat, every seat chooses for itself: the value is a word a seat, `a,b,a`.
    """

    name: str
    label: str
    help: str
    choices: list[Choice]
    by_seat: list[str] = []


class PresetShown(Struct):
    """A mix of options with a name; `players` is how many it is meant for, or 0 for any number."""

    id: str
    label: str
    help: str
    players: int


class LadderShown(Struct):
    """A campaign: the option that is climbed, those chosen once for all of it, and those chosen for each attempt."""

    rung: str
    kept: list[str]
    asked: list[str]


class StrengthShown(Struct):
    """How good a choice is at something: so much of the most there is."""

    text: str
    count: int
    most: int


class Portrait(Struct):
    """A picture of a choice that is made once for a whole campaign, as SVG."""

    option: str
    choice: str
    picture: str
    strengths: list[StrengthShown] = []


class GameCard(Struct):
    """A game in the lobby."""

    id: str
    title: str
    about: str
    players: tuple[int, int]
    options: list[GameOption]
    picture: str
    ladder: LadderShown | None = None
    presets: list[PresetShown] = []
    minutes: tuple[int, int] = (0, 0)
    weight: int = 0
    guides: list[GuideTitle] = []


class Reach(Struct):
    """Where others find this server; nowhere, if it listens to this computer only."""

    addresses: list[str]


class Link(Struct, forbid_unknown_fields=True):
    """A link to be drawn as a code."""

    link: Annotated[str, Meta(min_length=1, max_length=500)]


class BotCard(Struct):
    """A bot that can be asked to sit down."""

    spec: str
    label: str
    help: str
    strength: int  # the higher, the stronger
    level: str  # the same in a word
    usual: bool  # whom people meet who don't choose


class RuleText(Struct):
    """A rule of a catalogue, with the IDs of the rules before and after it."""

    id: str
    section: str
    text: str
    pages: str
    before: str
    after: str


# The book


class PageTitle(Struct):
    """A page of a game's book by its id, with its paragraphs."""

    id: str
    title: str
    parts: list[str]


class BookShown(Struct):
    """What is in the book of a game."""

    game: str
    title: str
    pages: list[PageTitle]
    guides: list[GuideTitle] = []


class PartShown(Struct):
    """A paragraph, the IDs of its rules, and a picture as SVG where there is one."""

    text: str
    rules: list[str]
    picture: str


class SignShown(Struct):
    """Something that is drawn in the game: its name, what it means, its rule if it has one, and its picture as SVG."""

    name: str
    help: str
    rule: str
    picture: str


class AboutShown(Struct):
    """What something drawn is: its name, what it means, the icons on it, what is written on it, the rules behind it."""

    name: str
    texts: list[str]
    signs: list[SignShown]
    notes: list[str]
    rules: list[str]


class PageShown(Struct):
    """A page of a game's book."""

    id: str
    title: str
    parts: list[PartShown]
    signs: list[SignShown]
    options: list[GameOption]


class GuideTitle(Struct):
    """A guided game, and what it teaches."""

    id: str
    title: str
    about: str


# A table to be opened


class SeatWanted(Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat."""

    kind: Kind
    name: Name = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=12)]
    options: Annotated[dict[str, str], Meta(max_length=40)] = {}
    seed: Seed | None = None
    lang: Lang = "en"
    preset: Annotated[str, Meta(max_length=40)] = ""  # what `options` does not name is as it says


class Upload(Struct, forbid_unknown_fields=True):
    """A game file to go on with, or to look at."""

    file: dict[str, Any]
    lang: Lang = "en"


class SeatMade(Struct):
    """A seat of a new table; people's seats have a token, and a link for whoever sits there."""

    seat: int
    kind: str
    name: str
    token: str | None
    link: str | None


class Watch(Struct):
    """The way in for those who only watch."""

    token: str
    link: str


class TableMade(Struct):
    """A table that was opened."""

    table: str
    seats: list[SeatMade]
    watch: Watch
    commitment: str
    chosen: str = ""  # the options that are not as usual, in words


# Campaigns


class NewCampaign(Struct, forbid_unknown_fields=True):
    """A campaign to be begun, with what is chosen once for all of it."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    kept: Annotated[dict[str, str], Meta(max_length=40)] = {}
    lang: Lang = "en"


class CampaignUpload(Struct, forbid_unknown_fields=True):
    """A campaign from a file."""

    file: dict[str, Any]
    lang: Lang = "en"


class NewBeginning(Struct, forbid_unknown_fields=True):
    """A campaign begun anew: what is kept from now on; what is not named stays as it was."""

    kept: Annotated[dict[str, str], Meta(max_length=40)] = {}


class AttemptWanted(Struct, forbid_unknown_fields=True):
    """An attempt: the rung (the next one, if none is named), and the options that a campaign leaves free."""

    rung: Annotated[str, Meta(max_length=100)] = ""
    options: Annotated[dict[str, str], Meta(max_length=40)] = {}
    seed: Seed | None = None
    name: Name = ""
    lang: Lang = "en"


class KeptChoice(Struct):
    """What was chosen once for the whole campaign."""

    name: str
    label: str
    choice: Choice


class Stage(Struct):
    """One rung of a campaign: how it stands, and how often it was won and lost."""

    rung: Choice
    state: Literal["won", "open", "locked"]
    won: int
    lost: int


class AttemptShown(Struct):
    """An attempt under way."""

    table: str
    rung: str


class CampaignShown(Struct):
    """How a campaign stands; attempts under way are the newest first."""

    campaign: str
    game: str
    title: str
    kept: list[KeptChoice]
    option: str
    stages: list[Stage]
    over: bool
    attempts: list[AttemptShown]
    created: str


class CampaignMade(Struct):
    """A campaign that was begun, and the token that opens it."""

    campaign: str
    token: str
    shown: CampaignShown


# A page of the story


class NumberShown(Struct):
    """A number worth knowing, and what it counts."""

    count: int
    text: str


class StoryPage(Struct):
    """What is told before an attempt or after it, with a picture as SVG."""

    mood: Literal["before", "won", "lost"]
    title: str
    who: str
    lines: list[str]
    numbers: list[NumberShown]
    picture: str


# A table


class SeatShown(Struct):
    """A seat as everybody may know it."""

    seat: int
    name: str
    kind: str
    stand_in: str | None
    connected: bool
    away: int | None
    you: bool
    badge: str = ""
    alias: str = ""  # what the commentator calls it


class Summary(Struct):
    """How a table stands."""

    table: str
    game: str
    title: str
    seats: list[SeatShown]
    seq: int
    ply: int
    over: bool
    to_act: int | None
    winners: list[int]
    seed: str | None
    commitment: str
    seeded: bool
    created: str
    rematch: str | None
    secrets: bool = False
    options: dict[str, str] = {}  # what the game was set up with


class ActWanted(Struct, forbid_unknown_fields=True):
    """An option chosen, for the position with this number."""

    act_id: ActId
    seq: Seq
    option: OptionText


class UndoWanted(Struct, forbid_unknown_fields=True):
    """The last act is to be taken back."""

    act_id: ActId
    seq: Seq


class NameWanted(Struct, forbid_unknown_fields=True):
    """What a player wants to be called."""

    name: Annotated[str, Meta(min_length=1, max_length=24)]


class StandInWanted(Struct, forbid_unknown_fields=True):
    """A bot is to play for a seat whose player is away."""

    seat: SeatNumber
    bot: Annotated[str, Meta(min_length=1, max_length=30)] = "greedy"


class Nothing(Struct, forbid_unknown_fields=True):
    """No more needs to be said."""


class Accepted(Struct):
    """An act was written down."""

    act_id: str
    seq: int


class Written(Struct):
    """Something was written down."""

    seq: int


class TableLink(Struct):
    """Another table."""

    table: str


# Frames


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


class FieldShown(Struct):
    """A field of the picture, and where it lies on a page for upright screens."""

    x: float
    y: float
    width: float
    height: float
    to_x: float
    to_y: float
    scale: float
    page: int


class UprightShown(Struct):
    """The picture for upright screens: fields of it on pages, of which one is seen."""

    width: float
    height: float
    pages: list[str]
    parts: list[FieldShown]


class LineShown(Struct, omit_defaults=True):
    """A sentence of the story, the seats it speaks of, and the turn it was told in, if that is another one."""

    text: str
    rule: str
    ply: int
    of: list[int] = []
    chain: int = 0  # how often it was told in this turn, where that counts
    turn: tuple[int, int, int] | None = None


class FlightShown(Struct):
    """Something that flies from one place to another before the frame acts; an `arrow` swings to point there."""

    kind: str
    x: int
    y: int
    to_x: int
    to_y: int


class Frame(Struct, omit_defaults=True):
    """What a seat sees after an act, or after a part of one."""

    seq: int
    ply: int
    actor: int | None = None
    act: str | None = None
    whole: bool = False
    since: int | None = None
    put: list[Put] = []
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


# Live: from the client


class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """Who is there, and what they have seen already."""

    tokens: Annotated[list[Token], Meta(max_length=13)]
    seen: Seq = 0
    lang: Lang = "en"


class Act(Struct, tag_field="t", tag="act", forbid_unknown_fields=True):
    """An option chosen."""

    act_id: ActId
    seq: Seq
    option: OptionText


class Undo(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """The last act is to be taken back."""

    act_id: ActId
    seq: Seq


class Speak(Struct, tag_field="t", tag="lang", forbid_unknown_fields=True):
    """Another language, please."""

    lang: Lang


class HintWanted(Struct, tag_field="t", tag="hint", forbid_unknown_fields=True):
    """What would a bot choose here?"""

    seq: Seq


class Look(Struct, tag_field="t", tag="look", forbid_unknown_fields=True):
    """Whoever sits on the seat looks at the screen, and nobody else does."""

    seat: SeatNumber


class ReachWanted(Struct, tag_field="t", tag="reach", forbid_unknown_fields=True):
    """Where can the piece be driven that is in question, and what do the options lead to?"""

    seq: Seq


class InspectWanted(Struct, tag_field="t", tag="inspect", forbid_unknown_fields=True):
    """What is this? A piece by its id, a place of the picture, or both; `ask` comes back with the answer."""

    ask: Seq
    piece: Annotated[str, Meta(max_length=100)] = ""
    x: float | None = None
    y: float | None = None


FromClient = Hello | Act | Undo | Speak | HintWanted | Look | ReachWanted | InspectWanted


# Live: from the server


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
