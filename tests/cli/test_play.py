"""`chicane play` through a pipe, which is also what a terminal sees."""

import io
from pathlib import Path

import pytest

import chicane
from chicane.core.chance import commitment
from chicane.core.message import Message
from chicane.words import words
from tests.cli.conftest import Run

PLAY = ("play", "chariot", "--seed", "7", "--seats", "human,random,random,random")
DUO = ("play", "chariot", "--seed", "7", "--seats", "human,human,random,random")


def answers(out: str) -> list[str]:
    """What was typed, as the conversation repeats it."""
    return [line[2:] for line in out.splitlines() if line.startswith("> ")]


class Keyboard(io.StringIO):
    """A terminal on which these lines are typed."""

    def isatty(self) -> bool:
        return True


class TestConversation:
    def test_a_pipe_reads_like_a_conversation(self, run: Run) -> None:
        """Board, question, numbered options, the answer; no colours and no blanks at the end of a line."""
        code, out, err = run(*PLAY, typed="1\n1\n")

        assert (0, "") == (code, err)
        assert ["1", "1"] == answers(out)
        assert "► G Green" in out
        assert "  1  Keep all the dice\n" in out
        assert "\x1b" not in out
        assert [] == [line for line in out.splitlines() if line != line.rstrip()]

    def test_the_end_of_the_input_is_not_an_error(self, run: Run) -> None:
        """It says that the game is unfinished and leaves with exit code 0."""
        code, out, _ = run(*PLAY)

        assert 0 == code
        assert "The input ends here, after 8 choices and dice; the game is unfinished." == out.splitlines()[-1]

    def test_the_dice_are_sealed_before_the_race(self, run: Run) -> None:
        """The beginning of the commitment is shown with words that say what it is."""
        out = run(*PLAY).out

        assert f"The dice are sealed: {commitment('7')[:16]}… is the fingerprint of the seed" in out

    def test_seats_by_default(self, run: Run) -> None:
        """You on the first seat, against three bots of the usual level."""
        assert "On the seats: 1 you, 2 normal, 3 normal, 4 normal." in run("play", "chariot").out

    def test_the_number_of_players(self, run: Run) -> None:
        """So many seats, you on the first."""
        assert "On the seats: 1 you, 2 normal." in run("play", "chariot", "--players", "2").out

    def test_variants_are_played(self, run: Run) -> None:
        """Side B has pillars."""
        assert "# pillar" in run(*PLAY, "--option", "track=B").out

    def test_a_choice_may_be_typed_in_its_text_form(self, run: Run) -> None:
        """The short form leads where the number leads."""
        by_number = run(*PLAY, typed="1\n").out
        by_text = run(*PLAY, typed="keep\n").out

        assert by_number == by_text.replace("> keep", "> 1")

    def test_enter_alone_asks_again(self, run: Run) -> None:
        """No option is chosen by accident."""
        out = run(*PLAY, typed="\n").out

        assert "Type a number from 1 to 3, or ? to have the choices explained." in out
        assert "after 8 choices and dice" in out

    @pytest.mark.parametrize("text", ["4", "0", "-1", "9" * 5000, "frob", "lift nothing", "²"])
    def test_what_is_no_choice_is_refused(self, run: Run, text: str) -> None:
        """The words say what may be typed, and nothing happens."""
        out = run(*PLAY, typed=f"{text}\n").out

        assert "is none of the choices. Type a number from 1 to 3" in " ".join(out.split())
        assert "after 8 choices and dice" in out

    def test_the_board_is_shown_once_a_turn(self, run: Run) -> None:
        """Between the choices of a turn only what changed in hand is shown."""
        out = run(*PLAY, typed="1\n1\n1\n").out

        assert 2 == out.count("\nouter ")
        assert 1 == out.count("Your turn")
        assert "G Green on the home straight, outer lane: damage 12, speed 4, fortune 3\n" in out

    def test_dice_are_shown_when_they_change(self, run: Run) -> None:
        """A die that is picked up is gone from the hand."""
        out = run(*PLAY, typed="2\n").out

        assert "  [Turn]  [Turn]  [Turn]  [Attack]  [Attack]\n" in out
        assert "  [Turn]  [Turn]  [Attack]  [Attack]\n" in out

    def test_bots_are_told_about(self, run: Run) -> None:
        """Before the next own turn the commentator tells what the bots did."""
        out = run(*PLAY, typed="1\n1\n" + "ahead\n" * 4 + "hold\n").out
        between = out.split("> hold")[1].split("── Your turn")[0]

        assert "  Red to drive:" in between
        assert "Red’s dice are set" in between

    def test_hot_seat_says_whose_turn_it_is(self, run: Run) -> None:
        """With two people, each turn begins with a name."""
        out = run(*DUO, typed="1\n1\n" + "ahead\n" * 4 + "hold\n").out

        assert "── 1 human: your turn ──" in out
        assert "── 2 human: your turn ──" in out

    @pytest.mark.parametrize("language", ["en", "fr"])
    @pytest.mark.parametrize(("game", "players", "option"), [("chariot", 6, "track=B"), ("thunder", 4, "start=1b")])
    def test_everything_fits_in_eighty_columns(
        self, run: Run, game: str, players: int, option: str, language: str
    ) -> None:
        """A whole race for as many as can play, with all that may be typed."""
        commands = "?\n? 2\nhelp\nboard\nlog\nu\nfrob\n"
        seats = ",".join(["human"] + ["random"] * (players - 1))
        arguments = ["play", game, "--seed", "3", "--seats", seats, "--option", option, "--lang", language]
        out = run(*arguments, typed=commands + "1\n" * 400).out

        assert [] == [line for line in out.splitlines() if len(line) > 80]


