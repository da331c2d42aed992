"""The printed tables: vehicles, piloting cards, equipment, damage cards and obstacles, as fields on kinds."""

from __future__ import annotations

from typing import Final

from chicane.core.content import Field, content_text, read_content

ORIGINS: Final = ("house", "rulebook")
FILES: Final = ["vehicles.toml", "equipment.toml", "damage.toml", "pilots.toml"]
COLOURS: Final = ["red", "blue", "green", "yellow"]  # WK-COMP-03


def read_entries(text: str, file: str, key: str, needed: tuple[str, ...], allowed: tuple[str, ...] = ()) -> list[Read]:
    """The entries of one kind in a content file; each says where it comes from."""
    keys = ("weapon", "upgrade") if key in ("weapon", "upgrade") else (key,)
    entries = read_content(text, file).table(keys)[key].items()
    read = [entry.table(("origin", *needed), allowed) for entry in entries]
    for entry in read:
        entry["origin"].one_of(ORIGINS)
    return read


Read = dict[str, Field]


class Vehicle:
    """One side of a tile: three numbers (WK-COMP-04)."""

    def __init__(self, id: str, colour: int, acceleration: int, handling: int, structure: int) -> None:
        self.id = id
        self.colour = colour
        self.acceleration = acceleration
        self.handling = handling
        self.structure = structure


def read_vehicles(text: str, file: str) -> list[Vehicle]:
    """The vehicles of a content file."""
    return [
        Vehicle(
            entry["id"].text(),
            COLOURS.index(entry["colour"].one_of(tuple(COLOURS))),
            entry["acceleration"].whole(1, 4),
            entry["handling"].whole(0, 4),
            entry["structure"].whole(1, 20),
        )
        for entry in read_entries(text, file, "vehicle", ("id", "colour", "acceleration", "handling", "structure"))
    ]


VEHICLES: Final = read_vehicles(content_text("wreckage", FILES[0]), FILES[0])

# Piloting cards. A play is a card the way it is laid: the reversible card has two (WK-CARD-02).
ACCELERATE: Final = 0
RIGHT: Final = 1
LEFT: Final = 2
DOUBLE: Final = 3
TURBO: Final = 4
CRUSH: Final = 5
BARRAGE: Final = 6
DODGE: Final = 7
FULL_THROTTLE: Final = 8
SWERVE: Final = 9
U_TURN: Final = 10
JUMP: Final = 11
DECELERATE: Final = 12
PLAYS: Final = [
    "accelerate", "right", "left", "double", "turbo", "crush", "barrage", "dodge", "full-throttle", "swerve", "u-turn",
    "jump", "decelerate",
]  # fmt: skip
STANDARD: Final = [ACCELERATE, ACCELERATE, RIGHT, LEFT, DOUBLE]  # WK-CARD-04
SPECIALS: Final = tuple(PLAYS[TURBO : JUMP + 1])


def card_of(play: int) -> int:
    """The card that is laid for a play (WK-CARD-02)."""
    return ACCELERATE if play == DECELERATE else play


def read_decks(text: str, file: str) -> list[list[int]]:
    """The piloting deck of each colour (WK-CARD-03, WK-CARD-04)."""
    decks: list[list[int]] = [[] for _ in COLOURS]
    for entry in read_entries(text, file, "deck", ("colour", "specials")):
        colour = COLOURS.index(entry["colour"].one_of(tuple(COLOURS)))
        decks[colour] = STANDARD + [PLAYS.index(each.one_of(SPECIALS)) for each in entry["specials"].items()]
    return decks


DECKS: Final = read_decks(content_text("wreckage", FILES[3]), FILES[3])

# Sides of a vehicle, clockwise; a weapon's sides are bits.
FORWARD: Final = 0
STARBOARD: Final = 1
BACK: Final = 2
PORT: Final = 3

SHORT_RANGE: Final = 0  # one bar (WK-COMP-11)
LONG_RANGE: Final = 1  # two bars
ABILITIES: Final = ("none", "turret", "second-phase", "spin", "discard")  # WK-COMP-12


class Equipment:
    """A weapon (attack above 0) or an upgrade, and what it changes (WK-COMP-09, WK-WPN, WK-UPG)."""

    def __init__(
        self,
        id: str,
        copies: int,
        attack: int = 0,
        reach: int = SHORT_RANGE,
        ability: str = "none",
        soak: int = 0,
        ram: bool = False,
        rear: bool = False,
        mines: int = 0,
        boost: int = 0,
        structure: int = 0,
    ) -> None:
        self.id = id
        self.copies = copies
        self.attack = attack
        self.reach = reach
        self.turret = ability == "turret"
        self.second_phase = ability == "second-phase"
        self.spins = ability == "spin"
        self.discarded = ability == "discard"
        self.ability = ability
        self.soak = soak
        self.ram = ram
        self.rear = rear
        self.mines = mines
        self.boost = boost
        self.structure = structure


