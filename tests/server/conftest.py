"""A real server on a free port of this computer, and what is needed to talk to it."""

import asyncio
import json
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Self, TypeVar
from uuid import uuid4

import httpx
import pytest
from fluent.runtime import FluentResource
from litestar.channels.backends.memory import MemoryChannelsBackend
from websockets.sync.client import ClientConnection, connect

import chicane
from chicane.cli.serve import listen
from chicane.server import app, wire
from chicane.server.bots import Thinkers
from chicane.server.fanout import Fanout
from chicane.server.lobby import game_cards, tagged_cards
from chicane.server.settings import Settings
from chicane.server.store import Store
from chicane.server.tables import Tables
from chicane.words import words

PLUGINS = Path(__file__).parent / "plugins"
PATIENCE = 30.0
GAMES = chicane.games()  # before any test installs one of its own
GAME = GAMES[0]
DUEL_WORDS = """
duel-title = Duel
duel-about = A duel.
duel-card = A card
duel-option-deck = Deck
duel-option-deck-plain = Plain
duel-option-deck-steep = Steep
duel-option-cards = Cards
duel-option-cards-none = None
duel-option-cards-one = One
duel-option-cards-all = All
duel-end-cursed = Nobody wins.
toy-ask-draw = Draw
toy-ask-stake = Stake?
toy-ask-plan = Which card, { $seat }?
toy-do-stake = Stake { $stake }
toy-do-plan = Plan { $card }
toy-told-bury = Card { $card } is buried
toy-told-bout = Bout { $number }
toy-told-plan = Seat { $seat } plans card { $card }
toy-told-show = The cards are shown
toy-told-win = Seat { $seat } wins { $stake }
"""
DIAL_WORDS = {
    "en": """
dial-title = Dial
dial-about = A car that turns.
dial-ask = How far do you turn?
dial-steer = Steering
dial-car = The car
dial-do = turn by { $degrees }°
dial-crash = turn by { $degrees }°, into the post
dial-told = The car turns by { $degrees }°.
dial-ask-place = Where does it stand?
dial-do-place = place { $place }
dial-told-place = The car stands on place { $place }.
dial-option-grid = Grid
dial-option-grid-no = No
dial-option-grid-yes = Yes
""",
    "fr": """
dial-title = Volant
dial-about = Une voiture qui tourne.
dial-ask = De combien tournez-vous ?
dial-steer = Direction
dial-car = La voiture
dial-do = tourner de { $degrees }°
dial-crash = tourner de { $degrees }°, dans le poteau
dial-told = La voiture tourne de { $degrees }°.
dial-ask-place = Où la placer ?
dial-do-place = place { $place }
dial-told-place = La voiture est à la place { $place }.
dial-option-grid = Grille
dial-option-grid-no = Non
dial-option-grid-yes = Oui
""",
}

HIKE_WORDS = {
    "en": """
hike-title = Hike
hike-about = Up the hill.
hike-hiker = The hiker
hike-ask-wind = The wind blows
hike-do-wind = somewhere
hike-ask-way = Which way?
hike-do-up = up
hike-do-down = down
hike-told-way = The hiker stands at { $height }.
hike-end-fell = The hiker fell.
hike-option-chapter = Chapter
hike-option-chapter-1 = The knoll
hike-option-chapter-2 = The hill
hike-option-chapter-3 = The mountain
hike-option-boots = Boots
    .help = You walk the whole campaign in them.
hike-option-boots-light = Light
    .help = They let water in.
hike-option-boots-heavy = Heavy
    .help = They let nothing in.
hike-option-weather = Weather
hike-option-weather-fair = Fair
hike-option-weather-foul = Foul
hike-option-told = Tale
hike-option-told-no = No
hike-option-told-yes = Yes
hike-strength = Soles
hike-height = steps up
hike-tale-before = The hill waits
hike-tale-won = At the top
hike-tale-lost = In the ditch
""",
    "fr": """
hike-title = Randonnée
hike-about = Sur la colline.
hike-hiker = Le marcheur
hike-ask-wind = Le vent souffle
hike-do-wind = quelque part
hike-ask-way = Par où ?
hike-do-up = monter
hike-do-down = descendre
hike-told-way = Le marcheur est à { $height }.
hike-end-fell = Le marcheur est tombé.
hike-option-chapter = Chapitre
hike-option-chapter-1 = La butte
hike-option-chapter-2 = La colline
hike-option-chapter-3 = La montagne
hike-option-boots = Chaussures
    .help = Vous les gardez toute la campagne.
hike-option-boots-light = Légères
    .help = Elles prennent l’eau.
hike-option-boots-heavy = Lourdes
    .help = Elles ne prennent rien.
hike-option-weather = Temps
hike-option-weather-fair = Beau
hike-option-weather-foul = Mauvais
hike-option-told = Récit
hike-option-told-no = Non
hike-option-told-yes = Oui
hike-strength = Semelles
hike-height = pas plus haut
hike-tale-before = La colline attend
hike-tale-won = Au sommet
hike-tale-lost = Dans le fossé
""",
}


