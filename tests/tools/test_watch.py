"""The script that watches bots for what people hate counts what it should."""

from __future__ import annotations

import pytest

from chicane.core.chance import Luck
from chicane.core.scenario import Table
from tests.thunder.test_value import SAND
from tools.watch import OWN, RIVAL, Watch, is_kept, led_to, losses, main


def road(lines: str) -> Table:
    """Three tiles of sand, red to move."""
    return Table("thunder", f"{SAND}\n{lines}\nr2 at e9\nb1 at f14\nb2 at a9\nred dice 1, commanded", players=2)


def test_a_car_on_a_rock_is_thrown_away() -> None:
    """There was sand on both sides."""
    game = road("c12: .r1 #").play("red: r1 1").game
    ahead = next(option for option in game.menu if option.text(game) == "F")
    after = led_to(game, ahead, Luck("dice"))

    assert [1, 0] == [losses(game, after, 0, OWN), losses(game, after, 0, RIVAL)]
    assert is_kept(game, 0, ahead, Luck("dice"))


def test_a_car_among_rocks_is_not() -> None:
    """Nothing else could be chosen."""
    game = road("b12: #\nc12: .r1 #\nd12: #").play("red: r1 1").game

    assert not is_kept(game, 0, game.menu[0], Luck("dice"))


def test_what_was_seen_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """A line for each bot, with as many games as were asked for."""
    assert 0 == main(["chariot", "--levels", "random,naive", "--players", "2", "--games", "2"])
    lines = capsys.readouterr().out.splitlines()

    assert ["chariot, 2, random: 2 games", "chariot, 2, naive: 2 games"] == [line.split(";")[0] for line in lines]
    assert all("0 without an end" in line for line in lines)


def test_every_loss_is_counted() -> None:
    """Random chases throw cars away, and say so."""
    watch = Watch("thunder", "random", 2)
    watch.play("1")

    assert watch.count["lost"] >= watch.count["own choice"] >= watch.count["thrown away"] > 0
