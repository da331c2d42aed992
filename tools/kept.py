"""Results of games that are kept a line each as they come, so that a tool goes on where its file ends."""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any


def read(results: Path) -> list[dict[str, Any]]:
    """The games that were played already."""
    return [json.loads(line) for line in results.read_text().splitlines()] if results.exists() else []


def write(results: Path, played: Iterable[dict[str, Any]], count: int) -> None:
    """Keep each result as it comes, and say how far it is."""
    with results.open("a") as file:
        for done, game in enumerate(played, 1):
            file.write(json.dumps(game) + "\n")
            file.flush()
            if sys.stderr.isatty() or done == count:
                print(f"\r{done} of {count} games", end="" if done < count else "\n", file=sys.stderr)
