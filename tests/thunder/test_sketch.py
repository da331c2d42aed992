"""The chase in lines of text: what the terminal shows, with colours and without."""

import random
from collections.abc import Iterator

import pytest

from chicane.core.message import Message
from chicane.core.registry import find
from chicane.core.scene import Sketch, Span
from chicane.thunder.picture.sketch import sketch
from chicane.thunder.state import Thunder
from tests.rule import rule

NAMES = ["Furia", "Nux", "Imperator", "Gaius"]
WIDEST = 100


def position(*lines: str, players: int = 2) -> Thunder:
    """A chase as drawn, at its first decision."""
    rules = find("thunder")
    game = rules.position(list(lines), players, rules.check_options({}, players))
    assert isinstance(game, Thunder)
    game.advance()
    return game


def chase(seed: int, players: int) -> Iterator[Thunder]:
    """Every position of a random chase."""
    luck = random.Random(seed)
    game = find("thunder").start(players)
    assert isinstance(game, Thunder)
    while not game.over:
        yield game
        game.play(luck.choices(game.menu, game.weights)[0])
    yield game


def said(span: Span) -> str:
    """A span in plain text; a message is its key without the name of the game."""
    return span.text if isinstance(span.text, str) else span.text.key.removeprefix("thunder-")


def plain(drawing: Sketch) -> list[str]:
    """The lines without colours."""
    return ["".join(map(said, line)) for line in drawing]


def rows(game: Thunder) -> list[str]:
    """The six lanes."""
    return plain(sketch(game, NAMES))[2:8]


def row(game: Thunder, start: str) -> str:
    """The line about a crew or a car, by its letter or code."""
    return next(line for line in plain(sketch(game, NAMES)) if line[2:].startswith(start))


def cell(game: Thunder, name: str) -> str:
    """What is drawn on a space."""
    lane, column = "abcdef".index(name[0]), int(name[1:]) - 1
    left = 2 + lane % 2 * 2 + column * 4
    return rows(game)[lane][left : left + 3]


# The road


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_fits_the_screen(players: int) -> None:
    """The road is at most 100 characters wide, whatever happens on it."""
    for number, game in enumerate(chase(players, players)):
        lines = plain(sketch(game, NAMES))

        assert all(len(line) <= WIDEST for line in lines[:8]), number
        assert [98, 100, 98, 100, 98, 100] == [len(line) for line in lines[2:8]]


@rule("TR-BRD-03")
def test_odd_lanes_are_shifted_by_half_a_space() -> None:
    """c5 touches b4 and b5 behind and ahead to the left, as on the board."""
    game = position("b = = = r1 b1", "c = = = = r2", "d = = = = = b2")
    lines = rows(game)

    assert lines[1].index("r1") + 2 == lines[2].index("r2") == lines[1].index("b1") - 2
    assert [line[0] for line in lines] == list("abcdef")


def test_columns_are_numbered_and_tiles_named() -> None:
    """Column 13 stands over the fifth space of the middle tile; ids over the tiles, names in words below the road."""
    game = position("c = r1", "d = b1", "tiles 1a 2b 5b", "r2 at c13")
    ids, ruler, *_ = lines = plain(sketch(game, NAMES))

    assert ruler.index(" 13") + 2 == rows(game)[2].index("r2") + 2
    assert [17, 49, 81] == [ids.index(id) for id in ("1a", "2b", "5b")]
    assert "  1a tile-1a  2b tile-2b  5b tile-5b" == lines[9]
    assert [1, 33, 65, 97] == [at for at, sign in enumerate(rows(game)[0]) if sign == "│"]


@pytest.mark.parametrize(
    ("drawn", "shown"),
    [
        ("=", "==="),
        (".", "..."),
        ("~", "~~~"),
        ("#", "###"),
        ("?", "=?="),
        (".o", ".o."),
        ("t", "=t="),
        ("m", "=m="),
        ("r2", "r2="),
        ("~r2", "r2~"),
        ("or2", "r2o"),
        ("w", "w1="),
        ("B", "=B="),
        ("~B", "~B~"),
        ("r2B", "r2B"),
    ],
)
def test_signs_on_the_road(drawn: str, shown: str) -> None:
    """Terrain, tokens, vehicles by their codes, choppers as capital letters."""
    assert shown == cell(position(f"c = = {drawn} =", "a r1", "f b1"), "c3")


