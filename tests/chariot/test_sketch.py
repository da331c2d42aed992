"""The race in lines of text, said in English and aligned as the terminal does."""

import pytest

from chicane.chariot.picture.sketch import SCALE, column, stretches
from chicane.chariot.tracks import find_track
from chicane.cli.screen import Screen, paragraphs
from chicane.core.content import UNIT
from chicane.core.registry import find
from chicane.core.scenario import Table
from chicane.core.scene import Sketch

NAMES = ["1 you", "2 greedy", "3 greedy", "4 greedy", "5 random", "6 random"]

DRAWING = """
    outer   .  R  .  7  .  *  .  .
    centre  .  .  G  5  .  #  .  .
    inner   .  B  .  3  .  .  .  .
    green damage 7, speed 3, fortune 2, lap 1
    red lap 1
    blue lap 1
    turn green
"""


def lines(sketch: Sketch, language: str = "en") -> list[str]:
    """What the terminal shows."""
    return [text.plain.rstrip() for part in paragraphs(sketch) for text in Screen(language).columns(part)]


def drawn(drawing: str = DRAWING) -> list[str]:
    """The sketch of a drawn position."""
    table = Table("chariot", drawing)
    return lines(table.rules.sketch(table.game, NAMES))


def circuit(track: str) -> list[str]:
    """The rows of an empty circuit, and the words below it."""
    rules = find("chariot")
    game = rules.blank(4, rules.check_options({"track": track}, 4))
    return lines(rules.sketch(game, NAMES))


def edges(row: str) -> list[int]:
    """Where the sides of the spaces stand in a row."""
    return [place for place, sign in enumerate(row) if sign in "│║"]


class TestCircuit:
    def test_side_a(self) -> None:
        """Two rows, one for each half of the circuit; the finish line is a double one near the end."""
        assert [
            "            ──────────────────~~~~~~~~~~~~~~~~~~~~~~~~──────────────────►",
            "outer    o3│  │  │  │  │  │  │7│ │  │ │ │ │ │ │  │ │ │  │  │  │  │  │  │ o25",
            "centre   c3│  │  │  │  │  │  │5 │  │  │  │  │  │  │  │  │  │  │  │  │  │ c22",
            "inner    i3│  │  │  │  │  │  │ 3  │    │   │    │    │  │  │  │  │  │  │ i19",
            "            ──────────────────~~~~~~~~~~~~~~~~~~~~~~~~──────────────────►",
            "outer   o26│  │  │  │  │  │  │7│ │  │ │ │ │ │ │  │ │ │  │  │  │  ║  │  │ o2",
            "centre  c23│  │  │  │  │  │  │5 │  │  │  │  │  │  │  │  │  │  │  ║  │  │ c2",
            "inner   i20│  │  │  │  │  │  │ 3  │    │   │    │    │  │  │  │  ║  │  │ i2",
        ] == circuit("A")[:8]

    @pytest.mark.parametrize("track", ["A", "B", "AB", "BA"])
    def test_sides_follow_the_real_fronts(self, track: str) -> None:
        """Every space is there once, its front where the lap scale has it: lanes compare by eye (CH-TRACK-04)."""
        circle = find_track(track)
        rows = [row for row in circuit(track) if "│" in row]
        origin = rows[0].index("│")
        expected: list[list[int]] = []
        for start, end in stretches(circle):
            for lane in (2, 1, 0):
                fronts = [front + way for front, own in zip(circle.front, circle.lane, strict=True)
                          for way in (0, circle.length) if own == lane and start <= front + way <= end]  # fmt: skip
                expected.append(sorted({column(start, start), *[column(front, start) for front in fronts]}))

        assert expected == [[place - origin for place in edges(row)] for row in rows]

    def test_pillars_are_shown(self) -> None:
        """And the words below say what they are."""
        rows = circuit("B")

        assert "centre  c23│  │# │" in rows[6]
        assert "# pillar" in rows[8]
        assert "pillar" not in circuit("A")[8]

    @pytest.mark.parametrize("length", [3, 20, 21, 22, 41, 42, 60, 64, 99, 120])
    def test_drawn_tracks_of_any_length(self, length: int) -> None:
        """Every space of every lane is shown exactly once, in rows that fit."""
        drawing = "\n".join(f"{lane} {'. ' * length}" for lane in ("outer", "centre", "inner"))
        rows = [row for row in drawn(f"{drawing}\ngreen at o1") if "│" in row]

        assert 3 * length == sum(len(edges(row)) - 1 for row in rows)
        assert max(map(len, rows)) <= 80

    def test_the_scale(self) -> None:
        """One unit of the lap scale is always as wide."""
        assert [0, SCALE, 10 * SCALE] == [column(front, 2 * UNIT) for front in (2 * UNIT, 3 * UNIT, 12 * UNIT)]


