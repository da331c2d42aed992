"""A stored game comes to the same bits on every Python that is at hand."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent
SOURCE = FOLDER.parents[1] / "src"
OTHERS = [minor for minor in range(11, 20) if minor != sys.version_info.minor]
VERSIONS = Path.home() / ".pyenv" / "versions"
SCRIPT = """
import sys
from pathlib import Path
from chicane.core.codec import digest
from chicane.core.save import load
for name in sys.argv[1:]:
    print(digest(load(name).game))
"""


def positions(python: str, files: list[Path]) -> list[str]:
    """The fingerprints of the positions that the logs of some files lead to."""
    result = subprocess.run(
        [python, "-c", SCRIPT, *map(str, files)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
    )
    return result.stdout.split()


def stored() -> list[Path]:
    """The stored games whose dice have all fallen: the file says where they end."""
    return [path for path in sorted(FOLDER.glob("*.json")) if json.loads(path.read_text("utf-8"))["seed"]]


def test_this_python() -> None:
    """In a process of its own, so that nothing that was worked out before is of any help."""
    wanted = [json.loads(path.read_text("utf-8"))["position"] for path in stored()]

    assert any(path.name.startswith("wreckage") for path in stored())
    assert wanted == positions(sys.executable, stored())


def interpreter(minor: int) -> str | None:
    """A Python of that version which can be started, on the path or among pyenv's."""
    found = [shutil.which(f"python3.{minor}"), *map(str, VERSIONS.glob(f"3.{minor}.*/bin/python"))]
    return next((python for python in found if python and starts(python)), None)


def starts(python: str) -> bool:
    """Whether there is a Python behind the name: pyenv leaves names that lead nowhere."""
    return subprocess.run([python, "-c", ""], capture_output=True).returncode == 0


@pytest.mark.parametrize("minor", OTHERS)
def test_other_pythons(minor: int) -> None:
    """The geometry is whole numbers: no machine rounds it another way."""
    python = interpreter(minor)
    if python is None:
        pytest.skip(f"Python 3.{minor} is not installed here")

    assert positions(sys.executable, stored()) == positions(python, stored())
