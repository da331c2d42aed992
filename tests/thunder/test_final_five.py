"""The Final Five: crews by seat, two dice a turn, automatic drift, always thrown, stopped by one hit (TR-MOT)."""

from __future__ import annotations

import pytest

from chicane.core.errors import BadInput
from chicane.core.match import new
from chicane.core.save import as_data, from_data
from chicane.core.scenario import Table
from chicane.core.scene import svg
from chicane.thunder.final_five import FINAL_FIVE
from chicane.thunder.game import GAME
from chicane.thunder.picture.vehicles import car
from chicane.thunder.setup import FindFirst
from chicane.thunder.state import Thunder
from tests.rule import rule

FAR = "\nr1 at a20\nturn final_five\n"  # a red car out of the way, and whose turn it is


def table(drawing: str, crew: str = "cars,final_five") -> Table:
    """A position with the Final Five."""
    return Table("thunder", drawing, len(crew.split(",")), {"crew": crew})


def game_of(play: Table) -> Thunder:
    assert isinstance(play.game, Thunder)
    return play.game


# Crews by seat


@rule("TR-SET-19", "TR-SET-20")
def test_crews_are_chosen_by_seat() -> None:
    """Car crews take the colours in the order of the seats; the fifth seat has the motorcycles unless it says else."""
    crews = [
        GAME.start(len(words.split(",")), {"crew": words}).box.crew_ids for words in ("final_five,cars", "cars,cars")
    ]

    assert [["final_five", "red"], ["red", "blue"]] == crews
    assert ["red", "blue", "green", "yellow", "final_five"] == GAME.start(5).box.crew_ids


@rule("TR-SET-20")
@pytest.mark.parametrize(
    ("crew", "message"),
    [
        ("final_five,final_five", "thunder, option crew: 2 seats chose 'final_five', there is room for 1"),
        ("cars,cars,cars,cars,cars", "thunder, option crew: 5 seats chose 'cars', there is room for 4"),
        ("cars,tanks", "thunder, option crew: 'tanks' is not one of cars, final_five, big_rig"),
    ],
)
def test_crews_that_are_not_in_the_boxes(crew: str, message: str) -> None:
    """Four car crews and one Final Five at one table."""
    with pytest.raises(BadInput) as error:
        GAME.start(len(crew.split(",")), {"crew": crew})

    assert message == str(error.value)


def test_a_game_saved_before_there_were_crews_to_choose() -> None:
    """Everybody had cars."""
    data = as_data(new("thunder", players=3, seed=1))
    del data["options"]["crew"]

    assert "cars,cars,cars" == from_data(data).setup["crew"]


@rule("TR-CMP-16", "TR-SET-22")
def test_what_the_final_five_have() -> None:
    """Five motorcycles with a slot each, six dice, a command board and a chopper."""
    game = GAME.start(2, {"crew": "cars,final_five"})

    assert (5, 6) == (len(game.vehicles_of(1)), len(game.dice_of(1)))
    assert [1] * 5 == [len(game.slots_of(each)) for each in game.vehicles_of(1)]
    assert 2 == len(game.chopper)


@rule("TR-MOT-25", "TR-MOT-26")
def test_command_board() -> None:
    """As on the board of a car crew, without Drift."""
    board = [(each.id, each.least, each.most) for each in FINAL_FIVE.board]

    assert [("airstrike", 1, 6), ("nitro", 1, 3), ("repair", 6, 6)] == board


@rule("TR-SET-17")
@pytest.mark.parametrize(("red", "five", "first"), [(2, 1, "final_five"), (1, 1, "red")])
def test_totals_are_compared_as_rolled(red: int, five: int, first: str) -> None:
    """Four dice against six: the lowest total goes first."""
    game = GAME.start(2, {"crew": "cars,final_five"})
    game.dice = [red] * 4 + [five] * 6
    FindFirst().run(game)

    assert first == game.box.crew_ids[game.first]


# Two dice a turn


