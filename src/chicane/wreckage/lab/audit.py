"""The books of a derby: what must hold before every step."""

from __future__ import annotations

from chicane.core.errors import Fault
from chicane.core.message import Message
from chicane.wreckage.kinds import COPIES, DAMAGE_COUNTS, DECKS, EQUIPMENT_IDS, OBSTACLES
from chicane.wreckage.names import code
from chicane.wreckage.shapes import (
    CAN,
    LENGTH,
    Box,
    box_disc_overlap,
    box_inside,
    boxes_overlap,
    disc_inside,
    discs_overlap,
)
from chicane.wreckage.state import MINES_FROM, NONE, Wreckage


def audit(game: Wreckage) -> str:
    """What can't be true of the position; empty when all is well."""
    boxes = game.others() if game.obstacles else []  # before the obstacles no vehicle is placed
    arena = bodies(game, boxes) or tokens(game) or jerrycans(game)
    return arena or damage_cards(game) or decks(game) or equipment(game)


def flaw(game: Wreckage) -> str:
    """What can't be drawn: jerrycans and cards may be left out of a scenario, but there are never too many."""
    boxes = [(seat, box) for seat, box in game.others() if game.vehicle[seat] != NONE]
    return bodies(game, boxes) or tokens(game) or too_many_cans(game) or equipment(game) or standing(game)


def bodies(game: Wreckage, boxes: list[tuple[int, Box]]) -> str:
    """No two vehicles overlap, none is outside or on a token that blocks (WK-GEO-10, WK-GEO-11, WK-GEO-15)."""
    for index, (seat, box) in enumerate(boxes):
        if not box_inside(box):
            return outside(code(game, seat))
        for other, second in boxes[index + 1 :]:
            if boxes_overlap(box, second):
                return overlapping(code(game, seat), code(game, other), "{} and {} overlap")
        for token, x, y, radius in game.blocks():
            if box_disc_overlap(box, x, y, radius):
                return overlapping(code(game, seat), token_name(game, token), "{} overlaps the {}")
    return ""


def outside(name: str, article: str = "") -> str:
    """Something that is not in the arena."""
    return Fault(f"{article}{name} is outside the arena", Message("scenario-outside", name=name))


def overlapping(one: str, other: str, text: str) -> str:
    """Two things in one place."""
    return Fault(text.format(one, other), Message("scenario-overlap", one=one, other=other))


def token_name(game: Wreckage, token: int) -> str:
    """A token as a scenario writes it."""
    if token >= MINES_FROM:
        return f"mine at {spot(*game.mines[token - MINES_FROM])}"
    x, y, kind = game.obstacles[token]
    return f"{OBSTACLES[kind].id} at {spot(x, y)}"


def spot(x: int, y: int) -> str:
    """A place in lengths."""
    return f"{x / LENGTH:g} {y / LENGTH:g}"


def tokens(game: Wreckage) -> str:
    """Obstacles and mines lie apart and inside."""
    discs = game.blocks()
    for index, (token, x, y, radius) in enumerate(discs):
        if not disc_inside(x, y, radius):
            return outside(token_name(game, token), "the ")
        for other, other_x, other_y, other_radius in discs[index + 1 :]:
            if discs_overlap(x, y, radius, other_x, other_y, other_radius):
                return overlapping(token_name(game, token), token_name(game, other), "the {} overlaps the {}")
    return ""


def jerrycans(game: Wreckage) -> str:
    """Every jerrycan is in the arena or with a player (WK-SETUP-11, WK-SETUP-15)."""
    if not game.obstacles:
        return ""
    count, all_cans = len(game.cans) + sum(game.held), cans_of(game)
    return too_many_cans(game) or (f"{count} jerrycans of {all_cans}" if count < all_cans else "")


def cans_of(game: Wreckage) -> int:
    """How many jerrycans there are in all."""
    return 4 if game.players == 3 else 5


def too_many_cans(game: Wreckage) -> str:
    """No jerrycan lies outside, and there are no more than so many."""
    for x, y in game.cans:
        if not disc_inside(x, y, CAN):
            return outside(f"can at {spot(x, y)}", "the ")
    count, most = len(game.cans) + sum(game.held), cans_of(game)
    message = Message("scenario-cans", count=count, players=game.players, most=most)
    return Fault(f"{count} jerrycans; {game.players} players have {most}", message) if count > most else ""


def standing(game: Wreckage) -> str:
    """Colours are different, and who has as much damage as structure is out (WK-COMP-03, WK-FIRE-07)."""
    seats = [seat for seat, vehicle in enumerate(game.vehicle) if vehicle != NONE]
    colours = [game.kind(seat).colour for seat in seats]
    for seat in seats:
        name, damage, structure = code(game, seat), game.damage[seat], game.structure(seat)
        if colours.count(game.kind(seat).colour) > 1:
            return Fault(f"two vehicles are {name}", Message("scenario-same-colour", colour=name))
        if damage >= structure and not game.out[seat]:
            text = f"{name} has damage {damage}, and a structure of {structure} only"
            return Fault(text, Message("scenario-structure", name=name, damage=damage, structure=structure))
    return ""


def damage_cards(game: Wreckage) -> str:
    """Every damage card is in the pile, used, or just being drawn (WK-COMP-06)."""
    counts = [sum(places) for places in zip(game.pile, game.discards, game.table, strict=True)]
    return "" if counts == DAMAGE_COUNTS else f"damage cards {counts}"


def decks(game: Wreckage) -> str:
    """Every piloting card is in its deck, planned, or lost for good (WK-CARD-04)."""
    for seat, vehicle in enumerate(game.vehicle):
        if vehicle != NONE and sorted(game.cards[seat] + game.lost[seat]) != sorted(DECKS[game.kind(seat).colour]):
            return f"piloting cards of seat {seat}: {game.cards[seat]} and {game.lost[seat]}"
    return ""


def equipment(game: Wreckage) -> str:
    """No more equipment than the box has."""
    for number, name in enumerate(EQUIPMENT_IDS):
        if game.pool[number] + sum(fitted.count(number) for fitted in game.equipment) > COPIES[number]:
            return Fault(f"too many cards {name}", Message("scenario-equipment", name=name))
    return ""
