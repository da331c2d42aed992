"""The race as a picture: circuit, chariots, dice and boards, as a scene (CH-TRACK, CH-BOARD)."""

from __future__ import annotations

import math
from typing import Final
from xml.sax.saxutils import escape

from chicane.chariot import art
from chicane.chariot.art import fill, moved, stroke, text
from chicane.chariot.boards import CHARIOTS, FORTUNE_TOP, LETTERS, Board
from chicane.chariot.state import LAPS, NAMES, OFF, Race
from chicane.chariot.tracks import NO_LIMIT, SPECS, Track
from chicane.core.message import Message
from chicane.core.scene import Piece, Scene, Spot

WIDTH: Final = 1400
HEIGHT: Final = 902
MIDDLE_X: Final = 700
MIDDLE_Y: Final = 318
HALF: Final = 384  # of a straight; a space of a straight is then 64 long, and so is about every other
LANE: Final = 61  # how wide a lane is
RADII: Final = (102, 163, 224)  # of the middles of the lanes in a curve, from the inner one
EDGE_IN: Final = 71.5
EDGE_OUT: Final = 254.5
USUAL_LAP: Final = 40_000  # on a longer lap the spaces are shorter and chariots are drawn smaller
SAMPLES: Final = 8

PANEL_WIDTH: Final = 446
PANEL_HEIGHT: Final = 118
PANEL_TOP: Final = 640
PANEL_GAP: Final = 14
PANELS_IN_ROW: Final = 3
TRACK_LEFT: Final = 40  # of the level tracks within a panel
TRACK_WIDTH: Final = 396
FORTUNE_LEFT: Final = 268
FORTUNE_CELL: Final = 24
NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI")
LONGEST_NAME: Final = 13

Point = tuple[float, float]


def scene(race: Race, names: list[str]) -> Scene:
    """The position with everything that may move as a piece of its own."""
    pieces = turn_pieces(race) + caltrop_pieces(race) + chariot_pieces(race) + lap_dolphins(race)
    return Scene(WIDTH, HEIGHT, background(race.track), pieces + dice_pieces(race) + board_pieces(race, names), [])


# Where things are


def where(track: Track, place: float, radius: float) -> tuple[float, float, float]:
    """Point and heading at a place of the lap, on a line that runs at a radius round the curves."""
    place %= track.length
    (first, first_end), (second, second_end) = track.bends
    if first <= place <= first_end:
        turn = math.pi * (place - first) / (first_end - first)
        return MIDDLE_X + HALF + radius * math.sin(turn), MIDDLE_Y + radius * math.cos(turn), -math.degrees(turn)
    if second <= place <= second_end:
        turn = math.pi * (place - second) / (second_end - second)
        return MIDDLE_X - HALF - radius * math.sin(turn), MIDDLE_Y - radius * math.cos(turn), 180 - math.degrees(turn)
    if first_end < place < second:
        gone = (place - first_end) / (second - first_end)
        return MIDDLE_X + HALF - 2 * HALF * gone, MIDDLE_Y - radius, 180
    gone = (place - second_end) % track.length / ((first - second_end) % track.length)
    return MIDDLE_X - HALF + 2 * HALF * gone, MIDDLE_Y + radius, 0


def spot_of(track: Track, space: int, aside: float = 0) -> tuple[float, float, float]:
    """The middle of a space, or a point beside it towards the outer lane, and the heading there."""
    return where(track, (track.front[space] + track.rear[space]) / 2, RADII[track.lane[space]] + aside)


def outline(track: Track, space: int, margin: float = 0) -> list[Point]:
    """The corners and curved sides of a space, as points."""
    rear, front, radius = track.rear[space], track.front[space], RADII[track.lane[space]]
    places = [rear + (front - rear) * step / SAMPLES for step in range(SAMPLES + 1)]
    outer = [where(track, place, radius + LANE / 2 - margin) for place in places]
    inner = [where(track, place, radius - LANE / 2 + margin) for place in reversed(places)]
    return [(x, y) for x, y, _ in outer + inner]


