"""What a report tells of a tournament, section by section: a table each, and what is plotted of it."""

from __future__ import annotations

import math
import re
from statistics import mean, median
from typing import Any, Final, NamedTuple, TypeAlias

import polars as pl

from chicane.core.message import Message
from chicane.lab.interval import CONFIDENCE, wilson
from chicane.lab.rating import standings

Tables = dict[str, pl.DataFrame]
FAR: Final = 3.0  # standard deviations off, that luck alone seldom is
SELDOM: Final = 0.02  # of the times that an option was offered
OFTEN: Final = 5.0  # times that a face or a win was to be expected before anything is said of it
SHARES: Final = ("share", "interval", "ratio", "interval")


Cell: TypeAlias = str | Message


class Bar(NamedTuple):
    """Something that is plotted: its name, its length, and where the truth may lie."""

    name: Cell
    value: float
    low: float = 0.0
    high: float = 0.0
    mark: float = 0.0  # what would be fair or was to be expected


class Line(NamedTuple):
    """Something that goes on round by round: its name, and round, value and where the truth may lie at each point."""

    name: Cell
    points: list[tuple[int, float, float, float]]


class Won(NamedTuple):
    """What so many seats won that have something in common, and the fair share of one of them."""

    name: Cell
    seats: int
    won: float
    fair: float

    def row(self) -> list[Cell]:
        """As a row of a table."""
        low, high = wilson(self.won, self.seats)
        return [self.name, str(self.seats), *shares(self.won / self.seats, low, high, self.fair)]

    def bar(self) -> Bar:
        """The share as a bar, the fair one marked."""
        return Bar(self.name, self.won / self.seats, *wilson(self.won, self.seats), self.fair)

    def bar_of_fair(self) -> Bar:
        """The share as a multiple of the fair one."""
        return Bar(self.name, *[part / self.fair for part in self.bar()[1:]])

    def off(self) -> float:
        """By how many standard deviations more was won than is fair; where all games end alike, nothing is off."""
        if self.fair == 1:
            return 0.0
        expected = self.seats * self.fair
        return (self.won - expected) / max(1.0, math.sqrt(expected * (1 - self.fair)))


class Section(NamedTuple):
    """A heading, a table under it, and bars, lines or points beside it; all words by their keys."""

    key: str
    columns: list[Cell]
    rows: list[list[Cell]]
    bars: list[Bar] = []
    points: list[tuple[float, float]] = []
    findings: list[tuple[str, Cell]] = []  # a key, and what it is said of
    lines: list[Line] = []


def sections(game: str, tables: Tables) -> list[Section]:
    """All sections that have something to tell."""
    seats, games, events = tables["seats"], tables["games"], tables["events"]
    found = [
        by_bot(seats), by_seat(seats), by_pick(seats, events), by_card(game, seats, events), lengths(games),
        ends(games), leads(seats, events), leaders(seats, events), losses(games, events), places(events),
        dice(games, events), options(events),
    ]  # fmt: skip
    return [section for section in found if section.rows or section.points]


def by_bot(seats: pl.DataFrame) -> Section:
    """How often each bot won."""
    table, alone = standings(seats), is_alone(seats)
    rows: list[list[Cell]] = [
        [each.bot, str(each.seats), *shares(each.share, each.low, each.high, each.fair), f"{each.mu:.1f}"]
        for each in table
    ]
    bars = [Bar(each.bot, each.share, each.low, each.high, 0.0 if alone else each.fair) for each in table]
    columns = named("bot", "seats", *SHARES, "rating")
    if alone:  # nobody to share with, nobody to be rated against
        columns, rows = columns[:4], [row[:4] for row in rows]
    return Section("lab-bots", columns, rows, bars)


def by_seat(seats: pl.DataFrame) -> Section:
    """How often each seat won."""
    fair = fair_share(seats)
    table = [] if is_alone(seats) else grouped(seats, "seat")
    found = [Won(str(seat + 1), count, won, fair) for seat, count, won in table]
    bars = [each.bar() for each in found]
    return Section("lab-seats", named("seat", "games", *SHARES), rows_of(found), bars, findings=unfair(found))


def by_pick(seats: pl.DataFrame, events: pl.DataFrame) -> Section:
    """How often those seats won that had chosen something to play with, kind by kind."""
    picks = events.filter(pl.col("kind") == "pick").select("game", "seat", "name").unique()
    table = held(seats, picks)
    found = [table[name] for name in sorted(table, key=sort_of)]
    bars = [each.bar_of_fair() for each in found]
    columns = named("pick", "seats", *shares_of(seats))
    return Section("lab-picks", columns, rows_of(found), bars, findings=unfair(found))


