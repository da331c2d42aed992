"""Bots: they see views only, and are asked for by a spec string such as `greedy`."""

from chicane.bots.bot import Bot, Factory, bot, bot_names, play_out, register
from chicane.bots.greedy import greedy
from chicane.bots.hint import hint
from chicane.bots.random import uniform
from chicane.bots.rollout import rollout

register("random", uniform)
register("greedy", greedy)
register("rollout", rollout)

__all__ = ["Bot", "Factory", "bot", "bot_names", "hint", "play_out", "register"]
