"""At the table: together, again after a reload or a crash, undo, rules, languages, replay, and for everybody."""

from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

from playwright.sync_api import expect

import chicane
from chicane.words.catalogue import find_rule
from tests.browser.conftest import Open, Server
from tests.browser.hands import READY, Hands, whoever_is_asked

GAME = chicane.games()[0]

AXE = "axe.run({ rules: { 'label-content-name-mismatch': { enabled: true } } })"
LINES = ".lines li:not(.turn-head)"


GIST = "all => all.map((line) => [line.dataset.ply, line.querySelector('.line').title])"


def together(*all: Hands) -> None:
    """Everybody sees the same pieces in the same places, and has heard the same story, each with their own names."""
    first, *rest = all
    for each in rest:
        expect(each.page.locator(LINES)).to_have_count(first.page.locator(LINES).count())
        assert first.page.locator(LINES).evaluate_all(GIST) == each.page.locator(LINES).evaluate_all(GIST)
        assert first.places() == each.places()


def test_two_browsers_and_a_watcher(sit: Open) -> None:
    """A friend comes by link and says a name; both play; a watcher sees it all and is asked nothing."""
    host = sit()
    link, watch = host.invite(GAME)
    friend, watcher = sit(at=link), sit(at=watch)
    friend.page.locator("dialog input").fill("Zoé")
    friend.page.locator("dialog .button.main").click()
    expect(host.page.locator(".seat-name").nth(1)).to_have_text("Zoé")

    for number in range(8):
        mover = whoever_is_asked(host, friend)
        mover.click(number)
        expect(mover.page.locator(".ask-options.sent")).to_have_count(0)
        together(mover, host, friend, watcher)
    assert 0 == watcher.page.locator(READY).count()
    assert "k=" not in friend.page.url


def test_reload_keeps_the_seat(sit: Open) -> None:
    """The same question at the same place."""
    hands = sit()
    hands.begin(GAME, 3)
    asked, told, places = hands.question(), hands.told(), hands.places()

    hands.page.reload()
    assert hands.turn()
    assert (asked, told, places) == (hands.question(), hands.told(), hands.places())


def test_server_crash(sit: Open, tmp_path: Path) -> None:
    """A calm banner while the server is away, a choice is said to be lost; then the same position, and play goes on."""
    server = Server(tmp_path)
    try:
        hands = sit(at=server.address)
        hands.race(GAME)
        assert hands.turn()
        hands.click(0)
        assert hands.turn()
        asked, told = hands.question(), hands.told()

        server.kill()
        expect(hands.page.locator(".banner")).to_be_visible()
        hands.click(0)
        expect(hands.page.locator(".toast")).to_contain_text("your choice was not sent")
        server.start()
        expect(hands.page.locator(".banner")).to_be_hidden(timeout=60_000)
        assert hands.turn()
        assert (asked, told) == (hands.question(), hands.told())
        hands.click(0)
        assert hands.turn()
    finally:
        server.stop()


def test_a_network_that_is_gone_is_noticed_at_once(sit: Open) -> None:
    """The banner says so before the line itself would; it comes back, and play goes on."""
    hands = sit()
    hands.race(GAME)
    assert hands.turn()
    hidden = "() => { dispatchEvent(new Event('offline')); return document.querySelector('.banner').hidden; }"
    assert not hands.page.evaluate(hidden)
    expect(hands.page.locator(".banner")).to_be_hidden()
    told = hands.told()
    hands.click(0)
    expect(hands.page.locator(".ask-options.sent")).to_have_count(0)
    assert hands.turn()
    assert told[-1] in hands.told()


def test_no_way_in(sit: Open, server: Server) -> None:
    """Somebody without a key is told so, and shown the way out."""
    host = sit()
    host.race(GAME)
    stranger = sit(at=host.page.url)
    expect(stranger.page.locator("h1")).to_have_text("You have no key to this table")

    elsewhere = sit(at=f"{server.address}/#/t/0123456789abcdef?k=guess")
    expect(elsewhere.page.locator("h1")).to_have_text("There is no such table")
    elsewhere.page.locator("a.button").click()
    elsewhere.card(GAME).wait_for()


def test_stand_in(sit: Open, tmp_path: Path) -> None:
    """Where a friend does not come, a bot plays on request."""
    server = Server(tmp_path, "--grace", "0")
    try:
        hands = sit(at=server.address)
        hands.invite(GAME)
        hands.page.locator(".seat .button").click()
        expect(hands.page.locator(".seat-notes").nth(1)).to_contain_text("a bot stands in")
        assert hands.turn()
    finally:
        server.stop()


