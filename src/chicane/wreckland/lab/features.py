"""What the driver of an attempt sees: everything but the order of the decks, which does not exist."""

from __future__ import annotations

from typing import Final

from chicane.core.features import QUESTION, Feature, Features, Parts, question
from chicane.wreckland.grid import SLOTS
from chicane.wreckland.kinds import DECK, DICE
from chicane.wreckland.lab.vocabulary import FOES
from chicane.wreckland.state import Wreckland

MARKET: Final = 12
NONE_HELD: Final = [0] * DICE


def seen(game: Wreckland, seat: int) -> Parts:
    """The parts of FEATURES."""
    foes = game.foes()
    kind, zone, hurt = game.foe_kind, game.foe_zone, game.foe_hurt
    begun = [game.chapter, game.vehicle, game.hero, game.round, game.phase, game.turn, game.engine, game.used]
    return [
        question(game, seat) + begun + game.dice + game.place,
        [game.held >> die & 1 for die in range(DICE)] if game.held else NONE_HELD,
        game.gear,
        game.hurt[:],
        game.facing,
        game.wrecked,
        game.market,
        game.scrap,
        [kind[foe] for foe in foes],
        [zone[foe] for foe in foes],
        [hurt[foe] for foe in foes],
    ]


FEATURES: Final = Features(
    [
        [
            *QUESTION,
            Feature("chapter", 1, "the number of the chapter"),
            Feature("vehicle", 1, "the number of the vehicle"),
            Feature("hero", 1, "the number of the hero"),
            Feature("round", 1, "the round"),
            Feature("phase", 1, "0 customise, 1 chase"),
            Feature("turn", 1, "the turn of this Chase"),
            Feature("engine", 1, "damage of the engine"),
            Feature("used", 1, "uses of the hero's skill since its limit was last counted"),
            Feature("dice", DICE, "what the dice show, three red ones first"),
            Feature("place", DICE, "0 in the pool, 1 aside, 2 ram, 3 engine, from 8 equipment, from 40 enemies"),
        ],
        [Feature("held", DICE, "1 if the die skips the next reroll")],
        [Feature("gear", len(SLOTS), "the kind of equipment in each slot")],
        [Feature("hurt", len(SLOTS), "its damage")],
        [Feature("facing", len(SLOTS), "quarters it is turned")],
        [Feature("wrecked", len(SLOTS), "1 if it is destroyed")],
        [Feature("market", MARKET, "the kinds of face-up equipment")],
        [Feature("scrap", DECK, "scrap cards of each kind")],
        [Feature("foe kind", FOES, "the kind of each enemy in play")],
        [Feature("foe zone", FOES, "its zone: 0 front, then clockwise")],
        [Feature("foe hurt", FOES, "its damage")],
    ],
    seen,
)
