"""The story on a stage: before an attempt, after a win, after a loss; and what speaks for vehicles and heroes."""

import pytest

import chicane
from chicane.core.message import Message
from chicane.core.registry import find
from chicane.core.scene import svg
from chicane.core.stage import LOST, WON
from chicane.core.step import Step
from chicane.words import LANGUAGES, words
from chicane.wreckland.damage import Lose, Win
from chicane.wreckland.state import Wreckland
from tests.english import english_in
from tests.rule import rule

RULES = find("wreckland")
CHAPTERS = RULES.options[0].choices
KEPT = [(option.name, choice) for option in RULES.options[1:3] for choice in option.choices]


def begun(chapter: str = "1", **options: str) -> Wreckland:
    """An attempt that has just begun."""
    game = RULES.start(1, {"chapter": chapter, **options})
    assert isinstance(game, Wreckland)
    return game


def ended(chapter: str, step: Step[Wreckland]) -> Wreckland:
    """An attempt that ends at once."""
    game = begun(chapter)
    game.agenda = [step]
    game.advance()
    assert game.over
    return game


@rule("WL-CAMP-04")
def test_the_prologue() -> None:
    """The chapter and its twist are told; the numbers are those of the Boss, of all enemies and of all cards."""
    page = RULES.stage(begun("2"))

    assert page is not None
    assert ("before", "Salt and Smoke", "Mother Lode") == (page.mood, said(page.title), said(page.who))
    assert [18, 21, 20] == [each.number for each in page.numbers]
    keys = ["wreckland-story-salt-and-smoke-before", "wreckland-story-salt-and-smoke-twist"]
    assert keys == [line.key for line in page.lines]


def said(message: Message) -> str:
    """In English."""
    return words("en").say(message)


@rule("WL-CAMP-05", "WL-CAMP-06")
def test_the_epilogue_and_the_defeat() -> None:
    """After a win what is left of the vehicle, after a loss how far it was."""
    won, lost = RULES.stage(ended("1", Win())), RULES.stage(ended("1", Lose()))

    assert won is not None and lost is not None
    assert (WON, LOST) == (won.mood, lost.mood)
    assert ["8 points left in the engine", "3 pieces of equipment that still work"] == told(won.numbers)[:2]
    assert ["0 of three rounds begun", "0 enemies still there"] == told(lost.numbers)[:2]
    assert "24 points that the Boss had left" == told(lost.numbers)[2]
    assert ["wreckland-story-dust-and-debt-after"] == [line.key for line in won.lines]
    assert ["wreckland-story-dust-and-debt-lost"] == [line.key for line in lost.lines]


def told(numbers: tuple[object, ...]) -> list[str]:
    """Numbers with their words."""
    return [f"{each.number} {said(each.words)}" for each in numbers]  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_chapter_has_three_pages(chapter: str, language: str) -> None:
    """Each with a picture of its own, three numbers and words; in French without an English one."""
    say = words(language).say
    pages = [RULES.stage(game) for game in (begun(chapter), ended(chapter, Win()), ended(chapter, Lose()))]
    found = [page for page in pages if page is not None]

    assert 3 == len({svg(page.picture, say) for page in found})
    assert [3, 3, 3] == [len(page.numbers) for page in found]
    if language == "fr":
        texts = [say(each) for page in found for each in (page.title, page.who, *[one.words for one in page.numbers])]
        assert [] == [text for text in texts if english_in(text)]


def test_no_two_bosses_look_alike() -> None:
    """What each is known by is drawn behind its head."""
    pages = [RULES.stage(begun(chapter)) for chapter in CHAPTERS]

    assert len(CHAPTERS) == len({svg(page.picture, None) for page in pages if page is not None})


def test_strengths_of_vehicles() -> None:
    """What is printed on a board, added up, beside the most that any has."""
    found = [(said(each.words), each.has, each.most) for each in RULES.strengths("vehicle", "broadside")]

    assert [("Engine", 10, 10), ("Guns", 6, 6), ("Body", 17, 18), ("Spikes", 0, 4)] == found


@pytest.mark.parametrize(("option", "choice"), KEPT)
def test_strengths_stay_in_their_bars(option: str, choice: str) -> None:
    """Nobody has more than the most, and every bar has a French name."""
    found = RULES.strengths(option, choice)

    assert all(0 <= each.has <= each.most for each in found)
    assert [] == [each.words.key for each in found if english_in(words("fr").say(each.words))]


def test_other_games_tell_no_story() -> None:
    """A page is for games that are played as a campaign."""
    others = [find(name) for name in chicane.games() if find(name).ladder is None]

    assert [] == [rules.id for rules in others if rules.stage(rules.start(rules.min_players)) is not None]
