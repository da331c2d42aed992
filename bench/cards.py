"""What sixty cards on the table cost: thunder without cards and with a deck that changes nothing, in one run."""

from __future__ import annotations

import time
from statistics import median
from typing import Any

from chicane.core.cards import Answer, Card, Deck, InForce, plus
from chicane.core.chance import Luck, stroll
from chicane.core.step import Step
from chicane.thunder.box import Box, Expansion
from chicane.thunder.expansions import BASE
from chicane.thunder.game import ThunderRules
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


def options_a_second(rules: ThunderRules, seed: int) -> tuple[float, int]:
    """Random play of some four-player games: processor time, and how many options were played."""
    games = [rules.start(4, {}) for _ in range(GAMES)]
    began = time.process_time()
    done = sum(stroll(game, Luck(f"{seed} {number}")) for number, game in enumerate(games))
    return done / (time.process_time() - began), done


def main() -> None:
    """Let both take turns, and print the ratio of each round's rates."""
    plain, decked = ThunderRules([BASE]), WithCards([BASE, DECK])
    ratios = []
    for seed in range(ROUNDS):
        (bare, options), (carded, same) = options_a_second(plain, seed), options_a_second(decked, seed)
        assert options == same, "neutral cards changed the games"
        ratios.append(carded / bare)
        print(f"round {seed + 1}: {bare:.0f} options/s without cards, {carded:.0f} with {CARDS}, {ratios[-1]:.2f}x")
    print(f"\nthunder with {CARDS} neutral cards: {median(ratios):.2f}x of the rate without")


if __name__ == "__main__":
    main()