@rule("TR-MOT-02", "TR-MOT-04", "TR-MOT-05")
def test_two_motorcycles_ride_one_after_the_other() -> None:
    """Both dice are assigned first; m1 moves and shoots before m2 moves, as the player named them."""
    play = table("m1 at c5\nm2 at e5\nr1 at c7\nturn final_five\nfinal_five dice 1 2").play("final_five: m1 1")
    assert "m2 2" in play.menu
    play.play("final_five: m2 2")
    assert ["1", "0", "none"] == [play["m1.moves"], play["m2.moves"], play["final_five.dice"]]

    play.play("final_five: F, no road die")
    assert ["hold", "shoot r1"] == play.menu
    play.play("final_five: hold")
    assert ["c6", "2", "e5"] == [play["m1"], play["m2.moves"], play["m2"]]


@rule("TR-MOT-04")
def test_the_player_says_who_rides_first() -> None:
    """Either of the two may be named first."""
    play = table("m1 at c5\nm2 at e5" + FAR + "final_five dice 1 2").play("final_five: m2 2, m1 1, F, F, no road die")

    assert ["e7", "1"] == [play["m2"], play["m1.moves"]]


@rule("TR-MOT-03")
def test_one_die_may_go_on_a_command_once_a_round() -> None:
    """Then one motorcycle rides, with the command before it; the next turn knows no command."""
    drawing = "m1 at c5\nm2 at e5\nm3 at f5" + FAR + "final_five dice 2 3 4{}"
    play = table(drawing.format("")).play("final_five: m1 4")
    assert ["m2 2", "m2 3", "m3 2", "m3 3", "airstrike 2", "airstrike 3", "nitro 2", "nitro 3"] == play.menu

    play.play("final_five: nitro 3")
    assert ["7", "2", "yes"] == [play["m1.moves"], play["final_five.dice"], play["final_five.commanded"]]
    play.play("final_five: F, F, F, F, F, F, F, no road die")
    assert ("red", "e5") == (play.to_act, play["m2"])

    later = table(drawing.format(", commanded")).play("final_five: m1 4")
    assert ["m2 2", "m2 3", "m3 2", "m3 3"] == later.menu


@rule("TR-MOT-05")
def test_the_die_of_a_motorcycle_that_is_gone_is_wasted() -> None:
    """m1 slams m2 off the road before m2 rides: its die is spent, and the turn is over."""
    play = table("a5: =m1 =m2\nm3 at f5" + FAR + "final_five dice 1 2, commanded").play("final_five: m1 1, m2 2, F")
    play.play("final_five: no road die", "dice: FL", "final_five: throw m2")

    assert ["gone", "none", "red"] == [play["m2"], play["final_five.dice"], play.to_act]


@rule("TR-MOT-06", "TR-MOT-09")
def test_four_coasts_and_no_more() -> None:
    """The only motorcycle coasts a fourth time; the other die fits nowhere and is lost."""
    play = table("m1 at c5, coasted 3" + FAR + "final_five dice 2 2, commanded")
    assert ["FL", "F", "FR"] == play.menu
    play.play("final_five: F")

    assert ["c6", "4", "red"] == [play["m1"], play["m1.coasts"], play.to_act]
    assert "red" == table("m1 at c5, coasted 4" + FAR + "final_five dice 2 2").to_act


@rule("TR-MOT-07")
def test_faq_47_one_motorcycle_coasts_and_shoots_twice() -> None:
    """FAQ-47: both dice of the turn on the same motorcycle, each coast with a shot of its own."""
    play = table("m1 at c5, moved\nr1 at c7\nturn final_five\nfinal_five dice 4 5")
    play.play("final_five: coast m1 4, F, shoot r1", "dice: large", "final_five: FL, shoot r1", "dice: large")

    assert ["2", "b6", "red"] == [play["m1.coasts"], play["m1"], play.to_act]


@rule("TR-MOT-08", "TR-MOT-10")
def test_the_second_die_of_the_last_fresh_motorcycle_is_a_coast() -> None:
    """Of that same one after its move, or of another; or a command, for the turn has no coast yet."""
    drawing = "m1 at c5\nm2 at e5, moved" + FAR + "final_five dice 2 2"
    play = table(drawing)
    assert ["coast m1 2", "coast m2 2", "airstrike 2", "nitro 2"] == play.menu

    play.play("final_five: coast m1 2, F, F, no road die")
    assert ["c7", "1"] == [play["m1"], play["m1.moves"]]
    play.play("final_five: F")
    assert ["c8", "red"] == [play["m1"], play.to_act]


