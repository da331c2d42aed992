"""What was made from the same things before is not made again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from chicane.core.native import mypyc_attr

Made = TypeVar("Made")
Key = tuple[Any, ...]


@mypyc_attr(native_class=True)
class Kept(Generic[Made]):
    """Things by all that they are made of; of too many, the half that nobody asked for longest is forgotten."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.known: dict[Key, Made] = {}

    def get(self, key: Key, make: Callable[[], Made]) -> Made:
        """The thing that was made from these, now or before; nobody may change it."""
        found = self.known.pop(key, None)
        if found is None:
            found = make()
            if len(self.known) >= self.most:
                self.forget()
        self.known[key] = found  # behind all others
        return found

    def forget(self) -> None:
        """Make room."""
        for key in list(self.known)[: self.most // 2]:
            del self.known[key]


def frozen(lists: list[Any]) -> Key:
    """Lists, and lists in lists, as a key."""
    return tuple([frozen(each) if isinstance(each, list) else each for each in lists])
