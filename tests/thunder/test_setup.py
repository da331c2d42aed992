"""Setup: tiles, hazards, crews, dice and the first player (TR-SET)."""

import tomllib

import pytest

from chicane.core.errors import BadInput
from chicane.core.match import new
from chicane.core.scenario import Table
from chicane.thunder.state import Thunder
from chicane.thunder.tiles import FACE_IDS, FACES, content
from tests.rule import rule

CREWS = ["red", "blue", "green", "yellow"]
TILES = "dice: tile 2a, tile 4b"


def thunder(table: Table) -> Thunder:
    assert isinstance(table.game, Thunder)
    return table.game


def symbols(face: str, players: int) -> list[str]:
    """Where a face shows hazard symbols for so many players, as its drawing says."""
    (entry,) = [each for each in tomllib.loads(content())["face"] if each["id"] == face]
    marks = "?" + "234"[players - 2 :]
    cells = [(lane, column) for lane in range(6) for column in range(8)]
    return [f"{'abcdef'[lane]}{column + 1}" for lane, column in cells if entry["rows"][lane][column] in marks]


def covered(table: Table, tile: int) -> list[str]:
    """The spaces of a tile that hold a face-down token, named as if it were the rear tile."""
    spaces = [f"{lane}{column}" for lane in "abcdef" for column in range(1, 9)]
    return [name for name in spaces if "face down" == table[f"hazard {name[0]}{int(name[1:]) + 8 * tile}"]]


def laid_out(players: int, start: str = "1a") -> Table:
    """The table with its tiles and tokens, before the dice."""
    return Table("thunder", players=players, options={"start": start}).play(TILES)


def rolled(*totals: str, players: int) -> Table:
    """The table once every player has rolled, dice given crew by crew."""
    return laid_out(players).play(*[f"dice: {','.join(dice)}" for dice in totals])


@rule("TR-SET-01")
@pytest.mark.parametrize("start", ["1a", "1b"])
def test_rear_tile(start: str) -> None:
    """The players choose face 1a or 1b of tile 1 as the rear tile."""
    table = laid_out(2, start)

    assert f"{start} 2a 4b" == table["tiles"]


@rule("TR-SET-01")
def test_rear_tile_is_tile_1() -> None:
    """Nothing but tile 1 may be chosen."""
    with pytest.raises(BadInput):
        laid_out(2, "3a")


@rule("TR-SET-02", "TR-SET-03", "TR-SET-04")
def test_the_other_tiles_are_shuffled() -> None:
    """The middle tile is any other tile, either face up, and the lead tile any of the rest; all alike."""
    table = Table("thunder", players=2)

    assert [f"tile {tile}{side}" for tile in (2, 3, 4, 5) for side in "ab"] == table.menu
    assert table.game.weights is None

    table.play("dice: tile 3b")

    assert [f"tile {tile}{side}" for tile in (2, 4, 5) for side in "ab"] == table.menu
    assert table.game.weights is None

    table.play("dice: tile 5a")

    assert "1a 3b 5a" == table["tiles"]


@rule("TR-SET-04", "TR-FRT-09")
def test_tiles_cite_the_rule_they_are_drawn_by() -> None:
    """The two of the setup by the setup, every later one by the update of the board; the question as well."""
    start = Table("thunder", players=2)
    asked = [start.game.agenda[-1].prompt(start.game).rule]
    start.play(TILES)
    later = Table("thunder", "c24: .r1\nb1 at c12\nred commanded", players=2).play("red: r1 1, F")
    asked.append(later.game.agenda[-1].prompt(later.game).rule)
    later.play("dice: tile 5a")

    assert ["TR-SET-04", "TR-FRT-09"] == asked
    assert [["TR-SET-04", "TR-SET-04"], ["TR-FRT-09"]] == [
        [line.message.rule for line in table.teller.lines if line.message.key == "thunder-told-tile"]
        for table in (start, later)
    ]


@rule("TR-SET-05")
def test_the_finish_line_is_set_aside() -> None:
    """There is no final tile at the start."""
    assert "no" == laid_out(2)["final"]
    assert "no" == laid_out(4)["final"]


