"""Make the compiled build of the sources that lie here, and take it away again: `python -m chicane.fast.build`."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from chicane.fast import COMPILED, HOME, PACKAGE, SUFFIX, SWITCH, fingerprint, state

TOOLS: Final = ["mypy", "setuptools"]
LAST_LINES: Final = 12  # of what the compiler said, where it failed


class NotBuilt(Exception):
    """Why there is no compiled build; `key` is the reason's name for clients with words of their own."""

    def __init__(self, key: str, name: str, text: str) -> None:
        super().__init__(text)
        self.key = key
        self.name = name


def missing() -> NotBuilt | None:
    """What has to be installed before anything can be compiled."""
    for tool in TOOLS:
        if find_spec(tool) is None:
            return NotBuilt("tool", tool, f"compiling needs {tool}: pip install 'chicane[fast]'")
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl")[0]
    if shutil.which(compiler) is None and os.name == "posix":
        return NotBuilt("compiler", compiler, f"there is no C compiler {compiler!r}: apt-get install gcc, or set CC")
    header = Path(sysconfig.get_path("include"), "Python.h")
    if not header.is_file():
        return NotBuilt("header", str(header), f"there is no {header}: apt-get install python3-dev")
    return None


def build(home: Path = HOME) -> bool:
    """Compile the engine and the games, unless that is done already; False where it was."""
    if state(home) == COMPILED:
        return False
    lack = missing()
    if lack is not None:
        raise lack
    with TemporaryDirectory(prefix="chicane-") as place:
        sources = Path(place, PACKAGE.name)
        shutil.copytree(PACKAGE, sources, ignore=shutil.ignore_patterns("__pycache__", f"*{SUFFIX}"))
        compile_in(Path(place))
        keep(Path(place), home / fingerprint(sources))
    return True


def compile_in(place: Path) -> None:
    """Run the compiler in a process of its own."""
    command = [sys.executable, "-m", "chicane.fast.compile", str(place)]
    paths = os.pathsep.join([str(PACKAGE.parent), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = os.environ | {"PYTHONPATH": paths, SWITCH: "1"}
    ran = subprocess.run(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    )
    if ran.returncode:
        print(*ran.stdout.strip().splitlines()[-LAST_LINES:], sep="\n", file=sys.stderr)
        raise NotBuilt("failed", "mypyc", "compiling failed; what the compiler said is above")


def keep(place: Path, folder: Path) -> None:
    """Put the libraries where Python looks for them, named by their modules, in place of any older build."""
    unfinished = folder.with_name("unfinished")
    try:
        remove(folder.parent)
        unfinished.mkdir(parents=True)
        for path in [*place.glob(f"*{SUFFIX}"), *(place / PACKAGE.name).rglob(f"*{SUFFIX}")]:
            shutil.move(path, unfinished / ".".join(path.relative_to(place).parts))
        unfinished.rename(folder)
    except OSError as error:
        raise NotBuilt("place", str(folder.parent), f"{folder.parent} can't be written: {error.strerror}") from error


def remove(home: Path = HOME) -> bool:
    """Take the build away; False where there was none."""
    there = home.is_dir()
    if there:
        shutil.rmtree(home)
    return there


def main() -> int:
    """Build, or say why not."""
    try:
        print(f"{'compiled' if build() else 'compiled already'}: {HOME}")
    except NotBuilt as failure:
        print(f"chicane: {failure}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
