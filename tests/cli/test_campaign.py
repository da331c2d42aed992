"""`chicane campaign`: a win opens the next chapter, whatever interrupts it, and counts once."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import chicane
from chicane.cli.book import Book
from chicane.cli.campaign import Attempt
from chicane.cli.lock import locked
from chicane.cli.screen import Screen
from chicane.core.campaign import MOST, Campaign
from chicane.core.registry import find
from tests.cli.conftest import Ran, Run
from tests.cli.test_play import Keyboard
from tests.server.conftest import PLUGINS, install

HIKE = ("campaign", "hike")
NEW = (*HIKE, "new", "--option", "boots=heavy")
PLAY = (*HIKE, "play")
HOLD = """
import pathlib, sys
from chicane.cli.lock import locked

with locked(pathlib.Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


@pytest.fixture(scope="module", autouse=True)
def installed() -> Iterator[None]:
    """A game for one with a campaign stands beside the real ones."""
    install()
    yield
    chicane.__path__.remove(str(PLUGINS))


@pytest.fixture(autouse=True)
def place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where the campaign is kept."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "chicane" / "campaign-hike.json"


def counts(place: Path) -> tuple[list[int], list[int]]:
    """How often each chapter was won and lost."""
    data = json.loads(place.read_text("utf-8"))
    return data["won"], data["lost"]


def attempts(place: Path) -> list[str]:
    """The attempts under way."""
    return sorted(path.name for path in place.parent.glob("*-attempt-*"))


def refused(ran: Ran) -> str:
    """Why a command was refused, with exit code 2."""
    assert (2, "") == (ran.code, ran.out)
    return ran.err


class TestNew:
    def test_what_is_kept_is_asked_for(self, run: Run, place: Path) -> None:
        """By number or name, with its help; anything else is asked again."""
        code, out, _ = run(*HIKE, "new", typed="3\n2\n")

        assert 0 == code
        assert "── Boots ──" in out
        assert "You walk the whole campaign in them." in out
        assert "   2  Heavy. They let nothing in. heavy" in out
        assert "“3” is none of the choices. Type a number from 1 to 2" in out
        assert {"boots": "heavy"} == json.loads(place.read_text("utf-8"))["kept"]

    def test_the_end_of_the_input_takes_the_first(self, run: Run, place: Path) -> None:
        """As everywhere, the first choice is the usual one."""
        run(*HIKE, "new")

        assert {"boots": "light"} == json.loads(place.read_text("utf-8"))["kept"]

    @pytest.mark.parametrize("there", [["--campaign", "1"], ["--file", "mine.json"]], ids=["number", "file"])
    def test_what_was_reached_is_not_overwritten(self, run: Run, place: Path, there: list[str]) -> None:
        """Unless one says so."""
        path = Path("mine.json") if "--file" in there else place
        run(*NEW, *([] if path == place else there))
        run(*PLAY, *there, typed="up\n")

        assert "There is a campaign already in" in refused(run(*NEW, *there))
        assert ([1, 0, 0], [0, 0, 0]) == counts(path)
        assert 0 == run(*NEW, *there, "--replace").code
        assert ([0, 0, 0], [0, 0, 0]) == counts(path)

    @pytest.mark.parametrize(
        "option, said",
        [("chapter=2", "no choice of a campaign “chapter”"), ("boots=red", "“red” is not one of light, heavy")],
    )
    def test_only_what_is_kept_is_chosen(self, run: Run, place: Path, option: str, said: str) -> None:
        """Nothing is written otherwise."""
        assert said in refused(run(*HIKE, "new", "--option", option))
        assert not place.exists()


class TestPlay:
    def test_a_win_opens_the_next(self, run: Run, place: Path) -> None:
        """It is counted, said, and the attempt can be told again."""
        run(*NEW)
        code, out, err = run(*PLAY, typed="up\n")

        assert (0, "") == (code, err)
        assert "Won, and the way on is open" in out
        assert ([1, 0, 0], [0, 0, 0]) == counts(place)
        assert {"chapter": "1", "boots": "heavy", "weather": "fair", "told": "no"} == chicane.load(last(place)).setup

    def test_a_loss_may_be_tried_again(self, run: Run, place: Path) -> None:
        """The same chapter, without limit."""
        run(*NEW)
        for _ in range(2):
            assert "Lost. Try again" in run(*PLAY, typed="down\n").out

        assert ([0, 0, 0], [2, 0, 0]) == counts(place)

    def test_to_the_end(self, run: Run, place: Path) -> None:
        """The last win is the campaign's; then every chapter may be played again."""
        run(*NEW)
        outs = [run(*PLAY, typed="up\n" * 3).out for _ in range(3)]

        assert [False, False, True] == ["the whole campaign!" in out for out in outs]
        assert "The campaign is won." in run(*HIKE).out
        run(*PLAY, "--option", "chapter=2", typed="down\n")
        assert ([1, 1, 1], [0, 1, 0]) == counts(place)

    def test_a_chapter_and_what_else_an_attempt_is_played_with(self, run: Run, place: Path) -> None:
        """Only open chapters, and nothing that the campaign has settled."""
        run(*NEW)
        run(*PLAY, "--option", "weather=foul", "--seed", "7", typed="up\n")

        assert ("foul", "7") == (chicane.load(last(place)).setup["weather"], chicane.load(last(place)).seed)
        assert "“3” can’t be played yet" in refused(run(*PLAY, "--option", "chapter=3"))
        assert "boots is settled by the campaign" in refused(run(*PLAY, "--option", "boots=light"))
        assert [] == attempts(place)

    def test_an_attempt_is_gone_on_with(self, run: Run, place: Path) -> None:
        """Where it was left, with its dice; options and seed are for a new one."""
        run(*NEW)
        run(*PLAY, typed="up\n")
        assert "The attempt is kept" in run(*PLAY, "--seed", "5", typed="up\n").out
        assert ["campaign-hike-attempt-1.json"] == attempts(place)

        assert "An attempt is under way" in refused(run(*PLAY, "--option", "weather=foul"))
        assert "An attempt is under way" in run(*HIKE).out
        assert "\n1 you 1\n" in run(*PLAY, typed="q\n").out
        run(*PLAY, typed="up\n")
        assert ([1, 1, 0], [0, 0, 0]) == counts(place)
        assert "5" == chicane.load(last(place)).seed

    def test_giving_up(self, run: Run, place: Path) -> None:
        """It counts as lost, and another attempt begins."""
        run(*NEW)
        run(*PLAY, typed="up\n")
        run(*PLAY, typed="up\n")
        out = run(*PLAY, "--anew", "--option", "chapter=1", typed="up\n").out

        assert "Won" in out
        assert ([2, 0, 0], [0, 1, 0]) == counts(place)
        assert [] == attempts(place)

    def test_a_copy_may_be_saved_elsewhere(self, run: Run, place: Path) -> None:
        """The attempt stays where it is."""
        run(*NEW)
        run(*PLAY, typed="save copy.json\nup\n")

        assert not chicane.load("copy.json").over
        assert ([1, 0, 0], [0, 0, 0]) == counts(place)


def last(place: Path) -> Path:
    """The file of the last attempt."""
    return place.with_name("campaign-hike-last.json")


class TestInterrupted:
    """Whenever it stops, the attempt goes on, and is counted once."""

    def test_control_c(self, run: Run, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """What was chosen before is kept."""
        run(*NEW)
        run(*PLAY, typed="up\n")
        lines = iter(["up"])

        def stop(attempt: Attempt) -> str:
            try:
                return next(lines)
            except StopIteration:
                raise KeyboardInterrupt from None

        monkeypatch.setattr(Attempt, "read", stop)
        ran = run(*PLAY)
        monkeypatch.undo()

        assert 130 == ran.code
        assert "The attempt is kept" in ran.out
        assert "0 up" in chicane.load(place.with_name("campaign-hike-attempt-1.json")).log

    def test_killed_before_it_was_counted(self, run: Run, place: Path) -> None:
        """The next command counts it, and the one after that does not."""
        run(*NEW)
        run(*PLAY, typed="")
        book = Book(Screen("en"), "hike", place)
        match = book.under_way(book.load())
        assert match is not None
        match.play("up")
        match.save(book.attempt(0))

        for _ in range(2):
            run(*HIKE)
            assert ([1, 0, 0], [0, 0, 0]) == counts(place)

    def test_killed_after_it_was_counted(self, run: Run, place: Path) -> None:
        """A finished attempt that was left behind is not counted again, and swept away by the next one."""
        run(*NEW)
        run(*PLAY, typed="up\n")
        last(place).rename(place.with_name("campaign-hike-attempt-0.json"))

        run(*HIKE)
        assert ([1, 0, 0], [0, 0, 0]) == counts(place)
        run(*PLAY, typed="")
        assert ["campaign-hike-attempt-1.json"] == attempts(place)

    def test_given_up_after_it_was_won(self, run: Run, place: Path) -> None:
        """A win that was not counted yet stays a win."""
        run(*NEW)
        run(*PLAY, typed="up\n")
        Campaign("hike", {"boots": "heavy"}).save(place)
        last(place).rename(place.with_name("campaign-hike-attempt-0.json"))

        run(*PLAY, "--anew", typed="")
        assert ([1, 0, 0], [0, 0, 0]) == counts(place)

    def test_an_attempt_that_cannot_be_read(self, run: Run, place: Path) -> None:
        """It says how to go on, and nothing is counted."""
        run(*NEW)
        run(*PLAY, typed="")
        place.with_name("campaign-hike-attempt-0.json").write_text("{", "utf-8")

        assert "play --anew' begins another one" in refused(run(*PLAY))
        assert 0 == run(*PLAY, "--anew", typed="up\n").code
        assert ([1, 0, 0], [0, 0, 0]) == counts(place)


class TestStrangers:
    """What stands in the place of the attempt, but is none."""

    @pytest.mark.parametrize(
        "game, options",
        [
            ("chariot", {}),
            ("hike", {"chapter": "1", "boots": "light"}),
            ("hike", {"chapter": "3", "boots": "heavy"}),
        ],
    )
    def test_another_game(self, run: Run, place: Path, game: str, options: dict[str, object]) -> None:
        """Of other rules, with other boots, at a chapter that is closed: refused in words, and --anew goes on."""
        run(*NEW)
        chicane.new(game, seed="1", options=options).save(place.with_name("campaign-hike-attempt-0.json"))

        for action in ("play", "show"):
            said = refused(run(*HIKE, action))
            assert "campaign-hike-attempt-0.json: not an attempt at this campaign" in said
            assert "play --anew' begins another one" in said
        assert 0 == run(*PLAY, "--anew", typed="up\n").code
        assert ([1, 0, 0], [0, 0, 0]) == counts(place)


class TestTwoWindows:
    """A campaign is played in one place at a time."""

    @pytest.fixture
    def playing(self, run: Run, place: Path) -> Iterator[None]:
        """Another process plays it."""
        run(*NEW)
        run(*PLAY, typed="")
        with locked(place.with_name("campaign-hike.lock")) as ours:
            assert ours
            yield

    @pytest.mark.parametrize(
        "action", [["play"], ["play", "--anew"], ["reset"], ["forget"], ["new", "--replace", "--campaign", "1"]]
    )
    def test_the_second_is_refused(self, run: Run, place: Path, playing: None, action: list[str]) -> None:
        """Nothing is changed, and nothing is said to be won or kept."""
        before = place.read_text("utf-8")

        assert "the campaign is being played in another window" in refused(run(*HIKE, *action, typed="up\n"))
        assert before == place.read_text("utf-8")
        assert ["campaign-hike-attempt-0.json"] == attempts(place)

    def test_one_may_look(self, run: Run, place: Path, playing: None) -> None:
        """The attempt of the other is not counted for it, even where it is over."""
        book = Book(Screen("en"), "hike", place)
        match = book.under_way(book.load())
        assert match is not None
        match.play("up")
        match.save(book.attempt(0))

        assert 0 == run(*HIKE).code
        assert 0 == run(*HIKE, "export", "mine.json").code
        assert ([0, 0, 0], [0, 0, 0]) == counts(place)

    def test_the_lock_ends_with_its_process(self, run: Run, place: Path) -> None:
        """Killed as it may be, the campaign goes on."""
        run(*NEW)
        lock = place.with_name("campaign-hike.lock")
        other = subprocess.Popen(
            [sys.executable, "-c", HOLD, str(lock)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        assert other.stdout is not None
        other.stdout.readline()
        assert "in another window" in refused(run(*PLAY))
        other.kill()
        other.communicate()

        assert "Won, and the way on is open" in run(*PLAY, typed="up\n").out

    def test_what_was_not_counted_is_not_won(self, run: Run, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Somebody changes the file while the attempt is played: it is said that nothing was counted."""
        run(*NEW)

        def meddle(attempt: Attempt) -> str:
            other = Campaign("hike", {"boots": "heavy"})
            other.after("1", won=False)
            other.save(place)
            return "up"

        monkeypatch.setattr(Attempt, "read", meddle)
        out = run(*PLAY).out

        assert "it was not counted" in " ".join(out.split())
        assert "Won, and the way" not in out
        assert ([0, 0, 0], [1, 0, 0]) == counts(place)

    def test_what_was_not_kept_is_not_said_to_be(self, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
        """Control-C before the first question."""

        def stop(attempt: Attempt) -> None:
            raise KeyboardInterrupt

        run(*NEW)
        monkeypatch.setattr(Attempt, "run", stop)
        ran = run(*PLAY)

        assert 130 == ran.code
        assert "Stopped. Nothing was saved." in ran.out


class TestSideBySide:
    """Several campaigns of one game, each with its own choices and its own attempt under way."""

    @pytest.fixture
    def two(self, run: Run, place: Path) -> Path:
        """The first has won a chapter, the second is in the middle of its first attempt; where the second is kept."""
        run(*NEW)
        run(*HIKE, "new", "--option", "boots=light")
        run(*PLAY, "--campaign", "1", typed="up\n")
        run(*PLAY, "--campaign", "2", typed="")
        return place.with_name("campaign-hike-2.json")

    def test_each_by_its_number(self, run: Run, place: Path, two: Path) -> None:
        """What one wins is not the other's."""
        assert ([1, 0, 0], [0, 0, 0]) == counts(place)
        assert ([0, 0, 0], [0, 0, 0]) == counts(two)
        assert ["campaign-hike-2-attempt-0.json"] == attempts(place)

    def test_a_list_of_them(self, run: Run, two: Path) -> None:
        """Number, what is kept, how far, and whether an attempt is under way."""
        lines = [line.split("  ") for line in run(*HIKE).out.splitlines() if " of 3" in line]
        rows = [[cell.strip() for cell in cells if cell.strip()] for cells in lines]

        assert [["1", "Heavy", "1 of 3"], ["2", "Light", "0 of 3 (an attempt is under way)"]] == rows

    def test_which_one_is_asked(self, run: Run, place: Path, two: Path) -> None:
        """Where the command line does not say; the one played last is the usual one."""
        out = run(*PLAY, typed="3\n1\nup\nup\n").out
        assert "“3” is none of the choices" in out
        assert ([1, 1, 0], [0, 0, 0]) == counts(place)

        asked = " ".join(run(*PLAY, typed="\n").out.split())
        assert "just press Enter for 1, which was played last" in asked

    def test_a_number_that_is_not_there(self, run: Run, two: Path) -> None:
        """The list is named."""
        assert "hike has no campaign 3" in refused(run(*PLAY, "--campaign", "3"))

    def test_import_puts_one_beside(self, run: Run, place: Path, two: Path) -> None:
        """Nothing is thrown away."""
        run(*HIKE, "export", "mine.json", "--campaign", "1")
        run(*HIKE, "import", "mine.json")

        assert ([1, 0, 0], [0, 0, 0]) == counts(place.with_name("campaign-hike-3.json"))
        assert ([0, 0, 0], [0, 0, 0]) == counts(two)

    def test_forget_one(self, run: Run, place: Path, two: Path) -> None:
        """With its attempt; its number is free again, and the other is the only one."""
        assert 0 == run(*HIKE, "forget", "--campaign", "2").code
        assert (False, []) == (two.exists(), attempts(place))
        assert "  Boots: Heavy\n" in run(*HIKE).out
        run(*HIKE, "new", "--option", "boots=light")

        assert two.exists()

    def test_one_that_cannot_be_read(self, run: Run, place: Path, two: Path) -> None:
        """It says so in its line, and the others can be played."""
        two.write_text("{", "utf-8")

        assert "not a campaign, or cut short" in " ".join(run(*HIKE).out.split())
        assert "Won, and the way on is open" in run(*PLAY, "--campaign", "1", typed="up\nup\n").out

    def test_another_window_plays_the_other(self, run: Run, place: Path, two: Path) -> None:
        """One lock a campaign."""
        with locked(two.with_name("campaign-hike-2.lock")):
            assert 0 == run(*PLAY, "--campaign", "1", typed="up\n").code
            assert "in another window" in refused(run(*PLAY, "--campaign", "2"))


class TestAsked:
    """What is chosen anew for each attempt."""

    @pytest.fixture(autouse=True)
    def weather(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """It is asked about."""
        ladder = find("hike").ladder
        assert ladder is not None
        monkeypatch.setattr(ladder, "asked", ["weather"])

    def test_at_each_attempt(self, run: Run, place: Path) -> None:
        """The last answer is the usual one; going on with an attempt asks nothing."""
        run(*NEW)
        run(*PLAY, typed="foul\n")
        assert "── Weather ──" not in run(*PLAY, typed="down\n").out
        assert "just press Enter for Foul." in run(*PLAY, typed="\nup\n").out

        assert "foul" == chicane.load(last(place)).setup["weather"]

    def test_not_where_the_command_line_says(self, run: Run, place: Path) -> None:
        """As everywhere."""
        run(*NEW)
        out = run(*PLAY, "--option", "weather=foul", typed="up\n").out

        assert "── Weather ──" not in out
        assert "foul" == chicane.load(last(place)).setup["weather"]

    def test_what_is_wrong_is_said_before_it(self, run: Run) -> None:
        """Nothing is asked for nothing."""
        run(*NEW)

        assert "“3” can’t be played yet" in refused(run(*PLAY, "--option", "chapter=3"))


class TestShow:
    def test_every_chapter(self, run: Run) -> None:
        """Its title, how it stands, and how often it was won and lost."""
        run(*NEW)
        run(*PLAY, typed="down\n")
        run(*PLAY, typed="up\n")
        out = run(*HIKE).out

        assert "  Boots: Heavy\n" in out
        rows = [line.split("  ") for line in out.splitlines() if ": The " in line]
        assert [["1: The knoll", "won"], ["2: The hill", "open"], ["3: The mountain", "locked"]] == [
            [cell.strip() for cell in row if cell.strip()][:2] for row in rows
        ]
        assert ["1", "1"] == [cell.strip() for cell in rows[0] if cell.strip()][2:]

    def test_french(self, run: Run) -> None:
        """The same in French."""
        run(*NEW)

        assert "1: La butte" in run(*HIKE, "--lang", "fr").out
        assert "ouverte" in run(*HIKE, "--lang", "fr").out


class TestFiles:
    def test_there_and_back_again(self, run: Run, place: Path) -> None:
        """What was exported can be imported elsewhere."""
        run(*NEW)
        run(*PLAY, typed="up\n")
        assert 0 == run(*HIKE, "export", "mine.json").code
        assert 0 == run(*HIKE, "import", "mine.json", "--file", "other.json").code

        assert place.read_text("utf-8") == Path("other.json").read_text("utf-8")

    def test_another_place(self, run: Run, place: Path) -> None:
        """Everything happens there, and nothing in the usual one."""
        run(*NEW, "--file", "mine.json")
        run(*PLAY, "--file", "mine.json", typed="up\n")

        assert ([1, 0, 0], [0, 0, 0]) == counts(Path("mine.json"))
        assert not place.exists()

    def test_reset(self, run: Run, place: Path) -> None:
        """What is kept stays, everything else is forgotten, the attempt under way too."""
        run(*NEW)
        run(*PLAY, typed="up\n")
        run(*PLAY, typed="up\n")
        assert 0 == run(*HIKE, "reset").code

        assert ([0, 0, 0], [0, 0, 0]) == counts(place)
        assert {"boots": "heavy"} == json.loads(place.read_text("utf-8"))["kept"]
        assert [] == attempts(place)

    def test_a_name_with_signs_of_its_own(self, run: Run) -> None:
        """Brackets in the name of the file stand for themselves: the attempt is forgotten with the rest."""
        there = ("--file", "a[1].json")
        run(*NEW, *there)
        run(*PLAY, *there, typed="")
        assert Path("a[1]-attempt-0.json").exists()
        run(*HIKE, "reset", *there)

        assert not Path("a[1]-attempt-0.json").exists()

    def test_an_export_says_what_is_not_in_it(self, run: Run) -> None:
        """The attempt under way stays here."""
        run(*NEW)
        assert "The attempt under way" not in run(*HIKE, "export", "before.json").out
        run(*PLAY, typed="")

        assert "The attempt under way is not in it: it stays here" in run(*HIKE, "export", "mine.json").out

    def test_more_attempts_than_are_counted(self, run: Run, place: Path) -> None:
        """They are played, they open what they open, and the file can still be read."""
        run(*NEW)
        data = json.loads(place.read_text("utf-8")) | {"lost": [MOST, 0, 0]}
        place.write_text(json.dumps(data), "utf-8")
        run(*PLAY, typed="down\n")
        assert ([0, 0, 0], [MOST, 0, 0]) == counts(place)
        run(*PLAY, typed="up\n")

        assert 0 == run(*HIKE).code
        assert ([1, 0, 0], [MOST, 0, 0]) == counts(place)
        assert [] == attempts(place)

    @pytest.mark.parametrize("answer, won", [("no", 1), ("yes", 0)])
    def test_a_terminal_is_asked_first(
        self, run: Run, place: Path, monkeypatch: pytest.MonkeyPatch, answer: str, won: int
    ) -> None:
        """Nothing is forgotten by accident."""
        run(*NEW)
        run(*PLAY, typed="up\n")
        monkeypatch.setattr("tests.cli.conftest.io.StringIO", Keyboard)
        answers = iter([answer, ""])
        monkeypatch.setattr("builtins.input", lambda _: next(answers))
        run(*HIKE, "reset")
        monkeypatch.undo()

        assert [won, 0, 0] == counts(place)[0]

    @pytest.mark.parametrize("option, typed", [([], "1\n"), (["--option", "boots=light"], "")], ids=["asked", "told"])
    def test_begin_anew_with_other_choices(self, run: Run, place: Path, option: list[str], typed: str) -> None:
        """What was kept is the usual choice, and another one may be made."""
        run(*NEW)
        out = run(*HIKE, "reset", *option, typed=typed).out

        assert {"boots": "light"} == json.loads(place.read_text("utf-8"))["kept"]
        assert "The campaign begins anew: Light." in out
        assert bool(typed) == ("or just press Enter for Heavy." in out)

    @pytest.mark.parametrize(
        "arguments, said",
        [
            (["play"], "You have no campaign of hike in"),
            (["show"], "'chicane campaign hike new' begins one"),
            (["export"], "export and import take a file"),
            (["play", "x.json"], "export and import take a file"),
            (["import", "nothing.json"], "nothing.json: can’t be read"),
            (["new", "--file", "no/such/folder.json"], "there is no folder no/such"),
            (["win"], "invalid choice: 'win'"),
        ],
    )
    def test_what_cannot_be(self, run: Run, arguments: list[str], said: str) -> None:
        """One line, exit code 2."""
        assert said in run(*HIKE, *arguments).err

    def test_a_game_without_one(self, run: Run) -> None:
        """And a game that is none."""
        assert "chariot has no campaign" in refused(run("campaign", "chariot"))
        assert "no game “ludo”" in refused(run("campaign", "ludo"))

    def test_the_file_of_another_game(self, run: Run) -> None:
        """It is not taken for this one's."""
        Campaign("duel", {}).save("duel.json")

        assert "duel.json: a campaign of duel, not of hike" in refused(run(*HIKE, "import", "duel.json"))


def test_a_campaign_against_bots(run: Run, tmp_path: Path) -> None:
    """In a game for several, the other seats are theirs."""
    run("campaign", "duel", "new", "--file", "d.json")
    run("campaign", "duel", "play", "--file", "d.json")

    assert ["human", "normal", "normal"] == chicane.load("d-attempt-0.json").seats


def test_one_player_everywhere(run: Run) -> None:
    """Playing, watching, replaying and simulating a game for one."""
    alone = run("play", "hike", "--save", "hike.json", typed="up\n").out
    assert "You win." in alone
    assert not any(word in alone for word in ("winner", "On the seats"))
    assert "You win." in run("replay", "hike.json").out
    assert "You lose." in run("play", "hike", typed="down\n").out
    assert 0 == run("watch", "hike", "--seed", "3").code
    assert "hike is for one player, not 2" in refused(run("play", "hike", "--players", "2"))
    assert "hike: Hike, for one player" in run("games").out


def test_simulating_a_game_for_one(run: Run) -> None:
    """Each bot plays by itself, by the same dice, and is counted by its own games."""
    ran = run("sim", "hike", "--games", "8", "--bots", "greedy,random", "--workers", "1")
    rows = {line.split()[0]: line for line in ran.out.splitlines()[1:3]}

    assert 0 == ran.code, ran.err
    assert ["4", "100.0", "%"] == rows["greedy"].split()[1:4]


def test_portraits(run: Run) -> None:
    """Vehicles and heroes of a real game are shown with what they can do before one is chosen."""
    out = run("campaign", "wreckland", "new", typed="2\n4\n").out

    assert "Engine 0/9" in out
    assert ["Engine", "■■■■■■■■□□", "8"] in [line.split() for line in out.splitlines()]
    assert "Iron Jaws → FR" in out
    assert "Skill: change a die by 1 or hold a die or move an enemy (twice a turn)" in " ".join(out.split())
    assert "  Vehicle: Dumper\n  Hero: Sleight-of-Hank\n" in out


def test_a_title_with_a_number_is_not_numbered_again(run: Run) -> None:
    """The chapters of a real game are called `1. …` already."""
    run("campaign", "wreckland", "new", "--option", "vehicle=roadrunner", "--option", "hero=wrench-mary")
    lines = [line.strip() for line in run("campaign", "wreckland", "show").out.splitlines()]

    assert ["1. Dust and Debt"] == [line[:16] for line in lines if "Dust and Debt" in line]


def test_the_page_of_the_story(run: Run) -> None:
    """The title, the Boss and three numbers before the tale; after it how the attempt ended."""
    lines = run("play", "wreckland", "--seed", "8").out.splitlines()
    page = next(number for number, line in enumerate(lines) if line.startswith("── Dust and Debt ─"))

    assert lines[page + 1].startswith("  Junk King. ")
    numbers = [line.split()[0] for line in lines[page:] if line.startswith("      ")][:3]
    assert ["24", "24", "16"] == numbers

    out = run("play", "hike", "--option", "told=yes", typed="down\n").out
    assert "── The hill waits ─" in out and "── In the ditch ─" in out
    assert "── The hill waits ─" not in run("play", "hike", typed="down\n").out


def test_medals(run: Run) -> None:
    """A star for each stage won with each pair of boots, over all campaigns; none before the first win."""
    run("campaign", "hike", "new", "--option", "boots=heavy")
    assert "Medals" not in run("campaign", "hike").out
    run("campaign", "hike", "play", typed="up\n")
    run("campaign", "hike", "new", "--option", "boots=light")
    out = run("campaign", "hike").out
    rows = [line.split() for line in out.partition("── Medals")[2].splitlines()[1:4]]

    assert [["Boots", "1", "2", "3"], ["Light", "·", "·", "·"], ["Heavy", "★", "·", "·"]] == rows
