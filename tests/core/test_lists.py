"""Lists that copies share are replaced, never edited."""

from __future__ import annotations

import pytest

from chicane.core.lists import added, changed, without


def test_one_value_changes() -> None:
    """In a list of its own, whatever it holds."""
    values, nested = [1, 2, 3], [[1], [2]]

    assert [1, 9, 3] == changed(values, 1, 9)
    assert [1, 2, 4] == added(values, 2)
    assert [0, 2, 3] == added(values, 0, -1)
    assert [[1], []] == changed(nested, 1, [])
    assert ([1, 2, 3], [[1], [2]]) == (values, nested)


def test_one_value_goes() -> None:
    """Of several equal ones, one."""
    values = [2, 1, 2]

    assert [1, 2] == without(values, 2)
    assert [2, 1, 2] == values
    with pytest.raises(ValueError, match="not in list"):
        without(values, 3)
