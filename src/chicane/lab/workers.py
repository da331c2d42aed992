"""Who does the work: this process, several, or a Ray cluster; the results are the same and in the same order."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing.context import BaseContext
from threading import Thread
from typing import Any, Final, TypeVar

from chicane.core.errors import BadInput
from chicane.core.message import Message

GAMES_WORTH_A_WORKER: Final = 8  # starting a process takes as long as a few games
AHEAD: Final = 8  # games that wait for each worker, so that none is idle while the others' last one takes long
POOL: Final = "pool"
RAY: Final = "ray"
FORKED: Final = "forkserver"
BACKENDS: Final = [POOL, RAY]

W = TypeVar("W")
R = TypeVar("R")


def usual_workers(games: int) -> int:
    """As many as there are cores, if there is work for all of them."""
    return max(1, min(os.cpu_count() or 1, games // GAMES_WORTH_A_WORKER))


def spread(work: Callable[[W], R], pieces: Iterable[W], workers: int, backend: str = POOL) -> Iterator[R]:
    """The results of all pieces of work, in their order."""
    if backend == RAY:
        yield from on_ray(work, pieces, workers)
    elif workers == 1:
        yield from map(work, pieces)
    else:
        yield from in_processes(work, pieces, workers)


def in_processes(work: Callable[[W], R], pieces: Iterable[W], workers: int) -> Iterator[R]:
    """Spread work over processes of this machine; a few pieces ahead, so that stopping loses little."""
    with ProcessPoolExecutor(workers, context(), initializer=at_work) as pool:
        try:
            yield from ahead(lambda piece: pool.submit(work, piece), pieces, workers, lambda future: future.result())
        except BrokenProcessPool as error:
            raise BadInput("a worker was killed; try with fewer of them", Message("cli-wrong-worker")) from error
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def context() -> BaseContext:
    """How processes are started: as copies of one that has loaded what plays, where the system can do that."""
    if FORKED not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    forked = multiprocessing.get_context(FORKED)
    forked.set_forkserver_preload(["chicane.lab.played"])
    return forked


def at_work() -> None:
    """Ctrl-C is for the process that shows the table; when that one is gone, so are those who work for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait for the process that shows the table to end, be it killed, and end as well."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def on_ray(work: Callable[[W], R], pieces: Iterable[W], workers: int) -> Iterator[R]:
    """Spread work over the Ray cluster that `RAY_ADDRESS` names, or over one of so many workers on this machine."""
    ray = ray_here()
    where: dict[str, Any] = {} if "RAY_ADDRESS" in os.environ else {"num_cpus": workers, "include_dashboard": False}
    ray.init(log_to_driver=False, logging_level="ERROR", **where)
    try:
        remote = ray.remote(work)
        yield from ahead(remote.remote, pieces, workers, ray.get)
    finally:
        ray.shutdown()


def ray_here() -> Any:
    """Ray, where it is installed."""
    try:
        import ray
    except ImportError as error:
        raise BadInput("--on ray needs Ray: pip install 'chicane[ray]'", Message("cli-wrong-ray")) from error
    return ray


def ahead(start: Callable[[W], Any], pieces: Iterable[W], workers: int, wait: Callable[[Any], R]) -> Iterator[R]:
    """Begin some pieces, and one more whenever the oldest is done."""
    left = iter(pieces)
    begun = [start(piece) for piece in islice(left, workers * AHEAD)]
    while begun:
        yield wait(begun.pop(0))
        begun += [start(piece) for piece in islice(left, 1)]