@rule("TR-MOT-10")
def test_no_command_beside_a_coast() -> None:
    """Everybody has moved: the second die can only coast."""
    play = table("m1 at c5, moved\nm2 at e5, moved" + FAR + "final_five dice 2 3").play("final_five: coast m1 2")

    assert ["coast m1 3", "coast m2 3"] == play.menu


@rule("TR-MOT-27")
def test_all_five_enter_in_round_one() -> None:
    """Three turns have six dice: five motorcycles start, and one die is left for a coast."""
    game = GAME.start(2, {"crew": "cars,final_five"})
    while game.round == 1 and not game.over:
        game.play(game.menu[0])
    moved = [each for each in game.vehicles_of(1) if game.at[each] == -1]

    assert [] == moved


@rule("TR-MOT-28")
def test_bombs_fall_once_after_both() -> None:
    """m1 ends its ride below a chopper and is alive while m2 rides; then it is gone."""
    play = table("c5: =m1 =R\nm2 at e5\nr1 at a20\nturn final_five\nfinal_five dice 1 1, commanded")
    play.play("final_five: m1 1, F, no road die")
    assert ["c6", "1"] == [play["m1"], play["m2.moves"]]

    play.play("final_five: F, no road die")
    assert ["gone", "e6"] == [play["m1"], play["m2"]]


@rule("TR-MOT-29")
def test_each_checks_the_road_die_for_itself() -> None:
    """m1 leaves the road; m2 stays on it and may take the bonus."""
    play = table("c5: =m1 .\nm2 at e5" + FAR + "final_five dice 1 1, commanded").play("final_five: m1 1, F")
    assert "1" == play["m2.moves"]

    play.play("final_five: F")
    assert ["road 1", "no road die"] == play.menu


# Drift and slams


@rule("TR-MOT-11", "TR-MOT-13")
def test_past_everybody_while_it_moves() -> None:
    """No slam with r1 and r2, and nobody is asked; where the movement ends it slams."""
    play = table("c5: .m1 .r1 .r2 .r3" + "\nturn final_five\nfinal_five dice 3, commanded").play("final_five: F, F")
    assert ("final_five", "c7") == (play.to_act, play["m1"])
    assert ["thunder-told-drift", "thunder-told-drift"] == [key for key in play["said"].split(", ") if "drift" in key]

    play.play("final_five: F")
    assert ("dice", "c8") == (play.to_act, play["m1"])


@rule("TR-MOT-11", "TR-MOT-13")
@pytest.mark.parametrize(
    ("cell", "die", "said"), [(".", 2, "passed"), (".", 1, "vehicle"), ("~", 2, "vehicle"), ("?", 2, "vehicle")]
)
def test_the_menu_says_where_it_drifts_past(cell: str, die: int, said: str) -> None:
    """An occupied space is a slam only for the last move that leads there."""
    rest = f"turn final_five\nfinal_five dice {die}, commanded"
    play = table(f"c5: .m1 {cell}r1\n{rest}")

    assert said == play.game.menu[play.menu.index("F")].label(play.game).args["danger"]


@rule("TR-MOT-13", "TR-RDD-15")
def test_who_does_without_the_road_die_stays_and_slams() -> None:
    """The last move led past r1, as long as the road die might have gone on from there."""
    drawing = "c5: =m1 =r1 . . .\nroad 3\nturn final_five\nfinal_five dice 1, commanded"

    stays = table(drawing).play("final_five: F, no road die")
    assert ("dice", "c6") == (stays.to_act, stays["m1"])
    assert "c9" == table(drawing).play("final_five: F, road 3, F, F, F")["m1"]


@rule("TR-MOT-12", "TR-HAZ-19", "TR-XEX-05")
def test_faq_45_drift_when_oil_pushes_it() -> None:
    """FAQ-45: slid into an occupied space with a move left, it passes; without one, it slams."""
    drawing = "c5: .m1 o\nd6: .r1" + "\nturn final_five\nfinal_five dice {}, commanded"
    passed = table(drawing.format(2)).play("final_five: F", "dice: FR")
    assert ("final_five", passed["r1"]) == (passed.to_act, passed["m1"])

    stopped = table(drawing.format(1)).play("final_five: F", "dice: FR")
    assert ("dice", stopped["r1"]) == (stopped.to_act, stopped["m1"])


