"""What cards and boxes on the table cost: thunder's base game beside more and more of it, in one run."""

from __future__ import annotations

import time
from statistics import median
from typing import Any, Final

from chicane.core.cards import Answer, Card, Deck, InForce, plus
from chicane.core.chance import Luck, stroll
from chicane.core.step import Step
from chicane.thunder.box import Box, Expansion
from chicane.thunder.expansions import BASE
from chicane.thunder.game import GAME, ThunderRules
from chicane.thunder.seams import SEAMS
from chicane.thunder.state import Thunder

CARDS = 60
ROUNDS = 9
GAMES = 12  # a round


def nothing(game: Thunder, event: Step[Any], subject: int) -> list[Step[Any]]:
    return []


def never(game: Thunder, event: Step[Any], subject: int) -> bool:
    return False


def neutral(number: int) -> Card:
    """Every other card bends a query and leaves its value as it is; the rest wait for an event that never fits."""
    if number % 2:
        return Card(f"neutral-{number}", mods={SEAMS.queries[number // 2 % len(SEAMS.queries)]: plus(0)})
    window = SEAMS.windows[number // 2 % len(SEAMS.windows)]
    return Card(f"neutral-{number}", answers={window: Answer(nothing, when=never)})


def shared_out(game: Thunder) -> list[InForce]:
    """The cards lie before the vehicles in turn."""
    vehicles = game.box.vehicles
    return [(number, number % vehicles, game.owner[number % vehicles]) for number in range(CARDS)]


DECK = Expansion(
    "cards", decks=[Deck("neutral", CARDS, [neutral(number) for number in range(CARDS)])], in_force=shared_out
)


class WithCards(ThunderRules):
    """Thunder with the deck on the table."""

    def box(self, players: int, setup: dict[str, str]) -> Box:
        return super().box(players, {**setup, DECK.id: "yes"})


class Contestant:
    """Thunder with something on the table."""

    def __init__(self, name: str, rules: ThunderRules, players: int, options: dict[str, object]) -> None:
        self.name = name
        self.rules = rules
        self.players = players
        self.options = options

    def play(self, seed: int) -> tuple[float, int]:
        """Random play of some games: options a second of processor time, and how many were played."""
        games = [self.rules.start(self.players, self.options) for _ in range(GAMES)]
        began = time.process_time()
        done = sum(stroll(game, Luck(f"{seed} {number}")) for number, game in enumerate(games))
        return done / (time.process_time() - began), done


def everything() -> dict[str, object]:
    """The options of the preset that leaves nothing out."""
    return dict(next(each.options for each in GAME.presets if each.id == "maximum-chrome"))


BARE: Final = Contestant("base game", ThunderRules([BASE]), 4, {})
NEUTRAL: Final = Contestant(f"{CARDS} neutral cards", WithCards([BASE, DECK]), 4, {})
OTHERS: Final = [
    NEUTRAL,
    Contestant("all boxes closed", GAME, 4, {}),
    Contestant("Carnage, four crews of cars", GAME, 4, {"carnage": "yes"}),
    Contestant("Carnage, all six crews", GAME, 6, {"carnage": "yes"}),
    Contestant("Maximum Chrome, four crews of cars", GAME, 4, everything()),
    Contestant("Maximum Chrome, all six crews", GAME, 6, everything()),
]


def main() -> None:
    """Let all take turns, and print the median of each one's ratios to the base game."""
    ratios: dict[str, list[float]] = {each.name: [] for each in OTHERS}
    for seed in range(ROUNDS):
        bare, options = BARE.play(seed)
        line = f"round {seed + 1}: {bare:.0f} options/s in the base game"
        for each in OTHERS:
            rate, played = each.play(seed)
            assert each is not NEUTRAL or played == options, "neutral cards changed the games"
            ratios[each.name].append(rate / bare)
            line += f"; {each.name} {rate / bare:.2f}x"
        print(line, flush=True)
    print()
    for name, found in ratios.items():
        print(f"thunder, {name}: {median(found):.2f}x of the base game's rate")


if __name__ == "__main__":
    main()
