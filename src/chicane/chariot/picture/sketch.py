"""The race in lines of text: the lap unrolled, a line for each chariot, and what the active one has in hand.

A tab in a line is where the client aligns columns; an empty line ends what is aligned together. The last paragraph
is about the chariot whose turn it is.
"""

from __future__ import annotations

from typing import Final

from chicane.chariot.boards import CHARIOTS, FORTUNE_TOP, LETTERS
from chicane.chariot.dice import FACE_NAMES, FACES
from chicane.chariot.state import LAPS, NAMES, OFF, Race
from chicane.chariot.tracks import NO_LIMIT, Track
from chicane.core.content import UNIT
from chicane.core.message import Message
from chicane.core.scene import Sketch, Span

SCALE: Final = 3  # characters for one unit of the lap scale: half a circuit and the names fit in 80 columns
WIDEST: Final = 20  # units in one row
BORDER: Final = "│"
FINISH: Final = "║"
TAB: Final = Span("\t")

STYLES: Final = ["bold green", "bold red", "bold yellow", "bold blue", "bold magenta", "bold white"]
FACE_STYLES: Final = ["cyan", "red", "green", "magenta", "yellow"]
LANE_NAMES: Final = [
    Message("chariot-sketch-inner"),
    Message("chariot-sketch-centre"),
    Message("chariot-sketch-outer"),
]


def sketch(race: Race, names: list[str]) -> Sketch:
    """The circuit, the chariots in the order in which they lie, and the one whose turn it is."""
    lines: Sketch = []
    for start, end in stretches(race.track):
        lines.append(ruler(race.track, start, end))
        lines += [lane_row(race, lane, start, end) for lane in reversed(range(len(LANE_NAMES)))]
    lines.append(legend(race))
    if race.order:
        lines += [[], headings(), *[chariot_row(race, chariot, names) for chariot in standings(race)]]
    if race.active != OFF:
        lines += [[], *in_hand(race)]
    return lines


# The circuit


