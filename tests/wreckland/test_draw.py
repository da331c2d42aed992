"""The picture of an attempt: where things are drawn and what can be pointed at."""

import random
import re
from collections.abc import Iterator
from itertools import combinations, islice
from xml.etree import ElementTree

import pytest

from chicane.core.caption import fitted
from chicane.core.cards import UseCard
from chicane.core.message import Message
from chicane.core.registry import find
from chicane.core.scene import VEHICLE, Scene, svg
from chicane.words import LANGUAGES, words
from chicane.wreckland.chase import EndChase
from chicane.wreckland.dice import Rolled
from chicane.wreckland.enemies import FOE_IDS, FOES
from chicane.wreckland.equipment import GEAR
from chicane.wreckland.grid import FRONT, LEFT, REAR, RIGHT, SLOTS, ZONES, turned
from chicane.wreckland.icons import EFFECT_NAMES
from chicane.wreckland.kinds import CARDS, DECK, DICE, FOE_NAMES, GEAR_IDS, GEAR_NAMES, HERO_NAMES, RED
from chicane.wreckland.picture import (
    board_art,
    foe_art,
    gear_art,
    icon_art,
    layout,
    marks,
    panels,
    places,
    spots,
)
from chicane.wreckland.picture.draw import scene
from chicane.wreckland.state import CHASE, CUSTOMISE, GONE, Wreckland
from tests.pictures import ids, piece, place, spot_of
from tests.rule import rule

DRIVER = ["<b>Furia"]
MOST_BYTES = 250_000
PLIES = 1500
CHASERS = {"foe-rat", "foe-speeder", "foe-hauler"}


def position(*lines: str, **options: object) -> Wreckland:
    """An attempt as told, at its first decision."""
    rules = find("wreckland")
    game = rules.position(["used 1", *lines], 1, rules.check_options({"chapter": "3", **options}, 1))
    assert isinstance(game, Wreckland)
    game.advance()
    return game


def chosen(game: Wreckland, *texts: str) -> Wreckland:
    """The same attempt after these options."""
    for text in texts:
        option = game.pending.parse(game, text)
        assert option is not None, [each.text(game) for each in game.menu]
        game.play(option)
    return game


def attempt(seed: int) -> Iterator[Wreckland]:
    """Positions of a random attempt, those where the dice decide included; the seed says which chapter and vehicle."""
    luck = random.Random(seed)
    rules = find("wreckland")
    choices = {option.name: option.choices for option in rules.options}
    names = {name: choices[name][seed % len(choices[name])] for name in ("chapter", "vehicle", "hero", "difficulty")}
    game = rules.start(1, dict(names))
    assert isinstance(game, Wreckland)
    while not game.over:
        yield game
        game.play(luck.choices(game.menu, game.weights)[0])
    yield game


def some(seed: int, each: int) -> Iterator[Wreckland]:
    """One position out of so many, up to a limit."""
    return islice(attempt(seed), 0, PLIES, each)


def point(picture: Scene, option: str) -> tuple[float, float]:
    return spot_of(picture, option).x, spot_of(picture, option).y


def is_within(at: tuple[float, float], zone: int) -> bool:
    left, top, width, height = places.ZONE_BOXES[zone]
    return left <= at[0] <= left + width and top <= at[1] <= top + height


# The document


@pytest.mark.parametrize("seed", range(4))
def test_the_svg_is_well_formed_and_small(seed: int) -> None:
    """Any XML reader can read it, titles included, and it stays below 250 kB."""
    for game in some(seed, 61):
        text = svg(scene(game, DRIVER), lambda message: f"<{message.key}>")
        assert "{http://www.w3.org/2000/svg}svg" == ElementTree.fromstring(text).tag
        assert len(text.encode()) < MOST_BYTES


@pytest.mark.parametrize("seed", range(4))
def test_ids_are_unique_and_dice_are_always_there(seed: int) -> None:
    """Clients know pieces by their ids; the eight dice keep theirs wherever they go."""
    for game in some(seed, 7):
        names = ids(scene(game, DRIVER))
        assert len(names) == len(set(names))
        assert {f"die-{number}" for number in range(DICE)} <= set(names)


