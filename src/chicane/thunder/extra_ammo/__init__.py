"""Extra Ammo: five decks, each an option of its own (TR-AMM, TR-SET-26)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.step import Step
from chicane.thunder.box import Crew, Expansion, Preparing, Stock
from chicane.thunder.extra_ammo.airstrikes import AIRSTRIKES
from chicane.thunder.extra_ammo.bonus_commands import BONUS_COMMANDS
from chicane.thunder.extra_ammo.bounties import BOUNTIES
from chicane.thunder.extra_ammo.conditions import CONDITIONS
from chicane.thunder.extra_ammo.one_shots import ONE_SHOTS
from chicane.thunder.kinds import VEHICLES
from chicane.thunder.state import Thunder
from chicane.thunder.stocks import Deal, Open


def one_each(stock: Stock) -> Preparing:
    """A secret card for everybody, whatever the crew (TR-AMM-13, TR-AMM-20, TR-AMM-21, TR-AMM-24)."""
    return lambda game: [Deal(game.box.stock_numbers[stock.id], seat) for seat in range(game.players)]


def takes_command(crew: Crew) -> bool:
    """Cars and motorcycles do (TR-AMM-26, TR-AMM-28)."""
    return all(VEHICLES[kind].is_car for kind in crew.vehicles)


def one_command_each(game: Thunder) -> list[Step[Any]]:
    """An open card for every crew that may have one (TR-AMM-26, TR-AMM-29)."""
    number = game.box.stock_numbers[BONUS_COMMANDS.id]
    return [Open(number, seat) for seat, crew in enumerate(game.box.crews) if takes_command(crew)]


EXTRA_AMMO: Final = [  # road conditions come with the tiles (TR-AMM-01)
    Expansion(CONDITIONS.id, stocks=[CONDITIONS]),
    *[Expansion(stock.id, stocks=[stock], prepare=one_each(stock)) for stock in (AIRSTRIKES, BOUNTIES, ONE_SHOTS)],
    Expansion(BONUS_COMMANDS.id, stocks=[BONUS_COMMANDS], prepare=one_command_each),
]
