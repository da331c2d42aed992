"""Our games, pure or compiled: whichever `chicane` comes first on the path."""

import hashlib
from collections.abc import Callable

from bench.worker import serve
from chicane.bots import bot, play_out
from chicane.core import engine
from chicane.core.chance import Luck, stroll
from chicane.core.codec import digest
from chicane.core.engine import Game
from chicane.core.match import new
from chicane.core.registry import find, names

MOST_PLAYERS = 4
STRIDE = 1_000_003  # a prime: a few games meet all kinds of mixes


class Chicane:
    """Random play, with every number of players in turn."""

    name = "pure" if engine.__file__.endswith(".py") else "compiled"  # older packages can't say it themselves

    def game(self, name: str, seed: int) -> Callable[[], int]:
        game, luck = begin(name, seed)
        return lambda: stroll(game, luck)

    def match(self, name: str, seed: int) -> Callable[[], int]:
        def finish() -> int:
            match = new(name, players_of(name, seed), seed)
            play_out(match, [bot("random", f"{seed} {seat}") for seat in range(match.players)])
            return len(match.acts)

        return finish

    def positions(self, name: str, seed: int, number: int) -> list[Callable[[], object]]:
        pause = stroll(*begin(name, seed)) // (number + 1)
        game, luck = begin(name, seed)
        positions: list[Callable[[], object]] = []
        for _ in range(number):
            stroll(game, luck, pause)
            positions.append(game.copy().copy)
        return positions


def begin(name: str, seed: int) -> tuple[Game, Luck]:
    """A new game with the default options, and the luck to play it with."""
    return find(name).start(players_of(name, seed), {}), Luck(f"bench {seed}")


def players_of(name: str, seed: int) -> int:
    """Every number of players in turn, up to the four that older versions of every game can seat, too."""
    rules = find(name)
    most = max(rules.min_players, min(rules.max_players, MOST_PLAYERS))
    return rules.min_players + seed % (most - rules.min_players + 1)


def games(_: str) -> list[str]:
    """Every game there is."""
    return names()


def logs(name: str, number: str) -> list[str]:
    """Fingerprints of games over every mix of options: each menu, who chose from it, and the position at the end."""
    from tools.soak import mixes  # not needed with an older package, which it may not know

    rules = find(name)
    every = mixes(rules)
    prints = []
    for seed in range(int(number)):
        players, options = every[seed * STRIDE % len(every)]
        game = rules.start(players, options)
        luck = Luck(f"log {seed}")
        heard = hashlib.sha256()
        while not game.over:
            heard.update(repr((game.actor, game.weights, [option.text(game) for option in game.menu])).encode())
            stroll(game, luck, 1)
        heard.update(digest(game).encode())
        prints.append(heard.hexdigest())
    return prints


if __name__ == "__main__":
    serve(Chicane(), {"games": games, "logs": logs})
