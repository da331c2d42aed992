"""What the bots think of a position: better for the player is worth more, and greedy does what is sensible."""

import pytest

from chicane.bots import bot
from chicane.core.cards import Offered
from chicane.core.chance import Luck, weighted
from chicane.core.codec import state
from chicane.core.engine import Game
from chicane.core.registry import find
from chicane.core.scenario import Table
from chicane.core.step import CHANCE, Step
from chicane.core.view import seen_by
from chicane.wreckland.lab.prospect import PROSPECTS
from chicane.wreckland.lab.value import value
from chicane.wreckland.state import Wreckland
from tests.wreckland.attempt import attempt

TURN = "white 5 1\nred\nstep 2\nturn 2"


def worth(drawing: str, **options: object) -> float:
    """The value of a drawn position in the middle of a turn."""
    game = attempt(f"{drawing}\n{TURN}", **options).game
    assert isinstance(game, Wreckland)
    return value(game)


@pytest.mark.parametrize(
    "better, worse",
    [
        ("round 1\nfront rat", "round 1\nfront rat\nengine 3"),
        ("round 1\nfront rat\nF buzzsaw", "round 1\nfront rat\nF buzzsaw, damage 3"),
        ("round 1\nfront rat\nF buzzsaw, damage 3", "round 1\nfront rat\nF buzzsaw, destroyed"),
        ("round 1\nfront rat\nscrap twins", "round 1\nfront rat"),
        ("round 1\nfront grinder damage 3", "round 1\nfront grinder"),
        ("round 1\nfront grinder, rat, twins", "round 1\nfront grinder, rat, twins, hauler"),
        ("round 1\nfront grinder, rat", "round 1\nfront rat\nright grinder"),  # nothing stands on the right
        ("round 3\nfront toll-baroness\nleft rat", "round 3\nfront toll-baroness, rat"),
        ("round 3\nright toll-baroness damage 5", "round 3\nright toll-baroness"),
    ],
)
def test_what_is_better_is_worth_more(better: str, worse: str) -> None:
    """Engine, equipment, scrap, enemies, where they are, and a Boss that stands alone."""
    assert worth(better) > worth(worse)


def test_every_step_is_judged() -> None:
    """Whatever can lie on the agenda is in the table of the bots: all steps but those that are options of a menu."""
    steps = set(find("wreckland").steps().values())
    options = {kind for kind in steps if "label" in vars(kind)}
    models = {kind for kind in steps if kind.__subclasses__()} - {Offered}  # never on the agenda themselves

    assert set(PROSPECTS) == steps - options - models


def test_what_a_chapter_waits_for_is_judged() -> None:
    """On Black Ice a ram is followed by a drift: the position before it has a value."""
    table = attempt("front grinder\nleft rat\nwhite 6 1\nred\nstep 2", chapter=4).play("w6", "ram front")
    assert isinstance(table.game, Wreckland)

    assert ["Push"] == [type(step).__name__ for step in table.game.agenda[-1:]]
    assert 0 < value(table.game) < 1


def test_an_unknown_step_is_not_worth_nothing() -> None:
    """It stops the bots, and says where it should be."""
    game = attempt("front rat\nwhite 5 1\nred\nstep 2").game
    assert isinstance(game, Wreckland)
    game.do(Unheard())

    with pytest.raises(NotImplementedError, match="Unheard"):
        value(game)


class Unheard(Step[Wreckland]):
    """A step of the future."""


def greedy(table: Table) -> str:
    """What greedy does now."""
    view = seen_by(table.game, 0)
    return bot("greedy", "1").choose(view, view.game.menu).text(table.game)


def test_greedy_takes_the_perfect_kill() -> None:
    """Exactly enough gives scrap."""
    table = attempt("round 1\nfront grinder damage 3, hauler, rat, twins, speeder\nF buzzsaw\nwhite 5 1\nred\nstep 2")
    table.play("w5", "use buzzsaw F")

    assert "fire grinder" == greedy(table)


def test_greedy_wastes_no_dice_in_the_last_step() -> None:
    """A die that is not placed in step 6 is lost, in step 2 it comes again."""
    table = attempt("round 1\nfront grinder, rat, twins\nF buzzsaw\nwhite 5 5 5\nred\nstep 6")
    table.play("use buzzsaw F", "fire grinder")

    assert "stop" != greedy(table)


def test_greedy_installs_before_it_is_done() -> None:
    """Cards that can be paid for are better on the vehicle than in the discards."""
    table = attempt("round 1\nphase customise\nface-up buzzsaw\nwhite 4 4 1 1 1\nred 2 3 6")

    assert "install buzzsaw" == greedy(table)


def test_greedy_covers_the_bare_side() -> None:
    """Nothing stands on the Roadrunner's right; a corner there covers a second side."""
    table = attempt("round 1\nphase customise\nface-up buzzsaw\nwhite 4 4 1 1 1\nred 2 3 6")
    table.play("install buzzsaw")

    assert greedy(table) in ("FR", "BR")


def test_greedy_saves_the_engine() -> None:
    """Of two red dice it takes the one that does less."""
    table = attempt("round 1\nright juggernaut\nfront rat\nF buzzsaw\nred 6 2\nwhite 1 1")

    assert "red 2 on rat" == greedy(table)


def test_greedy_wakes_few_enemies() -> None:
    """One that acts is better than two, even before it is known in which order they do."""
    table = attempt("round 1\nrear grinder, speeder, rat\nred 5 2\nwhite 1 1")

    assert "red 2 on rat" == greedy(table)


def played(spec: str, seed: int) -> bool:
    """Whether a bot wins the first chapter."""
    game = find("wreckland").start(1, {"chapter": "1"})
    luck, player = Luck(f"1 {seed}"), bot(spec, str(seed))
    while not game.over:
        if game.actor == CHANCE:
            weights = game.weights or [1] * len(game.menu)
            game.play(game.menu[weighted(weights, luck.below(sum(weights)))])
            continue
        if game.plies % 5 == 0:
            check(game)
        view = seen_by(game, 0)
        game.play(player.choose(view, view.game.menu))
    return bool(game.winners)


def check(game: Game) -> None:
    """The value of a position is a number between 0 and 1, and to ask for it changes nothing."""
    before = state(game)
    assert 0 < (find("wreckland").value(game, 0) or 0) < 1
    assert before == state(game)


def test_greedy_wins_what_random_play_loses() -> None:
    """It need not be much of a driver to be better than none."""
    assert 2 <= sum(played("greedy", seed) for seed in range(3))
    assert 0 == sum(played("random", seed) for seed in range(3))
