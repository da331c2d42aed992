"""The board: neighbours, edges, what is empty and what is occupied (TR-BRD)."""

import pytest

from chicane.core.scenario import Table
from chicane.thunder.board import NAMES, NEIGHBOURS, half_spaces
from chicane.thunder.enter import PUSHED, Push
from chicane.thunder.kinds import WAYS
from chicane.thunder.lab.facts import probe
from chicane.thunder.state import Thunder
from tests.rule import rule

# Three tiles end to end as they lie on the table, the race running to the right.
DRAWN = """
    a1  a2  a3  a4  a5  a6  a7  a8  a9  a10 a11 a12 a13 a14 a15 a16 a17 a18 a19 a20 a21 a22 a23 a24
      b1  b2  b3  b4  b5  b6  b7  b8  b9  b10 b11 b12 b13 b14 b15 b16 b17 b18 b19 b20 b21 b22 b23 b24
    c1  c2  c3  c4  c5  c6  c7  c8  c9  c10 c11 c12 c13 c14 c15 c16 c17 c18 c19 c20 c21 c22 c23 c24
      d1  d2  d3  d4  d5  d6  d7  d8  d9  d10 d11 d12 d13 d14 d15 d16 d17 d18 d19 d20 d21 d22 d23 d24
    e1  e2  e3  e4  e5  e6  e7  e8  e9  e10 e11 e12 e13 e14 e15 e16 e17 e18 e19 e20 e21 e22 e23 e24
      f1  f2  f3  f4  f5  f6  f7  f8  f9  f10 f11 f12 f13 f14 f15 f16 f17 f18 f19 f20 f21 f22 f23 f24
"""
LINES = DRAWN.strip("\n").splitlines()
SHIFT = {"F": (0, 4), "FL": (-1, 2), "FR": (1, 2), "R": (0, -4), "RL": (-1, -2), "RR": (1, -2)}  # on the drawing
OPPOSITE = {"F": "R", "FL": "RR", "FR": "RL", "R": "F", "RL": "FR", "RR": "FL"}


def place_of(name: str) -> tuple[int, int]:
    """Row and column of a name in the drawing."""
    row = "abcdef".index(name[0])
    return row, 4 + row % 2 * 2 + 4 * (int(name[1:]) - 1)


def drawn_at(row: int, x: int) -> str:
    """What the drawing shows in a place, or which edge lies there."""
    if not 0 <= row < 6:
        return "side"
    if x < 4:
        return "rear"
    return LINES[row][x:].split()[0] if x < len(LINES[row]) else "front"


def next_to(name: str, way: str) -> str:
    """The neighbour of a space on the drawing."""
    row, x = place_of(name)
    return drawn_at(row + SHIFT[way][0], x + SHIFT[way][1])


def push(table: Table, way: str) -> Thunder:
    """A copy of the game in which red's small car has been pushed one space."""
    assert isinstance(table.game, Thunder)
    game = table.game.copy()
    game.do(Push(0, WAYS.index(way), PUSHED))
    game.advance()
    return game


def one_car(at: str) -> Table:
    return Table("thunder", f"r1 at {at}\nr2 at c12\nb1 at d12\ng1 at d14\nred commanded", players=3)


def test_the_drawing_is_read_right() -> None:
    """Every name stands where its lane and column say."""
    assert 144 == len({drawn_at(*place_of(name)) for name in NAMES})
    assert NAMES == [drawn_at(*place_of(name)) for name in NAMES]


@rule("TR-BRD-03", "TR-BRD-08", "TR-BRD-11", "TR-BRD-14")
@pytest.mark.parametrize("way", WAYS)
def test_one_space_in_each_direction_from_everywhere(way: str) -> None:
    """The neighbour is the one on the drawn board; beyond a side or the rear the car is lost, also at a corner."""
    for name in NAMES:
        if name in ("c12", "d12", "d14") or next_to(name, way) in ("c12", "d12", "d14"):
            continue
        game = push(one_car(name), way)
        there = next_to(name, way)
        expected = {"side": "gone", "rear": "gone", "front": "in the air"}.get(there, there)
        assert expected == probe(game, "r1"), f"{name} {way}"


@rule("TR-BRD-03", "TR-BRD-08")
def test_no_sideways_neighbour() -> None:
    """A space has six neighbours at most, each in one direction, and each has it as a neighbour too."""
    for name in NAMES:
        spaces = {way: NEIGHBOURS[number][NAMES.index(name)] for number, way in enumerate(WAYS)}
        near = {way: NAMES[space] for way, space in spaces.items() if 0 <= space < 144}
        assert len(near) == len(set(near.values()))
        assert name not in near.values()
        for way, other in near.items():
            assert name == NAMES[NEIGHBOURS[WAYS.index(OPPOSITE[way])][NAMES.index(other)]]


