"""Every scenario file, played to its end."""

from pathlib import Path

import pytest

from chicane.core.scenario import read_scenario

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.scn"))


@pytest.mark.parametrize("path", FILES, ids=[path.relative_to(HERE).with_suffix("").as_posix() for path in FILES])
def test_scenario(path: Path) -> None:
    """Every line can be played and every expectation holds."""
    scenario = read_scenario(path)

    assert scenario.cites
    assert any(line.startswith(("?", "!")) for _, line in scenario.script)

    scenario.run()
