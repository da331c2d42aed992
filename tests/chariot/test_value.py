"""What positions are worth, and that a bot which believes it plays sensibly."""

import pytest

import chicane
from chicane.bots import bot, play_out
from chicane.chariot.boards import BOARDS, WHITE
from chicane.chariot.dice import ATTACK, PACE, SPRINT, TURN
from chicane.chariot.lab.outlook import Course
from chicane.chariot.lab.pool import Pool, rolls_up_to
from chicane.chariot.lab.value import shares, value
from chicane.chariot.state import OFF, Race
from chicane.chariot.tracks import drawn_track, find_track
from chicane.core.chance import Luck, stroll
from chicane.core.codec import digest
from chicane.core.registry import find
from chicane.core.scenario import Table
from chicane.core.step import CHANCE
from chicane.core.view import seen_by

STRAIGHT = """
    outer   .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
    centre  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
    inner   .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
"""


def table(lines: str, drawing: str = STRAIGHT, options: dict[str, object] | None = None) -> Table:
    """A drawing and what the boards show; four players."""
    return Table("chariot", drawing + lines, players=4, options=options)


def race_of(position: Table) -> Race:
    assert isinstance(position.game, Race)
    return position.game


def worth(lines: str, seat: int = 0, drawing: str = STRAIGHT) -> float:
    """What a position is worth to a seat."""
    return value(race_of(table(lines, drawing)), seat)


def advice(position: Table) -> str:
    """What greedy would do."""
    game = position.game
    return bot("greedy").choose(seen_by(game, game.actor), game.menu).text(game)


def followed(position: Table) -> Table:
    """The turn played on as greedy would, until the dice are asked or somebody else is."""
    seat = position.game.actor
    while position.game.actor == seat:
        position.play(advice(position))
    return position


# What is good and what is bad


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("green at c9, speed 6", "green at c4, speed 6"),
        ("green at c4, speed 6, lap 1", "green at c4, speed 6"),
        ("green at c4, speed 9", "green at c4, speed 6"),
        ("green at c4, speed 6, damage 9", "green at c4, speed 6, damage 4"),
        ("green at c4, speed 6, fortune 5", "green at c4, speed 6, fortune 0"),
        ("green at c4, speed 6", "green at c4, speed 6\ncaltrop c7"),
    ],
)
def test_better_and_worse(better: str, worse: str) -> None:
    """Further, faster, sounder, luckier: better for green and worse for red."""
    red = "\nred at o12, speed 6\nturn red"

    assert worth(better + red, 0) > worth(worse + red, 0)
    assert worth(better + red, 1) < worth(worse + red, 1)


def wrecked(position: Table, *chariots: int) -> Race:
    """The race without some of its chariots."""
    race = race_of(position)
    for chariot in chariots:
        race.damage[chariot], race.space[chariot] = 0, OFF
    return race


def test_a_wreck_is_worth_nothing() -> None:
    """A seat without a chariot has nothing to hope for, and the others share what there is."""
    position = table("green at c4, speed 6\nred at o6, speed 6\nyellow at c8, speed 6\nturn yellow")
    race = wrecked(position, 0)

    assert 0 == value(race, 0)
    assert value(race, 1) > 0
    assert pytest.approx(1, abs=0.1) == value(race, 1) + value(race, 2)


def test_a_lone_chariot_must_still_finish() -> None:
    """With nobody left to beat, getting on is still better than standing still (CH-END-10)."""
    far, near = [wrecked(table(f"green at {where}\nred at o1\nturn green"), 1) for where in ("c9", "c3")]

    assert value(far, 0) > value(near, 0)


@pytest.mark.parametrize(("players", "track", "black"), [(2, "A", "no"), (5, "B", "yes")])
def test_asking_changes_nothing(players: int, track: str, black: str) -> None:
    """All through a race, for every seat: a number from 0 to 1, and the position as it was."""
    rules = find("chariot")
    game = rules.start(players, {"track": track, "black_columns": black})
    luck = Luck(track)
    while not game.over:
        before = digest(game)
        for seat in range(players):
            judged = rules.value(game, seat)
            assert judged is not None and 0 <= judged <= 1
        assert before == digest(game)
        stroll(game, luck, 15)


def test_the_same_position_has_the_same_value() -> None:
    """What was worked out for one race does not change what another is worth."""
    lines = "green at c4, speed 6\nred at o6, speed 6\nturn red"
    before = worth(lines)
    worth("green at c4, speed 6, fortune 6, damage 2\nred at o6, speed 9\ncaltrop c6\nturn green")

    assert before == worth(lines)


# Dice


