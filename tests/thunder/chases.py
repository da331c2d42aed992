"""Chases to look at: drawn ones, random ones, and with crews made up."""

import random
from collections.abc import Iterator

from chicane.core.registry import find
from chicane.core.step import Step
from chicane.thunder.move import Go
from chicane.thunder.state import Thunder


def begun(players: int = 4, **options: str) -> Thunder:
    game = find("thunder").start(players, dict(options))
    assert isinstance(game, Thunder)
    return game


def dealt() -> Thunder:
    """Four crews before their first turn."""
    return next(game for game in chase(1, 4) if game.actor >= 0)


def position(*lines: str, players: int = 2) -> Thunder:
    """A chase as drawn, at its first decision."""
    rules = find("thunder")
    game = rules.position(list(lines), players, rules.check_options({}, players))
    assert isinstance(game, Thunder)
    game.advance()
    return game


def driving(*lines: str, players: int = 2) -> Thunder:
    """A chase as drawn in which red is about to move its first car, by four."""
    game = position(*lines, "red dice 4 4 4 4", "red commanded", players=players)
    while not any(isinstance(option, Go) for option in game.menu):
        game.play(game.menu[0])
    return game


def chase(seed: int, players: int) -> Iterator[Thunder]:
    """Every position of a random chase, those where the dice decide included."""
    luck = random.Random(seed)
    game = begun(players, start=luck.choice(["1a", "1b"]))
    while not game.over:
        yield game
        game.play(luck.choices(game.menu, game.weights)[0])
    yield game


def until(kind: type[Step[Thunder]], seed: int = 1, players: int = 4) -> Thunder:
    """A random chase at the first menu with an option of a kind."""
    for number in range(seed, seed + 40):
        for game in chase(number, players):
            if game.actor >= 0 and any(isinstance(option, kind) for option in game.menu):
                return game
    raise AssertionError(f"nobody was offered {kind.__name__}")
