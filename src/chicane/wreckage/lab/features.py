"""What a seat sees of a derby: all that lies in the arena, its own plans, and of the others' what is turned up."""

from __future__ import annotations

from typing import Final

from chicane.core.features import NOTHING, QUESTION, Feature, Features, Parts, question
from chicane.wreckage.kinds import COLOURS, EQUIPMENT, PLAYS
from chicane.wreckage.shapes import LENGTH
from chicane.wreckage.state import UNKNOWN, Wreckage
from chicane.wreckage.trig import DEGREE

SEATS: Final = len(COLOURS)
HUNDREDTH: Final = LENGTH // 100
CANS: Final = 5
MINES: Final = 12
OBSTACLES: Final = 4
PLANS: Final = 2


def seen(game: Wreckage, seat: int) -> Parts:
    """The parts of FEATURES."""
    found = [
        [number if number < LENGTH else number // HUNDREDTH for number in question(game, seat)]
        + [game.turn, game.phase, game.acting, game.first],
        game.vehicle,
        [x // HUNDREDTH for x in game.x],
        [y // HUNDREDTH for y in game.y],
        [heading // DEGREE for heading in game.heading],
        speeds(game, seat),
        game.gear,
        game.damage[:],
        game.held[:],
        game.out,
        game.burning,
        game.hairpins,
        game.mines_left,
    ]
    found += [plans(game, seat, other) for other in range(SEATS)]
    found += [fitted(game, other) for other in range(SEATS)]
    found += [counts(game.cards[seat], len(PLAYS)), game.pool, places(game.cans), places(game.mines)]
    found.append([number for x, y, kind in game.obstacles for number in (x // HUNDREDTH, y // HUNDREDTH, kind)])
    return found


def fitted(game: Wreckage, seat: int) -> list[int]:
    """The equipment of a seat, by kind."""
    return counts(game.equipment[seat] if seat < game.players else [], len(EQUIPMENT))


def speeds(game: Wreckage, seat: int) -> list[int]:
    """Speeds; those of others are a secret until all are laid open (WK-SETUP-22)."""
    if game.turn:
        return game.speed[:]
    return [speed if other == seat or speed == NOTHING else UNKNOWN for other, speed in enumerate(game.speed)]


def plans(game: Wreckage, seat: int, other: int) -> list[int]:
    """The planned cards of a seat, as far as another knows them (WK-TURN-02)."""
    if other >= game.players:
        return []
    plays = game.planned[other]
    known = len(plays) if other == seat else game.phase
    return [play if number < known else UNKNOWN for number, play in enumerate(plays)]


def counts(cards: list[int], kinds: int) -> list[int]:
    """How many there are of each kind."""
    found = [0] * kinds
    for card in cards:
        found[card] += 1
    return found


def places(points: list[tuple[int, int]]) -> list[int]:
    """Points, one coordinate after the other."""
    return [each // HUNDREDTH for point in points for each in point]


FEATURES: Final = Features(
    [
        [
            *QUESTION,
            Feature("turn", 1, "the game turn; 0 during setup"),
            Feature("phase", 1, "the action phase; 0 while cards are planned"),
            Feature("acting", 1, "the seat whose player turn it is"),
            Feature("first", 1, "the first player"),
        ],
        [Feature("vehicle", SEATS, "the number of the vehicle, by seat")],
        [Feature("x", SEATS, "hundredths of a length to the right of the middle of the arena")],
        [Feature("y", SEATS, "the same along the other axis")],
        [Feature("heading", SEATS, "whole degrees")],
        [Feature("speed", SEATS, "-2 while it is a secret")],
        [Feature("gear", SEATS, "1 forward, -1 reverse")],
        [Feature("damage", SEATS, "markers suffered")],
        [Feature("cans", SEATS, "jerrycans held")],
        [Feature("out", SEATS, "1 once it is out")],
        [Feature("burning", SEATS, "1 while it burns")],
        [Feature("hairpins", SEATS, "hairpins made")],
        [Feature("mines left", SEATS, "mines left to lay")],
        *[
            [Feature(f"planned by seat {seat}", PLANS, "the numbers of planned cards; -2 while they are a secret")]
            for seat in range(SEATS)
        ],
        *[[Feature(f"equipment of seat {seat}", len(EQUIPMENT), "cards of each equipment")] for seat in range(SEATS)],
        [Feature("cards", len(PLAYS), "cards of each kind in the seat's own deck, planned ones included")],
        [Feature("pool", len(EQUIPMENT), "equipment on offer")],
        [Feature("free cans", 2 * CANS, "x and y of the jerrycans in the arena")],
        [Feature("mines", 2 * MINES, "x and y of the mines")],
        [Feature("obstacles", 3 * OBSTACLES, "x, y and kind of the obstacles")],
    ],
    seen,
)
