"""What a player does at the table: look, click, press keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chicane.core.registry import find

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

MOST = 3000  # choices of one seat, in any race
READY = ".ask-options:not(.sent) .option"
CURVES = f"{READY}:is([data-option$=left], [data-option$=right])"
FOLDED = ".ask-options:not(.sent) .unfold[aria-expanded=false]"
OVER = ".ask.over"
ONWARD = ".ask.out .onward"  # who is out goes straight to the end
ANSWER = """([option, patience]) => new Promise((done, fail) => {
  const bar = document.querySelector(".ask");
  const isOver = () => bar.classList.contains("over");
  const look = new MutationObserver(() => {
    if (!isOver() && !bar.querySelector(".ask-options:not(.sent) .option")) return;
    look.disconnect();
    done(!isOver());
  });
  look.observe(bar, { subtree: true, childList: true, attributeFilter: ["class"] });
  setTimeout(() => fail(new Error(`nothing was asked after ${option}`)), patience);
  bar.querySelector(`.option[data-option="${CSS.escape(option)}"]`).click();
})"""
TAP_TWICE = """node => [1, 2].forEach(() => node.dispatchEvent(
  new PointerEvent("click", { pointerType: "touch", bubbles: true, cancelable: true })))"""
PATIENCE = 30_000  # milliseconds; the machine may be busy


def whoever_is_asked(*all: Hands) -> Hands:
    """Wait until one of several people must choose."""
    for _ in range(PATIENCE // 50):
        for each in all:
            if each.page.locator(".ask.asking .ask-options:not(.sent)").count():
                return each
        all[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


class Hands:
    """Somebody in front of a browser."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # The lobby

    def race(self, game: str) -> None:
        """One click in the lobby."""
        self.card(game).locator(".race:not(.climb)").click()
        self.seated()
        rules = find(game)
        if rules.stage(rules.start(rules.min_players)) is not None:
            self.set_off()

    def card(self, game: str) -> Locator:
        """The card of a game."""
        return self.page.locator(f'.card[data-game="{game}"]')

    def invite(self, game: str) -> tuple[str, str]:
        """Open a table for a friend; the links for the friend and for watchers."""
        self.card(game).locator(".friends").click()
        self.page.locator("dialog .button.main").click()
        links = self.page.locator("dialog .copy-row input")
        links.nth(1).wait_for()
        friend, watcher = links.nth(0).input_value(), links.nth(1).input_value()
        self.page.keyboard.press("Escape")
        return friend, watcher

    def confirm(self, **options: str) -> None:
        """Choose in the sheet that is open, from pictures or lists, and go on."""
        sheet = self.page.locator("dialog")
        for name, choice in options.items():
            pictures = sheet.locator(f'label:has(input[name="option-{name}"][value="{choice}"])')
            if pictures.count():
                pictures.click()
            else:
                sheet.locator(f"#option-{name}").select_option(choice)
        sheet.locator(".button.main").click()

    # The table

    def seated(self) -> None:
        """Wait until there is something to see."""
        self.page.locator(".piece").first.wait_for(state="attached")

    def replays(self) -> None:
        """Wait until a replay shows something; the board of the table is gone then."""
        self.page.locator(".table.replay .piece").first.wait_for(state="attached")

    def set_off(self) -> None:
        """Leave the page on which the story begins."""
        self.page.locator("dialog.tale .button.main").click()

    def turn(self) -> bool:
        """Wait for our turn; False once the race is over. Who is out does not watch the others to the end."""
        waiting = self.page.locator(f"{READY}, {FOLDED}, {OVER}, {ONWARD}").first
        waiting.wait_for(timeout=4 * PATIENCE)  # five others may come first
        if self.page.locator(ONWARD).count():
            self.page.evaluate("which => document.querySelector(which)?.click()", ONWARD)  # unless all is over by now
            self.page.locator(OVER).wait_for(timeout=4 * PATIENCE)
        return not self.page.locator(OVER).count()

    def click(self, number: int) -> None:
        """Click one of the options, now and then on the board."""
        spots = self.page.locator(".spot")
        places = spots.count() if number % 3 == 2 else 0
        if places:
            spots.nth(number % places).dispatch_event("click")
        else:
            if self.page.locator(FOLDED).count():
                self.page.locator(FOLDED).click()
            options = self.page.locator(READY)
            count = options.count()
            if count:  # or the question has just changed, because somebody else answered
                options.nth(number % count).click()

    def begin(self, game: str, choices: int) -> None:
        """One click in the lobby, then so many choices, and the question after them."""
        self.race(game)
        for number in range(choices):
            assert self.turn()
            self.click(number)
        assert self.turn()

    def press(self, number: int) -> None:
        """Choose by keys: a digit, or arrows and Enter."""
        if number % 2 and self.page.locator(READY).count() < 10:
            self.page.keyboard.press("1")
        else:
            self.page.keyboard.press("ArrowRight")
            self.page.keyboard.press("Enter")

    def drive(self, number: int) -> str:
        """Two taps on the end of a way, one on a dial that is set, or else two on an option; which of them it was.

        What has a curve in it is liked best.
        """
        ways, options, curves = (self.page.locator(each) for each in (".route", READY, CURVES))
        dial = self.page.locator(".ask-options:not(.sent) .dial-confirm")
        if dial.count():
            dial.first.tap()
            return "dial"
        ends = ways.count()
        found = ways if ends else curves if curves.count() else options
        count = found.count()
        if count:  # or the question has just changed
            found.nth(number % count).evaluate(TAP_TWICE)
        return "way" if ends else "option"

    def answer(self, option: str) -> bool:
        """Click an option by its text and wait for the next question, all in one go; False once the race is over."""
        goes_on: bool = self.page.evaluate(ANSWER, [option, PATIENCE])
        return goes_on

    def play(self, *, keys: bool = False) -> int:
        """The whole race; how many choices it took."""
        for number in range(MOST):
            if not self.turn():
                return number
            (self.press if keys else self.click)(number)
        raise AssertionError("the race did not end")

    # What is seen

    def told(self) -> list[str]:
        """The story so far."""
        return self.page.locator(".lines li .line").all_inner_texts()

    def places(self) -> dict[str, str]:
        """Where every piece is."""
        script = "all => Object.fromEntries(all.map(g => [g.dataset.id, g.getAttribute('transform')]))"
        found: dict[str, str] = self.page.locator(".piece").evaluate_all(script)
        return found

    def question(self) -> str:
        """What is asked."""
        return self.page.locator(".ask-text").inner_text()
