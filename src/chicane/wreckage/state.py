"""A derby in progress: where every vehicle stands, what it has planned, and what lies in the arena."""

from __future__ import annotations

from typing import ClassVar, Final

from chicane.core.cards import Seams
from chicane.core.chance import Luck
from chicane.core.engine import Game
from chicane.core.lists import changed, without
from chicane.wreckage.deck import deck_without, plays_of
from chicane.wreckage.kinds import (
    DODGE,
    DOUBLE,
    EQUIPMENT,
    REPAIR_PRICE,
    TOP_REVERSE,
    TOP_SPEED,
    VEHICLES,
    Equipment,
    Vehicle,
)  # fmt: skip
from chicane.wreckage.shapes import MINE, OBSTACLE, Box

SEAMS: Final = Seams("wreckage")  # its equipment bends rules by fields on kinds

NONE: Final = -1  # where a card, a vehicle, a speed or the like could be named and there is none
UNKNOWN: Final = -2  # what the viewer may not know

FORWARD_GEAR: Final = 1
REVERSE_GEAR: Final = -1
MINES_FROM: Final = 100  # the ids of mines among the discs; obstacles come before


class Wreckage(Game):
    """Lists by seat, unless it says otherwise; what lies in the arena are tuples of whole numbers."""

    parts: ClassVar[tuple[str, ...]] = Game.parts + (
        "acting", "burning", "cans", "cards", "damage", "discards", "equipment", "first", "gear", "given_up",
        "hairpins", "heading", "held", "lost", "mines", "mines_left", "obstacles", "out", "phase", "pile", "planned",
        "pool", "quiet", "silent", "speed", "spun", "table", "turn", "vehicle", "x", "y",
    )  # fmt: skip

    __slots__ = (
        "acting", "burning", "cans", "cards", "damage", "discards", "equipment", "first", "gear", "given_up",
        "hairpins", "heading", "held", "lost", "mines", "mines_left", "obstacles", "out", "phase", "pile", "planned",
        "pool", "quiet", "silent", "speed", "spun", "table", "turn", "vehicle", "x", "y",
    )  # fmt: skip

    def __init__(self, players: int, setup: dict[str, str]) -> None:
        super().__init__(players, setup)
        self.turn = 0  # game turns begun; 0 during setup
        self.phase = 0  # the action phase, 0 while cards are planned
        self.quiet = 0  # game turns without a jerrycan taken or a marker suffered
        self.silent = False  # the acting vehicle pushed a wreck and may not fire (WK-OBST-17)
        self.first = 0  # the first player (WK-SETUP-02)
        self.acting = NONE  # whose player turn it is; NONE once it is over, by a collision or otherwise

    # Changed in place, and copied.
    x: list[int]
    y: list[int]
    heading: list[int]
    speed: list[int]  # UNKNOWN while a start speed is secret
    damage: list[int]
    held: list[int]  # jerrycans

    # Replaced whole when they change, and shared by copies.
    vehicle: list[int]
    gear: list[int]
    out: list[int]
    burning: list[int]
    hairpins: list[int]  # made so far (WK-HAIR-03)
    spun: list[int]  # in this action phase, by whatever it was (WK-ICON-07)
    given_up: list[int]  # the card of this action phase, for a repair (WK-FIX-05)
    mines_left: list[int]
    equipment: list[list[int]]
    cards: list[list[int]]  # of the piloting deck, planned ones included
    lost: list[list[int]]  # piloting cards removed for good
    planned: list[list[int]]  # plays, the first and the second
    pool: list[int]  # equipment on offer, by kind
    pile: list[int]  # damage cards, by kind
    discards: list[int]
    table: list[int]  # damage cards drawn just now and not settled yet
    cans: list[tuple[int, int]]  # in the arena
    mines: list[tuple[int, int]]
    obstacles: list[tuple[int, int, int]]  # x, y and kind; NONE once removed

    def copy(self) -> Wreckage:
        twin = Wreckage(self.players, self.setup)
        self.share(twin)
        twin.turn = self.turn
        twin.phase = self.phase
        twin.quiet = self.quiet
        twin.silent = self.silent
        twin.first = self.first
        twin.acting = self.acting
        twin.x = self.x[:]
        twin.y = self.y[:]
        twin.heading = self.heading[:]
        twin.speed = self.speed[:]
        twin.damage = self.damage[:]
        twin.held = self.held[:]
        twin.vehicle = self.vehicle
        twin.gear = self.gear
        twin.out = self.out
        twin.burning = self.burning
        twin.hairpins = self.hairpins
        twin.spun = self.spun
        twin.given_up = self.given_up
        twin.mines_left = self.mines_left
        twin.equipment = self.equipment
        twin.cards = self.cards
        twin.lost = self.lost
        twin.planned = self.planned
        twin.pool = self.pool
        twin.pile = self.pile
        twin.discards = self.discards
        twin.table = self.table
        twin.cans = self.cans
        twin.mines = self.mines
        twin.obstacles = self.obstacles
        return twin

    def hide(self, seat: int) -> None:
        """Cards that others have planned and start speeds they have picked are secret (WK-TURN-02, WK-SETUP-22)."""
        self.planned = [
            plays if other == seat else plays[: self.phase] + [UNKNOWN] * len(plays[self.phase :])
            for other, plays in enumerate(self.planned)
        ]
        if not self.turn:
            hidden = [other != seat and speed != NONE for other, speed in enumerate(self.speed)]
            self.speed = [UNKNOWN if hide else speed for hide, speed in zip(hidden, self.speed, strict=True)]

    def imagine(self, seat: int, luck: Luck) -> None:
        """Planned cards and start speeds of some kind."""
        self.speed = [luck.below(TOP_SPEED + 1) if speed == UNKNOWN else speed for speed in self.speed]
        for other in range(self.players):
            while UNKNOWN in self.planned[other]:
                plays = self.planned[other][:]
                known = [play for play in plays if play != UNKNOWN]
                choices = plays_of(deck_without(self.cards[other], known))
                plays[plays.index(UNKNOWN)] = choices[luck.below(len(choices))]
                self.planned = changed(self.planned, other, plays)

    def seams(self) -> Seams:
        return SEAMS

    def active_seat(self) -> int:
        return self.first if self.acting == NONE else self.acting

    def kind(self, seat: int) -> Vehicle:
        return VEHICLES[self.vehicle[seat]]

    def box(self, seat: int) -> Box:
        """The rectangle that a vehicle covers."""
        return Box(self.x[seat], self.y[seat], self.heading[seat])

    def place(self, seat: int, pose: tuple[int, int, int]) -> None:
        """Put a vehicle where it is now."""
        self.x[seat], self.y[seat], self.heading[seat] = pose

    def others(self, but: int = NONE, nor: int = NONE) -> list[tuple[int, Box]]:
        """The vehicles in play, but for these."""
        return [(seat, self.box(seat)) for seat in self.alive() if seat != but and seat != nor]

    def blocks(self, but: int = NONE) -> list[tuple[int, int, int, int]]:
        """Tokens that block: obstacles and mines, never jerrycans (WK-GEO-15)."""
        return self.sights(but) + [(MINES_FROM + number, x, y, MINE) for number, (x, y) in enumerate(self.mines)]

    def sights(self, but: int = NONE) -> list[tuple[int, int, int, int]]:
        """Tokens that block a line of fire: obstacles alone (WK-GEO-28, WK-GEO-30, WK-GEO-31)."""
        return [
            (number, x, y, OBSTACLE)
            for number, (x, y, kind) in enumerate(self.obstacles)
            if kind != NONE and number != but
        ]

    def alive(self) -> list[int]:
        """The seats still in play."""
        return [seat for seat in range(self.players) if not self.out[seat]]

    def fitted(self, seat: int) -> list[Equipment]:
        """The equipment of a vehicle."""
        return [EQUIPMENT[number] for number in self.equipment[seat]]

    def structure(self, seat: int) -> int:
        """Printed structure and what is bolted on (WK-UPG-17)."""
        return self.kind(seat).structure + sum(each.structure for each in self.fitted(seat))

    def handling(self, seat: int) -> int:
        """Against weapons: as printed, one more while dodging (WK-SPEC-14, WK-SPEC-15)."""
        return self.kind(seat).handling + (self.card(seat) == DODGE)

    def top_speed(self, seat: int) -> int:
        """What the dashboard shows at most in this gear (WK-CARD-06, WK-REV-02)."""
        return TOP_SPEED if self.gear[seat] == FORWARD_GEAR else TOP_REVERSE

    def card(self, seat: int) -> int:
        """The card in force in this action phase (WK-CARD-14); Double stands for the first one (WK-CARD-09)."""
        plays = self.planned[seat]
        if not 0 < self.phase <= len(plays) or self.given_up[seat]:
            return NONE
        play = plays[self.phase - 1]
        if play == DOUBLE:
            return plays[0] if self.phase == 2 else NONE  # WK-CARD-11
        return play

    def deck(self, seat: int) -> list[int]:
        """The piloting cards that are not planned (WK-ICON-09, WK-FIX-06)."""
        return deck_without(self.cards[seat], self.planned[seat])

    def can_pay(self, seat: int) -> bool:
        """Whether the deck holds the price of a repair (WK-FIX-06)."""
        return len(self.deck(seat)) >= REPAIR_PRICE

    def lose_equipment(self, seat: int, number: int) -> None:
        """One card of a kind leaves the game."""
        self.equipment = changed(self.equipment, seat, without(self.equipment[seat], number))
