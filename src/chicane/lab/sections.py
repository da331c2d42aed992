"""What a report tells of a tournament, section by section: a table each, and what is plotted of it."""

from __future__ import annotations

from statistics import mean, median
from typing import Any, Final, NamedTuple

import polars as pl

from chicane.lab.interval import wilson
from chicane.lab.rating import standings

Tables = dict[str, pl.DataFrame]
FAR: Final = 3.0  # standard deviations off, that luck alone seldom is
SELDOM: Final = 0.02  # of the times that an option was offered


class Bar(NamedTuple):
    """Something that is plotted: its name, its length, and where the truth may lie."""

    name: str
    value: float
    low: float = 0.0
    high: float = 0.0
    mark: float = 0.0  # what would be fair or was to be expected


class Section(NamedTuple):
    """A heading, a table under it, and bars or points beside it; all words by their keys."""

    key: str
    columns: list[str]
    rows: list[list[str]]
    bars: list[Bar]
    points: list[tuple[float, float]] = []
    findings: list[tuple[str, str]] = []  # a key, and what it is said of


def sections(tables: Tables) -> list[Section]:
    """All sections that have something to tell."""
    seats, games, events = tables["seats"], tables["games"], tables["events"]
    found = [
        by_bot(seats), by_seat(seats), by_pick(seats, events), lengths(games), ends(games),
        leaders(seats, events), losses(games, events), places(events), dice(games, events), options(events),
    ]  # fmt: skip
    return [section for section in found if section.rows or section.points]


def by_bot(seats: pl.DataFrame) -> Section:
    """How often each bot won."""
    table = standings(seats)
    rows = [
        [each.bot, str(each.seats), *shares(each.share, each.low, each.high, each.fair), f"{each.mu:.1f}"]
        for each in table
    ]
    bars = [Bar(each.bot, each.share, each.low, each.high, each.fair) for each in table]
    return Section("lab-bots", ["bot", "seats", "share", "interval", "ratio", "rating"], rows, bars)


def by_seat(seats: pl.DataFrame) -> Section:
    """How often each seat won."""
    fair, rows, bars = fair_share(seats), [], []
    for seat, count, won in grouped(seats, "seat"):
        low, high = wilson(won, count)
        rows.append([str(seat + 1), str(count), *shares(won / count, low, high, fair)])
        bars.append(Bar(str(seat + 1), won / count, low, high, fair))
    alone = seats["seat"].max() == 0
    return Section("lab-seats", ["seat", "games", "share", "interval", "ratio"], [] if alone else rows, bars)


def by_pick(seats: pl.DataFrame, events: pl.DataFrame) -> Section:
    """How often those seats won that had chosen something to play with."""
    picks = events.filter(pl.col("kind") == "pick").select("game", "seat", "name").unique()
    held, fair, rows, bars = picks.join(seats, ["game", "seat"]), fair_share(seats), [], []
    for name, count, won in sorted(grouped(held, "name"), key=lambda each: -each[2] / each[1]):
        low, high = wilson(won, count)
        rows.append([name, str(count), *shares(won / count, low, high, fair)])
        bars.append(Bar(name, won / count / fair, low / fair, high / fair, 1.0))
    return Section("lab-picks", ["pick", "seats", "share", "interval", "ratio"], rows, bars)


def lengths(games: pl.DataFrame) -> Section:
    """How long games took."""
    took = {unit: games[unit].to_list() for unit in ("rounds", "plies")}
    rows = [[unit, f"{mean(all):.1f}", f"{median(all):g}", str(min(all)), str(max(all))] for unit, all in took.items()]
    counts = games.group_by("rounds").len().sort("rounds")
    bars = [Bar(str(rounds), count / len(games)) for rounds, count in counts.iter_rows()]
    return Section("lab-lengths", ["unit", "mean", "median", "least", "most"], rows, bars)


def ends(games: pl.DataFrame) -> Section:
    """Why games ended."""
    counts = games.group_by("reason").len().sort(["len", "reason"], descending=[True, False])
    rows = [[reason, str(count), percent(count / len(games))] for reason, count in counts.iter_rows()]
    return Section("lab-ends", ["reason", "games", "share"], rows, [])


