"""Setup of one attempt: vehicle, hero, decks and starting scrap (WL-SETUP, WL-DIFF)."""

from __future__ import annotations

from chicane.core.message import Message
from chicane.core.step import Step
from chicane.wreckland.customise import StartRound
from chicane.wreckland.decks import DrawScrap
from chicane.wreckland.enemies import ENEMIES
from chicane.wreckland.equipment import EQUIPMENT, VEHICLES
from chicane.wreckland.grid import SLOTS
from chicane.wreckland.kinds import (
    CARDS,
    CHAPTER_NAMES,
    CHAPTER_NUMBERS,
    DECK,
    DICE,
    DIFFICULTIES,
    HERO_IDS,
    VEHICLE_IDS,
)
from chicane.wreckland.queries import NOTHING, STARTING_SCRAP, ask, in_force
from chicane.wreckland.state import POOL, Wreckland
from chicane.wreckland.story import BEFORE, TWIST, Read


def empty_road(players: int, setup: dict[str, str]) -> Wreckland:
    """The vehicle as it is printed, all cards in their decks: those of this chapter's envelope and the ones before."""
    game = Wreckland(players, setup)
    game.cap = int(setup["ply_cap"])
    game.chapter = CHAPTER_NUMBERS.index(setup["chapter"])
    game.vehicle = VEHICLE_IDS.index(setup["vehicle"])
    game.hero = HERO_IDS.index(setup["hero"])
    game.cards = in_force(game.hero, game.chapter)
    game.dice, game.place = [1] * DICE, [POOL] * DICE  # WL-SETUP-07
    game.gear, game.upgrades = VEHICLES[game.vehicle].printed, VEHICLES[game.vehicle].upgrades  # WL-SETUP-01
    game.facing, game.wrecked, game.hurt = [0] * len(SLOTS), [0] * len(SLOTS), [0] * len(SLOTS)
    game.foe_kind, game.foe_zone, game.foe_hurt = [], [], []
    game.market, game.discards = [], [0] * CARDS
    game.foe_discards, game.scrap = [0] * DECK, [0] * DECK
    number = game.chapter + 1
    game.deck = [card.count if card.chapter <= number else 0 for card in EQUIPMENT]  # WL-CAMP-08, WL-SETUP-03
    game.foe_deck = [card.count if card.chapter <= number else 0 for card in ENEMIES]
    return game


class Prepare(Step[Wreckland]):
    """The chapter is read; starting scrap by difficulty, then round 1, Customisation (WL-DIFF-01, WL-SETUP-04)."""

    def run(self, game: Wreckland) -> None:
        count = ask(game, STARTING_SCRAP, NOTHING, DIFFICULTIES[game.setup["difficulty"]])
        game.do_all([Read(BEFORE), Read(TWIST), *[DrawScrap() for _ in range(count)], StartRound()])

    def tell(self, game: Wreckland) -> Message:
        chapter = CHAPTER_NAMES[game.chapter]
        return Message("wreckland-told-welcome", "WL-CAMP-04", number=game.chapter + 1, chapter=chapter)
