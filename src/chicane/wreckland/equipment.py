"""Equipment, printed or on cards, upgrades and the vehicles they stand on (WL-COMP-08, WL-UPG)."""

from __future__ import annotations

from typing import Final

from chicane.core.content import Field, content_text, read_content
from chicane.core.errors import BadInput
from chicane.wreckland.grid import SLOTS, ZONES
from chicane.wreckland.icons import BONUS, EFFECTS, PLAYER, PLUS, Cost, read_cost, read_effects

ORIGINS: Final = ("house", "rulebook")
REACHES: Final = ["zone", "adjacent", "any"]
REACH_ZONE: Final = 0
REACH_ADJACENT: Final = 1
REACH_ANY: Final = 2
CHAPTERS: Final = 7  # WL-CAMP-01

CARD_FIELDS: Final = ("dice", "resistance", "effects")
CARD_EXTRAS: Final = ("armour", "spikes", "reach", "bonus")


class Gear:
    """What can stand in a slot of the vehicle."""

    def __init__(self, id: str, table: dict[str, Field]) -> None:
        self.id = id
        self.dice, self.lowest, self.values = read_dice(table["dice"])
        self.fits = [fitting_values(slot, self.lowest) for slot in self.dice]
        self.resistance = table["resistance"].whole(1, 30)
        self.armour = table["armour"].whole(0, 2) if "armour" in table else 0
        self.bars = read_sides(table["spikes"]) if "spikes" in table else 0
        self.reach = REACHES.index(table["reach"].one_of(tuple(REACHES))) if "reach" in table else REACH_ZONE
        self.effects = read_effects(table["effects"], PLAYER)
        self.bonus = read_effects(table["bonus"], BONUS) if "bonus" in table else ()
        self.plus = sum(EFFECTS[each].amount for each in self.bonus if EFFECTS[each].do == PLUS)
        self.more = tuple(each for each in self.bonus if EFFECTS[each].do != PLUS)
        if self.plus and not any(EFFECTS[each].attacks for each in self.effects):
            table["bonus"].refuse("must not add damage to a card without an attack")
        self.chapter = table["chapter"].whole(0, CHAPTERS) if "chapter" in table else 0
        self.count = table["count"].whole(1, 9) if "count" in table else 1
        self.cost: Cost | None = read_cost(table["cost"]) if "cost" in table else None
        self.on = -1  # for an upgrade: the printed equipment it goes on (WL-UPG-02)


def read_dice(field: Field) -> tuple[list[int], int, int]:
    """Die slots as bits by value, the lowest value of all, and all values as bits (WL-FOE-14, WL-ACT-03)."""
    slots = [read_die(item) for item in field.items()]
    if len(slots) > 3:
        field.refuse("must have at most 3 slots")
    together = 0
    for slot in slots:
        together |= slot
    return slots, next(value for value in range(1, 7) if together >> value & 1), together


def read_die(field: Field) -> int:
    """The values that a die slot shows: a number, or a range such as "1-3" (WL-ICON-04)."""
    if isinstance(field.value, str):
        low, dash, high = field.value.partition("-")
        if not (dash and low.isdigit() and high.isdigit() and 1 <= int(low) < int(high) <= 6):
            field.refuse('must be a number from 1 to 6 or a range such as "1-3"')
        return sum(1 << value for value in range(int(low), int(high) + 1))
    return 1 << field.whole(1, 6)


def fitting_values(slot: int, lowest: int) -> int:
    """The dice that fit a slot of equipment, as bits: at least the lowest value of the card (WL-ACT-02, WL-ACT-03).

    A slot that shows a range takes its own values only (WL-ICON-04).
    """
    is_range = slot & (slot - 1) != 0
    return slot if is_range else sum(1 << value for value in range(lowest, 7))


def read_sides(field: Field) -> int:
    """Sides with a spike bar, as bits by zone."""
    bars = 0
    for item in field.items():
        bars |= 1 << ZONES.index(item.one_of(tuple(ZONES)))
    return bars


def read_id(table: dict[str, Field]) -> str:
    """The id of an entry, which says whose design it is."""
    table["origin"].one_of(ORIGINS)
    return table["id"].text()


