"""Luck. The numbers written here are promises: with others, no saved game could be proven any more."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as some

from chicane.core.chance import Luck, chance_at, commitment, stroll, weighted
from chicane.core.codec import digest
from chicane.core.step import CHANCE
from tests.core.toy import GAME

AT_SIX = {
    "7": [2, 3, 0, 4, 3, 4, 3, 3, 1, 4, 0, 5, 1, 0, 3, 5, 1, 1, 1, 3],
    "chicane": [4, 0, 3, 0, 4, 2, 5, 3, 4, 5, 5, 3, 0, 1, 2, 4, 1, 0, 0, 5],
    "é": [5, 2, 3, 0, 1, 3, 0, 0, 0, 5, 2, 4, 1, 5, 4, 5, 1, 3, 5, 2],
}
AT_A_MILLION_AND_THREE = {
    "7": {0: 241387, 1: 242486, 2: 374786, 255: 364188, 256: 409397, 20000: 181712},
    "chicane": {0: 819569, 1: 626429, 2: 323023, 255: 192255, 256: 113163, 20000: 519084},
}
BELOW_A_HUNDRED = {
    "7": [61, 52, 66, 30, 50, 6, 89, 23, 25, 77, 39, 17, 43, 72, 95, 22, 50, 72, 37, 30],
    "chicane": [18, 93, 70, 34, 63, 80, 19, 40, 19, 98, 32, 97, 45, 59, 6, 27, 22, 83, 47, 1],
}
COMMITMENTS = {
    "7": "9c7977056b97d5aebbe46dcd074ffd3df991f364d4efd12565629017f732d2c0",
    "chicane": "f43621c97723d812cf79c05280d46968263d12586fadd79d04edbe4ebf105ba2",
    "é": "dd682d70af96b8292de8ead865a1abcb0bb3ce55d6088fe37a8c9b7e9f1640aa",
}

# The value that chi-square stays below 999 times in 1000, by degrees of freedom.
CHI_SQUARE_LIMIT = {3: 16.27, 5: 20.52, 9: 27.88, 51: 87.97}


def chi_square(numbers: list[int], shares: list[float]) -> float:
    """How far the counts of numbers are from their expected shares."""
    counts = Counter(numbers)
    expected = [share * len(numbers) for share in shares]
    return sum((counts[number] - mean) ** 2 / mean for number, mean in enumerate(expected))


@pytest.mark.parametrize("seed", AT_SIX)
def test_known_numbers_by_ply(seed: str) -> None:
    """What a die shows at each ply of a match with this seed, for ever."""
    assert AT_SIX[seed] == [Luck(seed).at(ply, 6) for ply in range(20)]


@pytest.mark.parametrize("seed", AT_A_MILLION_AND_THREE)
def test_known_large_numbers_by_ply(seed: str) -> None:
    """The same for many options and far plies."""
    known = AT_A_MILLION_AND_THREE[seed]
    assert known == {ply: Luck(seed).at(ply, 1_000_003) for ply in known}


def test_numbers_by_ply_as_documented() -> None:
    """BLAKE2b with 128 bits of the ply, keyed by the seed's SHA-256, modulo the number of options."""
    block = hashlib.blake2b(bytes([0, 0, 0, 0, 0, 0, 1, 44]), digest_size=16, key=hashlib.sha256(b"7").digest())

    assert int(block.hexdigest(), 16) % 52 == Luck("7").at(300, 52)


@pytest.mark.parametrize("seed", BELOW_A_HUNDRED)
def test_known_numbers_in_a_row(seed: str) -> None:
    """What bots and random play draw one after the other; twenty, to pass the end of the first block."""
    luck = Luck(seed)
    assert BELOW_A_HUNDRED[seed] == [luck.below(100) for _ in range(20)]


def test_wide_numbers() -> None:
    """Numbers of all 32 bits are drawn alike in plain Python and compiled, where such a product overflowed."""
    luck, same = Luck("7"), Luck("7")
    assert [same.below(1 << 31) for _ in range(64)] == [luck.below(1 << 32) >> 1 for _ in range(64)]


