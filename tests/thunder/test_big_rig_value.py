"""What bots make of the Big Rig: it steers, keeps its commands, and is shot at."""

from __future__ import annotations

import chicane
from chicane.bots import bot, play_out
from chicane.bots.greedy import GreedyBot
from chicane.core.scenario import Table
from chicane.thunder.game import GAME
from tests.rule import rule
from tests.thunder.test_big_rig import FAR, TRAIN, game_of, table


def chosen(play: Table) -> str:
    """What greedy takes."""
    game = play.game
    return GreedyBot("1").best(game.copy(), game.actor, game.menu).text(game)


def test_it_steers_round_a_rock() -> None:
    """A lane change is cheaper than a command."""
    play = table("c5: .t3 .t2 .t1 # # #" + FAR + "big_rig dice 3, steering 1").play("big_rig: computer 3")

    assert chosen(play) in ("FL", "FR")


def test_it_goes_straight_where_the_road_is_clear() -> None:
    """Steering is kept for later."""
    play = table(TRAIN + FAR + "big_rig dice 3 3, steering 3").play("big_rig: computer 3")

    assert "F" == chosen(play)


def test_missiles_where_somebody_is_in_reach() -> None:
    """Three cars ahead, and the launcher is chosen."""
    drawing = TRAIN + "r1 at c11\nr2 at b10\nr3 at d10\nturn big_rig\nbig_rig dice 1, steering 0"

    assert "launcher 1" == chosen(table(drawing))


def test_a_repair_before_the_end() -> None:
    """With one command left it mends."""
    drawing = (
        "t1 at c7, damage launcher, catcher\nt2 at c6, damage traction, airstrike\nt3 at c5, damage computer"
        + FAR
        + "big_rig dice 3, steering 0"
    )

    assert chosen(table(drawing)).startswith("repair")


def test_a_car_shoots_at_the_rig() -> None:
    """Rather than not."""
    play = table(TRAIN + "r1 at c3\nr2 at a20\nturn red\nred dice 1 1, commanded").play("red: r1 1, F, no road die")

    assert chosen(play).startswith("shoot t3")


def test_greedy_drives_it_better_than_random() -> None:
    """Four races against random cars."""
    races = [chicane.new("thunder", players=2, seed=seed, options={"crew": "big_rig,cars"}) for seed in range(4)]
    wins = [play_out(race, [bot("greedy"), bot("random")]).winners for race in races]

    assert [(0,)] * 4 == wins


@rule("TR-RIG-01")
def test_it_counts_as_one_vehicle() -> None:
    """In the seat's line, at the end, and where a hint says what is lost; its damage is that of all sections."""
    drawing = "t1 at c7, damage launcher, catcher\nt2 at c6, damage traction, airstrike\nt3 at c5, damage computer"
    others = "\nc8: #\nr1 at a20\nb1 at a10\nturn big_rig\nbig_rig dice 2, steering 0"
    play = table(drawing + others, "cars,cars,big_rig")
    before = game_of(play).copy()
    values, account = GAME.values(before, 2), GAME.account(before, 2)
    assert values is not None and account is not None
    assert (1, 5, 1) == (values.args["cars"], values.args["hurt"], account.words.args["cars"])

    after = game_of(play.play("big_rig: computer 2"))
    lost = {change.words: change.amount for change in GAME.outcome(before, after, 2)}
    assert 1 == lost["thunder-change-lost"]
