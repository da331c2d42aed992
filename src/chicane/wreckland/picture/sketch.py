"""An attempt in lines of text: the vehicle's grid, what is to come, and all that is at hand.

A tab in a line is where the client aligns columns; an empty line ends what is aligned together. The last paragraph
is about the turn that is on: clients show it again line by line, as it changes.
"""

from __future__ import annotations

from typing import Final

from chicane.core.message import Message
from chicane.core.scene import Sketch, Span
from chicane.wreckland.board import RedOnBoard
from chicane.wreckland.damage import engine_resistance
from chicane.wreckland.engine import LOW
from chicane.wreckland.equipment import GEAR, VEHICLES, Gear
from chicane.wreckland.grid import turned
from chicane.wreckland.heroes import HEROES
from chicane.wreckland.icons import CHOICE, EFFECTS
from chicane.wreckland.kinds import DICE, GEAR_NAMES, HERO_IDS, HERO_NAMES, RED
from chicane.wreckland.names import SLOT_MARKS
from chicane.wreckland.phrases import doing
from chicane.wreckland.picture import sketch_board, sketch_lists
from chicane.wreckland.picture.sketch_marks import HURT, armour, health, reach, slots_of, spikes
from chicane.wreckland.queries import LOW_DICE, NOTHING, ask
from chicane.wreckland.state import ASIDE, CUSTOMISE, EMPTY, MOST_SLOTS, ON_ENGINE, ON_GEAR, ON_RAM, POOL, Wreckland
from chicane.wreckland.turns import step_of

TAB: Final = Span("\t")
CENTRE: Final = -1
ROWS: Final = [[0, 1, 2], [3, CENTRE, 4], [5, 6, 7]]  # slots of the grid, line by line
WRECK: Final = "red"
PRINTED: Final = "bold"
PERFECT: Final = "yellow"

Cell = list[list[Span]]  # the lines of a slot


def sketch(game: Wreckland, names: list[str]) -> Sketch:
    """The vehicle, what is to come, the table for red dice unless it is at hand, the turn."""
    board = [] if penalties_matter(game) else [*sketch_board.penalties(game), []]
    return [*grid(game), LEGEND, [], *sketch_board.ahead(game), [], *board, *turn(game)]


def penalties_matter(game: Wreckland) -> bool:
    """Whether the Boss board may be rolled for next: red dice can pay, or one of them matches nobody."""
    if game.phase == CUSTOMISE:
        return bool(game.reds())
    return any(isinstance(option, RedOnBoard) for option in game.menu)


# The vehicle


def grid(game: Wreckland) -> Sketch:
    """Three lines of slots, front first; every slot has as many lines as it needs."""
    lines: Sketch = []
    for slots in ROWS:
        cells = [engine(game) if slot == CENTRE else cell(game, slot) for slot in slots]
        for number in range(max(map(len, cells))):
            parts = [each[number] if number < len(each) else [Span("")] for each in cells]
            lines.append([Span("  "), *parts[0], TAB, *parts[1], TAB, *parts[2]])
    return lines


LEGEND: Final = [Span("  "), Span(Message("wreckland-sketch-legend"), "dim")]


def cell(game: Wreckland, slot: int) -> Cell:
    """A slot: its name and equipment, then dice and damage, then what it does."""
    kind = game.gear[slot]
    head = [Span(SLOT_MARKS[slot], "dim"), Span(" ")]
    if kind == EMPTY:
        bars = spikes(VEHICLES[game.vehicle].bars[slot])
        return [[*head, Span("· "), *bars]]
    name = Span(GEAR_NAMES[kind], PRINTED)
    if game.wrecked[slot]:
        return [[*head, name], [Span("   "), Span(Message("wreckland-sketch-destroyed"), WRECK)]]
    card = GEAR[kind]
    bars = spikes(turned(card.bars, game.facing[slot]))
    return [
        [*head, name],
        [Span("   "), *sockets(game, slot), Span(" "), *health(game.hurt[slot], card.resistance), *bars, *armour(card)],
        *does(card),
    ]


