"""What options lead to: drives on the ruler, plans of two cards, arcs of fire, and what damage is left to bear."""

import random
from math import hypot

import pytest

import chicane
from chicane.core.codec import digest
from chicane.core.foresight import PRIZE, End, Prospect
from chicane.core.message import Arg, Message
from chicane.core.reach import DEATH, FREE, MEETING
from chicane.core.scenario import Table
from chicane.wreckage.drive import Begin
from chicane.wreckage.kinds import OBSTACLES, VEHICLES
from chicane.wreckage.move import Go, Move
from chicane.wreckage.picture.foresight import foresees, foresight
from chicane.wreckage.picture.places import degrees, on_screen
from chicane.wreckage.picture.vehicles import UNIT
from chicane.wreckage.setup import ChooseSpeed
from chicane.wreckage.state import Wreckage
from tests.rule import rule

BLUE = "blue van: at 4 -1, heading 0"
SEDAN = next(vehicle for vehicle in VEHICLES if vehicle.id == "sedan")
COLUMN = next(obstacle for obstacle in OBSTACLES if obstacle.id == "column")


def arena(*lines: str, begin: str = "turn red", players: int = 2) -> Wreckage:
    """A position in which red must choose."""
    game = Table("wreckage", "\n".join([*lines, f"begin: {begin}"]), players).game
    assert isinstance(game, Wreckage)
    return game


def prospects(game: Wreckage) -> dict[str, Prospect]:
    """What is foreseen, by option."""
    assert foresees(game)
    return {each.option: each for each in foresight(game).prospects}


def lengths(end: End) -> tuple[float, float]:
    """A place of the picture in lengths of the arena."""
    x, y = on_screen(0, 0)
    return round((end.x - x) / UNIT, 2), round((y - end.y) / UNIT, 2)


def key(note: Message | None) -> str:
    return "" if note is None else note.key


def args(prospect: Prospect) -> dict[str, Arg]:
    assert prospect.note is not None
    return prospect.note.args


# Driving


@rule("WK-MOVE-01", "WK-CARD-05")
def test_a_speed_shows_the_whole_drive() -> None:
    """Every speed that Accelerate allows ends so many lengths ahead."""
    found = prospects(arena("red sedan: at 0 0, heading 0, speed 1, plays accelerate", BLUE))

    assert (0, 1) == lengths(found["on"].ends[0])
    assert (0, 2) == lengths(found["speed 2"].ends[0])
    assert FREE == found["speed 2"].tone


@rule("WK-COLL-01", "WK-COLL-06")
def test_a_move_that_is_a_crash_says_so() -> None:
    """With what, after how far, and how many damage cards that costs."""
    game = arena("red sedan: at 0 0, heading 0, speed 3", BLUE, "column: 0 2")
    go = prospects(game)["go"]

    assert isinstance(game.pending, Move)
    assert MEETING == go.tone
    assert (0, 1.1) == lengths(go.ends[0])
    assert Message("wreckage-preview-cards", "WK-COLL-06", cards=3 + COLUMN.cards) == args(go)["second"]
    crash = args(go)["first"]
    assert isinstance(crash, Message)
    assert ("wreckage-preview-crash", Message("wreckage-obstacle-column")) == (crash.key, crash.args["thing"])


@rule("WK-OBST-03")
def test_a_move_that_is_the_end_says_so() -> None:
    """A petrol pump leaves nothing of a vehicle."""
    assert DEATH == prospects(arena("red sedan: at 0 0, heading 0, speed 3", BLUE, "pump: 0 2"))["go"].tone


@rule("WK-GEO-12")
def test_turns_say_what_they_aim_at() -> None:
    """A jerrycan out of reach, one that is taken on the drive, and the spiked column; a wall goes without saying."""
    red = "red sedan: at 0 0, heading 0, speed 1, plays right, hairpins 2"
    far = prospects(arena(red, BLUE, "can: 2.3 4"))
    near = prospects(arena(red, BLUE, "can: 0.6 1.2"))
    column = prospects(arena(red, BLUE, "column: 2.3 4"))
    aimed = [text for text, each in far.items() if key(each.note) == "wreckage-preview-aims"]

    assert "right 28" in aimed
    assert far["right 28"].note == Message("wreckage-preview-aims", "WK-GEO-12", thing=Message("wreckage-can"))
    assert column["right 28"].note == Message(
        "wreckage-preview-aims", "WK-GEO-12", thing=Message("wreckage-obstacle-column")
    )
    assert None is far["right 1"].note
    assert PRIZE == near["right 25"].tone