@pytest.mark.parametrize("seed", COMMITMENTS)
def test_known_commitments(seed: str) -> None:
    """The hash that a game file shows before the seed is revealed."""
    assert COMMITMENTS[seed] == commitment(seed)


def test_commitment_as_documented() -> None:
    """SHA-256 of the words `chicane seed` and the seed."""
    assert hashlib.sha256(b"chicane seed 7").hexdigest() == commitment("7")


def test_commitment_gives_nothing_away() -> None:
    """It is not the key from which the dice are drawn."""
    assert Luck("7").key.hex() != commitment("7")


def test_ply_alone_decides() -> None:
    """Asking in another order, or for other plies, changes nothing."""
    luck = Luck("7")
    forwards = [luck.at(ply, 6) for ply in range(50)]
    luck.below(6)

    assert "7" == luck.seed
    assert forwards[::-1] == [luck.at(ply, 6) for ply in reversed(range(50))]


@pytest.mark.parametrize("sides", [6, 10, 52])
def test_numbers_by_ply_are_even(sides: int) -> None:
    """Chi-square of 20,000 plies."""
    luck = Luck("fair")
    numbers = [luck.at(ply, sides) for ply in range(20_000)]

    assert chi_square(numbers, [1 / sides] * sides) < CHI_SQUARE_LIMIT[sides - 1]


@pytest.mark.parametrize("sides", [6, 10, 52])
def test_numbers_in_a_row_are_even(sides: int) -> None:
    """Chi-square of 20,000 numbers."""
    luck = Luck("fair")
    numbers = [luck.below(sides) for _ in range(20_000)]

    assert chi_square(numbers, [1 / sides] * sides) < CHI_SQUARE_LIMIT[sides - 1]


def test_seeds_don_t_resemble_each_other() -> None:
    """The first die over many seeds is as even as many dice of one seed."""
    numbers = [Luck(str(seed)).at(0, 6) for seed in range(20_000)]

    assert chi_square(numbers, [1 / 6] * 6) < CHI_SQUARE_LIMIT[5]


def test_one_die_says_nothing_of_the_next() -> None:
    """Pairs of neighbouring plies are even too."""
    luck = Luck("fair")
    pairs = [luck.at(ply, 2) + 2 * luck.at(ply + 1, 5) for ply in range(0, 40_000, 2)]

    assert chi_square(pairs, [1 / 10] * 10) < CHI_SQUARE_LIMIT[9]


@given(weights=some.lists(some.integers(1, 20), min_size=1, max_size=8))
def test_weights_are_kept_exactly(weights: list[int]) -> None:
    """Of all numbers below the sum, each option gets as many as its weight, in order."""
    taken = [weighted(weights, number) for number in range(sum(weights))]

    assert [index for index, weight in enumerate(weights) for _ in range(weight)] == taken


def test_chance_follows_the_weights() -> None:
    """The steep deck has 5, 4, 2 and 1 cards of the four values."""
    game = GAME.start(2, {"deck": "steep"})
    assert (CHANCE, [5, 4, 2, 1]) == (game.actor, game.weights)
    numbers = [chance_at(game, Luck("fair"), ply) for ply in range(20_000)]

    assert chi_square(numbers, [5 / 12, 4 / 12, 2 / 12, 1 / 12]) < CHI_SQUARE_LIMIT[3]


def test_chance_without_weights() -> None:
    """All options are equal."""
    game = GAME.start(2)
    game.weights = None

    assert [Luck("7").at(ply, 4) for ply in range(20)] == [chance_at(game, Luck("7"), ply) for ply in range(20)]


def test_stroll_plays_to_the_end() -> None:
    """It says how many options it played."""
    game = GAME.start(2)

    assert stroll(game, Luck("7")) == game.plies
    assert game.over


def test_stroll_stops_at_its_limit() -> None:
    """The rest can be strolled later, with the same luck."""
    whole, halves, luck = GAME.start(3), GAME.start(3), Luck("7")
    stroll(whole, Luck("7"))

    assert 5 == stroll(halves, luck, 5)
    assert not halves.over
    stroll(halves, luck)
    assert digest(whole) == digest(halves)
