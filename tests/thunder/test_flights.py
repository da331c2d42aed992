"""What is seen of a step before it acts: leaps, quakes and the worm."""

from chicane.core.moment import LEAP, MAW, QUAKE, Flight
from chicane.core.scenario import Table
from chicane.core.scene import FLAME
from chicane.thunder.carnage.hazards import BY_WORM, Quaked
from chicane.thunder.carnage.terrain import Launched
from chicane.thunder.damage import TakeOff
from chicane.thunder.game import GAME
from chicane.thunder.kinds import F
from chicane.thunder.picture.places import place_of
from chicane.thunder.picture.road import SPACE
from chicane.thunder.shoot import Fired
from chicane.thunder.state import GONE, NO_SLOT, NO_VEHICLE, Thunder
from chicane.thunder.status import BY_EDGE, Eliminated


def on_the_road() -> Thunder:
    """Red's first car on the road, with Carnage."""
    road = "c5: .r1\nr2 at c2\nr3 at f3\nb1 at e4\nb2 at f14\nb3 at f16\nred commanded\nblue commanded"
    game = Table("thunder", road, players=2, options={"carnage": True}).game
    assert isinstance(game, Thunder)
    return game


def test_a_ramp_and_a_blast_launch() -> None:
    """From where the car stands, as far as it flies."""
    game = on_the_road()
    x, y = place_of(game, 0) or (0, 0)
    there = Flight(LEAP, x, y, x + 3 * SPACE, y)

    assert there == GAME.flight(game, Launched(0, 3))
    assert there == GAME.flight(game, TakeOff(0, F, 3))


def test_a_shot_of_nobody_flies_from_nowhere() -> None:
    """Marauders are not on the road; where several vehicles are gone, none of them is taken for the shooter."""
    game = on_the_road()
    game.at = [*game.at[:-2], GONE, GONE]

    assert GAME.flight(game, Fired(NO_VEHICLE, 0, NO_SLOT, 0)) is None
    assert GAME.flight(game, Fired(1, 0, NO_SLOT, 0)) is not None


def test_a_quake_is_everywhere() -> None:
    """No place of it is named."""
    assert Flight(QUAKE, 0, 0, 0, 0) == GAME.flight(on_the_road(), Quaked(F))


def test_the_worm_comes_up_below_whoever_it_takes() -> None:
    """With its own drawing; nobody else who is lost sees it."""
    game = on_the_road()
    found = GAME.flight(game, Eliminated(1, BY_WORM, -1))

    assert found is not None and (MAW, *(place_of(game, 1) or ())) == found[:3]
    assert "<circle" in found.markup
    assert None is GAME.flight(game, Eliminated(1, BY_EDGE, -1))


def test_what_burns_is_a_flame() -> None:
    """So that clients let it flicker."""
    game = on_the_road()
    game.catch_fire(0, 1)

    assert ["fire-r1"] == [piece.id for piece in GAME.scene(game, ["", ""]).pieces if piece.role == FLAME]