def leaders(seats: pl.DataFrame, events: pl.DataFrame) -> Section:
    """How often whoever stood best as a round began won in the end."""
    leads = events.filter(pl.col("kind") == "lead").join(seats, ["game", "seat"])
    table = leads.group_by("round").agg(pl.col("expected").sum(), (pl.col("won") * pl.col("expected")).sum())
    rows, bars = [], []
    for round, games, won in table.sort("round").iter_rows():
        low, high = wilson(won, max(1, int(games)))
        rows.append([str(round), f"{games:.0f}", percent(won / games), f"{percent(low)} - {percent(high)}"])
        bars.append(Bar(str(round), won / games, low, high, fair_share(seats)))
    return Section("lab-leaders", ["round", "games", "share", "interval"], rows, bars)


def losses(games: pl.DataFrame, events: pl.DataFrame) -> Section:
    """What was lost to what."""
    lost = events.filter(pl.col("kind") == "loss").group_by("name").agg(pl.col("times").sum())
    table = lost.sort(["times", "name"], descending=[True, False]).rows()
    rows = [[cause, str(times), f"{times / len(games):.2f}"] for cause, times in table]
    return Section("lab-losses", ["cause", "times", "a-game"], rows, [Bar(c, times / len(games)) for c, times in table])


def places(events: pl.DataFrame) -> Section:
    """Where it was lost."""
    there = events.filter((pl.col("kind") == "loss") & ((pl.col("x") != 0) | (pl.col("y") != 0)))
    return Section("lab-places", [], [], [], there.select("x", "y").rows())


def dice(games: pl.DataFrame, events: pl.DataFrame) -> Section:
    """Which faces came, beside what was to be expected; far off is a finding. Games of one seed are one sample."""
    alike = len(games) / games["seed"].n_unique()
    table = (
        events.filter(pl.col("kind") == "roll").group_by("name").agg(pl.col("times").sum(), pl.col("expected").sum())
    )
    rows, findings = [], []
    for name, times, expected in table.sort("name").iter_rows():
        off = (times - expected) / max(1.0, (expected * alike) ** 0.5)
        rows.append([name, str(times), f"{expected:.1f}", f"{off:+.1f}"])
        if abs(off) > FAR:
            findings.append(("lab-found-luck", name))
    return Section("lab-dice", ["face", "times", "expected", "off"], rows, [], [], findings)


def options(events: pl.DataFrame) -> Section:
    """How often each kind of option was taken when it was offered; never, or hardly ever, is a finding."""
    table = events.filter(pl.col("kind") == "option").group_by("name").agg(
        pl.col("expected").sum(), pl.col("times").sum()
    )  # fmt: skip
    rows, bars, findings = [], [], []
    for name, offered, taken in table.sort("name").iter_rows():
        rows.append([name, f"{offered:.0f}", str(taken), percent(taken / offered)])
        bars.append(Bar(name, taken / offered))
        if taken < SELDOM * offered:
            findings.append(("lab-found-seldom" if taken else "lab-found-never", name))
    return Section("lab-options", ["option", "offered", "taken", "share"], rows, bars, [], findings)


def grouped(frame: pl.DataFrame, by: str) -> list[tuple[Any, int, float]]:
    """Rows of a group: its name, how many there are, what they won."""
    return frame.group_by(by).agg(pl.len().alias("rows"), pl.col("won").sum()).sort(by).rows()


def fair_share(seats: pl.DataFrame) -> float:
    """What a seat would win if all were alike."""
    return seats["game"].n_unique() / len(seats)


def shares(share: float, low: float, high: float, fair: float) -> list[str]:
    """A share, its interval, and how much of what is fair it is."""
    return [percent(share), f"{percent(low)} - {percent(high)}", f"{share / fair:.2f}"]


def percent(share: float) -> str:
    """A share in per cent."""
    return f"{share:.1%}"
