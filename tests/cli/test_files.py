"""`chicane replay`, `draw`, `verify` and `scenario`."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import chicane
from chicane.core.match import Match
from chicane.core.save import as_data
from tests.cli.conftest import Run

SCENARIO = """\
title: A javelin hits
rules: CH-JAV-01, CH-JAV-02
game: chariot
board:
    outer   .  .  .  .  .  .  .  .
    centre  .  G  .  Y  .  .  .  .
    inner   .  .  .  .  .  .  .  .
    green speed 0
    turn green
play:
    dice: attack, turn, turn, turn, fortune
    green: keep, accept, javelin yellow
    ? yellow.damage = 11
"""


def changed(path: Path, **fields: Any) -> None:
    """Write other values into a game file."""
    data = json.loads(path.read_text())
    data.update(fields)
    path.write_text(json.dumps(data))


class TestReplay:
    def test_the_story_move_by_move(self, run: Run, race: str) -> None:
        """Each sentence with its ply and rule, then the last position and the result."""
        code, out, _ = run("replay", race)

        assert 0 == code
        assert "  And they’re off! Round 1, the head of the grid drives first.\n       [CH-ORDER-01]\n" in out
        assert "The winner: 1 greedy." in out

    def test_one_position(self, run: Run, race: str) -> None:
        """The board at a ply, the last option chosen, who must choose, and among what."""
        out = run("replay", race, "--at", "8").out

        assert "Ply 8 of " in out
        assert "outer " in out
        assert " must choose:\n" in out
        assert "  - Keep all the dice (keep)\n" in out

    def test_the_dice_choose_too(self, run: Run, race: str) -> None:
        """At the start, chance draws who begins."""
        out = run("replay", race, "--at", "0").out

        assert "the last one: the start." in out
        assert "The dice fall:\n  - Green on position 1 (green on 1)\n" in out

    def test_an_unfinished_game(self, run: Run, tmp_path: Path) -> None:
        """It ends with the question that is open."""
        chicane.new("chariot", seed=7).save(tmp_path / "begun.json")

        assert "1 P1 must choose:" in run("replay", "begun.json").out

    def test_french(self, run: Run, race: str) -> None:
        """The same story in French."""
        assert "Vainqueur\u00a0: 1 greedy." in run("replay", race, "--lang", "fr").out


class TestDraw:
    def test_a_picture_in_a_file(self, run: Run, race: str, tmp_path: Path) -> None:
        """An SVG document, with titles in the language asked for."""
        code, out, _ = run("draw", race, "--at", "8", "-o", "board.svg", "--lang", "fr")
        picture = (tmp_path / "board.svg").read_text(encoding="utf-8")

        assert (0, "board.svg montre le coup 8.\n") == (code, out)
        assert ElementTree.fromstring(picture).tag.endswith("svg")
        assert "char vert" in picture

    def test_a_picture_on_stdout(self, run: Run, race: str) -> None:
        """Nothing but the picture, so that it can be piped."""
        out = run("draw", race).out

        assert out.startswith("<svg ")
        assert out.endswith("</svg>\n")

    def test_only_svg_is_drawn(self, run: Run, race: str, tmp_path: Path) -> None:
        """Another format is refused before anything is written."""
        code, _, err = run("draw", race, "-o", "board.png")

        assert 2 == code
        assert err.startswith("chicane: board.png: the picture is SVG; give it a name that ends in .svg")
        assert not (tmp_path / "board.png").exists()

    def test_a_place_that_can_not_be_written(self, run: Run, race: str) -> None:
        """The message names the file."""
        code, _, err = run("draw", race, "-o", "nowhere/board.svg")

        assert (2, "chicane: nowhere/board.svg: can’t be written: there is no such file or folder\n") == (code, err)


class TestVerify:
    def test_honest_dice(self, run: Run, race: str, raced: Match) -> None:
        """Every result of chance follows from the seed that was sealed."""
        code, out, _ = run("verify", race)
        chances = sum(entry.startswith("*") for entry in raced.log)

        assert 0 == code
        assert f"All {chances} results of chance follow from the seed.\nThe dice are proven.\n" in out

    def test_another_seed(self, run: Run, race: str, tmp_path: Path) -> None:
        """A seed that is not the sealed one, and dice that don't follow from it: exit code 1."""
        changed(tmp_path / race, seed="8")
        code, out, _ = run("verify", race)

        assert 1 == code
        assert "The seed 8 is not the one that was sealed" in out
        assert "results of chance do not follow from the seed; the first is ply " in out
        assert out.endswith("The dice are not what they should be.\n")

    def test_a_seed_that_is_not_revealed(self, run: Run, tmp_path: Path) -> None:
        """There is nothing to verify yet."""
        chicane.new("chariot", seed=7).save(tmp_path / "begun.json", reveal=False)
        code, _, err = run("verify", "begun.json")

        assert 2 == code
        assert "chicane: begun.json: the seed of this game is not revealed yet: there is nothing to verify\n" == err

    def test_french(self, run: Run, race: str) -> None:
        """The verdict in French."""
        assert run("verify", race, "--lang", "fr").out.endswith("Les dés sont prouvés.\n")


