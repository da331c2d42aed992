"""Bots think in processes of their own, from what their seat may know, and never for too long."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, NamedTuple, Protocol, TypeVar

from chicane.bots import bot
from chicane.bots.hint import advice, adviser
from chicane.core.chance import Luck
from chicane.core.codec import Json
from chicane.core.errors import BadInput
from chicane.core.match import Match
from chicane.core.message import Message
from chicane.core.registry import find
from chicane.core.view import View
from chicane.server import metrics
from chicane.server.refusal import BROKEN, no

log = logging.getLogger(__name__)

START: Final = 30.0  # seconds that a fresh process may take to import everything
HINTS: Final = 2  # at once for each process, so that bots get their turn


Answer = TypeVar("Answer")


class Asked(Protocol):
    """What is to be thought about, as plain data."""

    @property
    def game(self) -> str: ...

    @property
    def spec(self) -> str: ...


Wanted = TypeVar("Wanted", bound=Asked)


class Task(NamedTuple):
    """All that a bot needs, as plain data."""

    game: str
    players: int
    setup: dict[str, str]
    state: dict[str, Json]
    seat: int
    log: list[str]
    options: list[str]
    spec: str
    seed: str


def task(match: Match, view: View, spec: str) -> Task:
    """What a bot may know where its seat must choose; its luck depends on the secret seed."""
    seed = f"{match.seed} {view.seat} {view.game.plies}"
    known = (view.state, view.seat, view.log, view.options)
    return Task(match.rules.id, match.players, match.setup, *known, spec, seed)


def choose(task: Task) -> str:
    """The text of the option that the bot takes; runs in a process of its own."""
    view = view_of(task)
    return bot(task.spec, task.seed).choose(view, view.game.menu).text(view.game)


def advise(task: Task) -> tuple[str, Message]:
    """The text of the option that the bot would take, and why; runs in a process of its own."""
    view = view_of(task)
    option, reason = advice(view, task.seed, task.spec)
    return option.text(view.game), reason


def view_of(task: Task) -> View:
    """What the seat knows, made whole again."""
    game = find(task.game).restore(task.players, task.setup, task.state)
    view = View(task.seat, game, task.log)
    if view.options != task.options:
        raise BadInput(f"{task.game}: seat {task.seat} would choose from another menu")
    return view


def begin() -> None:
    """A worker leaves Ctrl-C to the server, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow, daemon=True).start()


def follow() -> None:
    """End when the server does, however it does."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class Thinker:
    """One process that answers one question at a time."""

    def __init__(self, budget: float) -> None:
        self.budget = budget
        self.pool: ProcessPoolExecutor | None = None

    async def think(self, how: Callable[[Wanted], Answer], wanted: Wanted) -> Answer:
        """The answer, or an error; a process that broke is made anew, once."""
        try:
            return await self.ask(how, wanted)
        except BrokenProcessPool:
            self.drop()
            return await self.ask(how, wanted)

    async def ask(self, how: Callable[[Wanted], Answer], wanted: Wanted) -> Answer:
        """Have it thought of within the budget; a process that must be started first has longer."""
        patience = self.budget
        if self.pool is None:
            self.pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), begin)
            patience += START
        try:
            return await asyncio.wait_for(asyncio.wrap_future(self.pool.submit(how, wanted)), patience)
        except TimeoutError:
            self.drop()
            raise

    def drop(self) -> None:
        """End the process, whatever it is doing; the next question starts another."""
        pool, self.pool = self.pool, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


class Thinkers:
    """Several processes; where one has no answer in time, chance chooses instead."""

    def __init__(self, workers: int, budget: float) -> None:
        self.budget = budget
        self.hints = 0  # that are being thought of, or wait for it
        self.all = [Thinker(budget) for _ in range(workers)]
        self.free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        for each in self.all:
            self.free.put_nowait(each)

    async def choose(self, match: Match, view: View, spec: str) -> str:
        """The text of an option."""
        wanted = task(match, view, spec)
        answer = await self.answer(choose, wanted)
        if answer is not None:
            return answer
        metrics.bot_failures.inc()
        return wanted.options[Luck(f"chance {wanted.seed}").below(len(wanted.options))]

    async def advise(self, match: Match, view: View) -> tuple[str, Message] | None:
        """The text of an option for somebody who asks for a hint, and why; None where there is no answer."""
        if self.hints >= HINTS * len(self.all):
            raise no("server-refused-hint-crowd", BROKEN)
        metrics.hints.inc()
        self.hints += 1
        try:
            return await self.answer(advise, task(match, view, adviser(match.rules, self.budget / 4)))
        finally:
            self.hints -= 1

    async def answer(self, how: Callable[[Wanted], Answer], wanted: Wanted) -> Answer | None:
        """What a free process comes to, or None; the time spent waiting for one does not count."""
        thinker = await self.free.get()
        try:
            with metrics.bot_seconds.time():
                return await thinker.think(how, wanted)
        except Exception as error:
            log.warning("bot %s had no answer at %s: %r", wanted.spec, wanted.game, error)
            return None
        finally:
            self.free.put_nowait(thinker)

    def close(self) -> None:
        """End all processes."""
        for each in self.all:
            each.drop()
