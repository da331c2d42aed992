"""What positions are worth, and that a bot which believes it drives sensibly."""

import pytest

from chicane.bots import bot
from chicane.bots.greedy import DEPTH, GreedyBot, after
from chicane.core.chance import Luck, stroll
from chicane.core.codec import digest
from chicane.core.registry import find
from chicane.core.scenario import Table
from chicane.core.view import seen_by
from chicane.thunder.lab.prospects import prospects
from chicane.thunder.lab.value import value
from chicane.thunder.state import Thunder

SAND = "\n".join(f"{lane} {'. ' * 24}" for lane in "abcdef")


def table(lines: str, players: int = 2) -> Table:
    """Three tiles of sand, and what is said to lie and stand on them."""
    return Table("thunder", f"{SAND}\n{lines}", players=players)


def worth(lines: str, seat: int = 0) -> float:
    """What a position is worth to a seat."""
    game = table(lines).game
    assert isinstance(game, Thunder)
    judged = value(game, seat)
    assert judged is not None
    return judged


def advice(position: Table) -> str:
    """What greedy would do."""
    game = position.game
    return bot("greedy").choose(seen_by(game, game.actor), game.menu).text(game)


# What is good and what is bad


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("r1 at c15", "r1 at c11"),
        ("r1 at c11", "r1 at c11\nr1 damage dent"),
        ("r1 at c11\nr1 damage dent", "r1 at c11\nr1 damage dent, skid F"),
        ("r1 at c11\nr2 at f3", "r1 at c11"),
        ("r1 at c11", "r1 at c11\nblue chopper c11"),
        ("r1 at c11", "r1 at c11\nb2 at c10"),  # a gun behind it, and one more rival
    ],
)
def test_better_and_worse(better: str, worse: str) -> None:
    """Further, sounder, more of them, out of sight: better for red and worse for blue."""
    blue = "\nr3 at e12\nb1 at f14\nturn blue"

    assert worth(better + blue, 0) > worth(worse + blue, 0)
    assert worth(better + blue, 1) < worth(worse + blue, 1)


def test_the_tail_is_dangerous_once_somebody_nears_the_front() -> None:
    """The rear tile goes when the leader leaves over the front, and with it whoever is left there."""
    safe, late = (worth(f"r1 at c4\nb1 at f{column}\nturn blue\nblue dice 1") for column in (12, 24))

    assert late < 0.6 * safe


def test_nothing_left_is_worth_nothing() -> None:
    """A crew without a car that drives has no share; the others share what there is."""
    position = table("b1 at f14\ng1 at c9\nturn blue", players=3)
    game = position.game
    assert isinstance(game, Thunder)
    judged = [value(game, seat) for seat in range(3)]

    assert 0 == judged[0]
    assert all(each is not None and 0 < each < 1 for each in judged[1:])


@pytest.mark.parametrize(("players", "start"), [(2, "1a"), (3, "1b"), (4, "1a")])
def test_asking_changes_nothing(players: int, start: str) -> None:
    """All through a race, for every seat: a number from 0 to 1 where there is one, and the position as it was."""
    rules = find("thunder")
    game = rules.start(players, {"start": start})
    luck, judged = Luck(start), 0
    while not game.over:
        before = digest(game)
        for seat in range(players):
            worth = rules.value(game, seat)
            if worth is not None:
                judged += 1
                assert 0 <= worth <= 1
        assert before == digest(game)
        stroll(game, luck, 5)

    assert judged > 0


# What greedy does


@pytest.mark.parametrize("die", [1, 2, 3])
def test_drives_round_rock(die: int) -> None:
    """With rock ahead and sand on both sides, the rock is left alone."""
    position = table(f"c4: . # .\nr1 at c4\nb1 at f12\nred dice {die}")

    assert advice(position) in ("FL", "FR")


def test_looks_past_the_next_space() -> None:
    """One step ahead lies sand, but with two moves to make there is rock on all three sides of it."""
    position = table("b5: #\nc6: #\nd5: #\nr1 at c4\nb1 at f12\nred dice 2")

    assert advice(position) in ("FL", "FR")


