"""The story beside the board: a tale opens at its first word, and the newest line is followed once somebody plays."""

import re

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

from playwright.sync_api import expect

from chicane.core.registry import find, names
from tests.browser.conftest import Open
from tests.browser.hands import READY, Hands

TOLD = next(name for name in names() if find(name).ladder is not None)  # its chapters begin with a tale
PLACES = """list => {
    const tale = [...list.children].find(item => item.textContent.length >= 160);
    const end = list.scrollHeight - list.scrollTop - list.clientHeight;
    return [tale.getBoundingClientRect().top - list.getBoundingClientRect().top, end];
}"""
HASTE = """async () => {
  const { Story } = await import('/log.js');
  const story = new Story(() => '');
  const list = story.list;
  list.style.cssText = 'height: 300px; overflow-y: auto';
  document.body.append(story.element);
  const frames = async (count) => { for (let n = 0; n < count; n += 1) await new Promise(requestAnimationFrame); };
  const hurry = async () => {
    for (let n = 0; n < 9; n += 1) {
      await frames(1);
      story.add(Array(9).fill({ text: 'A line.', rule: '', ply: n }), { silent: true });
    }
    await frames(3);
    return list.scrollHeight - list.scrollTop - list.clientHeight < 2;
  };
  const follows = await hurry();
  list.scrollTop = 200;
  await frames(3);
  await hurry();
  return [follows, list.scrollTop];
}"""
LIST = "document.querySelector('.lines')"
GROUPS = """() => {
  const groups = [];
  for (const item of document.querySelectorAll('.lines > li')) {
    if (item.classList.contains('turn-head')) groups.push([item.querySelector('.head-name').textContent, []]);
    else groups.at(-1)?.[1].push([item.style.getPropertyValue('--tint'), item.textContent]);
  }
  return groups;
}"""
AT_THE_TALE = "list.clientHeight > 0 && -1 < first && first < (end ? 1 : 100)".replace("list", LIST)
AT_THE_END = "list.scrollTop > 0 && list.scrollHeight - list.scrollTop - list.clientHeight < 2"


def opened(sit: Open, *, phone: bool = False) -> Hands:
    """Somebody who just sat down."""
    hands = sit(phone=phone)
    hands.race(TOLD)
    assert hands.turn()
    return hands


def unfolded(hands: Hands, phone: bool) -> None:
    """The story is a strip or a button on a phone, and opens over the table."""
    if phone and "tall" not in (hands.page.locator(".story").get_attribute("class") or ""):
        hands.page.locator(".more").click()


def expect_at_the_tale(hands: Hands) -> None:
    """The tale's first word is the first to be read, or in view where all the rest is, too."""
    hands.page.wait_for_function(f"() => {{ const [first, end] = ({PLACES})({LIST}); return {AT_THE_TALE}; }}")


def expect_at_the_end(hands: Hands) -> None:
    """The newest line is in view, and something is above it."""
    hands.page.wait_for_function(f"() => {{ const list = {LIST}; return {AT_THE_END}; }}")


@pytest.mark.parametrize("phone", [False, True])
def test_a_tale_is_read_from_its_start(sit: Open, phone: bool) -> None:
    """At the opening and after a reload; on a phone the story is unfolded first."""
    hands = opened(sit, phone=phone)
    unfolded(hands, phone)
    expect_at_the_tale(hands)

    hands.page.reload()
    assert hands.turn()
    unfolded(hands, phone)
    expect_at_the_tale(hands)


def test_the_newest_line_stays_in_view(sit: Open) -> None:
    """However small the list becomes, as when the seats above it need more room."""
    hands = sit()
    hands.race("thunder")
    for number in range(4):
        assert hands.turn()
        hands.click(number)
    assert hands.turn()
    hands.page.locator(".seats").evaluate("node => { node.style.paddingBottom = '200px'; }")

    hands.page.wait_for_function("() => document.querySelector('.lines').clientHeight < 300")
    expect_at_the_end(hands)


def test_whoever_plays_on_has_read_it(sit: Open) -> None:
    """The newest line is in view again, after a reload too."""
    hands = opened(sit, phone=True)
    question = hands.question()
    hands.page.locator(READY).first.click()
    expect(hands.page.locator(".ask-text")).not_to_have_text(question)
    assert hands.turn()
    unfolded(hands, phone=True)
    expect_at_the_end(hands)

    hands.page.reload()
    assert hands.turn()
    unfolded(hands, phone=True)
    expect_at_the_end(hands)


def test_lines_that_come_in_a_hurry_are_followed(sit: Open) -> None:
    """In every picture a few more, before we are said to have scrolled; who reads further up is left alone."""
    assert [True, 200] == sit().page.evaluate(HASTE)


@pytest.mark.parametrize("game", ["chariot", "thunder"])
def test_lines_stand_by_turn_in_the_colour_of_whoever_acts(sit: Open, game: str) -> None:
    """Each turn of a seat has its head, its lines are tinted alike, and say how far somebody drove."""
    hands = sit()
    hands.begin(game, 8)
    colours: dict[str, set[str]] = {}
    for name, lines in hands.page.evaluate(GROUPS):
        if not name.startswith("Round"):
            colours.setdefault(name, set()).update(tint for tint, _ in lines)

    assert "You" in colours and len(colours) > 2
    assert all(len(tints) == 1 and tints != {""} for tints in colours.values())
    assert len(colours) == len(set.union(*colours.values()))
    assert any(re.search(r"drives? \d+ spaces", line) for line in hands.told())
