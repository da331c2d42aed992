"""Bots that are programs: they play, and whatever they do wrong is a forfeit, never a hang."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

import polars as pl
import pytest

from chicane.bots.program import command, seated
from chicane.core.errors import BadInput
from chicane.lab.played import FORFEIT, Played, play
from chicane.lab.tournament import Task
from tests.cli.conftest import Run, run

__all__ = ["run"]
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "mybot.mjs"
needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed: apt-get install nodejs")
GOOD = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "hello":
        assert message["protocol"] == "chicane-bot-1" and message["game"] == "chariot" and message["seat"] == 0
    if message["t"] == "ask":
        assert len(message["numbers"]) == len(message["options"]) and message["state"] and message["features"]
        print(json.dumps({"t": "act", "seq": message["seq"], "option": message["options"][-1]["text"]}), flush=True)
"""
ANSWER = """
import json, sys
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "ask":
        asked += 1
        {then}
"""
ACT = 'print(json.dumps({"t": "act", "seq": message["seq"], "option": "fly"}), flush=True)'
BAD = {  # what a program does, and why that is a forfeit
    "sleeps": ("late", "import time; time.sleep(60)"),
    "ends at once": ("crashed", "raise SystemExit(1)"),
    "ends when asked": ("crashed", ANSWER.replace("{then}", "break")),
    "ends in the middle": (
        "crashed",
        ANSWER.replace(
            "{then}", ACT.replace('"fly"', 'message["options"][0]["text"]') + "\n        if asked == 3: break"
        ),
    ),
    "closes its output": ("crashed", "import os, time; os.close(1); time.sleep(60)"),
    "says no JSON": ("unreadable", "import sys; sys.stdin.readline(); print('keep', flush=True); sys.stdin.read()"),
    "says no text": (
        "unreadable",
        "import sys; sys.stdout.buffer.write(bytes([255, 10])); sys.stdout.flush(); sys.stdin.read()",
    ),
    "says a huge line": ("unreadable", "import sys; sys.stdout.write('x' * (1 << 22)); sys.stdout.flush()"),
    "says a deep line": ("unreadable", "print('[' * 500_000, flush=True); input(); input()"),
    "says an old answer": ("unreadable", ANSWER.replace("{then}", ACT.replace('message["seq"]', "-1"))),
    "floods": ("unreadable", "while True: print('{}', flush=True)"),
    "chooses what is not there": ("illegal", ANSWER.replace("{then}", ACT)),
}


def against_random(tmp_path: Path, text: str, limit: str = "20s") -> Played:
    """A race of a program against chance."""
    file = tmp_path / "bot.py"
    file.write_text(text)
    spec = f"exec:{limit} {sys.executable} {file}"
    return play(Task("chariot", (spec, "random"), (), "7", 0))


def test_a_program_plays(tmp_path: Path) -> None:
    """It is asked with all that its seat may know, and its answers are played."""
    played = against_random(tmp_path, GOOD)
    assert FORFEIT != played.reason
    assert [] == [event for event in played.events if event.kind == FORFEIT]


@pytest.mark.parametrize("deed", BAD)
def test_what_goes_wrong_is_a_forfeit(tmp_path: Path, deed: str) -> None:
    """Too slow, crashed, unreadable or illegal: the others have won, and it is kept why."""
    why, text = BAD[deed]
    played = against_random(tmp_path, text, "300ms" if why == "late" else "60s")
    assert (FORFEIT, (1,)) == (played.reason, played.winners)
    given_up = [event for event in played.events if event.kind == FORFEIT]
    assert [(0, why)] == [(event.seat, event.name.rpartition(": ")[2]) for event in given_up]


def test_who_never_reads_is_late(tmp_path: Path) -> None:
    """A program that lets its input pile up can't hold anybody up; its children end with it."""
    text = "import subprocess, time; subprocess.Popen(['sleep', '60']); time.sleep(60)"
    played = against_random(tmp_path, text, "300ms")
    assert FORFEIT == played.reason


@needs_node
def test_the_example_plays_a_tournament(run: Run, tmp_path: Path) -> None:
    """The bot of docs/examples, in another language, against chance; the tables are the same again."""
    bots = f"exec:{EXAMPLE},random"
    arena = ["arena", "thunder", "--bots", bots, "--players", "2", "--games", "4", "--workers", "1", "-o"]
    for name in ("one", "two"):
        assert 0 == run(*arena, str(tmp_path / name)).code
    seats = [pl.read_parquet(tmp_path / name / "seats.parquet") for name in ("one", "two")]
    assert seats[0].equals(seats[1])
    reasons = pl.read_parquet(tmp_path / "one" / "games.parquet")["reason"].to_list()
    assert FORFEIT not in reasons


def test_commands() -> None:
    """A command may have arguments and a limit; without one there is no bot."""
    assert (["./mybot", "-v"], 10.0) == command("./mybot -v")
    assert (["./mybot"], 0.5) == command("500ms ./mybot")
    with pytest.raises(BadInput, match=re.escape("takes a command, as in exec:./mybot, not '5s'")):
        command("5s")


def test_what_can_not_be_started(run: Run, tmp_path: Path) -> None:
    """A program that is not there is named."""
    with pytest.raises(BadInput, match="bot 'exec' takes a command"):
        seated("exec:")
    arena = ["arena", "chariot", "--bots", f"exec:{tmp_path}/none,random", "--players", "2", "--games", "1"]
    code, _, err = run(*arena, "--workers", "1", "-o", str(tmp_path / "races"))
    assert (2, f"chicane: “{tmp_path}/none” can’t be started: No such file or directory") == (code, err.strip())