@rule("WK-FIRE-02")
def test_a_drive_says_who_can_be_fired_at_then() -> None:
    """Two lengths bring the van into range; who stays has nobody in the sights."""
    red = "red sedan: at 0 -3, heading 0, speed 2, equipment machine-gun"
    found = prospects(arena(red, "blue van: at 0 2, heading 90"))
    van = Message("wreckage-preview-sights", "WK-FIRE-02", target=Message("wreckage-vehicle-van"))

    assert (van, None) == (found["go"].note, found["stay"].note)


@pytest.mark.parametrize("seed", range(6))
def test_drives_end_where_the_game_puts_the_vehicle(seed: int) -> None:
    """Every degree and every speed, followed by the whole move, in both gears, amid others."""
    luck = random.Random(seed)
    card, gear = (
        ("right", "left", "swerve", "accelerate", "turbo", "u-turn")[seed],
        ", reverse" if seed in (1, 5) else "",
    )
    red = f"red sedan: at 0 0.3, heading {luck.randrange(360)}, speed 2, plays {card}{gear}"
    game = arena(red, "blue van: at -1.8 0.4, heading 20", "column: 1.6 1.8", "can: 1.5 -1.4")
    assert isinstance(game.pending, Begin)
    for text, prospect in prospects(game).items():
        twin = game.copy()
        option = twin.pending.parse(twin, text)
        assert option is not None
        twin.play(option)
        if isinstance(twin.pending, Move):
            twin.play(next(each for each in twin.menu if isinstance(each, Go)))

        stands = (*on_screen(twin.x[0], twin.y[0]), degrees(twin.heading[0]))
        assert stands == prospect.ends[0][:3], text
        assert (prospect.tone in (MEETING, DEATH)) == (twin.speed[0] == 0 or bool(twin.out[0])), text


# Planning


@rule("WK-TURN-02")
def test_a_card_shows_where_it_can_lead() -> None:
    """The first card from where the vehicle stands, the second one from wherever the first one led."""
    game = arena("red sedan: at 0 -4, heading 0, speed 2", BLUE, begin="plan")
    first = prospects(game)

    assert "" not in first
    assert {(0.0, -2.0)} == {lengths(end) for end in first["plan double"].ends}
    assert (0.0, -2.0 + SEDAN.acceleration) == max(lengths(end) for end in first["plan accelerate"].ends)
    assert all(lengths(end)[0] >= 0 for end in first["plan right"].ends)

    game.play(next(each for each in game.menu if each.text(game) == "plan accelerate"))
    second = prospects(game)

    assert len(first["plan accelerate"].areas) == len(second[""].areas)
    furthest = -4 + 2 * (2 + SEDAN.acceleration)
    assert (0.0, furthest) == max(lengths(end) for end in second["plan double"].ends)


@rule("WK-MOVE-06", "WK-COLL-01")
def test_a_card_says_what_may_come_of_it() -> None:
    """A jerrycan in reach, or a crash whatever is done."""
    before = prospects(arena("red sedan: at 0 0, heading 0, speed 2", BLUE, "can: 0 1.5", begin="plan"))
    facing = prospects(arena("red sedan: at 0 5.3, heading 0, speed 2", BLUE, begin="plan"))

    assert (PRIZE, "wreckage-preview-can-in-reach") == (before["plan double"].tone, key(before["plan double"].note))
    assert (MEETING, "wreckage-preview-all-crash") == (facing["plan double"].tone, key(facing["plan double"].note))


def test_a_plan_knows_nothing_of_others() -> None:
    """Whatever they have planned, the same is foreseen."""
    red, game = "red sedan: at 0 0, heading 0, speed 2", None
    for plays in ("right", "left accelerate"):
        found = foresight(arena(f"blue van: at 4 -1, heading 0, plays {plays}", red, begin="plan"))
        assert game is None or game == found
        game = found


