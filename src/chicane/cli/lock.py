"""A lock on something kept in files: one process holds it, and it ends with that process, however that ends."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO


@contextmanager
def locked(path: Path) -> Iterator[bool]:
    """Hold the lock of this name; whether nobody else does. Where none can be made, nothing can be kept either."""
    try:
        file = path.open("ab")
    except OSError:
        yield True
        return
    with file:
        yield taken(file)


def taken(file: IO[bytes]) -> bool:
    """Whether the lock is ours; where files can't be locked, it is."""
    try:
        take(file)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:  # a folder over a network that knows no locks
        return True
    return True


def take(file: IO[bytes]) -> None:
    """Take the lock without waiting for it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
