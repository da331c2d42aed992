"""The circuit: two joined parts, three lanes, every space with a front along one lap scale (CH-TRACK)."""

from __future__ import annotations

import re
from typing import Final

from chicane.core.content import UNIT, Field, content_text, read_content
from chicane.core.errors import BadInput
from chicane.core.message import Message

INNER: Final = 0
CENTRE: Final = 1
OUTER: Final = 2
LANES: Final = ("inner", "centre", "outer")
NO_LIMIT: Final = 99
CONTENT: Final = "tracks.toml"
STRETCHES: Final = ("home", "first", "back", "last")  # along a lap: straight, curve, straight, curve
SPECS: Final = {"A": ("A", "A"), "B": ("B", "B"), "AB": ("A", "B"), "BA": ("B", "A")}  # CH-VAR-08
CACHED: Final = 64
CELL: Final = re.compile(r"\.|[A-Za-z*#]*(\d{0,2})[A-Za-z*#]*")
SHORTEST_DRAWING: Final = 3  # columns; with fewer the space ahead would also be the space behind
DRAWN_BENDS: Final = ((20, 40), (70, 90))  # hundredths of the lap, as on the printed circuit


class Space:
    """What is printed on one space: its front and rear sides, a number, a pillar (CH-TRACK-04, CH-TRACK-11)."""

    def __init__(self, front: int, rear: int, limit: int = NO_LIMIT, pillar: bool = False) -> None:
        self.front = front
        self.rear = rear
        self.limit = limit
        self.pillar = pillar

    def moved(self, way: int, length: int) -> Space:
        """The same space further along a lap, its front kept within (0, length]."""
        front = (self.front + way - 1) % length + 1
        return Space(front, front - self.front + self.rear, self.limit, self.pillar)


class Part:
    """One side of one half of the board (CH-COMP-02)."""

    def __init__(self, length: int, curve: tuple[int, int], finish: int, lanes: list[list[Space]]) -> None:
        self.length = length
        self.curve = curve
        self.finish = finish
        self.lanes = lanes

    def bend(self, way: int, length: int) -> tuple[int, int]:
        """Where the curve lies on a lap once the part is in its place."""
        return (self.curve[0] + way) % length, (self.curve[1] + way) % length


class Track:
    """One circuit as tables by space number (CH-TRACK-01..13)."""

    def __init__(self, spec: str, length: int, lanes: list[list[Space]], bends: list[tuple[int, int]]) -> None:
        self.spec = spec
        self.length = length
        self.bends = bends  # where each curve starts and ends on the lap scale; only words and drawings ask
        self.lane: list[int] = []
        self.front: list[int] = []
        self.rear: list[int] = []
        self.ahead: list[int] = []
        self.behind: list[int] = []
        self.limit: list[int] = []
        self.pillar: list[bool] = []
        self.name: list[str] = []
        for lane, spaces in enumerate(lanes):
            self._lay(lane, spaces)
        beside = [self._beside(space) for space in range(len(self.lane))]
        self.sideways = [[t for t in beside[s] if self._leads(s, t)] for s in range(len(self.lane))]
        # Where one movement point may lead, and how many Turn dice it takes (CH-MOVE-04..06).
        self.onwards = [[(self.ahead[s], 0), *[(t, 1) for t in self.sideways[s]]] for s in range(len(self.lane))]
        self.near = self._reach(beside)
        self.grid = self._start_positions()

    def progress(self, lap: int, space: int) -> int:
        """How far a chariot has come, in thousandths of the lap scale (CH-TRACK-05)."""
        return lap * self.length + self.front[space]

    def place(self, space: int) -> Message:
        """Where a space is, in words for whoever looks at the circuit: names of spaces are for notation."""
        sides = [side for bend in self.bends for side in bend]
        stretch = STRETCHES[sum(side < self.front[space] for side in sides) % len(STRETCHES)]
        return Message("chariot-place", "CH-TRACK-01", stretch=stretch, lane=LANES[self.lane[space]])

    def crossing(self, space: int, to: int) -> int:
        """1 if going on to a space is crossing the line, which is going on to a smaller front (CH-TRACK-05)."""
        return 1 if self.front[to] < self.front[space] else 0

    def _lay(self, lane: int, spaces: list[Space]) -> None:
        """Close the spaces of a lane, given from the finish line on, to a loop (CH-TRACK-01, CH-TRACK-09)."""
        first, count = len(self.lane), len(spaces)
        for index, space in enumerate(spaces):
            self.lane.append(lane)
            self.front.append(space.front)
            self.rear.append(space.rear)
            self.ahead.append(first + (index + 1) % count)
            self.behind.append(first + (index - 1) % count)
            self.limit.append(space.limit)
            self.pillar.append(space.pillar)
            self.name.append(f"{LANES[lane][0]}{index + 1}")

    def _meetings(self, s: int, t: int) -> list[int]:
        """By how much to shift t so that it shares a side or a corner with s; a whole lap across the finish line."""
        shifts = (-self.length, 0, self.length)
        return [way for way in shifts if self.rear[t] + way <= self.front[s] and self.rear[s] <= self.front[t] + way]

    def _beside(self, s: int) -> list[int]:
        """The spaces of the adjacent lanes that share a side or a corner with s (CH-TRACK-10)."""
        lane = self.lane[s]
        return [t for t in range(len(self.lane)) if abs(self.lane[t] - lane) == 1 and self._meetings(s, t)]

    def _leads(self, s: int, t: int) -> bool:
        """Whether the front of t, beside s, is strictly further than the front of s (CH-MOVE-06)."""
        return any(self.front[t] + way > self.front[s] for way in self._meetings(s, t))

    def _reach(self, beside: list[list[int]]) -> list[list[int]]:
        """All spaces within two steps of each space, forwards, backwards or sideways (CH-JAV-05)."""
        step = [{self.ahead[s], self.behind[s], *beside[s]} for s in range(len(beside))]
        reach = [one.union(*[step[t] for t in one]) for one in step]
        return [sorted(spaces - {s}) for s, spaces in enumerate(reach)]

    def _start_positions(self) -> list[int]:
        """Two rows of three before the line, each from the outer lane inwards (CH-SETUP-05)."""
        row = [space for space, front in enumerate(self.front) if front == self.length]
        row.reverse()  # spaces are numbered from the inner lane outwards
        return row + [self.behind[space] for space in row]


