"""Step 3: the move, one space at a time (TR-MOV)."""

import pytest

import chicane
from chicane.core.errors import IllegalOption
from chicane.core.match import Match
from chicane.core.scenario import Table
from tests.rule import rule


@rule("TR-MOV-01")
def test_the_first_step_of_round_1() -> None:
    """Onto any space of the back edge of the rear tile."""
    table = Table("thunder", "f .b1\n r1 at start\n round 1\n red dice 2 5", players=2).play("red: r1 2, no command")

    assert ["start a1", "start b1", "start c1", "start d1", "start e1", "start f1"] == table.menu
    table.play("red: start d1")
    assert "d1" == table["r1"]


@rule("TR-MOV-01")
def test_every_vehicle_starts_from_the_starting_area() -> None:
    """The second car enters on the back edge as well, one that is in is not asked again."""
    table = Table("thunder", "c .r1 . .\n f .b1 .\n r2 at start\n round 1\n red dice 1 1\n red commanded", players=2)
    table.play("red: r2 1")

    assert "start a1" == table.menu[0]


@rule("TR-MOV-02")
@pytest.mark.parametrize("die, left", [(1, "0"), (3, "2")])
def test_the_first_step_uses_a_move(die: int, left: str) -> None:
    """Entering costs a move like any other step."""
    table = Table("thunder", f"c . . .\n f .b1\n r1 at start\n round 1\n red dice {die}", players=2)
    table.play("red: start c1")

    assert left == table["r1.moves"]
    assert ("blue" if left == "0" else "red") == table.to_act


@rule("TR-MOV-03", "TR-MOV-09")
@pytest.mark.parametrize("start, spaces", [("c5", {"b5", "c6", "d5"}), ("d5", {"c6", "d6", "e6"})])
def test_a_step_goes_to_the_front_arc(start: str, spaces: set[str]) -> None:
    """Front left, front or front right; never backward or sideways."""
    reached = set()
    for way in ("FL", "F", "FR"):
        table = Table("thunder", f"r1 at {start}\n b1 at a1\n red dice 2", players=2)
        assert ["FL", "F", "FR"] == table.menu
        table.play("! R", "! RL", "! RR", f"red: {way}")
        reached.add(table["r1"])

    assert spaces == reached


@rule("TR-MOV-04")
def test_all_moves_must_be_used() -> None:
    """As long as moves are left only further steps are offered, whatever lies ahead."""
    table = Table("thunder", "c .r1 . . .\n f .b1\n red dice 3", players=2)

    for left in ("3", "2", "1"):
        assert [left, "FL, F, FR"] == [table["r1.moves"], table["menu"]]
        table.play("red: F")
    assert ["0", "c4", "blue"] == [table["r1.moves"], table["r1"], table.to_act]


def at_the_first_move(seed: str) -> Match:
    """A match whose first player has a die on the small car and must drive it on."""
    match = chicane.new("thunder", players=2, seed=seed)
    match.play(match.options[-1])
    if "no command" in match.options:
        match.play("no command")
    return match


@rule("TR-MOV-05")
def test_faq_20_no_take_backs() -> None:
    """A step once taken cannot be undone: neither the first one onto the board nor a later one."""
    match = at_the_first_move("take back")
    seat = match.game.actor
    assert match.can_undo(seat)  # no step was taken yet

    for step in ("start c1", "F", "FR"):
        match.play(step)
        assert not match.can_undo(seat)
        with pytest.raises(IllegalOption):
            match.undo(seat)


@rule("TR-MOV-06")
def test_a_step_is_chosen_once_the_last_space_is_resolved() -> None:
    """The token is flipped, and the slide over, before the next choice is made."""
    table = Table("thunder", "c .r1 ? . .\n f .b1\n red dice 3", players=2).play("red: F")

    assert "dice" == table.to_act
    table.play("dice: oil")
    assert "dice" == table.to_act
    table.play("dice: FR")
    assert ["d2", "2", "red"] == [table["r1"], table["r1.moves"], table.to_act]
    assert ["FL", "F", "FR"] == table.menu


@rule("TR-MOV-07")
@pytest.mark.parametrize("token, place", [("dent", "c2"), ("skid F", "c3")])
def test_damage_takes_the_moves_that_are_left(token: str, place: str) -> None:
    """The move is over, wherever the damage took the vehicle."""
    table = Table("thunder", "c .r1 ? . .\n f .b1\n red dice 5", players=2).play("red: F", f"dice: mine, {token}")

    assert [place, "0", "blue"] == [table["r1"], table["r1.moves"], table.to_act]


