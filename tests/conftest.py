"""What all tests share: hypothesis that finds the same examples each time, and the toy game in the registry."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

import chicane

PLUGINS = Path(__file__).parent / "core" / "plugins"

settings.register_profile("chicane", derandomize=True, deadline=None, database=None)
settings.load_profile("chicane")


@pytest.fixture(scope="module")
def toy_installed() -> Iterator[None]:
    """The toy game stands beside the real ones, as a package that somebody else installed."""
    chicane.__path__.append(str(PLUGINS))
    yield
    chicane.__path__.remove(str(PLUGINS))