@rule("TR-BRD-04")
@pytest.mark.parametrize("start", ["c5", "d5", "c16", "d8"])
@pytest.mark.parametrize(
    "path, same",
    [
        (["FL", "FR"], ["F"]),
        (["FR", "FL"], ["F"]),
        (["F", "RL"], ["FL"]),
        (["F", "RR"], ["FR"]),
        (["F", "R"], []),
        (["FL", "RR"], []),
        (["FR", "RL"], []),
    ],
)
def test_ways_that_come_to_the_same(start: str, path: list[str], same: list[str]) -> None:
    """FL then FR is F, F then RL is FL, F then RR is FR, and opposite directions cancel."""

    def follow(ways: list[str]) -> str:
        table = one_car(start)
        for way in ways:
            table.game = push(table, way)
        return table["r1"]

    assert follow(same) == follow(path)


@rule("TR-BRD-01", "TR-FRT-08")
def test_three_tiles() -> None:
    """Rear, middle and lead: after an update there are three again."""
    table = one_car("c24")

    assert 3 == len(table["tiles"].split())

    table.play("red: r1 1, F", "dice: tile 4a")

    assert "2a 3a 4a" == table["tiles"]


@rule("TR-BRD-02")
@pytest.mark.parametrize("start, end", [("c7", "c10"), ("c15", "c18")])
def test_from_one_tile_to_the_next(start: str, end: str) -> None:
    """Three moves lead three spaces further, seam or no seam."""
    table = Table("thunder", f"{start[0]}{start[1:]}: .r1\nb1 at a1\nred commanded", players=2)
    table.play("red: r1 3, F, F, F")

    assert end == table["r1"]


EVEN = """
    b4: .r3 .w  .b1
    c4: .r1 .   .b2
    d4: .w  .b3 .r2
"""  # r1 goes to c5: b5, c6 and d5 lie in its front arc, b4 and d4 behind it
ODD = """
    c4: .   .w  .b1
    d4: .r1 .   .b2
    e4: .   .b3 .r2
"""  # r1 goes to d5: c6, d6 and e6 lie in its front arc, c5 and e5 behind it


@rule("TR-BRD-05", "TR-BRD-06", "TR-SHT-03")
@pytest.mark.parametrize("drawing, arc", [(EVEN, ["w1", "b2", "b3"]), (ODD, ["b1", "b2", "r2"])])
def test_front_arc(drawing: str, arc: list[str]) -> None:
    """A car reaches the spaces FL, F and FR, with its wheels and with its guns; it has no rear arc."""
    table = Table("thunder", drawing + "red commanded", players=2).play("red: r1 1")

    assert ["FL", "F", "FR"] == table.menu

    table.play("red: F")

    assert {"hold", *[f"shoot {target}" for target in arc]} == set(table.menu)


@rule("TR-BRD-07")
def test_a_figure_that_faces_backward() -> None:
    """An inoperable car thrown to the front goes towards the lead tile, like any other."""
    table = Table("thunder", "c5: .r1 .b1 .\nb2 at a12\nb1 damage dent, dent\nred commanded", players=2)
    table.play("red: r1 1, F", "dice: bottom F")

    assert "c7" == table["b1"]


@rule("TR-BRD-09")
@pytest.mark.parametrize(
    "way, far", [("F", "c20"), ("FL", "a8"), ("FR", "f8"), ("R", "c1"), ("RL", "a6"), ("RR", "f5")]
)
def test_straight_line(way: str, far: str) -> None:
    """Repeating one direction, across the seam: shrapnel from c7 hits whoever stands in line."""
    table = Table("thunder", f"""
        c6: .r1 ?
        b1 at {far}
        b2 at b12
        r2 at e1
        red commanded
    """, players=2)  # fmt: skip
    table.play("red: r1 1, F", "dice: mine, shrapnel", f"dice: {way}", "dice: dent")

    assert "dent" == table["b1.damage"]


@rule("TR-BRD-10")
def test_half_spaces() -> None:
    """F counts two half spaces, FL and FR one, R two back, RL and RR one back, from every space."""
    gain = {"F": 2, "FL": 1, "FR": 1, "R": -2, "RL": -1, "RR": -1}
    for name in NAMES:
        for way in WAYS:
            there = next_to(name, way)
            if there in NAMES:
                assert gain[way] == half_spaces(NAMES.index(there)) - half_spaces(NAMES.index(name))
    assert half_spaces(NAMES.index("a5")) == half_spaces(NAMES.index("e5")) < half_spaces(NAMES.index("b5"))


@rule("TR-BRD-12")
@pytest.mark.parametrize(
    "at, ways", [("a5", ["F", "FR"]), ("f5", ["FL", "F"]), ("a24", ["F", "FR"]), ("f24", ["FL", "F"])]
)
def test_nobody_drives_over_a_side(at: str, ways: list[str]) -> None:
    """A chosen step goes into a space of the front arc."""
    assert ways == one_car(at).play("red: r1 1").menu


@rule("TR-BRD-13")
def test_a_rock_may_be_chosen() -> None:
    """It is legal, and the car is eliminated."""
    table = Table("thunder", "c5: .r1 #\nr2 at a1\nb1 at a12\nred commanded", players=2).play("red: r1 2")

    assert ["FL", "F", "FR"] == table.menu

    table.play("red: F")

    assert "gone" == table["r1"]
    assert "blue" == table.to_act


