"""No module of a game imports itself by a detour, not even within a function, but for rules that really recurse."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.contract.test_imports import PACKAGE, games, origin, sources

GAMES = sorted(games(PACKAGE))
LONGEST = 5

# Files of rules that send for each other by the rulebook.
RECURSIVE: dict[str, list[set[str]]] = {
    "thunder": [{"damage", "enter", "front", "hazards", "slam"}],  # a push leads to a space, what lies there to a push
    "wreckage": [{"collide", "mines", "move", "obstacles"}],  # a move into barrels or a mine ends in a move
    "wreckland": [
        {"chase", "customise"},  # the phases of a round
        {"install", "pay"},  # what is to be installed is paid for, then it is
    ],
}

Graph = dict[str, set[str]]


def imported(module: str, path: Path) -> Iterator[str]:
    """What a file imports when it runs, wherever in the file; what it needs for types only is no detour."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" == ast.unparse(node.test):
            node.body = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            home = origin(module, path, node)
            yield home
            yield from (f"{home}.{each.name}" for each in node.names)


def graph(package: Path, game: str) -> Graph:
    """Which modules of a game each of them imports."""
    home = f"{package.name}.{game}"
    modules = {module: path for module, path in sources(package) if module.startswith(f"{home}.")}
    return {module: set(imported(module, path)) & set(modules) - {module} for module, path in modules.items()}


def reached(graph: Graph, module: str) -> set[str]:
    """Everything that a module imports, directly or not."""
    seen: set[str] = set()
    waiting = [*graph[module]]
    while waiting:
        each = waiting.pop()
        if each not in seen:
            seen.add(each)
            waiting += graph[each]
    return seen


def cycles(graph: Graph) -> list[set[str]]:
    """The modules that import each other, together, by their names within the game."""
    reach = {module: reached(graph, module) for module in graph}
    rings = [{each for each in reach[module] if module in reach[each]} for module in sorted(graph)]
    found = [{module.split(".", 2)[2] for module in ring} for ring in rings if ring]
    return [ring for number, ring in enumerate(found) if ring not in found[:number]]


@pytest.mark.parametrize("game", GAMES)
def test_cycles(game: str) -> None:
    """Only rules that call each other by the rulebook import each other, and they are few."""
    found = cycles(graph(PACKAGE, game))

    assert [] == [sorted(ring) for ring in found if not any(ring <= known for known in RECURSIVE.get(game, []))]
    assert all(len(ring) <= LONGEST for rings in RECURSIVE.values() for ring in rings)


def test_known_cycles_are_there() -> None:
    """A detour that was mended is struck off the list."""
    found = {game: cycles(graph(PACKAGE, game)) for game in RECURSIVE}

    assert RECURSIVE == found


@pytest.mark.parametrize(
    "line",
    ["from chicane.derby.car import Car", "def f():\n    import chicane.derby.car", "from . import car"],
)
def test_a_detour_is_found(tmp_path: Path, line: str) -> None:
    """At the top of a file, within a function, or by a relative name."""
    package = derby(tmp_path, line)

    assert [{"car", "pit.stop", "road"}] == cycles(graph(package, "derby"))


def test_types_are_no_detour(tmp_path: Path) -> None:
    """What is imported for type checkers only is not there when the program runs."""
    package = derby(tmp_path, "if TYPE_CHECKING:\n    from chicane.derby.car import Car")

    assert [] == cycles(graph(package, "derby"))


def derby(folder: Path, line: str) -> Path:
    """A game in which a car needs a pit stop, which needs a road, which has a line of its own."""
    home = folder / "chicane" / "derby"
    (home / "pit").mkdir(parents=True)
    (home / "car.py").write_text("from chicane.derby.pit import stop\n")
    (home / "pit" / "stop.py").write_text("from ..road import Road\n")
    (home / "road.py").write_text(f"{line}\n")
    return folder / "chicane"
