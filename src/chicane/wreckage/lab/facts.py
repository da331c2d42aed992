"""The facts of a derby that a scenario may ask for (docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from typing import Final

from chicane.core.errors import one_of
from chicane.wreckage.kinds import EQUIPMENT_IDS, OBSTACLES, PLAYS
from chicane.wreckage.lab.position import seat_of
from chicane.wreckage.shapes import LENGTH
from chicane.wreckage.state import NONE, REVERSE_GEAR, Wreckage
from chicane.wreckage.trig import DEGREE


def lengths(value: int) -> str:
    """A length with three decimals."""
    return f"{Decimal(value) / LENGTH:.3f}".replace("-0.000", "0.000")


def place(x: int, y: int) -> str:
    return f"{lengths(x)} {lengths(y)}"


def probe(game: Wreckage, name: str) -> str:
    """A fact of the position: `phase`, `cans`, `red at`, `blue damage` and so on."""
    if name in ARENA_FACTS:
        return ARENA_FACTS[name](game)
    colour, _, fact = name.partition(" ")
    if fact not in VEHICLE_FACTS:
        raise one_of("fact", name, [*ARENA_FACTS, *[f"red {each}" for each in VEHICLE_FACTS]])
    return VEHICLE_FACTS[fact](game, seat_of(game, colour))


def yes(value: object) -> str:
    return "yes" if value else "no"


def listed(values: list[str]) -> str:
    return ", ".join(values) or "none"


ARENA_FACTS: Final[dict[str, Callable[[Wreckage], str]]] = {
    "turn": lambda game: str(game.turn),
    "round": lambda game: str(game.turn),
    "phase": lambda game: str(game.phase),
    "cans": lambda game: listed([place(x, y) for x, y in game.cans]),
    "mines": lambda game: listed([place(x, y) for x, y in game.mines]),
    "obstacles": lambda game: listed(
        [f"{OBSTACLES[kind].id} {place(x, y)}" for x, y, kind in game.obstacles if kind != NONE]
    ),
    "pile": lambda game: str(sum(game.pile)),
    "used": lambda game: str(sum(game.discards)),
    "reason": lambda game: game.reason or "none",
}
VEHICLE_FACTS: Final[dict[str, Callable[[Wreckage, int], str]]] = {
    "at": lambda game, seat: place(game.x[seat], game.y[seat]),
    "heading": lambda game, seat: f"{Decimal(game.heading[seat]) / DEGREE:.2f}",
    "speed": lambda game, seat: str(game.speed[seat]),
    "gear": lambda game, seat: "reverse" if game.gear[seat] == REVERSE_GEAR else "forward",
    "damage": lambda game, seat: str(game.damage[seat]),
    "structure": lambda game, seat: str(game.structure(seat)),
    "cans": lambda game, seat: str(game.held[seat]),
    "out": lambda game, seat: yes(game.out[seat]),
    "burning": lambda game, seat: yes(game.burning[seat]),
    "mines": lambda game, seat: str(game.mines_left[seat]),
    "hairpins": lambda game, seat: str(game.hairpins[seat]),
    "equipment": lambda game, seat: listed([EQUIPMENT_IDS[each] for each in game.equipment[seat]]),
    "deck": lambda game, seat: listed([PLAYS[card] for card in sorted(game.deck(seat))]),
    "lost": lambda game, seat: listed([PLAYS[card] for card in game.lost[seat]]),
    "plays": lambda game, seat: listed([PLAYS[play] for play in game.planned[seat]]),
}