Answer = TypeVar("Answer")


class Socket:
    """One end of a live connection; remembers every message it got."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.got: list[dict[str, Any]] = []

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.connection.send(json.dumps(message))

    def hello(self, *tokens: str | None, seen: int = 0, lang: str = "en") -> Self:
        """Say who is there."""
        self.send(t="hello", tokens=list(tokens), seen=seen, lang=lang)
        return self

    def next(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.connection.recv(timeout=PATIENCE))
        self.got.append(message)
        return message

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message = self.next()
            if message["t"] in kinds:
                return message

    def settled(self, seq: int) -> dict[str, Any]:
        """What is to be done once so many entries are known."""
        known = [each for each in self.got if each["t"] in ("ask", "wait", "over")]
        last = known[-1] if known else None
        while last is None or last["seq"] < seq:
            last = self.until("ask", "wait", "over")
        return last

    def act(self, asked: dict[str, Any], option: int = 0) -> str:
        """Choose one of the options asked for; the id of the act."""
        act_id = uuid4().hex
        self.send(t="act", act_id=act_id, seq=asked["seq"], option=asked["options"][option]["text"])
        return act_id

    @property
    def wire(self) -> str:
        """Everything that came over the wire, but for what was asked of this seat."""
        return json.dumps([message for message in self.got if message["t"] != "ask"])


class Web:
    """A running server, as somebody outside sees it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        self.open_sockets = ExitStack()

    def get(self, path: str, token: str | None = None, /, **query: Any) -> httpx.Response:
        """Ask for something, as the holder of a token."""
        return self.http.get(path, params=query, headers=bearer(token))

    def post(self, path: str, token: str | None = None, /, **body: Any) -> httpx.Response:
        """Send something, as the holder of a token."""
        return self.http.post(path, json=body, headers=bearer(token))

    def table(self, *kinds: str, game: str = GAME, **more: Any) -> "Made":
        """A new table."""
        answer = self.post("/api/tables", game=game, seats=[{"kind": kind} for kind in kinds], **more)
        assert 201 == answer.status_code, answer.text
        return Made(self, answer.json())

    def socket(self, table: str) -> Socket:
        """A live connection that has not said hello."""
        url = f"{self.address.replace('http', 'ws')}/ws/{table}"
        return Socket(self.open_sockets.enter_context(connect(url, max_size=None, close_timeout=1)))

    def close(self) -> None:
        """Leave."""
        self.open_sockets.close()
        self.http.close()


def bearer(token: str | None) -> dict[str, str]:
    """The header that shows a token."""
    return {"Authorization": f"Bearer {token}"} if token else {}