def polygon(points: list[Point], x: float = 0, y: float = 0) -> str:
    """A closed path through points, seen from an origin."""
    return "M" + "L".join(f"{each[0] - x:.1f} {each[1] - y:.1f}" for each in points) + "Z"


def loop(radius: float) -> str:
    """A closed line round the circuit."""
    left, right = MIDDLE_X - HALF, MIDDLE_X + HALF
    top, bottom = MIDDLE_Y - radius, MIDDLE_Y + radius
    bend = f"A{radius:g} {radius:g} 0 0 0"
    return f"M{left} {bottom:g}H{right}{bend} {right} {top:g}H{left}{bend} {left} {bottom:g}Z"


# The circuit, which never changes


_backgrounds: dict[str, str] = {}


def background(track: Track) -> str:
    """All that stays the same during a race."""
    if track.spec not in _backgrounds:
        if len(_backgrounds) >= 16:
            _backgrounds.clear()
        layers = [ground(), stands(), sand(), spaces(track), finish_line(track), start_positions(track), spina(track)]
        _backgrounds[track.spec] = "".join(layers)
    return _backgrounds[track.spec]


def ground() -> str:
    """Parchment, with a band of mosaic above the boards."""
    page = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{art.PAPER}"/>'
    return page


def stands() -> str:
    """The building: tiled roof, arches, rows of spectators, podium wall."""
    rings = [
        stroke(loop(296), art.INK, 26),
        stroke(loop(296), art.TERRACOTTA, 23),
        stroke(loop(296), "#8f3d20", 23, ' stroke-dasharray="1.5 9.5" style="stroke-linecap:butt"'),
        stroke(loop(272), "#7a4a33", 31),
    ]
    crowd = [(263, 0), (271, 5), (279, 2)]
    cloaks = ["#f3e3c3", "#c98f6a", "#e0b04a", "#a34a3a", "#6f8fa8", "#efe6d6"]
    for row, (radius, start) in enumerate(crowd):
        for index in range(3):
            dots = f' stroke-dasharray="0 27" stroke-dashoffset="{start + 9 * index}"'
            rings.append(stroke(loop(radius), cloaks[(row + 2 * index) % len(cloaks)], 6.4, dots))
    return "".join(rings)


def sand() -> str:
    """Three lanes between marble walls, with the ruts of earlier races."""
    bands = [stroke(loop(EDGE_OUT), art.INK, 8), stroke(loop(RADII[1]), art.SAND, 3 * LANE)]
    bands.append(stroke(loop(RADII[1]), "#e2c48c", LANE))
    for radius in RADII:
        bands.append(stroke(loop(radius - 9), art.SAND_SHADE, 1.6, ' stroke-dasharray="46 70 12 34"'))
        bands.append(stroke(loop(radius + 9), art.SAND_SHADE, 1.6, ' stroke-dasharray="30 40 66 52"'))
    bands += [stroke(loop(radius + LANE / 2), art.BONE, 3.2) for radius in RADII[:2]]
    bands += [stroke(loop(EDGE_OUT), art.BONE, 5), stroke(loop(EDGE_IN), art.INK, 8), stroke(loop(EDGE_IN), art.BONE, 5)]
    return "".join(bands)


