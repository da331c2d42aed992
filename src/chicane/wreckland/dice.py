"""Eight dice, three of them red: rolled, rerolled, spent (WL-COMP-04, WL-TURN)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.message import Message
from chicane.core.pile import given, taken
from chicane.core.step import CHANCE, NOBODY, Step
from chicane.wreckland.kinds import DICE, RED
from chicane.wreckland.names import die_piece, is_red, is_scrap, piece_name, piece_value, scrap_kind
from chicane.wreckland.state import ASIDE, Wreckland


class Roll(Step[Wreckland]):
    """One die is rolled."""

    def __init__(self, die: int) -> None:
        self.die = die

    def actor(self, game: Wreckland) -> int:
        return CHANCE

    def options(self, game: Wreckland) -> list[Step[Any]]:
        return ROLLED[self.die]

    def prompt(self, game: Wreckland) -> Message:
        return Message(f"wreckland-ask-roll-{'red' if self.die < RED else 'white'}", "WL-TURN-01")


class Rolled(Step[Wreckland]):
    """The die shows a value."""

    def __init__(self, die: int, value: int) -> None:
        self.die = die
        self.value = value

    def run(self, game: Wreckland) -> None:
        game.dice[self.die] = self.value

    def text(self, game: Wreckland) -> str:
        return str(self.value)

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-value", "WL-COMP-04", value=self.value)


ROLLS: Final = [Roll(die) for die in range(DICE)]
ROLLED: Final[list[list[Step[Any]]]] = [[Rolled(die, value) for value in range(1, 7)] for die in range(DICE)]


class RollAll(Step[Wreckland]):
    """All dice are gathered and rolled (WL-CUST-02, WL-TURN-01)."""

    def run(self, game: Wreckland) -> None:
        game.gather()
        game.do_all([*ROLLS])


class RollRest(Step[Wreckland]):
    """Before steps 3 and 5 the dice of the pool are rolled again, but for held ones (WL-TURN-04, WL-ENG-09)."""

    def run(self, game: Wreckland) -> None:
        loose = loose_dice(game)
        game.held = 0
        game.do_all([ROLLS[die] for die in loose])

    def tell(self, game: Wreckland) -> Message | None:
        count = len(loose_dice(game))
        return Message("wreckland-told-reroll", "WL-TURN-04", count=count) if count else None


def loose_dice(game: Wreckland) -> list[int]:
    """The dice of the pool that are not held."""
    return [die for die in game.pool() if not game.held >> die & 1]


def reroll_whites(game: Wreckland) -> None:
    """All white dice left in the pool are rolled again (WL-ENG-03, WL-ENG-07)."""
    game.do_all([ROLLS[die] for die in game.whites()])


def pieces(game: Wreckland, dice: list[int]) -> list[int]:
    """The different pieces among some dice, white ones first."""
    found = [die_piece(game, die) for die in dice]
    found.sort()
    return [piece for index, piece in enumerate(found) if not index or piece != found[index - 1]]


def firsts(masks: list[int], slots: list[int]) -> list[int]:
    """Of die slots of a card that show the same the first."""
    if len(slots) < 2:
        return slots
    return [slot for slot in slots if masks[slot] not in [masks[other] for other in slots if other < slot]]


def dice_of(game: Wreckland, piece: int) -> list[int]:
    """The dice of the pool that are such a piece; those that are held last."""
    dice = [die for die in game.pool() if die_piece(game, die) == piece]
    return sorted(dice, key=lambda die: game.held >> die & 1)


def die_of(game: Wreckland, piece: int) -> int:
    """A die of the pool that is such a piece; one that is held only if there is no other."""
    found = [die for die in game.pool() if die_piece(game, die) == piece]
    for die in found:
        if not game.held >> die & 1:
            return die
    return found[0]


def spend(game: Wreckland, piece: int, place: int) -> None:
    """A die leaves the pool for a place; a scrap card goes to the enemies' discards (WL-PAY-04, WL-PAY-09)."""
    if is_scrap(piece):
        kind = scrap_kind(piece)
        game.scrap = taken(game.scrap, kind)
        game.foe_discards = given(game.foe_discards, kind)
    else:
        game.place[die_of(game, piece)] = place


class LoseDie(Step[Wreckland]):
    """The player sets aside a die of his choice, in the Chase a white one."""

    def __init__(self, first: int) -> None:
        self.first = first  # the first die that may be chosen: 0, or RED for white ones only

    def actor(self, game: Wreckland) -> int:
        return 0 if game.pool(self.first) else NOBODY

    def options(self, game: Wreckland) -> list[Step[Any]]:
        return [LostDie(piece) for piece in pieces(game, game.pool(self.first))]

    def run(self, game: Wreckland) -> None:
        """There is none."""

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-lose-die", "WL-BOSSB-07")


class LostDie(Step[Wreckland]):
    """A die is out until all are gathered again."""

    def __init__(self, piece: int) -> None:
        self.piece = piece

    def run(self, game: Wreckland) -> None:
        spend(game, self.piece, ASIDE)

    def text(self, game: Wreckland) -> str:
        return f"lose {'r' if is_red(self.piece) else 'w'}{piece_value(self.piece)}"

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-lose-die", "WL-BOSSB-07", piece=piece_name(self.piece))

    def tell(self, game: Wreckland) -> Message:
        return Message("wreckland-told-lose-die", "WL-BOSSB-07", piece=piece_name(self.piece))
