"""`chicane report`: one page about a tournament."""

import re
from pathlib import Path
from statistics import mean

import polars as pl
import pytest

from chicane.core.match import Match
from chicane.core.step import CHANCE
from chicane.lab.counts import Event, counted
from chicane.lab.export import games_in
from chicane.lab.played import finish
from chicane.lab.results import load
from chicane.lab.sections import dice, options, sections
from chicane.lab.tournament import Tournament
from tests.cli.conftest import Run, run

__all__ = ["run"]


def events(*rows: tuple[str, str, int, float]) -> pl.DataFrame:
    """A table of events: kind, name, how often, and out of how often or as was expected."""
    return pl.DataFrame(rows, ["kind", "name", "times", "expected"], orient="row")


def test_page(run: Run, races: Path, tmp_path: Path) -> None:
    """All sections with their plots, a board with the places of losses, and nothing to load from elsewhere."""
    page = tmp_path / "report.html"
    assert 0 == run("report", str(races), "-o", str(page)).code
    text = page.read_text("utf-8")

    headings = re.findall("<h2>(.*?)</h2>", text)
    assert ["Bots", "Seats", "Picks", "Length", "Endings", "The leader", "Losses"] == headings[:7]
    assert ["Where it was lost", "Dice", "Choices"] == headings[7:]
    assert text.count("<circle") > text.count('fill="#d7301f"') > 5
    assert not re.search(r"""(src|href)=["'](?!#)|<script""", text)


def test_markdown_in_french(run: Run, races: Path, tmp_path: Path) -> None:
    """The same tables for a document, in the reader's language."""
    page = tmp_path / "balance.md"
    assert 0 == run("report", str(races), "-o", str(page), "--lang", "fr").code

    assert "| choix | places | part | intervalle à 95\u00a0% | de la part équitable |" in page.read_text("utf-8")
    assert re.search(r"^\| crew=big_rig \| 6 \|", page.read_text("utf-8"), re.M)


def test_bad_input(run: Run, races: Path, tmp_path: Path) -> None:
    """What is no page or no tournament is said to be none."""
    page = run("report", str(races), "-o", "report.pdf")
    nothing = run("report", str(tmp_path))

    assert (2, "chicane: report.pdf is neither .html nor .md\n") == (page.code, page.err)
    assert 2 == nothing.code and "holds no finished tournament (tournament.json is missing)" in nothing.err


def test_what_is_never_used_is_a_finding() -> None:
    """An option that nobody takes, and one that hardly anybody takes, are named."""
    found = options(events(("option", "Drift", 0, 50.0), ("option", "Repair", 1, 80.0), ("option", "Go", 70, 90.0)))

    assert [("lab-found-never", "Drift"), ("lab-found-seldom", "Repair")] == found.findings
    assert ["Go", "90", "70", "77.8%"] == found.rows[1]


def test_dice_that_are_off_are_a_finding() -> None:
    """Games with the same dice are one sample, not several."""
    rolled = events(("roll", "Die: 6", 160, 100.0), ("roll", "Die: 1", 40, 100.0), ("roll", "Die: 2", 105, 100.0))
    own = pl.DataFrame({"seed": ["a", "b", "c", "d"]})
    shared = pl.DataFrame({"seed": ["a", "a", "a", "a", "a"]})

    assert ["Die: 1", "Die: 6"] == [name for _, name in dice(own, rolled).findings]
    assert [] == dice(shared, rolled).findings


def test_what_is_counted() -> None:
    """Every choice and roll of a game is counted once; losses are those that were told, each with its place."""
    match, _ = finish(Tournament("thunder", ("random",), 3, (), "5", 1).task(0))
    found = counted(match)

    assert sum(act.actor >= 0 for act in match.acts) == sum(each.times for each in found if each.kind == "option")
    lost = [line.message.key for line in match.story if line.message.key.startswith("thunder-told-gone-")]
    assert lost == [f"thunder-told-gone-{each.name}" for each in found if each.kind == "loss"]
    assert lost and all(each.x > 0 and each.y > 0 for each in found if each.kind == "loss")
    rolls = [each for each in found if each.kind == "roll"]
    assert sum(each.times for each in rolls) == pytest.approx(sum(each.expected for each in rolls))
    assert Event("pick", "crew=cars", 2) in found


def test_picks_are_compared_with_their_fair_share(races: Path) -> None:
    """Two seats have cars, one the rig; what one wins the others lose."""
    _, tables = load(races)
    picks = next(section for section in sections(tables) if section.key == "lab-picks")
    crews = {row[0]: (int(row[1]), float(row[4])) for row in picks.rows if row[0].startswith("crew=")}

    assert {"crew=cars": 12, "crew=big_rig": 6} == {name: seats for name, (seats, _) in crews.items()}
    assert 3.0 == pytest.approx(2 * crews["crew=cars"][1] + crews["crew=big_rig"][1], abs=0.05)


def leads(match: Match, won: list[float]) -> dict[int, float]:
    """What the best at the start of each round won in the end, from the first choice of the round that has a best."""
    found: dict[int, float] = {}
    game, seats = match.opening(None), range(match.players)
    for act in match.acts:
        round, worths = match.rules.moment(game).round, [match.rules.value(game, seat) for seat in seats]
        known = [worth for worth in worths if worth is not None]
        if act.actor != CHANCE and round not in found and len(known) == match.players:
            best = [seat for seat in seats if known[seat] == max(known)]
            found[round] = sum(won[seat] for seat in best) / len(best)
        game.play(act.option)
    return found


def test_leads_and_leaders_are_those_of_the_logs(races: Path) -> None:
    """Who stood best as a round began, and what each leader won, told anew from the games themselves."""
    rows = {section.key: section.rows for section in sections(load(races)[1])}
    led: dict[int, list[float]] = {}
    held: dict[str, list[float]] = {}
    for _, match, ending in games_in(races):
        assert ending.shares is not None
        for round, won in leads(match, ending.shares).items():
            led.setdefault(round, []).append(won)
        for act in match.acts:
            if type(act.option).__name__ == "LeaderChosen":
                held.setdefault(act.text, []).append(ending.shares[act.actor])

    wanted = [[str(round), str(len(led[round])), f"{mean(led[round]):.1%}"] for round in sorted(led)]
    assert wanted == [row[:3] for row in rows["lab-leaders"]]
    assert {name: (str(len(won)), f"{mean(won):.1%}") for name, won in held.items()} == {
        row[0]: (row[1], row[2]) for row in rows["lab-picks"] if row[0] in held
    }
