"""Store game files for the tests: `python -m tests.saves.store` writes those of the list below that are not there yet.

A stored file is never written anew, for it stands for the games that people have on their disks. When one of them
no longer replays, the rules have changed: give the game a new version, and only then replace the file.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from chicane.bots import bot
from chicane.core.chance import Luck
from chicane.core.match import Match, new
from tests.playthroughs.regenerate import BOT, choose, listed

FOLDER = Path(__file__).parent
CAUTIOUS = "lift sprint, throw, repair 3, repair 2, repair 1, keep, accept, hold, pace -3, pace -2, pace -1, pace +0"
AHEAD = "F, road 3, road 2, road 1, no command, keep"
DECKS = ["road_conditions", "advanced_airstrikes", "bounties", "one_shots", "bonus_commands"]
AMMO: dict[str, object] = dict.fromkeys(DECKS, True)
CHROME: dict[str, object] = dict.fromkeys(["carnage", "leaders", "upgrades", "german_engineering"], True)


class Stored(NamedTuple):
    """A game file: what was played, how far, and whether its seed may be known."""

    game: str
    seats: list[str]
    options: dict[str, object]
    seed: str
    prefers: str
    plies: int
    reveal: bool

    def play(self) -> Match:
        """The match, played until so many options were taken or it is over."""
        match, luck = new(self.game, seed=self.seed, options=self.options, seats=self.seats), Luck(self.seed)
        player = bot(self.prefers.removeprefix(BOT), self.seed) if self.prefers.startswith(BOT) else None
        while (seat := match.to_act) is not None and len(match.acts) < self.plies:
            if player is not None:
                match.play(player.choose(match.seen_by(seat), match.game.menu))
            else:
                match.play(match.game.menu[choose(match.options, listed(self.prefers), luck)])
        return match


FILES = {
    "chariot-finished": Stored(
        "chariot", ["Ann", "Bob", "Cleo", "Dan"], {"safe_finish": True}, "finished", CAUTIOUS, 10_000, True
    ),
    "chariot-wrecked": Stored(
        "chariot", ["Zoë", "Éric", "猫"], {"track": "B", "black_columns": True}, "wrecked", "", 10_000, True
    ),
    "chariot-open-secret-seed": Stored(
        "chariot", ["Ann", "Bob"], {"track": "AB"}, "a seed that is not in the file", CAUTIOUS, 200, False
    ),
    "thunder-finished": Stored("thunder", ["Ann", "Bob", "Cleo", "Dan"], {}, "finished 10", AHEAD, 10_000, True),
    "thunder-last-standing": Stored("thunder", ["Zoë", "Éric", "猫"], {"start": "1b"}, "last", "", 10_000, True),
    "thunder-open-secret-seed": Stored(
        "thunder", ["Ann", "Bob"], {}, "another seed that is not in the file", AHEAD, 150, False
    ),
    "thunder-carnage": Stored(
        "thunder", ["Ann", "Bob", "Cleo", "Dan"], {"carnage": True}, "carnage", "bot greedy", 10_000, True
    ),
    "thunder-six-crews": Stored(
        "thunder", ["Ann", "Bob", "Cleo", "Dan", "Zoë", "Éric"], {"carnage": True}, "six", "bot greedy", 10_000, True
    ),
    "thunder-final-five": Stored(
        "thunder", ["Ann", "Bob", "猫"], {"crew": "cars,final_five,cars"}, "five", "bot greedy", 10_000, True
    ),
    "thunder-german-engineering": Stored(
        "thunder",
        ["Ann", "Bob", "猫"],
        {"german_engineering": True, "crew": "cars,final_five,cars"},
        "gears",
        "bot greedy",
        10_000,
        True,
    ),
    "thunder-choppe-shoppe": Stored(
        "thunder",
        ["Ann", "Bob", "Cleo", "Dan"],
        {"leaders": True, "upgrades": True},
        "shoppe",
        "bot greedy",
        10_000,
        True,
    ),
    "thunder-extra-ammo": Stored(
        "thunder", ["Ann", "Bob", "猫"], {**AMMO, "crew": "cars,big_rig,final_five"}, "ammo", "bot greedy", 10_000, True
    ),
    "thunder-maximum-chrome": Stored(
        "thunder", ["Ann", "Bob", "Cleo", "Dan"], {**AMMO, **CHROME}, "chrome", "bot greedy", 10_000, True
    ),
    "thunder-draft-secret-seed": Stored(
        "thunder", ["Zoë", "Éric", "猫"], {**AMMO, **CHROME}, "a fifth seed that is not in the file", "", 34, False
    ),
    "wreckage-cans": Stored("wreckage", ["Ann", "Bob", "Cleo", "Dan"], {}, "cans", "bot greedy", 10_000, True),
    "wreckage-last-rolling": Stored(
        "wreckage", ["Zoë", "Éric", "猫"], {"obstacles": "special"}, "last 0", "", 10_000, True
    ),
    "wreckage-open-secret-seed": Stored(
        "wreckage", ["Ann", "Bob"], {"obstacles": "special"}, "a third seed that is not in the file", "stay", 120, False
    ),
    "wreckland-won": Stored("wreckland", ["Éric"], {}, "won after all", "bot greedy", 10_000, True),
    "wreckland-lost": Stored(
        "wreckland", ["Zoë"], {"chapter": "5", "vehicle": "dumper", "difficulty": "ace"}, "lost", "", 10_000, True
    ),
    "wreckland-open-secret-seed": Stored("wreckland", ["Ann"], {}, "a fourth seed", "", 100, False),
}


def main() -> None:
    """Write what is missing."""
    for name, stored in FILES.items():
        path = FOLDER / f"{name}.json"
        if not path.exists():
            match = stored.play()
            match.save(path, reveal=stored.reveal)
            print(f"{path.name}: {len(match.acts)} options, {match.result}")


if __name__ == "__main__":
    main()
