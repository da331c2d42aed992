"""Lists that copies of a game share: they are replaced whole when they change, never edited in place."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def changed(values: list[T], index: int, value: T) -> list[T]:
    """The list with one value changed."""
    values = values[:]
    values[index] = value
    return values


def added(values: list[int], index: int, amount: int = 1) -> list[int]:
    """The list with one value raised."""
    return changed(values, index, values[index] + amount)


def without(values: list[T], value: T) -> list[T]:
    """The list without one value, which must be in it; of several equal ones the first goes."""
    values = values[:]
    values.remove(value)
    return values
