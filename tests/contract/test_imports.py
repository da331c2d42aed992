"""Who may import whom: `core` knows no game, a game knows `core` only, everything else knows games by the registry."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "chicane"


def sources(package: Path) -> Iterator[tuple[str, Path]]:
    """The name and file of every module."""
    for path in sorted(package.rglob("*.py")):
        parts = [package.name, *path.relative_to(package).with_suffix("").parts]
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def games(package: Path) -> set[str]:
    """The parts of the package that are games: those with a module `game`."""
    return {path.parent.name for path in package.glob("*/game.py")}


def part(module: str) -> str:
    """The part of the package that a module belongs to; the package itself has none."""
    return module.split(".")[1] if "." in module else ""


def imports(module: str, path: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of everything that a file imports, wherever in the file it does so."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, each.name) for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            home = origin(module, path, node)
            yield from ((node.lineno, f"{home}.{each.name}") for each in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and is_path(node.value, module):
            yield node.lineno, node.value  # for importlib


def origin(module: str, path: Path, node: ast.ImportFrom) -> str:
    """The full name of the module behind `from`."""
    if not node.level:
        return node.module or ""
    here = module.split(".") + (["__init__"] if path.name == "__init__.py" else [])
    return ".".join([*here[: -node.level], *filter(None, [node.module])])


def is_path(text: str, module: str) -> bool:
    """Whether a text looks like the name of one of our modules."""
    return text.startswith(module.split(".")[0] + ".") and all(each.isidentifier() for each in text.split("."))


def faults(package: Path) -> list[str]:
    """One line for each import that is not allowed."""
    known = games(package)
    found = []
    for module, path in sources(package):
        for line, name in imports(module, path):
            reason = fault(package.name, part(module), name, known)
            if reason:
                found.append(f"{path.relative_to(package.parent)}:{line} imports {name}: {reason}")
    return sorted(set(found))


def fault(package: str, importer: str, name: str, known: set[str]) -> str:
    """Why a part of the package may not import a module; nothing if it may."""
    ours = name == package or name.startswith(f"{package}.")
    imported = part(name) if ours else ""
    if name.split(".")[0] == "random" and importer in known | {"core"}:
        return "luck is a decision of chance, drawn by core.chance alone"
    if not ours:
        return ""
    if importer == "core":
        return "" if imported == "core" else "core knows nothing of ours but itself"
    if importer in known:
        return "" if imported in ("core", importer) else "a game knows core and itself only"
    return f"{importer or package} reaches games through the registry only" if imported in known else ""


def test_imports() -> None:
    """No module of ours imports what it should not know."""
    found = faults(PACKAGE)

    assert not found, "\n" + "\n".join(found)


def test_there_is_something_to_check() -> None:
    """The package and its games are where this test looks for them."""
    assert "core" in {part(module) for module, _ in sources(PACKAGE)}
    assert games(PACKAGE)


@pytest.mark.parametrize(
    ("file", "line", "fault"),
    [
        ("core/step.py", "import chicane.derby.state", "imports chicane.derby.state: core knows nothing of ours"),
        ("core/step.py", "from chicane import bots", "imports chicane.bots: core knows nothing of ours but itself"),
        ("core/step.py", "from ..derby import state", "imports chicane.derby.state: core knows nothing of ours"),
        ("core/step.py", "import random", "imports random: luck is a decision of chance"),
        ("derby/game.py", "from chicane.rally.state import Rally", "imports chicane.rally.state.Rally: a game knows"),
        ("derby/game.py", "from chicane.bots import greedy", "imports chicane.bots.greedy: a game knows core and"),
        ("derby/game.py", "from random import random", "imports random.random: luck is a decision of"),
        ("derby/cards/deck.py", "from ...rally import state", "imports chicane.rally.state: a game knows core"),
        ("bots/greedy.py", "from chicane.derby import state", "imports chicane.derby.state: bots reaches games"),
        ("bots/greedy.py", "from chicane import derby", "imports chicane.derby: bots reaches games through"),
        ("bots/__init__.py", "from ..derby import state", "imports chicane.derby.state: bots reaches games"),
        ("bots/greedy.py", "def f():\n    import chicane.derby.state", "imports chicane.derby.state: bots reaches"),
        ("bots/greedy.py", "f('chicane.derby.game')", "imports chicane.derby.game: bots reaches games through"),
        ("cli.py", "import chicane.derby", "imports chicane.derby: cli reaches games through the registry only"),
        ("__init__.py", "from chicane.derby import x", "imports chicane.derby.x: chicane reaches games"),
    ],
)
def test_wrong_import_is_found(tmp_path: Path, file: str, line: str, fault: str) -> None:
    """The failure names file, line, import and reason."""
    package = made_up(tmp_path)
    (package / file).write_text(f'"""Doc."""\n{line}\n')
    found = faults(package)

    assert found
    assert found[0].startswith(f"chicane/{file}:{2 + line.count(chr(10))} {fault}")


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("core/step.py", "from chicane.core.errors import BadInput"),
        ("core/match.py", "import secrets"),
        ("derby/game.py", "from chicane.core.step import Step\nfrom chicane.derby import state\nfrom . import state"),
        ("bots/greedy.py", "from chicane.core.registry import find\nimport random\nfrom chicane.bots import mcts"),
        ("cli.py", "from chicane import games, load\nfrom chicane.bots import greedy\nname = 'derby'"),
        ("cli.py", "print('chicane.derby is a module, said in words')"),
    ],
)
def test_right_imports(tmp_path: Path, file: str, line: str) -> None:
    """What is allowed is not complained about."""
    package = made_up(tmp_path)
    (package / file).write_text(line)

    assert [] == faults(package)


def made_up(folder: Path) -> Path:
    """A package with two games."""
    package = folder / "chicane"
    for name in ("core", "derby/cards", "rally", "bots"):
        (package / name).mkdir(parents=True)
    for name in ("derby", "rally"):
        (package / name / "game.py").touch()
    return package
