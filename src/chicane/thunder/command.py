"""Step 2: the command, before the assigned vehicle moves (TR-CMD)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.message import Message
from chicane.core.step import NOBODY, Step
from chicane.thunder.choppers import Airstrike
from chicane.thunder.damage import DAMAGE_NAMES
from chicane.thunder.finish import give_back
from chicane.thunder.kinds import AIRSTRIKE, COMMANDS, DAMAGE_IDS, DRIFT, REPAIR
from chicane.thunder.names import CREW_NAMES, code, named
from chicane.thunder.state import EMPTY, GONE, RESOLVING, Thunder

COMMAND_NAMES: Final = [
    Message("thunder-command-airstrike"),
    Message("thunder-command-nitro"),
    Message("thunder-command-drift"),
    Message("thunder-command-repair"),
]


def affordable(game: Thunder, seat: int) -> list[tuple[int, int]]:
    """Every command with each unused die that fits it (TR-ASG-06)."""
    dice = game.unused(seat)
    numbered = list(enumerate(COMMANDS))
    return [(number, die) for number, each in numbered for die in dice if each.least <= die <= each.most]


class Activate(Step[Thunder]):
    """The command takes effect, for this turn only; Nitro is part of the moves already (TR-CMD-01, TR-CMD-02)."""

    def __init__(self, seat: int, command: int, die: int) -> None:
        self.seat = seat
        self.command = command
        self.die = die

    def run(self, game: Thunder) -> None:
        if self.command == AIRSTRIKE:
            game.do(Airstrike(self.seat))
        elif self.command == DRIFT:
            game.drift = True
        elif self.command == REPAIR:
            game.do(Repair(self.seat))

    def tell(self, game: Thunder) -> Message:
        return Message(
            "thunder-told-command",
            "TR-CMD-01",
            crew=CREW_NAMES[self.seat],
            command=COMMAND_NAMES[self.command],
            die=self.die,
        )


class Repair(Step[Thunder]):
    """One damage token of the player's choice, from any of their vehicles (TR-CMD-24, TR-CMD-28, TR-CMD-29)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def slots(self, game: Thunder) -> list[int]:
        first, last = self.seat * 6, self.seat * 6 + 6
        filled = [slot for slot in range(first, last) if EMPTY < game.slots[slot] < RESOLVING]
        twins = [slot for slot in filled if slot % 2 and game.slots[slot] == game.slots[slot - 1]]
        return [slot for slot in filled if slot not in twins and game.at[slot // 2] != GONE]

    def actor(self, game: Thunder) -> int:
        return self.seat if self.slots(game) else NOBODY

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [Repaired(slot) for slot in self.slots(game)]

    def run(self, game: Thunder) -> None:
        """There is nothing to repair."""

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-repair", "TR-CMD-24", crew=CREW_NAMES[self.seat])


class Repaired(Step[Thunder]):
    """The token goes back into the pile; an inoperable vehicle runs again (TR-CMD-25, TR-CMD-26)."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, game: Thunder) -> None:
        give_back(game, self.slot)

    def text(self, game: Thunder) -> str:
        return f"repair {code(game, self.slot // 2)} {DAMAGE_IDS[game.slots[self.slot]]}"

    def label(self, game: Thunder) -> Message:
        token = DAMAGE_NAMES[game.slots[self.slot]]
        return Message("thunder-do-repair", "TR-CMD-24", vehicle=named(game, self.slot // 2), token=token)

    def tell(self, game: Thunder) -> Message:
        token = DAMAGE_NAMES[game.slots[self.slot]]
        return Message("thunder-told-repair", "TR-CMD-24", vehicle=named(game, self.slot // 2), token=token)
