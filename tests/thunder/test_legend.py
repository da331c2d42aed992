"""The legend of the road names everything in the tables, boxes included."""

from chicane.core.message import Message
from chicane.core.registry import find
from chicane.thunder.kinds import DAMAGES, HAZARDS, TERRAINS
from chicane.thunder.picture import art, vehicles


def keys(message: Message) -> set[str]:
    """The keys of a message and of the names in it."""
    return {message.key}.union(*[keys(arg) for arg in message.args.values() if isinstance(arg, Message)])


def test_tables() -> None:
    """Every hazard token, terrain, damage token, command and kind of vehicle is in the legend."""
    named = set().union(*[keys(sign.name) for sign in find("thunder").legend()])

    assert set() == {hazard.name.key for hazard in HAZARDS[1:]} - named
    assert set() == {f"thunder-terrain-{terrain.id}" for terrain in TERRAINS} - named
    assert set() == {damage.name.key for damage in DAMAGES} - named
    assert set() == {f"thunder-command-{id}" for id in art.COMMAND_ICONS} - named
    assert set() == {f"thunder-sign-{kind}" for kind in vehicles.FIGURES} - named