@pytest.mark.parametrize(("space", "die"), [("c24", 1), ("c22", 3), ("d24", 1)])
def test_crosses_the_line_when_it_can(space: str, die: int) -> None:
    """The finish line in reach is worth more than anything on the road (TR-WIN-01)."""
    position = table(f"r1 at {space}\nr2 at c18\nr2 moved\nb1 at f20\nfinal\nred dice {die}")
    while position.to_act == "red":
        position.play(advice(position))

    assert ["yes", "0", "finished"] == [position["over"], position["winners"], position["reason"]]


def test_gives_the_die_to_the_car_that_wins() -> None:
    """Of two cars and two dice, the pair that reaches the line is chosen."""
    position = table("r1 at c22\nr3 at c10\nb1 at f20\nfinal\nred dice 1 5")

    assert "r1 5" == advice(position)


def test_nitro_wins() -> None:
    """Two spaces short of the line, a die of 2 more does it (TR-CMD-11)."""
    position = table("r1 at c23\nb1 at f20\nfinal\nred dice 1 2").play("red: r1 1")

    assert "nitro 2" == advice(position)


@pytest.mark.parametrize("crew", ["blue", "red"])
def test_does_not_end_below_a_chopper(crew: str) -> None:
    """Nobody's, not even one's own (TR-END-02)."""
    position = table(f"r1 at c12\nb1 at f14\n{crew} chopper c13\nred dice 1")

    assert advice(position) in ("FL", "FR")


def test_drives_through_below_a_chopper() -> None:
    """With moves left to come out again, and rock on both sides, there is nothing to fear."""
    position = table("b12: #\nd12: #\nr1 at c12\nb1 at f20\nblue chopper c13\nred dice 2")

    assert "F" == advice(position)


def test_takes_the_road_die_when_it_wins() -> None:
    """The bonus carries the car over the line."""
    road = f"c {'= ' * 24}"
    position = table(f"{road}\nr1 at c22\nb1 at f20\nfinal\nroad 2\nred dice 1").play("red: F")

    assert ["road 2", "no road die"] == position.menu
    assert "road 2" == advice(position)


def test_leaves_the_road_die_when_it_kills() -> None:
    """All of it must be used, and every way leads into rock (TR-RDD-03)."""
    rock = "a13: # # #\nb13: # # #\nc12: = = #\nd13: # # #\ne13: # # #"
    position = table(f"{rock}\nr1 at c12\nb1 at f14\nroad 3\nred dice 1").play("red: F")

    assert ["road 3", "no road die"] == position.menu
    assert "no road die" == advice(position)


def test_shoots_rivals_and_not_its_own() -> None:
    """A rival in the sights is shot at; one's own car is not."""
    rival = table("r1 at c12\nb1 at c14\nb1 damage dent\nb2 at e20\nred dice 1").play("red: F")
    own = table("r1 at c12\nr2 at c14\nr2 moved\nb2 at e20\nred dice 1").play("red: F")

    assert ["shoot b1", "hold"] == [advice(rival), advice(own)]


def test_lets_a_good_throw_stand() -> None:
    """The larger car keeps the dice that throw the other over the edge, and asks again for those that throw itself."""
    lines = "r3 at b12\nb1 at a13\nb2 at f20\nred dice 1"
    good = table(lines).play("red: FL", "dice: bottom FL")
    bad = table(lines).play("red: FL", "dice: top FL")

    assert ["keep", "reroll"] == [advice(good), advice(bad)]


def test_repairs_what_no_longer_runs() -> None:
    """A 6 that is left over brings an inoperable car back."""
    lines = "r1 at c12\nr2 at c15\nr2 damage dent, skid F\nb1 at f18\nred dice 1 6"
    position = table(lines).play("red: r1 1")

    assert "repair 6" == advice(position)


def test_the_chopper_goes_behind_its_prey() -> None:
    """Not above it, which is no empty space, but where it can shoot (TR-CMD-05, TR-CMD-07)."""
    lines = "r1 at c4\nb1 at c14\nb1 damage dent\nred dice 1 6"
    position = table(lines).play("red: r1 1", "red: airstrike 6")

    assert advice(position) in ("chopper b13", "chopper c13", "chopper d13")


def test_few_places_for_a_chopper_are_tried() -> None:
    """Behind somebody, where it stands, and one out of the way: the others come to the same."""
    position = table("r1 at c4\nb1 at c14\nred dice 1 6").play("red: r1 1", "red: airstrike 6")
    assert isinstance(position.game, Thunder)
    options = prospects(position.game, position.game.menu)

    assert ["a1", "b3", "c3", "d3", "b13", "c13", "d13", "f24"] == [
        option.text(position.game)[8:] for option in options
    ]


