"""Road tiles: content, one drawing a face (TR-CMP-01, TR-CMP-26)."""

from __future__ import annotations

from typing import Final

from chicane.core.content import Field, content_text, read_content
from chicane.thunder.board import COLUMNS, LANES, TILE, half_spaces, lane_of, space_at
from chicane.thunder.kinds import ROAD, TERRAINS

CONTENT: Final = "tiles.toml"
HAZARD: Final = "?"  # a hazard symbol on road; on the start tile a digit: the most players it is printed for
START_MARKS: Final = "234"
MOST_PRINTED: Final = 4  # players that hazard spaces are printed for; more use those of four (TR-SET-09)


class Face:
    """One side of a tile: its printed terrain, and where hazard tokens go, front to back and left to right."""

    def __init__(self, id: str, name: str, ground: list[int], hazards: list[tuple[int, int]]) -> None:
        self.id = id
        self.name = name
        self.tile = int(id[:-1])
        self.ground = ground
        self.hazards = hazards  # space on the tile, and the most players it is printed for

    def hazard_spaces(self, players: int) -> list[int]:
        """Where tokens go for so many players; more than four use the spaces of four (TR-SET-07, TR-SET-09)."""
        return [space for space, most in self.hazards if min(players, MOST_PRINTED) <= most]


def terrain_marks() -> dict[str, int]:
    """The terrains by their marks, those of expansions too."""
    return {terrain.mark: number for number, terrain in enumerate(TERRAINS)}


def read_faces(text: str, file: str) -> list[Face]:
    """The faces of a content file."""
    return [read_face(field) for field in read_content(text, file).table(("face",))["face"].items()]


def read_face(field: Field) -> Face:
    """One face: six rows from the driver's left, eight marks each from rear to front."""
    table = field.table(("id", "name", "origin", "rows"))
    table["origin"].one_of(("house", "rulebook"))
    rows = table["rows"].items()
    if len(rows) != LANES:
        table["rows"].refuse(f"must be {LANES} rows, from the driver's left")
    ground = [ROAD] * TILE
    hazards: list[tuple[int, int]] = []
    for lane, row in enumerate(rows):
        read_row(row, lane, ground, hazards)
    hazards.sort(key=lambda entry: (-half_spaces(entry[0]), lane_of(entry[0])))  # TR-HAZ-26
    return Face(table["id"].text(), table["name"].text(), ground, hazards)


def read_row(field: Field, lane: int, ground: list[int], hazards: list[tuple[int, int]]) -> None:
    """The marks of one lane."""
    row = field.text()
    if len(row) != COLUMNS:
        field.refuse(f"must have {COLUMNS} marks")
    for column, mark in enumerate(row):
        space = space_at(lane, column)
        if mark == HAZARD:
            hazards.append((space, MOST_PRINTED))
        elif mark in START_MARKS:
            hazards.append((space, int(mark)))
        elif mark in terrain_marks():
            ground[space] = terrain_marks()[mark]
        else:
            field.refuse(f"mark {column + 1} must be one of {' '.join(terrain_marks())} {HAZARD} {START_MARKS}")


def content() -> str:
    """The text of the content file."""
    return content_text("thunder", CONTENT)


FACES: Final[list[Face]] = read_faces(content(), CONTENT)
FACE_IDS: Final = [face.id for face in FACES]


def add_faces(file: str) -> None:
    """The faces of a further content file."""
    faces = read_faces(content_text("thunder", file), file)
    FACES.extend(faces)
    FACE_IDS.extend(face.id for face in faces)


START_TILE: Final = 1  # TR-CMP-26


def grounds(tiles: list[int]) -> list[int]:
    """The terrains that are printed on some tiles."""
    return sorted({ground for face in FACES if face.tile in tiles for ground in face.ground})


def faces_of(tile: int) -> list[int]:
    """The numbers of the two faces of a tile."""
    return [number for number, face in enumerate(FACES) if face.tile == tile]
