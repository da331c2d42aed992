"""How good bots are: their share of wins with an interval, and a rating from who won against whom."""

from __future__ import annotations

from typing import NamedTuple

import polars as pl
from openskill.models import PlackettLuce, PlackettLuceRating

from chicane.lab.interval import wilson


class Standing(NamedTuple):
    """One bot: the games and seats it played, what it won, the 95 % interval, its fair share, its rating."""

    bot: str
    seats: int
    won: float
    low: float
    high: float
    fair: float
    mu: float
    sigma: float

    @property
    def share(self) -> float:
        """The share of its seats that won."""
        return self.won / self.seats


def standings(seats: pl.DataFrame) -> list[Standing]:
    """The bots, the best first."""
    rated = ratings(seats)
    players = seats.group_by("game").len()
    fair = seats.join(players, "game").with_columns(fair=1 / pl.col("len"))
    table = fair.group_by("bot").agg(pl.len().alias("seats"), pl.col("won").sum(), pl.col("fair").mean())
    found = []
    for bot, count, won, share in table.sort(["bot"]).iter_rows():
        low, high = wilson(won, count)
        found.append(Standing(bot, count, won, low, high, share, rated[bot].mu, rated[bot].sigma))
    return sorted(found, key=lambda each: (-each.share, each.bot))


def ratings(seats: pl.DataFrame) -> dict[str, PlackettLuceRating]:
    """The rating of each bot after all games in their order; a bot that has several seats is rated on the best."""
    model = PlackettLuce()
    found = {bot: model.rating(name=bot) for bot in seats["bot"].unique().sort()}
    best = seats.group_by("game", "bot").agg(pl.col("won").max()).sort("game", "bot")
    for _, company in best.group_by("game", maintain_order=True):
        if len(company) < 2:
            continue
        bots, won = company["bot"].to_list(), company["won"].to_list()
        ranks = [1.0 if share else 2.0 for share in won]
        for bot, [rating] in zip(bots, model.rate([[found[bot]] for bot in bots], ranks=ranks), strict=True):
            found[bot] = rating
    return found