def read_equipment(text: str, file: str) -> list[Gear]:
    """The equipment cards of a content file."""
    fields = read_content(text, file).table(("equipment",))["equipment"].items()
    needed, allowed = ("id", "origin", "chapter", "cost", *CARD_FIELDS), ("count", *CARD_EXTRAS)
    tables = [field.table(needed, allowed) for field in fields]
    return [Gear(read_id(table), table) for table in tables]


class Vehicle:
    """A vehicle board: engine, printed equipment by slot, printed spikes by slot (WL-GRID-09, WL-GRID-10)."""

    def __init__(self, id: str, engine: int) -> None:
        self.id = id
        self.engine = engine
        self.printed = [-1] * len(SLOTS)  # numbers in GEAR
        self.bars = [0] * len(SLOTS)
        self.upgrades: list[int] = []  # numbers in GEAR


def read_vehicles(text: str, file: str, gear: list[Gear]) -> list[Vehicle]:
    """The vehicles of a content file; their printed equipment is added to the list."""
    fields = read_content(text, file).table(("vehicle",))["vehicle"].items()
    return [read_vehicle(field, gear) for field in fields]


def read_vehicle(field: Field, gear: list[Gear]) -> Vehicle:
    """One vehicle board."""
    table = field.table(("id", "origin", "engine", "printed"), ("bars",))
    vehicle = Vehicle(read_id(table), table["engine"].whole(1, 30))
    for item in table["printed"].items():
        printed = item.table(("id", "slot", *CARD_FIELDS), CARD_EXTRAS)
        slot = SLOTS.index(printed["slot"].one_of(tuple(SLOTS)))
        if vehicle.printed[slot] >= 0:
            printed["slot"].refuse("must be a slot without another printed equipment")
        vehicle.printed[slot] = len(gear)
        gear.append(Gear(printed["id"].text(), printed))
    if "bars" in table:
        for name, sides in table["bars"].table((), tuple(SLOTS)).items():
            vehicle.bars[SLOTS.index(name)] = read_sides(sides)
    return vehicle


def read_upgrades(text: str, file: str, vehicles: list[Vehicle], gear: list[Gear]) -> None:
    """The upgrades of a content file, added to the list and to their vehicles (WL-UPG-01)."""
    for field in read_content(text, file).table(("upgrade",))["upgrade"].items():
        table = field.table(("id", "origin", "vehicle", "on", "cost", *CARD_FIELDS), CARD_EXTRAS)
        ids = [vehicle.id for vehicle in vehicles]
        vehicle = vehicles[ids.index(table["vehicle"].one_of(tuple(ids)))]
        printed = {gear[number].id: number for number in vehicle.printed if number >= 0}
        upgrade = Gear(read_id(table), table)
        upgrade.on = printed[table["on"].one_of(tuple(printed))]
        vehicle.upgrades.append(len(gear))
        gear.append(upgrade)
    for vehicle in vehicles:
        if len(vehicle.upgrades) != 3:
            raise BadInput(f"{file}: {vehicle.id} has {len(vehicle.upgrades)} upgrades, not 3")


def read_destruction(text: str, file: str) -> tuple[int, Cost]:
    """How many Destruction cards there are, and the cost they show (WL-DSTR-02)."""
    table = read_content(text, file).table(("destruction",))["destruction"].table(("origin", "count", "cost"))
    table["origin"].one_of(ORIGINS)
    return table["count"].whole(1, 8), read_cost(table["cost"])


def file_text(file: str) -> str:
    """The text of one of the game's content files."""
    return content_text("wreckland", file)


EQUIPMENT: Final[list[Gear]] = read_equipment(file_text("equipment.toml"), "equipment.toml")
GEAR: Final[list[Gear]] = EQUIPMENT[:]  # cards first, then what is printed, then upgrades
VEHICLES: Final[list[Vehicle]] = read_vehicles(file_text("vehicles.toml"), "vehicles.toml", GEAR)
read_upgrades(file_text("upgrades.toml"), "upgrades.toml", VEHICLES, GEAR)
DESTRUCTION_CARDS, DESTRUCTION_COST = read_destruction(file_text("destruction.toml"), "destruction.toml")
