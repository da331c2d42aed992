"""Rules that need a closer look than the tests of their neighbours give them."""

from chicane.core.lists import added
from chicane.wreckland.activation import NO_DIE, Activation
from chicane.wreckland.enemies import FOE_IDS
from chicane.wreckland.grid import RIGHT
from chicane.wreckland.icons import COSTS, TOTAL, ZONE
from chicane.wreckland.kinds import DECK, DICE
from chicane.wreckland.patterns import is_affordable, payments
from chicane.wreckland.pay import sources
from chicane.wreckland.state import ASIDE, GONE, Wreckland
from chicane.wreckland.strike import strike
from tests.rule import rule
from tests.wreckland.attempt import attempt


@rule("WL-HIT-16", "WL-HIT-06")
def test_engine_bonus_counts_for_each_empty_slot() -> None:
    """A zone attack on two empty slots hits the engine twice, and each of these hits is one stronger."""
    table = attempt("R harpoon\nwhite 6 5\nred\nstep 2\nleft rat")
    assert isinstance(table.game, Wreckland)
    strike(table.game, ZONE, RIGHT, 1, 1)
    table.game.advance()

    assert ["1", "4"] == [table["R.damage"], table["engine"]]


@rule("WL-COST-01", "WL-COST-04", "WL-COST-05", "WL-COST-06", "WL-COST-10", "WL-COST-11")
def test_a_cost_takes_no_more_and_no_fewer_dice() -> None:
    """Every payment of a cost has as many dice as its name says."""
    sources = tuple((die,) for die in [1, 2, 3, 4, 4, 4, 4, 5])
    sizes = {cost: {len(paid) for paid in payments(*pattern, sources)} for cost, pattern in COSTS.items()}

    assert {
        "pair": {2}, "three": {3}, "four": {4}, "two-pairs": {4}, "run-3": {3}, "run-4": {4}, "any-3": {3},
    } == sizes  # fmt: skip


@rule("WL-COST-03")
def test_no_total_is_overpaid() -> None:
    """All payments of 9 with these dice come to 9; with sixes and fives only there is none."""
    assert {9} == {sum(paid) for paid in payments(TOTAL, 9, ((1,), (2,), (3,), (4,), (5,), (6,)))}
    assert not is_affordable(TOTAL, 9, ((5,), (5,), (6,), (6,)))


@rule("WL-PAY-05", "WL-PAY-06")
def test_a_card_with_two_values_pays_as_one_of_them() -> None:
    """A 4 and a 6 on one card pay for a total of 4 or of 6, never of 10."""
    game = attempt("phase customise\nscrap hauler\nwhite\nred\nface-up buzzsaw").game
    assert isinstance(game, Wreckland)
    game.scrap = added([0] * DECK, FOE_IDS.index("hauler"))
    game.place = [ASIDE] * DICE

    assert [False, True, True] == [is_affordable(TOTAL, total, sources(game)) for total in (10, 6, 4)]


@rule("WL-FOE-13")
def test_whoever_is_destroyed_does_not_act() -> None:
    """Of two enemies that are to act one is gone meanwhile: only the other one does."""
    table = attempt("front grinder, road-hog\nright twins\nwhite 6 5\nred\nstep 2")
    game = table.game
    assert isinstance(game, Wreckland)
    game.foe_zone[0] = GONE
    game.foe_discards = added(game.foe_discards, FOE_IDS.index("grinder"))
    game.do(Activation(NO_DIE, 0, (0, 2), ()))
    game.advance()

    assert ["0", "1", "player"] == [table["F.damage"], table["engine"], table.to_act]  # the twins, on the bare side
