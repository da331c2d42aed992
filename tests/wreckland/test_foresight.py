"""What arrives after armour, and which kill would be perfect, while it is chosen."""

import pytest

from chicane.core.foresight import PRIZE, Prospect
from chicane.core.message import Message
from chicane.core.reach import DAMAGE, FREE, MEETING
from chicane.core.scenario import Table
from chicane.wreckland.picture.foresight import foresees, foresight
from chicane.wreckland.state import Wreckland
from tests.rule import rule
from tests.wreckland.attempt import attempt


def prospects(table: Table) -> dict[str, Prospect]:
    """What is foreseen, by option."""
    game = table.game
    assert isinstance(game, Wreckland) and foresees(game)
    return {each.option: each for each in foresight(game).prospects}


def hit(dealt: int, armour: int, left: int, end: str) -> Message:
    return Message("wreckland-foresee-hit", "WL-KILL-06", dealt=dealt, armour=armour, left=left, end=end)


@rule("WL-RAM-03", "WL-KILL-01", "WL-KILL-06", "WL-EARM-03")
def test_a_share_that_is_a_perfect_kill_is_marked() -> None:
    """Two points for a rat, of a tin can with armour 1 only one arrives, and none of a single point."""
    rat = prospects(
        attempt("right rat, grinder\nleft speeder\nFR plating\nwhite 1 6\nred\nstep 2").play("w6", "ram right")
    )
    can = prospects(
        attempt("right tin-can, rat\nleft speeder\nFR plating\nwhite 1 6\nred\nstep 2").play("w6", "ram right")
    )

    assert (hit(2, 0, 0, "perfect"), PRIZE) == (rat["2 to rat"].note, rat["2 to rat"].tone)
    assert (hit(1, 0, 1, "left"), FREE) == (rat["1 to rat"].note, rat["1 to rat"].tone)
    assert "0 to rat" not in rat
    assert (hit(1, 1, 1, "left"), hit(0, 1, 2, "left")) == (can["2 to tin-can"].note, can["1 to tin-can"].note)


@rule("WL-KILL-01", "WL-KILL-03", "WL-KILL-06")
@pytest.mark.parametrize(
    ("enemy", "expected", "tone"),
    [
        ("grinder damage 3", hit(2, 0, 0, "perfect"), PRIZE),
        ("grinder damage 4", hit(2, 0, 0, "dead"), FREE),
        ("hauler damage 5", hit(1, 1, 0, "perfect"), PRIZE),
    ],
)
def test_an_attack_says_what_comes_of_it(enemy: str, expected: Message, tone: str) -> None:
    """Exact, too much, and after armour."""
    table = attempt(f"right {enemy}\nleft rat, speeder\nR buzzsaw\nwhite 5 1\nred\nstep 2").play("w5")
    use = prospects(table)["use buzzsaw R"]

    assert tone == use.tone
    assert expected == use.note


def hits(prospect: Prospect) -> list[Message]:
    """The two hits of a note."""
    assert prospect.note is not None and "wreckland-foresee-and" == prospect.note.key
    found = [each.args["hit"] for each in prospect.note.args.values() if isinstance(each, Message)]
    return [each for each in found if isinstance(each, Message)]


@rule("WL-VOLT-01")
def test_what_explodes_hurts_the_vehicle() -> None:
    """Not killed exactly: the blast is foreseen too."""
    table = attempt("right firebug damage 2\nleft rat, speeder\nR buzzsaw\nwhite 5 1\nred\nstep 2").play("w5")
    use = prospects(table)["use buzzsaw R"]

    assert MEETING == use.tone
    assert [hit(2, 0, 0, "blast"), hit(2, 0, 2, "left")] == hits(use)


@rule("WL-ACT-11")
def test_a_zone_attack_names_whom_it_hits() -> None:
    """Several at once, each with what arrives."""
    table = attempt("right grinder, hauler\nR flamer\nwhite 3 1\nred\nstep 2").play("w3")

    assert [hit(3, 0, 2, "left"), hit(2, 1, 4, "left")] == hits(prospects(table)["use flamer R at 3"])


@rule("WL-KILL-01", "WL-RAM-03")
def test_a_perfect_kill_that_the_next_choice_can_make() -> None:
    """A card with two targets, and a ram that can be shared out."""
    found = prospects(attempt("right rat, grinder\nR buzzsaw\nwhite 5 1\nred\nstep 2").play("w5"))
    rams = prospects(attempt("right rat, grinder\nFR plating\nwhite 5 1\nred\nstep 2").play("w5"))
    rat = Message("wreckland-foresee-possible", "WL-KILL-01", enemy=Message("wreckland-card-rat"))

    assert (rat, PRIZE) == (found["use buzzsaw R"].note, found["use buzzsaw R"].tone)
    assert rat == rams["ram right"].note
    assert "ram left" not in rams


@rule("WL-HIT-03", "WL-HIT-12")
def test_own_equipment() -> None:
    """What armour lets through to each card."""
    table = attempt("right grinder, rat\nR plating\nFR buzzsaw\nred 5 2 1\nwhite 1").play("red 5 on grinder")
    found = {text: (each.note, each.tone) for text, each in prospects(table).items()}

    assert {
        "hit buzzsaw FR": (hit(2, 0, 2, "left"), DAMAGE),
        "hit plating R": (hit(0, 2, 8, "left"), FREE),
    } == found
