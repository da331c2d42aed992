"""What mypyc can't compile is not written in the engine and the rules; `make test-fast` is the whole proof."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "chicane"
FOLDERS = ["core", *sorted(path.parent.name for path in PACKAGE.glob("*/game.py"))]


def starred_members(text: str) -> Iterator[int]:
    """The lines where something is looked for in a display with a star in it: `one in (*some, other)`."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Compare) and any(isinstance(each, ast.In | ast.NotIn) for each in node.ops):
            for side in node.comparators:
                if isinstance(side, ast.Tuple | ast.List | ast.Set) and any(
                    isinstance(each, ast.Starred) for each in side.elts
                ):
                    yield node.lineno


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_stars_are_looked_through(folder: str) -> None:
    """mypyc fails on `one in (*some, other)`; a name for the list helps."""
    paths = [path for path in sorted((PACKAGE / folder).rglob("*.py")) if "picture" not in path.parts]
    found = [f"{path}:{line}" for path in paths for line in starred_members(path.read_text("utf-8"))]

    assert [] == found


def test_such_a_line_is_found() -> None:
    """The test can fail."""
    assert [1, 2] == list(
        starred_members("one in (*some, 2)\none not in [1, *some]\none in (1, 2)\none in [*some][:1]")
    )