def sort_of(pick: str) -> str:
    """What kind of thing was chosen: `TakeVehicle` of `TakeVehicle: take red sedan`, `crew` of `crew=cars`."""
    return re.split("[:=]", pick)[0]


def by_card(game: str, seats: pl.DataFrame, events: pl.DataFrame) -> Section:
    """How often those seats won that had a card as the first turn began, and in how many games it was played."""
    cards = events.filter(pl.col("kind") == "card")
    played = dict(cards.group_by("name").agg((pl.col("times") > 0).mean()).iter_rows())
    table = held(seats, cards.select("game", "seat", "name").unique())
    found = [each._replace(name=Message(f"{game}-card-{name}")) for name, each in table.items()]
    rows = [[*each.row(), percent(played[name])] for each, name in zip(found, table, strict=True)]
    bars = [each.bar_of_fair() for each in found]
    columns = named("card", "seats", *shares_of(seats), "played")
    return Section("lab-cards", columns, rows, bars, findings=unfair(found))


def held(seats: pl.DataFrame, things: pl.DataFrame) -> dict[str, Won]:
    """What seats won that had a thing, for each of them; the best first."""
    table, fair = grouped(things.join(seats, ["game", "seat"]), "name"), fair_share(seats)
    best = sorted(table, key=lambda each: -each[2] / each[1])
    return {name: Won(name, count, won, fair) for name, count, won in best}


def lengths(games: pl.DataFrame) -> Section:
    """How long games took."""
    took = {unit: games[unit].to_list() for unit in ("rounds", "plies")}
    rows: list[list[Cell]] = [
        [Message(f"lab-unit-{unit}"), f"{mean(all):.1f}", f"{median(all):g}", str(min(all)), str(max(all))]
        for unit, all in took.items()
    ]
    counts = games.group_by("rounds").len().sort("rounds")
    bars = [Bar(str(rounds), count / len(games)) for rounds, count in counts.iter_rows()]
    return Section("lab-lengths", named("unit", "mean", "median", "least", "most"), rows, bars)


def ends(games: pl.DataFrame) -> Section:
    """Why games ended."""
    counts = games.group_by("reason").len().sort(["len", "reason"], descending=[True, False])
    rows: list[list[Cell]] = [[reason, str(count), percent(count / len(games))] for reason, count in counts.iter_rows()]
    return Section("lab-ends", named("reason", "games", "share"), rows)


def leads(seats: pl.DataFrame, events: pl.DataFrame) -> Section:
    """Who stood best as each round began: which bot, or which seat where all are alike."""
    by = "bot" if seats["bot"].n_unique() > 1 else "seat"
    table = events.filter(pl.col("kind") == "lead").join(seats, ["game", "seat"]).with_columns(pl.col(by).alias("who"))
    total = table.group_by("round").agg(pl.col("expected").sum()).sort("round").rows()
    counts = table.group_by("round", "who").agg(pl.col("expected").sum()).rows()
    led = {(round, who): times for round, who, times in counts}
    whos = sorted(seats[by].unique()) if total else []
    names: list[Cell] = [each if by == "bot" else Message("lab-seat", number=each + 1) for each in whos]
    part = {(round, who): led.get((round, who), 0.0) / games for round, games in total for who in whos}
    rows: list[list[Cell]] = [
        [str(round), f"{games:.0f}", *[percent(part[round, who]) for who in whos]] for round, games in total
    ]
    lines = [
        Line(name, [(round, part[round, who], 0.0, 0.0) for round, _ in total])
        for name, who in zip(names, whos, strict=True)
    ]
    return Section("lab-leads", [*named("round", "games"), *names], rows, lines=lines)


def leaders(seats: pl.DataFrame, events: pl.DataFrame) -> Section:
    """How often whoever stood best as a round began won in the end."""
    leads = events.filter(pl.col("kind") == "lead").join(seats, ["game", "seat"])
    table = leads.group_by("round").agg(pl.col("expected").sum(), (pl.col("won") * pl.col("expected")).sum())
    rows: list[list[Cell]] = []
    points = []
    for round, games, won in table.sort("round").iter_rows():
        low, high = wilson(won, max(1, int(games + 0.5)))
        rows.append([str(round), f"{games:.0f}", percent(won / games), f"{percent(low)} - {percent(high)}"])
        points.append((round, won / games, low, high))
    line = Line(Message("lab-leaders"), points)
    return Section("lab-leaders", named("round", "games", "share", "interval"), rows, lines=[line])


