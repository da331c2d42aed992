"""`chicane games` and `chicane rules`."""

import pytest

from chicane.core.message import Message
from chicane.words import words
from chicane.words.catalogue import catalogue, catalogue_names, matching, read_catalogue
from tests.cli.conftest import Run


class TestGames:
    def test_games_with_players_and_options(self, run: Run) -> None:
        """Every choice is shown as it is typed, with what it means."""
        code, out, _ = run("games")

        assert 0 == code
        assert "chariot: Chariot Race, 2 to 6 players\n" in out
        assert "    --option track=B   Side B." in out
        assert "    --option safe_finish=yes  Yes." in out

    def test_french(self, run: Run) -> None:
        """The same in French, with its colons."""
        out = run("games", "--lang", "fr").out

        assert "chariot\u00a0: Course de chars, de 2 à 6 joueurs\n" in out
        assert "  Tuile de départ\u00a0: Quelle face" in out


class TestRules:
    def test_sections_with_counts(self, run: Run) -> None:
        """Without an ID: what there is, and how much of it."""
        code, out, _ = run("rules", "chariot")

        assert 0 == code
        assert "   10  CH-COMP CH-GOAL        1. Components and goal\n" in out
        assert "214 rules." in out

    @pytest.mark.parametrize("wanted", ["CH-COLL-05", "ch-coll-05", "coll-05"])
    def test_one_rule(self, run: Run, wanted: str) -> None:
        """Its section and its text."""
        lines = run("rules", "chariot", wanted).out.splitlines()

        assert "12. Phase 5 — Movement: Collisions" == lines[0]
        assert lines[1].startswith("  CH-COLL-05  A mover whose last point ends on an occupied space")

    def test_one_rule_in_french(self, run: Run) -> None:
        """Its heading, its text and its page, all French."""
        out = run("rules", "thunder", "TR-SLM-05", "--lang", "fr").out

        assert out.startswith("15. Collision (SLM)\n  TR-SLM-05  Si l’un des véhicules est plus gros, ")
        assert out.endswith(" (p. 13)\n")

    def test_sections_and_words_in_french(self, run: Run) -> None:
        """Chapters have French names, and French words are found."""
        assert "1. Matériel et but du jeu\n" in run("rules", "chariot", "--lang", "fr").out
        assert "CH-JAV-01" in run("rules", "chariot", "javelot", "--lang", "fr").out

    def test_all_rules_with_the_same_beginning(self, run: Run) -> None:
        """And no other."""
        found = [rule.id for rule in matching(catalogue("chariot"), "CH-JAV")]

        assert [f"CH-JAV-0{number}" for number in range(1, 8)] == found

    def test_a_word(self, run: Run) -> None:
        """Every rule that says it."""
        out = run("rules", "chariot", "spina").out

        assert "CH-TRACK-01" in out

    def test_a_game_that_can_not_be_played_yet(self, run: Run) -> None:
        """Its rules can be read all the same."""
        assert "wreckland" in catalogue_names()
        assert "281 rules." in run("rules", "wreckland").out

    @pytest.mark.parametrize("game", ["chariot", "thunder", "wreckage", "wreckland"])
    def test_every_rule_has_a_text_and_a_section(self, game: str) -> None:
        """No catalogue has a line that the reader can't read."""
        assert all(rule.text and rule.section for rule in catalogue(game))

    def test_unknown_game(self, run: Run) -> None:
        """The message has the nearest one."""
        code, _, err = run("rules", "chario")

        assert (2, "chicane: no rules of a game called “chario”; did you mean “chariot”?\n") == (code, err)

    def test_unknown_rule(self, run: Run) -> None:
        """The message says where to look."""
        code, _, err = run("rules", "chariot", "CH-FLY-01")

        assert 2 == code
        assert err.startswith("chicane: chariot: no rule has the ID or the word 'CH-FLY-01';")

    def test_reading_a_catalogue(self) -> None:
        """Headings, text and source are told apart."""
        rules = read_catalogue("## 1. Moving\n### Far\n- **CH-MOVE-01** Go on. (gap) [p1, L2]\n- **Not a rule**: no.\n")

        assert [("CH-MOVE-01", "Go on. (gap)", "1. Moving: Far", "[p1, L2]")] == [
            (rule.id, rule.text, rule.section, rule.source) for rule in rules
        ]


def test_games_keep_the_secrets_of_a_campaign(run: Run) -> None:
    """The stages have titles; what they bring is told when they are reached."""
    out = " ".join(run("games").out.split())

    assert "--option chapter=3 3. The Last Tollbooth --option chapter=4" in out
    assert words("en").help(Message("wreckland-option-chapter-3")) not in out
