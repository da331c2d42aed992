"""The turn in lines of text: phase, order, and how far and which way everything lies from the acting vehicle."""

from __future__ import annotations

from math import hypot

from chicane.core.message import Message
from chicane.core.scene import Sketch, Span
from chicane.wreckage.drive import Begin
from chicane.wreckage.kinds import HAIRPIN_LIMIT, OBSTACLES, TURN_LIMIT
from chicane.wreckage.names import named
from chicane.wreckage.order import is_built, waiting
from chicane.wreckage.outlook import looks_at
from chicane.wreckage.picture import lists
from chicane.wreckage.picture.art import letter_of
from chicane.wreckage.shapes import LENGTH
from chicane.wreckage.state import NONE, Wreckage
from chicane.wreckage.steer import (
    TO_LEFT,
    TO_RIGHT,
    WAY_NAMES,
    Swinging,
    Turn,
    aimed,
    may_hairpin,
    read_turn,
    ways,
)
from chicane.wreckage.trig import DEGREE, FULL, heading_of


def turn(game: Wreckage) -> Sketch:
    """Turn, phase and order; then what lies around whoever acts, or must decide."""
    lines: Sketch = [[Span(Message("wreckage-sketch-turn", turn=game.turn, phase=game.phase)), *order(game)]]
    seat = game.acting if game.acting != NONE else game.actor
    if seat < 0 or game.out[seat] or not is_built(game):
        return lines
    return [*lines, *around(game, seat)]


def order(game: Wreckage) -> list[Span]:
    """The letters of those who are still to act, in their order (WK-TURN-07)."""
    seats = waiting(game)
    if not seats:
        return []
    spans = [Span("  "), Span(Message("wreckage-sketch-order"), "dim")]
    for seat in seats:
        spans += [Span(" "), Span(letter_of(game, seat), lists.style_of(game, seat))]
    return spans


def around(game: Wreckage, seat: int) -> Sketch:
    """A line for each rival, jerrycan and obstacle: which way, how far, and the turn that points at it."""
    title = Message("wreckage-sketch-from", vehicle=named(game, seat), thing=looks_at(game, seat))
    columns = [lists.TAB, Span(Message("wreckage-sketch-bearing-title"), "dim"), lists.TAB]
    columns += [Span(Message("wreckage-sketch-lengths"), "dim"), lists.TAB, Span(Message("wreckage-sketch-aim"), "dim")]
    rivals = [other for other in game.alive() if other != seat]
    lines = [[Span("  "), Span(title, "dim"), *columns]]
    for other in rivals:
        name = [Span(letter_of(game, other), lists.style_of(game, other)), Span(" "), Span(named(game, other))]
        lines.append(line(game, seat, name, game.x[other], game.y[other]))
    for x, y in game.cans:
        lines.append(
            line(game, seat, [Span("o", "bold magenta"), Span(" "), Span(Message("wreckage-sketch-can"))], x, y)
        )
    return lines + [obstacle_line(game, seat, x, y, kind) for x, y, kind in game.obstacles if kind != NONE]


def obstacle_line(game: Wreckage, seat: int, x: int, y: int, kind: int) -> list[Span]:
    """A line for an obstacle."""
    name = Message("wreckage-sketch-obstacle", kind=OBSTACLES[kind].id)
    return line(game, seat, [Span("  "), Span(name, "dim")], x, y)


def line(game: Wreckage, seat: int, name: list[Span], x: int, y: int) -> list[Span]:
    """Where something lies, seen from a vehicle."""
    off = hypot(x - game.x[seat], y - game.y[seat]) / LENGTH
    whole, tenths = divmod(round(off * 10), 10)
    far = Message("wreckage-sketch-decimal", whole=whole, tenths=tenths)
    way = bearing(game, seat, x, y)
    return [Span("  "), *name, lists.TAB, Span(way), lists.TAB, Span(far), lists.TAB, aim(game, seat, x, y)]


def bearing(game: Wreckage, seat: int, x: int, y: int) -> Message:
    """How far to the right or to the left of the nose, in whole degrees."""
    off = (heading_of(x - game.x[seat], y - game.y[seat]) - game.heading[seat] + DEGREE // 2) % FULL // DEGREE
    way, degrees = (TO_RIGHT, off) if off <= 180 else (TO_LEFT, 360 - off)
    return Message("wreckage-sketch-bearing", way=WAY_NAMES[way], degrees=degrees)


def aim(game: Wreckage, seat: int, x: int, y: int) -> Span:
    """What to type for a turn that points there, if the card in force allows it (WK-GEO-12)."""
    if game.over or not isinstance(game.pending, Begin):
        return lists.NOTHING
    most = HAIRPIN_LIMIT if may_hairpin(game, seat) else TURN_LIMIT
    sides = ways(game.card(seat))
    degrees = [aimed(Swinging(game, seat, way), most, x, y) for way in sides]
    texts = [Turn(seat, way, turn).text(game) for way, turn in zip(sides, degrees, strict=True)]
    found = [text for text in texts if read_turn(game, seat, text) is not None]
    return Span(found[0], "bold") if found else lists.NOTHING
