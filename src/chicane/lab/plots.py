"""Plots of a report, as SVG."""

from __future__ import annotations

import io
import re
from typing import Final

import matplotlib

matplotlib.use("svg")
from matplotlib import pyplot

from chicane.lab.sections import Bar

INK: Final = "#2b2320"
GOLD: Final = "#c8892b"
FAIR: Final = "#8a2f1d"
MOST: Final = 45  # bars that can be told apart
INCHES: Final = 7.0
INCHES_A_BAR: Final = 0.24


def plot(bars: list[Bar]) -> str:
    """Bars with their names, intervals and what would be fair; the first ones, if there are too many."""
    shown = bars[:MOST][::-1]
    matplotlib.rcParams.update({"svg.hashsalt": "chicane", "svg.fonttype": "none", "font.size": 9})
    figure, axes = pyplot.subplots(figsize=(INCHES, 0.6 + INCHES_A_BAR * len(shown)))
    axes.barh([bar.name for bar in shown], [bar.value for bar in shown], color=GOLD, height=0.7)
    for row, bar in enumerate(shown):
        if bar.high:
            axes.plot([bar.low, bar.high], [row, row], color=INK, linewidth=1.2)
        if bar.mark:
            axes.plot([bar.mark, bar.mark], [row - 0.4, row + 0.4], color=FAIR, linewidth=1.2, linestyle=":")
    axes.spines[["top", "right"]].set_visible(False)
    axes.margins(y=0.02)
    found = io.StringIO()
    figure.savefig(found, format="svg", bbox_inches="tight", transparent=True, metadata={"Date": None})
    pyplot.close(figure)
    return re.sub(r"^.*?(?=<svg)", "", found.getvalue(), count=1, flags=re.S)
