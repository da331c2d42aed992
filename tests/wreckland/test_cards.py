"""Equipment in play: for every card a scenario made from what is printed on it, against books of our own."""

from pathlib import Path

import pytest

from chicane.core.scenario import Table
from tests.rule import rule
from tests.wreckland import test_boards, test_foes
from tests.wreckland.printed import (
    CHAPTERS,
    CONTENT,
    ENEMIES,
    EQUIPMENT,
    GEAR,
    PRINTED,
    SIDES,
    UPGRADES,
    VEHICLES,
    Entry,
    all_values,
    asks_for_a_zone,
    by_id,
    choices,
    further,
    ids,
    place_of,
    values,
    zones_of,
)
from tests.wreckland.sheet import LAST, SLOTS, Sheet, named, set_the_road

SCENARIOS = sorted((Path(__file__).parent.parent / "scenarios" / "wreckland").glob("*.scn"))


def uses() -> list[tuple[str, int, int, int]]:
    """Each card with each die slot: a perfect die and, where one fits, a higher die; with every choice."""
    found = []
    for card in GEAR:
        for at, die in enumerate(card["dice"]):
            plain = [value for value in range(min(all_values(card)), 7) if value not in values(die)]
            plain = plain if len(values(die)) == 1 else []  # a range takes its own values only (WL-ICON-04)
            for value in [*values(die)[-1:], *plain[-1:]]:
                found += [(card["id"], at, value, pick) for pick in range(choices(card))]
    return found


@rule("WL-COMP-08", "WL-PERF-01", "WL-PERF-02", "WL-ACT-07", "WL-ACT-10", "WL-ACT-11", "WL-ICON-03")
@pytest.mark.parametrize("id, at, die, pick", uses())
def test_equipment_at_work(id: str, at: int, die: int, pick: int) -> None:
    """A die on each slot does what is printed, with the bonus if it is perfect, where the card reaches, and no more."""
    card = by_id(GEAR, id)
    slot = place_of(card)
    sheet = Sheet(card.get("vehicle", "dumper"), picks=pick)
    zones = zones_of(card, slot)
    set_the_road(sheet, card, slot, zones[-1])
    sheet.pool([die, 4, 1], [3])
    sheet.tell("step 2")

    several = len({str(each) for each in card["dice"]}) > 1
    sheet.do(f"player: w{die}, use {id} {slot}" + (f" at {card['dice'][at]}" if several else ""))
    sheet.white.remove(die)
    sheet.dice[slot] = [die]
    is_perfect = die in values(card["dice"][at])
    bonus = card.get("bonus", []) if is_perfect else []
    effects = [*card["effects"], *[each for each in bonus if each["do"] != "plus"]]
    if asks_for_a_zone(effects):
        sheet.choose(*zones)
    sheet.resolve(effects, zones[-1], sum(each["amount"] for each in bonus if each["do"] == "plus"))
    sheet.run(f"{id}, a {die} at {card['dice'][at]}")


# Equipment that is paid for

PAID = {  # dice that pay a cost, and dice that just don't
    "pair": ([4, 4], [4, 5]),
    "three": ([4, 4, 4], [4, 4, 5]),
    "four": ([4, 4, 4, 4], [4, 4, 4, 5]),
    "two-pairs": ([2, 2, 5, 5], [2, 2, 5, 6]),
    "run-3": ([2, 3, 4], [2, 3, 5]),
    "run-4": ([3, 4, 5, 6], [2, 4, 5, 6]),
    "any-3": ([1, 4, 6], [4, 6]),
}


def paid(cost: str) -> tuple[list[int], list[int]]:
    """The fewest dice that pay for a cost, and dice of which one is wrong."""
    if cost in PAID:
        return PAID[cost]
    sixes, rest = divmod(int(cost.removeprefix("total-")), 6)
    enough = [rest] * (rest > 0) + [6] * sixes
    return enough, [enough[0] % 6 + 1, *enough[1:]] if enough[0] < 6 else [5, *enough[1:]]


@rule("WL-COMP-08", "WL-INST-01", "WL-COST-02", "WL-COST-03", "WL-UPG-01", "WL-UPG-02", "WL-UPG-03")
@named([*EQUIPMENT, *UPGRADES])
def test_cost(id: str) -> None:
    """The dice of its cost install a card where it belongs; one wrong die does not."""
    card = by_id(GEAR, id)
    enough, wrong = paid(card["cost"])
    deed = f"upgrade {id}" if "on" in card else f"install {id}"

    table = for_sale(card, wrong)
    assert deed not in table.menu

    table = for_sale(card, enough).play(deed)
    if "on" not in card:
        table.play("R")
        table.play(*["turn 0"] if "turn 0" in table.menu else [])
    assert [id, "chase"] == [table[place_of(card)], table["phase"]]  # all dice are spent, so the phase is over


