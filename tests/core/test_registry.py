"""The games there are, and what is agreed before one begins."""

from __future__ import annotations

import hashlib
from typing import ClassVar

import pytest

import chicane
from chicane.core.codec import state
from chicane.core.errors import BadInput, one_of
from chicane.core.message import Message
from chicane.core.registry import Option, Rules, find, names
from chicane.core.view import seen_by
from tests.conftest import PLUGINS
from tests.core.toy import GAME, Duel
from tools.soak import mixes


@pytest.mark.usefixtures("toy_installed")
class TestInstalled:
    """With the toy game beside the real ones."""

    def test_games_are_found_by_their_folder(self) -> None:
        """A package beside `core` with a module `game`; nothing else is one."""
        assert "toy" in names()
        assert names() == chicane.games()
        assert not {"core", "words", "content", "bots", "cli"} & set(names())

    def test_find(self) -> None:
        """The one object that the game's module holds."""
        assert GAME is find("toy")

    @pytest.mark.parametrize("name", ["toi", "Toy", "toy ", "../toy", "core", "toy.game"])
    def test_unknown_game(self, name: str) -> None:
        """The error names it."""
        with pytest.raises(BadInput) as error:
            find(name)

        assert str(error.value).startswith(f"no game {name!r}; ")
        assert "toy" in str(error.value)


def test_find_after_folders_come_and_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that was found is not looked for again, but it is not there any more once its folder is not."""
    home = [path for path in chicane.__path__ if path != str(PLUGINS)]
    monkeypatch.setattr(chicane, "__path__", [*home, str(PLUGINS)])
    assert GAME is find("toy") is find("toy")

    monkeypatch.setattr(chicane, "__path__", home)
    with pytest.raises(BadInput, match=r"^no game 'toy'; "):
        find("toy")


@pytest.mark.parametrize("name", names())
def test_every_game_is_called_like_its_folder(name: str) -> None:
    """And has a prefix for its rules, a version, a range of players and options with choices."""
    rules = find(name)

    assert name == rules.id
    assert rules.prefix.isupper()
    assert rules.version
    assert 1 <= rules.min_players <= rules.max_players
    assert all(len(option.choices) > 1 for option in rules.options)
    assert len(rules.options) == len({option.name for option in rules.options})
    assert Message(f"{name}-title") == rules.title()


def test_unknown_name_without_a_neighbour() -> None:
    """All known names are listed; there may be none."""
    assert "no game 'chess'; known: toy, chariot" == str(one_of("game", "chess", ["toy", "chariot"]))
    assert "no game 'chess'; known: none" == str(one_of("game", "chess", []))


def test_defaults() -> None:
    """The first choice of every option that is not given."""
    assert {"deck": "plain", "cards": "none"} == GAME.check_options({}, 2)
    assert {"deck": "plain", "cards": "all"} == GAME.check_options({"cards": "all"}, 2)


class Switched(Rules[Duel]):
    """A game with a yes-or-no option."""

    id: ClassVar[str] = "switched"
    options: ClassVar[list[Option]] = [Option("night", ["no", "yes"]), Option("laps", ["1", "2"])]


def test_choices_that_are_not_text() -> None:
    """True and False stand for yes and no, numbers for their text."""
    assert {"night": "yes", "laps": "2"} == Switched().check_options({"night": True, "laps": 2}, 2)
    assert {"night": "no", "laps": "1"} == Switched().check_options({"night": False}, 2)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"nihgt": True}, "switched: no option 'nihgt'; did you mean 'night'?"),
        ({"night": "maybe"}, "switched, option night: 'maybe' is not one of no, yes"),
        ({"laps": True}, "switched, option laps: 'yes' is not one of 1, 2"),
        ({"laps": 3}, "switched, option laps: '3' is not one of 1, 2"),
        ({"laps": [1]}, "switched, option laps: '[1]' is not one of 1, 2"),
    ],
)
def test_wrong_options(given: dict[str, object], message: str) -> None:
    """The error names the game, the option and the choices."""
    with pytest.raises(BadInput) as error:
        Switched().check_options(given, 2)

    assert message == str(error.value)


class Ridden(Rules[Duel]):
    """A game in which every seat has a mount of its own; there is one camel."""

    id: ClassVar[str] = "ridden"
    max_players: ClassVar[int] = 3
    options: ClassVar[list[Option]] = [Option("mount", ["horse", "camel"], ["horse", "horse", "camel"])]

    def check_setup(self, setup: dict[str, str], players: int) -> None:
        if setup["mount"].count("camel") > 1:
            raise BadInput("there is one camel")


def test_every_seat_chooses_for_itself() -> None:
    """A word a seat; the defaults are those of the seats."""
    assert {"mount": "horse,horse"} == Ridden().check_options({}, 2)
    assert {"mount": "horse,horse,camel"} == Ridden().check_options({}, 3)
    assert {"mount": "camel,horse"} == Ridden().check_options({"mount": "camel, horse"}, 2)


@pytest.mark.parametrize(
    ("mounts", "players", "message"),
    [
        ("horse", 2, "ridden, option mount: 2 players choose as in 'horse,horse', not 'horse'"),
        ("horse,camel,horse", 2, "ridden, option mount: 2 players choose as in 'horse,horse', not 'horse,camel,horse'"),
        ("horse,cow", 2, "ridden, option mount: 'cow' is not one of horse, camel"),
        ("horse,", 2, "ridden, option mount: '' is not one of horse, camel"),
        ("camel,horse,camel", 3, "there is one camel"),
    ],
)
def test_wrong_choices_by_seat(mounts: str, players: int, message: str) -> None:
    """Too few words, too many, an unknown one, and such as don't go together."""
    with pytest.raises(BadInput) as error:
        Ridden().check_options({"mount": mounts}, players)

    assert message == str(error.value)