@rule("TR-BRD-13", "TR-MOV-04")
def test_a_rock_must_be_chosen_when_there_is_nothing_else() -> None:
    """With rocks in the whole front arc the move has to end in one of them."""
    table = Table("thunder", "b5: #\nc5: .r1 #\nd5: #\nr2 at a1\nb1 at a12\nred commanded", players=2)
    table.play("red: r1 1", "? menu = FL, F, FR", "red: FL")

    assert "gone" == table["r1"]


@rule("TR-BRD-15", "TR-BRD-18")
def test_empty_spaces() -> None:
    """A chopper finds every space of the board empty but those with a vehicle, a chopper, a token or a rock."""
    table = Table("thunder", """
        a1: =  =w  =  ?  =
        b1: o  t   m  =  =B
        c1: #  ~   .  =  =
        r1 at c10
        b1 at f24
        b1 damage dent
        r2 at start
    """, players=2).play("red: r1 1, airstrike 2")  # fmt: skip
    taken = {"a2", "a4", "b1", "b2", "b3", "b5", "c1", "c10", "f24"}

    assert {f"chopper {name}" for name in NAMES if name not in taken} == set(table.menu)


@rule("TR-BRD-16")
@pytest.mark.parametrize("cell, asks", [("b1", "dice"), ("w", "dice"), ("r2", "dice"), ("B", "blue")])
def test_occupied_spaces(cell: str, asks: str) -> None:
    """A car, a wreck or one's own car makes a space occupied, a chopper does not."""
    table = Table("thunder", f"c5: .r1 .{cell} .\nr3 at a1\nb2 at a14\nred commanded", players=2)
    table.play("red: r1 1, F")

    assert asks == table.to_act
    assert ("gone" if "B" == cell else "c6") == table["r1"]


@rule("TR-BRD-17", "TR-TER-16")
def test_a_hazard_symbol_without_a_token() -> None:
    """It is an ordinary space: nothing is flipped, and a chopper may stand there."""
    table = Table("thunder", "tiles 1a 5a 2a\nr1 at b10\nb1 at f20", players=2)  # b11 has a symbol
    table.play("red: r1 2, airstrike 1")

    assert "chopper b11" in table.menu

    table.play("red: chopper a9", "red: F")

    assert "b11" == table["r1"]
    assert ["FL", "F", "FR"] == table.menu


@rule("TR-BRD-17", "TR-FRT-10")
def test_a_hazard_symbol_matters_when_its_tile_comes() -> None:
    """The new tile's symbols get tokens; those of the other tiles, already passed, get none."""
    table = Table("thunder", "tiles 1a 5a 2a\nr1 at d24\nb1 at f20\ng1 at f12\nred commanded", players=3)
    table.play("red: r1 1, F", "dice: tile 3b")

    assert "none" == table["hazard b3"]  # 5a, now the rear tile
    assert "face down" == table["hazard a21"]


@rule("TR-BRD-18")
def test_no_chopper_beyond_the_board() -> None:
    """With a finish line and cars at the start, the spaces of the three tiles are all there is."""
    table = Table("thunder", "r1 at c10\nr2 at start\nb1 at f24\nfinal", players=2).play("red: r1 1, airstrike 2")

    assert 144 - 2 == len(table.menu)
    assert {text.split()[1] for text in table.menu} <= set(NAMES)


@rule("TR-BRD-18", "TR-BRD-19")
def test_nobody_is_hit_in_the_starting_area() -> None:
    """Shrapnel that flies over the back edge meets nobody, and the cars there are no target."""
    table = Table("thunder", "c1: .r1 ? .\nr2 at start\nb1 at start\nb2 at start\nred commanded", players=2)
    table.play("red: r1 1, F", "dice: mine, shrapnel, R")

    assert "blue" == table.to_act
    assert {"none"} == {table[f"{car}.damage"] for car in ("r2", "b1", "b2")}


@rule("TR-BRD-19", "TR-FRT-04")
def test_the_starting_area_is_on_no_tile() -> None:
    """Its cars share no space: two of them do not slam, and the rear tile goes without them."""
    table = Table("thunder", "c24: .r1\nr2 at start\nb1 at start\nb2 at start\nred commanded", players=2)
    table.play("red: r1 1, F", "dice: tile 5a")

    assert ["start", "start", "start"] == [table["r2"], table["b1"], table["b2"]]
    assert "blue" == table.to_act


@rule("TR-BRD-20", "TR-MOV-01")
def test_the_board_moves_up_before_a_car_has_started() -> None:
    """It enters on the back edge of the tile that is rear by then."""
    table = Table("thunder", "round 1\nc24: .r1\nb1 at start\nb2 at c12\nred commanded\nblue commanded", players=2)
    table.play("red: r1 1, F", "dice: tile 5a", "blue: b1 1")

    assert ["start a1", "start b1", "start c1", "start d1", "start e1", "start f1"] == table.menu

    table.play("blue: start a1")

    assert "a1" == table["b1"]
    assert "2a 3a 5a" == table["tiles"]
