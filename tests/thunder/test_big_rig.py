"""The Big Rig: its turn, the train that it is, and Hydraulic Steering (TR-RIG-01..25)."""

from __future__ import annotations

import pytest

from chicane.core.chance import Luck, stroll
from chicane.core.errors import BadInput
from chicane.core.match import new
from chicane.core.message import Message
from chicane.core.scenario import Table
from chicane.thunder.big_rig import BIG_RIG
from chicane.thunder.big_rig.catcher import CATCHES
from chicane.thunder.big_rig.guns import SIGHTED
from chicane.thunder.game import GAME
from chicane.thunder.kinds import LARGE, VEHICLES
from chicane.thunder.lab.audit import audit
from chicane.thunder.names import crew_of
from chicane.thunder.setup import FindFirst
from chicane.thunder.state import FREE_RIDE, Thunder
from chicane.thunder.turn import RollDie
from tests.rule import rule

FAR = "\nr1 at a20\nturn big_rig\n"  # a red car out of the way, and whose turn it is
TRAIN = "c5: .t3 .t2 .t1\n"


def table(drawing: str, crew: str = "cars,big_rig", carnage: str = "no") -> Table:
    """A position with the Big Rig."""
    return Table("thunder", drawing, len(crew.split(",")), {"crew": crew, "carnage": carnage})


def game_of(play: Table) -> Thunder:
    assert isinstance(play.game, Thunder)
    return play.game


def train(play: Table) -> list[str]:
    """Where the sections are, front to back."""
    return [play["t1"], play["t2"], play["t3"]]


# What it is


@rule("TR-CMP-15", "TR-SET-21", "TR-RIG-01", "TR-RIG-54")
def test_what_the_big_rig_has() -> None:
    """Three large sections with three commands each, Hydraulic Steering, four dice of its own and a chopper."""
    game = GAME.start(2, {"crew": "cars,big_rig"})
    rig = game.vehicles_of(1)

    assert [LARGE] * 3 == [game.size(each) for each in rig]
    assert (4, [1, 2, 3], 2) == (len(game.dice_of(1)), BIG_RIG.faces, len(game.chopper))
    assert [4, 1, 1] == RollDie(1, 0).weights(game)
    assert ["launcher", "repair-front", "catcher", "traction", "repair-mid", "airstrike", "dispenser", "repair-rear",
            "computer", "steering"] == [each.id for each in BIG_RIG.board]  # fmt: skip


@rule("TR-SET-19", "TR-SET-20")
def test_six_seats() -> None:
    """Four car crews, the Final Five and the Big Rig; no second rig."""
    game = GAME.start(6)
    assert ["red", "blue", "green", "yellow", "final_five", "big_rig"] == game.box.crew_ids
    assert 20 == game.box.vehicles

    with pytest.raises(BadInput) as error:
        GAME.start(2, {"crew": "big_rig,big_rig"})
    assert "thunder, option crew: 2 seats chose 'big_rig', there is room for 1" == str(error.value)


@rule("TR-SET-09")
def test_six_players_have_the_hazards_of_four() -> None:
    """Two tokens lie on the start tile."""
    game = new("thunder", players=6, seed=1).game
    assert isinstance(game, Thunder)

    assert 2 == sum(token != 0 for token in game.hazard[:48])


@rule("TR-SET-17")
def test_totals_are_compared_as_rolled() -> None:
    """Four dice of 1 to 3 against four of 1 to 6."""
    game = GAME.start(2, {"crew": "cars,big_rig"})
    game.dice = [1, 1, 1, 2, 1, 1, 2, 2]
    FindFirst().run(game)

    assert "red" == game.box.crew_ids[game.first]


@rule("TR-RIG-02", "TR-RIG-55")
def test_cab_and_repair_are_no_slots_that_break() -> None:
    """Six commands can be damaged; neither the steering nor the repairs are among them."""
    game = GAME.start(2, {"crew": "cars,big_rig"})
    aims = VEHICLES[game.kind[3]].aims
    assert aims is not None
    named = [slot - game.box.first_slot[3] for section in game.vehicles_of(1) for slot in aims(game, section, 0)]

    assert [0, 2, 3, 5, 6, 8] == named