# Circuits by name


_tracks: dict[str, Track] = {}
_parts: dict[str, Part] = {}


def find_track(spec: str) -> Track:
    """The circuit of this name: A, B, AB (part 1 on side A, part 2 on side B), BA, or a drawing."""
    if spec not in _tracks:
        if len(_tracks) >= CACHED:
            _tracks.clear()
        _tracks[spec] = _make_track(spec)
    return _tracks[spec]


def _make_track(spec: str) -> Track:
    if spec in SPECS:
        first, second = SPECS[spec]
        parts = _house_parts()
        return join(spec, parts["1" + first], parts["2" + second])
    if "/" in spec or "\n" in spec:
        return drawn_track(spec)
    known = ", ".join(SPECS)
    message = Message("scenario-track", track=spec, known=known)
    raise BadInput(f"no track {spec!r}; there are {known}, or a drawing of three rows", message)


def _house_parts() -> dict[str, Part]:
    """The parts of our own board, read once."""
    if not _parts:
        _parts.update(read_parts(content(), CONTENT))
    return _parts


def content() -> str:
    """The text of the content file."""
    return content_text("chariot", CONTENT)


def join(spec: str, first: Part, second: Part) -> Track:
    """Two parts make one circuit, measured from the finish line (CH-SETUP-01)."""
    length = first.length + second.length
    ways = (-first.finish, first.length - first.finish)
    lanes: list[list[Space]] = []
    for lane in range(len(LANES)):
        spaces = [space.moved(ways[0], length) for space in first.lanes[lane]]
        spaces += [space.moved(ways[1], length) for space in second.lanes[lane]]
        lanes.append(sorted(spaces, key=lambda space: space.front))
    bends = [first.bend(ways[0], length), second.bend(ways[1], length)]
    return Track(spec, length, lanes, sorted(bends))


# Circuits drawn as text