def test_cards_of_a_kind_have_numbers() -> None:
    """The second one face up, or one face up and one installed; enemies as well."""
    game = position("phase customise", "F slingshot", "white 4 5")
    game.market = [GEAR_IDS.index("slingshot")] * 2
    chase = position("front rat", "rear grinder")
    chase.foe_kind = [FOE_IDS.index("rat")] * 2

    assert {"card-slingshot", "card-slingshot-2", "card-slingshot-3"} <= set(ids(scene(game, DRIVER)))
    assert {"foe-rat", "foe-rat-2"} <= set(ids(scene(chase, DRIVER)))


def test_the_background_never_changes_in_a_game() -> None:
    """Whatever the round and phase; but another chapter has another one. The vehicle is a piece."""
    early, late = (
        position("phase customise", "face-up slingshot"),
        position("round 3", "turn 5", "F empty", "front rat"),
    )
    backgrounds = {scene(game, DRIVER).background for game in (early, late)}
    other = scene(position(chapter="2"), DRIVER).background

    assert 1 == len(backgrounds)
    assert 1 == len({scene(game, DRIVER).background for game in some(4, 40)})
    assert other not in backgrounds
    vehicles = [scene(position(vehicle=each), DRIVER).pieces for each in ("dumper", "roadrunner")]
    assert 2 == len({piece.markup for pieces in vehicles for piece in pieces if piece.id == "vehicle"})


