"""`? NAME`: what something on the board is, in the words of the window at the web table."""

from tests.cli.conftest import Run

PLAY = ("play", "chariot", "--seed", "7", "--seats", "human,random,random,random")


def test_a_thing_by_its_name(run: Run) -> None:
    """Its name, what it means, and the rule; part of the name is enough, whatever the case."""
    said = run(*PLAY, typed="? LEFT IN the supply\n").out

    assert "20 caltrops left in the supply" in said
    assert "A caltrop that has hurt somebody comes back" in said
    assert "CH-COMP-06" in said


def test_a_board_with_its_icons(run: Run) -> None:
    """Icons are told one by one."""
    said = " ".join(run(*PLAY, typed="? board of red\n").out.split())

    assert "- Speed, on your board. So many spaces you drive." in said


def test_a_sign_of_the_legend(run: Run) -> None:
    """What is not on the board now can be asked, too, in French as well."""
    said = run(*PLAY, "--lang", "fr", typed="? pilier\n").out

    assert "Le char qui entre sur sa case est détruit." in said
    assert "CH-VAR-06" in said


def test_many_and_none(run: Run) -> None:
    """Where many things fit, their names are told; where none does, that is said."""
    many, none = (run(*PLAY, typed=f"? {text}\n").out for text in ("speed", "zeppelin"))

    assert "things fit “speed”. Type more of a name:" in many
    assert "  Red, speed" in many
    assert "“zeppelin” is neither a choice from 1 to 3 nor anything on the board." in none
