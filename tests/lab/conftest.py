"""A tournament that was played once for all tests."""

from pathlib import Path

import pytest

from chicane.cli import main


@pytest.fixture(scope="session")
def races(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The results of some races of random drivers who chose what they drive."""
    folder = tmp_path_factory.mktemp("races")
    options = ["--option", "leaders=yes", "--option", "crew=cars,big_rig,cars"]
    command = ["arena", "thunder", "--bots", "random", "--games", "6", "--players", "3", "--workers", "1", *options]
    assert 0 == main([*command, "-o", str(folder)])
    return folder
