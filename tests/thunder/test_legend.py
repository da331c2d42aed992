"""The legend of the road names everything in the tables, boxes included."""

import pytest

from chicane.core.message import Message
from chicane.core.registry import find
from chicane.thunder.kinds import DAMAGES, HAZARDS, TERRAINS
from chicane.thunder.picture import art, vehicles
from chicane.words import LANGUAGES, words


def keys(message: Message) -> set[str]:
    """The keys of a message and of the names in it."""
    return {message.key}.union(*[keys(arg) for arg in message.args.values() if isinstance(arg, Message)])


def real(keys: list[str]) -> set[str]:
    """Those that have words; the toys of other tests have none."""
    return {key for key in keys if words(LANGUAGES[0]).has(key)}


def test_tables() -> None:
    """Every hazard token, terrain, damage token, command and kind of vehicle is in the legend."""
    named = set().union(*[keys(sign.name) for sign in find("thunder").legend()])

    assert set() == real([hazard.name.key for hazard in HAZARDS[1:]]) - named
    assert set() == real([f"thunder-terrain-{terrain.id}" for terrain in TERRAINS]) - named
    assert set() == real([damage.name.key for damage in DAMAGES]) - named
    assert set() == real([f"thunder-command-{id}" for id in art.COMMAND_ICONS]) - named
    assert set() == real([f"thunder-sign-{kind}" for kind in vehicles.FIGURES]) - named


@pytest.mark.parametrize("language", LANGUAGES)
def test_tokens_and_grounds_say_what_they_do(language: str) -> None:
    """No token and no ground is only named."""
    told = ("thunder-sign-token", "thunder-sign-ground")
    signs = [sign for sign in find("thunder").legend() if sign.name.key in told]

    assert 20 < len(signs)
    assert [] == [sign.name.args["id"] for sign in signs if not words(language).help(sign.name)]
