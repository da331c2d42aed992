"""Guided games for the browser: what is shown, said and asked, moment by moment."""

import gzip

import msgspec
import pytest

from chicane.core.guide import LEARNER, read_guides
from chicane.core.registry import find, names
from chicane.server import guides
from chicane.server.refusal import Refusal
from chicane.words import LANGUAGES

GUIDES = [(game, guide.id) for game in names() for guide in read_guides(find(game))]
LIGHT = 100_000  # bytes on the wire


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "id"), GUIDES)
def test_every_guide(game: str, id: str, language: str) -> None:
    """The first frame has everything; a moment asks for an option that is offered, or for nothing."""
    shown = guides.guide(game, id, language)

    assert shown.moments[0].frames[0].whole
    assert [seat.seat for seat in shown.table.seats if seat.you] == [LEARNER]
    for moment in shown.moments:
        options = [option.text for option in moment.ask.options] if moment.ask else [""]
        assert moment.option in options
        assert bool(moment.option) == bool(moment.label)
    assert LIGHT > len(gzip.compress(msgspec.json.encode(shown)))


def test_pieces_can_be_asked() -> None:
    """Something drawn says what it is, as it stands in that moment; what is not there says nothing."""
    first, later = (guides.about("chariot", "first", moment, "die-0", None, "en") for moment in (0, 2))

    assert [] == first
    assert ["A die showing Sprint"] == [about.name for about in later]


@pytest.mark.parametrize(("game", "id"), [("chariot", "last"), ("nowhere", "first")])
def test_unknown(game: str, id: str) -> None:
    """What is not there is refused."""
    with pytest.raises(Refusal, match="server-refused-no-guide"):
        guides.guide(game, id, "en")
