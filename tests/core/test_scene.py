"""Pictures as data, and the data as SVG."""

from __future__ import annotations

from xml.etree import ElementTree

from chicane.core.message import Message
from chicane.core.scene import Fold, Piece, Scene, Span, Spot, placed, svg

SVG = "{http://www.w3.org/2000/svg}"

PIECE = Piece("green", 10, 20.25, "<circle r='4'/>", Message("green"), 90)
SPOT = Spot('go "<&>"', 1, 2, "<rect/>", Message("go"))
SCENE = Scene(300, 200.5, "<path/>", [PIECE], [SPOT])


def say(message: Message) -> str:
    return f"<{message.key}>"


def test_places() -> None:
    """A tenth of a unit is exact enough; without a turn none is written."""
    assert 'transform="translate(10.0 -0.2)"' == placed(10, -0.2, 0)
    assert 'transform="translate(10.1 20.0) rotate(45.0)"' == placed(10.06, 20, 45)


def test_document() -> None:
    """Background first, then pieces, then spots on top."""
    root = ElementTree.fromstring(svg(SCENE))

    assert "0 0 300 200.5" == root.get("viewBox")
    assert ["path", "g", "g"] == [child.tag.removeprefix(SVG) for child in root]
    assert "green" == root[1].get("id")
    assert "translate(10.0 20.2) rotate(90.0)" == root[1].get("transform")
    assert "circle" == root[1][0].tag.removeprefix(SVG)


def test_spots_name_their_option() -> None:
    """Exactly, whatever signs the text form has."""
    spot = ElementTree.fromstring(svg(SCENE))[2]

    assert ("spot", 'go "<&>"') == (spot.get("class"), spot.get("data-option"))


def test_titles_where_there_are_words() -> None:
    """Labels become titles, escaped; without words there are none."""
    with_words, without = ElementTree.fromstring(svg(SCENE, say)), ElementTree.fromstring(svg(SCENE))

    assert ["<green>", "<go>"] == [title.text for title in with_words.iter(f"{SVG}title")]
    assert [] == list(without.iter(f"{SVG}title"))


def test_spans() -> None:
    """Text with a look, or plain."""
    assert [("12", "bold"), ("12", "")] == [(span.text, span.style) for span in (Span("12", "bold"), Span("12"))]


def test_empty_scene() -> None:
    """A background alone is a picture too."""
    assert 1 == len(ElementTree.fromstring(svg(Scene(10, 10, "<path/>", [], []))))


def folded_scene() -> Scene:
    """Two seats, each with a die that lies open or folded; the second one's may be pointed at."""
    pieces = [Piece(f"tab-{id}", 0, 0, "<rect/>", Message(id)) for id in ("a", "b")]
    for id in ("a", "b"):
        pieces.append(Piece(f"die-{id}", 5, 5, "<circle r='9'/>", Message(id), fold=id))
        pieces.append(Piece(f"small-die-{id}", 1, 1, "<circle r='2'/>", Message(id), fold=id, folded=True))
    folds = [Fold(id, seat, f"tab-{id}", 0, 0, 9, 9) for seat, id in enumerate(("a", "b"))]
    return Scene(9, 9, "", pieces, [Spot("roll", 5, 5, "<rect/>", Message("roll"), fold="b")], folds=folds, opened="a")


def drawn_ids(scene: Scene) -> list[str | None]:
    return [child.get("id") or child.get("class") for child in ElementTree.fromstring(svg(scene))]


def test_one_fold_is_open() -> None:
    """Of it the open form is drawn, of all others the folded one; what belongs to none is always there."""
    scene = folded_scene()

    assert ["tab-a", "tab-b", "die-a", "small-die-b"] == drawn_ids(scene)
    scene.opened = ""
    assert ["tab-a", "tab-b", "small-die-a", "small-die-b"] == drawn_ids(scene)


def test_a_seat_opens_its_own_fold() -> None:
    """With the spots on it; somebody without a fold changes nothing."""
    scene = folded_scene()
    scene.open_for({1, 7})
    assert ["tab-a", "tab-b", "small-die-a", "die-b", "spot"] == drawn_ids(scene)

    scene.open_for({-1})
    assert "b" == scene.opened
