"""Golden playthroughs: `python -m tests.playthroughs.regenerate` writes all of them anew, to be reviewed as a diff.

A playthrough begins with headers, which say what is played. To add one, write its headers in a new file and
regenerate:

    game: chariot
    players: 4
    options: track=B
    seed: 7
    prefers: keep, accept, hold

Six times of ten the first of the preferred options that is on the menu is taken, otherwise any. `prefers: bot greedy`
leaves all choices to a bot, where nobody would win otherwise.
"""

from __future__ import annotations

import sys
from pathlib import Path

from chicane.bots import bot
from chicane.core.chance import Luck, chance_at, commitment
from chicane.core.codec import digest
from chicane.core.errors import BadInput
from chicane.core.log import Line, written
from chicane.core.match import Match
from chicane.core.message import Arg, Message
from chicane.core.registry import find
from chicane.core.scenario import read_options
from chicane.core.step import CHANCE
from chicane.core.view import seen_by

FOLDER = Path(__file__).parent
HEADERS = ["game", "players", "options", "seed", "prefers"]
BOT = "bot "
OFTEN = 6  # times of ten that a preferred option is taken


def headers(text: str) -> dict[str, str]:
    """What is to be played, from the lines before the first empty one."""
    lines = text.partition("\n\n")[0].splitlines()
    found = {key.strip(): value.strip() for key, _, value in (line.partition(":") for line in lines)}
    if sorted(found) != sorted(HEADERS):
        raise BadInput(f"the headers are {', '.join(HEADERS)}, not {', '.join(found)}")
    return found


def listed(text: str) -> list[str]:
    """The entries of a list with commas."""
    return [each.strip() for each in text.split(",") if each.strip()]


def opening(what: dict[str, str]) -> Match:
    """The match before the first die."""
    rules = find(what["game"])
    players = rules.check_players(int(what["players"]))
    setup = rules.check_options(read_options(what["options"]), players)
    seats = [f"P{seat + 1}" for seat in range(players)]
    return Match(rules, players, setup, seats, what["seed"], commitment(what["seed"]))


def choose(menu: list[str], prefers: list[str], luck: Luck) -> int:
    """The number of the option that is taken."""
    if luck.below(10) < OFTEN:
        for text in prefers:
            if text in menu:
                return menu.index(text)
    return luck.below(len(menu))


def playthrough(text: str) -> str:
    """The whole file, from its headers."""
    what = headers(text)
    match, prefers = opening(what), listed(what["prefers"])
    dice, luck = Luck(what["seed"]), Luck(f"playthrough {what['seed']}")
    player = bot(prefers[0].removeprefix(BOT), what["seed"]) if prefers and prefers[0].startswith(BOT) else None
    lines = [*(f"{key}: {what[key]}".strip() for key in HEADERS), "", *map(told, match.story)]
    while not match.over:
        heard, menu, actor, ply = len(match.story), match.options, match.game.actor, match.game.plies
        if actor == CHANCE:
            number = chance_at(match.game, dice, ply)
        elif player is not None:
            number = match.game.menu.index(player.choose(seen_by(match.game, actor), match.game.menu))
        else:
            number = choose(menu, prefers, luck)
        match.apply(match.game.menu[number])
        offered = "" if actor == CHANCE else f"   of: {', '.join(menu)}"
        lines += [f"{ply:5} {written(actor, menu[number])}{offered}", *map(told, match.story[heard:])]
    winners = ", ".join(map(str, match.game.winners)) or "none"
    end = [f"winners: {winners}", f"reason: {match.game.reason}", f"position: {digest(match.game)}"]
    return "\n".join([*lines, "", *end, ""])


def told(line: Line) -> str:
    """What the commentator said, by its key."""
    return f"      - {shown(line.message)}"


def shown(value: Arg) -> str:
    """A message without words: key, rule and arguments."""
    if not isinstance(value, Message):
        return str(value)
    args = [f"{name}={shown(arg)}" for name, arg in value.args.items()]
    return " ".join([value.key, *([value.rule] if value.rule else []), *args])


def main() -> int:
    """Write every playthrough anew and say which changed."""
    for path in sorted(FOLDER.glob("*.txt")):
        before = path.read_text(encoding="utf-8")
        try:
            after = playthrough(before)
        except BadInput as error:
            print(f"{path}: {error}", file=sys.stderr)
            return 2
        path.write_text(after, encoding="utf-8")
        print(f"{path.name}: {'unchanged' if after == before else 'CHANGED'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