def test_a_command_that_any_die_gives_is_tried_with_the_least() -> None:
    """Nitro counts its die, an airstrike does not (TR-CMD-04, TR-CMD-11)."""
    game = table("r1 at c10\nr2 at e9\nb1 at f14\nred dice 1 2 4 6").play("red: r1 6").game
    assert isinstance(game, Thunder)
    tried = [option.text(game) for option in prospects(game, game.menu)]

    assert ["airstrike 1", "drift 4", "nitro 1", "nitro 2", "no command"] == sorted(tried)


def test_the_first_of_a_crew_gets_the_large_die() -> None:
    """One car over the line is enough, so the one in front runs."""
    position = table("r1 at c10\nr2 at e4\nr3 at b4\nb1 at f14\nb2 at f12\nred dice 1 2 6, commanded")

    assert "r1 6" == advice(position)


def test_the_stronger_rival_is_shot_at() -> None:
    """Of two equal cars, that of the crew that has more."""
    lines = "r1 at c12\nr2 at a1\nb1 at b13\ng1 at d13\ng2 at f18\ng3 at f20\nred dice 1, commanded"
    position = table(lines, players=3).play("red: r1 1, F")

    assert {"shoot b1", "shoot g1"} <= set(position.menu)
    assert "shoot g1" == advice(position)


# Blunders of the first greedy, each in one position


def first(position: Table) -> str:
    """What the bot would do that never learns."""
    game = position.game
    return bot("greedy-1").choose(seen_by(game, game.actor), game.menu).text(game)


def test_oil_among_rocks_is_left_alone() -> None:
    """Where oil takes a car is up to the dice, and three ways of six are its end; they were not waited for."""
    rocks = "b13: #\nd13: #\nd12: #\nc12: .o"
    position = table(f"{rocks}\nr1 at c11\nr2 at e9\nb1 at f12\nb2 at a9\nred dice 1, commanded").play("red: r1 1")

    assert "F" == first(position)
    assert advice(position) in ("FL", "FR")


def test_the_least_die_is_spent_on_the_chopper() -> None:
    """Any die calls it (TR-CMD-04), and the others are still moves of cars that wait: once they were all the same."""
    lines = "r1 at c10\nr2 at e9\nr3 at b9\nb1 at f14\nb2 at f12\nred dice 1 2 5 6"
    game = table(lines).play("red: r1 6").game
    assert isinstance(game, Thunder)
    strikes = [option for option in game.menu if option.text(game).startswith("airstrike")]
    judged = {option: GreedyBot().worth(after(game, option), 0, DEPTH) for option in strikes}

    assert ["airstrike 1", "airstrike 2", "airstrike 5"] == [
        option.text(game) for option in sorted(judged, key=lambda each: -judged[each])
    ]


@pytest.mark.parametrize(("taste", "feared"), [("usual", True), ("first", False)])
def test_a_rival_who_can_finish_is_feared(taste: str, feared: bool) -> None:
    """Blue, four spaces short of the line, has its turn next: a 4 is as good as won, and once meant nothing."""
    near = "r1 at c21\nr2 at d15\nb1 at b21\nb2 at f9\nfinal\nred dice 1, commanded\nblue dice"
    judged = []
    for die in (3, 4):
        game = table(f"{near} {die}").play("red: r1 1").game
        game.rules = game.rules.tasted(taste)
        judged.append(game.rules.value(game, 0) or 0.0)

    assert feared == (judged[1] < 0.6 * judged[0])


def test_a_command_is_in_mind_when_a_die_is_given() -> None:
    """Five spaces short of the line a die of 4 is not enough, but there is one for nitro, too (TR-CMD-11)."""
    game = table("r1 at c20\nr2 at c12\nb1 at f20\nfinal\nred dice 2 4").game
    assert isinstance(game, Thunder)
    judged = {option.text(game): worth for option, worth in GreedyBot().judged(game, 0, game.menu).items()}

    assert 0.95 < judged["r1 4"]
    assert 0.95 > max(worth for option, worth in judged.items() if option != "r1 4")
