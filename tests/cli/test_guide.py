"""`chicane learn --guided`: whoever does what is said, and nothing else, gets through."""

import io
import re
import sys

import pytest

from chicane.cli import main
from chicane.core.guide import Guide, read_guides
from chicane.core.registry import find, names
from chicane.words import LANGUAGES, words
from tests.cli.conftest import Run

GUIDES = [guide for game in names() for guide in read_guides(find(game))]
NAMES = [f"{guide.rules.id}-{guide.id}" for guide in GUIDES]
TOLD = {"en": r"Type (\d+): (.*)", "fr": r"Tapez (\d+) : (.*)"}
ENTER = {"en": "Press Enter to go on.", "fr": "Entrée pour continuer."}


class Obedient:
    """Somebody who reads what stands there last, and types that."""

    def __init__(self, screen: io.StringIO, language: str) -> None:
        self.screen = screen
        self.language = language

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        last = " ".join(self.screen.getvalue().rsplit("» ", 1)[-1].split())
        if last == ENTER[self.language]:
            return "\n"
        told = re.fullmatch(TOLD[self.language], last)
        assert told, last
        return f"{told[1]}\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("guide", GUIDES, ids=NAMES)
def test_word_for_word(monkeypatch: pytest.MonkeyPatch, run: Run, guide: Guide, language: str) -> None:
    """Every remark is told, and the end comes to whoever types only what is said."""
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stdin", Obedient(out, language))

    assert 0 == main(["learn", guide.rules.id, guide.id, "--guided", "--lang", language])

    said = "".join(out.getvalue().split())  # lines are broken at blanks and hyphens
    for moment in guide.moments():
        assert "".join(words(language).say(moment.remark.text).split()) in said
    assert f"'chicaneplay{guide.rules.id}'" in said


def test_list(run: Run) -> None:
    """Without a game: every guided game, and how it is begun."""
    out = run("learn").out

    assert [] == [guide for guide in GUIDES if f"chicane learn {guide.rules.id} {guide.id} --guided\n" not in out]


def test_something_else_is_refused_kindly(run: Run) -> None:
    """Another option is not taken; what to do is said again."""
    out = run("learn", "chariot", "--guided", "--at", "2", typed="1\nquit\n").out

    assert "» Nice idea, later.\n» Type 4: Repair 3 for 3 fortune\n" in out
    assert "'chicane learn chariot first --guided --at 2' goes on from here." in out


def test_nothing_more_is_typed(run: Run) -> None:
    """A pipe that ends leaves the game."""
    assert "--at 2' goes on from here." in run("learn", "chariot", "--guided", typed="\n").out


def test_go_on(run: Run) -> None:
    """A guided game goes on where it was left."""
    out = run("learn", "chariot", "--guided", "--at", "3", typed="quit\n").out

    assert "At speed 6 you roll four dice" in out
    assert "Your shield counts down" not in out


def test_unknown(run: Run) -> None:
    """Names and numbers that there are not."""
    assert "chicane: chariot: no guided game “last”; known: first\n" == run("learn", "chariot", "last", "--guided").err
    assert "--at 99: this guided game has the remarks 1 to " in run("learn", "chariot", "--guided", "--at", "99").err
