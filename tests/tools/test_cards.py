"""The tool that counts how the cards of thunder do."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from chicane.thunder.move import TakeRoadDie
from tests.thunder.chrome import road, thunder
from tools import cards


def test_what_everybody_had(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One leader, three upgrades and a card of each deck; a game that is in the file is not played again.

    Miss Betty is in it: her fourth upgrade is not counted, for the bot chose it.
    """
    results = tmp_path / "cards.jsonl"
    for _ in range(2):
        cards.main(["--players", "2", "--first", "1", "--games", "1", "--bot", "random", "--results", str(results)])
    (line,) = results.read_text().splitlines()
    seats = json.loads(line)["seats"]

    assert "miss-betty" in seats[1]["had"]["leaders"] and "miss-betty" in seats[1]["used"]
    assert [[1, 3, 1, 1, 1, 1]] * 2 == [[len(seat["had"][deck]) for deck in cards.DECKS] for seat in seats]
    assert "1 games, 1 with 2 players." in capsys.readouterr().out


def test_a_card_without_which_nobody_is_asked() -> None:
    """A duel in which a card is declined that could be played only because of another one that lies open."""
    task = cards.Task(2, f"{cards.EVERYTHING} carnage=yes german_engineering=yes", "greedy-1", 5733)

    assert 1 == len(cards.play(task)["won"])


def game(won: list[int], players: int = 2, used: list[str] | None = None) -> dict[str, Any]:
    """A result: the first seat has Abigail, the others have nothing."""
    seats = [{"had": {"leaders": ["abigail"] if not seat else []}, "used": used or []} for seat in range(players)]
    return {"players": players, "won": won, "seats": seats}


def test_a_card_s_share() -> None:
    """A win in two games of two and one of four: 1 of the 1.25 that were due; it was used in one of the three."""
    table = cards.report([game([0], used=["abigail"]), game([1]), game([3], players=4)])

    assert "3 games, 2 with 2, 1 with 4 players." in table
    assert "| Abigail | 3 | 0.80 | 0.15 - 1.90 | 33% |" in table


def test_a_card_outside_is_marked() -> None:
    """Nothing should win more than 1.35 of its share."""
    assert "| Abigail | 1 | 2.00 (!) |" in cards.report([game([0])])


def test_a_leader_s_own_commands() -> None:
    """A command that no other board has is a use of whoever brings it; Nitro is not."""
    had = {"leaders": ["bongo"]}

    assert {"banana", "bongo"} == cards.with_leaders(had, {"banana"})
    assert {"nitro"} == cards.with_leaders(had, {"nitro"})


@pytest.mark.parametrize(("row", "owed"), [(".r1 . .", {"balloon-tyres"}), ("=r1 = =", set())])
def test_the_road_die_off_the_road(row: str, owed: set[str]) -> None:
    """Balloon tyres are used where the road die could not be had without them."""
    drawing = f"c5: {row}\nb1 at a20\nred dice 1 1 1 1\nroad 2\nr1 has balloon-tyres"
    game = thunder(road(drawing).play("red: r1 1, F"))

    assert owed == cards.uses(game, 0, TakeRoadDie(0))
