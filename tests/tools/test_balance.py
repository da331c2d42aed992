"""The balance tool: what was picked, drawn at random or chosen, against who won."""

import pytest

from tools.balance import Played, Seat, Task, lengths, main, play, rows

PICKS = ["take (?!back).*", "fit .*"]


def test_all_picks_are_drawn_and_shared_out() -> None:
    """Every seat of a wreckage game picks one vehicle and up to three kinds of equipment."""
    seats = play(Task("wreckage", 3, {}, "random", "a", PICKS)).seats

    assert [1, 1, 1] == [sum(pick.startswith("take ") for pick in seat.picks) for seat in seats]
    assert all(1 <= sum(pick.startswith("fit ") for pick in seat.picks) <= 3 for seat in seats)
    assert sum(seat.won for seat in seats) in (0, 1)


def test_seats_are_told_apart_by_their_order() -> None:
    """Who picks first has place 1, wherever it sits."""
    seats = play(Task("wreckage", 3, {}, "random", "a", PICKS)).seats

    places = [pick for seat in seats for pick in seat.picks if pick.startswith("place")]
    assert ["place 1 of 3", "place 2 of 3", "place 3 of 3"] == sorted(places)


def test_picks_may_be_chosen_by_the_bot() -> None:
    """With the same luck it picks otherwise than the draw."""
    drawn, chosen = (play(Task("wreckage", 2, {}, "random", "a", PICKS, chosen, "turn")) for chosen in (False, True))

    assert [seat.picks for seat in drawn.seats] != [seat.picks for seat in chosen.seats]
    assert 1 <= chosen.length


def test_what_is_in_brackets_counts_too() -> None:
    """A vehicle and its colour."""
    (seat, _) = play(Task("wreckage", 2, {}, "random", "a", ["take (red|blue|green|yellow) .*"])).seats

    (vehicle,) = [pick for pick in seat.picks if pick.startswith("take ")]
    assert vehicle.split()[1] in seat.picks


def test_a_row_is_wins_over_fair_share() -> None:
    """Two wins in three seats among four players are two and two thirds of a fair share."""
    seats = [Seat(frozenset({"a"}), won, 0.25) for won in (1, 1, 0)] + [Seat(frozenset({"b"}), 0, 0.25)]

    assert ["| a | 3 | 2.67 | 0.83 - 3.75 |", "| b | 1 | 0.00 | 0.00 - 3.17 |"] == [line for _, line in rows(seats)]


def test_how_long_games_took() -> None:
    """Mean, median, most, and how many were over in the first turn."""
    seats = [Seat(frozenset(), 1, 0.5), Seat(frozenset(), 0, 0.5)]
    played = [Played(seats, reason, length) for reason, length in (("cans", 1), ("cans", 3), ("last", 4), ("last", 4))]

    assert "| 2 | 4 | 3.0 | 3.5 | 4 | 25.0% (4.6% - 69.9%) | cans 2, last 2 |" == lengths(played)


def test_the_tables(capsys: pytest.CaptureFixture[str]) -> None:
    """A head and a row for each number of players, then a head and a row for each pick and place."""
    assert 0 == main(["wreckage", "--pick", "take (?!back).*", "--games", "1", "--bot", "random", "--length", "turn"])

    assert 2 + 1 + 1 + 2 + 2 + 2 == len(capsys.readouterr().out.splitlines())
