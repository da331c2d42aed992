"""How much a table weighs in the memory of a browser."""

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

import chicane
from tests.browser.conftest import Open

MEMORY = 10_000_000  # bytes of the page's own objects after a whole game


@pytest.mark.slow
@pytest.mark.parametrize("game", chicane.games())
def test_a_whole_game_is_light(sit: Open, game: str) -> None:
    """What the page keeps in the end, once what nobody needs is thrown away."""
    hands = sit()
    hands.race(game)
    hands.play()
    tools = hands.page.context.new_cdp_session(hands.page)
    tools.send("HeapProfiler.collectGarbage")

    assert tools.send("Runtime.getHeapUsage")["usedSize"] < MEMORY
