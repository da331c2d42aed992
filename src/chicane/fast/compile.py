"""Compile the engine and the games with mypyc in a folder: `python -m chicane.fast.compile FOLDER`."""

import os
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

from chicane.fast import rooms

OPTIMISE = "1"  # at 3 the C compiler took more than ten minutes
FLAGS = [
    "-g0",  # nobody debugs the C
    "-fvisibility=hidden",  # functions of a library call one another directly
]
CONFIG = "[mypy]\nstrict = true\nplugins = chicane.fast.generics\n"

NEVER_SET = " != -113.0 && PyErr_Occurred()"  # the number stands for a fault, and for itself where there is none
SET = " != -113.0 || !PyErr_Occurred()"

LEFT = {
    "__init__.py",  # in a library apart it would forget what its package holds
    "errors.py",  # a fault is a kind of str, which no compiled class can be
    "native.py",  # what it defines is for those who don't compile
}


def modules(room: str) -> list[str]:
    """The files of a folder and its sub-packages that are compiled."""
    return [str(path) for path in sorted(Path("chicane", room).rglob("*.py")) if not LEFT & set(path.parts)]


def believe_floats(folder: Path) -> None:
    """mypyc 2.4 takes a constant that is a tuple of floats alone for one that was never set; mend that in C."""
    for path in folder.rglob("*.c"):
        path.write_text(path.read_text("utf-8").replace(NEVER_SET, SET), "utf-8")


def main(folder: Path) -> None:
    """Build the libraries beside their sources: one for the engine and one for each game, in parallel."""
    os.chdir(folder)
    libraries: list[tuple[list[str], str | None]] = [
        (modules(room), f"chicane_{room}") for room in rooms(Path("chicane"))
    ]
    paths = [path for library, _ in libraries for path in library]
    Path("mypy.ini").write_text(CONFIG, "utf-8")
    extensions = mypycify(["--config-file", "mypy.ini", *paths], opt_level=OPTIMISE, separate=libraries)
    believe_floats(Path("build"))
    for each in extensions if os.name == "posix" else []:
        each.extra_compile_args += FLAGS
    build = ["--quiet", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)]
    setup(name="chicane", packages=[], ext_modules=extensions, script_args=build)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