@rule("TR-RIG-04")
def test_never_inoperable() -> None:
    """With five of its commands damaged it drives on; the section without any is still given a die."""
    play = table("t1 at c7, damage launcher, catcher\nt2 at c6, damage traction, airstrike\nt3 at c5, damage computer"
                 + FAR + "big_rig dice 3, steering 0")  # fmt: skip

    assert ["operable"] * 3 == [play[f"t{number}.state"] for number in (1, 2, 3)]
    assert {"launcher 3", "traction 3", "dispenser 3"} <= set(play.menu)


# Its turn


@rule("TR-RIG-05")
def test_it_shoots_from_where_it_has_come_to() -> None:
    """Whoever was before it when the turn began is out of its sight after two moves, and another is in it."""
    play = table("c5: .t3 .t2 .t1\nb7: .r2\nc10: .r1\nturn big_rig\nbig_rig dice 2, steering 0")

    assert ["hold", "shoot r1"] == play.play("big_rig: computer 2").menu


@rule("TR-RIG-05", "TR-RIG-06", "TR-RIG-07", "TR-RIG-12")
def test_steering_first_then_a_section() -> None:
    """On the first turn of a round a die goes on the steering, then another on any command of any section."""
    play = table(TRAIN + FAR + "big_rig dice 1 2 3 1")
    assert ["steering 1", "steering 2", "steering 3"] == play.menu

    play.play("big_rig: steering 1")
    assert ["1", "2 3 1"] == [play["big_rig.steering"], play["big_rig.dice"]]
    ids = ["launcher", "catcher", "traction", "airstrike", "dispenser", "computer"]
    assert [f"{id} {die}" for id in ids for die in (1, 2, 3)] == [each for each in play.menu if "repair" not in each]


@rule("TR-RIG-06")
def test_no_second_steering_die() -> None:
    """The next turn of the round asks for a section at once."""
    play = table(TRAIN + FAR + "big_rig dice 1 2, steering 0\nt1 moved")

    ids = ["traction", "airstrike", "dispenser", "computer"]
    assert [f"{id} {die}" for id in ids for die in (1, 2)] == play.menu


@rule("TR-RIG-08", "TR-RIG-13")
def test_one_die_a_section_and_no_coast() -> None:
    """Three turns, three sections, never a coast; the next round begins with the steering again."""
    play = table(TRAIN + "r1 at a20, moved\nfirst big_rig\nturn big_rig\nbig_rig dice 1 1 1, steering 0")
    play.play("big_rig: launcher 1", "others idle until big_rig", "big_rig: computer 1", "others idle until big_rig")
    assert ["traction 1", "airstrike 1"] == play.menu
    play.play("big_rig: airstrike 1", "big_rig: chopper a1", "next round", "others idle until big_rig")

    assert ["c10", "steering 1"] == [play["t1"], play.menu[0]]


@rule("TR-RIG-09")
@pytest.mark.parametrize("command", ["launcher", "repair-front", "catcher", "repair-mid", "airstrike", "computer"])
def test_any_section_moves_the_whole_rig(command: str) -> None:
    """A 3 on whatever command is three moves of all three sections."""
    play = table(TRAIN + FAR + "big_rig dice 3, steering 0").play(f"big_rig: {command} 3")
    if command == "airstrike":
        play.play("big_rig: chopper f20, F, F, F")

    assert ["c10", "c9", "c8"] == train(play)


def test_one_vehicle_drives_not_three() -> None:
    """The story tells of the rig as a whole, and not of what it tows."""
    game = game_of(table(TRAIN + FAR))
    seat = next(each for each in range(game.players) if game.box.crew_ids[each] == "big_rig")
    told = [GAME.drove(game, seat, piece, 3) for piece in ("car-t1", "car-t2", "car-t3")]

    assert told == [Message("thunder-told-drive", "TR-MOV-04", vehicle=crew_of(game, seat), spaces=3), None, None]


