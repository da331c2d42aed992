"""Positions written as text for scenarios (docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal, InvalidOperation
from typing import Final

from chicane.core.errors import BadInput, one_of
from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.scenario import read_lines
from chicane.core.step import CHANCE
from chicane.wreckage.arena import empty_arena
from chicane.wreckage.drive import Begin
from chicane.wreckage.kinds import (
    COLOURS,
    DECKS,
    EQUIPMENT,
    EQUIPMENT_IDS,
    OBSTACLES,
    PLAYS,
    TOP_SPEED,
    VEHICLES,
    card_of,
)  # fmt: skip
from chicane.wreckage.lab.audit import flaw
from chicane.wreckage.move import Move
from chicane.wreckage.names import code
from chicane.wreckage.shapes import LENGTH
from chicane.wreckage.shoot import Aim
from chicane.wreckage.state import NONE, REVERSE_GEAR, Wreckage
from chicane.wreckage.trig import DEGREE, FULL
from chicane.wreckage.turn import PLANNED, ActionPhase, EndOfTurn, Plan, PlanTurn, PlayerTurn

TOKENS: Final = ["can", "mine", *[obstacle.id for obstacle in OBSTACLES]]


def position(lines: list[str], players: int, setup: dict[str, str]) -> Wreckage:
    """An arena as written: a line for each vehicle and token, then where the game goes on."""
    game = empty_arena(players, setup)
    game.turn, game.phase, game.speed = 1, 1, [0] * players
    game.pool = [0] * len(game.pool)
    game.vehicle = [NONE] * players
    read_lines(lines, [True] * len(lines), lambda line: read(game, line), lambda: flaw(game))
    seats = sum(vehicle != NONE for vehicle in game.vehicle)
    if seats != players:
        message = Message("scenario-vehicles", vehicles=seats, players=players)
        raise BadInput(f"{seats} vehicles for {players} players", message)
    begins = [line.startswith("begin:") for line in lines]
    if not any(begins):
        go_on(game, "phase 1")
    read_lines(lines, begins, lambda line: go_on(game, line.partition(":")[2].strip()), lambda: "")
    return game


def read(game: Wreckage, line: str) -> None:
    """A vehicle or a token; where the game goes on is read once everybody is there."""
    name, _, rest = (part.strip() for part in line.partition(":"))
    if name in TOKENS:
        lay(game, name, rest)
    elif name.partition(" ")[0] in COLOURS:
        seat_vehicle(game, game.vehicle.index(NONE) if NONE in game.vehicle else game.players, name, rest)
    elif name != "begin":
        raise one_of("line", name, ["begin", *TOKENS, *[f"{colour} ..." for colour in COLOURS]])


def lay(game: Wreckage, name: str, place: str) -> None:
    """A token at a place."""
    x, y = point(place)
    if name == "can":
        game.cans = [*game.cans, (x, y)]
    elif name == "mine":
        game.mines = [*game.mines, (x, y)]
    else:
        kind = [obstacle.id for obstacle in OBSTACLES].index(name)
        game.obstacles = [*game.obstacles, (x, y, kind)]


def point(text: str) -> tuple[int, int]:
    """Two numbers in lengths."""
    parts = text.split()
    if len(parts) != 2:
        message = Message("scenario-place", text=text)
        raise BadInput(f"a place is two numbers, such as '0 2.5', not {text!r}", message)
    return units(parts[0], LENGTH), units(parts[1], LENGTH)


def units(text: str, unit: int) -> int:
    """A decimal number as whole units."""
    try:
        return int((Decimal(text) * unit).to_integral_value())
    except InvalidOperation:
        raise BadInput(f"{text!r} is not a number", Message("scenario-no-number", text=text)) from None


def seat_vehicle(game: Wreckage, seat: int, name: str, rest: str) -> None:
    """A vehicle with its facts, such as `red sedan: at 0 0, heading 90, speed 4, plays right jump`."""
    if seat >= game.players:
        message = Message("scenario-one-too-many", name=name, players=game.players)
        raise BadInput(f"{name!r} is one vehicle too many for {game.players} players", message)
    known = [f"{COLOURS[vehicle.colour]} {vehicle.id}" for vehicle in VEHICLES]
    if name not in known:
        raise one_of("vehicle", name, known)
    game.vehicle = changed(game.vehicle, seat, known.index(name))
    game.cards = changed(game.cards, seat, DECKS[game.kind(seat).colour])
    for fact in filter(None, map(str.strip, rest.split(","))):
        key, *values = fact.split()
        if key not in FACTS:
            raise one_of("fact", key, list(FACTS))
        FACTS[key](game, seat, values)


def whole(values: list[str], least: int, most: int) -> int:
    """One whole number within its bounds."""
    if len(values) != 1 or not values[0].isdigit() or not least <= int(values[0]) <= most:
        message = Message("scenario-whole", text=" ".join(values), least=least, most=most)
        raise BadInput(f"{' '.join(values)!r} is not a whole number from {least} to {most}", message)
    return int(values[0])


def set_at(game: Wreckage, seat: int, values: list[str]) -> None:
    game.x[seat], game.y[seat] = point(" ".join(values))


def set_heading(game: Wreckage, seat: int, values: list[str]) -> None:
    game.heading[seat] = units(" ".join(values), DEGREE) % FULL


def set_speed(game: Wreckage, seat: int, values: list[str]) -> None:
    game.speed[seat] = whole(values, 0, TOP_SPEED)


def set_reverse(game: Wreckage, seat: int, values: list[str]) -> None:
    game.gear = changed(game.gear, seat, REVERSE_GEAR)


def set_damage(game: Wreckage, seat: int, values: list[str]) -> None:
    game.damage[seat] = whole(values, 0, 99)


def set_cans(game: Wreckage, seat: int, values: list[str]) -> None:
    game.held[seat] = whole(values, 0, 2)


def set_burning(game: Wreckage, seat: int, values: list[str]) -> None:
    game.burning = changed(game.burning, seat, 1)


def set_out(game: Wreckage, seat: int, values: list[str]) -> None:
    game.out = changed(game.out, seat, 1)


def set_hairpins(game: Wreckage, seat: int, values: list[str]) -> None:
    game.hairpins = changed(game.hairpins, seat, whole(values, 0, 9))


def set_equipment(game: Wreckage, seat: int, values: list[str]) -> None:
    for value in values:
        if value not in EQUIPMENT_IDS:
            raise one_of("equipment", value, EQUIPMENT_IDS)
    fitted = sorted(EQUIPMENT_IDS.index(value) for value in values)
    game.equipment = changed(game.equipment, seat, fitted)
    game.mines_left = changed(game.mines_left, seat, max((EQUIPMENT[each].mines for each in fitted), default=0))


def set_mines(game: Wreckage, seat: int, values: list[str]) -> None:
    game.mines_left = changed(game.mines_left, seat, whole(values, 0, 3))


def plays(values: list[str]) -> list[int]:
    """Piloting cards by their names."""
    for value in values:
        if value not in PLAYS:
            raise one_of("card", value, PLAYS)
    return [PLAYS.index(value) for value in values]


def set_plays(game: Wreckage, seat: int, values: list[str]) -> None:
    """The planned cards; a card that the deck of the colour lacks is put there for the scenario."""
    if len(values) > PLANNED:
        message = Message("scenario-planned", most=PLANNED, cards=len(values))
        raise BadInput(f"{PLANNED} cards are planned, not {len(values)}", message)
    game.planned = changed(game.planned, seat, plays(values))
    lacking = [card_of(play) for play in plays(values) if card_of(play) not in game.cards[seat]]
    game.cards = changed(game.cards, seat, game.cards[seat] + lacking)


def set_lost(game: Wreckage, seat: int, values: list[str]) -> None:
    left = game.cards[seat][:]
    for card in plays(values):
        if card not in left:
            message = Message("scenario-not-in-deck", card=PLAYS[card], vehicle=code(game, seat))
            raise BadInput(f"{PLAYS[card]} is not in the deck of {code(game, seat)}", message)
        left.remove(card)
    game.cards = changed(game.cards, seat, left)
    game.lost = changed(game.lost, seat, sorted(plays(values)))


FACTS: Final[dict[str, Callable[[Wreckage, int, list[str]], None]]] = {
    "at": set_at,
    "heading": set_heading,
    "speed": set_speed,
    "reverse": set_reverse,
    "damage": set_damage,
    "cans": set_cans,
    "burning": set_burning,
    "out": set_out,
    "hairpins": set_hairpins,
    "equipment": set_equipment,
    "mines": set_mines,
    "plays": set_plays,
    "lost": set_lost,
}


def go_on(game: Wreckage, begin: str) -> None:
    """`plan`, `phase 2`, or `turn red` in the first phase, `turn red 2` in the second."""
    kind, *values = begin.split() or [""]
    if kind == "plan":
        game.turn = 0
        game.do(PlanTurn())
    elif kind == "phase":
        number = whole(values, 1, 2)
        game.phase = number - 1
        game.do_all([*[ActionPhase(each) for each in range(number, 3)], PlanTurn()])
    elif kind == "turn" and values:
        game.phase = whole(values[1:] or ["1"], 1, 2)
        game.do_all([PlayerTurn(seat_of(game, values[0])), PlanTurn()])
    else:
        text = f"begin is 'plan', 'phase 1', 'turn red' or 'turn red 2', not {begin!r}"
        raise BadInput(text, Message("scenario-begin", text=begin))


def seat_of(game: Wreckage, colour: str) -> int:
    """The seat of a colour."""
    colours = [code(game, seat) if game.vehicle[seat] != NONE else "" for seat in range(game.players)]
    if colour not in colours:
        raise one_of("vehicle", colour, colours)
    return colours.index(colour)


def decider(game: Wreckage) -> str:
    """Who must decide, by colour, or before there are colours by number."""
    return f"seat {game.actor}" if game.vehicle[game.actor] == NONE else code(game, game.actor)


def turn_of(game: Wreckage) -> str:
    """Whose player turn it is; while cards are planned or things are placed, who must choose."""
    if game.acting != NONE:
        return code(game, game.acting)
    return "" if game.actor == CHANCE else decider(game)


def idle(game: Wreckage) -> bool:
    """No card is planned, and a player turn that begins is dropped."""
    step = game.pending
    if isinstance(step, Plan):
        game.agenda.pop()
        return True
    if not isinstance(step, (Begin, Move, Aim)):
        return False
    while not isinstance(game.agenda[-1], EndOfTurn):
        game.agenda.pop()
    return True
