"""What is printed: counts, facts of the rulebook, every icon in use, words for it all, errors that name their place."""

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from chicane.core.content import content_text
from chicane.core.errors import BadInput
from chicane.core.message import Message
from chicane.words import LANGUAGES, words
from chicane.wreckland.bends import QUERIES, WINDOWS
from chicane.wreckland.chapters import BOOK, read_chapters
from chicane.wreckland.enemies import read_bosses, read_enemies
from chicane.wreckland.equipment import (
    DESTRUCTION_CARDS,
    GEAR,
    VEHICLES,
    read_destruction,
    read_equipment,
    read_upgrades,
    read_vehicles,
)
from chicane.wreckland.grid import REAR
from chicane.wreckland.heroes import read_heroes
from chicane.wreckland.icons import BOARD, BONUS, COSTS, EFFECT_NAMES, FOE, LEADER
from tests.rule import rule

FILES = ["bosses", "chapters", "destruction", "enemies", "equipment", "heroes", "upgrades", "vehicles"]
CONTENT: dict[str, dict[str, Any]] = {file: tomllib.loads(content_text("wreckland", f"{file}.toml")) for file in FILES}
EQUIPMENT: list[dict[str, Any]] = CONTENT["equipment"]["equipment"]
ENEMIES: list[dict[str, Any]] = CONTENT["enemies"]["enemy"]
UPGRADES: list[dict[str, Any]] = CONTENT["upgrades"]["upgrade"]
BOSSES: list[dict[str, Any]] = CONTENT["bosses"]["boss"]
MINIS: list[dict[str, Any]] = CONTENT["bosses"]["mini"]
VEHICLE_BOARDS: list[dict[str, Any]] = CONTENT["vehicles"]["vehicle"]
PRINTED: list[dict[str, Any]] = [each for vehicle in VEHICLE_BOARDS for each in vehicle["printed"]]
HEROES: list[dict[str, Any]] = CONTENT["heroes"]["hero"]
CHAPTERS: list[dict[str, Any]] = CONTENT["chapters"]["chapter"]
NAMED = [*EQUIPMENT, *ENEMIES, *UPGRADES, *BOSSES, *MINIS, *VEHICLE_BOARDS, *PRINTED, *HEROES, *CHAPTERS]
IDS = [entry["id"] for entry in NAMED]
BENDING = [*CHAPTERS, *(hero for hero in HEROES if "bends" in hero)]


def cards(entries: list[dict[str, Any]], chapter: int) -> int:
    """How many cards the base list (chapter 0) or an envelope has."""
    return sum(entry.get("count", 1) for entry in entries if entry["chapter"] == chapter)


