"""The compiled build of the engine and the games: where it lies, whose sources it was made of, how Python finds it.

`chicane fast` makes it: a folder of libraries, named by the fingerprint of its sources. As soon as a source is another,
there is no folder of that name, and the sources run. CHICANE_PURE=1 leaves the folder alone, too.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

PACKAGE: Final = Path(__file__).parent.parent
SUFFIX: Final = EXTENSION_SUFFIXES[0]  # names the Python, the system and the processor: each has a build of its own
HOME: Final = Path(__file__).parent / SUFFIX.split(".")[1]
SWITCH: Final = "CHICANE_PURE"

PURE: Final = "pure"
COMPILED: Final = "compiled"
STALE: Final = "stale"  # there is a build, of other sources


def rooms(package: Path = PACKAGE) -> list[str]:
    """The folders that are compiled: the engine and the games."""
    return ["core", *sorted(path.parent.name for path in package.glob("*/game.py"))]


def fingerprint(package: Path = PACKAGE) -> str:
    """What stands in the sources of the engine and the games, and how they are compiled."""
    heard = hashlib.sha256()
    for path in sorted(path for room in [*rooms(package), "fast"] for path in (package / room).rglob("*.py")):
        heard.update(f"{path.relative_to(package).as_posix()}\n".encode())
        heard.update(path.read_bytes())
    return heard.hexdigest()


def state(home: Path = HOME) -> str:
    """Whether there is a build, and of these sources."""
    if not home.is_dir():
        return PURE
    return COMPILED if (home / fingerprint()).is_dir() else STALE


class Finder:
    """Finds the modules of a build before Python looks for their sources."""

    def __init__(self, folder: Path) -> None:
        self.files = {path.name.removesuffix(SUFFIX): path for path in folder.glob(f"*{SUFFIX}")}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module of the build is; None for any other."""
        file = self.files.get(name)
        return None if file is None else spec_from_file_location(name, file)


def begin(home: Path = HOME) -> str:
    """Have a build of these sources found from now on, and say what the engine runs on."""
    if os.environ.get(SWITCH, "0") not in ("", "0"):
        return PURE
    found = state(home)
    if found == COMPILED:
        sys.meta_path.insert(0, Finder(home / fingerprint()))
    return found


RUNS_ON: Final = begin()
