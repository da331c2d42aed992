"""`chicane serve`: what can go wrong before anything starts."""

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
