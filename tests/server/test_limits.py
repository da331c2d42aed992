"""How much may be asked for."""

from pathlib import Path

import pytest

from chicane.server.limits import Bucket, Limits
from chicane.server.refusal import Refusal
from chicane.server.settings import Settings
from tests.server.conftest import Web, run, running


def test_bucket() -> None:
    """So many at once, and then no more."""
    bucket = Bucket(rate=0.001, burst=3)

    assert [True, True, True, False] == [bucket.take() for _ in range(4)]


def test_waiting_for_the_bucket() -> None:
    """Whoever is too fast waits, and then goes on."""
    bucket = Bucket(rate=1000, burst=1)

    async def take() -> int:
        for _ in range(5):
            await bucket.wait()
        return 5

    assert 5 == run(take())


def test_each_address_has_its_own() -> None:
    """One that asks too often does not keep another one out."""
    limits = Limits(a_minute=2)
    for _ in range(2):
        limits.take("here")
    with pytest.raises(Refusal):
        limits.take("here")
    limits.take("there")

    assert ["here", "there"] == sorted(limits.buckets)


def test_too_many_tables(tmp_path: Path) -> None:
    """An address that opens table after table is asked to wait."""
    with running(Settings(f"sqlite:///{tmp_path / 'x.sqlite'}", tables_a_minute=2)) as address:
        web = Web(address)
        wanted = {"game": "chariot", "seats": [{"kind": "human"}] * 2}
        answers = [web.post("/api/tables", **wanted) for _ in range(3)]
        web.close()

    assert [201, 201, 429] == [answer.status_code for answer in answers]
    assert "Wait a minute" in answers[2].json()["error"]
