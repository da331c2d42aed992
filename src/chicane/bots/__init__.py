"""Bots: they see views only, and are asked for by a spec string such as `greedy`."""

from chicane.bots.ahead import ahead
from chicane.bots.bot import STRONG, USUAL, WEAK, Bot, Factory, bot, bot_names, play_out, register, strength_of
from chicane.bots.draft import draft
from chicane.bots.greedy import greedy, greedy_1, naive
from chicane.bots.halving import halving
from chicane.bots.hint import hint
from chicane.bots.level import register_levels
from chicane.bots.mcts import mcts
from chicane.bots.random import uniform
from chicane.bots.rollout import rollout

register("random", uniform, WEAK)
register("greedy", greedy, USUAL)
register("rollout", rollout, STRONG)
register("mcts", mcts, STRONG)
register("halving", halving, STRONG)
register("ahead", ahead, STRONG)
register("greedy-1", greedy_1)
register("naive", naive, WEAK)
register("draft", draft)
register_levels()

__all__ = ["Bot", "Factory", "bot", "bot_names", "hint", "play_out", "register", "strength_of"]