def test_the_active_vehicle_is_seen_where_two_share_a_space() -> None:
    """The other one is in the list of cars; without an active one the first is seen."""
    game = position("c = = r2 b2", "a r1", "f b1")
    game.at[4] = game.at[1]

    assert "r2+" == cell(game, "c3")
    game.active = 4
    assert "b2+" == cell(game, "c3")


@rule("TR-FIN-03")
def test_the_finish_line_is_a_double_one() -> None:
    """A seam as long as there is no finish, then a double line in front of all six lanes."""
    lines = ("c = r1", "d = b1")

    assert {"│"} == {line[-1] for line in rows(position(*lines))}
    assert {"║"} == {line[-1] for line in rows(position(*lines, "final"))}


def test_crews_differ_in_colour_and_broken_cars_are_reversed() -> None:
    """Four styles; without colours the codes remain."""
    game = position("c = r1 b1 g1 y1", "r2 at a1", "r1 damage dent, shrapnel", players=4)
    spans = {said(span): span.style for line in sketch(game, NAMES)[2:8] for span in line}

    assert "bold red reverse" == spans["r1"]
    assert ["bold red", "bold blue", "bold green", "bold yellow"] == [spans[code] for code in ("r2", "b1", "g1", "y1")]


# Crews, cars and the turn


def test_a_line_for_each_crew() -> None:
    """Who plays it, its dice, whether a command was used, and its chopper."""
    game = position("c = r1 = =", "d = b1", "e B", "red dice 1 0 5 6", "blue dice 2 2 2 2", "blue commanded")

    assert "► R crew-red\tFuria\t1 - 5 6\tsketch-free\tsketch-home" == row(game, "R ")
    assert "  B crew-blue\tNux\t2 2 2 2\tsketch-used\te1" == row(game, "B ")


def test_a_crew_that_is_out() -> None:
    """Nothing is left to tell."""
    assert "  G crew-green\tImperator\tsketch-out" == row(position("c r1", "d b1", players=3), "G ")


def test_a_line_for_each_car() -> None:
    """Where it is, what it did this round, what has broken."""
    game = position("c = r1 = =", "d = b1", "r2 at start", "b1 coasted 2", "b2 at f4", "b2 damage dent, skid FL")
    game.moved = [1, *game.moved[1:]]

    assert "  r1 car-red-small\tc2\tsketch-moved\t-" == row(game, "r1")
    assert "  r2 car-red-medium\tsketch-at-start\tsketch-ready\t-" == row(game, "r2")
    assert "  r3 car-red-large\tsketch-gone" == row(game, "r3")
    assert "  b1 car-blue-small\td2\tsketch-coasted\t-" == row(game, "b1")
    assert "  b2 car-blue-medium\tf4\tsketch-broken\tdamage-dent, damage-skid-fl" == row(game, "b2")


@rule("TR-SET-13")
def test_who_waits_in_the_starting_area() -> None:
    """All cars before the first turn; nobody once all have started."""
    game = next(game for game in chase(1, 2) if game.actor >= 0)

    assert "  sketch-waiting r1 r2 r3 b1 b2 b3" in plain(sketch(game, NAMES))
    assert not any("waiting" in line for line in plain(sketch(position("c r1", "d b1"), NAMES)))


def test_the_last_paragraph_is_about_the_turn() -> None:
    """Round, turn and road die; then the car that moves and its moves."""
    game = position("c = r1 = =", "d = b1", "round 4", "road 3", "red commanded", "red dice 5 5 5 5")
    lines = sketch(game, NAMES)
    last = lines[max(number for number, line in enumerate(lines) if not line) + 1 :]
    status, moves = last[0][0].text, last[1][-1].text

    assert isinstance(status, Message) and isinstance(moves, Message)
    assert (4, 1, 3) == tuple(status.args[name] for name in ("round", "turn", "road"))
    assert ("c2", 5) == (moves.args["space"], moves.args["moves"])


def test_a_face_down_token_cannot_be_told_from_another() -> None:
    """Whatever is left in the pools, and whichever shuffle it came from."""
    game = position("c = = r1 ? ?", "d = b1 ? =")
    twin = game.copy()
    twin.pools = [[0, 0, 0, 0, 5, 0], [0, 0, 1, 1, 1, 1]]
    twin.hazard = [-2 if each < 0 else each for each in game.hazard]

    assert plain(sketch(game, NAMES)) == plain(sketch(twin, NAMES))