def for_sale(card: Entry, dice: list[int]) -> Table:
    """A card that can be installed, and white dice."""
    offer = EQUIPMENT[0]["id"] if "on" in card else card["id"]
    drawing = f"phase customise\nface-up {offer}\nwhite {' '.join(map(str, dice))}\nred"
    return Table("wreckland", drawing, options={"chapter": LAST, "vehicle": card.get("vehicle", "roadrunner")})


# Equipment that is hit


@rule("WL-COMP-08", "WL-HIT-11", "WL-HIT-12", "WL-HIT-13")
@named(GEAR)
def test_resistance_and_armour(id: str) -> None:
    """One damage less than its resistance leaves a card at work, armour counted; one more destroys it."""
    card = by_id(GEAR, id)
    slot = place_of(card)
    zone = zones_of({}, slot)[0]
    hard = max(ENEMIES, key=lambda foe: foe["effects"][0].get("damage", 0) if len(foe["effects"]) == 1 else 0)
    dealt = hard["effects"][0]["damage"] - card.get("armour", 0)
    for damage in (card["resistance"] - dealt - 1, card["resistance"] - dealt):
        sheet = Sheet(card.get("vehicle", "dumper"))
        sheet.strip(*([slot] if "slot" in card else []))
        sheet.put(slot, id, max(0, damage), printed="slot" in card)
        sheet.come(zone, hard["id"])
        sheet.pool([6, 5], [values(hard["dice"][0])[0]])
        sheet.facts[f"{slot}.state"] = "destroyed" if max(0, damage) + dealt >= card["resistance"] else "works"
        sheet.dents[slot] = 0 if "destroyed" in sheet.facts.values() else damage + dealt
        sheet.on[hard["id"]] = sheet.red
        sheet.red = []
        sheet.zone[hard["id"]] = further(zone, hard.get("moves", 1))
        sheet.run(f"{id} is hit")


@rule("WL-SPIKE-01", "WL-SPIKE-03", "WL-SPIKE-04", "WL-SPIKE-05")
@pytest.mark.parametrize("quarters", range(4))
@named([card for card in EQUIPMENT if "spikes" in card])
def test_spikes(id: str, quarters: int) -> None:
    """Turned clockwise, a card in a corner has spikes on the outer edges that its bars have come to."""
    bars = [further(side, quarters) for side in by_id(EQUIPMENT, id)["spikes"]]
    table = Table("wreckland", f"FR {id} {quarters * 90}", options={"chapter": LAST, "vehicle": "broadside"})

    assert [str(int(side in bars)) for side in ("front", "right")] == [table["spikes front"], table["spikes right"]]


@rule("WL-SPIKE-09")
@named([card for card in [*UPGRADES, *PRINTED] if "spikes" in card])
def test_fixed_spikes(id: str) -> None:
    """What is printed, or goes on it, has its bars where they are printed."""
    card = by_id(GEAR, id)
    line = f"{place_of(card)} {id}" if "on" in card else "turn 1"
    table = Table("wreckland", line, options={"chapter": LAST, "vehicle": card["vehicle"]})
    before = Table("wreckland", f"{place_of(card)} empty", options={"chapter": LAST, "vehicle": card["vehicle"]})

    for zone in zones_of({}, place_of(card)):
        more = int(table[f"spikes {zone}"]) - int(before[f"spikes {zone}"])
        assert int(zone in card["spikes"]) == more


@rule("WL-GRID-10", "WL-END-03", "WL-SPIKE-09")
@named(VEHICLES)
def test_vehicle(id: str) -> None:
    """The engine holds until its resistance is reached; spikes printed on bare slots face the zones they name."""
    vehicle = by_id(VEHICLES, id)
    for damage, over in [(vehicle["engine"] - 2, "no"), (vehicle["engine"] - 1, "yes")]:
        drawing = f"used 1\nright long-shot\nengine {damage}\nred 6\nwhite 6 5"
        assert over == Table("wreckland", drawing, options={"chapter": LAST, "vehicle": id})["over"]

    table = Table("wreckland", "\n".join(f"{slot} empty" for slot in SLOTS), options={"chapter": LAST, "vehicle": id})
    sides = [side for bars in vehicle.get("bars", {}).values() for side in bars]
    assert [str(sides.count(zone)) for zone in SIDES] == [table[f"spikes {zone}"] for zone in SIDES]


# Nothing is left out


def test_every_card_has_a_scenario() -> None:
    """Every id of every content file is played by a test of these three files or in a scenario that names it."""
    tests = [*globals().values(), *vars(test_foes).values(), *vars(test_boards).values()]
    played = {str(id) for test in tests for id in parameters(test)}
    played |= {word for path in SCENARIOS for word in path.read_text(encoding="utf-8").replace(",", " ").split()}
    wanted = {*ids(CONTENT), "destruction", *[f"chapter={number}" for number in range(1, len(CHAPTERS) + 1)]}

    assert set() == wanted - played


def parameters(test: object) -> list[object]:
    """The ids that a test is run with."""
    marks = [mark for mark in getattr(test, "pytestmark", []) if mark.name == "parametrize" and "id" in mark.args[0]]
    return [case[0] if isinstance(case, tuple) else case for mark in marks for case in mark.args[1]]