def test_rolls() -> None:
    """Up to two dice of five faces lie in 1 + 5 + 15 ways."""
    assert 21 == len(rolls_up_to(2))
    assert 126 == len(Pool(5).full)


def test_thrown_dice_are_expected_and_bad_ones_taken_up() -> None:
    """If only Turn counts, a die is worth its two sides in six, and a die that may be lifted is worth it again."""
    pool = Pool(1)
    worths = [float(roll[TURN]) for roll in pool.rolls]
    mean = pool.thrown(worths)
    lifted = pool.lifted(mean)

    assert pytest.approx(1 / 3) == mean[0]
    assert pytest.approx(1 / 3) == lifted[pool.number[(1, 0, 0, 0, 0)]]
    assert 1 == lifted[pool.number[(0, 0, 1, 0, 0)]]
    assert pytest.approx(1 - (2 / 3) ** 2) == pool.thrown(lifted)[0]


def test_turned_dice() -> None:
    """A bought face is any other than the one shown, and never Fortune (CH-ROLL-05)."""
    pool = Pool(1)
    from_fortune, from_pace = [pool.turned[pool.number[roll]] for roll in ((0, 0, 0, 0, 1), (1, 0, 0, 0, 0))]

    assert {PACE, SPRINT, TURN, ATTACK} == {pool.rolls[number].index(1) for number in from_fortune}
    assert {SPRINT, TURN, ATTACK} == {pool.rolls[number].index(1) for number in from_pace}


# Ways


def test_ways_on_a_drawing() -> None:
    """Three points from c1 with one Turn die: straight, or one lane aside at any of the points; never a pillar."""
    track = drawn_track(". . . # . . / . . . . . . / . . 5 . . .")
    course = Course(track, BOARDS[WHITE])
    toll = [max(0, 8 - limit) for limit in track.limit]
    straight, turned = course.walk(track.name.index("c1"), 3, 1, toll, [2.0 * each for each in toll])

    assert [("c4", 0, 0)] == [(track.name[end], crossed, hurt) for end, crossed, hurt, _ in straight]
    assert {("c4", 0), ("i4", 0)} == {(track.name[end], hurt) for end, _, hurt, _ in turned}


def test_ways_over_the_line() -> None:
    """A way knows how often it crosses the line (CH-TRACK-05)."""
    track = drawn_track(". . . . . . / . . . . . . / . . . . . .")
    free = [0] * len(track.lane)
    ways = Course(track, BOARDS[WHITE]).walk(track.name.index("c5"), 3, 0, free, [0.0] * len(free))

    assert [[("c2", 1)]] == [[(track.name[end], crossed) for end, crossed, _, _ in each] for each in ways]


def test_the_inner_lane_is_shorter() -> None:
    """Through the bend the inner lane brings a chariot further with the same points, and costs more at speed."""
    track = find_track("A")
    course = Course(track, BOARDS[WHITE])
    starts = [track.name.index(name) for name in ("i8", "o8")]
    inner, outer = [course.ends(start, 6, 0)[0] for start in starts]
    gains = [track.front[way[0]] - track.front[start] for way, start in zip((inner, outer), starts, strict=True)]

    assert gains[0] > gains[1] > 0
    assert (3, 0) == (inner[2], outer[2])


# What greedy does with it


def test_brakes_before_a_bend() -> None:
    """With a Pace die before a tight bend, down; on a straight, up."""
    near = "green at i7, speed 4, damage 4, fortune 0\nred at o2, speed 4\nturn green"
    far = "green at i14, speed 4, damage 4, fortune 0\nred at o2, speed 4\nturn green"
    dice = "dice: pace, fortune, fortune, fortune, fortune"
    found = [followed(table(lines, "").play(dice, "keep")) for lines in (near, far)]

    assert ["3", "5"] == [position["green.speed"] for position in found]


PILLARS = """
    outer   .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
    centre  .  .  .  .  #  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
    inner   .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
"""


def test_buys_a_turn_before_a_pillar() -> None:
    """Bound for a pillar with no Turn die, it pays for one."""
    position = table("green at c2, speed 6, fortune 2\nred at o1, speed 4\nturn green", PILLARS)
    position.play("dice: fortune, fortune, pace, pace", "green: keep")

    assert advice(position).startswith("change")
    followed(position)

    assert "off" != position["green.space"]


def test_keeps_a_turn_before_a_pillar() -> None:
    """The Turn die that saves it is not rolled again, and is used in time."""
    position = table("green at c2, speed 6, fortune 0\nred at o1, speed 4\nturn green", PILLARS)
    position.play("dice: turn, attack, attack, attack")
    followed(position)

    assert "turn" in position["dice"]


