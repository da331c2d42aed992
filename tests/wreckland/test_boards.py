"""Heroes and Boss boards in play: for every skill and every result a scenario made from what is printed."""

import pytest

from chicane.core.scenario import Table
from tests.rule import rule
from tests.wreckland.printed import (
    CHAPTERS,
    ENEMIES,
    EQUIPMENT,
    FOES,
    HEROES,
    MINIS,
    ROUND_THE_VEHICLE,
    Entry,
    all_values,
    asks_for_a_zone,
    by_id,
    choices,
    further,
    short,
    sturdy,
)
from tests.wreckland.sheet import LAST, Sheet, named, set_the_road


@rule("WL-HERO-01", "WL-HERO-02")
@pytest.mark.parametrize("pick", range(2))
@named([hero for hero in HEROES if "skill" in hero])
def test_hero_skill(id: str, pick: int) -> None:
    """The skill does what is printed, as often as it says, without a die."""
    skill = by_id(HEROES, id)["skill"]
    sheet = Sheet(hero=id, picks=pick if choices(skill) > 1 else 0)
    set_the_road(sheet, EQUIPMENT[0], "R", "left")
    lists = skill["effects"][0].get("of", [skill["effects"]])
    sheet.pool([6, 4, 1], [3])
    sheet.tell("step 2")
    for _ in range(skill["times"]):
        sheet.do("player: skill")
        sheet.choose(*[use for effects in lists for use in uses(effects)], take=last_use(lists, sheet.picks))
        sheet.resolve(lists[sheet.picks], "left")
    sheet.do("! skill")
    sheet.facts["used"] = str(skill["times"])
    sheet.run(f"{id} uses the skill")


def uses(effects: list[Entry]) -> list[str]:
    """How the menu of a skill names effects: in each zone, where they need one, the left one last."""
    text = " and ".join(short(each) for each in effects)
    return [f"{text} {zone}" for zone in ROUND_THE_VEHICLE] if asks_for_a_zone(effects) else [text]


def last_use(lists: list[list[Entry]], pick: int) -> int:
    """Where the last use of a list is in the menu."""
    return sum(len(uses(effects)) for effects in lists[: pick + 1]) - 1


@rule("WL-CAMP-13", "WL-RAM-02")
@named([hero for hero in HEROES if "bends" in hero])
def test_hero_who_bends_the_rules(id: str) -> None:
    """What the hero changes about a ram is added to the spikes."""
    plus = [bend["plus"] for bend in by_id(HEROES, id)["bends"] if bend["query"] == "ram" and bend["zone"] == "front"]
    foe = sturdy([*ENEMIES, *MINIS], [], 1)[0]
    drawing = f"front {foe}\nwhite 6 5 4\nred\nstep 2"
    table = Table("wreckland", drawing, options={"chapter": LAST, "hero": id, "vehicle": "broadside"})
    table.play("w6", "ram front", f"push {foe} right")
    assert str(sum(plus)) == table[f"{foe}.damage"] != "0"

    table.play("w5", "ram right", f"push {foe} rear")
    assert str(sum(plus)) == table[f"{foe}.damage"]  # the bull bar is in front only


def results() -> list[tuple[str, str, int, int]]:
    """Every result on every Boss board in both phases, with every choice."""
    phases = [(chapter, phase) for chapter in CHAPTERS for phase in ("customise", "chase")]
    tables = [(chapter, phase, result) for chapter, phase in phases for result in range(6)]
    return [
        (chapter["id"], phase, result + 1, pick)
        for chapter, phase, result in tables
        for pick in range(choices({"effects": chapter[phase][result]}))
    ]


@rule("WL-COMP-07", "WL-RED-01", "WL-BOSSB-05", "WL-BOSSB-07", "WL-CAMP-04")
@pytest.mark.parametrize("id, phase, result, pick", results())
def test_boss_board(id: str, phase: str, result: int, pick: int) -> None:
    """A red die that is rerolled has the effect that the board prints for the result, in this phase."""
    chapter = by_id(CHAPTERS, id)
    sheet = Sheet(chapter=CHAPTERS.index(chapter) + 1, picks=pick)
    sheet.in_chase = phase == "chase"
    sheet.strip()
    gear = sturdy([each for each in EQUIPMENT if each["chapter"] == 0], [], 4)
    for slot, each in zip(["FL", "FR", "BL", "BR"], gear, strict=True):  # two in every zone
        sheet.put(slot, each, 2)
    sheet.tell("scrap rat, jammer")
    sheet.scrap = ["rat", "jammer"]
    sheet.tell("round 3")
    in_the_chase(sheet, chapter) if sheet.in_chase else in_customisation(sheet, gear[-1])
    sheet.do(f"dice: {result}")
    for effect in chapter[phase][result - 1]:
        sheet.on_board(effect)
    sheet.run(f"{id}, {phase}, {result}")


def in_the_chase(sheet: Sheet, chapter: Entry) -> None:
    """The Boss alone in its zone, an enemy in each other; both red dice fit nobody, so one goes to the board."""
    boss = by_id(FOES, chapter["boss"])
    red = next(value for value in range(1, 7) if value not in all_values(boss))
    others = sturdy([each for each in ENEMIES if each["chapter"] == 0], [red], 3, "rat", "jammer")
    for step, foe in enumerate([boss["id"], *others]):
        sheet.come(further(chapter["boss_zone"], step), foe, 3)
    sheet.pool([6, 5, 2], [red, red])
    sheet.red = [red]


def in_customisation(sheet: Sheet, gear: str) -> None:
    """A red die repairs a card; two cards lie face up."""
    sheet.face_up = [each["id"] for each in EQUIPMENT if each["id"] not in sheet.gear.values()][:2]
    sheet.tell(f"face-up {', '.join(sheet.face_up)}")
    sheet.tell("phase customise")
    sheet.pool([6, 5, 2], [6])
    sheet.red = []
    sheet.dents["BR"] = 0
    sheet.do(f"player: repair {gear} BR, with r6")
