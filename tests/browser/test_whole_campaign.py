"""A whole campaign in the browser: a bot chooses every move, and between two attempts the browser is closed."""

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

from playwright.sync_api import Locator, expect

from chicane.bots import Bot, bot, play_out
from chicane.core.campaign import Campaign
from chicane.core.match import new
from chicane.core.registry import find, names
from chicane.server.reader import entries
from chicane.server.standing import replayed
from chicane.server.store import Store
from tests.browser.conftest import Open, Server
from tests.browser.hands import PATIENCE, Hands
from tests.server.conftest import Web, running, settings

pytestmark = pytest.mark.slow

STAGES = ".stages li"
CLIMBED = [name for name in names() if find(name).ladder is not None]  # the real games that have a campaign
KEPT = {"wreckland": {"hero": "bull-bar-bill"}}  # with whom greedy wins soonest
EASIEST = {"wreckland": {"difficulty": "learner"}}
FAST = ("--messages-a-second", "1000")
SEEDS = 100  # tried to find one with which the bot wins
CLUMSY = "1"  # the luck of a bot that falls
MOST = 3000  # choices of one attempt
TRIES = 60  # attempts at one stage

Plan = tuple[str, Bot]  # the seed of the dice, none for secret ones, and who chooses
Plans = Callable[[Campaign], Iterator[Plan]]  # for the next stage, one after the other


class Player:
    """Somebody who closes the browser after each attempt, and comes back with what a browser keeps."""

    def __init__(self, sit: Open, address: str, db: str) -> None:
        self.sit = sit
        self.address = address
        self.store = Store(db)
        self.hands: Hands = sit(at=address)

    def leave(self) -> None:
        """Close the browser."""
        context = self.hands.page.context
        self.kept = context.storage_state()
        context.close()

    def come_back(self) -> None:
        """Open another browser with what the one before kept."""
        self.hands = self.sit(at=self.address, kept=self.kept)

    def begin(self, game: str, kept: dict[str, str]) -> None:
        """Begin a campaign."""
        card = self.hands.card(game)
        card.locator(".climb").click()
        self.hands.confirm(**kept)
        card.locator(STAGES).first.wait_for()

    def attempt(self, game: str, free: dict[str, str], seed: str) -> None:
        """Sit down at the stage that is to be won next."""
        page, before = self.hands.page, self.hands.page.url
        self.hands.card(game).locator("button.climb").click()
        page.locator("dialog summary").click()
        page.locator("dialog #seed").fill(seed)
        self.hands.confirm(**free)
        page.wait_for_function("before => location.href !== before", arg=before)

    def let_choose(self, player: Bot) -> bool:
        """Click what a bot chooses, from what the seat may know of the position on disk; whether it won."""
        table = self.hands.page.url.rpartition("/")[2]
        stored = self.store.load(table)
        assert stored is not None
        standing, goes_on = replayed(stored.record, stored.entries), self.hands.turn()
        for _ in range(MOST):
            if not goes_on:
                break
            view = standing.view(0)
            goes_on = self.hands.answer(player.choose(view, view.game.menu).text(view.game))
            for entry in entries(self.store.engine, [(table, standing.seq)])[table]:
                standing.replay(entry)
            standing.recorder.shots.clear()
        assert standing.match.result is not None
        return 0 in standing.match.result.winners


def climb(player: Player, game: str, plans: Plans, between: Callable[[], None]) -> Campaign:
    """Attempt after attempt until the last stage is won; the lobby must show what we count ourselves."""
    mine = Campaign(game, KEPT.get(game, {}))
    player.begin(game, mine.kept)
    for place in range(len(mine.rungs)):
        for seed, chooser in islice(plans(mine), TRIES):
            assert told(mine) == seen(player.hands.card(game), len(mine.rungs))
            player.attempt(game, EASIEST.get(game, {}), seed)
            mine.after(mine.rungs[place], player.let_choose(chooser))
            player.leave()
            between()
            player.come_back()
            if mine.reached > place:
                break
    assert told(mine) == seen(player.hands.card(game), len(mine.rungs))
    assert mine.is_over
    player.leave()  # before the server does: a page that still loads would complain
    player.store.close()
    return mine


def told(campaign: Campaign) -> list[tuple[str, str]]:
    """How every stage should stand, and how often it was won and lost."""
    states = ["won"] * campaign.reached + ["open"] + ["locked"] * len(campaign.rungs)
    counts = zip(campaign.won, campaign.lost, strict=True)
    return list(zip(states, [f"{won}–{lost}" if won + lost else "" for won, lost in counts], strict=False))


def seen(card: Locator, stages: int) -> list[tuple[str, str]]:
    """What the card of a game says of it."""
    expect(card.locator(STAGES)).to_have_count(stages, timeout=PATIENCE)
    script = "all => all.map(each => [each.className, each.querySelector('small').textContent])"
    return [(state, counts) for state, counts in card.locator(STAGES).evaluate_all(script)]


def careless(_: Campaign) -> Iterator[Plan]:
    """Secret dice, and a bot that takes anything; after that, one that looks."""
    yield "", bot("random", CLUMSY)
    while True:
        yield "", bot("greedy", CLUMSY)


def lucky(campaign: Campaign) -> Iterator[Plan]:
    """Seeds with which greedy wins the next stage, as far as trying them out beforehand can say."""
    options = campaign.options(EASIEST.get(campaign.game))
    for seed in map(str, range(SEEDS)):
        if play_out(new(campaign.game, seed=seed, options=options), [bot("greedy", seed)]).winners:
            yield seed, bot("greedy", seed)


def test_a_made_up_campaign(sit: Open, toys: Web, tmp_path: Path) -> None:
    """Attempts that are lost are tried again, until the last stage is won."""
    own = settings(tmp_path, workers=1)
    with running(own) as address:
        campaign = climb(Player(sit, address, own.db), "hike", careless, lambda: None)

    assert sum(campaign.lost)


@pytest.mark.parametrize("game", CLIMBED or [pytest.param("", marks=pytest.mark.skip("no game here has a campaign"))])
def test_a_whole_campaign(sit: Open, tmp_path: Path, game: str) -> None:
    """Every stage of every game that has a campaign; the server, too, is killed and started again in between."""
    server = Server(tmp_path, *FAST)

    def restart() -> None:
        server.kill()
        server.start()

    try:
        climb(Player(sit, server.address, server.db), game, lucky, restart)
    finally:
        server.stop()
