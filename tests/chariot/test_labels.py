"""Options as buttons show them."""

from __future__ import annotations

import pytest

from chicane.core.chance import Luck, stroll
from chicane.core.registry import find
from chicane.words import LANGUAGES, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_stand_alone(language: str) -> None:
    """A label begins with a capital letter or a number, for it stands alone on a button."""
    game = find("chariot").start(3, {"black_columns": "yes"})
    luck = Luck("labels")
    heard = set()
    while not game.over:
        heard |= {words(language).say(option.label(game)) for option in game.menu}
        stroll(game, luck, 1)

    assert [] == [label for label in heard if not (label[0].isupper() or label[0].isdigit())]
    assert len(heard) > 50