class TestPieces:
    def test_chariots_caltrops_pillars_and_limits(self) -> None:
        """Letters, `*`, `#` and the numbers of the curves."""
        rows = drawn()

        assert "outer   o1║  │R │  │7 │  │* │  │  ║ o8" == rows[1]
        assert "centre  c1║  │  │G │5 │  │# │  │  ║ c8" == rows[2]
        assert "inner   i1║  │B │  │3 │  │  │  │  ║ i8" == rows[3]
        assert "  ║ finish  numbers: safe speed  # pillar  * caltrop" == rows[4]

    def test_a_chariot_on_a_numbered_space(self) -> None:
        """Both are shown where there is room."""
        rows = drawn("outer . . . .\ncentre . G5 . .\ninner . . . .")

        assert "centre  c1║  │G5│  │  ║ c4" == rows[2]

    def test_two_chariots_on_a_space(self) -> None:
        """While one passes the other, the active one is named first."""
        table = Table("chariot", "outer . . . . . .\ncentre G R . . . .\ninner . . . . . .\nturn green")
        table.play("dice: turn, turn, turn, turn, turn", "keep, accept, ahead")

        assert "centre  c1║  │GR│  │" in "\n".join(lines(table.rules.sketch(table.game, NAMES)))


class TestChariots:
    def test_a_line_for_each_chariot(self) -> None:
        """The most advanced first; the active one is marked; damage, speed, dice and fortune as on its board."""
        rows = drawn()
        first = rows.index("") + 1

        assert [
            "    chariot  player    space  lap  damage  speed  dice  fortune",
            "► G Green    2 greedy  c3     2/2   7/12    3/12  5     2 ●●○○○○",
        ] == rows[first : first + 2]

    def test_colours_never_stand_alone(self) -> None:
        """Each chariot has its letter, on the circuit and in the table."""
        rows = drawn()

        assert ["B", "G", "R"] == sorted(row[2] for row in rows if row[4:].startswith(("Green", "Red", "Blue")))

    def test_a_wreck(self) -> None:
        """It stays in the table, last, and says that it is out."""
        table = Table("chariot", DRAWING.replace("speed 3", "speed 0").replace("blue lap 1", "blue lap 1, damage 1"))
        table.play("dice: attack, attack, turn, turn, turn", "keep, accept, javelin blue")
        rows = lines(table.rules.sketch(table.game, NAMES))

        assert any(row.startswith("  B Blue ") and row.endswith("destroyed") for row in rows)

    def test_what_the_active_chariot_has_in_hand(self) -> None:
        """The last paragraph: where it is, its levels, and its dice."""
        table = Table("chariot", DRAWING).play("dice: pace, sprint, turn, turn, fortune")
        rows = lines(table.rules.sketch(table.game, NAMES))

        assert [
            "G Green in the first curve, centre lane: damage 7, speed 3, fortune 2",
            "  [Pace]  [Sprint]  [Turn]  [Turn]  [Fortune]",
        ] == rows[-2:]

    def test_before_anybody_has_a_chariot(self) -> None:
        """There is only the circuit."""
        assert "" not in circuit("A")

    @pytest.mark.parametrize("language", ["en", "fr"])
    @pytest.mark.parametrize("track", ["A", "B", "AB", "BA"])
    def test_eighty_columns(self, track: str, language: str) -> None:
        """It fits on any terminal, in both languages."""
        rules = find("chariot")
        game = rules.start(6, {"track": track})

        assert max(map(len, lines(rules.sketch(game, NAMES), language))) <= 80