class TestBadFiles:
    @pytest.mark.parametrize("command", ["replay", "draw", "verify", "play"])
    def test_a_file_that_is_not_there(self, run: Run, command: str) -> None:
        """One line that names the file."""
        code, out, err = run(command, "nowhere.json")

        assert (2, "") == (code, out)
        assert "chicane: nowhere.json: can’t be read: there is no such file or folder\n" == err

    def test_a_truncated_file(self, run: Run, race: str, tmp_path: Path) -> None:
        """The message names the line where the file stops."""
        text = (tmp_path / race).read_text()
        (tmp_path / race).write_text(text[: len(text) // 2])
        code, _, err = run("replay", race)

        assert 2 == code
        assert err.startswith("chicane: race.json, line ")
        assert 1 == err.count("\n")

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            ("", "line 1: not a game file, or cut short"),
            ("[]", "not a game file"),
            ("{}", "the field “format” is missing"),
        ],
    )
    def test_no_game_file(self, run: Run, tmp_path: Path, text: str, message: str) -> None:
        """The message says what is missing."""
        (tmp_path / "other.json").write_text(text)
        code, _, err = run("verify", "other.json")

        assert 2 == code
        assert message in err
        assert 1 == err.count("\n")

    def test_a_log_that_does_not_replay(self, run: Run, race: str, tmp_path: Path) -> None:
        """The message names the entry of the log."""
        log = json.loads((tmp_path / race).read_text())["log"]
        changed(tmp_path / race, log=[*log[:10], "0 fly", *log[10:]])
        code, _, err = run("replay", race)

        assert 2 == code
        assert err.startswith("chicane: race.json, log entry 10: “")
        assert 1 == err.count("\n")

    @pytest.mark.parametrize("ply", ["-1", "9999"])
    def test_a_ply_that_is_not_there(self, run: Run, race: str, raced: Match, ply: str) -> None:
        """The message says which there are."""
        code, _, err = run("replay", race, "--at", ply)

        assert (2, f"chicane: race.json: ply {ply} is not between 0 and {len(raced.log)}\n") == (code, err)


