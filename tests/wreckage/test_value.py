"""What positions are worth, and that a bot which believes it drives sensibly."""

from typing import Any

import pytest

from chicane.bots import bot
from chicane.core.chance import Luck, weighted
from chicane.core.codec import digest
from chicane.core.match import new
from chicane.core.registry import find
from chicane.core.scenario import Table
from chicane.core.step import Step
from chicane.core.view import seen_by
from chicane.wreckage.game import GAME
from chicane.wreckage.kinds import EQUIPMENT
from chicane.wreckage.lab.value import VALUATIONS, value
from chicane.wreckage.lab.worth import idle
from chicane.wreckage.setup import ChooseVehicle, Draft
from chicane.wreckage.state import Wreckage
from chicane.wreckage.trig import DEGREE, FULL
from chicane.wreckage.turn import PlanTurn
from tests.wreckage.frail import frail


def is_ours(kind: type[Step[Any]]) -> bool:
    """Whether a step is one of this game, not of the engine."""
    return kind.__module__.startswith("chicane.wreckage")


BLUE = "blue van: at 3 -3, heading 90"


def table(lines: str, players: int = 2) -> Table:
    """An arena with what is said to stand in it."""
    return Table("wreckage", lines, players=players)


def worth(lines: str, seat: int = 0, players: int = 2) -> float:
    """What a position is worth to a seat."""
    game = table(lines, players).game
    assert isinstance(game, Wreckage)
    judged = value(game, seat)
    assert judged is not None
    return judged


def advice(lines: str, *options: str, players: int = 2) -> str:
    """What greedy would do after these options."""
    game = table(lines, players).game
    for text in options:
        option = game.pending.parse(game, text)
        assert option is not None, text
        game.play(option)
    return bot("greedy").choose(seen_by(game, game.actor), game.menu).text(game)


# What is good and what is bad


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("at 0 0, cans 1", "at 0 0"),
        ("at 0 0, cans 2", "at 0 0, cans 1"),
        ("at 0 0", "at 0 0, damage 1"),
        ("at 0 0, damage 6", "at 0 0, damage 7"),
        ("at 0 0", "at 0 0, lost left"),
        ("at 0 0", "at 0 0, burning"),
        ("at 0 0, equipment machine-gun", "at 0 0"),
        ("at 0 0, equipment armour", "at 0 0"),
        ("at 0 0, equipment nitro", "at 0 0"),
        ("at 0 0, heading 0, speed 2", "at 0 0, heading 180, speed 2"),  # a jerrycan lies to the north
        ("at 0 1, heading 0, speed 2", "at 0 -1, heading 0, speed 2"),
        ("at 0 0, speed 2", "at 0 0, speed 2, lost accelerate accelerate right left double"),
    ],
)
def test_better_and_worse(better: str, worse: str) -> None:
    """More, sounder, nearer to a jerrycan and looking at it: better for red and worse for blue."""
    rest = f"{BLUE}\ncan: 0 3\nbegin: plan"

    assert worth(f"red sedan: {better}\n{rest}") > worth(f"red sedan: {worse}\n{rest}")
    assert worth(f"red sedan: {better}\n{rest}", 1) < worth(f"red sedan: {worse}\n{rest}", 1)


def test_guns_are_feared_from_the_front_and_in_range() -> None:
    """Before a gun is worse than behind it, and near is worse than far."""
    red = "red sedan: at 0 0, heading 90\nblue van: at 0 {}, heading {}, equipment flamethrower\nbegin: plan"

    faced, turned, far = [worth(red.format(*each)) for each in ((2, 180), (2, 0), (5, 180))]

    assert faced < turned
    assert faced < far


def test_an_obstacle_in_the_way_to_a_jerrycan_is_a_detour() -> None:
    """A straight way is worth more than one round something."""
    red = f"red sedan: at 0 0, heading 0, speed 2\n{BLUE}\ncan: 0 3\nbegin: plan"

    assert worth(red) > worth(f"{red}\nobstacle: 0 1.5")


def test_a_mine_ahead_is_feared() -> None:
    """Ahead of the vehicle, not behind it."""
    red = f"red sedan: at 0 0, heading 0, speed 2\n{BLUE}\nbegin: plan\nmine: 0 "

    assert worth(f"{red}2") < worth(f"{red}-2")


