"""Positions drawn as text: what is drawn in a few lines, what can't be drawn, turns that pass."""

import pytest

from chicane.core.errors import BadInput
from chicane.core.scenario import Table, parse_scenario
from tests.rule import rule

TOKENS = "\n".join(f"{lane}  {'? ' * 9}" for lane in "abc")  # 27 of them


def refusal(*lines: str, players: int = 2, options: str = "start=1a") -> tuple[int, str]:
    """The line of the board that is refused, from 1 on, and why."""
    head = f"title: x\nrules: x\ngame: thunder\nplayers: {players}\noptions: {options}\nboard:\n"
    scenario = parse_scenario(head + "".join(f"  {line}\n" for line in lines), "x.scn")
    with pytest.raises(BadInput) as error:
        scenario.table()
    place, _, reason = str(error.value).removeprefix("x.scn, line ").partition(": ")
    return int(place) - 6, reason


# What can't be drawn


@rule("TR-CMP-06")
def test_a_27th_hazard_token() -> None:
    """The pile holds 26."""
    assert (3, "27 hazard tokens; there are 26") == refusal(*TOKENS.splitlines())
    assert (3, "27 hazard tokens; there are 26") == refusal(*TOKENS[:-2].splitlines()[:2], "c ? ? ? ? ? ? ? ? o")
    assert (4, "27 hazard tokens; there are 26") == refusal(*TOKENS[:-2].splitlines(), "hazard f24")


@rule("TR-CMP-06")
@pytest.mark.parametrize(("mark", "kind"), [("o", "oil"), ("t", "road"), ("m", "mud")])
def test_a_seventh_token_of_a_kind(mark: str, kind: str) -> None:
    """There are six oil slicks, six patches of asphalt and six of mud."""
    assert (2, f"7 {kind} tokens; there are 6") == refusal("r1 at f1", f"a {f'{mark} ' * 7}")


@rule("TR-BRD-01", "TR-CMP-01")
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("tiles 1a 2a", "3 tiles lie on the board, not 2: say rear, middle and lead"),
        ("tiles 1a 2a 3a 4a", "3 tiles lie on the board, not 4: say rear, middle and lead"),
        ("tiles 1a 2a 2b", "tile 2 is there twice"),
        ("tiles 1a 2a 2a", "tile 2 is there twice"),
        ("tiles 1a 2a 6a", "no tile '6a'; did you mean '5a'?"),
        ("tile pile 4", "tile 5 is neither on the board nor in the pile"),
        ("tile pile 4 5 3", "tile 3 is there twice"),
        ("tile pile 4a 5 4", "tiles that were put back come after those nobody has seen"),
        ("tile pile 4 6", "no tile '6'; did you mean '5a'?"),
    ],
)
def test_three_of_five_tiles(line: str, reason: str) -> None:
    """Three different tiles are on the board and the others in the pile; none is lost."""
    found = refusal("r1 at c5", line)

    assert (2, reason.partition("; did")[0]) == (found[0], found[1].partition("; ")[0])


@rule("TR-SLM-01")
@pytest.mark.parametrize(
    ("lines", "place", "reason"),
    [
        (["c5: r1b1"], 1, "r1 and b1 both stand on c5"),
        (["c5: .r1w"], 1, "r1 and w1 both stand on c5"),
        (["c5: r1", "f1: b2", "b1 at c5"], 3, "r1 and b1 both stand on c5"),
    ],
)
def test_two_vehicles_in_one_space(lines: list[str], place: int, reason: str) -> None:
    """They would have slammed."""
    assert (place, reason) == refusal(*lines)


@rule("TR-TER-13", "TR-CHP-03", "TR-CHP-15")
@pytest.mark.parametrize(
    ("lines", "place", "reason"),
    [
        (["c5: #r1"], 1, "r1 stands on the rock of c5"),
        (["c5: . #", "r1 at c6"], 2, "r1 stands on the rock of c6"),
        (["c5: #R"], 1, "the chopper of red can't hover over the rock of c5"),
        (["c5: RB"], 1, "two choppers hover over c5"),
        (["c5: R", "blue chopper c5"], 2, "two choppers hover over c5"),
    ],
)
def test_where_nothing_can_be(lines: list[str], place: int, reason: str) -> None:
    """Rock eliminates whoever enters, and choppers keep apart."""
    assert (place, reason) == refusal(*lines)


