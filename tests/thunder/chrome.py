"""Positions with leaders and upgrades, for the tests of Choppe Shoppe."""

from __future__ import annotations

from chicane.core.scenario import Table
from chicane.thunder.state import Thunder

OTHERS = "r3 at f1\nb2 at f14\nb3 at f16\nred commanded\nblue commanded"
CHROME: dict[str, object] = {"leaders": True, "upgrades": True, "carnage": True}


def road(drawing: str, others: str = OTHERS, players: int = 2) -> Table:
    """Red's turn on a drawn road, with cars far away so that nobody is out."""
    return Table("thunder", f"{drawing}\n{others}", players=players, options=CHROME)


def thunder(table: Table) -> Thunder:
    """The chase on a table."""
    assert isinstance(table.game, Thunder)
    return table.game
