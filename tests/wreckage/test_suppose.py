"""What bots suppose that others have planned: what serves those best, beside what everybody has seen."""

from chicane.core.chance import Luck
from chicane.core.view import seen_by
from chicane.wreckage.kinds import PLAYS
from chicane.wreckage.lab.suppose import suppose
from chicane.wreckage.state import Wreckage
from tests.wreckage.test_value import BLUE, table

RED, BLUES = 0, 1  # seats
BESIDE = f"red sedan: at 0 0, heading 0, speed 3, cans 2\n{BLUE}\ncan: 2 1"  # the third jerrycan lies to the right


def supposed(game: Wreckage, luck: str) -> list[str]:
    """What blue supposes that red has planned."""
    imagined = seen_by(game, BLUES).imagine(Luck(luck))
    assert isinstance(imagined, Wreckage)
    suppose(imagined, BLUES, Luck(luck))
    return [PLAYS[play] for play in imagined.planned[RED]]


def planned(*plays: str) -> Wreckage:
    """Red has planned two cards, and blue is about to."""
    game = table(f"{BESIDE}\nbegin: plan").game
    for text in plays:
        option = game.pending.parse(game, f"plan {text}")
        assert option is not None
        game.play(option)
    assert isinstance(game, Wreckage)
    return game


def test_others_plan_for_the_jerrycan() -> None:
    """Whatever red has planned, blue expects it to turn to where the game is won; the card after that is anybody's."""
    told = [supposed(planned("left", "decelerate"), f"{number}") for number in range(8)]

    assert ["right"] * 8 == [plays[0] for plays in told]
    assert all(len(plays) == 2 for plays in told)


def test_nothing_hidden_is_looked_at() -> None:
    """Two games that differ in red's cards only are supposed to be the same."""
    assert supposed(planned("left", "decelerate"), "s") == supposed(planned("accelerate", "right"), "s")


def test_own_cards_stay_as_they_are() -> None:
    """Red knows what it has planned."""
    game = planned("left", "decelerate")
    suppose(game, RED, Luck("s"))

    assert ["left", "decelerate"] == [PLAYS[play] for play in game.planned[RED]]


def test_cards_that_were_seen_stay_as_they_are() -> None:
    """In the first phase only the second card is still a secret."""
    game = planned("left", "decelerate", "left", "right")
    assert 1 == game.phase

    assert ["left"] * 8 == [supposed(game, f"{number}")[0] for number in range(8)]


def test_who_has_acted_is_judged_from_where_it_is_now() -> None:
    """Red has had its first turn, in which it could not take the jerrycan: its second card still can."""
    red = "red sedan: at 0 0, heading 0, speed 3, cans 2, plays left left"
    game = table(f"{red}\n{BLUE}, plays left left\ncan: 2 1\nbegin: turn blue").game
    assert isinstance(game, Wreckage)

    assert ["left", "right"] == supposed(game, "s")
