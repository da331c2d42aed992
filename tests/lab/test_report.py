"""`chicane report`: one page about a tournament."""

import re
from pathlib import Path
from statistics import mean

import polars as pl
import pytest

from chicane.core.cards import UseCard
from chicane.core.match import Match
from chicane.core.message import Message
from chicane.core.step import CHANCE
from chicane.lab.counts import Event, counted
from chicane.lab.export import games_in
from chicane.lab.played import finish
from chicane.lab.results import load
from chicane.lab.sections import by_pick, by_seat, dice, options, sections
from chicane.lab.tournament import Tournament
from chicane.words import words
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
    assert ["Bots", "Seats", "Picks", "Cards", "Length", "Endings"] == headings[:6]
    assert ["Who leads", "The leader", "Losses", "Where it was lost", "Dice", "Choices"] == headings[6:]
    assert 10 == text.count('<div class="plot">')  # endings are a table alone, and places lie on the board
    lost = load(races)[1]["events"].filter(kind="loss").filter((pl.col("x") != 0) | (pl.col("y") != 0))
    spots = re.findall(r'<circle [^>]*fill="#e0261a"[^>]*><title>(\d+)</title>', text)
    assert 5 < len(lost) == sum(map(int, spots))
    assert not re.search(r"""(src|href)=["'](?!#)|<script""", text)


def test_markdown_in_french(run: Run, races: Path, tmp_path: Path) -> None:
    """The same tables for a document, in the reader's language."""
    page = tmp_path / "balance.md"
    assert 0 == run("report", str(races), "-o", str(page), "--lang", "fr").code

    interval = "intervalle à 95\u00a0%"
    columns = f"| choix | places | part | {interval} | de la part équitable | {interval} |"
    assert columns in page.read_text("utf-8")
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


def seats_of(*crews: tuple[str, int, int]) -> tuple[pl.DataFrame, pl.DataFrame]:
    """Seats and picks of duels: so many first seats with such a crew, and how many of them won."""
    rows = [(name, number < won) for name, seats, won in crews for number in range(seats)]
    seats = pl.DataFrame({"game": range(len(rows)), "seat": 0, "won": [float(won) for _, won in rows]})
    picks = pl.DataFrame({"kind": "pick", "game": range(len(rows)), "seat": 0, "name": [name for name, _ in rows]})
    rivals = seats.with_columns(pl.lit(1).alias("seat"), (1 - pl.col("won")).alias("won"))
    return pl.concat([seats, rivals]), picks


def test_picks_that_win_too_often_are_a_finding() -> None:
    """So are those that win too seldom; what luck may do is none, however large it looks."""
    crews = [("crew=rig", 100, 70), ("crew=five", 100, 30), ("crew=cars", 100, 60), ("Lead: abigail", 6, 6)]
    found = by_pick(*seats_of(*crews))

    assert [("lab-found-more", "crew=rig"), ("lab-found-less", "crew=five")] == found.findings
    assert ["Lead: abigail", "crew=rig", "crew=cars", "crew=five"] == [row[0] for row in found.rows]
    assert ["crew=rig", "100", "70.0%", "60.4% - 78.1%", "1.40", "1.21 - 1.56"] == found.rows[1]


def test_seats_that_win_too_often_are_a_finding() -> None:
    """One that always wins, and the other; luck has a say where there are few games."""
    many, few = [by_seat(seats_of(("", games, games))[0]) for games in (40, 8)]

    assert [("lab-found-more", "1"), ("lab-found-less", "2")] == many.findings
    assert [] == few.findings


def test_what_nobody_wins_is_no_finding() -> None:
    """Of whoever plays alone, and loses whatever they chose."""
    seats, picks = seats_of(("vehicle=dumper", 40, 0), ("vehicle=jitterbug", 40, 0))

    assert [] == by_pick(seats.filter(seat=0), picks).findings


