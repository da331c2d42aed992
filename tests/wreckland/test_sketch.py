"""An attempt in lines of text: what the terminal shows, with colours and without."""

import random
from itertools import islice

import pytest

from chicane.core.message import Message
from chicane.core.registry import find
from chicane.core.scene import Sketch, Span
from chicane.words import LANGUAGES, words
from chicane.wreckland.damage import engine_resistance
from chicane.wreckland.enemies import FOE_IDS, FOES
from chicane.wreckland.equipment import GEAR
from chicane.wreckland.kinds import GEAR_IDS
from chicane.wreckland.picture.sketch import sketch
from chicane.wreckland.state import Wreckland
from tests.rule import rule

NAMES = ["Furia"]


def position(*lines: str, **options: object) -> Wreckland:
    """An attempt as told, at its first decision."""
    rules = find("wreckland")
    game = rules.position(["used 1", *lines], 1, rules.check_options({"chapter": "3", **options}, 1))
    assert isinstance(game, Wreckland)
    game.advance()
    return game


def said(span: Span | Message) -> str:
    """A span in plain text; a message is its key without the name of the game, and its arguments."""
    words = span.text if isinstance(span, Span) else span
    if isinstance(words, str):
        return words
    arguments = [said(each) if isinstance(each, Message) else str(each) for each in words.args.values()]
    return " ".join([words.key.removeprefix("wreckland-"), *arguments])


def plain(drawing: Sketch) -> list[str]:
    """The lines without colours."""
    return ["".join(map(said, line)) for line in drawing]


def shown(*lines: str, **options: object) -> list[str]:
    return plain(sketch(position(*lines, **options), NAMES))


def paragraph(lines: list[str], number: int) -> list[str]:
    """One of the parts between empty lines."""
    parts: list[list[str]] = [[]]
    for line in lines:
        if line:
            parts[-1].append(line)
        else:
            parts.append([])
    return parts[number]


def row(lines: list[str], word: str) -> str:
    return next(line for line in lines if word in line)


# Enemies


@rule("WL-GRID-04", "WL-GRID-07")
def test_enemies_by_zone() -> None:
    """Clockwise from the front, at hand, each line for itself; an empty zone has a dot."""
    lines = last(shown("front rat, grinder damage 2", "left hauler die 4"))[1:]
    rat, grinder, hauler = (FOES[FOE_IDS.index(id)].resistance for id in ("rat", "grinder", "hauler"))

    assert f"  zone-front\tcard-rat\t‹2›\t0/{rat}\teffect-single 1" == lines[1]
    assert lines[2].startswith(f"  zone-front\tcard-grinder\t‹5›\t2/{grinder}\t")
    assert ["  zone-right\t·", "  zone-rear\t·"] == lines[3:5]
    assert lines[5].startswith(f"  zone-left\tcard-hauler\t[4]‹6›\t0/{hauler}\t")


def test_what_is_special_about_an_enemy() -> None:
    """Armour, explosions, moves, the engine, in words."""
    lines = shown("front tin-can, speeder, tailgater, flutternozzle, firebug")

    assert row(lines, "card-tin-can").endswith(" · sketch-armour 1")
    assert row(lines, "card-speeder").endswith(" · sketch-moves 2")
    assert row(lines, "card-tailgater").endswith(" · sketch-moves 0")
    assert row(lines, "card-flutternozzle").endswith(" · sketch-engine-bonus 1")
    assert "sketch-volatile" in row(lines, "card-firebug")


@rule("WL-BOSS-03")
def test_the_boss_says_whether_it_is_guarded() -> None:
    """And is told apart without colours."""
    alone = row(shown("round 3", "front toll-baroness", "left rat"), "\tcard-toll-baroness\t")
    guarded = row(shown("round 3", "front toll-baroness, rat"), "\tcard-toll-baroness\t")

    assert alone.endswith(" · effect-and sketch-boss sketch-moves 0")
    assert guarded.endswith(" · effect-and sketch-boss effect-and sketch-safe sketch-moves 0")


# The vehicle


