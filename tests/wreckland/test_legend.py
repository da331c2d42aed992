"""The legend of the road names every icon and every cost."""

from chicane.core.registry import find
from chicane.wreckland.icons import CHOICE, COSTS, PLUS
from chicane.wreckland.names import EFFECT_WORDS


def test_tables() -> None:
    """Every effect that has an icon is in the legend, and every pattern that pays."""
    signs = find("wreckland").legend()
    named = {sign.name.key for sign in signs}

    assert {EFFECT_WORDS[PLUS], EFFECT_WORDS[CHOICE]} == set(EFFECT_WORDS) - named
    assert len(COSTS) + 1 == len([sign for sign in signs if sign.name.key.startswith("wreckland-cost-")])
