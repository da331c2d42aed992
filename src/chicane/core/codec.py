"""State, steps and log as JSON and back. No pickles: what is written says by itself what it is."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from chicane.core.engine import Game
from chicane.core.errors import BadInput
from chicane.core.step import Step, fields, values

Json = Any  # what the json module reads and writes


def encode(value: object) -> Json:
    """A value of the state as JSON; steps, tuples and maps by numbers carry a tag."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, list):
        return [encode(each) for each in value]
    if isinstance(value, tuple):
        return {"tuple": [encode(each) for each in value]}
    if isinstance(value, dict):
        return {"map": [[encode(key), encode(each)] for key, each in value.items()]}
    if isinstance(value, Step):
        return {"step": type(value).__name__, "with": [encode(each) for each in values(value)]}
    raise TypeError(f"{type(value).__name__} is not plain data: {value!r}")


def decode(data: Json, kinds: dict[str, type[Step[Any]]]) -> Any:
    """The value that `encode` wrote."""
    if isinstance(data, list):
        return [decode(each, kinds) for each in data]
    if not isinstance(data, dict):
        return data
    if "tuple" in data:
        return tuple(decode(each, kinds) for each in data["tuple"])
    if "map" in data:
        return {decode(key, kinds): decode(each, kinds) for key, each in data["map"]}
    return decode_step(data, kinds)


def decode_step(data: dict[str, Json], kinds: dict[str, type[Step[Any]]]) -> Step[Any]:
    """A step by its name and the values of its fields."""
    name = data.get("step")
    if name not in kinds:
        raise BadInput(f"unknown step {name!r}")
    given = [decode(each, kinds) for each in data.get("with", [])]
    wanted = fields(kinds[name])
    if len(given) != len(wanted):
        raise BadInput(f"step {name} takes {', '.join(wanted) or 'nothing'}, not {len(given)} values")
    return kinds[name](*given)


def state(game: Game) -> dict[str, Json]:
    """The state and agenda of a game as JSON."""
    return {name: encode(getattr(game, name)) for name in sorted(type(game).parts)}


def restore(game: Game, data: dict[str, Json], kinds: dict[str, type[Step[Any]]]) -> None:
    """Put a state written by `state` into a blank game."""
    missing = [name for name in type(game).parts if name not in data]
    if missing:
        raise BadInput(f"the state lacks {', '.join(missing)}")
    for name in type(game).parts:
        setattr(game, name, decode(data[name], kinds))
    game.cards_changed()
    game.advance()


def digest(game: Game) -> str:
    """A fingerprint of the position, agenda included; parts that are as on an empty table are left out of it."""
    blank = game.rules.blank(game.players, game.setup)
    told = [name for name in type(game).parts if getattr(game, name) != getattr(blank, name)]
    data = {name: encode(getattr(game, name)) for name in told}
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()


def step_kinds(package: str) -> dict[str, type[Step[Any]]]:
    """Every step class of a game and of the engine, by name."""
    kinds: dict[str, type[Step[Any]]] = {}
    for kind in descendants(Step):
        home = str(vars(kind)["__module__"])
        if home.startswith((package + ".", __name__.rpartition(".")[0] + ".")):
            if kind.__name__ in kinds:
                raise BadInput(f"{package}: two steps are called {kind.__name__}")
            kinds[kind.__name__] = kind
    return kinds


def descendants(kind: type[Step[Any]]) -> list[type[Step[Any]]]:
    """All classes below a class."""
    return [each for child in kind.__subclasses__() for each in [child, *descendants(child)]]
