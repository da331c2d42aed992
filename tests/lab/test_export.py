"""`chicane export`: games as tables and as files."""

import sys
from pathlib import Path

import polars as pl
import pytest

import chicane
from chicane.core.registry import find
from chicane.lab.export import DECISIONS, GAMES
from chicane.lab.played import FORFEIT
from tests.cli.conftest import Run, run

__all__ = ["run"]
SAVES = Path(__file__).parents[1] / "saves"


def tables(file: Path) -> tuple[pl.DataFrame, pl.DataFrame]:
    """The decisions and the games."""
    return pl.read_parquet(file), pl.read_parquet(file.with_name(f"{file.stem}-games.parquet"))


def test_a_tournament(run: Run, races: Path, tmp_path: Path) -> None:
    """Every game of it, every choice, and files that hold the same games."""
    file, folder = tmp_path / "races.parquet", tmp_path / "games"
    code, out, _ = run("export", str(races), "-o", str(file), "--files", str(folder))
    decisions, games = tables(file)

    assert 0 == code
    assert "6 games: " in out.replace("\n", " ")
    assert list(DECISIONS) == decisions.columns and list(GAMES) == games.columns
    first = chicane.load(folder / f"{races.name}-0.json")
    mine = decisions.filter(pl.col("game") == f"{races.name}-0")
    assert [act.text for act in first.acts if act.actor >= 0] == [
        options[choice] for options, choice in mine.select("options", "choice").iter_rows()
    ]
    assert pl.read_parquet(races / "games.parquet")["plies"].to_list() == games["plies"].to_list()
    assert {find("thunder").features().size} == set(decisions["features"].list.len())


def test_a_game_that_was_given_away(run: Run, tmp_path: Path) -> None:
    """Its log ends in the middle; who won and why is told all the same, as in the tables of the tournament."""
    (tmp_path / "bot.py").write_text("raise SystemExit(1)")
    program, races = f"exec:20s {sys.executable} {tmp_path / 'bot.py'}", tmp_path / "races"
    arena = ["arena", "chariot", "--bots", f"random,{program}", "--players", "2", "--games", "2", "--workers", "1"]
    assert 0 == run(*arena, "-o", str(races)).code
    assert 0 == run("export", str(races), "-o", str(tmp_path / "given.parquet")).code
    decisions, games = tables(tmp_path / "given.parquet")

    assert [([0], FORFEIT), ([1], FORFEIT)] == games.select("winners", "reason").rows()
    assert {("random", 1.0)} == set(decisions.select("bot", "won").rows())


@pytest.mark.parametrize("name", sorted(path.stem for path in SAVES.glob("*.json")))
def test_a_stored_game(run: Run, tmp_path: Path, name: str) -> None:
    """The number of what was chosen is among the numbers of the menu, unless it was none of the menu."""
    code, _, _ = run("export", str(SAVES / f"{name}.json"), "-o", str(tmp_path / "one.parquet"))
    decisions, games = tables(tmp_path / "one.parquet")

    assert 0 == code
    assert 1 == len(games)
    for numbers, number, choice in decisions.select("numbers", "number", "choice").iter_rows():
        assert choice == (numbers.index(number) if number in numbers else -1)


def test_wrong_name_and_empty_folder(run: Run, tmp_path: Path) -> None:
    """Tables are Parquet; a folder without games is named."""
    assert (2, "", "chicane: games.csv does not end with .parquet\n") == run("export", str(SAVES), "-o", "games.csv")
    code, _, err = run("export", str(tmp_path))
    assert (2, f"chicane: {tmp_path} holds neither game files nor a tournament\n") == (code, err)