@rule("TR-MOV-08")
@pytest.mark.parametrize("thrown", ["top FL", "bottom FR"])
def test_an_occupied_space_takes_the_moves_that_are_left(thrown: str) -> None:
    """Whoever is thrown, the vehicle that entered goes no further."""
    table = Table("thunder", "c .r1 .b1 . .\n red dice 5", players=2).play("red: F", f"dice: {thrown}")

    assert "0" == table["r1.moves"]
    assert {"top FL": "b2", "bottom FR": "c2"}[thrown] == table["r1"]


@rule("TR-MOV-10")
@pytest.mark.parametrize(
    "space, dice, state",
    [
        (".", [], "operable"),
        ("#", [], "gone"),
        ("?", ["mine", "dent"], "operable"),
        (".R", [], "gone"),
    ],
)
@pytest.mark.parametrize("forced", [False, True])
def test_the_entry_rules_hold_for_every_movement(space: str, dice: list[str], state: str, forced: bool) -> None:
    """The same space treats a car that chose it and one that was thrown into it alike."""
    if forced:
        table = Table("thunder", f"c .r1 .b1 {space} .\n b2 at f1\n r2 at f9\n red dice 1\n r2 moved", players=2)
        table.play("red: F", "dice: bottom F")
    else:
        table = Table("thunder", f"c . .b1 {space} .\n b2 at f1\n r1 at f9\n blue dice 1\n turn blue", players=2)
        table.play("blue: b1 1", "blue: F")
    if dice:
        table.play(f"dice: {', '.join(dice)}")
    if "hold" in table.menu:
        table.play("hold")

    assert state == table["b1.state"]
    assert ("dent" if dice else "none") == table["b1.damage"]
    assert ("c3" if state == "operable" else "gone") == table["b1"]


@rule("TR-MOV-11")
def test_the_move_goes_on_after_a_board_update() -> None:
    """The remaining moves are used from the landing space on the new tile."""
    table = Table("thunder", "c23: .r1 .\n f9: .b1 .\n red dice 4", players=2).play("red: F, F", "dice: tile 4a")

    assert ["c17", "2", "red"] == [table["r1"], table["r1.moves"], table.to_act]
    table.play("red: FR, F")
    assert ["d18", "blue"] == [table["r1"], table.to_act]


@rule("TR-MOV-12")
def test_one_move_left_and_nothing_but_mud() -> None:
    """The vehicle has to enter it: 1 move is enough."""
    table = Table("thunder", "b ~ ~ ~\n c .r1 ~ ~\n d ~ ~ ~\n f .b1\n red dice 1", players=2)

    assert ["FL", "F", "FR"] == table.menu
    table.play("red: F")
    assert ["c2", "0", "blue"] == [table["r1"], table["r1.moves"], table.to_act]


@rule("TR-MOV-13")
def test_the_road_die_starts_from_the_current_space() -> None:
    """A fresh choice of steps from where the base movement ended."""
    table = Table("thunder", "c r1 = = =\n f b1\n road 2\n red dice 1", players=2).play("red: FR", "red: road 2")

    assert "d1" == table["r1"]
    assert ["FL", "F", "FR"] == table.menu
    table.play("red: FL, F")
    assert "c3" == table["r1"]


@pytest.mark.parametrize(
    "cell, said",
    [
        ("=", "none"),
        (".", "off-road"),
        ("~", "mud"),
        ("#", "rock"),
        ("=?", "hazard"),
        ("=o", "oil"),
        ("=b2", "vehicle"),
        ("=B", "chopper"),
        ("~?b2", "vehicle"),
    ],
)
def test_the_menu_says_what_waits(cell: str, said: str) -> None:
    """The worst that can be seen is named beside the way that leads there."""
    table = Table("thunder", f"c = =r1 {cell}\n b1 at f9\n red dice 3", players=2)
    ahead = next(option for option in table.game.menu if option.text(table.game) == "F")

    assert said == ahead.label(table.game).args["danger"]


def test_sand_is_no_matter_off_the_road() -> None:
    """A car that has lost the road die has nothing to lose by it."""
    table = Table("thunder", "c . .r1 .\n b1 at f9\n red dice 3", players=2)

    assert "none" == table.game.menu[1].label(table.game).args["danger"]
