"""Tests that only plain Python can pass."""

import pytest

from chicane.fast import COMPILED, RUNS_ON


def plain(why: str) -> pytest.MarkDecorator:
    """Leave a test out where the engine and the games are compiled, and say why."""
    return pytest.mark.skipif(RUNS_ON == COMPILED, reason=f"{why}; CHICANE_PURE=1 runs it")