@rule("WL-GRID-01")
def test_the_grid_has_three_columns() -> None:
    """Front first; the engine is in the middle with its damage."""
    lines = paragraph(shown("engine 3", "front rat"), 0)
    resistance = engine_resistance(position())

    assert "  slot-mark-FL · \tslot-mark-F card-roadrunner-gun\tslot-mark-FR · " == lines[0]
    assert f"  slot-mark-L ·  ←\tsketch-engine 3/{resistance}\tslot-mark-R ·  →" == row(lines, "sketch-engine")
    toolbox, bumper, _ = row(lines, "mark-BL").split("\t")
    assert ["  slot-mark-BL card-roadrunner-toolbox", "slot-mark-B card-roadrunner-bumper"] == [toolbox, bumper]


def test_a_slot_tells_dice_damage_spikes_and_what_it_does() -> None:
    """A die that lies on it is in brackets; what a perfect placement adds has a star."""
    lines = paragraph(shown("F roadrunner-cannon, damage 2, die 5", "B roadrunner-tail", "front rat"), 0)
    cannon, tail = (GEAR[GEAR_IDS.index(f"roadrunner-{id}")].resistance for id in ("cannon", "tail"))

    assert f"  \t   ‹3›[5] 2/{cannon} ↑\t" == lines[1]
    assert "  \t   effect-single 2\t" == lines[2]
    assert "  \t   ★ effect-plus 1\t" == lines[3]
    assert f"   ‹5› 0/{tail} ↓ sketch-armour 1" in row(lines, "sketch-armour")


@rule("WL-SPIKE-04", "WL-SPIKE-08")
def test_spikes_turn_with_the_card_and_go_when_it_is_destroyed() -> None:
    """The cowcatcher has two sides with spikes."""
    turned = paragraph(shown("FR cowcatcher 90", "front rat"), 0)
    wrecked = paragraph(shown("FR cowcatcher 90, destroyed", "front rat"), 0)

    assert turned[1].endswith(f"‹6› 0/{GEAR[GEAR_IDS.index('cowcatcher')].resistance} →↓")
    assert wrecked[1].endswith("\t   sketch-destroyed")


@rule("WL-ICON-03")
def test_a_choice_is_told_line_by_line() -> None:
    """Each effect on a line of its own."""
    lines = paragraph(shown("FL repo-crane", "front rat"), 0)
    effects = [line.split("\t")[0].strip() for line in lines[2:5]]

    assert ["effect-move 0", "sketch-or effect-remove-die 0", "sketch-or effect-single 1"] == effects


@rule("WL-RAM-01", "WL-ENG-01")
def test_dice_on_the_engine_are_listed() -> None:
    """By area."""
    game = position("step 2", "white 1 6 6 6")
    for text in ("w6", "ram front", "w1", "adjust"):
        option = game.pending.parse(game, text)
        assert option is not None
        game.play(option)
    lines = plain(sketch(game, NAMES))

    assert "sketch-ram [6]\t" in row(lines, "sketch-ram")
    assert "sketch-low 2 [1]" in row(lines, "sketch-low")


@rule("WL-ACT-07", "WL-ACT-08")
@pytest.mark.parametrize("card, sign", [("long-rifle", "◆ "), ("mortar", "◇ "), ("peashooter", "")])
def test_reach_has_a_sign(card: str, sign: str) -> None:
    """On the vehicle and on offer, beside what it does; the legend explains both."""
    lines = paragraph(shown(f"FL {card}", "front rat"), 0)
    offer = row(shown("phase customise", f"face-up {card}", "white 4 5"), f"card-{card}\t")

    assert lines[2].startswith(f"     {sign}effect-")
    assert offer.split("\t")[-1].startswith(f"{sign}effect-")
    for language in LANGUAGES:
        assert sign.strip() in words(language).say(Message("wreckland-sketch-legend"))


# Cards and the board


@rule("WL-CUST-01", "WL-UPG-02")
def test_cards_on_offer() -> None:
    """Face-up cards with cost, dice and effects; upgrades say where they go."""
    lines = shown("phase customise", "face-up slingshot, cowcatcher", "white 4 5")

    assert "  card-slingshot\tsketch-cost-total 4\t‹3›‹3›\t2\teffect-single 1 ★ effect-plus 1" in lines
    assert row(lines, "card-cowcatcher\t").split("\t")[3].endswith(" ↑→")
    assert row(lines, "card-roadrunner-tail").startswith("  card-roadrunner-tail → slot-mark-B\tsketch-cost-total 8")


