"""Guided games in the browser: whoever does what the bubble says, and nothing else, gets through."""

import re
from itertools import product

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

from playwright.sync_api import Page, expect

from chicane.core.guide import Guide, read_guides
from chicane.core.registry import find, names
from chicane.words import LANGUAGES, words
from tests.browser.conftest import Open
from tests.browser.test_table import check

GUIDED = [game for game in names() if read_guides(find(game))]
GAMES = [  # each in both languages, once at a desk and once on a phone
    pytest.param(
        game, language, (number + (language == "fr")) % 2 == 1, marks=[pytest.mark.slow][: number + (language == "fr")]
    )
    for (number, game), language in product(enumerate(GUIDED), LANGUAGES)
]
FURTHER = [
    (game, guide.id, language, (number + (language == "fr")) % 2 == 1)
    for game in GUIDED
    for (number, guide), language in product(enumerate(read_guides(find(game))[1:]), LANGUAGES)
]
TOLD = {"en": re.compile("Choose “(.*)”"), "fr": re.compile("Choisissez «\u00a0(.*)\u00a0»")}
STANDS = ".bubble:not([hidden])"


def remark(page: Page, text: str) -> None:
    """Wait until the bubble says something."""
    expect(page.locator(f"{STANDS} .bubble-text")).to_contain_text(text)


def obey(page: Page, language: str) -> None:
    """Do what the bubble says, by the words on the button."""
    told = page.locator(f"{STANDS} .bubble-todo").inner_text().strip()
    if not told:
        page.locator(".bubble .main").click()
        return
    found = TOLD[language].fullmatch(told)
    assert found, told
    buttons = page.locator(".ask-options .button").filter(has=page.get_by_text(found[1], exact=True))
    buttons.first.click()


IN_VIEW = """() => {
  const box = document.querySelector('.bubble').getBoundingClientRect();
  const stage = document.querySelector('.stage').getBoundingClientRect();
  return box.left >= stage.left && box.right <= stage.right && box.top >= stage.top && box.bottom <= stage.bottom;
}"""


def follow(page: Page, guide: Guide, language: str) -> None:
    """See every remark, and do what it says, up to the end."""
    moments = guide.moments()
    for number, moment in enumerate(moments, 1):
        numbered = re.compile(rf" {number} \w+ {len(moments)}$")
        expect(page.locator(STANDS)).to_have_attribute("aria-label", numbered)
        remark(page, words(language).say(moment.remark.text))
        page.wait_for_function(IN_VIEW)
        if number < len(moments):
            obey(page, language)
    page.locator(".bubble .main").click()


@pytest.mark.parametrize(("game", "language", "phone"), GAMES)
def test_word_for_word(sit: Open, game: str, language: str, phone: bool) -> None:
    """Every remark is shown over the board and leads to the next one, up to the end; it is not offered again."""
    page = sit(language, phone=phone).page
    page.locator(f'.card[data-game="{game}"] .guide-offer').click()

    follow(page, read_guides(find(game))[0], language)

    expect(page.locator(f'.card[data-game="{game}"] .race').first).to_be_visible()
    expect(page.locator(f'.card[data-game="{game}"] .guide-offer')).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "phone"), [(game, bool(number % 2)) for number, game in enumerate(GUIDED)])
def test_nobody_is_kept_out_of_a_guided_game(sit: Open, axe: str, game: str, phone: bool) -> None:
    """axe-core finds nothing at its remarks and questions, nor where something else was chosen."""
    hands = sit(phone=phone)
    page = hands.page
    page.locator(f'.card[data-game="{game}"] .guide-offer').click()
    for moment in read_guides(find(game))[0].moments()[:4]:
        remark(page, words("en").say(moment.remark.text))
        check(hands, axe)
        obey(page, "en")
    page.locator(".board").click(position={"x": 8, "y": 60})
    check(hands, axe)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "guide", "language", "phone"), FURTHER)
def test_further_guides_word_for_word(sit: Open, game: str, guide: str, language: str, phone: bool) -> None:
    """The guides of what joins a game are followed from the first page of its book."""
    page = sit(language, phone=phone).page
    number, wanted = next(pair for pair in enumerate(read_guides(find(game))) if pair[1].id == guide)
    page.locator(f'.card[data-game="{game}"] .book-open').click()
    page.locator(".book-guides a").nth(number).click()

    follow(page, wanted, language)

    expect(page.locator(f'.card[data-game="{game}"] .race').first).to_be_visible()


def test_from_the_lobby_by_keys(sit: Open) -> None:
    """It is offered to who has never played; something else is refused kindly; it goes on where it was left."""
    page = sit().page
    page.locator('.card[data-game="chariot"] .guide-offer').focus()
    page.keyboard.press("Enter")
    remark(page, "You are Green")
    expect(page.locator(".bubble .main")).to_be_focused()
    page.keyboard.press("Enter")
    remark(page, "Your shield counts down")

    page.keyboard.press("1")

    expect(page.locator(".bubble-nudge")).to_have_text("Nice idea, later. For now choose “Repair 3 for 3 fortune”.")
    page.keyboard.press("4")
    remark(page, "At speed 6 you roll four dice")
    page.reload()
    remark(page, "At speed 6 you roll four dice")
    expect(page.locator(".option.hinted")).to_have_text(re.compile("Pick up Sprint"))


def test_from_the_book(sit: Open) -> None:
    """The first page of the book leads to every guided game, in which pieces can be asked; a rule, and out."""
    page = sit().page
    page.locator('.card[data-game="thunder"] .book-open').click()
    expect(page.locator(".book-guides a")).to_have_count(len(read_guides(find("thunder"))))

    page.locator(".book-guides a").first.click()

    remark(page, "You are Red")
    page.locator('.piece[data-id="road-die"]').click()
    expect(page.locator("dialog .inspect")).to_contain_text("Further moves")
    page.keyboard.press("Escape")
    page.locator(".board").click(position={"x": 8, "y": 60})
    expect(page.locator(".bubble-nudge")).to_have_text("Nothing to do here but “Go on”.")
    page.locator(".bubble .rule-id").click()
    expect(page.locator(".rule-heading")).to_contain_text("TR-WIN-01")
    page.keyboard.press("Escape")
    page.locator(".bubble-leave").click()
    expect(page.locator('.card[data-game="thunder"] .guide-offer')).to_have_count(0)
