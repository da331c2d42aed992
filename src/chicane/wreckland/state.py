"""An attempt at a chapter: the vehicle, who chases it, the dice and the cards."""

from __future__ import annotations

from typing import ClassVar, Final

from chicane.core.cards import EVERYBODY, InForce, Seams
from chicane.core.engine import Game
from chicane.core.step import NOBODY
from chicane.wreckland.equipment import VEHICLES
from chicane.wreckland.grid import SLOT_ZONES, ZONE_SLOTS, turned
from chicane.wreckland.kinds import DICE, FOE_DICE, GEAR_BARS, GEAR_DICE, IS_BOSS, RED
from chicane.wreckland.queries import SEAMS

CUSTOMISE: Final = 0  # phases
CHASE: Final = 1

EMPTY: Final = -1  # a slot without equipment
GONE: Final = -1  # the zone of an enemy that was destroyed

# Where a die is.
POOL: Final = 0
ASIDE: Final = 1  # out of the pool until all dice are gathered again
ON_RAM: Final = 2
ON_ENGINE: Final = 3
ON_GEAR: Final = 8  # and three for each slot of the vehicle, one for each die slot of the card
ON_FOE: Final = 40  # and three for each enemy
MOST_SLOTS: Final = 3


class Wreckland(Game):
    """Decks are numbers of cards by kind: nobody can know an order that does not exist (WL-SETUP-06)."""

    parts: ClassVar[tuple[str, ...]] = Game.parts + (
        "deck", "dice", "discards", "engine", "facing", "foe_deck", "foe_discards", "foe_hurt", "foe_kind", "foe_zone",
        "gear", "held", "hurt", "market", "phase", "place", "round", "scrap", "turn", "upgrades", "used", "wrecked",
    )  # fmt: skip

    __slots__ = (
        "cards", "chapter", "deck", "dice", "discards", "engine", "facing", "foe_deck", "foe_discards", "foe_hurt",
        "foe_kind", "foe_zone", "gear", "held", "hero", "hurt", "market", "phase", "place", "round", "scrap", "turn",
        "upgrades", "used", "vehicle", "wrecked",
    )  # fmt: skip

    def __init__(self, players: int, setup: dict[str, str]) -> None:
        super().__init__(players, setup)
        self.round = 0
        self.phase = CUSTOMISE
        self.turn = 0  # of this Chase
        self.engine = 0  # its damage
        self.held = 0  # dice that skip the next reroll, as bits
        self.used = 0  # uses of the hero's skill since its limit was last counted

    # From the setup; never changed.
    vehicle: int
    hero: int
    chapter: int
    cards: list[int]  # the cards of hero and chapter, which bend the rules

    # Changed in place, and copied.
    dice: list[int]  # values of three red and five white dice
    place: list[int]  # where each die is
    hurt: list[int]  # damage by slot
    foe_zone: list[int]  # by enemy, in the order they came; GONE once destroyed
    foe_hurt: list[int]

    # Replaced whole when they change, and shared by copies.
    gear: list[int]  # the kind of equipment by slot, or EMPTY
    facing: list[int]  # quarters it is turned, by slot
    wrecked: list[int]  # whether a Destruction card lies on it, by slot
    foe_kind: list[int]
    upgrades: list[int]  # kinds not yet installed
    market: list[int]  # kinds of face-up equipment
    deck: list[int]  # how many of each kind of equipment
    discards: list[int]
    foe_deck: list[int]  # how many of each kind of enemy
    foe_discards: list[int]
    scrap: list[int]

    def copy(self) -> Wreckland:
        twin = Wreckland(self.players, self.setup)
        self.share(twin)
        twin.round = self.round
        twin.phase = self.phase
        twin.turn = self.turn
        twin.engine = self.engine
        twin.held = self.held
        twin.used = self.used
        twin.vehicle = self.vehicle
        twin.hero = self.hero
        twin.chapter = self.chapter
        twin.cards = self.cards
        twin.dice = self.dice[:]
        twin.place = self.place[:]
        twin.hurt = self.hurt[:]
        twin.foe_zone = self.foe_zone[:]
        twin.foe_hurt = self.foe_hurt[:]
        twin.gear = self.gear
        twin.facing = self.facing
        twin.wrecked = self.wrecked
        twin.foe_kind = self.foe_kind
        twin.upgrades = self.upgrades
        twin.market = self.market
        twin.deck = self.deck
        twin.discards = self.discards
        twin.foe_deck = self.foe_deck
        twin.foe_discards = self.foe_discards
        twin.scrap = self.scrap
        return twin

    def seams(self) -> Seams:
        return SEAMS

    def in_force(self) -> list[InForce]:
        return [(number, EVERYBODY, NOBODY) for number in self.cards]

    def active_seat(self) -> int:
        return 0

    # The vehicle

    def works(self, slot: int) -> bool:
        """Whether the slot holds equipment that is not destroyed (WL-HIT-07, WL-DSTR-01)."""
        return self.gear[slot] != EMPTY and not self.wrecked[slot]

    def working(self, zone: int) -> list[int]:
        """The slots of a zone with equipment that is not destroyed."""
        return [slot for slot in ZONE_SLOTS[zone] if self.works(slot)]

    def spikes(self, zone: int) -> int:
        """Cards with a spike bar on the outer edge that faces the zone, each once (WL-SPIKE-03..09)."""
        return sum([self.bars(slot) >> zone & 1 for slot in ZONE_SLOTS[zone] if not self.wrecked[slot]])

    def bars(self, slot: int) -> int:
        """The sides with spike bars of what is on a slot, or of the vehicle itself, as bits by zone."""
        kind = self.gear[slot]
        return VEHICLES[self.vehicle].bars[slot] if kind == EMPTY else turned(GEAR_BARS[kind], self.facing[slot])

    def is_spiked(self, slot: int) -> bool:
        """Whether a spike bar of a slot is on an outer edge (WL-SPIKE-05)."""
        return any(self.bars(slot) >> zone & 1 for zone in SLOT_ZONES[slot])

    # Enemies

    def foes(self) -> list[int]:
        """The enemies in play, the Boss included."""
        return [foe for foe, zone in enumerate(self.foe_zone) if zone != GONE]

    def foes_in(self, zone: int) -> list[int]:
        return [foe for foe, where in enumerate(self.foe_zone) if where == zone]

    def boss(self) -> int:
        """The number of the Boss among the enemies, or GONE."""
        for foe, kind in enumerate(self.foe_kind):
            if IS_BOSS[kind] and self.foe_zone[foe] != GONE:
                return foe
        return GONE

    # Dice

    def pool(self, first: int = 0, last: int = DICE) -> list[int]:
        """The dice in the pool, by number."""
        place = self.place
        return [die for die in range(first, last) if place[die] == POOL]

    def whites(self) -> list[int]:
        return self.pool(RED)

    def reds(self) -> list[int]:
        return self.pool(0, RED)

    def free_slots(self, slot: int) -> list[int]:
        """The free die slots of the equipment in a slot (WL-ACT-02)."""
        return self.free(ON_GEAR + slot * MOST_SLOTS, len(GEAR_DICE[self.gear[slot]]))

    def free_on(self, foe: int) -> list[int]:
        """The free die slots of an enemy (WL-FOE-06)."""
        return self.free(ON_FOE + foe * MOST_SLOTS, len(FOE_DICE[self.foe_kind[foe]]))

    def free(self, first: int, count: int) -> list[int]:
        """Those of so many die slots without a die."""
        taken = 0
        for place in self.place:
            if first <= place < first + count:
                taken |= 1 << place - first
        return [each for each in range(count) if not taken >> each & 1]

    def gather(self) -> None:
        """All eight dice come back into the pool (WL-CHASE-05, WL-TURN-10)."""
        self.place = [POOL] * DICE
        self.held = 0