@rule("TR-SET-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tokens_on_the_middle_and_lead_tiles(players: int) -> None:
    """Every hazard space gets one face-down token, whatever the number of players, and no other space does."""
    table = laid_out(players)

    assert symbols("2a", players) == covered(table, 1)
    assert symbols("4b", players) == covered(table, 2)
    assert [5, 7] == [len(covered(table, tile)) for tile in (1, 2)]


@rule("TR-SET-06")
def test_tokens_are_unseen() -> None:
    """No seat can tell one face-down token from another, nor does anybody know what the pile holds."""
    match = new("thunder", 2, seed=1)
    tokens = {token for token in match.seen_by(0).game.hazard if token}  # type: ignore[attr-defined]

    assert {-1} == tokens


@rule("TR-SET-07", "TR-SET-08")
@pytest.mark.parametrize("start", ["1a", "1b"])
@pytest.mark.parametrize("players, tokens", [(2, 7), (3, 4), (4, 2)])
def test_faq_10_tokens_on_the_start_tile(players: int, tokens: int, start: str) -> None:
    """Seven tokens for 2 players, four for 3, two for 4, on the spaces printed with that number."""
    table = laid_out(players, start)

    assert tokens == len(covered(table, 0))
    assert symbols(start, players) == covered(table, 0)


@rule("TR-SET-09")
@pytest.mark.parametrize("start", ["1a", "1b"])
@pytest.mark.parametrize("players", [5, 6])
def test_tokens_for_more_than_four_players(players: int, start: str) -> None:
    """Five or six players use the two spaces of four."""
    face = FACES[FACE_IDS.index(start)]

    assert 2 == len(face.hazard_spaces(players))
    assert face.hazard_spaces(4) == face.hazard_spaces(players)


@rule("TR-SET-10")
@pytest.mark.parametrize("players, left", [(2, 26 - 7 - 12), (3, 26 - 4 - 12), (4, 26 - 2 - 12)])
def test_the_rest_is_the_draw_pile(players: int, left: int) -> None:
    """What is not dealt waits in the pile, and none is discarded yet."""
    game = thunder(laid_out(players))

    assert left == game.pile
    assert 0 == sum(game.discards) + sum(game.lost)


@rule("TR-SET-11")
def test_damage_pile() -> None:
    """All twenty damage tokens are in the pile and nobody has one."""
    table = laid_out(4)

    assert "20" == table["damage pile"]
    assert {"none"} == {table[f"{car}{size}.damage"] for car in "rbgy" for size in "123"}


@rule("TR-SET-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_crew_each(players: int) -> None:
    """No two players share a crew."""
    game = thunder(laid_out(players))

    assert [3] * players == [len(game.vehicles_of(seat)) for seat in range(players)]
    assert len(game.owner) == 3 * players


@rule("TR-SET-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_starting_area(players: int) -> None:
    """All cars begin off the board, and from there the back edge of the rear tile is one step away."""
    table = laid_out(players)

    assert {"start"} == {table[f"{car}{size}"] for car in "rbgy"[:players] for size in "123"}

    table.play("dice: 1,1,1,1", *["dice: 2,2,2,2"] * (players - 1), "dice: 1", "red: r1 1, no command")

    assert ["start a1", "start b1", "start c1", "start d1", "start e1", "start f1"] == table.menu


@rule("TR-SET-14", "TR-RND-04")
def test_the_first_roll_is_kept() -> None:
    """Four dice each, and in round 1 they are used as rolled."""
    table = rolled("1234", "6521", players=2).play("dice: 2")

    assert "1" == table["round"]
    assert "1 2 3 4" == table["red.dice"]
    assert "6 5 2 1" == table["blue.dice"]
    assert "red" == table.to_act


@rule("TR-SET-15")
@pytest.mark.parametrize(
    "rolls, first",
    [
        (("1111", "1112", "6666"), "red"),
        (("2222", "1123", "6666"), "blue"),
        (("6111", "1123", "1122"), "green"),
        (("6666", "6666", "6665"), "green"),
    ],
)
def test_the_lowest_total_is_first(rolls: tuple[str, str, str], first: str) -> None:
    """Whoever rolled the lowest total is first player."""
    table = rolled(*rolls, players=3).play("dice: 1")

    assert first == table["first"]
    assert first == table.to_act


@rule("TR-SET-16")
def test_a_shared_lowest_total() -> None:
    """Everybody rolls all dice again, until the lowest total is nobody else's."""
    table = rolled("1112", "2111", "6666", players=3)

    assert ["none", "none", "none"] == [table[f"{crew}.dice"] for crew in CREWS[:3]]

    table.play("dice: 6,6,6,6, 3,3,3,3, 3,3,3,3")  # blue and green now
    table.play("dice: 5,5,5,5, 4,4,4,4, 1,1,1,1", "dice: 3")

    assert "green" == table.to_act
    assert ["5 5 5 5", "4 4 4 4", "1 1 1 1"] == [table[f"{crew}.dice"] for crew in CREWS[:3]]


@rule("TR-SET-16")
def test_ties_above_the_lowest_do_not_matter() -> None:
    """Red and green are equal, but blue is below them: no second roll."""
    table = rolled("2222", "1111", "2222", players=3).play("dice: 3")

    assert "blue" == table.to_act
    assert "3" == table["road die"]


@rule("TR-SET-18")
def test_the_road_die() -> None:
    """It is rolled after the first player is known, lies open, and holds for everybody in this round."""
    table = rolled("2222", "1111", players=2)

    assert ["1", "2", "3"] == table.menu

    table.play("dice: 2")

    assert "2" == table["road die"]

    table.play("blue: b1 1, no command, start a1", "blue: road 2, F, F")
    table.play("red: r1 2, no command, start b1, F", "? menu = road 2, no road die")

    assert "2" == table["road die"]


@rule("TR-SET-27", "TR-END-05")
def test_seating_order_is_turn_order() -> None:
    """Red, blue, green, yellow, clockwise from the first player, in every lap of every round."""
    crews = zip("rbgy", "acdf", strict=True)
    cars = [f"{letter}{size} at {lane}{10 + 3 * size}" for letter, lane in crews for size in (1, 2, 3)]
    table = Table("thunder", "\n".join(["round 1", "first green", "turn green", *cars]), players=4)
    order = []
    for _ in range(24):
        order.append(table.to_act)
        end_turn(table)

    assert ["green", "yellow", "red", "blue"] * 3 + ["yellow", "red", "blue", "green"] * 3 == order


def end_turn(table: Table) -> None:
    """Straight on, without command, road die or shot, and the dice of a new round."""
    game = thunder(table)
    begun = game.round, game.turn
    while begun == (game.round, game.turn) or "dice" == table.to_act:
        quiet = [text for text in ("no command", "no road die", "hold", "F") if text in table.menu]
        table.choose([*quiet, table.menu[0]][0])


@pytest.mark.parametrize("cap", [20000, 5000])
def test_the_ply_cap_of_the_options(cap: int) -> None:
    """The game ends after so many choices, whatever happens."""
    assert cap == Table("thunder", players=2, options={"ply_cap": cap}).game.cap
