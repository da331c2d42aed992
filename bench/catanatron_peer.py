"""Catanatron's random play, four players. It runs in an environment of its own that has Catanatron and not us."""

from collections.abc import Callable
from importlib.metadata import version

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

from bench.worker import serve


class Catanatron:
    """Its own loop, its own players; `name` of the game is ours and means nothing here."""

    name = f"catanatron {version('catanatron')}"

    def game(self, name: str, seed: int) -> Callable[[], int]:
        game = begin(seed)

        def finish() -> int:
            game.play()
            return len(game.state.actions)

        return finish

    def match(self, name: str, seed: int) -> Callable[[], int]:
        return self.game(name, seed)  # its games are played by bots anyway

    def positions(self, name: str, seed: int, number: int) -> list[Callable[[], object]]:
        pause = self.game(name, seed)() // (number + 1)
        game = begin(seed)
        positions: list[Callable[[], object]] = []
        while len(positions) < number and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            if len(game.state.actions) % pause == 0:
                positions.append(game.copy().copy)
        return positions


def begin(seed: int) -> Game:
    """A new game of four random players; a seed of 0 would mean a seed of its own choice."""
    return Game([RandomPlayer(color) for color in Color], seed=seed + 1)


if __name__ == "__main__":
    serve(Catanatron())
