"""The legend of the circus names everything that is drawn there."""

from chicane.chariot.dice import FACE_NAMES
from chicane.chariot.state import NAMES
from chicane.core.registry import find


def test_dice_and_chariots() -> None:
    """Every face of a die and every colour of chariot is in the legend."""
    named = {sign.name.key for sign in find("chariot").legend()}

    assert set() == {each.key for each in [*FACE_NAMES, *NAMES]} - named
