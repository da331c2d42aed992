"""The picture for upright screens, 390 wide as phones are: everything has its place, and can be read and tapped."""

from collections.abc import Iterator
from itertools import combinations, product

import pytest

import chicane
from chicane.core.chance import Luck
from chicane.core.match import Match
from chicane.core.scene import Scene, Upright
from chicane.wreckland.picture.gear_art import NAME
from chicane.wreckland.picture.places import CARD, FOE_HEIGHT, FOE_WIDTH, POOL_DIE
from chicane.wreckland.picture.upright import HULL
from chicane.wreckland.state import POOL, Wreckland

SCREEN = 390
FULL = 315  # pixels of the nine cards, without what is between them and the wheels beside them
FINGER = 40
READ = 9
PRICE = 58  # units that the plate of a payment is high


def attempt(seed: str) -> Iterator[tuple[Match, Scene, Upright]]:
    """Every position of an attempt that is played at random."""
    match, luck = chicane.new("wreckland", seed=seed), Luck(seed)
    while not match.over:
        scene = match.rules.scene(match.game, ["A"])
        laid = match.rules.upright(match.game, scene)
        assert laid is not None
        yield match, scene, laid
        match.play(match.game.menu[luck.below(len(match.game.menu))])


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_everything_has_a_place_on_a_page(seed: str) -> None:
    """Pieces, places of options and drops; only options that have no place of their own are in the menu alone."""
    for match, scene, laid in attempt(seed):
        assert {each.id for each in scene.pieces} == set(laid.pieces), match.log
        assert len(scene.spots) == len(laid.spots)
        assert None not in laid.drops and len(scene.drops) == len(laid.drops)
        for each in [*laid.pieces.values(), *filter(None, laid.spots), *filter(None, laid.drops)]:
            assert 0 <= each.x <= laid.width and 0 <= each.y <= laid.heights[each.page]


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_cards_lie_beside_each_other(seed: str) -> None:
    """However many enemies there are."""
    for _, _, laid in attempt(seed):
        foes = [stand for id, stand in laid.pieces.items() if id.startswith("foe-") and stand.page == 0]
        for one, other in combinations(foes, 2):
            wide, high = FOE_WIDTH * min(one.scale, other.scale), FOE_HEIGHT * min(one.scale, other.scale)
            assert abs(one.x - other.x) >= wide or abs(one.y - other.y) >= high


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_names_can_be_read_and_things_tapped(seed: str) -> None:
    """On a screen as wide as the picture: dice, slots and enemies for a finger, names nine pixels high."""
    for match, _, laid in attempt(seed):
        assert isinstance(match.game, Wreckland)
        vehicle = laid.pieces["vehicle"].scale
        assert FULL <= 3 * CARD * vehicle and SCREEN >= HULL * vehicle
        dice = [laid.pieces[f"die-{die}"].scale for die, place in enumerate(match.game.place) if place == POOL]
        foes = [stand.scale for id, stand in laid.pieces.items() if id.startswith("foe-") and stand.page == 0]

        assert SCREEN == laid.width
        assert READ <= NAME * vehicle
        assert FINGER <= min(CARD * vehicle, POOL_DIE * min(dice, default=1.0), FOE_HEIGHT * min(foes, default=1.0))


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_prices_do_not_lie_on_the_dice(seed: str) -> None:
    """Whoever pays sees what there is to pay with."""
    seen = 0
    for match, scene, laid in attempt(seed):
        assert isinstance(match.game, Wreckland)
        prices = [stand for spot, stand in zip(scene.spots, laid.spots, strict=True) if spot.option.startswith("pay ")]
        dice = [laid.pieces[f"die-{die}"] for die, place in enumerate(match.game.place) if place == POOL]
        for price, die in product(filter(None, prices), dice):
            assert abs(price.y - die.y) >= PRICE / 2 * price.scale + POOL_DIE / 2 * die.scale
            seen += 1
    assert seen
