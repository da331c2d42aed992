"""Functions and files stay as short as they were: the median is read at a glance, the longest on one screen."""

import ast
from pathlib import Path
from statistics import median

import chicane

MEDIAN_LINES = 4
MOST_LINES_OF_A_FUNCTION = 35
MOST_LINES_OF_A_FILE = 536

Function = ast.FunctionDef | ast.AsyncFunctionDef
FILES = sorted(Path(chicane.__file__).parent.rglob("*.py"))


def functions(file: Path) -> list[Function]:
    """All functions of a file, methods included."""
    return [each for each in ast.walk(ast.parse(file.read_text())) if isinstance(each, Function)]


def lines(function: Function) -> int:
    """How many lines a function has, its head included."""
    assert function.end_lineno is not None
    return function.end_lineno - function.lineno + 1


def test_functions_are_short() -> None:
    """The median function has four lines; none has more than thirty-five."""
    sizes = [(lines(each), f"{file.name}: {each.name}") for file in FILES for each in functions(file)]

    assert [] == [each for each in sizes if each[0] > MOST_LINES_OF_A_FUNCTION]
    assert MEDIAN_LINES >= median(size for size, _ in sizes)


def test_files_are_short() -> None:
    """No file is longer than the longest one was."""
    sizes = [(len(file.read_text().splitlines()), file.name) for file in FILES]

    assert [] == [each for each in sizes if each[0] > MOST_LINES_OF_A_FILE]