class Made:
    """A table that a test opened."""

    def __init__(self, web: Web, data: dict[str, Any]) -> None:
        self.web = web
        self.data = data
        self.id: str = data["table"]
        self.tokens: list[str | None] = [seat["token"] for seat in data["seats"]]
        self.watch: str = data["watch"]["token"]

    def join(self, *seats: int, seen: int = 0, lang: str = "en") -> Socket:
        """A live connection for some seats; for none, a watcher's."""
        tokens = [self.tokens[seat] for seat in seats] or [self.watch]
        return self.web.socket(self.id).hello(*tokens, seen=seen, lang=lang)

    def get(self, path: str = "", seat: int = 0, /, **query: Any) -> httpx.Response:
        """Ask as a seat."""
        return self.web.get(f"/api/tables/{self.id}{path}", self.tokens[seat], **query)

    def post(self, path: str, seat: int = 0, /, **body: Any) -> httpx.Response:
        """Send as a seat."""
        return self.web.post(f"/api/tables/{self.id}{path}", self.tokens[seat], **body)


@contextmanager
def running(settings: Settings) -> Iterator[str]:
    """A server in a thread of this process; its address."""
    listener = listen("127.0.0.1", 0)
    server = app.server(settings)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    wait_for(lambda: server.started or not thread.is_alive())
    assert server.started
    yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    server.should_exit = True
    thread.join(PATIENCE)


def run(coroutine: Coroutine[Any, Any, Answer]) -> Answer:
    """What a coroutine answers, in a thread of its own: after a browser test this one has a loop already."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()


def wait_for(happened: Callable[[], bool]) -> None:
    """Wait until something has happened."""
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)


def settings(folder: Path, **more: Any) -> Settings:
    """A server with a database of its own, that nobody can ask too often."""
    return Settings(f"sqlite:///{folder / 'tables.sqlite'}", tables_a_minute=1_000_000, messages_a_second=1000, **more)


def install() -> None:
    """Put the games of the tests beside the real ones, with words of their own."""
    for lang in ("en", "fr"):
        words(lang).bundle.add_resource(FluentResource(DUEL_WORDS))
        words(lang).bundle.add_resource(FluentResource(DIAL_WORDS[lang]))
        words(lang).bundle.add_resource(FluentResource(HIKE_WORDS[lang]))
    chicane.__path__.append(str(PLUGINS))
    forget_cards()


def remove() -> None:
    """Take the games of the tests away again."""
    chicane.__path__.remove(str(PLUGINS))
    forget_cards()


def forget_cards() -> None:
    """The lobby reads once which games there are, and a test before this one may have asked it."""
    game_cards.cache_clear()
    tagged_cards.cache_clear()


@pytest.fixture(scope="module")
def duel_installed() -> Iterator[None]:
    """The games of the tests are there: one with secrets, one with a dial, one for a single player with a campaign."""
    install()
    yield
    remove()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, duel_installed: None) -> Iterator[str]:
    """A server for all tests that do not need one of their own; absent players may be replaced at once."""
    with running(settings(tmp_path_factory.mktemp("server"), grace=0.0, workers=1)) as found:
        yield found


@pytest.fixture
def web(address: str) -> Iterator[Web]:
    """The server, as this test sees it."""
    made = Web(address)
    yield made
    made.close()


class Mute(Fanout):
    """Others write to the same tables, and hear nothing from here."""

    def __init__(self) -> None:
        super().__init__(MemoryChannelsBackend())
        self.is_shared = True

    def tell(self, table: str, seq: int) -> None:
        """Say nothing."""


@contextmanager
def opened(url: str, folder: Path, **more: Any) -> Iterator[Tables]:
    """All tables of a database, without a server."""
    tables = Tables(Store(url), Thinkers(1, 1.0), Mute(), settings(folder, **more))
    try:
        yield tables
    finally:
        tables.store.close()


async def made(tables: Tables, count: int, days: int = 0) -> list[str]:
    """So many new tables."""
    seats = [wire.SeatWanted("human")] * 2
    return [(await tables.open(wire.NewTable(GAME, seats=seats, seed="1", days=days))).table for _ in range(count)]


def rooms(web: Web) -> float:
    """How many tables are in memory."""
    lines = web.get("/metrics").text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("chicane_rooms ")))
