"""The documentation holds: its snippets run, its links lead somewhere, its rules and tests exist."""

import ast
import contextlib
import doctest
import io
import re
import shlex
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import chicane
from chicane.cli import main
from chicane.cli.arguments import build
from chicane.cli.screen import Screen
from chicane.core.save import verify
from chicane.core.scenario import parse_scenario
from tools.rules import ROOT, catalogue

PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
RULE_IDS = {id for path in sorted((ROOT / "docs" / "rules").glob("*.md")) for id in catalogue(path)}
SOURCES = [path for end in ("py", "toml", "ftl") for path in sorted((ROOT / "src").rglob(f"*.{end}"))]

FENCE = re.compile(r"^( *)```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]\n]*\]\(([^)\s]+)\)")
PREFIXES = "|".join(sorted({id.partition("-")[0] for id in RULE_IDS}))
RULE = re.compile(rf"\b((?:{PREFIXES})-[A-Z]+-)(\d+)(?:\.\.(\d+))?")
COMMAND = re.compile(r"(?:`|^\$ )(chicane \w[^`\n]*)", re.MULTILINE)
NAMED_TEST = re.compile(r"`(tests/[^`]+)`")


def blocks(page: Path, *languages: str) -> list[tuple[int, str]]:
    """The line before each block of these languages, and its text."""
    text = page.read_text(encoding="utf-8")
    found = [(text.count("\n", 0, match.start()) + 1, match) for match in FENCE.finditer(text)]
    return [(line, textwrap.dedent(match[3])) for line, match in found if match[2] in languages]


def prose(page: Path) -> str:
    """The page without its blocks."""
    return FENCE.sub("", page.read_text(encoding="utf-8"))


def name(path: Path) -> str:
    """A file as the tests call it."""
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_blocks_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The blocks of a page run one after the other in one namespace and folder; sessions print what they show."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.setenv("COLUMNS", "100")
    names: dict[str, Any] = {"__name__": f"docs.{page.stem}"}
    for line, block in blocks(page, "python", "console"):
        if block.startswith("# src/"):
            check_excerpt(page, line, block)
        elif block.startswith(">>> "):
            run_session(page, line, block, names)
        elif block.startswith("$ "):
            run_commands(page, line, block)
        else:
            exec(compile("\n" * line + block, str(page), "exec"), names)
    for test in [value for key, value in names.items() if key.startswith("test_")]:
        test()


def check_excerpt(page: Path, line: int, block: str) -> None:
    """A block that opens with the name of a source file is a piece of that file."""
    first, _, excerpt = block.partition("\n")
    source = ROOT / first.removeprefix("# ")
    assert excerpt in source.read_text(encoding="utf-8"), f"{name(page)}:{line}: not what stands in {name(source)}"


def run_session(page: Path, line: int, block: str, names: dict[str, Any]) -> None:
    """Run a block of prompts and compare what they print."""
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    test = doctest.DocTestParser().get_doctest(block, names, name(page), str(page), line)
    report: list[str] = []
    runner.run(test, out=report.append, clear_globs=False)
    names.update(test.globs)
    assert not report, "".join(report)


def run_commands(page: Path, line: int, block: str) -> None:
    """Run the `chicane` commands of a block and compare what they print."""
    for session in block.removeprefix("$ ").split("\n$ "):
        command, _, expected = session.partition("\n")
        with contextlib.redirect_stdout(io.StringIO()) as output:
            code = main(shlex.split(command)[1:])
        assert (0, expected.strip()) == (code, output.getvalue().strip()), f"{name(page)}:{line}: {command}"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_scenario_blocks_play(page: Path) -> None:
    """The scenarios on a page can be played as they stand."""
    for line, block in blocks(page, "scn"):
        parse_scenario(block, f"{name(page)}, the scenario at line {line}").run()


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_commands_are_understood(page: Path) -> None:
    """Every `chicane` command on a page has arguments that the command line takes."""
    parser = build(Screen("en", colour=False))
    for command in COMMAND.findall(page.read_text(encoding="utf-8")):
        parser.parse_args(shlex.split(command)[1:])


def test_contributing_has_every_folder() -> None:
    """Nobody who looks for something finds a folder that the table does not tell of."""
    table = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("| folder |")[2].partition("\n\n")[0]
    folders = [path.parent.name for path in sorted((ROOT / "src" / "chicane").glob("*/__init__.py"))]

    assert len(folders) > 8
    assert [] == [folder for folder in folders if not re.search(rf"`(?:src/chicane/)?{folder}`", table)]


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    """A relative link names a file that is there, and a heading that the file has."""
    for target in LINK.findall(prose(page)):
        if "://" in target:
            continue
        path, _, heading = target.partition("#")
        file = page.parent / path if path else page
        assert file.exists(), f"{name(page)}: no file {target}"
        assert not heading or heading in headings(file), f"{name(page)}: no heading {target}"


def headings(page: Path) -> set[str]:
    """The headings of a page, written as links write them."""
    titles = re.findall(r"^#+ (.*)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("file", [*PAGES, *SOURCES], ids=name)
def test_rules_named_are_in_the_catalogues(file: Path) -> None:
    """Every rule ID in the documentation and the sources exists, both ends of a range too."""
    unknown = [id for id in rules_named(file.read_text(encoding="utf-8")) if id not in RULE_IDS]
    assert [] == unknown


def rules_named(text: str) -> Iterator[str]:
    """The rule IDs in a text; `CH-COLL-01..04` names the first and the last."""
    for section, first, last in RULE.findall(text):
        yield section + first
        if last:
            yield section + last


@pytest.mark.parametrize("file", sorted((ROOT / "docs" / "images").glob("*.json")), ids=name)
def test_the_races_in_the_readme_can_be_replayed(file: Path) -> None:
    """The games behind the pictures still load, and their dice hold."""
    assert verify(chicane.load(file)).holds


def rulings() -> list[list[str]]:
    """The cells of each ruling: number, question, answer, rules, tests."""
    lines = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines if re.match(r"\| \d", line)]
    assert rows, "docs/rulings.md has no rulings"
    return rows


def test_rulings_are_numbered() -> None:
    """In the order of their numbers, none of which is given twice; a gap stays a gap."""
    numbers = [int(row[0]) for row in rulings()]

    assert sorted(set(numbers)) == numbers


@pytest.mark.parametrize("row", rulings(), ids=lambda row: f"ruling {row[0]}")
def test_ruling_names_its_rules_and_a_test_that_exists(row: list[str]) -> None:
    """A ruling belongs to rules of a catalogue and is proven by tests that are there."""
    _, question, answer, rules, proofs = row
    assert question.endswith("?") and answer.endswith(".")
    assert list(rules_named(rules))
    assert NAMED_TEST.findall(proofs)
    for proof in NAMED_TEST.findall(proofs):
        path, _, function = proof.partition("::")
        assert (ROOT / path).is_file(), f"no file {path}"
        assert not function or function in functions(ROOT / path), f"no test {proof}"


def functions(path: Path) -> list[str]:
    """The names of the tests in a file."""
    return [node.name for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.FunctionDef)]
