"""A real browser at a real server; skipped, with the reason, where there is no browser."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

from tests.browser.hands import PATIENCE, Hands
from tests.server.conftest import Web, install, remove, running, settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, Route, StorageState, ViewportSize

BROWSERS = ["chromium", "chromium-browser", "google-chrome"]
QUIET = "--no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync"
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
CUT = "WebSocket connection to"  # what the browser says of itself when the line is cut
OPENED = re.compile(r"/api/(tables|campaigns/\w+/attempts)$")  # where the dice of a new table are named
STOPPED = "() => '__pwClock' in globalThis"  # a test has a clock of its own

Open = Callable[..., Hands]


class Server:
    """`chicane serve` as a process of its own, that can be killed and started again where it was."""

    def __init__(self, folder: Path, *more: str) -> None:
        self.more = more
        self.db = f"sqlite:///{folder / 'tables.sqlite'}"
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start, and wait until it listens."""
        command = [sys.executable, "-m", "chicane.cli", "serve", "--db", self.db, "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--tables-a-minute", "100000", *self.more],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        assert found, said
        self.port = int(found[1])

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As when the power fails."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """As when somebody is done."""
        self.process.terminate()
        self.process.wait(30)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that do not stop it."""
    found = Server(tmp_path_factory.mktemp("browser"))
    yield found
    found.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A browser without a window."""
    why = "browser tests need playwright: pip install 'chicane[dev]'"
    playing = pytest.importorskip("playwright.sync_api", reason=why)
    playing.expect.set_options(timeout=PATIENCE)
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None:
        pytest.skip("no chromium here; on Debian: apt-get install chromium")
    with playing.sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=program, args=QUIET.split())
        yield found
        found.close()


class Person(NamedTuple):
    """What somebody's browser is like."""

    language: str
    phone: bool
    moving: bool


class Browsers:
    """Browsers of somebody's own, for one test after another: to make one costs more than what most tests do in it."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[Person, list[BrowserContext]] = defaultdict(list)

    def take(self, person: Person) -> BrowserContext:
        """One that nobody uses, as if it were new."""
        free = self.free[person]
        return free.pop() if free else self.make(person)

    def make(self, person: Person, kept: StorageState | None = None) -> BrowserContext:
        """A new one, with an empty page that keeps its window open."""
        context = self.browser.new_context(
            viewport=PHONE if person.phone else DESK,
            has_touch=person.phone,
            is_mobile=person.phone,
            locale=person.language,
            reduced_motion="no-preference" if person.moving else "reduce",
            storage_state=kept,
        )
        context.set_default_timeout(PATIENCE)
        context.new_page()
        return context

    def give_back(self, person: Person, context: BrowserContext) -> None:
        """Take away what somebody left behind; a clock and a worker stay, so that whoever had them has no successor."""
        pages = context.pages
        for page in pages[1:]:
            page.close()
        if not pages or pages[0].evaluate(STOPPED) or context.service_workers:
            context.close()
            return
        context.unroute_all()
        context.clear_permissions()
        context.set_storage_state({})
        self.free[person].append(context)


@pytest.fixture(scope="session")
def browsers(browser: Browser) -> Browsers:
    """All browsers of this session."""
    return Browsers(browser)


@pytest.fixture
def sit(browsers: Browsers, server: Server, request: pytest.FixtureRequest) -> Iterator[Open]:
    """Opens a browser of somebody's own, in the lobby; whatever goes wrong in its console fails the test.

    Tables that are opened there have the dice of the test's name, so that no test hangs on its luck.
    """
    taken: list[tuple[Person, BrowserContext]] = []
    faults: list[str] = []

    def open(
        language: str = "en",
        phone: bool = False,
        at: str | None = None,
        moving: bool = False,
        kept: StorageState | None = None,
    ) -> Hands:
        person = Person(language, phone, moving)
        context = browsers.make(person, kept) if kept else browsers.take(person)
        context.route(OPENED, lambda route: with_dice(route, request.node.name))
        taken.append((person, context))
        page = context.new_page()
        listen(page, faults)
        page.goto(at or server.address)
        return Hands(page)

    yield open
    for person, context in taken:
        browsers.give_back(person, context)
    assert [] == [fault for fault in faults if CUT not in fault]


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Web]:
    """A server at which the made-up games can be played, too."""
    install()
    with running(settings(tmp_path_factory.mktemp("toys"), workers=1)) as address:
        web = Web(address)
        yield web
        web.close()
    remove()


def with_dice(route: Route, seed: str) -> None:
    """Hand a request on, with dice where it names none."""
    wanted = route.request.post_data_json
    if wanted is None or wanted.get("seed"):
        route.continue_()
    else:
        route.continue_(post_data=json.dumps(wanted | {"seed": seed}))


def listen(page: Page, faults: list[str]) -> None:
    """Remember what goes wrong in a page."""
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)


@pytest.fixture(scope="session")
def axe(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The script of axe-core, which looks for what keeps people out."""
    npm = shutil.which("npm")
    if npm is None:
        pytest.skip("axe-core needs npm, which is not here")
    folder = tmp_path_factory.mktemp("axe")
    install = [npm, "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(folder), "axe-core@4"]
    done = subprocess.run(install, capture_output=True)
    if done.returncode:
        pytest.skip("npm could not install axe-core")
    return (folder / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