@rule("TR-CMP-08")
@pytest.mark.parametrize(
    ("lines", "place", "reason"),
    [
        (["c5: r1 r1"], 1, "r1 is at c5 already"),
        (["r1 at start", "c5: r1"], 1, "r1 is at c5 already"),
        (["c5: R R"], 1, "the chopper of red is at c5 already"),
        (["r1 at c5", "red dice 1 2 3 4 5"], 2, "a crew has 4 dice, not 5"),
        (["r1 at c5", "red dice 7"], 2, "'red dice 7': 7 is not between 0 and 6"),
        (["g1 at c5"], 1, "no vehicle 'g1'; did you mean 'b1'?"),
    ],
)
def test_more_than_a_crew_has(lines: list[str], place: int, reason: str) -> None:
    """One chopper, four dice and one car of each size."""
    assert (place, reason.partition(";")[0]) == (refusal(*lines)[0], refusal(*lines)[1].partition(";")[0])


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("road 9", "'road 9': 9 is not between 1 and 3"),
        ("road 0", "'road 0': 0 is not between 1 and 3"),
        ("road", "'road': '' is not a number"),
        ("road ²", "'road ²': '²' is not a number"),
        ("round 0", "'round 0': 0 is not between 1 and 999"),
        ("laid 2", "'laid 2': 2 is not between 3 and 999"),
        ("turn red 4", "'turn red 4': 4 is not between 1 and 3"),
        ("turn rad", "no crew 'rad'; did you mean 'red'?"),
        ("r1 coasted 3", "'r1 coasted 3': 3 is not between 0 and 2"),
        ("hazard a5", "two tokens on a5"),
        ("ground sand", "no terrain 'sand'; known: road, off-road, mud, rock"),
        ("ground rock", "r1 stands on the rock of c5"),
        ("r1 parked", "no property 'parked'; known: at, moved, coasted, damage, burning"),
        ("red", "no property ''; known: dice, chopper, commanded"),
    ],
)
def test_numbers_and_names(line: str, reason: str) -> None:
    """Everything has its bounds, and the complaint says which."""
    place, found = refusal("a5: ?", "c5: r1", line)

    assert (2 if line == "ground rock" else 3, reason) == (place, found[: len(reason)])  # boxes bring further terrains


# In a few lines


@pytest.mark.parametrize("ground", ["road", "off-road", "mud"])
def test_the_ground_below_everything(ground: str) -> None:
    """What is not drawn is of this kind, and so is a cell without terrain."""
    table = Table("thunder", f"c5: .r1 b1\nground {ground}\nr2 at c7", players=2)

    assert [ground] * 3 == [table[f"terrain {space}"] for space in ("a1", "c6", "c7")]
    assert "off-road" == table["terrain c5"]


def test_road_unless_told() -> None:
    """Without a word about it the ground is road."""
    table = Table("thunder", "c5: r1 b1", players=2)

    assert ["road"] * 3 == [table[f"terrain {space}"] for space in ("a1", "c5", "c6")]


@pytest.mark.parametrize("row", ["c = = r1", "c: = = r1", "c1: = = r1", "c3: r1"])
def test_a_row_begins_at_the_rear_or_where_it_says(row: str) -> None:
    """With a colon or without one."""
    assert "c3" == Table("thunder", f"{row}\nb1 at a20", players=2)["r1"]


def test_drawn_over_the_tiles() -> None:
    """Cells change the printed ground of the tiles, where they say something of it."""
    table = Table("thunder", "c17: r1 ~\ntiles 1a 2a 5a\nb1 at f3", players=2)

    assert ["road", "mud"] == [table["terrain c17"], table["terrain c18"]]
    assert "rock" == Table("thunder", "tiles 1a 2a 5a\nr1 at c17\nb1 at f3", players=2)["terrain f10"]


def test_several_things_in_one_line() -> None:
    """Of a car and of a crew, in any order."""
    drawing = (
        "r1 at c5, damage dent, skid FL, moved\nred dice 5 6, commanded, chopper c9\nb1 coasted 1, at c7\nr2 at f1"
    )
    table = Table("thunder", drawing, players=2)

    assert ["c5", "dent, skid FL", "yes"] == [table["r1"], table["r1.damage"], table["r1.moved"]]
    assert ["5 6", "yes", "c9"] == [table["red.dice"], table["red.commanded"], table["red.chopper"]]
    assert ["c7", "1"] == [table["b1"], table["b1.coasts"]]


