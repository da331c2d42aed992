"""The books of a derby: what must hold before every step."""

from __future__ import annotations

from chicane.wreckage.kinds import COPIES, DAMAGE_COUNTS, DECKS, EQUIPMENT_IDS
from chicane.wreckage.shapes import CAN, box_disc_overlap, box_inside, boxes_overlap, disc_inside, discs_overlap
from chicane.wreckage.state import NONE, Wreckage


def audit(game: Wreckage) -> str:
    """What can't be true of the position; empty when all is well."""
    return bodies(game) or tokens(game) or jerrycans(game) or damage_cards(game) or decks(game) or equipment(game)


def bodies(game: Wreckage) -> str:
    """No two vehicles overlap, none is outside or on a token that blocks (WK-GEO-10, WK-GEO-11, WK-GEO-15)."""
    if not game.obstacles:
        return ""
    boxes = game.others()
    for index, (seat, box) in enumerate(boxes):
        if not box_inside(box):
            return f"vehicle {seat} is outside the arena"
        for other, second in boxes[index + 1 :]:
            if boxes_overlap(box, second):
                return f"vehicles {seat} and {other} overlap"
        for token, x, y, radius in game.blocks():
            if box_disc_overlap(box, x, y, radius):
                return f"vehicle {seat} overlaps token {token}"
    return ""


def tokens(game: Wreckage) -> str:
    """Obstacles and mines lie apart and inside."""
    discs = game.blocks()
    for index, (token, x, y, radius) in enumerate(discs):
        if not disc_inside(x, y, radius):
            return f"token {token} is outside the arena"
        for other, other_x, other_y, other_radius in discs[index + 1 :]:
            if discs_overlap(x, y, radius, other_x, other_y, other_radius):
                return f"tokens {token} and {other} overlap"
    return ""


def jerrycans(game: Wreckage) -> str:
    """Every jerrycan is in the arena or with a player (WK-SETUP-11, WK-SETUP-15)."""
    if not game.obstacles:
        return ""
    count = len(game.cans) + sum(game.held)
    inside = all(disc_inside(x, y, CAN) for x, y in game.cans)
    return "" if inside and count == (4 if game.players == 3 else 5) else f"{count} jerrycans: {game.cans}, {game.held}"


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
            return f"too many cards {name}"
    return ""
