"""`chicane join`: a program plays a seat of a web table; the table's own messages are handed on to it."""

from __future__ import annotations

import argparse
import json
import re
import time
from typing import Any, Final
from uuid import uuid4

from chicane.bots.program import Program, command
from chicane.cli.screen import Screen
from chicane.cli.wrong import wrong

LINK: Final = re.compile(r"(https?)://([^#\s]*?)/?#/t/([\w-]+)\?k=([\w-]+)")
EXAMPLE: Final = "http://127.0.0.1:8000/#/t/TABLE?k=TOKEN"
HANDED_ON: Final = ("ask", "over")


def join(screen: Screen, arguments: argparse.Namespace) -> int:
    """`chicane join LINK COMMAND`"""
    link = LINK.fullmatch(arguments.link)
    if link is None:
        raise wrong("cli-wrong-link", link=arguments.link, example=EXAMPLE)
    scheme, address, table, token = link.groups()
    words, seconds = command(arguments.program)
    try:
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect
    except ImportError as error:
        raise wrong("cli-wrong-join-serve", name=str(error.name)) from error
    program = Program(words)
    try:
        with connect(f"{scheme.replace('http', 'ws')}://{address}/ws/{table}", max_size=None) as socket:
            socket.send(json.dumps({"t": "hello", "tokens": [token]}))
            text = play(socket, program, seconds)
    except (OSError, WebSocketException) as error:
        raise wrong("cli-wrong-join", address=address, why=str(error)) from error
    finally:
        program.stop()
    screen.paragraph(screen.say("cli-join-over", text=text))
    return 0


def play(socket: Any, program: Program, seconds: float) -> str:
    """Hand questions on until the game is over; how it ended."""
    for told in socket:
        message = json.loads(told)
        if message["t"] == "refused":
            raise wrong("cli-wrong-forfeit", why="illegal")
        if message["t"] not in HANDED_ON:
            continue
        act = answered(program, message, seconds)
        if message["t"] == "over":
            return str(message["text"])
        socket.send(json.dumps({"act_id": uuid4().hex, **act}))
    return ""


def answered(program: Program, message: dict[str, Any], seconds: float) -> dict[str, Any]:
    """What the program says to a message; nothing to the last one."""
    end = time.monotonic() + seconds
    try:
        program.send(message, end)
        act = json.loads(program.receive(end)) if message["t"] == "ask" else {}
    except TimeoutError as error:
        raise wrong("cli-wrong-forfeit", why="late") from error
    except (EOFError, OSError) as error:
        raise wrong("cli-wrong-forfeit", why="crashed") from error
    except (ValueError, RecursionError) as error:
        raise wrong("cli-wrong-forfeit", why="unreadable") from error
    if not isinstance(act, dict):
        raise wrong("cli-wrong-forfeit", why="unreadable")
    return act
