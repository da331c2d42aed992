"""Chicane: dirty racing games, played by their full rules.

>>> import chicane
>>> match = chicane.new("chariot", players=4, seed=7)
>>> match.play(match.options[0])
"""

from chicane import fast  # the first of all: it says whether what follows is compiled
from chicane.core.campaign import Campaign, load_campaign
from chicane.core.errors import BadInput, IllegalOption
from chicane.core.match import Match, Result, new
from chicane.core.registry import names as games
from chicane.core.save import load
from chicane.core.view import WATCHER, View

__version__ = "0.1.0"

__all__ = [
    "WATCHER",
    "BadInput",
    "Campaign",
    "IllegalOption",
    "Match",
    "Result",
    "View",
    "fast",
    "games",
    "load",
    "load_campaign",
    "new",
]