class TestScenario:
    def test_a_scenario_comes_true(self, run: Run, tmp_path: Path) -> None:
        """Its title and rules are shown."""
        (tmp_path / "javelin.scn").write_text(SCENARIO)
        code, out, err = run("scenario", "javelin.scn")

        assert (0, "") == (code, err)
        assert "passed javelin.scn: A javelin hits [CH-JAV-01, CH-JAV-02]\n1 passed, 0 failed.\n" == out

    def test_one_of_several_fails(self, run: Run, tmp_path: Path) -> None:
        """The others are still played; the message names file and line; exit code 2."""
        (tmp_path / "a.scn").write_text(SCENARIO.replace("damage = 11", "damage = 10"))
        (tmp_path / "b.scn").write_text(SCENARIO)
        code, out, err = run("scenario", "a.scn", "b.scn")

        assert (2, "chicane: a.scn, line 13: yellow.damage is 11, expected 10\n") == (code, err)
        assert out.endswith("1 passed, 1 failed.\n")

    def test_a_folder_of_scenarios(self, run: Run, tmp_path: Path) -> None:
        """Every .scn file below it is played."""
        (tmp_path / "deep" / "deeper").mkdir(parents=True)
        (tmp_path / "deep" / "a.scn").write_text(SCENARIO)
        (tmp_path / "deep" / "deeper" / "b.scn").write_text(SCENARIO)

        assert run("scenario", "deep").out.endswith("2 passed, 0 failed.\n")

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            (SCENARIO.replace("javelin yellow", "javelin blue"), "bad.scn, line 12: “javelin blue” is not on the menu"),
            (
                SCENARIO.replace("game: chariot", "game: chario"),
                "bad.scn, line 3: no game “chario”; did you mean “chariot”?",
            ),
            (SCENARIO.replace("rules:", "rule:"), "bad.scn, line 2: "),
            (SCENARIO.replace("speed 0", "at c4"), "bad.scn, line 8: green and yellow both stand on c4"),
            (SCENARIO.replace("speed 0", "speed 99"), "bad.scn, line 8: “green speed”: 99 is not between 0 and 12"),
            (SCENARIO.replace("centre ", "middle "), "bad.scn, board from line 4: a drawn track has three rows"),
        ],
    )
    def test_a_scenario_with_an_error(self, run: Run, tmp_path: Path, text: str, message: str) -> None:
        """One line that names the place."""
        (tmp_path / "bad.scn").write_text(text)
        code, _, err = run("scenario", "bad.scn")

        assert 2 == code
        assert err.startswith(f"chicane: {message}")
        assert 1 == err.count("\n")

    @pytest.mark.parametrize("name", ["nowhere.scn", "empty"])
    def test_no_scenario_at_all(self, run: Run, tmp_path: Path, name: str) -> None:
        """Neither file nor folder."""
        (tmp_path / "empty").mkdir()
        code, _, err = run("scenario", name)

        assert 2 == code
        assert err.startswith(f"chicane: {name}: ")


class TestInFrench:
    @pytest.mark.parametrize(
        "arguments, said",
        [
            (("replay", "nowhere.json"), "nowhere.json : lecture impossible : ce fichier ou ce dossier n’existe pas"),
            (("replay", "."), ". : lecture impossible : c’est un dossier"),
            (("verify", "list.json"), "list.json : ce n’est pas un fichier de partie"),
            (("replay", "cut.json"), "cut.json, ligne 1 : ce n’est pas un fichier de partie, ou il est tronqué"),
            (("draw", "race.json", "-o", "x.png"), "x.png : l’image est du SVG"),
            (("draw", "race.json", "-o", "no/x.svg"), "no/x.svg : écriture impossible : ce fichier ou ce dossier"),
            (("campaign", "wreckland", "import", "cut.json"), "cut.json : ce n’est pas une campagne"),
            (("campaign", "wreckland", "import", "race.json"), "race.json : ce n’est pas une campagne"),
        ],
    )
    def test_what_is_wrong_with_a_file(
        self,
        run: Run,
        race: str,
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
        arguments: tuple[str, ...],
        said: str,
    ) -> None:
        """Not a word of English."""
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
        Path("list.json").write_text("[]", "utf-8")
        Path("cut.json").write_text('{"format"', "utf-8")
        ran = run(*arguments, "--lang", "fr")

        assert 2 == ran.code
        assert said in ran.err.replace("\u00a0", " ").replace("\u202f", " ")

    def test_other_rules(self, run: Run, raced: Match) -> None:
        """A game by the rules of yesterday says so."""
        data = as_data(raced, True) | {"rules": "0"}
        data["log"] = [*data["log"][:-1], "0 fly"]
        Path("old.json").write_text(json.dumps(data), "utf-8")

        assert "partie jouée avec les règles 0" in run("replay", "old.json", "--lang", "fr").err