@rule("TR-FRT-09")
@pytest.mark.parametrize(
    ("lines", "pile"),
    [
        ("r1 at c5", "4 5"),
        ("tiles 1a 4b 2a", "3 5"),
        ("tiles 2a 3a 4a", "5 1b"),
        ("tile pile 5 4b", "5 4b"),
        ("tiles 2a 3a 4a\ntile pile 1a 5b", "1a 5b"),
    ],
)
def test_the_tile_pile(lines: str, pile: str) -> None:
    """Those nobody has seen by number, then those put back with their faces, in their order."""
    table = Table("thunder", f"{lines}\nb1 at c7", players=2, options={"start": "1b"})

    assert pile == table["tile pile"]


@rule("TR-FRT-09")
def test_the_next_tile_of_the_pile() -> None:
    """With nothing unseen left the first one put back comes next, the same side up, and no dice fall."""
    table = Table("thunder", "ground off-road\nr1 at c24\nb1 at c12\nred dice 1\ntile pile 5b 4a", players=2)
    table.play("red: r1 1, F")

    assert ["2a 3a 5b", "4a 1a"] == [table["tiles"], table["tile pile"]]


# Turns that pass


SMALL = "ground off-road\nr1 at c5\nr2 at a5\nb1 at f9\nb2 at e9"


def test_turn_and_lap() -> None:
    """Whose turn it is, and the how manieth of the round."""
    table = Table("thunder", f"{SMALL}\nturn blue 2", players=2)

    assert ["blue", "2", "2"] == [table["turn"], table["lap"], table["round"]]


def test_others_idle() -> None:
    """Blue's turn passes: nothing has moved, no die is spent."""
    table = Table("thunder", SMALL, players=2).play("red: r1 1, no command, F", "? turn = blue")
    table.play("others idle until red")

    assert ["red", "red", "2"] == [table["turn"], table.to_act, table["lap"]]
    assert ["f9", "e9", "1 2 3 4"] == [table["b1"], table["b2"], table["blue.dice"]]


def test_everybody_idles_until_the_next_round() -> None:
    """The dice show what they show in a drawing, and the next player is first."""
    table = Table("thunder", f"{SMALL}\nred dice 1\nroad 3", players=2).play("next round")

    assert ["3", "blue", "blue", "1"] == [table["round"], table["turn"], table["first"], table["road die"]]
    assert ["1 2 3 4", "1 2 3 4"] == [table["red.dice"], table["blue.dice"]]


def test_until_the_dice_fall() -> None:
    """So that they can be told."""
    table = Table("thunder", SMALL, players=2).play("others idle until dice", "? turn = none", "? lap = none")
    table.play("dice: 6, 6, 6, 6, 1, 1, 1, 1, 3")

    assert ["6 6 6 6", "1 1 1 1", "3"] == [table["red.dice"], table["blue.dice"], table["road die"]]


def test_a_bomb_falls_all_the_same() -> None:
    """A turn in which nothing is done ends like any other."""
    table = Table("thunder", f"{SMALL}\ng1 at c1\ng2 at c2\nred chopper c2", players=3)

    assert "gone" == table.play("others idle until blue")["g2"]


def test_a_car_on_its_way_stops() -> None:
    """What is left of a turn is dropped, in the middle of a move as before a shot."""
    table = Table("thunder", f"{SMALL}\nb3 at c7", players=2).play("red: r1 3, no command, FL", "next round")

    assert ["b5", "0", "3"] == [table["r1"], table["r1.moves"], table["round"]]


def test_a_turn_that_begins_by_itself_passes_too() -> None:
    """Blue has one car and one die: it is on the move unasked, and idles there."""
    table = Table("thunder", "ground off-road\nr1 at c5\nb1 at f9\nblue dice 6", players=2)
    table.play("red: r1 1, no command, F", "others idle until red")

    assert ["f9", "red"] == [table["b1"], table["turn"]]


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (["red: r1 1, no command, F", "next round"], "dice can't be idle here; choose one of: top F"),
        (["others idle until rad"], "rad never comes"),
    ],
)
def test_no_turn_to_pass(lines: list[str], message: str) -> None:
    """What falls must be told, and a crew that is not there has no turn."""
    with pytest.raises(BadInput, match=f"^{message}"):
        Table("thunder", f"{SMALL}\nb3 at c6", players=2).play(*lines)


def test_a_forced_assignment_may_be_named() -> None:
    """One car and one die are no choice, but a script may say so."""
    table = Table("thunder", "ground off-road\nr1 at c5\nb1 at f9\nred dice 2", players=2)

    assert "c7" == table.play("red: r1 2, F, F")["r1"]
