"""Bots in any language: a program that reads messages from its input and answers on its output, a line of JSON each.

Only who starts a program by hand may name one: neither a game file nor a web table can (docs/bots.md).
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import selectors
import shlex
import signal
import subprocess
import time
from typing import Any, Final

from chicane.bots.bot import Bot, bot
from chicane.core.engine import Game
from chicane.core.errors import BadInput
from chicane.core.match import Result
from chicane.core.message import Message
from chicane.core.step import Step
from chicane.core.view import View

PREFIX: Final = "exec:"
EXAMPLE: Final = "exec:./mybot"
PROTOCOL: Final = "chicane-bot-1"
PATIENCE: Final = 10.0  # seconds for a choice, unless the spec says otherwise
FAREWELL: Final = 1.0  # seconds to end by itself once the game is over
LONGEST: Final = 1 << 20  # bytes of an answer
LIMIT: Final = re.compile("([1-9][0-9]{0,5})(ms|s)")


class Forfeit(Exception):
    """A program gave the game away: it crashed, was too slow, or answered what can't be chosen."""

    def __init__(self, seat: int, why: str) -> None:
        super().__init__(seat, why)
        self.seat = seat
        self.why = why


class Program:
    """A process and the two pipes to it; whatever it does, nobody waits for it beyond a deadline."""

    def __init__(self, words: list[str]) -> None:
        try:
            self.process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
            )
        except OSError as error:
            raise BadInput(
                f"{words[0]!r} can't be started: {error.strerror}",
                Message("bot-program", "", program=words[0], why=str(error.strerror)),
            ) from error
        assert self.process.stdin is not None and self.process.stdout is not None
        self.into, self.out = self.process.stdin.fileno(), self.process.stdout.fileno()
        os.set_blocking(self.into, False)
        os.set_blocking(self.out, False)
        self.heard = b""

    def send(self, message: dict[str, Any], end: float) -> None:
        """Write a message, if it is read in time."""
        left = json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        while left:
            self.wait(self.into, selectors.EVENT_WRITE, end)
            left = left[os.write(self.into, left) :]

    def receive(self, end: float) -> str:
        """The next line it writes."""
        while b"\n" not in self.heard:
            self.wait(self.out, selectors.EVENT_READ, end)
            some = os.read(self.out, 1 << 16)
            if not some:
                raise EOFError
            self.heard += some
            if len(self.heard) > LONGEST:
                raise ValueError("an answer without end")
        line, _, self.heard = self.heard.partition(b"\n")
        return line.decode()

    def wait(self, pipe: int, event: int, end: float) -> None:
        """Wait until a pipe is ready; TimeoutError when time is up."""
        with selectors.DefaultSelector() as selector:
            selector.register(pipe, event)
            if not selector.select(max(0.0, end - time.monotonic())):
                raise TimeoutError

    def stop(self) -> None:
        """End it and all that it has started."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(FAREWELL)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()


class ProgramBot(Bot):
    """Asks a program, which is started for its first choice and ended with the game."""

    def __init__(self, words: list[str], seconds: float, seed: str) -> None:
        super().__init__(seed)
        self.words = words
        self.seconds = seconds
        self.seed = seed
        self.program: Program | None = None
        self.told = 0  # acts of the log that it knows

    def choose(self, view: View, options: list[Step[Any]]) -> Step[Any]:
        try:
            return self.answer(view, options)
        except BadInput:  # it can't even be started
            raise
        except TimeoutError:
            raise Forfeit(view.seat, "late") from None
        except (EOFError, OSError):
            raise Forfeit(view.seat, "crashed") from None
        except (ValueError, RecursionError):  # no JSON, or JSON without end
            raise Forfeit(view.seat, "unreadable") from None

    def answer(self, view: View, options: list[Step[Any]]) -> Step[Any]:
        """Ask, and find what is meant."""
        end = time.monotonic() + self.seconds
        if self.program is None:
            self.program = Program(self.words)
            self.program.send(self.hello(view), end)
        game, seq = view.game, len(view.log)
        self.program.send(self.ask(view, options), end)
        self.told = seq
        told = json.loads(self.program.receive(end))
        if not isinstance(told, dict) or told.get("t") != "act" or told.get("seq") != seq:
            raise ValueError("no act")
        found = game.pending.parse(game, str(told.get("option")))
        if found is None:
            raise Forfeit(view.seat, "illegal")
        return found

    def hello(self, view: View) -> dict[str, Any]:
        """What it is told first: which game this is, and where it sits."""
        game, rules = view.game, view.game.rules
        about = {"game": rules.id, "rules": rules.version, "players": game.players, "setup": game.setup}
        return {"t": "hello", "protocol": PROTOCOL, **about, "seat": view.seat, "seed": self.seed}

    def ask(self, view: View, options: list[Step[Any]]) -> dict[str, Any]:
        """A question: the menu, what was chosen since the last one, and all that the seat may know."""
        shown = [{"text": option.text(view.game)} for option in options]
        seen = {"log": view.log[self.told :], "state": view.state, **numbers(view.game, view.seat)}
        return {"t": "ask", "seq": len(view.log), "seat": view.seat, "options": shown, **seen}

    def close(self, result: Result | None) -> None:
        """The game is over, or was given away."""
        if self.program is None:
            return
        if result is not None:
            over = {"t": "over", "winners": list(result.winners), "text": result.reason}
            with contextlib.suppress(OSError, TimeoutError):
                self.program.send(over, time.monotonic() + FAREWELL)
        self.program.stop()
        self.program = None


def numbers(game: Game, seat: int) -> dict[str, list[int]]:
    """Menu and position in numbers (docs/lab.md)."""
    rules = game.rules
    return {"numbers": rules.vocabulary().numbers(game), "features": rules.features().numbers(game, seat)}


def seated(spec: str, seed: str = "") -> Bot:
    """The bot of a spec, which may be a program: `exec:./mybot`, or `exec:500ms ./mybot` with less time a choice."""
    if not spec.startswith(PREFIX):
        return bot(spec, seed)
    words, seconds = command(spec.removeprefix(PREFIX))
    return ProgramBot(words, seconds, seed)


def command(text: str) -> tuple[list[str], float]:
    """The words of a command line, and how long it may think about a choice."""
    try:
        words = shlex.split(text)
    except ValueError:
        words = []
    limit = LIMIT.fullmatch(words[0]) if words else None
    if limit is not None:
        words = words[1:]
    if not words:
        raise BadInput(
            f"bot 'exec' takes a command, as in {EXAMPLE}, not {text!r}",
            Message("bot-exec", argument=text, example=EXAMPLE),
        )
    seconds = PATIENCE if limit is None else int(limit[1]) / (1000 if limit[2] == "ms" else 1)
    return words, seconds
