"""One server of several processes: whoever sits at one table may have come in by any of them."""

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import PATIENCE, Made, Socket, Web, wait_for
from tests.server.test_durability import free_port, process
from tests.server.test_live import pieces, story

MOST = 100  # connections until each worker has some

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="children are looked for in /proc")


def workers(server: subprocess.Popen[bytes]) -> list[int]:
    """The processes that listen, without the first one and those that only track resources."""
    found = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    return [int(pid) for pid in found if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def lines(pid: int) -> int:
    """How many connections a process has to somebody."""
    table = [row.split() for row in Path(f"/proc/{pid}/net/tcp").read_text().splitlines()[1:]]
    established = {f"socket:[{row[9]}]" for row in table if row[3] == "01"}
    return sum(os.readlink(each) in established for each in Path(f"/proc/{pid}/fd").iterdir() if each.is_symlink())


@contextmanager
def served(folder: Path) -> Iterator[tuple[subprocess.Popen[bytes], Web]]:
    """Two workers, and both answer."""
    port = free_port()
    with process(folder / "tables.sqlite", port, "--workers", "2") as server:
        web = Web(f"http://127.0.0.1:{port}")
        log = folder / "tables.log"
        wait_for(lambda: log.read_text().count("Application startup complete") == 2)
        yield server, web
        web.close()
        server.terminate()
        assert 0 == server.wait(PATIENCE)


def crowd(made: Made, pids: list[int]) -> list[Socket]:
    """Watchers, until each worker has some of them."""
    before, found = [lines(pid) for pid in pids], [made.join()]
    while not all(now > then for now, then in zip(map(lines, pids), before, strict=True)):
        assert len(found) < MOST, "one worker takes them all"
        found.append(made.join())
    for each in found:
        each.until("wait")
    return found


def test_the_people_of_a_table_are_anywhere(tmp_path: Path) -> None:
    """Every act is seen by all, and they end with the same picture and story; a worker that is killed is replaced."""
    with served(tmp_path) as (server, web):
        made, pids = web.table("human", "human", seed="3"), workers(server)
        watchers, player = crowd(made, pids), made.join(0, 1)
        seq = 0
        for _ in range(8):
            asked = player.settled(seq)
            player.act(asked, -1)
            seq = player.until("done")["seq"]
        last = player.settled(seq)["seq"]
        for each in watchers:
            each.settled(last)
        assert [(pieces(player), story(player))] * len(watchers) == [(pieces(each), story(each)) for each in watchers]

        os.kill(pids[0], signal.SIGKILL)
        wait_for(lambda: len(workers(server)) == 2 and pids[0] not in workers(server))
        left = [each for each in watchers if not is_gone(each)]
        assert 0 < len(left) < len(watchers)
        again = made.join(0, 1, seen=last)
        assert last == again.until("ask")["seq"]


def is_gone(socket: Socket) -> bool:
    """Whether a connection was cut, and not by a polite farewell."""
    try:
        socket.connection.recv(timeout=0.5)
    except TimeoutError:
        return False
    except ConnectionClosed:
        return True
    return is_gone(socket)


def test_no_worker_outlives_the_first_process(tmp_path: Path) -> None:
    """However it ends."""
    with process(tmp_path / "tables.sqlite", free_port(), "--workers", "2") as server:
        pids = workers(server)
        server.kill()
        assert 2 == len(pids)
        wait_for(lambda: not any(Path(f"/proc/{pid}").exists() for pid in pids))