@rule("WK-SETUP-22")
def test_a_start_speed_shows_where_it_can_lead() -> None:
    """The faster, the further, whichever card comes first."""
    match = chicane.new("wreckage", 2, 5)
    while not isinstance(match.game.pending, ChooseSpeed):
        match.play(match.options[0])
    game = match.game
    assert isinstance(game, Wreckage)
    seat = game.actor
    here = on_screen(game.x[seat], game.y[seat])

    def furthest(speed: int) -> float:
        ends = prospects(game)[f"speed {speed}"].ends
        return max(hypot(end.x - here[0], end.y - here[1]) for end in ends)

    reaches = [furthest(speed) for speed in range(4)]
    assert sorted(reaches) == reaches and reaches[0] < reaches[3]


# Fire and damage


@rule("WK-FIRE-02", "WK-GEO-24", "WK-GEO-28", "WK-FIRE-03")
@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (["green jeep: at 0 4.6, heading 90"], "wreckage-no-target-far"),
        (["green jeep: at 3 0, heading 0"], "wreckage-no-target-aside"),
        (["green jeep: at 0 -2, heading 0"], "wreckage-no-target-aside"),
    ],
)
def test_who_is_no_target_and_why(lines: list[str], expected: str) -> None:
    """Beyond the ruler, or beside it: the words stand at the vehicle."""
    red = "red sedan: at 0 0, heading 0, speed 1, equipment machine-gun"
    game = arena(red, "blue van: at 0 2, heading 90", *lines, players=3)
    game.play(next(each for each in game.menu if each.text(game) == "stay"))
    found = prospects(game)
    marks = found[""].marks

    assert [expected] == [mark.words.key for mark in marks]
    assert {"", "fire machine-gun blue"} == set(found)
    assert 1 == len(found[""].areas)


@rule("WK-GEO-24", "WK-GEO-28")
def test_how_far_too_far_and_behind_what() -> None:
    """Half a length more would do; a jeep stands behind the column."""
    gun = "red sedan: at 0 0, heading 0, speed 1, equipment machine-gun"
    far = arena(gun, "blue van: at 0 2, heading 90", "green jeep: at 0.2 4.25, heading 90", players=3)
    hidden = arena(gun, "blue van: at 0 3, heading 90", "green jeep: at 0 1.7, heading 90", players=3)
    for game in (far, hidden):
        game.play(next(each for each in game.menu if each.text(game) == "stay"))
    (lacks,), (behind,) = prospects(far)[""].marks, prospects(hidden)[""].marks

    assert Message("wreckage-lengths", whole=0, tenths=5) == lacks.words.args["lengths"]
    assert Message("wreckage-vehicle-jeep") == behind.words.args["thing"]


@rule("WK-FIRE-05", "WK-UPG-01")
def test_damage_says_what_arrives() -> None:
    """After handling for a shot, after plates for what was drawn."""
    table = Table(
        "wreckage",
        "red sedan: at 0 0, heading 0, speed 1, equipment machine-gun\n"
        "blue van: at 0 2, heading 90, equipment steel-plates\nbegin: turn red",
        2,
    ).play("red: stay")
    game = table.game
    assert isinstance(game, Wreckage)
    shot = args(prospects(game)["fire machine-gun blue"])
    assert (game.handling(1), game.structure(1)) == (shot["handling"], shot["left"])

    table.play("red: fire machine-gun blue", "dice: card 3", "dice: card 3")
    game = table.game
    assert isinstance(game, Wreckage)
    found = prospects(game)
    arrived = 6 - game.handling(1)
    notes = {text: args(each)["arrives"] for text, each in found.items()}
    assert {"bear it": arrived, "use steel-plates": max(0, arrived - 3)} == notes
    assert game.structure(1) - arrived == int(str(args(found["bear it"])["left"]))


def test_looking_ahead_changes_nothing() -> None:
    """All of it is done on copies."""
    game = arena("red sedan: at 0 0, heading 0, speed 2, plays swerve", BLUE, "can: 0.5 1.5")
    before = digest(game)
    prospects(game)

    assert before == digest(game)