def test_nothing_is_drawn_but_numbers_and_the_codes_of_slots() -> None:
    """A drawing has no words to translate: those are captions."""
    number = re.compile(r"[+−/×±]?\d+|\d–\d|= \d+|\+|\(\d+\)|\??")
    for game in some(6, 90):
        root = ElementTree.fromstring(svg(scene(game, DRIVER)))
        written = {each.text or "" for each in root.iter() if each.tag.endswith("text")}
        assert set() == {each for each in written if not number.fullmatch(each)} - set(SLOTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_written_in_the_language_of_whoever_looks(language: str) -> None:
    """On equipment, enemies, scrap, upgrades and the hero."""
    say = words(language).say
    game = position("phase customise", "face-up slingshot", "white 4", "FR cowcatcher", "scrap hauler")
    picture = scene(game, DRIVER)
    root = ElementTree.fromstring(svg(picture, say))
    written = " ".join(each.text or "" for each in root.iter() if each.tag.endswith("text"))
    printed = [*GEAR_NAMES, *FOE_NAMES]
    cards = [f"wreckland-card-{id}" for id in ("slingshot", "cowcatcher", "hauler", "roadrunner-gun", "toll-baroness")]

    assert set(cards) <= {name.key for name in printed}
    for key in [*cards, HERO_NAMES[game.hero].key]:
        assert say(Message(key)) in written


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_fits_its_card(language: str) -> None:
    """In a size that can be read, on as many lines as there is room for."""
    say = words(language).say
    foes = [(foe_art.name(kind, 1, 1), 8.0) for kind in range(len(FOES))]
    gear = [(gear_art.name(kind), 9.0) for kind in range(len(GEAR))]
    scrap = [(foe_art.scrap_name(kind, 1), 7.5) for kind in range(DECK)]
    for caption, least in [*foes, *gear, *scrap]:
        size, rows = fitted(say(caption.words), caption)
        assert least <= size and len(rows) <= caption.lines, (say(caption.words), size)


def test_every_effect_has_an_icon_of_its_own() -> None:
    """All but the two that are made of others: a choice, and more damage."""
    icons = [icon for icon in icon_art.ICONS if icon]

    assert len(EFFECT_NAMES) == len(icon_art.ICONS)
    assert len(EFFECT_NAMES) - 2 == len(set(icons))


# Spots


@pytest.mark.parametrize("seed", range(7))
def test_every_option_has_a_spot(seed: int) -> None:
    """In the order of the menu, inside the picture, no two in the same place; none while dice roll."""
    for game in some(seed, 2):
        picture = scene(game, DRIVER)
        asked = [option.text(game) for option in game.menu] if game.actor >= 0 else []
        assert asked == list(dict.fromkeys(each.option for each in picture.spots))
        assert all(0 < each.x < picture.width and 0 < each.y < picture.height for each in picture.spots)
        assert len(picture.spots) == len({(each.x, each.y) for each in picture.spots})


def test_every_kind_of_option_has_a_place_or_a_sign() -> None:
    """A few are buttons in a row; what chance decides needs neither."""
    chance = {"Rolled", "BoardShows", "Rallied", "DrawnEquipment", "EnemyArrives", "NewScrap"}
    steps = find("wreckland").steps().values()
    options = {kind.__name__ for kind in steps if "label" in vars(kind) and "wreckland" in kind.__module__}

    assert options - chance == {kind.__name__ for kind in {*spots.HANDLERS, *spots.SIGNS} - {UseCard}}


def test_an_option_without_a_place_is_an_error() -> None:
    """It is not drawn as something else."""
    with pytest.raises(NotImplementedError, match="nobody knows where to point at Rolled"):
        spots.shown_at(position(), Rolled(0, 1))


def test_a_finished_attempt_has_no_spots_but_an_ending() -> None:
    """Lost with the engine: a picture of that in the middle."""
    game = position("engine 7", "F empty", "front grinder", "red 5", "round 2")
    while not game.over:
        game.play(game.menu[0])
    picture = scene(game, DRIVER)

    assert [] == picture.spots
    assert places.CENTRE == place(picture, "ending")
    assert "wreckland-scene-lost" == piece(picture, "ending").label.key


def test_a_die_is_picked_first_then_its_place() -> None:
    """White dice are rung, then the die that was taken is marked and its places are offered."""
    game = position("step 2", "white 1 3 5", "front rat")
    picture = scene(game, DRIVER)
    for number, text in enumerate(("w1", "w3", "w5")):
        assert places.pool_point(RED + number) == point(picture, text)
    picture = scene(chosen(game, "w3"), DRIVER)

    assert places.pool_point(RED + 1) == place(picture, "picked-0")
    assert layout.gear_socket_at(game, SLOTS.index("F"), 0) == point(picture, "use roadrunner-gun F")


def test_dice_that_show_the_same_can_all_be_pointed_at() -> None:
    """Whichever is taken: the first of them goes."""
    game = position("step 2", "white 3 3 5", "front rat")
    found = [(each.x, each.y) for each in scene(game, DRIVER).spots if "w3" == each.option]

    assert [places.pool_point(RED), places.pool_point(RED + 1)] == found


# Drops


def pulled(picture: Scene, id: str) -> dict[tuple[str, ...], tuple[float, float]]:
    """What a piece can be pulled for, and where to."""
    return {tuple(each.options): (each.x, each.y) for each in picture.drops if id in each.pieces}


@rule("WL-ACT-01")
def test_a_die_is_pulled_where_it_can_be_placed() -> None:
    """Any die with that value; once it is taken only its place is left to choose."""
    game = position("step 2", "white 3 3 5", "front rat")
    found = pulled(scene(game, DRIVER), "die-3")
    gun = layout.gear_socket_at(game, SLOTS.index("F"), 0)

    assert found == pulled(scene(game, DRIVER), "die-4") != pulled(scene(game, DRIVER), "die-5")
    assert gun == found["w3", "use roadrunner-gun F"]
    assert {f"ram {zone}" for zone in ZONES} <= {last for _, last in found}
    assert gun == pulled(scene(chosen(game, "w3"), DRIVER), "die-3")["use roadrunner-gun F",]


@rule("WL-FOE-02", "WL-BOSSB-01")
def test_a_red_die_is_pulled_onto_an_enemy_or_the_board() -> None:
    """Each value on those that it matches."""
    picture = scene(position("front rat", "left hauler", "red 2 4 1"), DRIVER)

    assert [("red 2 on rat",)] == list(pulled(picture, "die-0"))
    assert [("red 4 on hauler",)] == list(pulled(picture, "die-1"))
    assert [("red 1 on board",)] == list(pulled(picture, "die-2"))


@rule("WL-INST-02", "WL-UPG-02", "WL-REPC-01")
def test_cards_and_dice_are_pulled_into_slots() -> None:
    """A card to any slot, an upgrade to its own, a die to what it repairs."""
    game = position("phase customise", "face-up slingshot", "F damage 1", "white 4 4 4 4", "red 4")
    picture, front = scene(game, DRIVER), places.slot_point(SLOTS.index("F"))
    cards = pulled(picture, "card-slingshot")

    assert {("install slingshot", slot) for slot in SLOTS} == set(cards)
    assert front == cards["install slingshot", "F"]
    assert front == pulled(picture, "card-roadrunner-cannon")["upgrade roadrunner-cannon",]
    assert {("repair roadrunner-gun F", "with w4"): front} == pulled(picture, "die-3")


@rule("WL-REPC-01")
def test_the_only_die_that_repairs_is_not_asked_for() -> None:
    """Pulling it chooses the equipment alone: the die goes by itself."""
    game = position("phase customise", "face-up slingshot", "F damage 1", "white 4 1", "red")
    front = places.slot_point(SLOTS.index("F"))

    assert {("repair roadrunner-gun F",): front} == pulled(scene(game, DRIVER), "die-3")


@rule("WL-PERF-01", "WL-SCRP-06")
def test_a_scrap_card_with_two_values_is_pulled_as_the_better_one() -> None:
    """On the slot of the gun, which wants a 3, it is a 3."""
    kind = next(index for index, foe in enumerate(FOES[:DECK]) if 3 in foe.scrap and len(foe.scrap) > 1)
    game = position("step 2", "white 1 1", "front rat", f"scrap {FOE_IDS[kind]}")
    found = pulled(scene(game, DRIVER), f"scrap-{FOE_IDS[kind]}")

    assert (f"{FOE_IDS[kind]} 3", "use roadrunner-gun F") in found
    assert len(found) == len({last for _, last in found})


@rule("WL-PERF-01")
def test_a_perfect_placement_has_a_star() -> None:
    """The gun wants a 3: a 5 works too, but without the bonus."""
    star = gear_art.STAR
    found = {}
    for value in (3, 5):
        game = chosen(position("step 2", f"white {value} 6", "front rat"), f"w{value}")
        found[value] = spot_of(scene(game, DRIVER), "use roadrunner-gun F")

    assert star in found[3].markup
    assert star not in found[5].markup


@rule("WL-RAM-02", "WL-GRID-07")
def test_rams_are_pointed_at_on_the_side_they_go_to() -> None:
    """Front up, right to the right, rear down, left to the left."""
    picture = scene(chosen(position("step 2", "white 6 5", "front rat"), "w6"), DRIVER)
    x, y = places.CENTRE
    points = [point(picture, f"ram {zone}") for zone in ZONES]

    assert points[FRONT][0] == points[REAR][0] == x
    assert points[LEFT][1] == points[RIGHT][1] == y
    assert points[FRONT][1] < y < points[REAR][1]
    assert points[LEFT][0] < x < points[RIGHT][0]


@rule("WL-FOE-02")
def test_red_dice_are_offered_on_their_slots() -> None:
    """On the die slot of each enemy that matches; what matches none goes to the board."""
    game = position("front rat", "left hauler", "red 2 4 1")
    picture = scene(game, DRIVER)

    assert layout.foe_socket_at(game, 0, 0)[:2] == point(picture, "red 2 on rat")
    assert layout.foe_socket_at(game, 1, 0)[:2] == point(picture, "red 4 on hauler")
    x, y = board_art.title_point(CHASE)
    assert (x + 28, y) == point(picture, "red 1 on board")


def test_two_red_dice_for_one_slot_lie_side_by_side() -> None:
    """A range takes both."""
    ranged = next(id for id, foe in zip(FOE_IDS, FOES, strict=True) if foe.dice[0] == 0b1110 and foe.chapter <= 3)
    picture = scene(position(f"front {ranged}", "red 1 2"), DRIVER)
    first, second = (point(picture, f"red {value} on {ranged}") for value in (1, 2))

    assert first[1] == second[1]
    assert 30 == second[0] - first[0]


@rule("WL-ACT-10")
def test_targets_are_pointed_at_where_they_are() -> None:
    """Cross hairs on both enemies of the zone."""
    game = chosen(position("step 2", "white 3 5", "front rat, grinder"), "w3", "use roadrunner-gun F")
    picture = scene(game, DRIVER)

    for id in ("rat", "grinder"):
        assert place(picture, f"foe-{id}") == point(picture, f"fire {id}")


@rule("WL-INST-02", "WL-SPIKE-02")
def test_a_card_is_pointed_at_then_its_slot_then_how_it_is_turned() -> None:
    """The card stays marked until it is paid for."""
    game = position("phase customise", "face-up cowcatcher, peashooter", "white 2 4 6", "red 3")
    assert place(scene(game, DRIVER), "card-cowcatcher") == point(scene(game, DRIVER), "install cowcatcher")
    picture = scene(chosen(game, "install cowcatcher"), DRIVER)
    assert place(picture, "card-cowcatcher") == place(picture, "picked-0")
    assert [places.slot_point(slot) for slot in range(8)] == [point(picture, name) for name in SLOTS]
    picture = scene(chosen(game, "FR"), DRIVER)

    bars = GEAR[GEAR_IDS.index("cowcatcher")].bars
    for quarters in range(4):
        option = spot_of(picture, f"turn {quarters * 90}")
        assert gear_art.turned_card(turned(bars, quarters)) == option.markup
        x, y = places.slot_point(SLOTS.index("FR"))
        assert abs(option.x - x) < places.CARD / 2 and abs(option.y - y) < places.CARD / 2


@rule("WL-PAY-01")
def test_a_payment_shows_its_dice() -> None:
    """White and red dice and scrap look different."""
    game = position("phase customise", "face-up slingshot", "white 4", "red 4", "scrap hauler")
    picture = scene(chosen(game, "install slingshot", "FL"), DRIVER)
    looks = {each.option: each.markup for each in picture.spots}

    assert {"pay w4", "pay r4", "pay hauler 4"} == set(looks)
    assert 3 == len(set(looks.values()))
    assert marks.payment((4,), 244, 58) == looks["pay w4"]


def test_dice_that_are_rolled_again_are_marked() -> None:
    """Chosen ones keep their mark while others can be added."""
    game = position("phase customise", "face-up slingshot", "white 4 5", "red 4")
    picture = scene(chosen(game, "reroll for slingshot", "w5"), DRIVER)

    assert places.pool_point(RED + 1) == place(picture, "picked-0")
    assert "w4" in [each.option for each in picture.spots]


# The vehicle


@rule("WL-GRID-01", "WL-GRID-02")
def test_eight_slots_around_the_engine() -> None:
    """Three columns and three rows, none in the middle."""
    points = [places.slot_point(slot) for slot in range(8)]

    assert 8 == len(set(points))
    assert places.CENTRE not in points
    assert 3 == len({x for x, _ in points}) == len({y for _, y in points})
    assert places.CENTRE == place(scene(position(), DRIVER), "engine")


def test_equipment_stands_in_its_slot() -> None:
    """A card that is installed is the same piece that lay face up."""
    game = position("phase customise", "face-up slingshot", "white 4")
    before = scene(game, DRIVER)
    after = scene(chosen(game, "install slingshot", "BR", "pay w4"), DRIVER)

    assert is_within(place(before, "card-slingshot"), FRONT)
    assert places.slot_point(SLOTS.index("BR")) == place(after, "card-slingshot")


@rule("WL-SPIKE-04")
@pytest.mark.parametrize("quarters", range(4))
def test_spikes_are_drawn_as_the_card_is_turned(quarters: int) -> None:
    """The card itself stays upright."""
    kind = GEAR_IDS.index("cowcatcher")
    card = piece(scene(position(f"FR cowcatcher {quarters * 90}"), DRIVER), "card-cowcatcher")

    assert 0 == card.angle
    assert gear_art.gear(kind, turned(GEAR[kind].bars, quarters), 0) == card.markup


@rule("WL-SPIKE-08", "WL-HIT-11")
def test_a_destruction_card_lies_on_the_equipment() -> None:
    """Which has no spikes then."""
    kind = GEAR_IDS.index("cowcatcher")
    picture = scene(position("FR cowcatcher, destroyed"), DRIVER)

    assert places.slot_point(SLOTS.index("FR")) == place(picture, "destroyed-FR")
    assert ids(picture).index("card-cowcatcher") < ids(picture).index("destroyed-FR")
    assert gear_art.gear(kind, 0, 0) == piece(picture, "card-cowcatcher").markup


@rule("WL-SPIKE-09")
def test_printed_spikes_are_there_until_they_are_covered() -> None:
    """The Roadrunner has some on both sides."""
    assert {"spikes-L", "spikes-R"} == {id for id in ids(scene(position(), DRIVER)) if id.startswith("spikes")}
    assert "spikes-L" not in ids(scene(position("L slingshot"), DRIVER))


def test_damage_is_seen() -> None:
    """On equipment, engine and enemies."""
    sound = scene(position("front hauler"), DRIVER)
    hurt = scene(position("F damage 2", "engine 3", "front hauler damage 4"), DRIVER)

    for id in ("card-roadrunner-gun", "engine", "foe-hauler"):
        assert piece(sound, id).markup != piece(hurt, id).markup
    assert 3 == piece(hurt, "engine").label.args["damage"]


# Enemies


@rule("WL-GRID-04")
def test_enemies_are_in_their_zones() -> None:
    """Front above the vehicle, rear below, left and right beside it."""
    game = position("front rat, speeder", "right tin-can", "rear tailgater", "left monowheel, hauler, grinder")
    picture = scene(game, DRIVER)

    for foe, zone in enumerate(game.foe_zone):
        assert is_within(place(picture, f"foe-{FOE_IDS[game.foe_kind[foe]]}"), zone)


@rule("WL-PHEND-03")
def test_who_is_destroyed_and_who_leaves() -> None:
    """An enemy that was destroyed is lost; those that are left at the end of a Chase are only gone."""
    game = position("front rat damage 1, speeder", "left hauler")
    hurt = {each.id: each.hurt for each in scene(game, DRIVER).pieces if each.role == VEHICLE}
    assert {"foe-rat": 1, "foe-speeder": 0, "foe-hauler": 0} == {id: hurt[id] for id in hurt if id in CHASERS}

    game.foe_zone[1] = GONE
    assert ["foe-speeder"] == scene(game, DRIVER).lost
    game.agenda = [EndChase()]
    game.advance()
    assert [] == scene(game, DRIVER).lost
    assert not CHASERS & {each.id for each in scene(game, DRIVER).pieces}


@pytest.mark.parametrize("zone", range(4))
@pytest.mark.parametrize("boss", ["", ", toll-baroness", ", toll-baroness, twin-fang"])
@pytest.mark.parametrize("count", [1, 4, 7, 14])
def test_cards_of_a_zone_do_not_overlap(zone: int, boss: str, count: int) -> None:
    """However many come, each is inside the zone and all of it can be seen."""
    base = [id for id, foe in zip(FOE_IDS[:DECK], FOES, strict=False) if not foe.chapter][:count]
    game = position(f"{ZONES[zone]} {', '.join(base)}{boss}")
    boxes = []
    for foe, (x, y, scale) in layout.foes_at(game, zone).items():
        width, height = places.FOE_WIDTH * scale, places.FOE_HEIGHT * scale
        boxes.append((x - width / 2, y - height / 2, x + width / 2, y + height / 2))
        assert is_within((x - width / 2 + 1, y - height / 2 + 1), zone), foe
        assert is_within((x + width / 2 - 1, y + height / 2 - 1), zone), foe

    for one, other in combinations(boxes, 2):
        apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert apart


@rule("WL-BOSS-01", "WL-SETUP-05")
def test_the_boss_waits_beside_its_board_and_is_larger_than_others() -> None:
    """The same piece joins its zone."""
    assert board_art.boss_point() == place(scene(position("front rat"), DRIVER), "foe-toll-baroness")
    game = position("round 3", "front toll-baroness", "left rat", "rear twin-fang")
    scales = {FOE_IDS[game.foe_kind[foe]]: layout.foe_at(game, foe)[2] for foe in game.foes()}

    assert is_within(place(scene(game, DRIVER), "foe-toll-baroness"), FRONT)
    assert scales["rat"] < scales["twin-fang"] < scales["toll-baroness"]


@rule("WL-BOSS-03")
def test_a_boss_in_company_carries_a_shield() -> None:
    """Alone it has none."""
    kind = FOE_IDS.index("toll-baroness")
    alone = scene(position("round 3", "front toll-baroness"), DRIVER)
    guarded = scene(position("round 3", "front toll-baroness, rat"), DRIVER)

    assert foe_art.foe(kind, 0, 0, False) in piece(alone, "foe-toll-baroness").markup
    assert foe_art.foe(kind, 0, 0, True) in piece(guarded, "foe-toll-baroness").markup
    assert "wreckland-scene-safe" == piece(guarded, "foe-toll-baroness").label.key


# Dice


@pytest.mark.parametrize("seed", range(3))
def test_dice_are_where_the_state_says(seed: int) -> None:
    """In the pool or aside each has a place of its own; on a card it lies on the slot."""
    for game in some(seed, 5):
        picture = scene(game, DRIVER)
        points = [place(picture, f"die-{die}") for die in range(DICE)]
        assert DICE == len(set(points))
        assert points == [layout.die_at(game, die)[:2] for die in range(DICE)]


def test_dice_on_cards() -> None:
    """The third die slot of the minigun, the first of the rat, and the rest in the pool."""
    game = position("FR minigun, die 4", "front rat die 2", "red 5 6", "white 1 1 1 1")
    picture = scene(game, DRIVER)
    x, y = places.slot_point(SLOTS.index("FR"))
    across, down = places.gear_socket(2, 3)

    assert (x + across, y + down) == place(picture, "die-7")
    assert layout.foe_socket_at(game, 0, 0)[:2] == place(picture, "die-2")
    assert places.pool_point(0) == place(picture, "die-0")


@rule("WL-RAM-01", "WL-ENG-01")
def test_dice_on_the_engine() -> None:
    """Rams to the left, low dice to the right, beside each other."""
    game = chosen(position("step 2", "white 1 6 6 6 6"), "w6", "ram front", "w6", "ram front")
    picture = scene(chosen(game, "w1", "reroll"), DRIVER)

    assert places.hub_point(0, 0) == place(picture, "die-4")
    assert places.hub_point(0, 1) == place(picture, "die-5")
    assert places.hub_point(1, 0) == place(picture, "die-3")


@rule("WL-ENG-05")
def test_a_held_die_has_a_lock() -> None:
    """And says so."""
    game = chosen(position("step 2", "white 1 6 5"), "w1", "hold", "hold w6")
    held, loose = piece(scene(game, DRIVER), "die-4"), piece(scene(game, DRIVER), "die-5")

    assert "wreckland-scene-die-held" == held.label.key
    assert "wreckland-scene-die-pool" == loose.label.key
    assert len(held.markup) > len(loose.markup) + 100


# Beside the board


@rule("WL-CAMP-13")
@pytest.mark.parametrize("chapter", range(1, 8))
def test_the_twist_of_the_chapter_is_on_the_board(chapter: int) -> None:
    """By the name of the chapter and in full, large enough to be read in both languages."""
    plaque = piece(scene(position(chapter=str(chapter)), DRIVER), "twist")
    for language in LANGUAGES:
        say = words(language).say
        name, text = (fitted(say(each.words), each) for each in plaque.captions)
        assert say(plaque.label) == " ".join(text[1])
        assert 1 == len(name[1]) and len(text[1]) <= 4
        assert 11 <= text[0] < name[0]


@rule("WL-SETUP-04")
def test_the_round_token_moves_from_phase_to_phase() -> None:
    """Customisation first, then the Chase of the same round."""
    first = scene(position("phase customise", "face-up slingshot", "round 2"), DRIVER)
    second = scene(position("round 2", "front rat"), DRIVER)

    assert 6 == len({board_art.token_point(round, phase) for round in (1, 2, 3) for phase in (CUSTOMISE, CHASE)})
    assert board_art.token_point(2, CUSTOMISE) == place(first, "round-token")
    assert board_art.token_point(2, CHASE) == place(second, "round-token")
    assert Message("wreckland-scene-chase", round=2) == piece(second, "round-token").label


@rule("WL-TURN-02")
def test_the_step_that_is_on_is_lit() -> None:
    """Also while a die of it is being placed."""
    for step, game in ((3, position("step 3", "front rat, grinder", "red 2 5")), (4, position("step 4", "white 6 5"))):
        assert panels.steps(1, step) == piece(scene(game, DRIVER), "steps").markup
    assert panels.steps(1, 4) == piece(scene(chosen(game, "w6"), DRIVER), "steps").markup
    game = chosen(position("step 4", "white 6 5", "scrap rat"), "rat 2")
    assert panels.steps(1, 4) == piece(scene(game, DRIVER), "steps").markup


def test_decks_are_counted() -> None:
    """With what is discarded, and Destruction cards that are left."""
    picture = scene(position("F destroyed", "B destroyed"), DRIVER)

    assert 3 == piece(picture, "deck-destruction").label.args["left"]
    assert 0 == piece(picture, "deck-enemies").label.args["discards"]


def test_upgrades_are_at_hand_in_customisation() -> None:
    """In the Chase they are on their shelf, and an installed one is in its slot."""
    building = scene(position("phase customise", "face-up slingshot"), DRIVER)
    chasing = scene(position("F roadrunner-cannon", "front rat"), DRIVER)

    assert is_within(place(building, "card-roadrunner-tail"), REAR)
    assert places.RIGHT_EDGE < place(chasing, "card-roadrunner-tail")[0]
    assert places.slot_point(SLOTS.index("F")) == place(chasing, "card-roadrunner-cannon")


def test_every_card_can_be_drawn() -> None:
    """All equipment with its cost, all enemies, all scrap; every kind looks different."""
    cards = {(gear_art.gear(kind, 0, 0), GEAR_NAMES[kind].key) for kind in range(len(GEAR))}
    offers = {gear_art.offered(kind) for kind in range(CARDS)}
    foes = {foe_art.foe(kind, 0, foe.armour, False) for kind, foe in enumerate(FOES)}

    assert (len(GEAR), CARDS, len(FOES)) == (len(cards), len(offers), len(foes))
    assert DECK == len({(foe_art.scrap(kind, 1), foe_art.scrap_name(kind, 1)) for kind in range(DECK)})
    assert foe_art.scrap(0, 1) != foe_art.scrap(0, 2)


def test_the_driver_has_a_badge() -> None:
    """The same wherever the seat is named."""
    game = position()

    assert ElementTree.fromstring(f"<g>{find('wreckland').badge(game, 0)}</g>").tag == "g"


@pytest.mark.parametrize("language, mark", [("en", "BR"), ("fr", "ARD")])
def test_letters_of_empty_slots(language: str, mark: str) -> None:
    """They are written in the language of whoever looks, and nowhere else."""
    game = position("front rat")
    drawing = scene(game, DRIVER)
    piece = next(piece for piece in drawing.pieces if piece.id == "slot-BR")

    assert f">{mark}</text>" in piece.drawn(words(language).say)
    assert ">BR<" not in drawing.background
    assert "slot-F" not in [piece.id for piece in drawing.pieces]  # the gun stands there
