"""Copy the package to a folder and compile the engine and the games there: `python -m bench.compile FOLDER`."""

import os
import shutil
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

SOURCE = Path(__file__).resolve().parent.parent / "src" / "chicane"


def modules(package: Path) -> list[Path]:
    """The files to compile: the engine, and every folder that holds a game."""
    folders = [package / "core", *sorted(path.parent for path in package.glob("*/game.py"))]
    return [path for folder in folders for path in sorted(folder.rglob("*.py"))]


def main(folder: Path) -> None:
    """Build beside the copied sources; Python prefers what is compiled."""
    package = folder / "chicane"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("__pycache__"))
    os.chdir(folder)
    paths = [str(path.relative_to(folder)) for path in modules(package)]
    print(f"compiling {len(paths)} modules with mypyc", flush=True)
    extensions = mypycify(["--strict", *paths], opt_level="3")
    setup(name="chicane", packages=[], ext_modules=extensions, script_args=["--quiet", "build_ext", "--inplace"])


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
