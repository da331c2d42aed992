"""The Customisation phase: install, repair, reroll, as often as one likes (WL-CUST, WL-RERC)."""

from __future__ import annotations

from typing import Any

from chicane.core.message import Message
from chicane.core.step import Step
from chicane.wreckland import chase
from chicane.wreckland.chapters import BOOK
from chicane.wreckland.decks import DrawEquipment
from chicane.wreckland.dice import ROLLS, RollAll
from chicane.wreckland.install import installs, restores, upgrades
from chicane.wreckland.kinds import GEAR_IDS, GEAR_NAMES
from chicane.wreckland.losses import discard_face_up
from chicane.wreckland.names import die_piece, distinct, piece_name, piece_text
from chicane.wreckland.pay import sources
from chicane.wreckland.queries import CUSTOMISE_START, EQUIPMENT_CARDS, NOTHING, ask, open_window
from chicane.wreckland.repair import customise_repairs
from chicane.wreckland.state import CHASE, CUSTOMISE, Wreckland


class StartRound(Step[Wreckland]):
    """The round token moves on: cards, then dice, then actions (WL-FLOW-01, WL-CUST-01..03)."""

    def run(self, game: Wreckland) -> None:
        game.round += 1
        game.phase = CUSTOMISE
        game.turn = 0
        count = ask(game, EQUIPMENT_CARDS, NOTHING, BOOK[game.chapter].equipment[game.round - 1])
        game.do_all([*[DrawEquipment() for _ in range(count)], RollAll(), BeginActions()])

    def tell(self, game: Wreckland) -> Message:
        return Message("wreckland-told-round", "WL-CUST-01", round=game.round + 1)


class BeginActions(Step[Wreckland]):
    """Cards lie face up and the dice are rolled."""

    def run(self, game: Wreckland) -> None:
        game.do(KeepCustomising())
        open_window(game, CUSTOMISE_START)


class KeepCustomising(Step[Wreckland]):
    """One action after the other, until the phase is over."""

    def run(self, game: Wreckland) -> None:
        if game.phase == CUSTOMISE:
            game.do_all([Customise(), self])
        else:
            game.do(chase.StartChase())


class Customise(Step[Wreckland]):
    """Any number of actions; the phase ends when the player says so or can do nothing more (WL-CUST-03, WL-CUST-04)."""

    def actor(self, game: Wreckland) -> int:
        return 0

    def options(self, game: Wreckland) -> list[Step[Any]]:
        kinds, purse = sorted(set(game.market)), sources(game)
        cards = installs(game, kinds, purse) + upgrades(game, purse) + restores(game, purse)
        return cards + customise_repairs(game) + rerolls(game, kinds) + [EndCustomise()]

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-customise", "WL-CUST-03", round=game.round)


class EndCustomise(Step[Wreckland]):
    """Cards that are not installed are discarded, and the enemies come; scrap is kept (WL-CUST-05, WL-PAY-10)."""

    def run(self, game: Wreckland) -> None:
        for kind in game.market:
            discard_face_up(game, kind)
        game.gather()
        game.phase = CHASE

    def text(self, game: Wreckland) -> str:
        return "done"

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-done", "WL-CUST-04")


# Reroll


def rerolls(game: Wreckland, kinds: list[int]) -> list[Step[Any]]:
    """A face-up card may be discarded while dice are left to roll (WL-RERC-01, WL-RERC-04)."""
    return [Reroll(kind) for kind in kinds] if game.pool() else []


class Reroll(Step[Wreckland]):
    """A face-up card is discarded (WL-RERC-01, WL-RERC-03)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def run(self, game: Wreckland) -> None:
        discard_face_up(game, self.kind)
        game.do(ChooseDice(()))

    def text(self, game: Wreckland) -> str:
        return f"reroll for {GEAR_IDS[self.kind]}"

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-reroll", "WL-RERC-01", card=GEAR_NAMES[self.kind])

    def tell(self, game: Wreckland) -> Message:
        return Message("wreckland-told-reroll-for", "WL-RERC-01", card=GEAR_NAMES[self.kind])


class ChooseDice(Step[Wreckland]):
    """Any dice left in the pool, one at least; no penalty for red ones (WL-RERC-02, WL-RED-04)."""

    def __init__(self, chosen: tuple[int, ...]) -> None:
        self.chosen = chosen

    def actor(self, game: Wreckland) -> int:
        return 0

    def options(self, game: Wreckland) -> list[Step[Any]]:
        left = [die for die in game.pool() if die not in self.chosen]
        more = distinct(game, [AlsoDie(self.chosen, die) for die in left])
        every = [Throw((*self.chosen, *left), every=True)] if len(left) > 1 else []
        return [*([Throw(self.chosen, every=False)] if self.chosen else []), *every, *more]

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-reroll", "WL-RERC-02", chosen=len(self.chosen))


class AlsoDie(Step[Wreckland]):
    """This die, too."""

    def __init__(self, chosen: tuple[int, ...], die: int) -> None:
        self.chosen = chosen
        self.die = die

    def run(self, game: Wreckland) -> None:
        game.do(ChooseDice((*self.chosen, self.die)))

    def text(self, game: Wreckland) -> str:
        return piece_text(die_piece(game, self.die))

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-also-die", "WL-RERC-02", piece=piece_name(die_piece(game, self.die)))


class Throw(Step[Wreckland]):
    """The chosen dice are rolled again, once (WL-RERC-01)."""

    def __init__(self, chosen: tuple[int, ...], every: bool) -> None:
        self.chosen = chosen
        self.every = every

    def run(self, game: Wreckland) -> None:
        game.do_all([ROLLS[die] for die in self.chosen])

    def text(self, game: Wreckland) -> str:
        return "roll all" if self.every else "roll"

    def label(self, game: Wreckland) -> Message:
        key = "wreckland-do-throw-all" if self.every else "wreckland-do-throw"
        return Message(key, "WL-RERC-01", count=len(self.chosen))
