"""Who sits where: people, and bots by their spec."""

from __future__ import annotations

import secrets
from typing import Any, Final

from chicane.bots import Bot, bot, bot_names
from chicane.bots.level import USUAL_LEVEL
from chicane.cli.screen import Screen
from chicane.cli.wrong import wrong
from chicane.core.chance import Luck
from chicane.core.errors import BadInput, reason
from chicane.core.match import Match, new
from chicane.core.registry import Rules, find

HUMAN: Final = "human"
USUAL_BOT: Final = USUAL_LEVEL


def split(text: str) -> list[str]:
    """The parts of `human,greedy`."""
    return [part.strip() for part in text.split(",") if part.strip()]


def new_match(
    game: str, seats: str, players: int | None, first: str, seed: str | None, given: list[str], preset: str
) -> Match:
    """A match with its seats named by what sits on them; `first` sits on seat 1 when nobody says who."""
    rules = find(game)
    kinds, chosen = split(seats), options(given)
    if not kinds:
        count = usual_players(rules, chosen, preset) if players is None else rules.check_players(players)
        kinds = [first] + [USUAL_BOT] * (count - 1)
    rules.check_players(len(kinds))
    if players is not None and players != len(kinds):
        raise wrong("cli-wrong-seats", seats=len(kinds), players=players)
    check_seats(kinds)
    return new(game, seed=seed, options=with_preset(rules, preset, len(kinds), seed, chosen), seats=kinds)


def usual_players(rules: Rules[Any], chosen: dict[str, object], preset: str) -> int:
    """How many sit down when nobody says how many."""
    meant = rules.preset(preset).players if preset else 0
    return meant or rules.usual_players(chosen)


def with_preset(
    rules: Rules[Any], preset: str, players: int, seed: str | None, chosen: dict[str, object]
) -> dict[str, object]:
    """The options of a preset, if any, and over them what was chosen by hand; the same seed draws the same."""
    luck = Luck(f"preset {seed or secrets.token_hex(16)}")
    return {**rules.preset_options(preset, players, luck), **chosen}


def check_seats(kinds: list[str]) -> None:
    """Each seat is for a person or for a bot that exists."""
    for kind in kinds:
        if kind != HUMAN:
            try:
                bot(kind)
            except BadInput as error:
                raise wrong("cli-wrong-seat", why=reason(error)) from error


def options(given: list[str]) -> dict[str, object]:
    """The options of the game from `name=choice`."""
    chosen: dict[str, object] = {}
    for text in given:
        name, equals, choice = (part.strip() for part in text.partition("="))
        if not (name and equals and choice):
            raise wrong("cli-wrong-option", text=text)
        if name in chosen:
            raise wrong("cli-wrong-twice", option=name)
        chosen[name] = choice
    return chosen


def is_bot(kind: str) -> bool:
    """Whether a bot sits there; any other name is a person's."""
    return kind.partition(":")[0] in bot_names()


def bots_of(match: Match) -> dict[int, Bot]:
    """The bots of a match by seat; the same match always meets the same bots."""
    kinds = enumerate(match.seats)
    return {seat: bot(kind, f"{match.commitment} {seat}") for seat, kind in kinds if is_bot(kind)}


def seat_names(match: Match, screen: Screen) -> list[str]:
    """What the seats are called on the board: number, and `you`, `human`, a bot or a name."""
    alone = match.seats.count(HUMAN) == 1
    return [
        screen.say("cli-seat-you" if alone else "cli-seat-human", player=seat + 1)
        if kind == HUMAN
        else f"{seat + 1} {kind}"
        for seat, kind in enumerate(match.seats)
    ]