def spaces(track: Track) -> str:
    """Borders, curve numbers and pillars."""
    borders: list[str] = []
    for space, front in enumerate(track.front):
        radius = RADII[track.lane[space]]
        ends = [where(track, front, radius + side) for side in (-LANE / 2, LANE / 2)]
        borders.append("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y, _ in ends))
    marks = [curve_number(track, space) for space, limit in enumerate(track.limit) if limit != NO_LIMIT]
    marks += [standing_pillar(track, space) for space, pillar in enumerate(track.pillar) if pillar]
    return stroke("".join(borders), "#9c7440", 1.8) + "".join(marks)


def curve_number(track: Track, space: int) -> str:
    """A numbered space: tinted all over, the number on the side where a chariot leaves it readable."""
    tint = f'<path d="{polygon(outline(track, space, 1.5))}" fill="{art.TERRACOTTA}" opacity=".62"/>'
    x, y, _ = spot_of(track, space, 15)
    return tint + moved(art.limit_sign(track.limit[space]), round(x, 1), round(y, 1))


def standing_pillar(track: Track, space: int) -> str:
    """A pillar in its space."""
    shade = f'<path d="{polygon(outline(track, space, 1.5))}" fill="{art.INK}" opacity=".3"/>'
    x, y, _ = spot_of(track, space)
    return shade + moved(art.pillar(), round(x, 1), round(y, 1))


def finish_line(track: Track) -> str:
    """Chequered across all lanes, where the fronts of the first row are."""
    x, _, _ = where(track, 0, 0)
    top, square, rows = MIDDLE_Y + EDGE_IN, 3 * LANE / 18, 18
    black = "".join(
        f"M{x + column * square:.1f} {top + row * square:.1f}h{square:.2f}v{square:.2f}h-{square:.2f}z"
        for row in range(rows)
        for column in (-1, 0)
        if (row + column) % 2
    )
    white = f'<rect x="{x - square:.1f}" y="{top:g}" width="{2 * square:.1f}" height="{3 * LANE}" fill="{art.BONE}"/>'
    return white + f'<path d="{black}" fill="{art.INK}"/>'


def start_positions(track: Track) -> str:
    """Chalked boxes with their numbers (CH-SETUP-05)."""
    boxes: list[str] = []
    for number, space in enumerate(track.grid):
        x, y, _ = spot_of(track, space)
        boxes.append(stroke(polygon(outline(track, space, 8)), art.BONE, 2.4, ' stroke-dasharray="9 6"'))
        boxes.append(text(NUMERALS[number], art.LARGE, "#8a6233", x - 3, y))
    return "".join(boxes)


def spina(track: Track) -> str:
    """The wall in the middle with its monuments and, in a basin, the place for the dice."""
    wall = stroke(loop(33), art.INK, 67) + stroke(loop(33), art.STONE, 63) + f'<path d="{loop(40)}" fill="{art.STONE}"/>'
    rim = stroke(loop(57), art.STONE_SHADE, 2.5)
    basin = f'<rect x="532" y="{MIDDLE_Y - 44}" width="336" height="88" rx="44" fill="{art.SEA}" stroke="{art.INK}" stroke-width="3"/>'
    ripples = stroke(f"M560 {MIDDLE_Y - 20}q10-6 20 0t20 0M780 {MIDDLE_Y + 24}q10-6 20 0t20 0M690 {MIDDLE_Y - 32}q10-6 20 0t20 0", "#a9d3d6", 2.2)
    monuments = [
        moved(art.turning_post(), MIDDLE_X - HALF - 18, MIDDLE_Y),
        moved(art.turning_post(), MIDDLE_X + HALF + 18, MIDDLE_Y),
        moved(art.obelisk(), 402, MIDDLE_Y - 2),
        moved(art.obelisk(), 998, MIDDLE_Y - 2),
        moved(art.dolphin_rack(), 478, MIDDLE_Y),
        moved(art.temple(), 922, MIDDLE_Y),
        moved(art.palm(), 357, MIDDLE_Y),
        moved(art.palm(), 1043, MIDDLE_Y),
    ]
    return wall + rim + basin + ripples + "".join(monuments) + side_letters(track)


def side_letters(track: Track) -> str:
    """Which side of each part is up: part 1 is on the left, part 2 on the right (CH-COMP-02)."""
    if track.spec not in SPECS:
        return ""
    first, second = SPECS[track.spec]
    return text(first, art.LARGE, art.WINE, 278, MIDDLE_Y) + text(second, art.LARGE, art.WINE, 1122, MIDDLE_Y)


# Pieces on the circuit


def chariot_pieces(race: Race) -> list[Piece]:
    """The chariots on the circuit, headed the way they drive."""
    pieces: list[Piece] = []
    size = min(1.0, USUAL_LAP / race.track.length)
    for chariot in range(CHARIOTS):
        if race.space[chariot] == OFF:
            continue
        x, y, angle = spot_of(race.track, race.space[chariot])
        markup = moved(art.chariot(chariot, LETTERS[chariot], angle), 0, 0, size)
        label = Message("chariot-scene-chariot", chariot=NAMES[chariot], space=race.track.name[race.space[chariot]])
        pieces.append(Piece(f"chariot-{chariot}", x, y, markup, label, angle))
    return pieces


def turn_pieces(race: Race) -> list[Piece]:
    """The ring under the chariot whose turn it is."""
    if race.active == OFF or race.space[race.active] == OFF:
        return []
    x, y, angle = spot_of(race.track, race.space[race.active])
    label = Message("chariot-scene-turn", chariot=NAMES[race.active])
    return [Piece("turn", x, y, art.laurel_ring(), label, angle)]


def caltrop_pieces(race: Race) -> list[Piece]:
    """Caltrops lie to the inside of their space, so that a chariot does not hide them."""
    pieces: list[Piece] = []
    for space in race.caltrops:
        x, y, angle = spot_of(race.track, space, -15)
        label = Message("chariot-scene-caltrop", space=race.track.name[space])
        pieces.append(Piece(f"caltrop-{space}", x, y, art.caltrop(), label, angle))
    return pieces


def lap_dolphins(race: Race) -> list[Piece]:
    """The dolphins of the spina dip as the leader completes laps."""
    done = max([race.laps_done(chariot) for chariot in range(CHARIOTS) if race.damage[chariot] > 0], default=0)
    pieces: list[Piece] = []
    for number in range(LAPS):
        awake = number >= done
        label = Message("chariot-scene-laps", laps=max(0, LAPS - done))
        x, y, angle = 455 + 46 * number, MIDDLE_Y - (25 if awake else 21), 0 if awake else 40
        pieces.append(Piece(f"dolphin-{number}", x, y, moved(art.dolphin(awake), 0, 0, 0.95), label, angle))
    return pieces


def dice_pieces(race: Race) -> list[Piece]:
    """The dice of the roll, lying in the basin."""
    faces = [face for face, count in enumerate(race.dice) for _ in range(count)]
    left = MIDDLE_X - 30 * (len(faces) - 1)
    pieces: list[Piece] = []
    for index, face in enumerate(faces):
        label = Message("chariot-scene-die", face=Message(FACES[face]))
        pieces.append(Piece(f"die-{index}", left + 60 * index, MIDDLE_Y, art.die(face), label))
    return pieces


FACES: Final = ["chariot-pace", "chariot-sprint", "chariot-turn", "chariot-attack", "chariot-fortune"]


# Boards


def shown(race: Race) -> list[int]:
    """The chariots whose boards are on the table, those of one seat together."""
    taken = [chariot for chariot in range(CHARIOTS) if race.owner[chariot] != OFF]
    return sorted(taken, key=lambda chariot: (race.owner[chariot], chariot))


def panel_corner(index: int, count: int) -> Point:
    """The top left corner of a panel: rows of three, short rows in the middle; four boards make two rows of two."""
    in_row = 2 if count == 4 else PANELS_IN_ROW
    row, column = divmod(index, in_row)
    here = min(in_row, count - row * in_row)
    left = (WIDTH - here * PANEL_WIDTH - (here - 1) * PANEL_GAP) / 2
    return left + column * (PANEL_WIDTH + PANEL_GAP), PANEL_TOP + row * (PANEL_HEIGHT + PANEL_GAP)


def board_pieces(race: Race, names: list[str]) -> list[Piece]:
    """Each board with its three markers and its lap counter."""
    pieces: list[Piece] = []
    chariots = shown(race)
    for index, chariot in enumerate(chariots):
        corner = panel_corner(index, len(chariots))
        pieces.append(panel(race, chariot, names[race.owner[chariot]], corner))
        pieces += markers(race, chariot, corner)
    return pieces


def panel(race: Race, chariot: int, owner: str, corner: Point) -> Piece:
    """A wax tablet: whose it is, and the three tracks."""
    board = race.kind(chariot)
    lost, active = race.damage[chariot] == 0, chariot == race.active
    name = owner if len(owner) <= LONGEST_NAME else owner[: LONGEST_NAME - 1] + "…"
    frame = panel_frame(active)
    head = moved(art.badge(chariot, LETTERS[chariot]), 22, 22) + text(escape(name), art.LARGE, art.INK, 42, 22, "start")
    tracks = fortune_track() + aligned_tracks(board)
    label = Message("chariot-scene-board", chariot=NAMES[chariot], owner=owner)
    shade = ' opacity=".45"' if lost else ""
    return Piece(f"board-{chariot}", corner[0], corner[1], f"{frame}<g{shade}>{head}{tracks}</g>", label)


def panel_frame(active: bool) -> str:
    """The frame, golden for the chariot whose turn it is."""
    edge, width = (art.GOLD, 5) if active else (art.STONE_SHADE, 2.5)
    inside = "#fff3cf" if active else art.BONE
    return (
        f'<rect width="{PANEL_WIDTH}" height="{PANEL_HEIGHT}" rx="8" fill="{inside}" stroke="{edge}" '
        f'stroke-width="{width}"/>'
    )


def cell(x: float, y: float, width: float, height: float, colour: str, words: str, type_colour: str = art.INK) -> str:
    """One box of a level track."""
    box = f'<rect x="{x:.1f}" y="{y:g}" width="{width:.1f}" height="{height:g}" fill="{colour}" stroke="{art.INK}"/>'
    return box + text(words, art.SMALL, type_colour, round(x + width / 2, 1), y + height / 2)


def fortune_track() -> str:
    """Fortune from 0 to 6."""
    cells = [
        cell(FORTUNE_LEFT + FORTUNE_CELL * level, 10, FORTUNE_CELL, 24, "#ffe9b0", str(level))
        for level in range(FORTUNE_TOP + 1)
    ]
    return moved(art.fortune_icon(1), FORTUNE_LEFT - 16, 22) + "".join(cells)


class Columns:
    """How the damage and the speed track of a board lie side by side (CH-BOARD-16, CH-BLK-10)."""

    def __init__(self, board: Board) -> None:
        self.damage: list[tuple[int, int]] = []  # first and last column of each level
        self.speed: list[tuple[int, int]] = []
        self.count = 0
        for ceiling in board.ceiling:
            self._level(ceiling - len(self.speed) + 1)
        self._more_speeds(board.speed_top - len(self.speed) + 1)

    def _level(self, speeds: int) -> None:
        """One damage level beside its speeds; with no speed of its own it shares the last one."""
        first = self.count
        self._more_speeds(speeds)
        if speeds == 0:
            self.speed[-1] = (self.speed[-1][0], self.count)
            self.count += 1
        self.damage.append((first, self.count - 1))

    def _more_speeds(self, speeds: int) -> None:
        for _ in range(speeds):
            self.speed.append((self.count, self.count))
            self.count += 1

    def span(self, columns: tuple[int, int]) -> tuple[float, float]:
        """Left side and width of a run of columns."""
        wide = TRACK_WIDTH / self.count
        return TRACK_LEFT + columns[0] * wide, (columns[1] - columns[0] + 1) * wide

    def middle(self, columns: tuple[int, int]) -> float:
        left, width = self.span(columns)
        return left + width / 2


DAMAGE_TOP: Final = 44
SPEED_TOP: Final = 70
CELL_HEIGHT: Final = 24


def aligned_tracks(board: Board) -> str:
    """Damage above speed, level beside level, and the dice below."""
    columns = Columns(board)
    parts = [moved(art.damage_icon(), 21, DAMAGE_TOP + 12), moved(art.speed_icon(), 21, SPEED_TOP + 12)]
    for level, run in enumerate(columns.damage):
        left, width = columns.span(run)
        parts.append(cell(left, DAMAGE_TOP, width, CELL_HEIGHT, "#f0cfb8" if level else art.WINE, str(level), art.INK if level else art.BONE))
    for level, run in enumerate(columns.speed):
        left, width = columns.span(run)
        parts.append(cell(left, SPEED_TOP, width, CELL_HEIGHT, "#dcdfd3", str(level)))
    return "".join(parts) + dice_table(board, columns)


def dice_table(board: Board, columns: Columns) -> str:
    """Under each run of speeds, as many little dice as it gives (CH-BOARD-06)."""
    parts: list[str] = []
    for count in sorted(set(board.dice)):
        run = [speed for speed, dice in enumerate(board.dice) if dice == count]
        left = columns.span(columns.speed[run[0]])[0]
        right_left, right_width = columns.span(columns.speed[run[-1]])
        right = right_left + right_width
        middle = (left + right) / 2
        parts.append(stroke(f"M{left + 3:.1f} 99V102H{right - 3:.1f}V99", art.STONE_SHADE, 1.5))
        for index in range(count):
            x = middle + 9 * (index - (count - 1) / 2) - 3.5
            parts.append(f'<rect x="{x:.1f}" y="105" width="7" height="7" rx="1.6" fill="{art.INK}"/>')
    return "".join(parts)


def markers(race: Race, chariot: int, corner: Point) -> list[Piece]:
    """The three level markers and the lap counter."""
    columns = Columns(race.kind(chariot))
    levels = [race.damage[chariot], race.speed[chariot], race.fortune[chariot]]
    places = [
        (columns.middle(columns.damage[levels[0]]), DAMAGE_TOP + 12),
        (columns.middle(columns.speed[levels[1]]), SPEED_TOP + 12),
        (FORTUNE_LEFT + FORTUNE_CELL * (levels[2] + 0.5), 22),
    ]
    pieces: list[Piece] = []
    for name, level, (x, y) in zip(("damage", "speed", "fortune"), levels, places, strict=True):
        label = Message(f"chariot-scene-{name}", chariot=NAMES[chariot], level=level)
        pieces.append(Piece(f"{name}-{chariot}", corner[0] + x, corner[1] + y, marker(chariot, level), label))
    return [*pieces, lap_counter(race, chariot, corner)]


def marker(chariot: int, level: int) -> str:
    """A level marker in the colour of its chariot, showing the level it covers."""
    box = '<rect x="-13" y="-14" width="26" height="28" rx="6"'
    body = f'{box} fill="{art.FILLS[chariot]}" stroke="{art.INK}" stroke-width="2.2"/>'
    return body + text(str(level), art.BODY, art.LETTER_FILLS[chariot])


def lap_counter(race: Race, chariot: int, corner: Point) -> Piece:
    """Two dolphins, one, or the laurel of those who are through (CH-SETUP-06, CH-END-01, CH-END-02)."""
    dolphins = race.dolphins(chariot)
    swimming = "".join(moved(art.dolphin(True), 14 - 28 * index, 0, 0.58) for index in range(dolphins))
    label = Message("chariot-scene-lap", chariot=NAMES[chariot], laps=dolphins)
    return Piece(f"lap-{chariot}", corner[0] + 214, corner[1] + 22, swimming or art.wreath(), label)