def test_what_is_counted() -> None:
    """Every choice and roll of a game is counted once; losses are those that were told, each with its place."""
    match, _ = finish(Tournament("thunder", ("random",), 3, (), "5", 1).task(0), told=True)
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
    picks = next(section for section in sections("thunder", tables) if section.key == "lab-picks")
    rows = [list(map(str, row)) for row in picks.rows]
    crews = {row[0]: (int(row[1]), float(row[4])) for row in rows if row[0].startswith("crew=")}

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
    rows = {section.key: section.rows for section in sections("thunder", load(races)[1])}
    led: dict[int, list[float]] = {}
    held: dict[str, list[float]] = {}
    for _, match, ending in games_in(races):
        assert ending.shares is not None
        for round, won in leads(match, ending.shares).items():
            led.setdefault(round, []).append(won)
        for act in match.acts:
            if type(act.option).__name__ == "LeaderChosen":
                held.setdefault(f"LeaderChosen: {act.text}", []).append(ending.shares[act.actor])

    wanted = [[str(round), str(len(led[round])), f"{mean(led[round]):.1%}"] for round in sorted(led)]
    assert wanted == [row[:3] for row in rows["lab-leaders"]]
    assert {name: (str(len(won)), f"{mean(won):.1%}") for name, won in held.items()} == {
        row[0]: (row[1], row[2]) for row in rows["lab-picks"] if row[0] in held
    }


def test_crews_sit_on_every_seat(races: Path) -> None:
    """What seats chose goes round the table, too."""
    picks = load(races)[1]["events"].filter(kind="pick", name="crew=big_rig")

    assert [0, 0, 1, 1, 2, 2] == sorted(picks["seat"])


def test_cards_are_those_that_seats_had(run: Run, tmp_path: Path) -> None:
    """Every seat has one bounty and one one-shot when the race begins; their shares add up, and some were played."""
    options = ["--option", "bounties=yes", "--option", "one_shots=yes"]
    arena = ["arena", "thunder", "--bots", "random", "--games", "3", "--players", "2", "--workers", "1", *options]
    assert 0 == run(*arena, "-o", str(tmp_path)).code
    plan, tables = load(tmp_path)
    cards = next(section for section in sections(plan["game"], tables) if section.key == "lab-cards")
    held = tables["events"].filter(kind="card")

    assert [2] * 6 == held.group_by("game", "seat").len()["len"].to_list()
    assert 12 == sum(int(str(row[1])) for row in cards.rows)
    played = [act for _, match, _ in games_in(tmp_path) for act in match.acts if isinstance(act.option, UseCard)]
    assert sum(act.actor >= 0 for act in played) == held["times"].sum() > 0


def test_who_leads_adds_up(races: Path) -> None:
    """In every round somebody stands best; with bots that are all alike it is told by seats."""
    leads = next(section for section in sections("thunder", load(races)[1]) if section.key == "lab-leads")

    names = [words("en").say(column) for column in leads.columns[2:] if isinstance(column, Message)]
    assert ["seat 1", "seat 2", "seat 3"] == names
    for row in leads.rows:
        assert 100 == pytest.approx(sum(float(str(cell).rstrip("%")) for cell in row[2:]), abs=0.3)


def test_who_plays_alone_is_compared_with_the_mean(run: Run, tmp_path: Path) -> None:
    """Every vehicle of wreckland on the same dice; losses have a place on the board there, too."""
    arena = ["arena", "wreckland", "--bots", "random", "--each", "vehicle", "--games", "4", "--workers", "1"]
    assert 0 == run(*arena, "-o", str(tmp_path / "races")).code
    plan, tables = load(tmp_path / "races")
    found = {section.key: section for section in sections(plan["game"], tables)}

    assert {"vehicle=roadrunner", "vehicle=dumper", "vehicle=broadside", "vehicle=jitterbug"} == {
        row[0] for row in found["lab-picks"].rows
    }
    assert ["1-0"] * 4 == tables["games"]["seed"].to_list()
    assert "lab-seats" not in found
    assert tables["events"].filter(kind="loss", name="destroy")["x"].min() != 0
    assert found["lab-places"].points