@rule("WL-BOSSB-07")
def test_the_penalties_of_the_phase() -> None:
    """Six rows with zones and choices, by themselves while nobody need fear them."""
    lines = shown("front rat", "red 2")
    customise = shown("phase customise", "face-up slingshot", "white 4 5", "red")

    assert 7 == len(paragraph(lines, -2))
    assert "  3  scene-in effect-single 1 scene-place-front" == paragraph(lines, -2)[3]
    assert "  5  scene-or effect-lose-die 0 scene-in effect-activate 0 scene-place-boss" == paragraph(lines, -2)[5]
    assert "  1  scene-nothing" in customise
    assert "  4  scene-or effect-lose-scrap 0 scene-in effect-single 2 scene-place-any" in customise


@rule("WL-BOSSB-01", "WL-RED-01")
@pytest.mark.parametrize(
    "lines",
    [["front rat", "red 5 2"], ["phase customise", "face-up slingshot", "white 4", "red 5"]],
    ids=["chase", "customise"],
)
def test_penalties_are_at_hand_when_they_may_come(lines: list[str]) -> None:
    """A red die matches nobody, or red dice may pay: the table is in the paragraph that is shown again."""
    rows = [line for line in last(shown(*lines)) if line.startswith("  ") and line[2:3].isdigit()]

    assert list("123456") == [row[2] for row in rows]


@rule("WL-SETUP-04", "WL-BOSS-01")
def test_who_is_to_come() -> None:
    """The Chases still ahead by zone, with who leads them; then their cards."""
    schedule, waiting = (paragraph(shown("phase customise", "round 1", "white 4"), number) for number in (1, 2))

    assert "  twist-last-tollbooth" == schedule[0]
    assert "  sketch-schedule\tzone-front\tzone-right\tzone-rear\tzone-left" == schedule[1]
    assert ["1", "2", "3"] == [line.split("\t")[0][-1] for line in schedule[2:]]
    assert " + card-toll-baroness" in schedule[4]
    boss = FOES[FOE_IDS.index("toll-baroness")]
    assert f"\t{boss.resistance}\tscene-or effect-" in row(waiting, "card-toll-baroness")

    last_chase = shown("round 3", "front toll-baroness", "left rat")
    assert not any("sketch-schedule" in line or "sketch-waiting" in line for line in last_chase)


# The turn


def last(lines: list[str]) -> list[str]:
    return paragraph(lines, -1)


def test_the_last_paragraph_is_about_the_turn() -> None:
    """Round, turn and step, dice by colour, the hero, the scrap with its values."""
    lines = last(shown("step 2", "white 4 5", "red 2", "scrap rat, hauler", "turn 3"))

    assert "sketch-chase 1 3 2" == lines[0]
    assert lines[-3].startswith("sketch-red 2  sketch-white 4 5")
    assert "sketch-hero card-wrench-mary effect-repair 1  sketch-left 0" == lines[-2]
    assert "sketch-scrap  card-rat 2  card-hauler 4/6" == lines[-1]


@rule("WL-HERO-01")
def test_a_hero_who_is_always_at_work_says_how() -> None:
    """No uses are counted."""
    lines = last(shown("step 2", "white 4 5", hero="bull-bar-bill"))

    assert "sketch-hero card-bull-bar-bill skill-bull-bar-bill" == lines[-2]


@rule("WL-ENG-05")
def test_held_dice_have_a_star() -> None:
    """And the star is explained."""
    game = position("step 2", "white 1 6 5")
    for text in ("w1", "hold", "hold w6"):
        option = game.pending.parse(game, text)
        assert option is not None
        game.play(option)

    assert "sketch-white 6* 5  sketch-held" in row(plain(sketch(game, NAMES)), "sketch-white")


@pytest.mark.parametrize("seed", range(7))
def test_every_position_can_be_sketched(seed: int) -> None:
    """Whatever happens, the last paragraph begins with the round and the grid has all slots."""
    luck = random.Random(seed)
    rules = find("wreckland")
    game = rules.start(1, {"chapter": str(seed + 1), "vehicle": rules.options[1].choices[seed % 4]})
    assert isinstance(game, Wreckland)
    for _ in islice(iter(lambda: game.over, True), 600):
        lines = plain(sketch(game, NAMES))
        assert last(lines)[0].startswith(("sketch-customise", "sketch-chase"))
        assert all(any(f"mark-{slot} " in line for line in lines) for slot in ("FL", "FR", "BL", "BR"))
        game.play(luck.choices(game.menu, game.weights)[0])
