"""What all tests share: hypothesis that finds the same examples each time, and the toy game in the registry."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

import chicane

PLUGINS = Path(__file__).parent / "core" / "plugins"

settings.register_profile("chicane", derandomize=True, deadline=None, database=None)
settings.load_profile("chicane")


def pytest_xdist_auto_num_workers() -> int:
    """Two workers more than there are cores: tests in the browser wait longer than they work."""
    return (os.cpu_count() or 1) + 2


@pytest.fixture(scope="module")
def toy_installed() -> Iterator[None]:
    """The toy game stands beside the real ones, as a package that somebody else installed."""
    chicane.__path__.append(str(PLUGINS))
    yield
    chicane.__path__.remove(str(PLUGINS))