def test_a_roll_that_leads_to_a_pillar_is_lifted() -> None:
    """Without a Turn die and without fortune, the free reroll is the only hope."""
    position = table("green at c2, speed 6, fortune 0\nred at o1, speed 4\nturn green", PILLARS)
    position.play("dice: fortune, fortune, fortune, attack")

    assert advice(position).startswith("lift")


def test_repairs_what_is_nearly_broken() -> None:
    """With one point left, fortune goes into wood, as much as there is."""
    position = table("green at c2, speed 6, damage 1, fortune 3\nred at o1, speed 4\nturn green")

    assert "repair 3" == advice(position)


def test_sprints_home() -> None:
    """When the line is in reach, wood is no object."""
    position = table("green at c19, speed 4, lap 1, damage 5, fortune 0\nred at o18, speed 8, lap 1\nturn green")
    position.play("dice: sprint, turn, turn, turn, turn")

    assert "lift turn" == advice(position) or "keep" == advice(position)
    assert "sprint" in followed(position)["dice"]


def test_javelins_the_rival() -> None:
    """Of two in reach, the javelin goes to the one that matters, and never to one's own other chariot."""
    lines = """
        green at c8, speed 0, fortune 0
        red at o9, speed 8, lap 1, damage 2
        yellow at i9, speed 2, damage 12
        turn green
    """
    position = table(lines).play("dice: attack, fortune, fortune, fortune, fortune", "keep")
    followed(position)

    assert "1" == position["red.damage"]


def test_hits_a_finisher_when_nothing_else_helps() -> None:
    """A rival is home with one point left: a javelin keeps the race open (CH-END-11)."""
    lines = """
        red at o2, speed 8, lap 2, damage 1
        green at o24, speed 0, lap 1, fortune 0
        yellow at c3, speed 4
        turn green
    """
    position = table(lines).play("dice: attack, fortune, fortune, fortune, fortune", "keep")
    followed(position)

    assert "off" == position["red.space"]


def test_leaves_a_finisher_that_is_safe() -> None:
    """With no damage past the line there is nobody to hit, and nothing goes wrong (CH-VAR-02)."""
    lines = """
        red at o2, speed 8, lap 2, damage 1
        green at o24, speed 0, lap 1, fortune 0
        yellow at c3, speed 4
        turn green
    """
    position = table(lines, options={"safe_finish": "yes"})
    position.play("dice: attack, fortune, fortune, fortune, fortune", "keep")
    followed(position)

    assert "1" == position["red.damage"]


def test_a_draft_by_hope() -> None:
    """Before the race every board and every start position has a value, the first row the better one."""
    game = find("chariot").start(4, {"black_columns": "yes"})
    luck = Luck("draft")
    while not (game.actor != CHANCE and "on" in game.menu[0].text(game).split()):
        stroll(game, luck, 1)
    position = bot("greedy").choose(seen_by(game, game.actor), game.menu).text(game)

    assert position.split()[-1] in ("1", "2", "3")


# Everybody's part


def test_everybody_by_the_same_measure() -> None:
    """Whose turn it is has what it may make of it; the others share what that leaves, in proportion."""
    race = race_of(table("green at c4, speed 6\nred at o6, speed 6\nyellow at c8, speed 6\nturn yellow"))
    found = shares(race)

    assert found is not None
    assert value(race, 2) == found[2]
    assert pytest.approx(value(race, 0) / value(race, 1)) == found[0] / found[1]
    assert pytest.approx(1.0) == sum(found)


def test_turns_of_others_are_no_surprise() -> None:
    """Over four whole races the judgement neither gains nor loses much in them: a turn to come is counted already."""
    changes: list[float] = []
    for seed in range(4):
        race = find("chariot").start(2)
        assert isinstance(race, Race)
        luck, driver, before = Luck(f"even {seed}"), bot("greedy", seed=str(seed)), None
        while not race.over:
            now = shares(race) if race.active != OFF else None
            theirs = race.active != OFF and race.owner[race.active] == 1
            if now is not None and before is not None and theirs:
                changes.append(now[0] - before)
            before = now[0] if now is not None and theirs else None
            if race.actor == CHANCE:
                stroll(race, luck, 1)
            else:
                race.play(driver.choose(seen_by(race, race.actor), race.menu))

    assert abs(sum(changes)) < 0.8  # it loses 1.0 if a turn to come counts for nothing, 1.2 if each seat is asked apart


def test_the_first_weights_never_change() -> None:
    """What others are measured against: the same races for ever."""
    match = chicane.new("chariot", players=3, seed=1)
    play_out(match, [bot("greedy-1", seed=f"first {seat}") for seat in range(3)])

    assert "ab22e6051da40f35" == digest(match.game)[:16]
