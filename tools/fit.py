"""How well a game's valuation tells who will win, and which weights would do better: `python -m tools.fit thunder`.

Greedy plays against itself; the positions in which a round begins are kept with how the game ended. Of these the Brier
score, the log loss and a table of calibration are reported. Then each weight by its name is made larger and smaller;
what lowers the log loss on one half of the games is kept, and proven on the other half.
"""

from __future__ import annotations

import argparse
from math import log
from typing import Any, Final, NamedTuple

import chicane
from chicane.bots import bot
from chicane.core.engine import Game
from chicane.core.registry import Rules, find

STEPS: Final = (0.6, 1.6)  # by which a weight is tried
LEAST: Final = 1e-3  # a chance that is not taken for none
GAIN: Final = 0.001  # of the log loss that is worth a change
BINS: Final = 10


class Kept(NamedTuple):
    """A position, and the part of the pot that each seat got in the end."""

    game: Game
    returns: list[float]


def collected(name: str, players: int, games: int, spec: str, seed: str) -> list[list[Kept]]:
    """The positions of some games, game by game."""
    return [positions(name, players, spec, f"{seed}-{number}") for number in range(games)]


def positions(name: str, players: int, spec: str, seed: str) -> list[Kept]:
    """The positions of a game in which a round begins."""
    match = chicane.new(name, players=players, seed=seed)
    seats = [bot(spec, f"{seed} {seat}") for seat in range(players)]
    found: dict[int, Game] = {}
    while (seat := match.to_act) is not None:
        game = match.game
        number = game.rules.moment(game).round
        if number not in found and game.rules.shares(game) is not None:
            found[number] = game.copy()
        view = match.seen_by(seat)
        match.play(seats[seat].choose(view, view.game.menu))
    return [Kept(game, match.game.returns()) for game in found.values()]


def chances(game: Game, rules: Rules[Any]) -> list[float]:
    """What a position is worth to every seat by some weights, as chances that sum to one."""
    game.rules = rules
    worths = rules.shares(game)
    assert worths is not None
    whole = sum(worths)
    return [worth / whole for worth in worths] if whole else [1 / len(worths)] * len(worths)


def losses(kept: list[Kept], rules: Rules[Any]) -> tuple[float, float]:
    """The mean log loss and Brier score of a valuation; games that nobody won are left out."""
    entropy = brier = 0.0
    decided = [each for each in kept if sum(each.returns)]
    for game, returns in decided:
        told = chances(game, rules)
        entropy -= sum(part * log(max(LEAST, chance)) for part, chance in zip(returns, told, strict=True))
        brier += sum((part - chance) ** 2 for part, chance in zip(returns, told, strict=True))
    return entropy / max(1, len(decided)), brier / max(1, len(decided))


def calibration(kept: list[Kept], rules: Rules[Any]) -> list[tuple[int, int, float, float]]:
    """For each tenth of chances: how many were told, their mean, and how often they came true."""
    told: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for game, returns in kept:
        for chance, part in zip(chances(game, rules), returns, strict=True):
            told[min(BINS - 1, int(chance * BINS))].append((chance, part))
    return [
        (number, len(each), sum(chance for chance, _ in each) / len(each), sum(part for _, part in each) / len(each))
        for number, each in enumerate(told)
        if each
    ]


def weighing(rules: Rules[Any], changes: dict[str, float]) -> Rules[Any]:
    """The rules with the usual weights, but for some."""
    usual = rules.tastes["usual"]
    weights = type(usual)()
    for name in names_of(usual):
        setattr(weights, name, changes.get(name, getattr(usual, name)))
    twin = rules.twin()
    twin.weights = weights
    return twin


def names_of(weights: object) -> list[str]:
    """The names of the weights of a table."""
    return [name for name in dir(weights) if isinstance(getattr(weights, name), float)]


def fitted(rules: Rules[Any], kept: list[Kept], sweeps: int) -> dict[str, float]:
    """The weights that tell better than the usual ones."""
    changes: dict[str, float] = {}
    best, _ = losses(kept, weighing(rules, changes))
    for _ in range(sweeps):
        for name in names_of(rules.tastes["usual"]):
            now = changes.get(name, getattr(rules.tastes["usual"], name))
            for step in STEPS:
                tried = {**changes, name: round(now * step, 3)}
                loss, _ = losses(kept, weighing(rules, tried))
                if loss < best - GAIN:
                    best, changes = loss, tried
    return changes


def report(title: str, kept: list[Kept], rules: Rules[Any]) -> None:
    """The two scores of a valuation."""
    entropy, brier = losses(kept, rules)
    print(f"{title}: log loss {entropy:.4f}, Brier score {brier:.4f}, {len(kept)} positions")


def main(arguments: list[str] | None = None) -> int:
    """Play, report, fit, report again."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--sweeps", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", default="fit")
    given = parser.parse_args(arguments)
    rules = find(given.game)
    played = collected(given.game, given.players, given.games, given.bot, given.seed)
    half = len(played) // 2
    train, proof = ([each for game in part for each in game] for part in (played[:half], played[half:]))
    report("usual weights, first half", train, weighing(rules, {}))
    report("usual weights, second half", proof, weighing(rules, {}))
    print("chance told, came true, how often told")
    for _, count, chance, part in calibration(proof, weighing(rules, {})):
        print(f"{100 * chance:11.0f} %, {100 * part:7.0f} %, {count}")
    changes = fitted(rules, train, given.sweeps)
    report("fitted weights, first half", train, weighing(rules, changes))
    report("fitted weights, second half", proof, weighing(rules, changes))
    for name, weight in changes.items():
        print(f"{name} = {weight}  # {getattr(rules.tastes['usual'], name)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
