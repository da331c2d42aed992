"""The eleven crew leaders: a power, four commands and stars (TR-LDR). The names of four are the rulebook's."""

from __future__ import annotations

from typing import Final

import chicane.thunder.choppe_shoppe.commands as commands
import chicane.thunder.choppe_shoppe.powers as powers
from chicane.core.cards import Answer, Bend, Deck, plus
from chicane.thunder.box import BESIDE_SEATS, BoardCard, Command, Stock
from chicane.thunder.choppe_shoppe.commands import starred
from chicane.thunder.choppe_shoppe.memory import recall_board
from chicane.thunder.command import airstrike, drift, nitro, repair

AIRSTRIKE: Final = Command("airstrike", 1, 6, airstrike)
DRIFT: Final = Command("drift", 3, 5, drift)
NITRO: Final = Command("nitro", 1, 3, nitro)
MORE_NITRO: Final = Command("nitro", 1, 4, nitro)  # TR-CMD-10
REPAIR: Final = Command("repair", 6, 6, repair)
EASY_REPAIR: Final = Command("repair", 5, 6, repair)


class Leader(BoardCard):
    """A board in place of the crew's own, and tokens to use it with (TR-LDR-03, TR-LDR-04)."""

    def __init__(
        self,
        id: str,
        stars: int,
        commands: list[Command],
        mods: dict[str, Bend] | None = None,
        answers: dict[str, Answer] | None = None,
    ) -> None:
        super().__init__(id, commands, True, mods, answers)
        self.stars = stars


LEADERS: Final = [
    # Guns.
    Leader(
        "abigail", 3,
        [AIRSTRIKE, NITRO, Command("snipe", 4, 6, commands.snipe), starred("repair", repair)],
        answers={"shot_falls": Answer(powers.clean_up, instead=True, when=powers.can_clean_up)},  # TR-LDR-09
    ),
    Leader(
        "granny-vendetta", 3,
        [starred("airstrike", airstrike), MORE_NITRO, Command("snipe", 4, 5, commands.snipe), REPAIR],
        answers={"shot_falls": Answer(powers.shoot_back, when=powers.may_shoot_back)},
    ),
    Leader(
        "em-berco", 3,
        [AIRSTRIKE, NITRO, Command("flamethrower", 4, 5, commands.flamethrower), REPAIR],  # TR-LDR-11
        answers={"elimination": Answer(powers.put_out, instead=True, when=powers.is_burnt)},
    ),
    Leader(
        "sergeant-kettle", 2,
        [AIRSTRIKE, Command("jam", 1, 2, commands.jam), NITRO, EASY_REPAIR],
        mods={"arc": powers.all_round},
    ),
    # Bumpers.
    Leader(
        "bongo", 3,
        [AIRSTRIKE, Command("banana", 2, 4, commands.banana), starred("overdrive", commands.overdrive), REPAIR],
        answers={"throw": Answer(powers.throw_back, instead=True, when=powers.is_thrown)},  # TR-LDR-12
    ),
    Leader(
        "slick-vic", 4,
        [AIRSTRIKE, Command("shortcut", 1, 2, commands.shortcut), NITRO, starred("switch", commands.switch)],
        mods={"drifts": plus(1)},
    ),
    # Wheels.
    Leader(
        "mother-goose", 3,
        [AIRSTRIKE, Command("convoy", 1, 4, commands.convoy), DRIFT, EASY_REPAIR],
        answers={"turn_end": Answer(powers.come_along, when=powers.has_stragglers)},
    ),
    Leader(
        "professor-lens", 3,
        [AIRSTRIKE, Command("shortcut", 1, 3, commands.shortcut), DRIFT, REPAIR],
        answers={"move_start": Answer(powers.look, when=powers.sees_something)},
    ),
    # Pockets.
    Leader("miss-betty", 2, [AIRSTRIKE, MORE_NITRO, DRIFT, REPAIR], mods={"upgrades": plus(1)}),  # TR-LDR-10
    Leader(
        "lucky-lou", 3,
        [AIRSTRIKE, NITRO, DRIFT, starred("overdrive", commands.overdrive)],
        answers={"turn_start": Answer(powers.roll_again, when=powers.nothing_used)},
    ),
    Leader(
        "undertaker", 1,
        [AIRSTRIKE, NITRO, Command("jam", 3, 4, commands.jam), REPAIR],
        answers={"elimination": Answer(powers.commission, by_itself=True, when=powers.earns)},
    ),
]  # fmt: skip
STOCK: Final[Stock] = Stock(  # TR-CMP-20
    Deck("leaders", 11, list(LEADERS)), BESIDE_SEATS, rule="TR-LDR-02", recall=recall_board
)
