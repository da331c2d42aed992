"""Enemies, mini-bosses and Bosses in play: for every card a scenario made from what is printed on it."""

import pytest

from tests.rule import rule
from tests.wreckland.printed import (
    BOSSES,
    ENEMIES,
    EQUIPMENT,
    FOES,
    HEROES,
    MINIS,
    ROUND_THE_VEHICLE,
    VEHICLES,
    Entry,
    all_values,
    by_id,
    choices,
    further,
    sturdy,
)
from tests.wreckland.sheet import Sheet, named


def visits() -> list[tuple[str, int, bool, int]]:
    """Each enemy with a die on each of its slots, beside equipment and where there is none, with every choice."""
    shown = [(foe, value) for foe in FOES for value in all_values(foe)]
    return [
        (foe["id"], value, bare, pick) for foe, value in shown for bare in (False, True) for pick in range(choices(foe))
    ]


@rule("WL-COMP-09", "WL-FOE-02", "WL-FOE-05", "WL-HIT-01", "WL-HIT-04", "WL-HIT-06", "WL-HIT-16")
@pytest.mark.parametrize("id, die, bare, pick", visits())
def test_enemy_acts(id: str, die: int, bare: bool, pick: int) -> None:
    """A red die of its value makes it do what is printed, from where it is; then it moves on."""
    card = by_id(FOES, id)
    sheet = Sheet(picks=pick)
    sheet.strip()
    for slot, gear in zip(["B", "F"] if bare else ["FR", "R"], sturdy(EQUIPMENT, [], 2), strict=True):
        sheet.put(slot, gear)
    sheet.come("right", id, card["resistance"] - 1)
    beside, ahead = sturdy([*ENEMIES, *MINIS], [die], 2, id)
    for zone, foe in [("right", beside), ("front", ahead)]:
        sheet.come(zone, foe, by_id(FOES, foe)["resistance"] - 1)
    sheet.tell("scrap rat, grinder") if id not in ("rat", "grinder") else sheet.tell("scrap jammer, hauler")
    sheet.scrap = ["jammer", "hauler"] if id in ("rat", "grinder") else ["rat", "grinder"]
    sheet.pool([6, 5, 2], [die])
    sheet.red = []

    sheet.on[id] = [die]
    others = {value for foe in (id, beside, ahead) for value in all_values(by_id(FOES, foe))}
    acted = sheet.activate([id], rolled=next(value for value in range(1, 7) if value not in others))
    if sheet.is_lost():
        sheet.engine = by_id(VEHICLES, sheet.vehicle)["engine"]
        sheet.facts |= {"over": "yes", "reason": "engine-destroyed", "to act": "nobody"}
    else:
        for foe in acted:
            sheet.zone[foe] = further(sheet.zone[foe], by_id(FOES, foe).get("moves", 1))
    sheet.run(f"{id} with a {die}")


@rule("WL-COMP-09", "WL-EARM-01", "WL-EARM-03", "WL-KILL-01", "WL-KILL-03", "WL-VOLT-01", "WL-END-02", "WL-PAY-05")
@pytest.mark.parametrize("excess", [-1, 0, 1])
@named(FOES)
def test_enemy_is_rammed(id: str, excess: int) -> None:
    """Armour counted, it survives with one damage too few, may be scrap if exact, and else blows up or is gone."""
    card = by_id(FOES, id)
    plus = by_id(HEROES, "bull-bar-bill")["bends"][0]["plus"]
    spikes = card.get("armour", 0) + (2 if excess > 0 else 1) - plus  # 2 damage get through, or 1
    spiked = [each for each in EQUIPMENT if len(each.get("spikes", [])) == 1 and each["resistance"] > 2][:3]
    sheet = Sheet("broadside")
    sheet.strip()
    for number, (slot, gear) in enumerate(zip(("FL", "F", "FR"), spiked, strict=True)):
        quarters = ROUND_THE_VEHICLE.index("front") - ROUND_THE_VEHICLE.index(gear["spikes"][0])
        sheet.put(slot, gear["id"], degrees=(quarters if number < spikes else quarters + 2) % 4 * 90)
    sheet.come("front", id, card["resistance"] - (2 if excess < 0 else 1))
    sheet.pool([6, 5, 1], [])
    sheet.tell("step 2")
    sheet.do("player: w6, ram front")
    sheet.white.remove(6)
    after_the_ram(sheet, card, excess)
    sheet.run(f"{id} is rammed")


def after_the_ram(sheet: Sheet, card: Entry, excess: int) -> None:
    """What becomes of an enemy that was rammed."""
    id = card["id"]
    sheet.facts["ram"] = "6"
    if excess < 0:
        sheet.do(f"player: push {id} right")
        sheet.zone[id], sheet.hurt[id] = "right", card["resistance"] - 1
        return
    if card in BOSSES:
        sheet.hurt[id] = card["resistance"]
        sheet.facts |= {"over": "yes", "winners": "0", "reason": "boss-destroyed", "to act": "nobody"}
        return
    del sheet.zone[id], sheet.hurt[id], sheet.on[id]
    if card in ENEMIES and excess == 0:
        sheet.scrap = [id]
        sheet.facts["menu"] = ", ".join(["stop, w1, w5", *[f"{id} {value}" for value in all_values(card)]])
    elif card in ENEMIES:
        sheet.facts["enemy discards"] = id
    if card.get("volatile") and excess > 0:
        for slot in sheet.works_in("front"):
            sheet.dent(slot, 2)
