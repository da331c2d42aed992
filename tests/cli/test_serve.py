"""`chicane serve`: what can go wrong before anything starts."""

import asyncio
import socket

import pytest

from chicane.cli.serve import address, listen, usual_place
from tests.cli.conftest import Run


def test_a_port_that_is_taken(run: Run) -> None:
    """The reason is one line, with a way out."""
    with listen("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        ran = run("serve", "--port", port, "--db", "sqlite:///tables.sqlite")

    assert 2 == ran.code
    assert f"can't listen at 127.0.0.1:{port}: somebody else listens there" in ran.err and "--port 0" in ran.err


@pytest.mark.parametrize("url", ["nonsense", "sqlite:///no/such/folder/tables.sqlite"])
def test_a_database_that_cannot_be(run: Run, url: str) -> None:
    """It is said before the server starts."""
    ran = run("serve", "--db", url)

    assert 2 == ran.code
    assert "--db: the database can’t be opened" in ran.err


@pytest.mark.parametrize("number", ["0", "-1", "nan"])
def test_a_limit_that_lets_nothing_through(run: Run, number: str) -> None:
    """It is refused before the server starts."""
    ran = run("serve", "--messages-a-second", number, "--db", "sqlite:///tables.sqlite")

    assert 2 == ran.code
    assert "--messages-a-second must be more than 0" in ran.err


@pytest.mark.parametrize(
    "option, value, why",
    [
        ("--base-path", "chicane", "--base-path: “chicane” is not a path such as /chicane"),
        ("--proxy", "nginx", "--proxy: “nginx” is neither an address nor a network"),
        ("--public-url", "games.example.org", "--public-url: “games.example.org” does not look like https://"),
    ],
)
def test_a_place_that_cannot_be(run: Run, option: str, value: str, why: str) -> None:
    """What is wrong about the proxy is said before the server starts."""
    ran = run("serve", option, value, "--db", "sqlite:///tables.sqlite")

    assert 2 == ran.code
    assert why in ran.err


def test_where_the_table_is() -> None:
    """The address is one that a browser on this computer can open."""
    with listen("127.0.0.1", 0) as listener:
        assert f"http://127.0.0.1:{listener.getsockname()[1]}" == address(listener)


def test_the_usual_place(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    """Tables are kept among the user's data."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    assert f"sqlite:///{tmp_path}/chicane/tables.sqlite" == usual_place()


def test_small_messages_do_not_wait_for_others() -> None:
    """Of two messages the second goes out at once, on loops that leave that to the socket, too."""
    told: asyncio.Queue[int] = asyncio.Queue()

    def met(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line: socket.socket = writer.get_extra_info("socket")
        told.put_nowait(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    async def meet() -> int:
        with listen("127.0.0.1", 0) as listener:
            server = await asyncio.start_server(met, sock=listener)
            _, writer = await asyncio.open_connection(*listener.getsockname())
            delayed = await told.get()
            writer.close()
            server.close()
            return delayed

    assert 1 == asyncio.run(meet())