@pytest.mark.parametrize("quarter", [90, 180, 270])
def test_the_arena_may_be_turned(quarter: int) -> None:
    """What counts is how things lie to each other, not where north is."""
    game = table(
        "red sedan: at 1 2, heading 30, speed 2, equipment rocket\nblue van: at 3 -1, heading 200, speed 1, cans 1\n"
        "can: -2 1\ncan: 0.5 4\nobstacle: 0 3\nmine: 2 2.5\nbegin: plan"
    ).game
    assert isinstance(game, Wreckage)
    twin = game.copy()
    for _ in range(quarter // 90):
        twin.x, twin.y = twin.y, [-x for x in twin.x]
        twin.cans = [(y, -x) for x, y in twin.cans]
        twin.mines = [(y, -x) for x, y in twin.mines]
        twin.obstacles = [(y, -x, kind) for x, y, kind in twin.obstacles]
    twin.heading = [(heading + quarter * DEGREE) % FULL for heading in twin.heading]

    for seat in range(2):
        mine, turned = value(game, seat), value(twin, seat)
        assert mine is not None and turned is not None
        assert turned == pytest.approx(mine, abs=1e-6)


# What greedy makes of it


def test_it_plans_for_the_jerrycan() -> None:
    """The third one lies to the right: it takes a card that turns there."""
    red = "red sedan: at 0 0, heading 0, speed 3, cans 2"

    assert "plan right" == advice(f"{red}\n{BLUE}\ncan: 2 1\nbegin: plan")


def test_it_takes_the_jerrycan_it_can_reach() -> None:
    """Straight on, although a wall comes after it: the third one ends the game."""
    red = "red sedan: at 0 3, heading 0, speed 4, cans 2, plays crush jump"

    assert "go" == advice(f"{red}\n{BLUE}\ncan: 0 5\nbegin: turn red")


def test_it_does_not_drive_into_a_wall() -> None:
    """At full speed against the limit for nothing."""
    red = "red sedan: at 0 4.5, heading 0, speed 4, plays crush double"

    assert "stay" == advice(f"{red}\n{BLUE}\nbegin: turn red")


def test_it_aims_its_turn_at_the_jerrycan() -> None:
    """The angle at which the jerrycan lies straight ahead, or near enough to sweep it up."""
    red = "red sedan: at 0 0, heading 0, speed 3, cans 2, plays right crush"
    game = table(f"{red}\n{BLUE}\ncan: 1.5 1.5\nbegin: turn red").game
    rider = bot("greedy")
    for _ in range(2):
        game.play(rider.choose(seen_by(game, 0), game.menu))

    assert ([0], "cans") == (game.winners, game.reason)


def test_it_goes_round_an_obstacle() -> None:
    """A jerrycan lies behind it, other obstacles on both sides: the small angle leads past, and is what it plans."""
    lines = f"""
    yellow coupe: at 0 0, heading 0, speed 3, lost left jump
    {BLUE}
    obstacle: 0 2
    obstacle: 1.7 1
    obstacle: -1.7 1
    can: 0 4.5
    """
    assert "plan right" == advice(f"{lines}begin: plan")
    assert "right 15" == advice(f"{lines.replace('lost', 'plays right, lost')}begin: turn yellow")


@pytest.mark.parametrize("held", [0, 1])
def test_it_keeps_away_from_a_petrol_pump(held: int) -> None:
    """A jerrycan on the way is not worth the end, and one that is dropped beside the wreck no comfort."""
    red = f"red sedan: at 0 0, heading 0, speed 2, cans {held}, plays crush double"

    assert "stay" == advice(f"{red}\n{BLUE}\ncan: 0.3 1\npump: 0 2\nbegin: turn red")


def test_it_fires_when_it_may() -> None:
    """Holding fire costs a shot."""
    red = "red sedan: at 0 0, heading 0, equipment machine-gun"

    assert "fire machine-gun blue" == advice(f"{red}\nblue van: at 0 2, heading 0\nbegin: turn red", "on")


def test_it_fires_at_whoever_is_about_to_win() -> None:
    """Two in range: the one with two jerrycans is the danger."""
    red = "red sedan: at 0 0, heading 0, equipment swivel-gun"
    others = "blue van: at 1.5 0, heading 0\ngreen jeep: at -1.5 0, heading 0"

    for cans, target in (("blue van: at 1.5 0, cans 2", "blue"), ("green jeep: at -1.5 0, cans 2", "green")):
        name = cans.partition(":")[0]
        lines = "\n".join(cans if line.startswith(name) else line for line in others.splitlines())
        assert f"fire swivel-gun {target}" == advice(f"{red}\n{lines}\nbegin: turn red", "on", players=3)


@pytest.mark.parametrize(("equipment", "then"), [("ram", "go"), ("nitro", "stay")])
def test_it_rams_with_a_ram_and_not_without(equipment: str, then: str) -> None:
    """With a ram a collision at speed hurts the other one alone; without, it is the end."""
    red = f"red sedan: at 0 0, heading 0, speed 4, damage 5, equipment {equipment}, plays double accelerate"

    assert then == advice(f"{red}\nblue van: at 0 3, heading 90\nbegin: turn red", "on")


@pytest.mark.parametrize(("damage", "then"), [("damage 0", "bear it"), (frail("van", 2), "use steel-plates")])
def test_it_keeps_its_plates_for_a_deadly_blow(damage: str, then: str) -> None:
    """Two markers are borne while there is structure to bear them."""
    blue = f"blue van: at 0 2, heading 0, {damage}, equipment steel-plates"
    lines = f"red sedan: at 0 0, heading 0, equipment machine-gun\n{blue}\nbegin: turn red"

    assert then == advice(lines, "on", "fire machine-gun blue", "card 1", "card 3")


def test_it_puts_a_fire_out() -> None:
    """A card every player turn is too much."""
    assert "put the fire out" == advice(f"red sedan: at 0 0, burning, damage 3\n{BLUE}\nbegin: turn red")


# The draft


def test_any_vehicle_will_do() -> None:
    """None is so much better that a bot always takes it."""
    match = new("wreckage", players=2, seed="draft")
    seat = match.to_act
    assert seat is not None
    view = match.seen_by(seat)

    taken = {bot("greedy", str(seed)).choose(view, view.game.menu).text(view.game) for seed in range(60)}
    assert 8 == len(taken)


def test_it_fits_all_kinds_but_nothing_idle() -> None:
    """Two guns are enough where they don't all fire at once; nothing is fitted that is of no use with the rest."""
    fitted = set()
    for seed in range(12):
        match = new("wreckage", players=4, seed=seed)
        drivers = [bot("greedy", f"{seed} {seat}") for seat in range(4)]
        while (seat := match.to_act) is not None and isinstance(match.game.pending, ChooseVehicle | Draft):
            match.play(drivers[seat].choose(match.seen_by(seat), match.game.menu))
        game = match.game
        assert isinstance(game, Wreckage)
        assert [0] * 4 == [idle(game, seat) for seat in range(4)]
        fitted |= {number for equipment in game.equipment for number in equipment}

    assert set(range(len(EQUIPMENT))) == fitted


@pytest.mark.parametrize(
    ("car", "equipment", "spare"),
    [
        ("red sedan", "machine-gun ram", 0),
        ("red sedan", "machine-gun cannon rocket", 1),
        ("red sedan", "machine-gun cannon ram", 0),
        ("blue van", "machine-gun cannon rocket", 0),  # a barrage fires them all
        ("red sedan", "rear-weapon ram", 1),
        ("red sedan", "rear-weapon swivel-gun", 0),
        ("red sedan", "rear-weapon rear-weapon cannon", 1),
        ("red sedan", "mine-layer mine-layer", 1),
    ],
)
def test_what_is_idle(car: str, equipment: str, spare: int) -> None:
    """A gun that waits for two others, a rear mount without a gun, a second mount and a second mine layer."""
    other = "green jeep: at 3 -3, heading 90"
    game = table(f"{car}: at 0 0, equipment {equipment}\n{other}\nbegin: plan").game
    assert isinstance(game, Wreckage)

    assert spare == idle(game, 0)


# Bounds


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("obstacles", ["ordinary", "special"])
def test_from_0_to_1_and_nothing_changed(players: int, obstacles: str) -> None:
    """At every decision of a random game, for every seat; the position is left as it was."""
    rules, luck = find("wreckage"), Luck("bounds")
    game = rules.start(players, {"obstacles": obstacles})
    while not game.over:
        before = digest(game)
        for seat in range(players):
            judged = rules.value(game, seat)
            assert judged is not None and 0 <= judged <= 1
        assert before == digest(game)
        weights = game.weights or [1] * len(game.menu)
        game.play(game.menu[weighted(weights, luck.below(sum(weights)))])


def test_a_wreck_is_worth_nothing() -> None:
    """Who is out has no part in anything."""
    lines = f"red sedan: at 0 0, out\n{BLUE}\ngreen jeep: at -3 0\nbegin: plan"

    assert 0 == worth(lines, 0, 3)
    assert 0 < worth(lines, 1, 3)


# Every decision is judged


def test_every_decision_has_a_valuation() -> None:
    """Whatever waits for a seat or for chance; a new kind of decision must say how it is judged."""
    asking = {kind for kind in GAME.steps().values() if kind.options is not Step.options and is_ours(kind)}

    assert asking == set(VALUATIONS)


def test_an_unknown_decision_is_no_nought() -> None:
    """A step that nobody has judged is an error, not a bad position."""
    game = table(f"red sedan: at 0 0\n{BLUE}").game
    assert isinstance(game, Wreckage)
    game.do(PlanTurn())

    with pytest.raises(KeyError, match="PlanTurn"):
        value(game, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_wins_before_all_have_moved(players: int) -> None:
    """In the first phase of a game between bots everybody has a player turn."""
    for seed in range(4):
        match, acted = new("wreckage", players=players, seed=seed), set()
        drivers = [bot("greedy", f"{seed} {seat}") for seat in range(players)]
        game = match.game
        assert isinstance(game, Wreckage)
        while (seat := match.to_act) is not None and game.phase < 2:
            acted.add(game.acting)
            match.play(drivers[seat].choose(match.seen_by(seat), game.menu))

        assert set(range(players)) <= acted, seed
