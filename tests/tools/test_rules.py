"""The count of cited rules."""

from pathlib import Path

import pytest

from tools.rules import LATER_CHAPTERS, LATER_RULES, catalogue, main

CATALOGUE = """
# A game, prefix XX

## 1. Goal

- **XX-GOAL-01** First past the post wins. [p1]
- **Not a rule**: XX-GOAL-09 is only mentioned.

## 2. Moving
- **XX-MOVE-01** One space a turn. [p2]

### Curves
- **XX-MOVE-02** Slow down. [p2]
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with one finished game, one not started, and no tests."""
    for folder in ("docs/rules", "src/chicane/chariot", "tests/scenarios/deep"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "docs/rules/chariot.md").write_text(CATALOGUE)
    (tmp_path / "docs/rules/other.md").write_text("## 1. All\n- **YY-ALL-01** Yes. [p1]\n")
    return tmp_path


@pytest.mark.parametrize(("game", "rules"), [("chariot", 214), ("thunder", 730), ("wreckage", 277), ("wreckland", 281)])
def test_catalogues_are_read_whole(game: str, rules: int) -> None:
    """Every rule of the four catalogues is counted, and belongs to a section."""
    sections = catalogue(Path(__file__).parents[2] / "docs" / "rules" / f"{game}.md")

    assert rules == len(sections)
    assert all(sections.values())


def test_sections_of_a_catalogue(project: Path) -> None:
    """A sub-heading is named after its heading."""
    assert {
        "XX-GOAL-01": "1. Goal",
        "XX-MOVE-01": "2. Moving",
        "XX-MOVE-02": "2. Moving: Curves",
    } == catalogue(project / "docs/rules/chariot.md")


def test_every_way_to_cite(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Decorators, parameters and scenarios count, wherever they stand."""
    (project / "tests/test_goal.py").write_text(
        "class TestGoal:\n    @rule('XX-GOAL-01')\n    def test_it(self): ...\n\n"
        "@pytest.mark.parametrize('n', [pytest.param(1, marks=rule('XX-MOVE-01'))])\ndef test_n(n): ...\n"
    )
    (project / "tests/scenarios/deep/curve.scn").write_text("title: a curve\nrules: XX-MOVE-02, YY-ALL-01\n")

    assert 0 == main([], project)
    assert [
        "chariot: 3 rules, 3 cited, 0 uncited",
        "other: 1 rules, 1 cited, 0 uncited (not started)",
    ] == capsys.readouterr().out.splitlines()[-2:]


def test_uncited_rule_of_a_finished_game_fails(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The table counts by section, and -v names the rules."""
    (project / "tests/test_goal.py").write_text("pytestmark = pytest.mark.rule('XX-GOAL-01', 'XX-MOVE-01')\n")

    assert 1 == main(["-v", "chariot"], project)
    assert [
        "chariot",
        "  rules  cited  uncited",
        "      1      1        0  1. Goal",
        "      1      1        0  2. Moving",
        "      1      0        1  2. Moving: Curves",
        "                         XX-MOVE-02",
        "",
        "chariot: 3 rules, 2 cited, 1 uncited (at most 0 agreed)",
    ] == capsys.readouterr().out.splitlines()


def test_game_not_started_does_not_fail(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A catalogue without a folder of rules is only reported."""
    assert 0 == main(["other"], project)
    assert "other: 1 rules, 0 cited, 1 uncited (not started)\n" == capsys.readouterr().out


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        ("test_a.py", "\n@rule('XX-GOAL-01', 'XX-GOAL-02')\ndef test(): ...", "no rule XX-GOAL-02 in the catalogues"),
        ("scenarios/a.scn", "title: a\nrules: XX-GOAL-01..02", "no rule XX-GOAL-01..02 in the catalogues"),
        ("test_a.py", "\nrule(*IDS)", "*IDS is not a rule ID written out"),
        ("test_a.py", "\ndef test(:", "invalid syntax"),
    ],
)
def test_wrong_citation_names_its_place(
    project: Path, capsys: pytest.CaptureFixture[str], file: str, text: str, message: str
) -> None:
    """Unknown IDs, IDs that are computed and files that don't parse are errors."""
    (project / "tests" / file).write_text(text)

    assert 2 == main([], project)
    assert f"tests/{file}:2: {message}\n" == capsys.readouterr().err


def test_rule_twice_in_a_catalogue(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """IDs are unique."""
    (project / "docs/rules/other.md").write_text("- **YY-ALL-01** Yes.\n- **YY-ALL-01** No.\n")

    assert 2 == main([], project)
    assert "other.md:2: YY-ALL-01 is in the catalogue twice\n" == capsys.readouterr().err


def test_unknown_game(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The message says which games there are."""
    assert 2 == main(["chess"], project)
    assert "no catalogue for 'chess'; there are chariot, other\n" == capsys.readouterr().err


def test_rules_of_chapters_to_come(
    project: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules of an expansion that is not built are counted apart; those of the base game are not excused."""
    monkeypatch.setitem(LATER_CHAPTERS, "thunder", [34])
    monkeypatch.setitem(LATER_RULES, "thunder", ["TR-END-10"])
    (project / "src/chicane/thunder").mkdir()
    (project / "docs/rules/thunder.md").write_text(
        "## 7. Base\n- **TR-BASE-01** Yes.\n- **TR-END-10** Command tokens.\n## 34. Carnival\n- **TR-COC-01** Later.\n"
    )

    assert 1 == main(["thunder"], project)
    assert "thunder: 3 rules, 0 cited, 1 uncited, 2 of chapters to come (at most 0 agreed)" in capsys.readouterr().out