class TestLongMenus:
    """More options than anybody reads from top to bottom: the spaces a chopper may fly to."""

    FLIGHT = ("play", "thunder", "--seed", "7", "--seats", "human,random")
    CALL = "r1 2\nairstrike 1\n"

    def test_they_are_set_in_columns(self, run: Run) -> None:
        """What all labels share is said once, and the whole fits on a screen of 24 lines."""
        asked = run(*self.FLIGHT, typed=self.CALL).out.partition("Red: where does the chopper go?\n")[2]
        lines = asked.splitlines()

        assert "  Chopper to …" == lines[0]
        assert ["1", "a1", "21", "f4"] == lines[1].split()[:4]
        assert "You may also type “f24”, and so on, instead of a number." in asked
        assert len(lines) < 24

    def test_the_end_of_a_text_form_is_enough(self, run: Run) -> None:
        """Where no other option ends the same way."""
        out = run(*self.FLIGHT, typed=self.CALL + "c17\n").out

        assert "Red’s chopper hovers over c17." in out

    def test_an_end_that_several_share_is_none(self, run: Run) -> None:
        """Two dice could go on an airstrike, and `airstrike` alone does not say which."""
        out = run(*self.FLIGHT, typed="r1 2\nairstrike\n6\n").out

        assert "“airstrike” is none of the choices" in out
        assert "“6” is none of the choices" in out

    def test_one_of_each_kind_is_explained(self, run: Run) -> None:
        """All flights mean the same, so one explanation will do."""
        out = run(*self.FLIGHT, typed=self.CALL + "?\n").out

        assert 1 == out.count("It stays there until its owner calls another airstrike")