@rule("TR-RIG-10")
def test_repair_needs_a_three() -> None:
    """Neither a 1 nor a 2 will do."""
    menus = [table(TRAIN + FAR + f"big_rig dice {die}, steering 0").menu for die in (1, 2, 3)]

    assert [0, 0, 3] == [sum("repair" in option for option in menu) for menu in menus]


@rule("TR-RIG-11")
def test_a_damaged_command_only_moves_the_rig() -> None:
    """The launcher is broken: the rig moves two and nothing flies."""
    drawing = "t1 at c7{}\nt2 at c6\nt3 at c5\nr1 at c11\nturn big_rig\nbig_rig dice 2, steering 0"
    broken = table(drawing.format(", damage launcher")).play("big_rig: launcher 2")
    assert ("red", "c9") == (broken.to_act, broken["t1"])

    assert "dice" == table(drawing.format("")).play("big_rig: launcher 2").to_act


@pytest.mark.parametrize("command", ["airstrike", "traction", "catcher", "computer"])
@rule("TR-RIG-11")
def test_a_damaged_command_does_nothing_before_the_move_either(command: str) -> None:
    """Nobody is asked for a chopper, the road die, a way aside or another roll: the rig slams and stops."""
    section = {"airstrike": 2, "traction": 2, "catcher": 1, "computer": 3}[command]
    drawing = f"{TRAIN}r1 at c8\nr2 at a20\nt{section} damage {command}\nturn big_rig\nbig_rig dice 2, steering 0"
    play = table(drawing).play(f"big_rig: {command} 2")

    assert ("dice", "c8", "0") == (play.to_act, play["t1"], play["t1.moves"])
    assert 0 == game_of(play).trail & (FREE_RIDE | CATCHES | SIGHTED)


@rule("TR-RIG-83")
def test_what_other_boxes_don_t_bring_it() -> None:
    """With every box on the table: no leader, upgrade, bonus command or deck; an airstrike and a one shot it has."""
    boxes = {option.name: "yes" for option in GAME.options if option.choices == ["no", "yes"]}
    match = new("thunder", players=2, seed=2, options={"crew": "big_rig,cars", **boxes})
    game = match.game
    assert isinstance(game, Thunder)
    while not game.turn:
        match.play(match.options[0])
    stocks = [stock.id for stock in game.box.stocks]

    assert BIG_RIG.board == game.board_of(0)
    assert (None, 4) == (game.box.supplies[0], len(game.dice_of(0)))
    for id in ("leaders", "upgrades", "bonus_commands"):
        assert [] == game.open[stocks.index(id)][0]
        assert game.open[stocks.index(id)][1 if id != "upgrades" else 3]
    assert [1, 1] == [len(game.hands[stocks.index(id)][0]) for id in ("advanced_airstrikes", "one_shots")]


# Movement


@rule("TR-RIG-15")
def test_the_sections_follow_like_a_train() -> None:
    """Each goes where the one before it was."""
    play = table(TRAIN + FAR + "big_rig dice 2, steering 2").play("big_rig: computer 2, FL")
    assert ["b7", "c7", "c6"] == train(play)

    play.play("big_rig: FR")
    assert ["c8", "b7", "c7"] == train(play)


@rule("TR-RIG-16", "TR-RIG-25")
def test_straight_ahead_without_steering() -> None:
    """Nothing is asked: the rig drives three spaces, through whatever lies there."""
    play = table("c5: .t3 .t2 .t1 . # ." + FAR + "big_rig dice 3, steering 0").play("big_rig: computer 3")

    assert ["c9", "break launcher"] == [play["t1"], play.menu[0]]


@rule("TR-RIG-17", "TR-RIG-19")
def test_each_lane_change_costs_a_point() -> None:
    """Two of them in one turn use up a 2."""
    play = table(TRAIN + FAR + "big_rig dice 3, steering 2").play("big_rig: computer 3")
    assert ["F", "FL", "FR"] == play.menu
    play.play("big_rig: FL")
    assert "1" == play["big_rig.steering"]
    play.play("big_rig: FR")

    assert ["0", "c9"] == [play["big_rig.steering"], play["t1"]]


