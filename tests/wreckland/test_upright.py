"""The picture for upright screens: everything has its place on one of the pages."""

from itertools import combinations

import pytest

import chicane
from chicane.core.chance import Luck
from chicane.core.scene import Part, Upright
from chicane.wreckland.picture.upright import UPRIGHT


def holds(part: Part, x: float, y: float) -> bool:
    return part.x <= x < part.x + part.width and part.y <= y < part.y + part.height


def test_parts_do_not_overlap() -> None:
    """Neither in the picture they are taken from, nor on their page."""
    for one, other in combinations(UPRIGHT.parts, 2):
        assert apart((one.x, one.y, one.width, one.height), (other.x, other.y, other.width, other.height))
        if one.page == other.page:
            assert apart(laid(one), laid(other)), (one, other)


def laid(part: Part) -> tuple[float, float, float, float]:
    return part.to_x, part.to_y, part.width * part.scale, part.height * part.scale


def apart(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> bool:
    (x, y, width, height), (left, top, wide, high) = one, other
    return x + width <= left + 1 or left + wide <= x + 1 or y + height <= top + 1 or top + high <= y + 1


def test_parts_are_on_the_page() -> None:
    """Nothing is cut off."""
    for part in UPRIGHT.parts:
        x, y, width, height = laid(part)
        assert 0 <= x and 0 <= y and x + width <= UPRIGHT.width and y + height <= UPRIGHT.height


@pytest.mark.parametrize("seed", ["a", "b"])
def test_every_piece_and_option_has_a_part(seed: str) -> None:
    """In a whole attempt."""
    match, luck = chicane.new("wreckland", seed=seed), Luck(seed)
    layout = match.rules.upright(match.game)
    assert isinstance(layout, Upright)
    while not match.over:
        scene = match.rules.scene(match.game, ["A"])
        places = [(each.x, each.y) for each in scene.pieces] + [(each.x, each.y) for each in scene.spots]
        places += [(each.x, each.y) for each in scene.drops]
        for x, y in places:
            assert 1 == sum(holds(part, x, y) for part in layout.parts), (x, y)
        match.play(match.game.menu[luck.below(len(match.game.menu))])


def test_dice_and_vehicle_are_large_enough_for_a_finger() -> None:
    """On a screen 390 pixels wide a die has 47 for itself, and a card of equipment 60."""
    pixels = 390 / UPRIGHT.width
    dice, hub = UPRIGHT.parts[0], UPRIGHT.parts[4]

    assert 47 <= 54 * dice.scale * pixels
    assert 60 <= 136 * hub.scale * pixels