def drawn_track(text: str) -> Track:
    """A circuit drawn as three rows, outer to inner; pieces in the drawing are left to the reader."""
    lanes: list[list[Space]] = [[], [], []]
    words: list[list[str]] = []
    for lane, row in zip((OUTER, CENTRE, INNER), _rows(text), strict=True):
        lanes[lane] = [_drawn_space(column, cell) for column, cell in enumerate(row)]
        words.append([_plain(space) for space in lanes[lane]])
    length = len(lanes[OUTER]) * UNIT
    bends = [(length * start // 100, length * end // 100) for start, end in DRAWN_BENDS]
    return Track("/".join(" ".join(row) for row in words), length, lanes, bends)


def cells(text: str) -> list[tuple[int, str]]:
    """Space number and cell of every cell of a drawing, in space order."""
    inner_first = [cell for row in reversed(_rows(text)) for cell in row]
    return list(enumerate(inner_first))


def _rows(text: str) -> list[list[str]]:
    """The cells of a drawing by row, without the lane names that may open the rows."""
    rows = [line.split() for line in re.split(r"[/\n]", text) if line.strip()]
    if len(rows) != len(LANES):
        message = Message("scenario-rows", rows=len(rows))
        raise BadInput(f"a drawn track has three rows (outer, centre, inner), not {len(rows)}", message)
    rows = [_unnamed(row, name) for row, name in zip(rows, reversed(LANES), strict=True)]
    for row, name in zip(rows, reversed(LANES), strict=True):
        _check_row(row, name, len(rows[0]))
    return rows


def _unnamed(row: list[str], name: str) -> list[str]:
    if row[0] in LANES and row[0] != name:
        text = f"drawn track: row {row[0]!r} stands where {name!r} belongs (outer, centre, inner)"
        raise BadInput(text, Message("scenario-row-order", row=row[0], wanted=name))
    return row[1:] if row[0] == name else row


def _check_row(row: list[str], name: str, columns: int) -> None:
    if len(row) != columns or columns < SHORTEST_DRAWING:
        text = f"drawn track: row {name!r} has {len(row)} cells; all rows need the same number, at least 3"
        raise BadInput(text, Message("scenario-row-length", row=name, cells=len(row), least=SHORTEST_DRAWING))
    for cell in row:
        if not CELL.fullmatch(cell):
            message = Message("scenario-cell", place=name, cell=cell)
            raise BadInput(f"drawn track: row {name!r} has an unreadable cell {cell!r}", message)


def _drawn_space(column: int, cell: str) -> Space:
    digits = re.sub(r"\D", "", cell)
    return Space((column + 1) * UNIT, column * UNIT, int(digits) if digits else NO_LIMIT, "#" in cell)


def _plain(space: Space) -> str:
    """The cell of a space with no piece on it."""
    number = "" if space.limit == NO_LIMIT else str(space.limit)
    return number + ("#" if space.pillar else "") or "."


# Reading content


SIDE_FIELDS: Final = ("part", "side", "origin", "length", "curve", "inner", "centre", "outer")


def read_parts(text: str, file: str) -> dict[str, Part]:
    """The board parts of a content file, by part number and side: 1A, 1B, 2A, 2B."""
    parts: dict[str, Part] = {}
    for field in read_content(text, file).table(("side",))["side"].items():
        name, part = _read_part(field)
        if name in parts:
            raise BadInput(f"{field.place}: part {name} is there twice")
        parts[name] = part
    _check_sides(parts, file)
    return parts


def _check_sides(parts: dict[str, Part], file: str) -> None:
    for name in ("1A", "1B", "2A", "2B"):
        if name not in parts:
            raise BadInput(f"{file}: part {name} is missing")


def _read_part(field: Field) -> tuple[str, Part]:
    """One side of one part; part 1 also has the finish line."""
    table = field.table(SIDE_FIELDS, ("finish",))
    number = table["part"].one_of((1, 2))
    name = number + table["side"].one_of(("A", "B"))
    table["origin"].one_of(("house", "rulebook"))
    if ("finish" in table) != (number == "1"):
        raise BadInput(f"{field.place}.finish: the finish line is in part 1 and only there")
    length = table["length"].thousandths()
    lanes = [_read_lane(table[lane], length) for lane in LANES]
    curve = _read_curve(table["curve"], length)
    finish = _read_finish(table["finish"], lanes, curve) if "finish" in table else 0
    return name, Part(length, curve, finish, lanes)


def _read_curve(field: Field, length: int) -> tuple[int, int]:
    """Where the curve of a part starts and ends."""
    places = [item.thousandths() for item in field.items()]
    if len(places) != 2 or not 0 < places[0] < places[1] < length:
        field.refuse("must be the start and the end of the curve, both inside the part")
    return places[0], places[1]


def _read_finish(field: Field, lanes: list[list[Space]], curve: tuple[int, int]) -> int:
    """The finish line, which is the front of a space in every lane with another behind it (CH-SETUP-05)."""
    finish = field.thousandths()
    if curve[0] < finish < curve[1]:
        field.refuse("must lie on a straight")
    if not all(finish in [space.front for space in spaces[1:]] for spaces in lanes):
        field.refuse("must be the front of a space in every lane, with room for the grid behind it")
    return finish


def _read_lane(field: Field, length: int) -> list[Space]:
    """The spaces of a lane, each further on than the last, up to the end of the part."""
    spaces: list[Space] = []
    for item in field.items():
        behind = spaces[-1].front if spaces else 0
        spaces.append(_read_space(item, behind))
        if spaces[-1].front <= behind:
            item.refuse(f"must have its front beyond {behind / UNIT:g}")
    if spaces[-1].front != length:
        field.refuse(f"must end at the length of the part, {length / UNIT:g}")
    return spaces


def _read_space(field: Field, behind: int) -> Space:
    """A bare number is the front; the rear is the front of the space behind unless the border slants."""
    if not isinstance(field.value, dict):
        return Space(field.thousandths(), behind)
    table = field.table(("front",), ("rear", "limit", "pillar"))
    space = Space(table["front"].thousandths(), behind)
    space.rear = table["rear"].thousandths() if "rear" in table else behind
    space.limit = table["limit"].whole(0, NO_LIMIT - 1) if "limit" in table else NO_LIMIT
    space.pillar = "pillar" in table and table["pillar"].yes()
    if space.rear >= space.front:
        field.refuse("must have its rear behind its front")
    return space
