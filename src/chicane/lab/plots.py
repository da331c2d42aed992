"""Plots of a report, as SVG."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from typing import Any, Final

import matplotlib

matplotlib.use("svg")
from matplotlib import pyplot
from matplotlib.ticker import MaxNLocator

from chicane.lab.sections import Bar, Cell, Line

INK: Final = "#2b2320"
GOLD: Final = "#c8892b"
FAIR: Final = "#8a2f1d"
PAINTS: Final = [GOLD, "#2a6fbb", "#2f8f4e", "#c8322b", "#7b4fa3", "#5b6470"]
MOST: Final = 45  # bars that can be told apart
INCHES: Final = 7.0
INCHES_A_BAR: Final = 0.24
INCHES_OF_LINES: Final = 2.6
Name = Callable[[Cell], str]


def bars(shown: list[Bar], name: Name) -> str:
    """Bars with their names, intervals and what would be fair; the first ones, if there are too many."""
    rows = shown[:MOST][::-1]
    figure, axes = drawing(0.6 + INCHES_A_BAR * len(rows))
    axes.barh([name(bar.name) for bar in rows], [bar.value for bar in rows], color=GOLD, height=0.7)
    for row, bar in enumerate(rows):
        if bar.high:
            axes.plot([bar.low, bar.high], [row, row], color=INK, linewidth=1.2)
        if bar.mark:
            axes.plot([bar.mark, bar.mark], [row - 0.4, row + 0.4], color=FAIR, linewidth=1.2, linestyle=":")
    axes.margins(y=0.02)
    return drawn(figure)


def lines(shown: list[Line], name: Name, label: str) -> str:
    """A line for each, round by round, with a band around it where the truth may lie."""
    figure, axes = drawing(INCHES_OF_LINES)
    for number, line in enumerate(shown):
        rounds, values, low, high = (list(each) for each in zip(*line.points, strict=True))
        paint = PAINTS[number % len(PAINTS)]
        axes.plot(rounds, values, color=paint, marker="o", markersize=4, label=name(line.name))
        if any(high):
            axes.fill_between(rounds, low, high, color=paint, alpha=0.25)
    axes.set_ylim(0, 1.02)
    axes.set_xlabel(label)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    if len(shown) > 1:
        axes.legend(frameon=False, bbox_to_anchor=(1.0, 1.0), loc="upper left")
    return drawn(figure)


def drawing(inches: float) -> tuple[Any, Any]:
    """An empty plot of some height."""
    matplotlib.rcParams.update({"svg.hashsalt": "chicane", "svg.fonttype": "none", "font.size": 9})
    figure, axes = pyplot.subplots(figsize=(INCHES, inches))
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def drawn(figure: Any) -> str:
    """A plot as SVG."""
    found = io.StringIO()
    figure.savefig(found, format="svg", bbox_inches="tight", transparent=True, metadata={"Date": None})
    pyplot.close(figure)
    return re.sub(r"^.*?(?=<svg)", "", found.getvalue(), count=1, flags=re.S)
