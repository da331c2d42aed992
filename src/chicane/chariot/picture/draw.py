"""The race as a picture: everything that moves (CH-TRACK, CH-BOARD)."""

from __future__ import annotations

from functools import cache
from typing import Final

from chicane.chariot.boards import BOARDS, CHARIOTS, Board, black
from chicane.chariot.dice import FACE_NAMES
from chicane.chariot.picture import art, panels
from chicane.chariot.picture.art import moved
from chicane.chariot.picture.circuit import (
    BESIDE,
    BOARD_HEIGHT,
    MIDDLE_Y,
    WIDTH,
    circuit,
    middle,
)  # fmt: skip
from chicane.chariot.picture.places import chariot_id, corner_of, die_x, faces, shown, standing
from chicane.chariot.picture.spots import spots
from chicane.chariot.state import LAPS, NAMES, OFF, Race
from chicane.chariot.tracks import Track
from chicane.core.kept import Kept, Key
from chicane.core.message import Message
from chicane.core.scene import DIE, MARK, TOKEN, VEHICLE, Piece, Scene

USUAL_LAP: Final = 40_000  # on a longer lap the spaces are shorter and chariots are drawn smaller
CACHED: Final = 16

_backgrounds: dict[str, str] = {}
_chariots: Final[Kept[Piece]] = Kept(4_000)
_boards: Final[Kept[list[Piece]]] = Kept(3_000)
_corners: Final[Kept[list[Piece]]] = Kept(2_000)


def scene(race: Race, names: list[str]) -> Scene:
    """The position: everything that may move is a piece of its own; what is as it was is not drawn again."""
    on_sand = halo(race) + caltrops(race) + chariots(race)
    beside = dolphins(race) + _corners.get(shown_in_corners(race), lambda: dice(race) + counters(race))
    beside += boards(race, names)
    asked = spots(race) if race.actor >= 0 else []
    return Scene(WIDTH, panels.HEIGHT, background(race.track), on_sand + beside, asked)


def circuit_scene(track: Track) -> Scene:
    """An empty circuit."""
    return Scene(WIDTH, BOARD_HEIGHT, background(track, BOARD_HEIGHT), [], [])


def background(track: Track, height: int = panels.HEIGHT) -> str:
    """All that stays the same during a race."""
    key = f"{height} {track.spec}"
    if key not in _backgrounds:
        if len(_backgrounds) >= CACHED:
            _backgrounds.clear()
        page = f'<rect width="{WIDTH}" height="{height}" fill="{art.PAPER}"/>'
        _backgrounds[key] = page + circuit(track)
    return _backgrounds[key]


# On the sand


def chariots(race: Race) -> list[Piece]:
    """The chariots on the circuit, headed the way they drive."""
    return [known_chariot(race, each) for each in range(CHARIOTS) if race.space[each] != OFF]


def known_chariot(race: Race, number: int) -> Piece:
    """A chariot, drawn anew only where it is not as it was."""
    key = race.track.spec, number, race.space[number], race.damage[number]
    return _chariots.get(key, lambda: chariot(race, number))


def chariot(race: Race, number: int) -> Piece:
    """A chariot in its space."""
    space = race.space[number]
    x, y, angle = standing(race.track, space)
    label = Message("chariot-scene-chariot", chariot=NAMES[number], place=race.track.place(space))
    size = min(1.0, USUAL_LAP / race.track.length)
    markup, hurt = moved(art.chariot(number, angle), 0, 0, size), -race.damage[number]
    return Piece(chariot_id(number), x, y, markup, label, angle, role=VEHICLE, hurt=hurt)


def halo(race: Race) -> list[Piece]:
    """The light under the chariot whose turn it is."""
    if race.active == OFF or race.space[race.active] == OFF:
        return []
    x, y, angle = standing(race.track, race.space[race.active])
    label = Message("chariot-scene-turn", chariot=NAMES[race.active])
    return [Piece("turn", x, y, art.halo(), label, angle, role=MARK)]


def caltrops(race: Race) -> list[Piece]:
    """Caltrops lie to the inside of their space, so that a chariot does not hide them."""
    pieces: list[Piece] = []
    for space in race.caltrops:
        x, y, angle = middle(race.track, space, -BESIDE)
        label = Message("chariot-scene-caltrop", place=race.track.place(space))
        pieces.append(Piece(f"caltrop-{space}", x, y, art.caltrop(), label, angle, role=TOKEN))
    return pieces


# On the spina and in the corners


def dolphins(race: Race) -> list[Piece]:
    """The dolphins of the spina dip as the leader completes laps."""
    return dipped(max([race.laps_done(each) for each in range(CHARIOTS) if race.damage[each] > 0], default=0))


@cache
def dipped(done: int) -> list[Piece]:
    """The dolphins after so many laps."""
    label = Message("chariot-scene-laps", laps=max(0, LAPS - done))
    pieces: list[Piece] = []
    for number in range(LAPS):
        awake = number >= done
        x, y, angle = 453 + 46 * number, MIDDLE_Y - (26 if awake else 22), 0 if awake else 40
        pieces.append(Piece(f"dolphin-{number}", x, y, art.dolphin(awake), label, angle, role=TOKEN))
    return pieces


