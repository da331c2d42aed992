"""The page about balance: made of the reports of the tournaments in a plan, and of what people say to them."""

import re
from pathlib import Path

import pytest

from chicane.cli import main as chicane
from chicane.cli import sim
from chicane.cli.arguments import build
from chicane.cli.screen import Screen
from chicane.lab.sections import Section
from tools import balance

TOYS = """
about = "Toys, at random."

[[section]]
title = "Chariots"
played = "Two fields."
table = [
    { of = "lab-seats", shows = "ratio" },
    { of = "lab-lengths", row = "rounds" },
]
tournament = [
    { name = "two", game = "chariot", bots = "random", players = 2, games = 3 },
    { name = "four", game = "chariot", bots = "random", players = 4, games = 2, options = { track = "B" } },
]

[[section]]
title = "Trucks"
played = "Every vehicle."
noticed = "They are slow."
table = [{ of = "lab-picks", kind = "vehicle", head = "truck", shows = "share", sorted = true }]
tournament = [{ name = "alone", game = "wreckland", bots = "random", games = 9, each = ["vehicle"] }]
"""


def made(folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The page of the toys."""
    (folder / "toys.toml").write_text(TOYS)
    page = folder / "page.md"
    words = ["--plan", str(folder / "toys.toml"), "--results", str(folder / "results"), "-o", str(page), "--most", "4"]
    monkeypatch.setattr("sys.argv", ["balance", *words])
    balance.main()
    return page.read_text("utf-8")


def test_a_plan_becomes_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sections with prose and tables; no tournament has more games than asked for."""
    page = made(tmp_path, monkeypatch)

    origin = r"Played at \w{7}( with changes)?, (compiled|in plain Python)\.\n\n"
    assert re.match(rf"# Balance\n\nToys, at random\.\n\n## Chariots\n\nTwo fields\. {origin}", page)
    assert ["Chariots", "Trucks"] == re.findall("^## (.*)", page, re.M)
    assert "| seat: of fair share | two: 3 | four: 2 |\n| --- | --- | --- |\n| 1 | " in page
    assert "| rounds | mean | median | least | most |" in page
    trucks = re.split(rf"\n\nEvery vehicle\. {origin}", page)[-1]
    assert ["truck: share", "---", "broadside", "dumper", "jitterbug", "roadrunner"] == re.findall(
        r"^\| (.*?) \|", trucks, re.M
    )
    assert trucks.startswith("| truck: share | alone: 4 |\n") and trucks.endswith("\n\nThey are slow.\n")


def test_numbers_are_those_of_the_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page of `chicane report` about a tournament says the same."""
    page = made(tmp_path, monkeypatch)
    (folder,) = (tmp_path / "results").glob("*/chariot*players-4*")
    assert 0 == chicane(["report", str(folder), "-o", str(tmp_path / "report.md"), "--lang", "en"])
    report = (tmp_path / "report.md").read_text("utf-8")

    seats = re.findall(r"^\| (\d) \| 2 \| .* \| ([\d.]+) \| ([\d.]+ - [\d.]+) \|$", report, re.M)
    shown = re.findall(r"^\| (\d) \| .* \| ([\d.]+) \(([\d.]+ - [\d.]+)\) \|$", page, re.M)
    assert 4 == len(seats) and seats == shown
    assert re.search(r"^\| rounds \| (.*)", report, re.M)[1] in page  # type: ignore[index]


def test_nothing_is_played_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Begun again, the tool goes on where it was, and writes the same page."""
    first = made(tmp_path, monkeypatch)
    (part,) = (tmp_path / "results").glob("*/chariot*players-2*/parts/seats*")
    part.unlink()
    capsys.readouterr()

    assert first == made(tmp_path, monkeypatch)
    assert ["3 games in", "0 games in", "0 games in"] == re.findall(r"^\d games in", capsys.readouterr().err, re.M)


def test_what_is_off_is_told() -> None:
    """Of the picks that are shown, under the name that they have in the table."""
    section = Section("lab-picks", ["pick", "seats"], [["Take: a", "9"], ["crew=b", "9"]])
    found = section._replace(findings=[("lab-found-more", "Take: a"), ("lab-found-less", "crew=b")])
    parts = {"two: 9": balance.part({"kind": "Take", "head": "car"}, found)}

    assert {"two: 9": [["a", "9"]]} == {name: part.rows for name, part in parts.items()}
    assert ["- two: 9. Won more than luck explains: a."] == balance.noticed(parts)


def test_the_extremes_of_a_long_table() -> None:
    """The best and the worst, and a gap between them; a short table is whole."""
    assert ["a", "b", "…", "f", "g"] == balance.names_shown(list("abcdefg"), 2)
    assert list("abcd") == balance.names_shown(list("abcd"), 2)


def test_more_tournaments_than_names_go_down() -> None:
    """A table is rather long than wide."""
    assert [["", "x"], ["one", "1"], ["two", "2"]] == balance.sideways([["", "one", "two"], ["x", "1", "2"]])


@pytest.mark.parametrize("chapter", balance.planned(balance.PLAN)[1], ids=lambda chapter: chapter.title)
def test_the_arena_takes_the_plan(chapter: balance.Chapter) -> None:
    """Every tournament is one that can be played, with games enough for each seat and mix to have its turn."""
    parser = build(Screen("en", colour=False))
    for each in chapter.tournament:
        tournament = sim.planned(parser.parse_args(balance.command(each, each["games"])))
        assert 0 == each["games"] % (len(tournament.lineups()) * len(tournament.setups()))


@pytest.mark.parametrize("chapter", balance.planned(balance.PLAN)[1], ids=lambda chapter: chapter.title)
def test_the_page_is_that_of_the_plan(chapter: balance.Chapter) -> None:
    """What people say stands there word for word, with as many tables, and the tournaments that they are made of."""
    page = balance.PAGE.read_text("utf-8")
    about, chapters = balance.planned(balance.PLAN)
    text = page.partition(f"\n## {chapter.title}\n\n")[2].partition("\n## ")[0]

    assert page.startswith(f"# Balance\n\n{about.strip()}\n\n## ")
    assert [each.title for each in chapters] == re.findall("^## (.*)", page, re.M)
    assert re.match(rf"{re.escape(chapter.played.strip())} Played at \w{{7}}, compiled\.\n\n\|", text)
    assert text.rstrip().endswith(chapter.noticed.strip())
    assert len(chapter.table) == len(re.findall(r"^\| ---", text, re.M))
    assert all(f"| {each['name']}: {each['games']} |" in text for each in chapter.tournament)
