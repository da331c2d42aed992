"""docs/learn is made from the books of the games; `python -m tools.learn` writes it anew."""

import gzip
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools.learn import HOME

MOST = 100_000  # bytes of a page with its pictures on the wire
PAGES = sorted(HOME.rglob("*.md"))
MAKE = "import json; from tools.learn import everything; print(json.dumps(everything()))"


def test_docs_are_as_the_books_say() -> None:
    """Every page and picture in docs/learn is what its source says today, and there is no other.

    They are made in a process of their own, for other tests may have brought toys to the tables that legends show.
    """
    made = json.loads(subprocess.run([sys.executable, "-c", MAKE], capture_output=True, check=True, text=True).stdout)
    there = {path.relative_to(HOME).as_posix() for path in HOME.rglob("*") if path.is_file()}

    assert set(made) == there
    assert [] == [name for name, text in made.items() if (HOME / name).read_text("utf-8") != text]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(HOME).as_posix())
def test_every_page_is_light(page: Path) -> None:
    """A page and the pictures on it, packed, are less than 100 kB."""
    pictures = {page.parent / name for name in re.findall(r"!\[\]\((.*?)\)", page.read_text("utf-8"))}

    assert MOST > sum(len(gzip.compress(file.read_bytes())) for file in [page, *pictures])
