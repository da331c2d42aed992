"""The compiled build: made of exactly these sources or not used at all."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from chicane import fast
from chicane.fast import build
from tests.cli.conftest import Run, run

__all__ = ["run"]


def write(path: Path, text: str = "") -> None:
    """A file, and the folders it lies in."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


@pytest.fixture
def finders(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Whom Python asks for modules, for the time of a test, on a system that wants what is compiled."""
    monkeypatch.delenv(fast.SWITCH, raising=False)
    mine: list[object] = list(sys.meta_path)
    monkeypatch.setattr(sys, "meta_path", mine)
    return mine


def test_without_a_build(tmp_path: Path, finders: list[object]) -> None:
    """The sources run."""
    before = list(finders)

    assert "pure" == fast.begin(tmp_path / "none")
    assert before == finders


def test_a_build_of_these_sources(tmp_path: Path, finders: list[object]) -> None:
    """Its modules are found first, whatever else is found as ever."""
    library = tmp_path / fast.fingerprint() / f"chicane.core.engine{fast.SUFFIX}"
    write(library)

    assert "compiled" == fast.begin(tmp_path)
    finder = finders[0]
    assert isinstance(finder, fast.Finder)
    spec = finder.find_spec("chicane.core.engine")
    assert spec is not None and str(library) == spec.origin
    assert finder.find_spec("chicane.core.errors") is None


def test_a_build_of_other_sources(tmp_path: Path, finders: list[object]) -> None:
    """It is left alone."""
    before = list(finders)
    write(tmp_path / ("0" * 64) / f"chicane.core.engine{fast.SUFFIX}")

    assert "stale" == fast.begin(tmp_path)
    assert before == finders


@pytest.mark.parametrize("switch, runs_on", [("1", "pure"), ("0", "compiled"), ("", "compiled")])
def test_switched_off(
    tmp_path: Path, finders: list[object], monkeypatch: pytest.MonkeyPatch, switch: str, runs_on: str
) -> None:
    """CHICANE_PURE=1 runs the sources though there is a build."""
    monkeypatch.setenv("CHICANE_PURE", switch)
    (tmp_path / fast.fingerprint()).mkdir()

    assert runs_on == fast.begin(tmp_path)


def test_fingerprint(tmp_path: Path) -> None:
    """Every source of the engine, of a game and of the build counts, by name and content, and nothing else does."""
    for name in ("core/step.py", "chariot/game.py", "chariot/picture/draw.py", "fast/compile.py"):
        write(tmp_path / name, "a = 1\n")
    known = {fast.fingerprint(tmp_path)}
    for name in ("server/app.py", "core/__pycache__/step.pyc", "content/chariot/tracks.toml", "fast/x/y.so"):
        write(tmp_path / name, "other")
    assert known == {fast.fingerprint(tmp_path)}

    for name in ("core/step.py", "chariot/picture/draw.py", "fast/compile.py", "chariot/new.py", "thunder/game.py"):
        write(tmp_path / name, "a = 2\n")
        known.add(fast.fingerprint(tmp_path))
    assert 6 == len(known)


def test_wheels_bring_no_build() -> None:
    """What was compiled is no part of the project: neither git nor a wheel takes it along."""
    root = Path(__file__).parents[2]

    assert "/src/chicane/fast/*/" in (root / ".gitignore").read_text("utf-8").split()
    assert 'exclude = ["src/chicane/fast/*/"]' in (root / "pyproject.toml").read_text("utf-8")


def test_build_is_taken_away(tmp_path: Path) -> None:
    """All of it; where there is none, nothing happens."""
    home = tmp_path / "cpython"
    write(home / "0" / "library.so")

    assert build.remove(home)
    assert not home.exists()
    assert not build.remove(home)


def test_older_build_is_replaced(tmp_path: Path) -> None:
    """Libraries are named by their modules; of an older build nothing stays."""
    home, place = tmp_path / "cpython", tmp_path / "place"
    write(home / "old" / "library.so")
    write(place / f"chicane_core__mypyc{fast.SUFFIX}")
    write(place / "chicane" / "core" / f"step{fast.SUFFIX}")
    build.keep(place, home / "new")

    found = sorted(str(path.relative_to(home)) for path in home.rglob("*.*"))
    assert [f"new/chicane.core.step{fast.SUFFIX}", f"new/chicane_core__mypyc{fast.SUFFIX}"] == found


@pytest.fixture
def nothing_built(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is asked for has to be built."""
    monkeypatch.setattr(build, "state", lambda home: fast.PURE)


@pytest.mark.usefixtures("nothing_built")
class TestMissing:
    """What has to be there to compile is named, with what to do."""

    def test_compiler(self, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
        """Without a C compiler."""
        monkeypatch.setenv("CC", "no-such-compiler -pthread")

        code, _, err = run("fast")
        assert 2 == code
        assert "chicane: there is no C compiler “no-such-compiler” here: install one" in err
        assert "il n’y a pas de compilateur C «\u00a0no-such-compiler\u00a0» ici" in run("fast", "--lang", "fr").err

    def test_library(self, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
        """Without mypy."""
        monkeypatch.setattr(build, "find_spec", lambda name: None)

        assert (2, "chicane: compiling needs mypy: pip install 'chicane[fast]'\n") == run("fast")[::2]

    def test_header(self, run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        """Without Python's header."""
        monkeypatch.setenv("CC", sys.executable)
        monkeypatch.setattr(sysconfig, "get_path", lambda name: "/none")

        code, _, err = run("fast")
        assert 2 == code
        assert err.startswith("chicane: Python’s own header is missing: /none/Python.h (on Debian")

    def test_without_words(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        """The module says the same to whoever has no `chicane`."""
        monkeypatch.setenv("CC", "no-such-compiler")

        assert 2 == build.main()
        error = "chicane: there is no C compiler 'no-such-compiler': apt-get install gcc, or set CC\n"
        assert error == capsys.readouterr().err


def test_nothing_to_do(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is compiled is not compiled again."""
    monkeypatch.setattr(build, "state", lambda home: fast.COMPILED)

    code, out, _ = run("fast")
    assert 0 == code
    assert f"These sources are compiled already: {fast.HOME}\n" in out


def test_folder_is_not_ours(tmp_path: Path) -> None:
    """A place where nothing can be written is named."""
    write(tmp_path / "file")
    with pytest.raises(build.NotBuilt, match="file can't be written"):
        build.keep(tmp_path, tmp_path / "file" / "0")


SUM = """
from typing import Final

HALVES: Final = (0.25, 0.75)


def add(one: int, other: int) -> int:
    return one + other


def whole() -> float:
    return HALVES[0] + HALVES[1]
"""


def small_package(folder: Path) -> Path:
    """A package like ours with nothing in it but the build and one module."""
    package = folder / "chicane"
    shutil.copytree(fast.PACKAGE / "fast", package / "fast", ignore=shutil.ignore_patterns("__pycache__", "c*-*"))
    write(package / "__init__.py", "from chicane import fast as fast\n")
    write(package / "core" / "__init__.py")
    write(package / "core" / "sum.py", SUM)
    return package


def python(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Python in a folder whose package comes first."""
    environment = os.environ | {"PYTHONPATH": str(folder), "CHICANE_PURE": "0"}
    return subprocess.run([sys.executable, *arguments], env=environment, text=True, capture_output=True)


@pytest.mark.slow
def test_compiled_changed_and_compiled_again(tmp_path: Path) -> None:
    """A real build of a small package runs, gives way to a changed source, says why it can't be, and comes back."""
    package = small_package(tmp_path)
    asked = (
        "from chicane import fast; from chicane.core import sum; "
        "print(fast.RUNS_ON, sum.add(2, 3), sum.__file__, sum.whole())"
    )

    def answer() -> list[str]:
        return python(tmp_path, "-c", asked).stdout.split()

    assert ["pure", "5", str(package / "core" / "sum.py"), "1.0"] == answer()
    assert 0 == python(tmp_path, "-m", "chicane.fast.build").returncode
    assert ["compiled", "5"] == answer()[:2]
    assert answer()[2].endswith(f"chicane.core.sum{fast.SUFFIX}")
    assert "1.0" == answer()[3]  # a constant of floats alone, which mypyc took for unset

    write(package / "core" / "sum.py", SUM.replace("other\n", "other + 1\n"))
    assert ["stale", "6", str(package / "core" / "sum.py"), "1.0"] == answer()

    write(package / "core" / "sum.py", SUM.replace("other: int", "other: str"))
    failed = python(tmp_path, "-m", "chicane.fast.build")
    assert 2 == failed.returncode
    assert "Unsupported operand types" in failed.stderr and "compiling failed" in failed.stderr

    write(package / "core" / "sum.py", SUM)
    assert ["compiled", "5"] == answer()[:2]