def losses(games: pl.DataFrame, events: pl.DataFrame) -> Section:
    """What was lost to what."""
    lost = events.filter(pl.col("kind") == "loss").group_by("name").agg(pl.col("times").sum())
    table = lost.sort(["times", "name"], descending=[True, False]).rows()
    rows: list[list[Cell]] = [[cause, str(times), f"{times / len(games):.2f}"] for cause, times in table]
    bars = [Bar(cause, times / len(games)) for cause, times in table]
    return Section("lab-losses", named("cause", "times", "a-game"), rows, bars)


def places(events: pl.DataFrame) -> Section:
    """Where it was lost."""
    there = events.filter((pl.col("kind") == "loss") & ((pl.col("x") != 0) | (pl.col("y") != 0)))
    return Section("lab-places", [], [], points=there.select("x", "y").rows())


def dice(games: pl.DataFrame, events: pl.DataFrame) -> Section:
    """Which faces came, beside what was to be expected; far off is a finding. Games of one seed are one sample."""
    alike = len(games) / games["seed"].n_unique()
    table = (
        events.filter(pl.col("kind") == "roll").group_by("name").agg(pl.col("times").sum(), pl.col("expected").sum())
    )
    rows: list[list[Cell]] = []
    bars, findings = [], []
    for name, times, expected in table.sort("name").iter_rows():
        off = (times - expected) / max(1.0, (expected * alike) ** 0.5)
        rows.append([name, str(times), f"{expected:.1f}", f"{off:+.1f}"])
        if expected >= OFTEN:
            spread = CONFIDENCE * (alike / expected) ** 0.5
            bars.append(Bar(name, times / expected, max(0.0, 1 - spread), 1 + spread, 1.0))
        if abs(off) > FAR and expected >= OFTEN * alike:
            findings.append(("lab-found-luck", name))
    return Section("lab-dice", named("face", "times", "expected", "off"), rows, bars, findings=findings)


def options(events: pl.DataFrame) -> Section:
    """How often each kind of option was taken when it was offered; never, or hardly ever, is a finding."""
    table = events.filter(pl.col("kind") == "option").group_by("name").agg(
        pl.col("expected").sum(), pl.col("times").sum()
    )  # fmt: skip
    rows: list[list[Cell]] = []
    bars, findings = [], []
    for name, offered, taken in table.sort("name").iter_rows():
        rows.append([name, f"{offered:.0f}", str(taken), percent(taken / offered)])
        bars.append(Bar(name, taken / offered))
        if taken < SELDOM * offered:
            findings.append(("lab-found-seldom" if taken else "lab-found-never", name))
    return Section("lab-options", named("option", "offered", "taken", "share"), rows, bars, findings=findings)


def rows_of(found: list[Won]) -> list[list[Cell]]:
    """A row for each."""
    return [each.row() for each in found]


def unfair(found: list[Won]) -> list[tuple[str, Cell]]:
    """Who won so much more or less than is fair that luck seldom does it."""
    told = [each for each in found if each.seats * each.fair >= OFTEN]
    much = [("lab-found-more", each.name) for each in told if each.off() > FAR]
    return much + [("lab-found-less", each.name) for each in told if each.off() < -FAR]


def grouped(frame: pl.DataFrame, by: str) -> list[tuple[Any, int, float]]:
    """Rows of a group: its name, how many there are, what they won."""
    return frame.group_by(by).agg(pl.len().alias("rows"), pl.col("won").sum()).sort(by).rows()


def fair_share(seats: pl.DataFrame) -> float:
    """What a seat would win if all were alike; of whoever plays alone, what is won on average."""
    return seats["won"].mean() or 1.0 if is_alone(seats) else seats["game"].n_unique() / len(seats)  # type: ignore[return-value]  # a mean of numbers is one


def is_alone(seats: pl.DataFrame) -> bool:
    """Whether games have a single seat."""
    return seats["seat"].max() == 0


def shares_of(seats: pl.DataFrame) -> list[str]:
    """The columns of shares, with what they are compared with."""
    return ["mean-ratio" if is_alone(seats) and column == "ratio" else column for column in SHARES]


def named(*columns: str) -> list[Cell]:
    """The heads of columns."""
    return [Message(f"lab-column-{column}") for column in columns]


def shares(share: float, low: float, high: float, fair: float) -> list[Cell]:
    """A share and its interval, and how much of what is fair they are."""
    of_fair = [f"{share / fair:.2f}", f"{low / fair:.2f} - {high / fair:.2f}"]
    return [percent(share), f"{percent(low)} - {percent(high)}", *of_fair]


def percent(share: float) -> str:
    """A share in per cent."""
    return f"{share:.1%}"