@rule("TR-MOT-19")
def test_faq_45_no_drift_out_of_turn() -> None:
    """FAQ-45, the other way round: thrown into an occupied space in somebody's turn, it slams again."""
    play = table("c5: =r1 =m1 =m2\nr2 at a20\nred dice 1, commanded").play("red: r1 1, F", "dice: F")

    assert ("dice", "c7", "c7") == (play.to_act, play["m1"], play["m2"])


@rule("TR-MOT-14")
def test_faq_46_past_a_wreck_that_turns_up() -> None:
    """FAQ-46: the wreck is placed and stays, the token is discarded, and the motorcycle rides on."""
    play = table("c5: .m1 ?" + FAR + "final_five dice 2, commanded").play("final_five: F", "dice: wreck")

    assert ("final_five", "c6", "c6", "none") == (play.to_act, play["m1"], play["wrecks"], play["hazard c6"])


@rule("TR-RDD-15")
def test_the_road_die_counts_as_moves_left() -> None:
    """Its moves run out in an occupied road space: it may take the road die and pass, or leave it and slam."""
    drawing = "c5: =m1 =r1\nturn final_five\nfinal_five dice 1, commanded"
    play = table(drawing).play("final_five: F")
    assert ["road 1", "no road die"] == play.menu

    assert "c7" == table(drawing).play("final_five: F, road 1, F")["m1"]
    assert "dice" == table(drawing).play("final_five: F, no road die").to_act


@rule("TR-MOT-15", "TR-MOT-16", "TR-SLM-21")
@pytest.mark.parametrize(
    ("drawing", "script", "other"),
    [
        ("c5: .m1 .r3\nturn final_five\nfinal_five dice 1, commanded", "final_five: F", "r3"),
        ("c5: .r3 .m1\nr1 at a20\nred dice 1, commanded\nr1 moved", "red: F", "r3"),
        ("c5: .m1 .w\nr1 at a20\nturn final_five\nfinal_five dice 1, commanded", "final_five: F", "w1"),
    ],
)
def test_the_motorcycle_is_always_thrown(drawing: str, script: str, other: str) -> None:
    """Only the direction die is rolled, whoever came, against wrecks too; the larger one asks for no reroll."""
    play = table(drawing + "\nm2 at f20, moved").play(script)
    assert ["F", "FL", "FR", "R", "RL", "RR"] == play.menu

    play.play("dice: R")
    assert ["c5", "c6"] == [play["m1"], play[other]]


@rule("TR-MOT-17", "TR-MOT-18")
def test_of_two_motorcycles_the_owner_says_which() -> None:
    """After the direction die has fallen."""
    play = table("c5: .m1 .m2" + FAR + "final_five dice 1, commanded\nm2 moved").play("final_five: F", "dice: FL")
    assert ("final_five", ["throw m1", "throw m2"]) == (play.to_act, play.menu)

    play.play("final_five: throw m2")
    assert "c6" == play["m1"] != play["m2"]


def test_of_two_motorcycles_without_an_owner_the_one_on_top_is_thrown() -> None:
    """All are broken and the player is out: nobody is asked (ruling 120)."""
    broken = "".join(f"\nm{number} at f{number + 10}, damage minor" for number in (3, 4, 5))
    drawing = (
        "c5: .r1 .m1 .m2" + broken + "\nm1 damage minor\nm2 damage minor\nr2 at a20\nb1 at a18\nred dice 1, commanded"
    )
    play = table(drawing, "cars,cars,final_five").play("red: r1 1, F", "dice: F", "dice: FL")

    assert "c7" == play["m2"] != play["m1"]


@rule("TR-MOT-20")
def test_a_car_does_not_drift_by_itself() -> None:
    """A red car with moves left slams the motorcycle in its way."""
    play = table("c5: .r1 .m1\nm2 at f20\nred dice 3, commanded").play("red: F")

    assert ("dice", "0") == (play.to_act, play["r1.moves"])


