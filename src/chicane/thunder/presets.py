"""Presets: from a first race to everything that there is."""

from __future__ import annotations

from typing import Final

from chicane.core.preset import Preset
from chicane.core.registry import Option

NOT_DRAWN: Final = {"ply_cap"}  # no matter of taste


def switches(options: list[Option]) -> list[str]:
    """The options that add a box or a deck."""
    return [option.name for option in options if option.choices == ["no", "yes"]]


def presets(options: list[Option]) -> list[Preset]:
    """The presets for some options; whatever a new box adds is in the last two at once."""
    names = [option.name for option in options]
    return [
        Preset("first-race", players=2),
        Preset("base"),
        Preset("carnage", {"carnage": "yes"}),
        Preset("maximum-chrome", dict.fromkeys(switches(options), "yes")),
        Preset("surprise", drawn=[name for name in names if name not in NOT_DRAWN]),
    ]