def dice(race: Race) -> list[Piece]:
    """The dice of the roll, in the basin."""
    showing = faces(race)
    pieces: list[Piece] = []
    for index, face in enumerate(showing):
        label = Message("chariot-scene-die", face=FACE_NAMES[face])
        pieces.append(Piece(f"die-{index}", die_x(index, len(showing)), MIDDLE_Y, art.die(face), label, role=DIE))
    return pieces


def counters(race: Race) -> list[Piece]:
    """The round and the caltrops left in the supply (CH-COMP-06)."""
    left = race.supply()
    rounds = art.plaque(str(max(1, race.round))) + moved(art.hourglass(), 44, 0)
    supply = art.plaque(str(left)) + moved(art.caltrop(), -46, 0, 1.2)
    return [
        Piece("round", 52, BOARD_HEIGHT - 54, rounds, Message("chariot-scene-round", round=max(1, race.round))),
        Piece("supply", WIDTH - 52, BOARD_HEIGHT - 54, supply, Message("chariot-scene-supply", left=left)),
    ]


def shown_in_corners(race: Race) -> Key:
    """All that the basin and the plaques show."""
    return (*race.dice, race.round, race.supply())


# Boards


def board_of(race: Race, number: int) -> Board:
    """The board of a chariot, or the one on offer."""
    return race.kind(number) if race.owner[number] != OFF else BOARDS[black(number)]


def boards(race: Race, names: list[str]) -> list[Piece]:
    """Each board with its markers and its lap counter; then what marks whole boards."""
    pieces: list[Piece] = []
    for number in shown(race):
        owner = names[race.owner[number]] if race.owner[number] != OFF else ""
        corner = corner_of(race, number)
        key = owner, number, corner, board_of(race, number).id, race.dolphins(number), *levels(race, number)
        pieces += _boards.get(key, lambda: board(race, number, owner))  # noqa: B023  called at once
    return pieces + veils(race) + frames(race)


def board(race: Race, number: int, owner: str) -> list[Piece]:
    """One board, with what lies on it."""
    chariot = NAMES[number]
    told = Message("chariot-scene-board", chariot=chariot, owner=owner)
    label = told if owner else Message("chariot-scene-offered", chariot=chariot)
    tablet = panels.panel(number, owner, board_of(race, number))
    return [Piece(f"board-{number}", *corner_of(race, number), tablet, label), *markers(race, number)]


def levels(race: Race, number: int) -> list[int]:
    """Damage, speed and fortune; start values on a board that is on offer."""
    board = board_of(race, number)
    if race.owner[number] == OFF:
        return [board.damage, board.speed, board.fortune]
    return [race.damage[number], race.speed[number], race.fortune[number]]


def markers(race: Race, number: int) -> list[Piece]:
    """The three level markers and the lap counter."""
    board, (left, top) = board_of(race, number), corner_of(race, number)
    damage, speed, fortune = levels(race, number)
    places = [
        ("damage", "chariot-scene-damage", damage, panels.damage_point(board, damage)),
        ("speed", "chariot-scene-speed", speed, panels.speed_point(board, speed)),
        ("fortune", "chariot-scene-fortune", fortune, panels.fortune_point(fortune)),
    ]
    pieces: list[Piece] = []
    for name, key, level, (x, y) in places:
        label = Message(key, chariot=NAMES[number], level=level)
        pieces.append(Piece(f"{name}-{number}", left + x, top + y, panels.marker(number, level), label, role=TOKEN))
    return [*pieces, lap_counter(race, number, left, top)]


def lap_counter(race: Race, number: int, left: float, top: float) -> Piece:
    """The laps still to run."""
    left_to_run = race.dolphins(number)
    label = Message("chariot-scene-lap", chariot=NAMES[number], laps=left_to_run)
    x, y = panels.LAP_COUNTER
    return Piece(f"lap-{number}", left + x, top + y, panels.lap_counter(left_to_run), label, role=TOKEN)


def veils(race: Race) -> list[Piece]:
    """The boards of destroyed chariots."""
    lost = [each for each in range(CHARIOTS) if race.owner[each] != OFF and race.damage[each] <= 0]
    pieces: list[Piece] = []
    for number in lost:
        x, y = corner_of(race, number)
        label = Message("chariot-scene-wreck", chariot=NAMES[number])
        pieces.append(Piece(f"wreck-{number}", x, y, panels.veil(), label, role=MARK))
    return pieces


def frames(race: Race) -> list[Piece]:
    """Gold around the board whose turn it is, and in the end around the winner's."""
    if race.active == OFF:
        return [crown(race, each) for each in best(race)]
    x, y = corner_of(race, race.active)
    label = Message("chariot-scene-turn", chariot=NAMES[race.active])
    return [Piece("turn-board", x, y, panels.frame(), label, role=MARK)]


def best(race: Race) -> list[int]:
    """The chariots that won."""
    home = [each for each in race.racing() if race.owner[each] in race.winners and race.is_home(each)]
    return [each for each in home if race.progress(each) == max(map(race.progress, home))]


def crown(race: Race, number: int) -> Piece:
    """The winner's board."""
    x, y = corner_of(race, number)
    label = Message("chariot-scene-winner", chariot=NAMES[number])
    return Piece(f"crown-{number}", x, y, panels.frame(), label, role=MARK)
