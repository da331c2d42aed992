"""Bots think elsewhere, within a budget, and chance helps out."""

import pytest

import chicane
from chicane.bots import bot
from chicane.server import metrics
from chicane.server.bots import Thinker, Thinkers, choose, task
from tests.server.conftest import GAMES, Web, run
from tests.server.test_live import frames, play_out


def failures() -> float:
    """How often chance chose for a bot."""
    return float(metrics.bot_failures._value.get())


@pytest.mark.parametrize("game", GAMES)
def test_the_same_choice_as_on_the_spot(game: str) -> None:
    """A bot that gets its view as plain data chooses what it would choose from the view itself."""
    match = chicane.new(game, seed=3)
    for _ in range(12):
        view = match.seen_by(match.game.actor)
        given = task(match, view, "greedy")
        expected = bot("greedy", given.seed).choose(view, view.game.menu).text(view.game)
        assert expected == choose(given)
        match.play(expected)


def test_a_bot_that_has_no_answer(web: Web) -> None:
    """The processes of the bots don't know the tests' own game: chance chooses, the race goes on to its end."""
    before = failures()
    made = web.table("human", "bot:greedy", game="duel")
    socket = made.join(0)
    play_out(socket)

    assert 1 in {frame.get("actor") for frame in frames(socket)}
    assert before < failures()


def test_a_bot_that_thinks_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process is ended, chance chooses, and the next question starts another process."""
    monkeypatch.setattr("chicane.server.bots.START", 0.0)
    match = chicane.new(GAMES[0], seed=3)
    view = match.seen_by(match.game.actor)

    async def ask() -> tuple[str, bool, str]:
        hasty, patient = Thinkers(1, 0.0), Thinkers(1, 60.0)
        by_chance = await hasty.choose(match, view, "greedy")
        ended = hasty.all[0].pool is None
        answer = await patient.choose(match, view, "greedy")
        patient.close()
        return by_chance, ended, answer

    before = failures()
    by_chance, ended, answer = run(ask())
    assert by_chance in match.options and ended
    assert choose(task(match, view, "greedy")) == answer
    assert before + 1 == failures()


def test_a_process_that_dies() -> None:
    """It is made anew, and the answer is the same."""
    match = chicane.new(GAMES[0], seed=3)

    async def ask() -> tuple[str, str]:
        thinker = Thinker(60.0)
        first = await thinker.think(choose, task(match, match.seen_by(match.game.actor), "greedy"))
        assert thinker.pool is not None
        for process in thinker.pool._processes.values():
            process.kill()
            process.join()
        second = await thinker.think(choose, task(match, match.seen_by(match.game.actor), "greedy"))
        thinker.drop()
        return first, second

    first, second = run(ask())
    assert first == second


def test_a_thinking_bot_delays_nobody(web: Web) -> None:
    """While bots race at one table, another one is answered."""
    racing = web.table("bot:greedy", "bot:greedy").join()
    made = web.table("human", "human")
    socket = made.join(0, 1)
    for _ in range(10):
        socket.act(socket.until("ask"))
    socket.until("ask")

    assert racing.until("over")["winners"] is not None
