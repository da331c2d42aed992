"""The tool that says how well valuations tell who wins, and which weights would tell it better."""

import pytest

from chicane.core.registry import find
from tools import fit


def test_a_fit(capsys: pytest.CaptureFixture[str]) -> None:
    """Scores for both halves, a table of calibration, and named weights that tell the first half better."""
    assert 0 == fit.main(["thunder", "--players", "2", "--games", "4"])
    lines = capsys.readouterr().out.splitlines()

    assert lines[0].startswith("usual weights, first half: log loss ")
    losses = {line.split(":")[0]: float(line.split()[6].rstrip(",")) for line in lines if "log loss" in line}
    assert losses["fitted weights, first half"] <= losses["usual weights, first half"]


def test_weights_by_their_names() -> None:
    """One is changed, the others stay; nothing of it is left in the game's own table."""
    rules = find("thunder")
    changed = fit.weighing(rules, {"ledge": 2.0}).weights

    assert 2.0 == getattr(changed, "ledge")  # noqa: B009
    assert getattr(rules.tastes["usual"], "sound") == getattr(changed, "sound")  # noqa: B009
    assert 0.35 == getattr(rules.tastes["first"], "ledge")  # noqa: B009
    assert "power" in fit.names_of(changed)