class TestCommands:
    def test_question_mark_explains_everything(self, run: Run) -> None:
        """The question with the text of its rule, every option with its text form, its help and its rule."""
        out = " ".join(run(*PLAY, typed="?\n").out.split("> ?")[1].split())

        assert "CH-ROLL-02 After the first roll the player has one free reroll" in out
        assert "1 Keep all the dice (keep) You give up this turn’s free reroll." in out
        assert "2 Pick up Turn (lift turn)" in out
        assert "[CH-ROLL-02]" in out

    def test_what_means_the_same_is_explained_once(self, run: Run) -> None:
        """Nine ways to assign a die, one explanation, nine text forms."""
        out = run("play", "thunder", "--seed", "7", "--seats", "human,random", typed="?\n").out.split("> ?")[1]

        assert 1 == out.count("The car gets that many moves.")
        assert 9 == len([line for line in out.splitlines() if line.endswith((" 1)", " 2)", " 6)")) and "(r" in line])

    def test_a_card_is_explained_with_the_option(self, run: Run) -> None:
        """What the card's own words say, for one option and for all of them."""
        attempt = ("play", "wreckland", "--seed", "8", "--option", "chapter=5", "--option", "difficulty=learner")
        hedgehog = words("en").help(Message("wreckland-card-hedgehog"))
        one = run(*attempt, typed="? install hedgehog\n").out.split("> ?")[1]
        where = run(*attempt, typed="install hedgehog\n?\n").out.split("> ?")[1]

        assert all(f"Hedgehog: {hedgehog}" in " ".join(out.split()) for out in (one, where))

    def test_question_mark_and_number_explains_one_option(self, run: Run) -> None:
        """That option alone, with the catalogue's text of its rule."""
        out = run(*PLAY, typed="? 1\n").out.split("> ? 1")[1]

        assert "Keep all the dice (keep)" in out
        assert "CH-ROLL-02  After the first roll" in out
        assert "Pick up" not in out

    def test_question_mark_in_french(self, run: Run) -> None:
        """The rule is said in French, without the lines of a source."""
        one = run(*PLAY, "--lang", "fr", typed="? 1\n").out.split("> ? 1")[1]
        all_of_them = run(*PLAY, "--lang", "fr", typed="?\n").out.split("> ?")[1]

        assert all("CH-ROLL-02  Après le premier lancer" in out for out in (one, all_of_them))
        assert "(p. 5)" in one
        assert "L162" not in one

    def test_question_mark_and_nonsense(self, run: Run) -> None:
        """There is nothing to explain."""
        assert "“9” is none of the choices." in run(*PLAY, typed="? 9\n").out

    def test_undo_takes_back_a_choice(self, run: Run) -> None:
        """The question before is asked again."""
        out = run(*PLAY, typed="2\nu\n").out.split("> u")[1]

        assert "Taken back." in out
        assert "Keep all the dice" in out
        assert "after 8 choices and dice" in out

    def test_undo_never_passes_the_dice(self, run: Run) -> None:
        """Before the first choice there are only dice, and the words say so."""
        out = run(*PLAY, typed="u\n").out

        assert "There is nothing you can take back: since your last choice, dice have fallen" in out

    def test_undo_is_for_oneself(self, run: Run) -> None:
        """Once a bot has acted, the turn before stays as it was."""
        out = run(*PLAY, typed="1\n1\n" + "ahead\n" * 4 + "hold\nu\n").out

        assert "There is nothing you can take back" in out.split("> u")[1]

    def test_board_shows_the_board_again(self, run: Run) -> None:
        """And what is asked, so that nobody has to scroll."""
        out = run(*PLAY, typed="board\n").out.split("> board")[1]

        assert "► G Green" in out
        assert "  1  Keep all the dice" in out

    def test_log_tells_the_story_with_its_rules(self, run: Run) -> None:
        """Every sentence has its ply and its rule."""
        out = run(*PLAY, typed="log\n").out.split("> log")[1]

        assert "  1  Green has the head of the grid, position 1. [CH-SETUP-05]\n" in out

    @pytest.mark.parametrize("word", ["help", "h", "HELP"])
    def test_help_lists_what_may_be_typed(self, run: Run, word: str) -> None:
        """Commands go by their name or first letter."""
        out = run(*PLAY, typed=f"{word}\n").out

        assert "  u, undo          take back your last choice\n" in out

    def test_commands_have_names_in_french(self, run: Run) -> None:
        """The English names and the letters work as well."""
        out = run(*PLAY, "--lang", "fr", typed="2\nannuler\nplateau\njournal\naide\ngarder\npartir\n").out

        assert "C’est annulé." in out
        assert "Partie gardée dans chariot.json." in out
        assert "Vous quittez la table." in out

    def test_french(self, run: Run) -> None:
        """Board, question and options are French."""
        out = run(*PLAY, "--lang", "fr").out

        assert "── À vous ──" in out
        assert "extérieur" in out
        assert "  1  Garder tous les dés\n" in out

    def test_the_language_of_the_system(self, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
        """Without --lang the environment decides."""
        monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")

        assert "── À vous ──" in run(*PLAY).out


class TestSaving:
    def test_save_and_go_on(self, run: Run, tmp_path: Path) -> None:
        """A saved game goes on at the same question, and undo still works."""
        before = run(*PLAY, typed="2\nsave game.json\nq\n").out
        after = run("play", "game.json", typed="u\n").out

        assert "Saved in game.json. 'chicane play game.json' goes on with it." in before
        assert "You leave the table." in before
        assert ["human", "random", "random", "random"] == chicane.load(tmp_path / "game.json").seats
        assert "Green: one die is in your hand." in after
        assert "Taken back." in after

    def test_a_saved_game_is_the_same_game(self, run: Run, tmp_path: Path) -> None:
        """Played in one go or with a break, the log is the same."""
        moves = "1\n1\n" + "ahead\n" * 4 + "hold\n"
        run(*PLAY, typed=f"{moves}save whole.json\n")
        run(*PLAY, typed="1\n1\nsave part.json\n")
        run("play", "part.json", typed=f"{moves[4:]}save\n")

        assert chicane.load(tmp_path / "whole.json").log == chicane.load(tmp_path / "part.json").log

    def test_save_finds_a_name(self, run: Run, tmp_path: Path) -> None:
        """Without a name it takes one that is not there yet, and keeps to it."""
        (tmp_path / "chariot.json").write_text("mine")
        run(*PLAY, typed="save\n1\nsave\n")

        assert "mine" == (tmp_path / "chariot.json").read_text()
        assert 9 == len(chicane.load(tmp_path / "chariot-2.json").log)
        assert not (tmp_path / "chariot-3.json").exists()

    def test_save_never_overwrites_another_file(self, run: Run, tmp_path: Path) -> None:
        """It says so, and the game goes on."""
        (tmp_path / "mine.json").write_text("mine")
        code, out, _ = run(*PLAY, typed="save mine.json\n1\n")

        assert 0 == code
        assert "mine.json: there is a file of this name already" in out
        assert "mine" == (tmp_path / "mine.json").read_text()
        assert "after 9 choices and dice" in out

    def test_save_where_there_is_no_folder(self, run: Run) -> None:
        """The reason is given, and the game goes on."""
        assert "nowhere/game.json: there is no folder nowhere" in run(*PLAY, typed="save nowhere/game.json\n").out

    def test_autosave(self, run: Run, tmp_path: Path) -> None:
        """With --save the game is kept whenever the player leaves."""
        out = run(*PLAY, "--save", "kept.json", typed="1\nq\n").out

        assert "Saved in kept.json." in out
        assert 9 == len(chicane.load(tmp_path / "kept.json").log)

    def test_leaving_through_a_pipe_saves_nothing(self, run: Run, tmp_path: Path) -> None:
        """And says so."""
        code, out, _ = run(*PLAY, typed="q\n")

        assert 0 == code
        assert "You leave the game, which is not saved." in out
        assert [] == list(tmp_path.iterdir())

    def test_a_terminal_is_asked_before_it_leaves(
        self, run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        """A file name saves; one that is taken is asked for again."""
        (tmp_path / "mine.json").write_text("mine")
        lines = iter(["1", "q", "mine.json", "other.json"])
        monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
        monkeypatch.setattr(io, "StringIO", Keyboard)
        out = run(*PLAY).out

        assert "Type a file name to save the game first" in out
        assert "mine.json: there is a file of this name already" in out
        assert 9 == len(chicane.load(tmp_path / "other.json").log)

    def test_an_interrupt_saves_nothing_and_says_so(
        self, run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        """Ctrl-C: exit code 130, no traceback, no file."""

        def interrupt(prompt: str) -> str:
            raise KeyboardInterrupt

        monkeypatch.setattr("builtins.input", interrupt)
        monkeypatch.setattr(io, "StringIO", Keyboard)
        code, out, err = run(*PLAY, "--save", "kept.json")

        assert (130, "") == (code, err)
        assert "Stopped. Nothing was saved." == out.splitlines()[-1]
        assert [] == list(tmp_path.iterdir())


class TestWholeRace:
    RACE = ("play", "chariot", "--seed", "7", "--seats", "human,random,random,greedy")

    def test_from_start_to_finish(self, run: Run, tmp_path: Path) -> None:
        """The result, the seed and how to check it; then the race can be read again and saved, not undone."""
        code, out, _ = run(*self.RACE, typed="1\n" * 1000)

        assert 0 == code
        assert "The race is run.\nThe winner: 4 greedy.\n" in out
        assert f"The seed was 7; its fingerprint is the {commitment('7')[:16]}…" in out

        choices = len(answers(out)) - 1
        code, out, _ = run(*self.RACE, typed="1\n" * choices + "log\nboard\nsave race.json\nu\nlog\n")

        assert (0, "u") == (code, answers(out)[-1])
        assert "'chicane verify race.json'" in " ".join(out.split())
        assert chicane.load(tmp_path / "race.json").over
        assert 0 == run("verify", "race.json").code

    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_always_the_first_choice(self, run: Run, language: str) -> None:
        """A thunder race through a pipe comes to its end, whoever wins it."""
        arguments = ("play", "thunder", "--seed", "7", "--seats", "human,random,random", "--lang", language)
        code, out, err = run(*arguments, typed="1\n" * 1000)

        assert (0, "") == (code, err)
        assert 2 == out.count(commitment("7")[:16])  # at the start, and once more with the seed at the end

    def test_the_same_seed_is_the_same_race(self, run: Run) -> None:
        """Dice and bots alike."""
        assert run(*PLAY, typed="1\n" * 50).out == run(*PLAY, typed="1\n" * 50).out

    def test_a_finished_game_has_nothing_to_ask(self, run: Run, race: str) -> None:
        """Going on with it shows the end."""
        out = run("play", race, "--seats", "human,random,random,random").out

        assert "The race is run.\nThe winner: 1 you.\n" in out


class TestFinerThanTheMenu:
    def test_a_turn_by_any_whole_degree_can_be_typed(self, run: Run) -> None:
        """The menu offers a few angles; the text form takes every one the rules allow."""
        match = chicane.new("wreckage", players=2, seed=3)
        typed = []
        while "right 15" not in match.options:
            typed.append(next((each for each in match.options if each in ("plan right", "speed 0")), match.options[0]))
            match.play(typed[-1])
        assert "right 23" not in match.options

        code, out, err = run(
            "play", "wreckage", "--seed", "3", "--seats", "human,human", typed="\n".join([*typed, "right 23", ""])
        )

        assert (0, "") == (code, err)
        assert [*typed, "right 23"] == answers(out)
        assert "by 23°" in out