def sockets(game: Wreckland, slot: int) -> list[Span]:
    """The die slots; a die lies on those in brackets."""
    return slots_of(game, GEAR[game.gear[slot]].dice, ON_GEAR + slot * MOST_SLOTS)


def does(card: Gear) -> Cell:
    """A line for each effect, the first with the reach, and after a star what a perfect placement adds."""
    lines: Cell = []
    for effect in card.effects:
        icon = EFFECTS[effect]
        choices = icon.of if icon.do == CHOICE else [(effect,)]
        for number, effects in enumerate(choices):
            word = [Span(Message("wreckland-sketch-or")), Span(" ")] if number else [] if lines else reach(card)
            lines.append([Span("   "), *word, Span(doing(effects), "dim")])
    bonus = [[Span("   "), Span("★\u00a0", PERFECT), Span(doing(card.bonus), PERFECT)]] if card.bonus else []
    return lines + bonus


def engine(game: Wreckland) -> Cell:
    """The engine: damage, and the dice on its two areas."""
    resistance = engine_resistance(game)
    low = ask(game, LOW_DICE, NOTHING, LOW)
    return [
        [Span(Message("wreckland-sketch-engine"), PRINTED), Span(" "), *health(game.engine, resistance)],
        [Span("   "), Span(Message("wreckland-sketch-ram")), Span(f" {dice_on(game, ON_RAM)}")],
        [Span("   "), Span(Message("wreckland-sketch-low", low=low)), Span(f" {dice_on(game, ON_ENGINE)}")],
    ]


def dice_on(game: Wreckland, place: int) -> str:
    """What the dice on an area show."""
    return " ".join(f"[{game.dice[die]}]" for die in range(DICE) if game.place[die] == place) or "·"


# The turn


def turn(game: Wreckland) -> Sketch:
    """The round and its step, the cards on offer or the enemies, the penalties, the dice, the hero, the scrap."""
    around = sketch_lists.on_offer(game) if game.phase == CUSTOMISE else sketch_lists.enemies(game)
    board = sketch_board.penalties(game) if penalties_matter(game) else []
    return [when(game), *around, *board, pool(game), hero(game), *sketch_lists.scrap(game)]


def when(game: Wreckland) -> list[Span]:
    """Where we are."""
    if game.phase == CUSTOMISE:
        return [Span(Message("wreckland-sketch-customise", round=max(1, game.round)))]
    return [Span(Message("wreckland-sketch-chase", round=game.round, turn=game.turn, step=step_of(game)))]


def pool(game: Wreckland) -> list[Span]:
    """The dice of the pool by colour; a star marks those that are held."""
    reds, whites = (values(game, first, last) for first, last in ((0, RED), (RED, DICE)))
    out = game.place.count(ASIDE)
    spans = [Span(Message("wreckland-sketch-red")), Span(f" {reds}", HURT), Span("  ")]
    spans += [Span(Message("wreckland-sketch-white")), Span(f" {whites}", PRINTED)]
    if game.held:
        spans += [Span("  "), Span(Message("wreckland-sketch-held"), "dim")]
    return spans + ([Span("  "), Span(Message("wreckland-sketch-out", count=out), "dim")] if out else [])


def values(game: Wreckland, first: int, last: int) -> str:
    """What dice of the pool show."""
    dice = [die for die in range(first, last) if game.place[die] == POOL]
    return " ".join(f"{game.dice[die]}{'*' if game.held >> die & 1 else ''}" for die in dice) or "–"


def hero(game: Wreckland) -> list[Span]:
    """Who drives, what the skill does, and how often it still may; some are always at work."""
    card, name = HEROES[game.hero], HERO_NAMES[game.hero]
    if not card.times:
        skill = Message(f"wreckland-skill-{HERO_IDS[game.hero]}")
        return [Span(Message("wreckland-sketch-hero", hero=name, skill=skill))]
    left = Message("wreckland-sketch-left", left=max(0, card.times - game.used))
    skill = doing(card.effects)
    return [Span(Message("wreckland-sketch-hero", hero=name, skill=skill)), Span("  "), Span(left, "dim")]