def read_weapon(entry: Read) -> Equipment:
    """A weapon: attack, range and ability (WK-COMP-10..12)."""
    reach = ("short", "long").index(entry["range"].one_of(("short", "long")))
    copies, attack = entry["copies"].whole(1, 9), entry["attack"].whole(1, 9)
    return Equipment(entry["id"].text(), copies, attack, reach, entry["ability"].one_of(ABILITIES))


def read_upgrade(entry: Read) -> Equipment:
    """An upgrade: the one thing that it does (WK-UPG)."""
    return Equipment(
        entry["id"].text(),
        entry["copies"].whole(1, 9),
        soak=entry["soak"].whole(1, 9) if "soak" in entry else 0,
        ram="ram" in entry and entry["ram"].yes(),
        rear="rear" in entry and entry["rear"].yes(),
        mines=entry["mines"].whole(1, 9) if "mines" in entry else 0,
        boost=entry["boost"].whole(1, 9) if "boost" in entry else 0,
        structure=entry["structure"].whole(1, 9) if "structure" in entry else 0,
    )


def read_equipment(text: str, file: str) -> list[Equipment]:
    """The equipment deck of a content file."""
    weapons = read_entries(text, file, "weapon", ("id", "copies", "attack", "range", "ability"))
    upgrades = read_entries(
        text, file, "upgrade", ("id", "copies"), ("soak", "ram", "rear", "mines", "boost", "structure")
    )
    return [read_weapon(entry) for entry in weapons] + [read_upgrade(entry) for entry in upgrades]


EQUIPMENT: Final = read_equipment(content_text("wreckage", FILES[1]), FILES[1])
EQUIPMENT_IDS: Final = [equipment.id for equipment in EQUIPMENT]
COPIES: Final = [equipment.copies for equipment in EQUIPMENT]
DRAFTED: Final = 3  # cards a player (WK-SETUP-06)

ICONS: Final = ("none", "spin", "irreversible", "shuffle")


class DamageCard:
    """Points from 0 to 3 and at most one icon (WK-COMP-13)."""

    def __init__(self, points: int, icon: str, count: int) -> None:
        self.points = points
        self.spins = icon == "spin"
        self.irreversible = icon == "irreversible"
        self.shuffles = icon == "shuffle"
        self.count = count
        self.id = f"{points}" if icon == "none" else f"{points} {icon}"


def read_damage(text: str, file: str) -> list[DamageCard]:
    """The damage deck of a content file."""
    return [
        DamageCard(entry["points"].whole(0, 3), entry["icon"].one_of(ICONS), entry["count"].whole(1, 99))
        for entry in read_entries(text, file, "card", ("points", "icon", "count"))
    ]


DAMAGE: Final = read_damage(content_text("wreckage", FILES[2]), FILES[2])
DAMAGE_COUNTS: Final = [card.count for card in DAMAGE]


class Obstacle:
    """What an obstacle does to whoever meets it (WK-OBST)."""

    def __init__(
        self,
        id: str,
        cards: int = 0,
        fatal: bool = False,
        burns: bool = False,
        pushed: bool = False,
        thrown: bool = False,
    ) -> None:
        self.id = id
        self.cards = cards  # drawn beside those for speed
        self.fatal = fatal
        self.burns = burns
        self.pushed = pushed
        self.thrown = thrown


ORDINARY: Final = 0
OBSTACLES: Final = [
    Obstacle("obstacle"),
    Obstacle("column", cards=2),  # WK-OBST-02
    Obstacle("pump", fatal=True),  # WK-OBST-03
    Obstacle("tyres", burns=True),  # WK-OBST-05
    Obstacle("wreck", pushed=True),  # WK-OBST-13
    Obstacle("barrels", thrown=True),  # WK-OBST-20
]
BARREL_CARDS: Final = 2  # WK-OBST-22
MINE_CARDS: Final = 1  # WK-UPG-11
CRUSH_CARDS: Final = 2  # WK-SPEC-12

TOP_SPEED: Final = 4  # WK-CARD-06
TOP_REVERSE: Final = 2  # WK-REV-02
WINNING_CANS: Final = 3  # WK-GOAL-01
TURN_LIMIT: Final = 45  # degrees with one use of the ruler (WK-GEO-17)
HAIRPIN_LIMIT: Final = 90  # WK-HAIR-01
U_TURN_DEGREES: Final = 180  # WK-SPEC-09
TURBO_LENGTHS: Final = 2  # WK-SPEC-01
REPAIR_PRICE: Final = 2  # cards (WK-FIX-02)
QUIET_TURNS: Final = 20  # so many, and the arena is abandoned (docs/rulings.md)
