"""What things on the road say of themselves: grounds, vehicles with their damage, boards with their commands."""

from chicane.core.inspect import About
from chicane.core.scenario import Table
from chicane.thunder.board import SPACES
from chicane.thunder.game import GAME
from chicane.thunder.kinds import MUD
from chicane.thunder.picture.places import on_board
from chicane.thunder.state import Thunder
from chicane.words import words
from chicane.words.inspect import title, told


def asked(game: Thunder, id: str) -> About:
    """A piece of the picture, asked what it is."""
    pieces = {piece.id: piece for piece in GAME.scene(game, ["Ann", "Bob"]).pieces}
    return GAME.about(game, pieces[id])


def damaged() -> Thunder:
    """Red's truck, before mud, has two damage tokens, its buggy none."""
    game = Table("thunder", "c5: .r3 ~\nr1 at a20\nr3 damage dent, dazed", players=2).game
    assert isinstance(game, Thunder)
    return game


def test_ground() -> None:
    """A space says where it is, its terrain and what that does; beside the road is scenery."""
    game = damaged()
    mud = next(space for space in range(SPACES) if game.ground[space] == MUD)
    about = GAME.ground(game, *on_board(mud))

    assert about is not None
    assert title(about, words("en")).endswith(": mud")
    assert ["Two moves."] == told(about, words("en"))
    assert ["TR-TER-01"] == about.rules
    assert GAME.ground(game, 5, 5) is None


def test_a_vehicle_with_its_damage() -> None:
    """Its size, that it stands still, and each token with what it does; so does its dashboard."""
    game = damaged()
    for id in ("car-r3", "dashboard-r3"):
        about = asked(game, id)
        assert ["thunder-sign-large", "thunder-sign-broken"] == [each.key for each in about.means]
        assert ["Dent", "Dazed"] == [words("en").say(sign.name) for sign in about.signs]
    assert [] == asked(game, "car-r1").signs


def test_a_board_with_its_commands() -> None:
    """Each command with its icon and what it does."""
    names = [words("fr").say(sign.name) for sign in asked(damaged(), "commands-red").signs]

    assert 4 == len(names)
    assert "Nitro" in names
