"""Environments pass the suites of the libraries they are for, for every game, and play by the rules."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils import parallel_to_aec

import chicane
from chicane.core.chance import Luck
from chicane.core.errors import BadInput, IllegalOption
from chicane.core.registry import find, names
from chicane.lab.envs import ManySeats, SeatEnv, TableEnv, env, parallel_env, standing

every_game = pytest.mark.parametrize("game", names())
CYCLES = 60
FEW = 12  # for every mix of options
DRAWN = 3  # mixes of each game


def mixes() -> list[tuple[str, str]]:
    """Every game with every preset it has, and with options drawn by luck."""
    drawn = [(game, f"drawn {number}") for game in names() for number in range(DRAWN)]
    return [(game, preset.id) for game in names() for preset in find(game).presets] + drawn


every_mix = pytest.mark.parametrize(("game", "mix"), mixes())


def mixed(game: str, mix: str) -> tuple[str, int, dict[str, object]]:
    """A game, its usual number of players, and the options of a mix."""
    rules, luck = find(game), Luck(mix)
    players = rules.usual_players({})
    if mix in [preset.id for preset in rules.presets]:
        return game, players, dict(rules.preset_options(mix, players, luck))
    free = [option for option in rules.options if not option.technical and not option.by_seat]
    return game, players, {option.name: option.choices[luck.below(len(option.choices))] for option in free}


@contextmanager
def strict() -> Iterator[None]:
    """What PettingZoo warns of is an error, but for what it says of every observation with a mask."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array|Observation space for each agent probably")
        yield


def play(table: TableEnv, seed: int) -> dict[str, float]:
    """A game at random; what each agent was given in all."""
    table.reset(seed=seed)
    luck, given = Luck(str(seed)), dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        given[agent] += reward
        table.step(None if over or cut or seen is None else any_of(seen["action_mask"], luck))
    return given


def any_of(mask: Any, luck: Luck) -> int:
    """Some number that may be chosen."""
    legal = np.flatnonzero(mask)
    return int(legal[luck.below(len(legal))])


@every_game
def test_pettingzoo_suite(game: str) -> None:
    """PettingZoo's own tests of turn-based environments."""
    with strict():
        api_test(env(game), CYCLES)
    seed_test(partial(env, game), CYCLES)


@every_mix
def test_all_suites_with_options(game: str, mix: str) -> None:
    """The tests of both libraries, a few steps each, with many mixes of options."""
    made = mixed(game, mix)
    with strict():
        api_test(env(*made), FEW)
    seed_test(partial(env, *made), FEW)
    parallel_api_test(parallel_env(*made), FEW)
    check_env(SeatEnv(*made), skip_render_check=True)


@every_game
def test_pettingzoo_parallel_suite(game: str) -> None:
    """PettingZoo's own tests of environments in which all act at once; the test of max_cycles is made for those."""
    parallel_api_test(parallel_env(game), CYCLES)
    parallel_seed_test(partial(parallel_env, game), CYCLES)

    def in_turn(max_cycles: int) -> Any:
        return parallel_to_aec(parallel_env(game, max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=partial(parallel_env, game), env=in_turn))


@every_game
def test_gymnasium_checker(game: str) -> None:
    """Gymnasium's own checker."""
    check_env(SeatEnv(game), skip_render_check=True)


@every_mix
def test_an_episode_is_a_match(game: str, mix: str) -> None:
    """What was played by numbers is a match of the same seed, and the pot goes to its winners."""
    _, players, options = mixed(game, mix)
    table = env(game, players, options)
    given = play(table, 7)
    match = table.table.match()
    again = chicane.new(game, players, 7, options)
    for act in match.acts:
        if act.actor >= 0:
            again.play(act.text)
    assert match.log == again.log
    assert match.over
    assert match.game.returns() == list(given.values())


def test_cut_off() -> None:
    """With max_cycles a game is cut off after so many choices a seat, and nobody has won."""
    table = env("chariot", 2, max_cycles=5)
    assert [0.0, 0.0] == list(play(table, 1).values())
    assert 10 == sum(1 for act in table.table.match().acts if act.actor >= 0)


def test_illegal_action_is_named() -> None:
    """An action that is not on the menu is refused with its words, and the game stands as it stood."""
    table = env("chariot", 2)
    table.reset(seed=1)
    number = find("chariot").vocabulary().words().index("LeaveDamage")
    with pytest.raises(IllegalOption, match=f"action {number} .LeaveDamage. is not on the menu"):
        table.step(number)
    assert 0 == table.choices


def test_illegal_action_loses_for_a_seat() -> None:
    """A seat against bots that answers off the menu has lost."""
    seat = SeatEnv("chariot")
    seat.reset(seed=1)
    number = find("chariot").vocabulary().words().index("LeaveDamage")
    _, reward, over, cut, told = seat.step(number)
    assert (-1.0, True, False, {"illegal": True}) == (reward, over, cut, told)


def test_reward_is_a_plug_in() -> None:
    """With the game's own judgement, rewards on the way add up to the result less what the start was worth."""
    table = env("chariot", 2, worth=standing)
    table.reset(seed=3)
    start = [standing(table.table.game, seat) for seat in range(2)]
    given = list(play(table, 3).values())
    result = table.table.game.returns()
    assert pytest.approx([end - begin for end, begin in zip(result, start, strict=True)]) == given


@every_game
def test_many_games_at_once(game: str) -> None:
    """A row for each game; a game of a row is that of a single seat with the same seed."""
    many, luck = ManySeats(3, game), Luck("many")
    seen, _ = many.reset(seed=5)
    alone = SeatEnv(game, seat=1 % many.envs[0].table.players)
    expected, _ = alone.reset(seed=6)
    for _ in range(30):
        assert np.array_equal(expected["observation"], seen["observation"][1])
        assert np.array_equal(expected["action_mask"], seen["action_mask"][1])
        actions = np.array([any_of(mask, luck) if mask.any() else 0 for mask in seen["action_mask"]])
        if not expected["action_mask"].any():
            break
        expected, reward, over, cut, _ = alone.step(int(actions[1]))
        seen, rewards, all_over, all_cut, _ = many.step(actions)
        assert (reward, over, cut) == (rewards[1], all_over[1], all_cut[1])


def test_wrong_seat_is_named() -> None:
    """A seat that is not at the table is refused."""
    with pytest.raises(BadInput, match="no seat 4; they run from 0 to 3"):
        SeatEnv("chariot", seat=4)
