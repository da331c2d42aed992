"""The bot of docs/server.md plays."""

import re
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from chicane.cli import main
from tests.server.conftest import Web, run

PAGE = Path(__file__).parents[2] / "docs" / "server.md"
EXAMPLE = PAGE.parent / "examples" / "mybot.mjs"
ILLEGAL = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    print(json.dumps({"t": "act", "seq": message["seq"], "option": "fly"}), flush=True)
"""


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


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed: apt-get install nodejs")
def test_a_program_joins_a_web_table(web: Web, capsys: pytest.CaptureFixture[str]) -> None:
    """The program that plays in tournaments plays at the table, too, and understands the same messages."""
    made = web.table("open", "bot:random", game="chariot")
    assert 0 == main(["join", f"{web.address}/#/t/{made.id}?k={made.tokens[0]}", f"20s {EXAMPLE}"])

    assert made.get().json()["over"]
    assert "The game is over" in capsys.readouterr().out


def test_a_program_that_answers_off_the_menu(web: Web, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It gives its seat up, and is told so; the game stays open for others."""
    file = tmp_path / "bot.py"
    file.write_text(ILLEGAL)
    made = web.table("open", "bot:random", game="chariot")
    link = f"{web.address}/#/t/{made.id}?k={made.tokens[0]}"

    assert 2 == main(["join", link, f"20s {sys.executable} {file}"])
    assert "the program has given its seat up (illegal)" in capsys.readouterr().err
    assert not made.get().json()["over"]


def test_wrong_links(capsys: pytest.CaptureFixture[str]) -> None:
    """What is no link of a seat is said, and where nobody listens."""
    assert 2 == main(["join", "http://127.0.0.1:8000/", "./mybot"])
    assert "is no link of a seat" in capsys.readouterr().err
    assert 2 == main(["join", "http://127.0.0.1:1/#/t/abc?k=def", "cat"])
    assert "can’t be reached" in capsys.readouterr().err


def test_no_program_by_the_web(web: Web) -> None:
    """Whoever opens a table can't have a program started on the server."""
    answer = web.post("/api/tables", game="chariot", seats=[{"kind": "human"}, {"kind": "bot:exec:ls"}])
    assert 400 <= answer.status_code < 500
