"""A bare uvicorn that does nothing but send messages of given sizes to all seats of a table when one of them acts.

python -m bench.echo FRAMES ASK WAIT
"""

from __future__ import annotations

import json
import socket
import sys
from collections import defaultdict
from typing import Any

import uvicorn
import uvloop

SEATS = 4

tables: dict[str, dict[int, Any]] = defaultdict(dict)  # by table and seat: how to send


def padded(message: dict[str, Any], size: int) -> str:
    """A message of a size."""
    text = json.dumps(message)
    return text[:-1] + ',"x":"' + "x" * max(0, size - len(text) - 7) + '"}'


async def tell(table: dict[int, Any], seq: int) -> None:
    """What everybody gets after an act: frames, and a question for one of them."""
    frames = padded({"t": "frames", "frames": [{"seq": seq}]}, sizes[0])
    ask = padded({"t": "ask", "seq": seq, "seat": seq % SEATS, "options": [{"text": "on"}]}, sizes[1])
    wait = padded({"t": "wait", "seq": seq}, sizes[2])
    for seat, send in list(table.items()):
        for text in (frames, ask if seat == seq % SEATS else wait):
            await send({"type": "websocket.send", "text": text})


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Every connection: hello says the seat, and everything else is an act."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    table, seat = tables[scope["path"]], -1
    while (event := await receive())["type"] == "websocket.receive":
        message = json.loads(event["text"])
        if message["t"] == "hello":
            seat = int(message["tokens"][0])
            table[seat] = send
            if len(table) == SEATS:
                await tell(table, 0)
        else:
            await send({"type": "websocket.send", "text": '{"t":"done"}'})
            await tell(table, message["seq"] + 1)
    table.pop(seat, None)


if __name__ == "__main__":
    sizes = [int(word) for word in sys.argv[1:4]]
    listener = socket.create_server(("127.0.0.1", 0), backlog=1024)
    print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    config = uvicorn.Config(app, ws="websockets-sansio", lifespan="off", access_log=False, log_level="error")
    uvloop.run(uvicorn.Server(config).serve(sockets=[listener]))
