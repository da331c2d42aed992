"""The story: each chapter is told before the attempt, and how it ends (WL-CAMP-04..06, WL-CAMP-13)."""

import pytest

import chicane
from chicane.core.log import Line
from chicane.core.message import Message
from chicane.core.registry import find
from chicane.core.scenario import Table
from chicane.words import LANGUAGES, words
from chicane.wreckland.chapters import BOOK, Chapter
from chicane.wreckland.damage import HitEnemy, HitEngine
from chicane.wreckland.enemies import FOE_IDS
from chicane.wreckland.game import GAME
from chicane.wreckland.kinds import CHAPTER_NUMBERS
from tests.rule import rule

NUMBERS = range(1, 8)
PAGES = ["before", "twist", "after", "lost"]


def told(lines: list[Line]) -> list[tuple[str, str]]:
    """What was said, each with its rule."""
    return [(line.message.key, line.message.rule) for line in lines]


def last_round(number: int) -> Table:
    """The Boss of a chapter alone on the road, in round 3."""
    boss = FOE_IDS[BOOK[number - 1].boss]
    return Table("wreckland", f"round 3\nright {boss}\nwhite 4\nred\nstep 2", options={"chapter": number})


@rule("WL-CAMP-04", "WL-CAMP-13")
@pytest.mark.parametrize("number", NUMBERS)
def test_a_chapter_is_read_first(number: int) -> None:
    """Its title, its story and its own rules, before anything is dealt."""
    id = BOOK[number - 1].id
    story = chicane.new("wreckland", 1, seed=1, options={"chapter": number}).story

    assert [
        ("wreckland-told-welcome", "WL-CAMP-04"),
        (f"wreckland-story-{id}-before", "WL-CAMP-04"),
        (f"wreckland-story-{id}-twist", "WL-CAMP-13"),
    ] == told(story[:3])
    assert {"number": number, "chapter": Message(f"wreckland-card-{id}")} == story[0].message.args
    assert not [key for key, _ in told(story[3:]) if "-story-" in key]


@rule("WL-CAMP-05", "WL-END-01")
@pytest.mark.parametrize("number", NUMBERS)
def test_a_chapter_that_is_won_is_read_to_its_end(number: int) -> None:
    """The Boss falls, the story goes on, the chapter is won."""
    table = last_round(number)
    table.game.do(HitEnemy(0, 60))
    table.game.advance()

    assert [
        ("wreckland-told-destroy", "WL-KILL-03"),
        (f"wreckland-story-{BOOK[number - 1].id}-after", "WL-CAMP-05"),
        ("wreckland-told-won", "WL-END-01"),
    ] == told(table.teller.lines)[-3:]
    assert [0] == table.game.winners


@rule("WL-CAMP-06", "WL-END-03")
@pytest.mark.parametrize("number", NUMBERS)
def test_a_chapter_that_is_lost_has_another_end(number: int) -> None:
    """The engine stops, the story says what becomes of the courier, and nobody wins."""
    table = last_round(number)
    table.game.do(HitEngine(30, "WL-HIT-04"))
    table.game.advance()

    assert [
        ("wreckland-told-engine-bare", "WL-HIT-04"),
        (f"wreckland-story-{BOOK[number - 1].id}-lost", "WL-CAMP-06"),
        ("wreckland-told-lost", "WL-END-03"),
    ] == told(table.teller.lines)[-3:]
    assert [] == table.game.winners


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chapter", [chapter.id for chapter in BOOK])
def test_every_page_has_words(language: str, chapter: str) -> None:
    """Four pages that differ, each a whole sentence."""
    pages = [words(language).say(Message(f"wreckland-story-{chapter}-{page}")) for page in PAGES]

    assert len(PAGES) == len(set(pages))
    assert [] == [page for page in pages if page[-1] not in ".!?»”"]


@rule("WL-CAMP-04", "WL-CAMP-13")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chapter", BOOK, ids=[chapter.id for chapter in BOOK])
def test_the_boss_announces_the_rule_of_the_chapter(language: str, chapter: Chapter) -> None:
    """The page of the rules quotes the Boss by name and ends with what the chapter bends, as on its plaque."""
    speak = words(language)
    page = speak.say(Message(f"wreckland-story-{chapter.id}-twist"))
    rule = speak.say(Message(f"wreckland-twist-{chapter.id}"))
    quoted, _, rest = page.partition(rule)

    assert speak.help(Message(f"wreckland-card-{chapter.id}")) == rule
    assert "" == rest
    assert quoted[0] in "“«" and speak.say(Message(f"wreckland-card-{FOE_IDS[chapter.boss]}")) in quoted


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_of_an_attempt_bear_their_names(language: str) -> None:
    """A chapter is chosen by number and title, a vehicle and a hero by name; each explains itself as its card does."""
    speak = words(language)
    for number, chapter in zip(CHAPTER_NUMBERS, BOOK, strict=True):
        name = speak.say(Message(f"wreckland-card-{chapter.id}"))
        assert f"{number}. {name}" == speak.say(Message(f"wreckland-option-chapter-{number}"))
    for option in [option for option in GAME.options if option.name in ("vehicle", "hero")]:
        for choice in option.choices:
            card, label = Message(f"wreckland-card-{choice}"), Message(f"wreckland-option-{option.name}-{choice}")
            assert [speak.say(card), speak.help(card)] == [speak.say(label), speak.help(label)]


def test_every_card_of_the_seams_is_a_hero_or_a_chapter() -> None:
    """A card that bends the rules is told by the name on it, never by a number behind it."""
    cards = [card.id for card in find("wreckland").start(1).seams().cards]

    assert [*next(each for each in GAME.options if each.name == "hero").choices, *[each.id for each in BOOK]] == cards