def test_undo(sit: Open) -> None:
    """What can be taken back is taken back, in the story too."""
    hands = sit()
    hands.race(GAME)
    for number in range(200):
        assert hands.turn()
        before = (hands.question(), hands.told(), hands.places())
        hands.click(number % 3)
        assert hands.turn()
        if hands.page.locator(".ask-tools .button").first.is_enabled():
            break
    hands.page.keyboard.press("u")
    expect(hands.page.locator(".ask-text")).to_have_text(before[0])
    hands.turn()
    assert before == (hands.question(), hands.told(), hands.places())


def test_a_line_opens_to_its_rule(sit: Open) -> None:
    """A click on a line of the story shows the rule of the catalogue."""
    hands = sit()
    hands.race(GAME)
    line = hands.page.locator("button.line").first
    line.click()

    expect(line).to_have_attribute("aria-expanded", "true")
    expect(hands.page.locator(".lines .rule b").first).to_contain_text(line.get_attribute("title") or "?")


def test_a_rule_leads_to_its_neighbours(sit: Open) -> None:
    """By buttons, by arrow keys, by its section, and by the rules that it names."""
    hands = sit("fr")
    hands.race(GAME)
    assert hands.turn()
    hands.page.locator(".ask .rule-id").first.click()
    body, numbers = hands.page.locator("dialog .rule-body"), hands.page.locator("dialog .rule-number")
    shown = body.locator("b")
    first, following = shown.inner_text(), numbers.nth(1).inner_text()

    hands.page.get_by_role("button", name=f"Règle suivante : {following}").click()
    expect(shown).to_have_text(following)
    expect(numbers.nth(0)).to_have_text(first)
    hands.page.keyboard.press("ArrowLeft")
    expect(shown).to_have_text(first)
    hands.page.get_by_role("button", name="Tout le chapitre").click()
    last = hands.page.locator(".rule-list .rule-id").last
    id = last.inner_text()
    last.click()
    expect(shown).to_have_text(id)
    expect(hands.page.locator(".rule-list [aria-current] .rule-id:focus")).to_have_text(id)
    expect(body).to_be_in_viewport()
    hands.page.keyboard.press("Escape")
    expect(hands.page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_rules_are_in_the_language_of_the_table(sit: Open, phone: bool) -> None:
    """A line of a French story opens to a French rule, beside the line or in a window."""
    hands = sit("fr", phone)
    hands.race(GAME)
    line = hands.page.locator("button.line").first
    id = line.get_attribute("title") or "?"
    line.click()
    rule = find_rule(GAME, id, "fr")

    assert rule is not None
    expect(hands.page.locator("dialog .rule-body" if phone else ".lines .rule")).to_contain_text(rule.plain)


def test_language_switch(sit: Open) -> None:
    """The whole table changes its language without a reload."""
    hands = sit()
    hands.race(GAME)
    assert hands.turn()
    english, count = hands.told(), len(hands.told())
    hands.page.evaluate("window.same = true")

    hands.page.locator('.segments button[lang="fr"]').click()
    expect(hands.page.locator(".story h2")).to_have_text("Récit")
    expect(hands.page.locator(LINES)).to_have_count(count)
    expect(hands.page.locator(LINES).first).not_to_have_text(english[0])
    assert hands.page.evaluate("window.same")


def test_replay(sit: Open) -> None:
    """From the table to its replay: forward, back, to the end, and a link to a move."""
    hands = sit()
    hands.race(GAME)
    for number in range(4):
        assert hands.turn()
        hands.click(number)
    assert hands.turn()
    now = hands.places()

    hands.page.goto(hands.page.url.replace("/t/", "/r/") + "@3")
    hands.replays()
    expect(hands.page.locator(".where")).to_contain_text("3")
    third = hands.places()
    hands.page.keyboard.press("ArrowRight")
    expect(hands.page).to_have_url(hands.page.url.split("@")[0] + "@4")
    hands.page.keyboard.press("ArrowLeft")
    expect(hands.page).to_have_url(hands.page.url.split("@")[0] + "@3")
    assert third == hands.places()
    hands.page.keyboard.press("End")
    hands.page.wait_for_function("here => document.querySelectorAll('.piece').length === here", arg=len(now))
    assert now == hands.places()


def test_hot_seat_and_lists(sit: Open) -> None:
    """Two people at one screen are asked by name; the lobby has the table to go back to."""
    hands = sit()
    hands.card(GAME).locator(".hot").click()
    hands.page.locator("dialog .seat-row input").nth(0).fill("Ada")
    hands.page.locator("dialog .seat-row input").nth(1).fill("<b>Zoé</b>")
    hands.page.locator("dialog .button.main").click()
    assert hands.turn()

    assert ["Ada", "<b>Zoé</b>"] == hands.page.locator(".seat-name").all_inner_texts()
    assert hands.page.locator(".ask-who").inner_text() in ("Ada", "<b>Zoé</b>")
    hands.page.locator(".brand").click()
    expect(hands.page.locator(".table-list li")).to_contain_text("Ada, <b>Zoé</b>")
    hands.page.locator(".table-list a.button").click()
    assert hands.turn()


def test_every_seat_chooses_its_crew(sit: Open) -> None:
    """A list at each seat, a bot's too; the badge at the table is that of the crew."""
    hands = sit()
    hands.card("thunder").locator(".hot").click()
    hands.page.locator("dialog .seat-own:visible").nth(1).select_option("final_five")
    hands.page.locator("dialog .button.main").click()
    assert hands.turn()

    badges = [each.text_content() for each in hands.page.locator(".seat svg text").all()]
    assert ["R", "M"] == badges


def test_downloads(sit: Open) -> None:
    """The game file and a picture."""
    hands = sit()
    hands.race(GAME)
    assert hands.turn()
    hands.page.locator(".bar-tools .tool").last.click()
    assert 64 == len(hands.page.locator("dialog dd code").first.inner_text())

    buttons = hands.page.locator("dialog .row button")
    with hands.page.expect_download() as file:
        buttons.nth(0).click()
    assert file.value.suggested_filename.endswith(".json")
    with hands.page.expect_download() as picture:
        buttons.nth(2).click()
    assert picture.value.suggested_filename.endswith(".svg")


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_nothing_serious_keeps_people_out(sit: Open, axe: str, phone: bool) -> None:
    """axe-core finds nothing serious on the lobby, the set-up, the table, its sheets, or a replay."""
    hands = sit(phone=phone)
    hands.card(GAME).locator(".options").wait_for()
    check(hands, axe)
    hands.card(GAME).locator(".options").click()
    check(hands, axe)
    hands.page.keyboard.press("Escape")
    hands.race(GAME)
    assert hands.turn()
    check(hands, axe)
    hands.page.locator("button.line").first.click()
    if not phone:
        hands.page.locator(".lines .rule-id").first.click()
    hands.page.locator("dialog .rule-steps .button").nth(1).click()
    hands.page.locator(".rule-list li").first.wait_for()
    check(hands, axe)
    hands.page.keyboard.press("Escape")
    hands.page.locator(".bar-tools .tool").last.click()
    check(hands, axe)
    hands.page.goto(hands.page.url.replace("/t/", "/r/") + "@2")
    hands.replays()
    check(hands, axe)


@pytest.mark.slow
@pytest.mark.parametrize("game", chicane.games()[1:])
def test_nobody_is_kept_out_of_a_table(sit: Open, axe: str, game: str) -> None:
    """axe-core finds nothing at the first question of any game, at the next ones, in the list of all that is there."""
    hands = sit("fr")
    hands.race(game)
    for number in range(3):
        assert hands.turn()
        check(hands, axe)
        hands.click(number)
    assert hands.turn()
    hands.page.locator(".board-tools .tool").last.click()
    check(hands, axe)


def test_undo_says_why_not(sit: Open) -> None:
    """The button is grey, can be reached, and says what keeps it from doing anything; so does its key."""
    hands = sit()
    hands.race(GAME)
    assert hands.turn()
    undo = hands.page.locator(".ask-tools .button").first
    expect(undo).to_have_attribute("aria-disabled", "true")
    why = undo.get_attribute("title")
    assert why
    undo.dispatch_event("click")
    expect(hands.page.locator(".toast")).to_have_text(why)


def check(hands: Hands, axe: str) -> None:
    """Let axe-core look at the page."""
    hands.page.evaluate(axe)
    found = hands.page.evaluate(AXE)["violations"]
    assert [] == [(each["id"], each["nodes"][0]["html"][:200]) for each in found]
