"""The balance tool: what was picked, drawn at random, against who won."""

import pytest

from tools.balance import Seat, main, play, rows


def test_all_picks_are_drawn_and_shared_out() -> None:
    """Every seat of a wreckage game picks one vehicle and up to three kinds of equipment."""
    seats = play("wreckage", 3, {}, "random", "a", ["take (?!back).*", "fit .*"])

    assert [1, 1, 1] == [sum(pick.startswith("take ") for pick in seat.picks) for seat in seats]
    assert all(1 <= sum(pick.startswith("fit ") for pick in seat.picks) <= 3 for seat in seats)
    assert sum(seat.won for seat in seats) in (0, 1)


def test_a_row_is_wins_over_fair_share() -> None:
    """Two wins in three seats among four players are two and two thirds of a fair share."""
    seats = [Seat(frozenset({"a"}), won, 0.25, "") for won in (1, 1, 0)] + [Seat(frozenset({"b"}), 0, 0.25, "")]

    assert ["| a | 3 | 2.67 | 0.83 - 3.75 |", "| b | 1 | 0.00 | 0.00 - 3.17 |"] == [line for _, line in rows(seats)]


def test_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    """A head and a row for each pick."""
    assert 0 == main(["wreckage", "--pick", "take .*", "--games", "1", "--bot", "random"])

    assert 4 == len(capsys.readouterr().out.splitlines())
