"""What is drawn fits the screen: folded where it is too wide, side by side where there is room."""

import pytest
from rich.text import Text

import chicane
from chicane.cli.fold import beside, folded
from chicane.cli.screen import Screen, paragraphs
from chicane.core.scene import Sketch, Span

ROAD = [
    "   one         two",
    "a│======│......│",
    "b │======│......│",
]


def plain(lines: list[Text]) -> list[str]:
    """The lines without colours, and without blanks at their ends."""
    return [line.plain.rstrip() for line in lines]


def texts(lines: list[str]) -> list[Text]:
    return [Text(line) for line in lines]


def test_what_fits_is_left_alone() -> None:
    """Not a character is changed."""
    assert ROAD == plain(folded(texts(ROAD), 18))


def test_a_wide_drawing_is_cut_at_its_seams() -> None:
    """All lines that follow each other are cut together, keep their first sign and stay in line."""
    expected = ["   one", "a│======", "b │======", "        two", "a│......│", "b │......│"]

    assert expected == plain(folded(texts(ROAD), 13))


def test_narrow_lines_keep_their_place() -> None:
    """Only what is too wide goes on below."""
    lines = ["short", "a│====│====│", "b│====│====│", "also short"]

    assert ["short", "a│====", "b│====", "a│====│", "b│====│", "also short"] == plain(folded(texts(lines), 10))


def test_without_seams_words_stay_whole() -> None:
    """The cut is made between words."""
    assert ["  oil", "  slick", "  mud"] == [line.rstrip() for line in plain(folded(texts(["  oil slick mud"]), 8))]


def test_only_a_border_is_begun_again() -> None:
    """A line that begins with a word goes on without its first letter; the sign of a lane is repeated."""
    assert ["Round 1 of", "3, Chase"] == plain(folded(texts(["Round 1 of 3, Chase"]), 10))
    assert ["Turn", "a│====", "  twenty", "a│====│"] == plain(folded(texts(["Turn twenty", "a│====│====│"]), 10))


def table(*rows: str) -> Sketch:
    """Rows whose cells are told apart by tabs."""
    return [[span for cell in row.split("\t") for span in (Span("\t"), Span(cell))][1:] for row in rows]


def test_a_row_goes_on_below_itself() -> None:
    """Of a table that is too wide the widest column is narrowed; the other cells stay in line."""
    rows = table("Zone\tEnemy\tDoes", "front\tRat\t1 damage to each of two targets", "\tCombine\t2 damage", "Legend")

    assert [
        "Zone   Enemy    Does",
        "front  Rat      1 damage to each of",
        "                two targets",
        "       Combine  2 damage",
        "Legend",
    ] == plain(Screen("en").columns(rows, 36))
    assert 4 == len(Screen("en").columns(rows, 80))


def test_cells_keep_their_distance_from_the_edge() -> None:
    """What goes on below is as far in as what it belongs to, and a no-break space is no place to break."""
    rows = table("L Port Gun\tR Gun", "   1 damage to each of two\u00a0targets\t   1")

    assert [
        "L Port Gun           R Gun",
        "   1 damage to each     1",
        "   of two\u00a0targets",
    ] == plain(Screen("en").columns(rows, 26))


def test_a_table_of_short_cells_is_folded_as_a_whole() -> None:
    """No column has anything to give: the last ones stand below, in line, beside the arrow of each row."""
    rows = table("  chariot\tspeed\tfortune", "► Green\t4/12\t3 ●●●", "  Blue\t4/12\t3 ○○○")

    assert ["  chariot  speed", "► Green    4/12", "  Blue     4/12", "   fortune", "►  3 ●●●", "   3 ○○○"] == plain(
        folded(Screen("en").columns(rows, 19), 19)
    )


def test_colours_survive_the_fold() -> None:
    """Each part has the colours it had."""
    line = Text("a│====│").append("....", "red").append("│")
    rest = folded([line], 9)[1]

    assert "a│....│" == rest.plain
    assert ["red"] == [span.style for span in rest.spans if rest.plain[span.start : span.end] == "...."]


@pytest.mark.parametrize("room", [40, 60, 80, 100])
@pytest.mark.parametrize("players", [2, 4])
def test_a_thunder_road_on_any_screen(players: int, room: int) -> None:
    """Every lane is whole, in one piece or in three."""
    match = chicane.new("thunder", players, seed=7)
    parts = paragraphs(match.rules.sketch(match.game, ["P"] * players))
    lines = folded([line for part in parts for line in Screen("fr").columns(part)], room)

    assert all(line.cell_len <= room for line in lines)
    for lane in "abcdef":
        cells = "".join(line[1:] for line in plain(lines) if line.startswith((f"{lane}│", f"{lane}  │")))
        assert 24 * 3 == sum(sign in "=.~#?" for sign in cells)


def test_tables_side_by_side() -> None:
    """Where there is room for both; otherwise one below the other."""
    left, right = texts(["crew  dice", "red   1 2"]), texts(["car  space", "r1   c5", "r2   c6"])

    assert ["crew  dice     car  space", "red   1 2      r1   c5", "               r2   c6"] == plain(
        beside(left, right, 25)
    )
    assert [] == beside(left, right, 24)


def test_a_sketch_uses_the_room_there_is(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Two tables stand beside each other on a wide screen, and below each other on a narrow one."""
    drawing = [[Span("a"), Span("\t"), Span("b")], [], [Span("c"), Span("\t"), Span("d")], [], [Span("end")]]
    shown = []
    for columns in ("40", "10"):
        monkeypatch.setenv("COLUMNS", columns)
        Screen("en").sketch(drawing)
        shown.append(capsys.readouterr().out)

    assert ["a  b     c  d\n\nend\n", "a  b\n\nc  d\n\nend\n"] == shown


def test_grid(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Read downwards, in as many columns as fit."""
    monkeypatch.setenv("COLUMNS", "9")
    Screen("en").grid(["1 a", "2 bb", "3 c", "4 d", "5 e"])

    assert "1 a\n2 bb\n3 c\n4 d\n5 e\n" == capsys.readouterr().out

    monkeypatch.setenv("COLUMNS", "10")
    Screen("en").grid(["1 a", "2 bb", "3 c", "4 d", "5 e"])

    assert "1 a   4 d\n2 bb  5 e\n3 c\n" == capsys.readouterr().out