def stretches(track: Track) -> list[tuple[int, int]]:
    """The lap cut in the middle of each straight, and again where a row would get too long."""
    if track.length <= WIDEST * UNIT:
        return [(0, track.length)]
    (first, first_end), (second, second_end) = track.bends
    home = whole((second_end + first - track.length) // 2)
    back = whole((first_end + second) // 2)
    return [*cut(home, back), *cut(back, home + track.length)]


def whole(place: int) -> int:
    """A place on the lap scale at the last full unit."""
    return place // UNIT * UNIT


def cut(start: int, end: int) -> list[tuple[int, int]]:
    """A stretch as one row, or as several of about the same length."""
    rows = -(-(end - start) // (WIDEST * UNIT))
    places = [start + whole((end - start) * row // rows) for row in range(rows)]
    return list(zip(places, [*places[1:], end], strict=True))


def column(place: int, start: int) -> int:
    """Where a place of the lap scale is in a row."""
    return ((place - start) * SCALE + UNIT // 2) // UNIT


def ruler(track: Track, start: int, end: int) -> list[Span]:
    """The way to drive, wavy where the track bends."""
    bends = [(first + way, last + way) for first, last in track.bends for way in (0, track.length)]
    marks = []
    for place in range(start + UNIT // SCALE, end + 1, UNIT // SCALE):
        marks.append("~" if any(first < place <= last for first, last in bends) else "─")
    return [TAB, Span(f"{' ' * name_width(track)} {''.join(marks)}►", "dim")]


def name_width(track: Track) -> int:
    """How much room the name of a space needs."""
    return max(map(len, track.name))


def lane_row(race: Race, lane: int, start: int, end: int) -> list[Span]:
    """The spaces of a lane; the sides follow the real fronts, so that lanes compare by eye (CH-TRACK-04)."""
    track = race.track
    spaces = spaces_between(track, lane, start, end)
    first = f"{track.name[spaces[0][1]]:>{name_width(track)}}"
    spans = [Span(LANE_NAMES[lane]), TAB, Span(first, "dim"), side(track, start)]
    left = column(start, start)
    for front, space in spaces:
        right = column(min(front, end), start)
        spans += [*cell(race, space, right - left - 1), side(track, front)]
        left = right
    return [*spans, Span(f" {track.name[spaces[-1][1]]}", "dim")]


def spaces_between(track: Track, lane: int, start: int, end: int) -> list[tuple[int, int]]:
    """The spaces of a lane whose front lies in a stretch, each with its front counted on past the finish line."""
    fronts = [
        (track.front[space] + way, space)
        for way in (0, track.length)
        for space in range(len(track.lane))
        if track.lane[space] == lane and start < track.front[space] + way <= end
    ]
    return sorted(fronts)


def side(track: Track, front: int) -> Span:
    """The side between two spaces; the finish line is a double one."""
    return Span(FINISH, "bold") if front % track.length == 0 else Span(BORDER, "dim")


def cell(race: Race, space: int, width: int) -> list[Span]:
    """What is on a space, as much as there is room for: chariots, pillar, caltrop, number."""
    things = [Span(LETTERS[chariot], STYLES[chariot]) for chariot in on_space(race, space)]
    if race.track.pillar[space]:
        things.append(Span("#", "bold"))
    if space in race.caltrops:
        things.append(Span("*", "bold"))
    if race.track.limit[space] != NO_LIMIT:
        things += [Span(digit, "cyan") for digit in str(race.track.limit[space])]
    things = things[:width]
    spare = width - len(things)
    return [Span(" " * (spare // 2)), *things, Span(" " * (spare - spare // 2))]


def on_space(race: Race, space: int) -> list[int]:
    """The chariots on a space, the active one first."""
    there = [chariot for chariot in race.order if race.space[chariot] == space]
    return sorted(there, key=lambda chariot: chariot != race.active)


def legend(race: Race) -> list[Span]:
    """What the signs on the circuit mean, as far as they are there."""
    signs = [Message("chariot-sketch-finish", sign=FINISH)]
    if any(limit != NO_LIMIT for limit in race.track.limit):
        signs.append(Message("chariot-sketch-limit"))
    if any(race.track.pillar):
        signs.append(Message("chariot-sketch-pillar", sign="#"))
    if race.caltrops:
        signs.append(Message("chariot-sketch-caltrop", sign="*"))
    spans = [Span(sign, "dim") for sign in signs]
    return [each for span in spans for each in (Span("  "), span)]


# The chariots


def standings(race: Race) -> list[int]:
    """All chariots, from the most advanced back; those that are not on the circuit last (CH-ORDER-03)."""
    racing = [chariot for chariot in race.order if race.space[chariot] != OFF]
    racing.sort(key=lambda chariot: -race.progress(chariot))
    return racing + [other for other in range(CHARIOTS) if race.owner[other] != OFF and other not in racing]


def headings() -> list[Span]:
    """What the columns show."""
    keys = [
        Message("chariot-sketch-chariot"),
        Message("chariot-sketch-player"),
        Message("chariot-sketch-space"),
        Message("chariot-sketch-lap"),
        Message("chariot-sketch-damage"),
        Message("chariot-sketch-speed"),
        Message("chariot-sketch-dice-count"),
        Message("chariot-sketch-fortune"),
    ]
    return [Span("    "), *[each for key in keys for each in (Span(key, "dim"), TAB)][:-1]]


def chariot_row(race: Race, chariot: int, names: list[str]) -> list[Span]:
    """One chariot: whose it is, where it is, and what its board shows (CH-BOARD-01, CH-BOARD-02)."""
    mark = "► " if chariot == race.active else "  "
    wrecked = race.damage[chariot] <= 0
    style = "dim" if wrecked else ""
    board = race.kind(chariot)
    name = [Span(mark), Span(LETTERS[chariot], STYLES[chariot]), Span(" "), Span(NAMES[chariot], style)]
    owner = Span(names[race.owner[chariot]], style)
    if wrecked:
        return [*name, TAB, owner, TAB, Span(Message("chariot-sketch-wrecked"), "dim")]
    where = race.track.name[race.space[chariot]] if race.space[chariot] != OFF else "-"
    values = [
        Span(where),
        lap(race, chariot),
        Span(f"{race.damage[chariot]:>2}/{board.damage_top}"),
        Span(f"{race.speed[chariot]:>2}/{board.speed_top}"),
        Span(f"{board.dice[race.speed[chariot]]}"),
    ]
    return [*name, TAB, owner, TAB, *[each for value in values for each in (value, TAB)], *fortune_bar(race, chariot)]


def lap(race: Race, chariot: int) -> Span:
    """The lap it is in, or that both are done (CH-END-01, CH-END-02)."""
    if race.is_home(chariot):
        return Span(Message("chariot-sketch-home"), "bold")
    return Span(f"{race.laps_done(chariot) + 1}/{LAPS}")


def fortune_bar(race: Race, chariot: int) -> list[Span]:
    """The fortune track: a number and as many full marks."""
    fortune = race.fortune[chariot]
    return [Span(f"{fortune} "), Span("●" * fortune, "yellow"), Span("○" * (FORTUNE_TOP - fortune), "dim")]


def status(race: Race, chariot: int) -> Message:
    """Where a chariot stands now, and its levels."""
    return Message(
        "chariot-sketch-hand",
        chariot=NAMES[chariot],
        place=race.track.place(race.space[chariot]) if race.space[chariot] != OFF else "-",
        damage=race.damage[chariot],
        speed=race.speed[chariot],
        fortune=race.fortune[chariot],
    )


def in_hand(race: Race) -> Sketch:
    """How the active chariot is doing, and the dice that lie before it."""
    chariot = race.active
    lines: Sketch = [[Span(LETTERS[chariot], STYLES[chariot]), Span(" "), Span(status(race, chariot))]]
    dice = [face for face in range(len(FACES)) for _ in range(race.dice[face])]
    if dice:
        lines.append([each for face in dice for each in die(face)])
    return lines


def die(face: int) -> list[Span]:
    """A die and the face it shows."""
    return [Span("  [", "dim"), Span(FACE_NAMES[face], FACE_STYLES[face]), Span("]", "dim")]
