"""The Boss board in the terminal, all of it open: the twist, who comes when, who waits, and the penalties."""

from __future__ import annotations

from typing import Final

from chicane.core.message import Message
from chicane.core.scene import Sketch, Span
from chicane.wreckland.bends import ROUNDS
from chicane.wreckland.chapters import BOOK
from chicane.wreckland.enemies import FOES
from chicane.wreckland.grid import ZONES
from chicane.wreckland.kinds import FOE_NAMES
from chicane.wreckland.names import ZONE_NAMES
from chicane.wreckland.phrases import TWISTS, doing
from chicane.wreckland.picture.sketch_lists import TAB, deeds, headings, style_of
from chicane.wreckland.state import CUSTOMISE, Wreckland
from chicane.wreckland.traits import mask_text

NONE: Final = "·"


def ahead(game: Wreckland) -> Sketch:
    """What is different in this chapter, the Chases still to come, and the cards of those who lead them."""
    return [[Span("  "), Span(TWISTS[game.chapter], "yellow")], *schedule(game), *waiting(game)]


def first_chase(game: Wreckland) -> int:
    """The round of the next Chase."""
    return max(1, game.round) if game.phase == CUSTOMISE else game.round + 1


def leaders(game: Wreckland, round: int) -> list[tuple[int, int]]:
    """The mini-bosses of a round, and the Boss of the last one, each with its zone (WL-BOSS-01)."""
    book = BOOK[game.chapter]
    minis = [(kind, zone) for kind, when, zone in book.minis if when == round]
    return [*minis, *([(book.boss, book.boss_zone)] if round == ROUNDS else [])]


def schedule(game: Wreckland) -> Sketch:
    """How many enemies come to each zone in each Chase, and who leads them (WL-SETUP-04)."""
    rounds = range(first_chase(game), ROUNDS + 1)
    zones = [each for zone in ZONE_NAMES for each in (TAB, Span(zone, "dim"))]
    head = [Span("  "), Span(Message("wreckland-sketch-schedule"), "dim"), *zones]
    return [head, *[chase(game, round) for round in rounds]] if rounds else []


def chase(game: Wreckland, round: int) -> list[Span]:
    """One Chase: a number for each zone."""
    numbers = BOOK[game.chapter].enemies[round - 1]
    spans = [Span("  "), Span(Message("wreckland-sketch-round", round=round))]
    for zone in range(len(ZONES)):
        spans += [TAB, Span(str(numbers[zone]) if numbers[zone] else NONE)]
        for kind, where in leaders(game, round):
            spans += [Span(" + "), Span(FOE_NAMES[kind], style_of(kind))] if where == zone else []
    return spans


def waiting(game: Wreckland) -> Sketch:
    """The cards of mini-bosses and Boss who are still to come."""
    kinds = [kind for round in range(first_chase(game), ROUNDS + 1) for kind, _ in leaders(game, round)]
    return [[], headings("waiting", "dice", "resistance", "does"), *[card(kind) for kind in kinds]] if kinds else []


def card(kind: int) -> list[Span]:
    """One of them: dice, resistance, what it does."""
    foe = FOES[kind]
    dice = Span("".join(f"‹{mask_text(mask)}›" for mask in foe.dice))
    head = [Span("  "), Span(FOE_NAMES[kind], style_of(kind)), TAB, dice, TAB, Span(str(foe.resistance))]
    return [*head, TAB, *deeds(kind, foe.armour)]


def penalties(game: Wreckland) -> Sketch:
    """What each result of a red die does in this phase (WL-BOSSB-07)."""
    book = BOOK[game.chapter]
    table = book.customise if game.phase == CUSTOMISE else book.chase
    key = "wreckland-sketch-penalties-customise" if game.phase == CUSTOMISE else "wreckland-sketch-penalties-chase"
    lines: Sketch = [[Span("  "), Span(Message(key, boss=FOE_NAMES[book.boss]), "dim")]]
    for number, effects in enumerate(table, 1):
        what = doing(effects) if effects else Message("wreckland-scene-nothing")
        lines.append([Span("  "), Span(str(number), "bold red"), Span("  "), Span(what)])
    return lines