# Damage


@rule("TR-MOT-21", "TR-MOT-22", "TR-SHT-10", "TR-PRE-06")
def test_one_hit_stops_it() -> None:
    """Minor damage, inoperable at once; nothing is drawn from the pile."""
    play = table("c5: .r1 . .m1\nm2 at f20\nred dice 1, commanded").play("red: F, shoot m1", "dice: any")

    assert ["minor", "inoperable", "20"] == [play["m1.damage"], play["m1.state"], play["damage pile"]]


@rule("TR-MOT-21")
def test_a_mine_stops_it() -> None:
    """Any damage is the same."""
    drawing = "c5: .m1 ?\nm2 at f20, moved" + FAR + "final_five dice 3, commanded"
    play = table(drawing).play("final_five: F", "dice: mine")

    assert ["minor", "inoperable", "c6"] == [play["m1.damage"], play["m1.state"], play["m1"]]


@rule("TR-MOT-23")
def test_repair() -> None:
    """It runs again, and may ride in the next turn."""
    play = table("m1 at c5\nm2 at e5, damage minor" + FAR + "final_five dice 1 6").play("final_five: m1 1, repair 6")

    assert ["none", "operable"] == [play["m2.damage"], play["m2.state"]]


@rule("TR-CHP-17")
def test_its_chopper() -> None:
    """It goes to any empty space and shoots, like any other; whoever ends a turn below it is gone."""
    play = table("m1 at c5\nr1 at c9\nr2 at a20\nturn final_five\nfinal_five dice 1 2")
    play.play("final_five: m1 1, airstrike 2, chopper c8")
    assert ["hold", "shoot r1"] == play.menu


@rule("TR-MOT-01")
def test_a_small_vehicle() -> None:
    """The shooting die hits it where it hits a small car."""
    hits = {
        face: table("c5: .r1 . .m1\nm2 at f20\nred dice 1, commanded").play("red: F, shoot m1", f"dice: {face}")[
            "m1.state"
        ]
        for face in ("small-medium", "medium", "large")
    }

    assert {"small-medium": "inoperable", "medium": "operable", "large": "operable"} == hits


# With Carnage at Devil's Run


def carnage(drawing: str) -> Table:
    """The same with fire, glass and salt."""
    return Table("thunder", drawing, 2, {"crew": "cars,final_five", "carnage": True})


@rule("TR-MOT-24", "TR-XEX-04")
def test_it_catches_fire_from_the_ground() -> None:
    """On a fire space it burns and rides on."""
    play = carnage("c5: .m1 !" + FAR + "final_five dice 2, commanded").play("final_five: F")

    assert ["yes", "1"] == [play["m1.fire"], play["m1.moves"]]


@rule("TR-FIR-19")
def test_each_burning_one_rolls_before_its_own_move() -> None:
    """The die of m2 comes when m1 has ridden."""
    play = carnage("m1 at c5, burning\nm2 at e5, burning" + FAR + "final_five dice 1 2, commanded").play(
        "final_five: m1 1"
    )
    assert ["1", "2", "out", "eliminated"] == play.menu
    play.play("dice: out", "final_five: F, no road die")

    assert ("dice", "c6", "yes") == (play.to_act, play["m1"], play["m2.fire"])


@rule("TR-XEX-05")
def test_drift_when_glass_carries_it_on() -> None:
    """It slides through r1's space while it has a move left."""
    play = carnage("c5: .m1 * .r1\nturn final_five\nfinal_five dice 2, commanded").play("final_five: F")

    assert ("final_five", play["r1"]) == (play.to_act, play["m1"])


# Looks


def test_five_motorcycles_are_drawn() -> None:
    """Each with its plate, on the road and on its dashboard."""
    game = game_of(table("m1 at c5\nm2 at e5" + FAR + "final_five dice 1 2"))
    picture = GAME.scene(game, ["Ann", "Bob"])

    assert car("final_five", "motorcycle", "m1").split("⟦")[0] in svg(picture)  # up to the letter
    assert 5 == sum(piece.id.startswith("dashboard-m") for piece in picture.pieces)