def effects(value: object) -> Iterator[dict[str, Any]]:
    """Every effect inside a table or list, those of choices too."""
    if isinstance(value, dict):
        if "do" in value:
            yield value
        for inner in value.values():
            yield from effects(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from effects(inner)


def done(value: object) -> set[str]:
    """The names of all effects inside a table or list."""
    return {effect["do"] for effect in effects(value)}


def shown(die: int | str) -> list[int]:
    """The values of a die slot: a number, or a range such as "1-3"."""
    return [die] if isinstance(die, int) else list(range(int(die[0]), int(die[-1]) + 1))


def entry(id: str) -> dict[str, Any]:
    return next(each for each in NAMED if each["id"] == id)


# Counts


@rule("WL-COMP-02")
def test_vehicles_and_heroes() -> None:
    """Four vehicles, the Roadrunner first, and four heroes."""
    assert 4 == len(VEHICLE_BOARDS)
    assert "roadrunner" == VEHICLE_BOARDS[0]["id"]
    assert 4 == len(HEROES)


@rule("WL-COMP-03")
def test_base_lists() -> None:
    """24 enemies, 36 equipment, 12 upgrades and 5 Destruction cards, no two cards alike."""
    assert 24 == cards(ENEMIES, 0) == len([each for each in ENEMIES if each["chapter"] == 0])
    assert 36 == cards(EQUIPMENT, 0) == len([each for each in EQUIPMENT if each["chapter"] == 0])
    assert 12 == len(UPGRADES)
    assert 5 == DESTRUCTION_CARDS


def test_three_upgrades_for_each_vehicle() -> None:
    """Each goes on printed equipment of its own vehicle, no two on the same."""
    assert {vehicle["id"]: 3 for vehicle in VEHICLE_BOARDS} == Counter(each["vehicle"] for each in UPGRADES)
    assert 12 == len({each["on"] for each in UPGRADES})
    for vehicle in VEHICLES:
        assert {GEAR[number].on for number in vehicle.upgrades} < set(vehicle.printed)


@rule("WL-CAMP-01", "WL-COMP-07")
def test_seven_chapters() -> None:
    """Each has a Boss of its own and an envelope with enemies and equipment; some have mini-bosses."""
    assert 7 == len(CHAPTERS)
    assert sorted(each["id"] for each in BOSSES) == sorted(chapter["boss"] for chapter in CHAPTERS)
    assert [2] * 7 == [cards(ENEMIES, number) for number in range(1, 8)]
    assert [2] * 7 == [cards(EQUIPMENT, number) for number in range(1, 8)]
    assert {each["id"] for each in MINIS} == {each["id"] for chapter in CHAPTERS for each in chapter.get("minis", [])}


def test_every_chapter_has_its_own_twist() -> None:
    """No two chapters bend the same rules in the same way, and none leaves them alone."""
    twists = [repr((chapter.get("bends"), chapter.get("windows"))) for chapter in CHAPTERS]

    assert 7 == len(set(twists))
    assert repr((None, None)) not in twists


def test_ids() -> None:
    """An id names one thing, in small letters and dashes."""
    assert [] == [id for id, times in Counter(IDS).items() if times > 1]
    assert [] == [id for id in IDS if not re.fullmatch("[a-z]+(-[a-z]+)*", id)]


# What the rulebook tells: the numbers of its examples; what the rules make of them is proved where the rules are


def test_flutternozzle() -> None:
    """One more damage when it hits the engine (WL-EX-01); the only card the rulebook describes."""
    assert 1 == entry("flutternozzle")["engine_bonus"]
    assert ["flutternozzle"] == [each["id"] for each in NAMED if each.get("origin") == "rulebook"]


def test_engine_of_eight() -> None:
    """One engine has resistance 8 (WL-EX-02): the Roadrunner’s, which can both shoot and repair."""
    assert 8 == entry("roadrunner")["engine"]
    assert {"single", "repair"} <= done(entry("roadrunner"))


def test_schedule_of_the_first_sample() -> None:
    """6, 6 and 4 cards; enemies in front, left, right and rear; the Boss behind (WL-EX-03, WL-EX-07, WL-EX-08)."""
    assert [6, 6, 4] == CHAPTERS[0]["equipment"]
    assert [[2, 1, 2, 2], [0, 4, 3, 0], [2, 3, 3, 2]] == CHAPTERS[0]["enemies"]
    assert REAR == BOOK[0].boss_zone


def test_schedule_of_the_second_sample() -> None:
    """7, 6 and 7 cards; of round 2 only three numbers are known (WL-EX-09)."""
    first, second, third = CHAPTERS[1]["enemies"]

    assert [7, 6, 7] == CHAPTERS[1]["equipment"]
    assert [1, 2, 1, 2] == first
    assert [2, 2, 1] == second[:3]
    assert [2, 2, 2, 2] == third
    assert REAR == BOOK[1].boss_zone


def test_cards_of_the_pictures() -> None:
    """The pictures show a pair, values 3 and 4, resistances 6 and 5, a zone attack with +2, and a repair."""
    base = [each for each in EQUIPMENT if each["chapter"] == 0]
    zone_attacks = [each for each in base if "zone" in done(each["effects"])]

    assert any("pair" == each["cost"] for each in base)
    assert any([3, 4] == each["dice"] for each in base)
    assert any(6 == each["resistance"] for each in base)
    assert any([{"do": "plus", "amount": 2}] == each.get("bonus") for each in zone_attacks)
    assert any("repair" in done(each) for each in base)
    assert any(5 == each["resistance"] for each in ENEMIES if each["chapter"] == 0)


# Every icon is in use


def test_every_cost_is_used() -> None:
    """All eight kinds of cost are on base equipment; totals can be paid with the eight dice."""
    costs = [each["cost"] for each in EQUIPMENT if each["chapter"] == 0]

    assert set(COSTS) == {cost for cost in costs if not cost.startswith("total-")}
    assert {cost for cost in costs if cost.startswith("total-")}


def test_every_effect_of_the_player_is_used() -> None:
    """Each icon is on at least one equipment of the base list."""
    assert {EFFECT_NAMES[each] for each in BONUS} == done([each for each in EQUIPMENT if each["chapter"] == 0])


def test_every_effect_of_enemies_is_used() -> None:
    """Each is on at least one enemy or Boss; some are for Bosses only."""
    assert {EFFECT_NAMES[each] for each in FOE} == done(ENEMIES)
    assert {EFFECT_NAMES[each] for each in LEADER} == done([*ENEMIES, *BOSSES, *MINIS])


def test_no_two_bosses_fight_alike() -> None:
    """Each has a set of effects that no other Boss has."""
    fights = [frozenset(done(boss["effects"])) for boss in BOSSES]

    assert len(BOSSES) == len(set(fights))


def test_the_conductor_leaves_the_engine_alone() -> None:
    """He promises it in the story: neither his card nor his board names the engine."""
    chapter = next(each for each in CHAPTERS if each["boss"] == "conductor")

    assert "engine" not in done([entry("conductor"), chapter])


def test_every_effect_of_boards_is_used() -> None:
    """Each is on at least one Boss board or twist."""
    assert {EFFECT_NAMES[each] for each in BOARD} == done(CHAPTERS)


def test_every_mark_is_used() -> None:
    """Armour of both sizes on both sides, spikes, every reach, ranges, volatile and slow and quick enemies."""
    base = [each for each in ENEMIES if each["chapter"] == 0]

    assert {0, 1, 2} == {each.get("armour", 0) for each in EQUIPMENT} == {each.get("armour", 0) for each in base}
    assert {"zone", "adjacent", "any"} == {each.get("reach", "zone") for each in EQUIPMENT}
    assert {"front", "right", "rear", "left"} == {side for each in EQUIPMENT for side in each.get("spikes", [])}
    assert any(isinstance(die, str) for each in EQUIPMENT for die in each["dice"])
    assert any(isinstance(die, str) for each in base for die in each["dice"])
    assert any(each.get("volatile") for each in base)
    assert {0, 1, 2, 3} == {each.get("moves", 1) for each in base}


def test_every_value_wakes_some_enemies() -> None:
    """No red die of the base game is much safer than another: four to six enemies have each value."""
    base = [each for each in ENEMIES if each["chapter"] == 0]
    values = [value for each in base for die in each["dice"] for value in shown(die)]

    assert {4, 5, 6} >= set(Counter(values).values())
    assert set(range(1, 7)) == set(values)


@rule("WL-RED-05")
def test_boards_can_be_merciful() -> None:
    """On every Boss board at least one result of a red die in Customisation costs nothing."""
    assert [] == [chapter["id"] for chapter in CHAPTERS if [] not in chapter["customise"]]


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_a_line(language: str) -> None:
    """Every id has a name and a help; names of one language differ from each other."""
    messages = [Message(f"wreckland-card-{id}") for id in [*IDS, "destruction"]]
    names = [words(language).say(message) for message in messages]

    assert [] == [message.key for message in messages if not words(language).help(message)]
    assert [] == [name for name, times in Counter(names).items() if times > 1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chapter", [chapter["id"] for chapter in CHAPTERS])
@pytest.mark.parametrize("when", ["before", "after"])
def test_story(language: str, chapter: str, when: str) -> None:
    """Each chapter is told before and after, in 60 to 120 words."""
    text = words(language).say(Message(f"wreckland-story-{chapter}-{when}"))

    assert 60 <= len(text.split(" ")) <= 120
    assert text[-1] in ".!?»”"


def test_languages_are_not_copies() -> None:
    """Only proper names that both languages share are the same."""
    english, french = words("en"), words("fr")
    cards = {id: Message(f"wreckland-card-{id}") for id in IDS}

    assert [] == [id for id, card in cards.items() if english.help(card) == french.help(card)]
    for id in ("flutternozzle", "roadrunner"):
        assert english.say(cards[id]) == french.say(cards[id])


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_cards_carry_no_numbers(language: str) -> None:
    """The numbers are on the cards, so that a change of balance leaves the words true."""
    bending = [each["id"] for each in BENDING]
    helps = {id: words(language).help(Message(f"wreckland-card-{id}")) for id in IDS if id not in bending}

    assert [] == [id for id, text in helps.items() if re.search(r"\d", text)]


@rule("WL-CAMP-13")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", BENDING, ids=[each["id"] for each in BENDING])
def test_a_chapter_or_hero_states_the_numbers_of_its_twist(language: str, card: dict[str, Any]) -> None:
    """Nowhere else are they said in words."""
    text = words(language).help(Message(f"wreckland-card-{card['id']}"))
    bends = [bend.get("plus", bend.get("set")) for bend in card.get("bends", [])]
    effects = [effect for window in card.get("windows", []) for effect in flat(window["effects"])]
    amounts = [effect[name] for effect in effects for name in ("damage", "amount", "count") if name in effect]

    assert bends + amounts or effects
    assert {str(number) for number in bends + amounts} <= set(re.findall(r"\d+", text))


def flat(effects: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Effects with those that may be chosen."""
    inner = [flat(each) for effect in effects for each in effect.get("of", [])]
    return [*effects, *[effect for each in inner for effect in each]]


# Broken files


def upgrades_of(text: str, file: str) -> None:
    gear = GEAR[:]
    read_upgrades(text, file, read_vehicles(content_text("wreckland", "vehicles.toml"), "vehicles.toml", gear), gear)


READERS: dict[str, Callable[[str, str], object]] = {
    "bosses": read_bosses,
    "chapters": read_chapters,
    "destruction": read_destruction,
    "enemies": read_enemies,
    "equipment": read_equipment,
    "heroes": read_heroes,
    "upgrades": upgrades_of,
    "vehicles": lambda text, file: read_vehicles(text, file, []),
}

TWIST = content_text("wreckland", "chapters.toml").split("[[chapter]]")[2].partition("\nbends")[1:]
BROKEN = [
    ("bosses", "alone = false", "alone = 0", "boss[6].alone: must be true or false"),
    ("bosses", 'do = "rally"', 'do = "relay"', "boss[6].effects[1].do: must be one of"),
    ("chapters", 'boss = "junk-king"', 'boss = "junk-kong"', "chapter[0].boss: must be one of"),
    ("chapters", 'boss = "junk-king"', 'boss = "rat"', "chapter[0].boss: must be one of"),
    ("chapters", 'boss = "junk-king"', 'boss = "twin-fang"', "chapter[0].boss: must be one of"),
    ("chapters", 'id = "twin-fang"', 'id = "junk-king"', "chapter[1].minis[0].id: must be one of"),
    ("chapters", 'id = "twin-fang"', 'id = "rat"', "chapter[1].minis[0].id: must be one of"),
    ("chapters", "".join(TWIST), "\n", "chapter[1]: must have bends or windows"),
    ("chapters", "equipment = [6, 6, 4]", "equipment = [6, 6]", "chapter[0].equipment: must have 3 entries"),
    ("chapters", "[0, 4, 3, 0]", "[0, 4, 3]", "chapter[0].enemies[1]: must have 4 entries"),
    ("chapters", 'query = "enemy-moves"', 'query = "scrap"', "chapter[1].bends[0].query: must be one of"),
    ("enemies", 'do = "lose-die"', 'do = "rally"', "enemy[12].effects[0].do: must be one of"),
    ("chapters", 'window = "turn-start"', 'window = "turn"', "chapter[2].windows[0].window: must be one of"),
    ("destruction", 'cost = "pair"', 'cost = "pear"', "destruction.cost: must be one of"),
    ("enemies", "resistance = 2", "resistance = 0", "enemy[0].resistance: must be a whole number from 1 to 60"),
    ("enemies", 'dice = ["1-3"]', 'dice = ["3-1"]', "enemy[15].dice[0]: must be a number from 1 to 6 or a range"),
    ("equipment", 'cost = "pair"', 'price = "pair"', "equipment[0].price: unknown field"),
    ("equipment", "dice = [2, 2]\n", "", "equipment[0].dice: missing"),
    ("equipment", "damage = 1", "damage = 10", "equipment[0].effects[0].damage: must be a whole number from 1 to 9"),
    ("heroes", 'per = "turn"', 'per = "week"', "hero[0].skill.per: must be one of"),
    ("upgrades", 'on = "roadrunner-gun"', 'on = "roadrunner-boot"', "upgrade[0].on: must be one of"),
    ("vehicles", 'slot = "F"', 'slot = "C"', "vehicle[0].printed[0].slot: must be one of"),
]


@pytest.mark.parametrize("file", FILES)
def test_files_are_accepted(file: str) -> None:
    """Every file is read by its reader as it stands."""
    READERS[file](content_text("wreckland", f"{file}.toml"), f"{file}.toml")


@pytest.mark.parametrize(("file", "old", "new", "error"), BROKEN)
def test_broken_files(file: str, old: str, new: str, error: str) -> None:
    """An error names the file, the field and what it should be."""
    text = content_text("wreckland", f"{file}.toml")
    assert old in text

    with pytest.raises(BadInput, match=f"^{re.escape(f'{file}.toml.{error}')}"):
        READERS[file](text.replace(old, new, 1), f"{file}.toml")


def test_twists_ask_for_seams_there_are() -> None:
    """Every query and window in the chapters and heroes is one of the game’s."""
    bends = [bend for each in [*CHAPTERS, *HEROES] for bend in each.get("bends", [])]
    windows = [window for each in [*CHAPTERS, *HEROES] for window in each.get("windows", [])]

    assert {bend["query"] for bend in bends} <= set(QUERIES)
    assert {window["window"] for window in windows} <= set(WINDOWS)
