"""Copy the package to a folder, compile the engine and games there: `python -m bench.compile FOLDER [GAME ...]`."""

import os
import shutil
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

SOURCE = Path(__file__).resolve().parent.parent / "src" / "chicane"
OPTIMISE = "1"  # at 3, and all games in one file, the C compiler took more than ten minutes


LEFT = {"__init__.py", "picture"}  # a library apart would forget what its package holds; pictures are drawn seldom


def modules(folder: str) -> list[str]:
    """The files of a folder and its sub-packages that are compiled."""
    return [str(path) for path in sorted(Path("chicane", folder).rglob("*.py")) if not LEFT & set(path.parts)]


def main(folder: Path, games: list[str]) -> None:
    """Build the engine and the games, all of them if none is named; Python prefers what is compiled to its source."""
    shutil.copytree(SOURCE, folder / "chicane", ignore=shutil.ignore_patterns("__pycache__"))
    os.chdir(folder)
    names = ["core", *(games or sorted(path.parent.name for path in Path("chicane").glob("*/game.py")))]
    libraries: list[tuple[list[str], str | None]] = [(modules(name), name) for name in names]
    paths = [path for library, _ in libraries for path in library]
    print(f"compiling {len(paths)} modules of {', '.join(names)} with mypyc", flush=True)
    extensions = mypycify(["--strict", *paths], opt_level=OPTIMISE, separate=libraries)  # a C file each, in parallel
    build = ["--quiet", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)]
    setup(name="chicane", packages=[], ext_modules=extensions, script_args=build)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), sys.argv[2:])
