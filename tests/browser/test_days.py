"""Play by days in the browser: a link for all one's devices, word of one's turn, below the path of a proxy."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Open
from tests.browser.hands import PATIENCE
from tests.server.conftest import Socket, Web, running, settings
from tests.server.test_days import Letterbox, letterbox  # noqa: F401  a fixture

BASE = "/chicane"


@pytest.fixture
def club(tmp_path: Path, letterbox: Letterbox) -> Iterator[Web]:  # noqa: F811
    """A server below a path that sends mail and pushes."""
    key = str(tmp_path / "push.pem")
    more = {"smtp": letterbox.url, "mail_from": "club@example.org", "push_key": key, "base": BASE}
    with running(settings(tmp_path, workers=1, **more)) as address:
        web = Web(address)
        yield web
        web.close()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_my_tables_on_another_device(sit: Open, club: Web, phone: bool) -> None:
    """A table for a week, opened here, is gone on with there by a link; there a new one comes back here."""
    ann = sit(at=f"{club.address}{BASE}/", phone=phone).page
    ann.locator(".card .friends").first.click()
    ann.locator("#pace").select_option("7")
    ann.get_by_role("button", name="Start the game").click()
    ann.locator("dialog .copy-row").first.wait_for()
    table = re.search(r"#/t/(\w+)", ann.url)
    assert table is not None
    ann.goto(f"{club.address}{BASE}/#/")
    ann.reload()
    ann.get_by_role("button", name="My tables on other devices").click()
    link = ann.locator("dialog .copy-row input").input_value()
    ann.keyboard.press("Escape")
    phone_of_ann = sit(at=link, phone=True).page
    phone_of_ann.get_by_role("link", name="Resume").first.click()
    phone_of_ann.locator(".seats").wait_for()
    shown = club.get(f"{BASE}/api/tables/{table[1]}", link.partition("k=")[2]).json()
    there = phone_of_ann.url
    phone_of_ann.goto(f"{club.address}{BASE}/#/")
    phone_of_ann.get_by_role("button", name="Forget").first.click()
    phone_of_ann.locator(".table-list").first.wait_for(state="detached")
    kept = club.get(f"{BASE}/api/keyring", link.partition("k=")[2]).json()["tables"]

    assert f"{club.address}{BASE}/#/k?k=" in link
    assert f"{club.address}{BASE}/#/t/{table[1]}" == there
    assert 7 == shown["days"] and shown["seats"][0]["you"]
    assert [] == kept


def test_word_by_mail_is_asked_for(sit: Open, club: Web, letterbox: Letterbox) -> None:  # noqa: F811
    """An address, the code that comes there, and an end of it."""
    page = sit("fr", at=f"{club.address}{BASE}/").page
    page.locator(".card .race").first.click()
    page.locator(".seats").wait_for()
    page.goto(f"{club.address}{BASE}/#/")
    page.get_by_role("button", name="Me dire quand c’est à moi").click()
    page.get_by_label("Par courrier à").fill("ann@example.org")
    page.get_by_role("button", name="Envoyer un code").click()
    page.locator("#bell-code").wait_for()
    code = re.search(r"\b\d{6}\b", letterbox.mails[-1][1])
    assert code is not None
    page.locator("#bell-code").fill(code[0])
    page.get_by_role("button", name="Confirmer").click()
    page.get_by_text("Par courrier à ann@example.org").wait_for()
    page.get_by_role("button", name="Ne plus en envoyer").click()
    page.get_by_label("Par courrier à").wait_for()


SHOWN = """async (patience) => {
    const registration = await navigator.serviceWorker.ready;
    for (let waited = 0; waited < patience; waited += 50) {
        const found = await registration.getNotifications();
        if (found.length) return found.map(({ title, data }) => [title, data.table]);
        await new Promise((done) => setTimeout(done, 50));
    }
    return [];
}"""


def until_ours_again(socket: Socket, asked: dict[str, Any]) -> dict[str, Any]:
    """Play until it was somebody else's turn and is ours again; what we are asked then."""
    while True:
        seat = asked["seat"]
        socket.act(asked)
        asked = socket.until("ask")
        if seat == 1 and asked["seat"] == 0:
            return asked


def test_a_notification_while_one_looks_elsewhere(sit: Open, club: Web) -> None:
    """The browser says that it is our turn, by itself and when a push comes; without leave it says nothing."""
    made = club.table("human", "human", seed="5")
    page = sit(at=f"{club.address}{BASE}{made.data['seats'][0]['link']}").page
    page.context.grant_permissions(["notifications"], origin=club.address)
    page.locator(".seats").wait_for()
    page.evaluate(f"""async () => {{
        const keep = await import("{BASE}/keep.js");
        keep.setPref("nudge", true);
        await navigator.serviceWorker.register("{BASE}/worker.js", {{ scope: "{BASE}/" }});
        await navigator.serviceWorker.ready;
        Object.defineProperty(document, "hidden", {{ get: () => true }});
    }}""")
    socket = made.join(0, 1)
    asked = socket.until("ask")
    shown: list[list[str]] = []
    for _ in range(10):  # a page that was slow to hear of it is asked the same again, which is no news
        asked = until_ours_again(socket, asked)
        shown = page.evaluate(SHOWN, PATIENCE // 10)
        if shown:
            break

    assert [["Your turn: Chariot Race", made.id]] == shown


def test_a_push_is_shown(sit: Open, club: Web) -> None:
    """The worker shows what comes, without a table being open."""
    page = sit(at=f"{club.address}{BASE}/").page
    page.context.grant_permissions(["notifications"], origin=club.address)
    page.locator(".card").first.wait_for()
    session = page.context.new_cdp_session(page)
    registered: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registered.extend(each["registrationId"] for each in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    page.evaluate(f"""async () => {{
        await navigator.serviceWorker.register("{BASE}/worker.js", {{ scope: "{BASE}/" }});
        await navigator.serviceWorker.ready;
    }}""")
    for _ in range(PATIENCE // 50):  # until the browser has said so
        if registered:
            break
        page.wait_for_timeout(50)
    message = '{"title": "Your turn: Chariot Race", "body": "Ann", "table": "abc"}'
    shown: list[list[str]] = []
    for _ in range(PATIENCE // 1000):  # what comes while the worker still starts is lost; twice the same is shown once
        push = {"origin": club.address, "registrationId": registered[-1], "data": message}
        session.send("ServiceWorker.deliverPushMessage", push)
        shown = page.evaluate(SHOWN, 1000)
        if shown:
            break

    assert [["Your turn: Chariot Race", "abc"]] == shown
