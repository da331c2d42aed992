"""The guided games of every game: each fits the rules, points at real pieces, and is told in both languages."""

import pytest

from chicane.core.guide import FIRST, LEARNER, Guide, play, read_guides
from chicane.core.registry import find, names
from chicane.core.view import seen_by
from chicane.words import LANGUAGES, words
from chicane.words.catalogue import catalogue

LEAST, MOST = 6, 12  # remarks
LONGEST = 320  # characters that are read in one go
GUIDES = [guide for game in names() for guide in read_guides(find(game))]
NAMES = [f"{guide.rules.id}-{guide.id}" for guide in GUIDES]


def remarks(guide: Guide) -> list[str]:
    """The keys of what is said, each once."""
    return list(dict.fromkeys(moment.remark.text.key for moment in guide.moments()))


def test_every_game_has_a_first_guide() -> None:
    """Whoever has never played a game can learn it by playing."""
    assert [] == [game for game in names() if FIRST not in [guide.id for guide in read_guides(find(game))][:1]]


@pytest.mark.parametrize("guide", GUIDES, ids=NAMES)
def test_script_fits_the_rules(guide: Guide) -> None:
    """The whole script can be played, and whatever the learner is to do is on the menu then."""
    match = guide.match()
    for moment in guide.moments():
        if moment.option:
            assert LEARNER == match.to_act
            assert moment.option in match.options
        play(match, moment)
    assert not guide.moments()[-1].option
    assert guide.id != FIRST or match.over


@pytest.mark.parametrize("guide", GUIDES, ids=NAMES)
def test_pins_are_pieces(guide: Guide) -> None:
    """Each remark points at a piece that the learner sees, or at the option that is to be taken."""
    match, missing = guide.match(), []
    for moment in guide.moments():
        view = match.game if match.over else seen_by(match.game, LEARNER).game
        pieces = {piece.id for piece in match.rules.scene(view, match.seats).pieces}
        pin = moment.remark.pin
        if pin not in pieces if pin else not moment.option:
            missing.append((moment.remark.text.key, pin, sorted(pieces)))
        play(match, moment)

    assert [] == missing


@pytest.mark.parametrize("guide", GUIDES, ids=NAMES)
def test_rules_cited_exist(guide: Guide) -> None:
    """Rules that stand behind remarks are in the catalogue, and most remarks have one."""
    known = {"", *[rule.id for rule in catalogue(guide.rules.id)]}
    cited = [moment.remark.text.rule for moment in guide.moments()]

    assert set() == set(cited) - known
    assert cited.count("") < len(cited) / 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("guide", GUIDES, ids=NAMES)
def test_remarks(guide: Guide, language: str) -> None:
    """Few remarks, and none that nobody would read to its end; the guide says what it teaches."""
    said = [words(language).say(moment.remark.text) for moment in guide.moments()]

    assert LEAST <= len(remarks(guide)) <= MOST
    assert [] == [text for text in said if len(text) > LONGEST]
    assert words(language).help(guide.title)
