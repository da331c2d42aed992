"""Nobody learns what is hidden from them: the check that the soak makes, on a few games, and on games that do tell."""

from __future__ import annotations

from typing import Any

import pytest

from chicane.core.chance import Luck
from chicane.core.match import Match
from chicane.core.message import Message
from chicane.core.registry import find
from chicane.core.step import Step
from tests.core import toy
from tests.server.conftest import duel_installed
from tools.leaks import leak
from tools.soak import begun, drawn

EVERYTHING: dict[str, object] = {
    option.name: "yes" for option in find("thunder").options if option.choices == ["no", "yes"]
}
__all__ = ["duel_installed"]


def leaks(match: Match, every: int = 1) -> list[str]:
    """All that could be learnt on the way through a game that is played at random."""
    luck, found = Luck("leaks"), []
    while not match.over:
        option = drawn(match.game, luck)
        found.append(leak(match, option, luck) if match.game.plies % every == 0 else "")
        match.apply(option)
    return [each for each in found if each]


class OpenHand(toy.Duel):
    """Everybody looks into the hand of the first seat."""

    def hide(self, seat: int) -> None:
        hand = self.hands[0][:]
        super().hide(seat)
        self.hands[0] = hand


def duel(kind: type[toy.Duel] = toy.Duel) -> Match:
    """A toy game, before anything happens."""

    class Rules(type(find("duel"))):  # type: ignore[misc]
        def empty(self, players: int, setup: dict[str, str]) -> toy.Duel:
            return kind(players, setup)

        def steps(self) -> dict[str, type[Step[Any]]]:
            return toy.GAME.steps()

    return begun(Rules(), 3, {"cards": "none"}, "duel")


def test_nobody_learns_anything_in_maximum_chrome() -> None:
    """With every box on the table: draft, hands, decks and bounties."""
    match = begun(find("thunder"), 4, EVERYTHING, "chrome")

    assert [] == leaks(match, every=67)


@pytest.mark.usefixtures("duel_installed")
def test_nobody_learns_anything_in_a_game_that_keeps_its_secrets() -> None:
    """Looked at after every act."""
    assert [] == leaks(duel())


@pytest.mark.usefixtures("duel_installed")
def test_a_view_that_shows_too_much() -> None:
    """A hand that lies open."""
    assert "the view" in leaks(duel(OpenHand))[0]


@pytest.mark.usefixtures("duel_installed")
def test_an_act_that_is_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that is drawn where everybody hears it."""
    monkeypatch.setattr(toy.DrawnCard, "hidden", lambda step, seat: False)

    assert "DrawnCard" in leaks(duel())[0]


@pytest.mark.usefixtures("duel_installed")
def test_a_story_that_tells_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """The commentator reads the hands aloud."""
    monkeypatch.setattr(
        toy.Bout, "tell", lambda step, game: Message("toy-told-bout", number=int("".join(map(str, game.hands[0]))))
    )

    assert "what is sent" in leaks(duel())[0]
