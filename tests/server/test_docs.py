"""The bot of docs/server.md plays."""

import re
from pathlib import Path
from typing import Any

from tests.server.conftest import Web, run

PAGE = Path(__file__).parents[2] / "docs" / "server.md"


def test_the_bot_of_the_docs_plays_a_race(web: Web) -> None:
    """It takes an open seat by its token and races a bot of ours to the end."""
    block = re.search(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert block is not None
    names: dict[str, Any] = {}
    exec(block[1], names)
    made = web.table("open", "bot:random", game="chariot")
    over = run(names["play"](web.address.replace("http", "ws"), made.id, made.tokens[0]))

    assert made.get().json()["winners"] == over["winners"]
    assert made.get().json()["over"]
