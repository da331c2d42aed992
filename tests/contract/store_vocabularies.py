"""`python -m tests.contract.store_vocabularies` adds the versions that are new to those that were given out."""

from __future__ import annotations

import json

from chicane.core.registry import find, names
from tests.contract.test_vocabulary import STORED, described

if __name__ == "__main__":
    stored = json.loads(STORED.read_text("utf-8")) if STORED.exists() else {}
    for game in names():
        vocabulary, known = find(game).vocabulary(), stored.setdefault(game, [])
        if not known or known[-1]["version"] < vocabulary.version:
            known.append(described(game, vocabulary.version, vocabulary.size))
    STORED.write_text(json.dumps(stored, indent=2) + "\n", "utf-8")
