"""What is printed, read from the content files without the game's own readers: tests take their numbers from here."""

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

Entry = dict[str, Any]

FOLDER = files("chicane") / "content" / "wreckland"
CONTENT: dict[str, Entry] = {
    path.name.removesuffix(".toml"): tomllib.loads(path.read_text(encoding="utf-8"))
    for path in sorted(FOLDER.iterdir(), key=lambda path: path.name)
    if path.name.endswith(".toml") and path.name != "book.toml"  # which explains the game, and is no part of it
}

EQUIPMENT: list[Entry] = CONTENT["equipment"]["equipment"]
UPGRADES: list[Entry] = CONTENT["upgrades"]["upgrade"]
VEHICLES: list[Entry] = CONTENT["vehicles"]["vehicle"]
PRINTED: list[Entry] = [
    {**each, "vehicle": vehicle["id"]} for vehicle in VEHICLES for each in vehicle["printed"]
]  # fmt: skip
GEAR = [*EQUIPMENT, *UPGRADES, *PRINTED]
ENEMIES: list[Entry] = CONTENT["enemies"]["enemy"]
BOSSES: list[Entry] = CONTENT["bosses"]["boss"]
MINIS: list[Entry] = CONTENT["bosses"]["mini"]
FOES = [*ENEMIES, *BOSSES, *MINIS]
HEROES: list[Entry] = CONTENT["heroes"]["hero"]
CHAPTERS: list[Entry] = CONTENT["chapters"]["chapter"]

ROUND_THE_VEHICLE = ["front", "right", "rear", "left"]
SIDES = {"front": "FL F FR", "right": "FR R BR", "rear": "BL B BR", "left": "FL L BL"}


def ids(value: object) -> Iterator[str]:
    """Every id in the content, wherever it stands."""
    if isinstance(value, dict):
        if isinstance(value.get("id"), str) and "round" not in value:  # a chapter names its mini-bosses by id
            yield value["id"]
        for inner in value.values():
            yield from ids(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from ids(inner)


def by_id(entries: list[Entry], id: str) -> Entry:
    """An entry by its id."""
    return next(each for each in entries if each["id"] == id)


def values(die: int | str) -> list[int]:
    """What a die slot shows: a number, or a range such as "1-3"."""
    return [die] if isinstance(die, int) else list(range(int(die[0]), int(die[-1]) + 1))


def all_values(card: Entry) -> list[int]:
    """What all die slots of a card show."""
    return sorted({value for die in card["dice"] for value in values(die)})


def number(effect: Entry) -> int:
    """The number of an effect, whatever it counts; 0 for one without."""
    return next((effect[field] for field in ("damage", "amount", "count") if field in effect), 0)


def short(effect: Entry) -> str:
    """An effect as menus show it: `single 2`, `move`."""
    return f"{effect['do']} {number(effect)}" if number(effect) else str(effect["do"])


def bent(entry: Entry, query: str, zone: str, value: int) -> int:
    """A number as the bends of a chapter or hero change it, in round 3."""
    for bend in entry.get("bends", []):
        if bend["query"] == query and bend.get("zone", zone) == zone and 3 in bend.get("rounds", [3]):
            value = bend["set"] if "set" in bend else value + bend["plus"]
    return value


def sturdy(entries: list[Entry], without: list[int], count: int, *others: str) -> list[str]:
    """The toughest cards without armour that show none of these values, and are none of the others."""
    found = [each for each in entries if not each.get("armour") and each["id"] not in others]
    found = [each for each in found if not set(without) & set(all_values(each))]
    found.sort(key=lambda each: -each["resistance"])
    assert count <= len(found), "the content has too few sturdy cards for the tests"
    return [each["id"] for each in found[:count]]


def further(zone: str, steps: int) -> str:
    """The zone so many steps clockwise (WL-GRID-07)."""
    return ROUND_THE_VEHICLE[(ROUND_THE_VEHICLE.index(zone) + steps) % 4]


def place_of(card: Entry) -> str:
    """The slot where a card is tried: on the right, or where the vehicle has it printed."""
    if "on" in card:
        return str(by_id(PRINTED, card["on"])["slot"])
    return str(card.get("slot", "R"))


def zones_of(card: Entry, slot: str) -> list[str]:
    """Where a card works: in the zones of its slot, also in their neighbours, or anywhere (WL-ACT-07..09)."""
    own = [zone for zone in ROUND_THE_VEHICLE if slot in SIDES[zone].split()]
    near = [further(zone, step) for zone in own for step in (-1, 0, 1)]
    reached = {"zone": own, "adjacent": near, "any": ROUND_THE_VEHICLE}[card.get("reach", "zone")]
    return [zone for zone in ROUND_THE_VEHICLE if zone in reached]


def asks_for_a_zone(effects: list[Entry]) -> bool:
    """Attacks and moves need a zone; a choice does if one of its lists does."""
    lists = [inner for effect in effects for inner in effect.get("of", [])]
    return any(effect["do"] in ("single", "double", "zone", "move") for effect in effects) or any(
        asks_for_a_zone(inner) for inner in lists
    )


def choices(card: Entry) -> int:
    """How many lists there are to choose from, at least one."""
    return max([len(effect["of"]) for effect in card["effects"] if effect["do"] == "choice"], default=1)
