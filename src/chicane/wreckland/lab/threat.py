"""What the enemies in play cost, by where they are: the bots' fear."""

from __future__ import annotations

from chicane.wreckland.attack import is_safe
from chicane.wreckland.bends import ROUNDS
from chicane.wreckland.damage import enemy_armour
from chicane.wreckland.enemies import FOES
from chicane.wreckland.grid import NEIGHBOURS, ZONE_SLOTS
from chicane.wreckland.kinds import CALLS_ALL, FOE_RESISTANCE, IS_BOSS
from chicane.wreckland.lab.worth import (
    BLAST,
    BOSS_WEIGHT,
    EXCESS,
    FOE_WORTH,
    GUARD,
    HARM,
    POINT,
    SCRAP_WORTH,
    THREAT,
)
from chicane.wreckland.queries import NOTHING, PHASE_END, ask
from chicane.wreckland.state import EMPTY, GONE, Wreckland


class Road:
    """What is asked again and again of one position: the working equipment of each zone, and the Boss."""

    def __init__(self, game: Wreckland) -> None:
        self.working = [0, 0, 0, 0]
        gear, wrecked = game.gear, game.wrecked
        for zone in range(4):
            for slot in ZONE_SLOTS[zone]:
                if gear[slot] != EMPTY and not wrecked[slot]:
                    self.working[zone] += 1
        self.boss = game.boss() if game.round == ROUNDS else GONE
        self.guarded = GONE  # the zone where the Boss must be alone
        if self.boss != GONE and FOES[game.foe_kind[self.boss]].alone:
            self.guarded = game.foe_zone[self.boss]


def place_cost(game: Wreckland, road: Road, foe: int, zone: int) -> float:
    """What an enemy costs for being in a zone."""
    cost: float = THREAT[game.foe_kind[foe]][road.working[zone]]
    if foe == road.boss:
        others = game.foe_zone.count(zone) - (game.foe_zone[foe] == zone)
        return cost + (GUARD * others if road.guarded != GONE else 0.0)
    return cost


def chasers(game: Wreckland, road: Road) -> float:
    """What all enemies in play cost; little where the Chase is about to end."""
    cost = 0.0
    count = 0
    for foe, zone in enumerate(game.foe_zone):
        if zone != GONE:
            count += 1
            kind = game.foe_kind[foe]
            left = FOE_WORTH + POINT * (FOE_RESISTANCE[kind] - game.foe_hurt[foe])
            cost += place_cost(game, road, foe, zone) + left * (BOSS_WEIGHT if IS_BOSS[kind] else 1.0)
    if game.round == ROUNDS:
        return cost
    few = ask(game, PHASE_END, NOTHING, 2)
    return cost + EXCESS * (count - few) if count > few else cost * 0.5


def gain(game: Wreckland, road: Road, foe: int, damage: int) -> float:
    """What damage to an enemy is worth; a perfect kill gives scrap, a volatile enemy explodes."""
    kind = game.foe_kind[foe]
    if game.foe_zone[foe] == GONE or (foe == road.boss and is_safe(game, foe)):
        return 0.0
    dealt = damage - enemy_armour(game, foe)
    if dealt <= 0:
        return 0.0
    left = FOE_RESISTANCE[kind] - game.foe_hurt[foe]
    weight = BOSS_WEIGHT if IS_BOSS[kind] else 1.0
    if dealt < left:
        return POINT * dealt * weight
    if foe == road.boss:
        return 1000.0
    worth = FOE_WORTH + POINT * left + place_cost(game, road, foe, game.foe_zone[foe])
    worth += GUARD if game.foe_zone[foe] == road.guarded else 0.0
    worth += EXCESS if game.round < ROUNDS else 0.0
    if dealt == left:
        return worth + SCRAP_WORTH[game.round]
    return worth - (BLAST * road.working[game.foe_zone[foe]] if FOES[kind].volatile else 0.0)


def relief(game: Wreckland, road: Road, foe: int, zones: list[int]) -> float:
    """What it is worth to have an enemy in the best of some zones instead of where it is."""
    here = game.foe_zone[foe]
    if here == GONE:
        return 0.0
    cost = place_cost(game, road, foe, here)
    best = min(place_cost(game, road, foe, zone) + beside(road, foe, zone) for zone in zones)
    return cost + beside(road, foe, here) - best


def beside(road: Road, foe: int, zone: int) -> float:
    """What an enemy beside the Boss costs."""
    return GUARD if foe != road.boss and zone == road.guarded else 0.0


def pushed(game: Wreckland, road: Road, foe: int) -> float:
    """What it is worth to push an enemy aside."""
    return relief(game, road, foe, NEIGHBOURS[game.foe_zone[foe]]) if game.foe_zone[foe] != GONE else 0.0


def blow(game: Wreckland, road: Road, foe: int) -> float:
    """What an enemy does when it acts now."""
    zone = game.foe_zone[foe]
    return float(HARM[game.foe_kind[foe]][road.working[zone]]) if zone != GONE else 0.0


def blows(game: Wreckland, road: Road, foes: tuple[int, ...]) -> float:
    """What several enemies do when they act now; one of them may make all others act."""
    acting = game.foes() if any(CALLS_ALL[game.foe_kind[foe]] for foe in foes) else foes
    return sum([blow(game, road, foe) for foe in acting])
