"""In a notebook: a match, a view and a scene show themselves; a match can be stepped through."""

from __future__ import annotations

from typing import Any

import ipywidgets

from chicane.core.match import Match
from chicane.core.view import WATCHER
from chicane.words import Words


def replay(match: Match, seat: int = WATCHER, lang: str = "en") -> Any:
    """The match with a slider: the board after so many acts as a seat saw it, and what the commentator said there."""
    words = Words(lang)
    slider = ipywidgets.IntSlider(value=len(match.acts), min=0, max=len(match.acts), description="ply")
    board, told = ipywidgets.HTML(), ipywidgets.HTML()

    def show(change: Any = None) -> None:
        then = match.at(slider.value)
        view = then.seen_by(seat)
        board.value = view._repr_svg_()
        lines = [words.say(line.message) for line in view.story if line.ply == slider.value]
        told.value = "<br>".join([f"<code>{view.log[-1] if view.log else ''}</code>", *lines])

    slider.observe(show, names="value")
    show()
    return ipywidgets.VBox([slider, told, board])
