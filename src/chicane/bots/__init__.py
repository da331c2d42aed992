"""Bots: they see views only, and are asked for by a spec string such as `greedy`."""

from chicane.bots.bot import STRONG, USUAL, WEAK, Bot, Factory, bot, bot_names, play_out, register, strength_of
from chicane.bots.greedy import greedy
from chicane.bots.hint import hint
from chicane.bots.random import uniform
from chicane.bots.rollout import rollout

register("random", uniform, WEAK)
register("greedy", greedy, USUAL)
register("rollout", rollout, STRONG)

__all__ = ["Bot", "Factory", "bot", "bot_names", "hint", "play_out", "register", "strength_of"]
