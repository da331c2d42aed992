"""The catalogues have the same rules in every language: IDs, order, headings, numbers and sources."""

import re
from collections import Counter
from pathlib import Path

import pytest

from chicane.words import LANGUAGES
from chicane.words.catalogue import Rule, catalogue, catalogue_names, neighbours, path_in, section_of
from tests.english import english_in

FOLDER = Path(__file__).parents[2] / "docs" / "rules"
GAMES = ["chariot", "thunder", "wreckage", "wreckland"]
COUNTS = {"chariot": 214, "thunder": 730, "wreckage": 277, "wreckland": 281}
NAMES = re.compile(  # of boxes, and of things beside their French names: they stay what they are
    r"The Parking Lot|Carnival of Chaos|German Engineering|Carnage at Devil’s Run|\([A-Z][\w-]+(?: [\w-]+)*\)"
)
PLAIN = re.compile(r"'| [:;!?»]|« ")  # straight apostrophes, and blanks at which a line may break
LISTED = re.compile(r"- \*\*[A-Z]{2}-[A-Z]+-\d+\*\*")


def lines(game: str, language: str) -> list[str]:
    """The lines of a catalogue."""
    return path_in(FOLDER, game, language).read_text(encoding="utf-8").splitlines()


def kind(line: str) -> str:
    """What a line is: a rule with its ID, a heading with its number, an item, a row, a text, or nothing."""
    found = LISTED.match(line) or re.match(r"#+(?: \d+\.)?|- |\||", line)
    assert found is not None
    return found[0] or ("text" if line else "")


def numbers(rule: Rule) -> Counter[str]:
    """The numbers of a rule, and the rules it names."""
    return Counter(re.findall(r"[A-Z]{2,}-[A-Z]+-\d+|\d+", rule.text))


def test_there_are_four_catalogues() -> None:
    """Games are found by the catalogues on top; languages are no games."""
    assert GAMES == catalogue_names()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_counts(game: str, language: str) -> None:
    """1,502 rules in all, in each language."""
    assert COUNTS[game] == len(catalogue(game, language))


@pytest.mark.parametrize("game", GAMES)
def test_line_for_line(game: str) -> None:
    """Both languages have the same rules, headings, items and rows in the same order."""
    assert [kind(line) for line in lines(game, "en")] == [kind(line) for line in lines(game, "fr")]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_numbers_and_sources(game: str) -> None:
    """A number, a rule that is named and the place in the rulebook are no matter of language."""
    for english, french in zip(catalogue(game, "en"), catalogue(game, "fr"), strict=True):
        assert (english.id, english.source) == (french.id, french.source)
        assert numbers(english) == numbers(french), english.id


@pytest.mark.parametrize("game", GAMES)
def test_no_english_in_french(game: str) -> None:
    """No rule and no heading is left in English, or has an English word in it."""
    for english, french in zip(catalogue(game, "en"), catalogue(game, "fr"), strict=True):
        said = NAMES.sub("", f"{french.section} {french.text}")
        assert english.text != french.text
        assert [] == english_in(said), f"{french.id}: {said}"


@pytest.mark.parametrize("game", GAMES)
def test_french_signs(game: str) -> None:
    """Apostrophes and blanks are those of a printed text."""
    for rule in catalogue(game, "fr"):
        assert not PLAIN.search(rule.text), f"{rule.id}: {rule.text}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_players_see_no_remarks_of_the_authors(game: str, language: str) -> None:
    """Neither lines of a source nor gaps in it, only the rule."""
    for rule in catalogue(game, language):
        assert not re.search(r"\((?:gap|lacune)|\[L\d|`|\*\w", rule.plain), rule.id
        assert re.fullmatch(r"(?:\d+(?:–\d+)?(?:, \d+(?:–\d+)?)*)?", rule.pages(language)), rule.id


@pytest.mark.parametrize(
    ("source", "english", "french"),
    [
        ("[EN p10; FR p11]", "10", "11"),
        ("[EN p9, p12; FR back; FAQ-07]", "9, 12", ""),
        ("[EN p10–11, derived]", "10–11", ""),
        ("[p4 Exemple, L138; p8, L329]", "4, 8", "4, 8"),
        ("[Phase de tir, L272]", "", ""),
    ],
)
def test_pages(source: str, english: str, french: str) -> None:
    """The pages of the rulebook that the reader has, if there are any."""
    rule = Rule("XX-ALL-01", "*Oh yes*, `front` and d* or d*. (gap; a hint)", "1. All", source)

    assert ("Oh yes, front and d* or d*.", english, french) == (rule.plain, rule.pages("en"), rule.pages("fr"))


def test_neighbours_and_section() -> None:
    """From the first rule to the last, and under one heading."""
    rules = catalogue("chariot", "fr")
    (none, second), (last_but_one, nothing) = (neighbours("chariot", rule, "fr") for rule in (rules[0], rules[-1]))
    curves = section_of("chariot", next(rule for rule in rules if rule.id == "CH-CURVE-02"), "fr")

    assert (None, rules[1], rules[-2], None) == (none, second, last_but_one, nothing)
    assert [f"CH-CURVE-0{number}" for number in range(1, 8)] == [rule.id for rule in curves]
    assert "12. Phase 5 — Déplacement\u00a0: Virages" == curves[0].section
