"""The command line itself: help, languages, colours, and everything that can be mistyped."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import chicane
from chicane.cli.screen import default_language
from tests.cli.conftest import Run

COMMANDS = ["play", "watch", "replay", "draw", "sim", "verify", "games", "rules", "scenario"]


def shell(arguments: list[str], typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, at the end of a pipe."""
    source = str(Path(chicane.__file__).parents[1])
    return subprocess.run(
        [sys.executable, "-m", "chicane.cli", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": source, "LC_ALL": "C.UTF-8", **environment},
        check=False,
    )


class TestHelp:
    @pytest.mark.parametrize("command", COMMANDS)
    @pytest.mark.parametrize(("language", "examples"), [("en", "example"), ("fr", "exemple")])
    def test_every_command_has_help_with_examples(self, run: Run, command: str, language: str, examples: str) -> None:
        """What it does, its arguments, and examples that begin with its name."""
        code, out, _ = run(command, "--help", "--lang", language)

        assert 0 == code
        assert f"chicane {command} " in out.splitlines()[0]
        assert examples in out
        assert f"\n  chicane {command}" in out

    @pytest.mark.parametrize("arguments", [(), ("--help",), ("-h",)])
    def test_the_whole_command(self, run: Run, arguments: tuple[str, ...]) -> None:
        """Alone, it lists its commands."""
        code, out, _ = run(*arguments)

        assert 0 == code
        assert all(f"    {command} " in out for command in COMMANDS)

    def test_version(self, run: Run) -> None:
        """The version of the package, and what the engine runs on."""
        engine = {"pure": "plain Python", "compiled": "compiled engine"}[chicane.fast.RUNS_ON]
        assert (0, f"chicane {chicane.__version__}, {engine}\n", "") == run("--version")


class TestBadInput:
    @pytest.mark.parametrize(
        ("given", "message"),
        [
            (["chario"], "no game “chario”; did you mean “chariot”?"),
            (["chariot", "--players", "7"], "chariot is for 2 to 6 players, not 7"),
            (["chariot", "--players", "0"], "chariot is for 2 to 6 players, not 0"),
            (["chariot", "--players", "3", "--seats", "human,random"], "--seats names 2 seats, --players says 3"),
            (["chariot", "--seats", "human"], "chariot is for 2 to 6 players, not 1"),
            (["chariot", "--seats", "random,random"], "nobody here is human; 'chicane watch' lets bots race"),
            (["chariot", "--seats", "human,gredy"], "--seats: no bot “gredy”; did you mean “greedy”?"),
            (["chariot", "--seats", "human,random:7"], "--seats: bot “random” takes no argument, not “7”"),
            (["chariot", "--option", "trak=B"], "chariot: no option “trak”; did you mean “track”?"),
            (["chariot", "--option", "track=C"], "chariot, option track: “C” is not one of A, B, AB, BA"),
            (["chariot", "--option", "track"], "--option takes NAME=CHOICE, not 'track'"),
            (["chariot", "--option", "track=A", "--option", "track=B"], "--option track is given twice"),
            (["chariot", "--lang", "de"], "no language 'de'; known: en, fr"),
            (["chariot", "--save", "nowhere/a.json"], "nowhere/a.json: there is no folder nowhere"),
        ],
    )
    def test_play(self, run: Run, given: list[str], message: str) -> None:
        """One line on stderr that names the place, exit code 2, nothing on stdout."""
        code, out, err = run("play", *given)

        assert (2, "") == (code, out)
        assert err.startswith(f"chicane: {message}")
        assert 1 == err.count("\n")

    @pytest.mark.parametrize(
        ("given", "message"),
        [
            (["--seed", "3"], "--seed is for a new game; race.json has its own"),
            (["--players", "4"], "--players is for a new game; race.json has its own"),
            (["--seats", "human,random"], "--seats names 2 seats, race.json has 4"),
            (["--seats", "human,x,x,x"], "--seats: no bot “x”; known: ahead, brutal, draft, easy, greedy"),
            (["--save", "race.txt"], "race.txt: there is a file of this name already"),
        ],
    )
    def test_going_on_with_a_game(self, run: Run, race: str, tmp_path: Path, given: list[str], message: str) -> None:
        """A saved game keeps what it was begun with."""
        (tmp_path / "race.txt").write_text("mine")
        code, out, err = run("play", race, *given)

        assert (2, "") == (code, out)
        assert err.startswith(f"chicane: {message}")
        assert 1 == err.count("\n")

    def test_a_game_whose_seed_is_secret_can_not_go_on(self, run: Run, tmp_path: Path) -> None:
        """It can only be replayed."""
        chicane.new("chariot", seed=7).save(tmp_path / "begun.json", reveal=False)
        code, _, err = run("play", "begun.json")

        assert 2 == code
        assert "chicane: begun.json: its seed is not revealed: it can be replayed, not played on\n" == err

    @pytest.mark.parametrize(
        ("given", "message"),
        [
            (["frob"], "argument COMMAND: invalid choice: 'frob'"),
            (["play"], "play: the following arguments are required: GAME"),
            (["play", "chariot", "--players", "x"], "play: argument --players: 'x' is not a number that fits"),
            (["play", "chariot", "--play"], "unrecognized arguments: --play"),
            (["watch", "chariot", "--delay", "soon"], "watch: argument --delay: 'soon' is not a number that fits"),
            (["games", "--lang"], "games: argument --lang: expected one argument"),
        ],
    )
    def test_arguments(self, run: Run, given: list[str], message: str) -> None:
        """One line that names the argument, and a hint where to find help."""
        code, out, err = run(*given)

        assert (2, "") == (code, out)
        assert err.startswith(f"chicane: {message}")
        assert err.endswith("--help' says more.\n")
        assert 2 == err.count("\n")

    def test_delay(self, run: Run) -> None:
        """Time does not run backwards."""
        code, _, err = run("watch", "chariot", "--delay", "-1")

        assert (2, "chicane: --delay must not be below 0, not -1\n") == (code, err)


class TestLanguage:
    @pytest.mark.parametrize(
        ("environment", "language"),
        [
            ({}, "en"),
            ({"LANG": "fr_FR.UTF-8"}, "fr"),
            ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
            ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_CA"}, "fr"),
            ({"LANG": "de_DE.UTF-8"}, "en"),
            ({"LANG": "C"}, "en"),
            ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ],
    )
    def test_the_language_of_the_environment(self, environment: dict[str, str], language: str) -> None:
        """LC_ALL before LC_MESSAGES before LANG; English where we have no words."""
        assert language == default_language(environment)

    @pytest.mark.parametrize("arguments", [["--lang=fr", "games"], ["games", "--lang=fr"], ["--lang", "fr", "games"]])
    def test_the_language_may_be_said_anywhere(self, run: Run, arguments: list[str]) -> None:
        """Before or after the command."""
        assert "Course de chars" in run(*arguments).out


class TestProcess:
    PLAY = ("play", "chariot", "--seed", "7", "--seats", "human,random,random,random")

    def test_a_pipe(self) -> None:
        """`printf '1\\n1\\n' | chicane play chariot --seed 7` is readable and ends well."""
        ran = shell([*self.PLAY], "1\n1\n")

        assert (0, "") == (ran.returncode, ran.stderr)
        assert "\x1b" not in ran.stdout
        assert "the game is unfinished." in ran.stdout

    def test_colours(self) -> None:
        """Where they are wanted they are there; NO_COLOR and --no-color take them away."""
        green = "\x1b[1;32m"

        assert green in shell([*self.PLAY], FORCE_COLOR="1").stdout
        assert green not in shell([*self.PLAY], FORCE_COLOR="1", NO_COLOR="1").stdout
        assert green not in shell([*self.PLAY, "--no-color"], FORCE_COLOR="1").stdout

    def test_a_terminal_without_box_drawing(self) -> None:
        """What can't be shown is replaced; nothing breaks."""
        ran = shell([*self.PLAY], "1\n", PYTHONIOENCODING="ascii")

        assert (0, "") == (ran.returncode, ran.stderr)
        assert "? G Green" in ran.stdout

    def test_a_reader_that_has_seen_enough(self, tmp_path: Path, race: str) -> None:
        """`chicane draw race.json | head -1` is no error."""
        source = str(Path(chicane.__file__).parents[1])
        command = f"{sys.executable} -m chicane.cli draw {tmp_path / race} | head -c 4"
        ran = subprocess.run(
            ["sh", "-c", command], capture_output=True, text=True, env={**os.environ, "PYTHONPATH": source}, check=False
        )

        assert ("<svg", "") == (ran.stdout, ran.stderr)

    def test_a_library_that_is_missing(self, tmp_path: Path) -> None:
        """The engine needs nothing, the terminal needs two libraries: one line says how to get them."""
        (tmp_path / "rich").mkdir()
        (tmp_path / "rich" / "__init__.py").write_text("raise ModuleNotFoundError('no rich', name='rich')")
        source = f"{tmp_path}{os.pathsep}{Path(chicane.__file__).parents[1]}"
        ran = shell(["games"], PYTHONPATH=source)

        assert (2, "chicane: the terminal needs rich: pip install 'chicane[play]'\n") == (ran.returncode, ran.stderr)
