"""How a test looks at a scene: pieces by their ids, spots by their options, all that is written."""

from xml.etree import ElementTree

from chicane.core.scene import Piece, Scene, Spot, svg

NAMES = ["Furia", "Nux", "Imperator", "<b>& the rest of them"]
MOST_BYTES = 250_000


def piece(picture: Scene, name: str) -> Piece:
    return next(each for each in picture.pieces if each.id == name)


def place(picture: Scene, name: str) -> tuple[float, float]:
    return piece(picture, name).x, piece(picture, name).y


def ids(picture: Scene) -> list[str]:
    return [each.id for each in picture.pieces]


def count(picture: Scene, start: str) -> int:
    """How many pieces have an id that starts so."""
    return sum(each.startswith(start) for each in ids(picture))


def spot_of(picture: Scene, option: str) -> Spot:
    return next(each for each in picture.spots if each.option == option)


def words(picture: Scene) -> list[str]:
    """All that is written in a picture."""
    root = ElementTree.fromstring(svg(picture))
    return [each.text or "" for each in root.iter() if each.tag.endswith("text")]
