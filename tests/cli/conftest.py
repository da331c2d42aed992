"""The command `chicane`, run in this process with what would be typed."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import chicane
from chicane.bots import bot, play_out
from chicane.cli import main
from chicane.core.match import Match


class Ran(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Runs a command in an empty folder, on an English system with 80 columns."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)

    def command(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        try:
            code = main(list(arguments))
        except SystemExit as stop:  # argparse ends --help and --version this way
            code = int(stop.code or 0)
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return command


@pytest.fixture(scope="session")
def raced() -> Match:
    """A finished race that somebody won."""
    seats = ["greedy", "random", "random", "random"]
    match = chicane.new("chariot", seed="2", seats=seats)
    play_out(match, [bot(kind, str(seat)) for seat, kind in enumerate(seats)])
    return match


@pytest.fixture
def race(raced: Match, tmp_path: Path) -> str:
    """The file of a finished race, which the commands find in their folder."""
    raced.save(tmp_path / "race.json")
    return "race.json"
