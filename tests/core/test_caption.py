"""Words in a drawing: as large as they may be, as small as they must be."""

from xml.etree import ElementTree

from chicane.core.caption import LEAST, Caption, breadth, fitted, written
from chicane.core.message import Message

NAME = Caption(Message("name"), 10, 20, 14, 100)


def lines(text: str, caption: Caption) -> list[ElementTree.Element]:
    """What is written, line by line."""
    return list(ElementTree.fromstring(f"<g>{written(text, caption)}</g>"))


def test_short_words_are_as_large_as_they_may_be() -> None:
    """And not held to any width."""
    (line,) = lines("Rat", NAME)

    assert ("Rat", "14", "10") == (line.text, line.get("font-size"), line.get("x"))
    assert line.get("textLength") is None


def test_long_words_get_smaller_until_they_fit() -> None:
    """Whatever type there is, the line is not longer than its room."""
    text = "Lanceur d’enjoliveurs"
    size, rows = fitted(text, NAME)
    (line,) = lines(text, NAME)

    assert [text] == rows
    assert breadth(text) * size <= 100 < breadth(text) * (size + 0.5)
    assert float(line.get("textLength", "0")) <= 100


def test_several_lines_are_centred_around_their_place() -> None:
    """Words are kept whole."""
    first, second = lines("Courrier prioritaire", NAME._replace(width=60, lines=2))

    assert ("Courrier", "prioritaire") == (first.text, second.text)
    middle = (float(first.get("y", "0")) + float(second.get("y", "0"))) / 2
    size = float(first.get("font-size", "0"))
    assert abs(20 + size * 0.35 - middle) < 0.1


def test_letters_are_not_all_of_one_width() -> None:
    """A line of thin ones is shorter, and capitals are wide."""
    assert breadth("illi") < breadth("abcd") < breadth("ABCD") < breadth("mwmW")


def test_what_never_fits_is_as_small_as_can_be() -> None:
    """Rather than left out."""
    size, rows = fitted("x" * 500, NAME)

    assert (LEAST, 1) == (size, len(rows))


def test_signs_of_markup_are_only_words() -> None:
    """Nothing that is written can break the drawing."""
    (line,) = lines("<b>&", NAME)

    assert "<b>&" == line.text


def test_a_caption_moves_with_its_drawing() -> None:
    """Half as large, room and type are half as well."""
    assert (105.0, 60.0, 7.0, 50.0) == NAME.within(100, 50, 0.5)[1:5]