def test_as_many_players_as_choose() -> None:
    """Nobody has to say the number twice; more than there may be are refused."""
    assert 3 == Ridden().usual_players({})
    assert [2, 3] == [Ridden().usual_players({"mount": mounts}) for mounts in ("a,b", "a,b,c")]
    with pytest.raises(BadInput, match=r"^ridden is for 2 to 3 players, not 4$"):
        Ridden().usual_players({"mount": "a,b,c,d"})


def test_mixes_by_seat() -> None:
    """Random games try each choice on the first and on the last seat, where the rules allow it."""
    mounts = [(players, options["mount"]) for players, options in mixes(Ridden())]

    assert {(2, "horse,horse"), (2, "camel,horse"), (2, "horse,camel")} == set(mounts[:3])
    assert {(3, "horse,horse,camel"), (3, "horse,horse,horse"), (3, "camel,horse,horse")} == set(mounts[3:])


@pytest.mark.parametrize("players", [-1, 0, 1, 4])
def test_wrong_number_of_players(players: int) -> None:
    """The error says how many there may be."""
    with pytest.raises(BadInput, match=f"^toy is for 2 to 3 players, not {players}$"):
        GAME.start(players)


def test_start() -> None:
    """At the first decision, which is the dice's here."""
    game = GAME.start(3, {"deck": "steep"})

    assert isinstance(game, Duel)
    assert (3, {"deck": "steep", "cards": "none"}) == (game.players, game.setup)
    assert 4 == len(game.menu)


def test_a_game_knows_its_rules() -> None:
    """However it came to be: begun, set up from a drawing, read from a state, copied or seen."""
    game = GAME.start(2)
    drawn = GAME.position(["seat 0 holds 1 2", "seat 1 holds 1 2"], 2, GAME.check_options({}, 2))
    read = GAME.restore(2, game.setup, state(game))

    assert all(each.rules is GAME for each in (game, drawn, read, game.copy(), seen_by(game, 0).game))
    assert "rules" not in state(game)


def test_content_hashes() -> None:
    """SHA-256 of each content file."""
    data = GAME.content()["decks"]

    assert {"decks": hashlib.sha256(data).hexdigest()} == GAME.content_hashes()


def test_bare_rules() -> None:
    """A game that can't be drawn says so; the decider is a seat."""
    rules = Switched()
    with pytest.raises(BadInput, match=r"^switched can't be set up from a drawing$"):
        rules.position(["x"], 2, {})
    with pytest.raises(BadInput, match=r"^switched has no fact 'speed'$"):
        rules.probe(GAME.start(2), "speed")

    assert {} == rules.content()
    game = GAME.position(["seat 0 holds 1 2", "seat 1 holds 1 2"], 2, GAME.check_options({}, 2))
    game.advance()
    assert "seat 0" == rules.decider(game)
