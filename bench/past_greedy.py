"""The greedy bot of an older checkout, whichever `chicane` comes first on the path: a line of JSON in, one back.

It plays the same match beside the one that asks: with the same seed the same dice fall. Nothing here is newer than 0.1.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from chicane.bots.greedy import GreedyBot
from chicane.core.match import Match, new
from chicane.core.view import seen_by


class Peer:
    """A match with a greedy bot on every seat, as far as they are asked."""

    def __init__(self, game: str, players: int, seed: str) -> None:
        self.match: Match = new(game, players=players, seed=seed)
        self.bots = [GreedyBot(f"{seed} {seat}") for seat in range(players)]

    def choice(self) -> str:
        """What greedy chooses for whoever must choose."""
        match = self.match
        seat = match.to_act
        assert seat is not None
        view = seen_by(match.game, seat, [act.seen_by(seat) for act in match.acts])
        return self.bots[seat].choose(view, view.game.menu).text(match.game)


def main() -> None:
    """Begin a match, play an option in it, or choose one; each time, how long the log is tells if both still agree."""
    for line in sys.stdin:
        asked: dict[str, Any] = json.loads(line)
        if "game" in asked:
            peer = Peer(asked["game"], asked["players"], asked["seed"])
        elif "play" in asked:
            peer.match.play(asked["play"])
        chosen = peer.choice() if asked.get("choose") else ""
        print(json.dumps({"choice": chosen, "log": len(peer.match.acts)}), flush=True)


if __name__ == "__main__":
    main()
