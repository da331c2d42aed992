"""Environments for programs that learn: PettingZoo with all seats, Gymnasium with one seat against bots."""

from chicane.lab.envs.aec import TableEnv
from chicane.lab.envs.parallel import AllAtOnceEnv
from chicane.lab.envs.rewards import standing, won
from chicane.lab.envs.seat import SeatEnv
from chicane.lab.envs.vector import ManySeats

env, parallel_env = TableEnv, AllAtOnceEnv  # as PettingZoo calls them

__all__ = ["AllAtOnceEnv", "ManySeats", "SeatEnv", "TableEnv", "env", "parallel_env", "standing", "won"]
