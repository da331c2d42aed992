"""Which rules of the catalogues no test cites: `python tools/rules.py [-v] [GAME...]`.

A test cites a rule with `@rule("CH-SLM-05")`, a scenario with a line `rules: CH-SLM-05, CH-SLM-06`.
Exit code 1: a finished game has more uncited rules than agreed. Exit code 2: a citation or a catalogue is wrong.
"""

import argparse
import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent

# Finished games, and how many of their rules may stay uncited.
AGREED = {"chariot": 0, "thunder": 0, "wreckage": 0, "wreckland": 0}

# Chapters of a game that are not built yet, by number; and rules of the other chapters that only those can show.
LATER_CHAPTERS: dict[str, list[int]] = {}
LATER_RULES: dict[str, list[str]] = {}

RULE_LINE = re.compile(r"- \*\*([A-Z]{2}-[A-Z]+-\d+)\*\* ")
SCENARIO_LINE = re.compile(r"rules:(.*)")


class Wrong(Exception):
    """A place in the project that has to be mended before anything can be counted."""


class Citation(NamedTuple):
    """A rule ID and the place that names it."""

    id: str
    place: str


def catalogue(path: Path) -> dict[str, str]:
    """Return the section of each rule of a catalogue, in its order."""
    sections: dict[str, str] = {}
    chapter = section = ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("## "):
            chapter = section = line[3:].strip()
        elif line.startswith("### "):
            section = f"{chapter}: {line[4:].strip()}"
        elif match := RULE_LINE.match(line):
            if match[1] in sections:
                raise Wrong(f"{path.name}:{number}: {match[1]} is in the catalogue twice")
            sections[match[1]] = section
    return sections


def citations(root: Path) -> Iterator[Citation]:
    """Yield what the tests and scenarios below `root` cite."""
    tests = root / "tests"
    for path in sorted(tests.rglob("*.py")):
        yield from cited_by_tests(path, path.relative_to(root).as_posix())
    for path in sorted((tests / "scenarios").rglob("*.scn")):
        yield from cited_by_scenarios(path, path.relative_to(root).as_posix())


def cited_by_tests(path: Path, name: str) -> Iterator[Citation]:
    """Yield the arguments of each call of `rule` or `pytest.mark.rule`, wherever it stands."""
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except SyntaxError as error:
        raise Wrong(f"{name}:{error.lineno}: {error.msg}") from error
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and is_rule(node.func):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield Citation(argument.value, f"{name}:{argument.lineno}")
                elif name != "tests/rule.py":
                    raise Wrong(f"{name}:{argument.lineno}: {ast.unparse(argument)} is not a rule ID written out")


def is_rule(function: ast.expr) -> bool:
    """Is this `rule`, or `pytest.mark.rule`?"""
    match function:
        case ast.Name(id="rule") | ast.Attribute(value=ast.Attribute(attr="mark"), attr="rule"):
            return True
    return False


def cited_by_scenarios(path: Path, name: str) -> Iterator[Citation]:
    """Yield the IDs on the `rules:` lines of a scenario file."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if match := SCENARIO_LINE.match(line):
            for id in match[1].replace(",", " ").split():
                yield Citation(id, f"{name}:{number}")


def print_sections(sections: dict[str, str], cited: set[str], *, verbose: bool) -> None:
    """Print a line for each section, and below it the IDs that nobody cites."""
    rules = Counter(sections.values())
    uncited = {section: [id for id in sections if sections[id] == section and id not in cited] for section in rules}
    print("  rules  cited  uncited")
    for section, count in rules.items():
        missing = uncited[section]
        print(f"{count:7}{count - len(missing):7}{len(missing):9}  {section}")
        if verbose and missing:
            print(" " * 25 + " ".join(missing))


def is_later(game: str, id: str, section: str) -> bool:
    """Does a rule belong to what is not built yet?"""
    number = section.partition(".")[0]
    chapters = LATER_CHAPTERS.get(game, [])
    return id in LATER_RULES.get(game, []) or (number.isdigit() and int(number) in chapters)


def count(root: Path, games: list[str], *, verbose: bool) -> bool:
    """Print the tables and the closing lines; return whether every finished game keeps to what is agreed."""
    catalogues = {path.stem: catalogue(path) for path in sorted((root / "docs" / "rules").glob("*.md"))}
    for game in games:
        if game not in catalogues:
            raise Wrong(f"no catalogue for {game!r}; there are {', '.join(catalogues)}")
    known = {id for sections in catalogues.values() for id in sections}
    cited = set()
    unknown = []
    for id, place in citations(root):
        cited.add(id)
        if id not in known:
            unknown.append(f"{place}: no rule {id} in the catalogues")
    if unknown:
        raise Wrong("\n".join(unknown))

    closing = []
    kept = True
    for game in games or catalogues:
        sections = catalogues[game]
        later = {id for id in sections if id not in cited and is_later(game, id, sections[id])}
        uncited = len(sections.keys() - cited - later)
        line = f"{game}: {len(sections)} rules, {len(sections.keys() & cited)} cited, {uncited} uncited"
        if later:
            line += f", {len(later)} of chapters to come"
        if not (root / "src" / "chicane" / game).is_dir():
            line += " (not started)"
        else:
            print(game)
            print_sections(sections, cited, verbose=verbose)
            print()
            if uncited > AGREED.get(game, uncited):
                line += f" (at most {AGREED[game]} agreed)"
                kept = False
        closing.append(line)
    print("\n".join(closing))
    return kept


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    """Run the command line and return its exit code."""
    parser = argparse.ArgumentParser(prog="rules", description="Count the catalogue's rules that no test cites.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("-v", "--verbose", action="store_true", help="list the IDs that no test cites")
    options = parser.parse_args(arguments)
    try:
        return 0 if count(root, options.games, verbose=options.verbose) else 1
    except Wrong as wrong:
        print(wrong, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