@pytest.mark.parametrize(("lane", "menu"), [("a", ["F", "FR"]), ("f", ["F", "FL"])])
@rule("TR-RIG-19", "TR-BRD-12")
def test_no_lane_change_over_a_side(lane: str, menu: list[str]) -> None:
    """Beside the edge only the other side is offered."""
    drawing = f"{lane}5: .t3 .t2 .t1\nr1 at c20\nturn big_rig\nbig_rig dice 3, steering 2"
    play = table(drawing).play("big_rig: computer 3")

    assert menu == play.menu


@rule("TR-RIG-18")
def test_faq_40_a_lane_change_is_no_move() -> None:
    """FAQ-40: the step to the side is one of the two moves; steering adds none."""
    play = table(TRAIN + FAR + "big_rig dice 2, steering 3").play("big_rig: computer 2, FL")
    assert ["1", "2"] == [play["t1.moves"], play["big_rig.steering"]]
    play.play("big_rig: F")

    assert ("red", "b8") == (play.to_act, play["t1"])


@rule("TR-RIG-20", "TR-RIG-22")
def test_points_last_for_the_round() -> None:
    """What one turn leaves is there for the next; a new round begins with none."""
    play = table(TRAIN + "r1 at a20\nfirst big_rig\nturn big_rig\nbig_rig dice 1 1 1, steering 3")
    play.play("big_rig: computer 1, FL", "others idle until big_rig", "big_rig: traction 1, F, no road die")
    assert "2" == play["big_rig.steering"]

    play.play("next round")
    assert "0" == play["big_rig.steering"]


@rule("TR-RIG-21")
def test_faq_41_the_last_point_discards_the_die() -> None:
    """FAQ-41: after it, no lane change until the next round, also not on a later turn."""
    play = table(TRAIN + FAR + "big_rig dice 2 1, steering 1").play("big_rig: computer 2, FR")
    assert ("red", "d8") == (play.to_act, play["t1"])

    play.play("others idle until big_rig", "big_rig: launcher 1")
    assert "d9" == play["t1"]


@rule("TR-RIG-23")
def test_no_road_die() -> None:
    """On nothing but road all the way, and nobody is asked."""
    play = table("c5: =t3 =t2 =t1" + FAR + "big_rig dice 2, steering 0").play("big_rig: computer 2")

    assert ("red", "c9") == (play.to_act, play["t1"])


@rule("TR-RIG-24")
def test_driving_on_in_round_one() -> None:
    """The front section enters anywhere without steering; the others are drawn in from the starting area."""
    play = table("round 1\nt1 at start" + FAR + "big_rig dice 3, steering 0").play("big_rig: computer 3")
    assert [f"start {lane}1" for lane in "abcdef"] == play.menu

    play.play("big_rig: start d1")
    assert ["d3", "d2", "d1"] == train(play)
    short = table("round 1\nt1 at start" + FAR + "big_rig dice 1, steering 0").play("big_rig: computer 1, start d1")
    assert ["d1", "start", "start"] == train(short)


def test_the_books_notice_a_train_that_came_apart() -> None:
    """A section that is not behind the one before it, and a front section that hangs."""
    game = game_of(table(TRAIN + FAR))
    assert "" == audit(game)
    game.at[5] = 20
    assert "t3 does not follow t2" == audit(game)
    game.at[3:6] = [-4, -4, -4]
    assert "t1 hangs off the board" == audit(game)


@pytest.mark.parametrize("crew", ["big_rig,cars", "big_rig,final_five", "cars,cars,cars,cars,final_five,big_rig"])
def test_games_come_to_an_end(crew: str) -> None:
    """A random game with the rig, in Carnage."""
    game = GAME.start(len(crew.split(",")), {"crew": crew, "carnage": "yes"})
    stroll(game, Luck(crew))

    assert game.reason in ("finished", "last", "lost")
