"""An attempt as a picture: everything that moves, and a spot for every option."""

from __future__ import annotations

from chicane.core.message import Message
from chicane.core.scene import CARD, DIE, MARK, TOKEN, Piece, Scene
from chicane.wreckland.chapters import BOOK
from chicane.wreckland.damage import BOSS_DESTROYED, engine_resistance
from chicane.wreckland.engine import LOW
from chicane.wreckland.equipment import DESTRUCTION_CARDS, VEHICLES
from chicane.wreckland.grid import SLOTS, ZONES
from chicane.wreckland.heroes import HEROES
from chicane.wreckland.kinds import (
    CHAPTER_NAMES,
    DICE,
    HERO_NAMES,
    RED,
    VEHICLE_IDS,
)
from chicane.wreckland.names import EMPTY_NAME, SLOT_NAMES, ZONE_NAMES, die_piece, foe_name, gear_name, piece_name
from chicane.wreckland.phrases import TWISTS, doing
from chicane.wreckland.picture import board_art, dice_art, gear_art, layout, panels, places
from chicane.wreckland.picture.art import INK, box, leaf
from chicane.wreckland.picture.cards import cards, destroyed, equipment, fallen
from chicane.wreckland.picture.drops import drops
from chicane.wreckland.picture.picked import picked
from chicane.wreckland.picture.road_art import background, chassis
from chicane.wreckland.picture.spots import spots
from chicane.wreckland.queries import LOW_DICE, NOTHING, ask
from chicane.wreckland.state import (
    CHASE,
    CUSTOMISE,
    EMPTY,
    MOST_SLOTS,
    ON_ENGINE,
    ON_FOE,
    ON_GEAR,
    ON_RAM,
    POOL,
    Wreckland,
)
from chicane.wreckland.turns import step_of

PHASE_KEYS = ["wreckland-scene-customise", "wreckland-scene-chase"]
ROW_KEYS = ["wreckland-scene-customise-row", "wreckland-scene-chase-row"]


def scene(game: Wreckland, names: list[str]) -> Scene:
    """The position: everything that may move is a piece of its own."""
    table = [*zones(), *board(game), *decks(game), hero(game), steps(game)]
    vehicle = [body(game), engine(game), *empty_slots(game), *bars(game), *equipment(game), *destroyed(game)]
    pieces = [*table, *vehicle, *cards(game), *dice(game), *picked(game), *ending(game)]
    asked = game.actor >= 0 and not game.over
    ground = background(game.chapter)
    return Scene(
        places.WIDTH,
        places.HEIGHT,
        ground,
        pieces,
        spots(game) if asked else [],
        drops=drops(game) if asked else [],
        lost=fallen(game),
    )


# The Boss board and what lies beside it


def board(game: Wreckland) -> list[Piece]:
    """The round token, and the words for each row of the tables."""
    number = max(1, game.round)
    label = Message(PHASE_KEYS[game.phase], round=number)
    token = Piece(
        "round-token", *board_art.token_point(number, game.phase), board_art.token(game.phase), label, role=TOKEN
    )
    chapter = Message("wreckland-scene-chapter", number=game.chapter + 1, chapter=CHAPTER_NAMES[game.chapter])
    title = leaf(places.PANEL - 12, 30, 6, INK, ' fill-opacity="0"')
    head = Piece("chapter", places.LEFT_EDGE + places.PANEL / 2, places.BOARD_TOP + 22, title, chapter)
    rows = [row(game, phase, value) for phase in (CUSTOMISE, CHASE) for value in range(1, 7)]
    return [head, twist(game), token, *rows]


def twist(game: Wreckland) -> Piece:
    """The rule that this chapter bends (WL-CAMP-13)."""
    label, words = TWISTS[game.chapter], board_art.twist_words(game.chapter)
    return Piece("twist", *board_art.twist_point(), board_art.twist(), label, captions=words)


def row(game: Wreckland, phase: int, value: int) -> Piece:
    """A row of a table, which is printed: only its words are here."""
    book = BOOK[game.chapter]
    effects = (book.customise if phase == CUSTOMISE else book.chase)[value - 1]
    name = doing(effects) if effects else Message("wreckland-scene-nothing")
    label = Message(ROW_KEYS[phase], value=value, effect=name)
    field = leaf(board_art.COLUMN, places.TABLE_ROW - 4, 6, INK, ' fill-opacity="0"')
    return Piece(f"row-{phase}-{value}", *board_art.table_point(phase, value), field, label)


def decks(game: Wreckland) -> list[Piece]:
    """How many cards are left, and how many are discarded."""
    spare = max(0, DESTRUCTION_CARDS - sum(game.wrecked))
    counts = [(sum(game.deck), sum(game.discards)), (sum(game.foe_deck), sum(game.foe_discards)), (spare, -1)]
    labels = [
        Message("wreckland-scene-deck", left=counts[0][0], discards=counts[0][1]),
        Message("wreckland-scene-enemy-deck", left=counts[1][0], discards=counts[1][1]),
        Message("wreckland-scene-destruction", left=spare),
    ]
    ids = ["deck-equipment", "deck-enemies", "deck-destruction"]
    return [
        Piece(ids[which], *panels.deck_point(which), panels.deck(which, *counts[which]), labels[which])
        for which in range(len(ids))
    ]


def hero(game: Wreckland) -> Piece:
    """The hero card."""
    card = HEROES[game.hero]
    name = HERO_NAMES[game.hero]
    used = min(game.used, card.times)
    label = Message("wreckland-scene-hero", hero=name, left=card.times - used) if card.times else name
    names = (panels.hero_name(game.hero),)
    return Piece("hero", *panels.HERO_POINT, panels.hero(game.hero, used), label, captions=names, role=CARD)


def steps(game: Wreckland) -> Piece:
    """The turn and its step."""
    number = step_of(game)
    label = Message("wreckland-scene-steps", turn=game.turn, step=number)
    return Piece("steps", *panels.STEPS_POINT, panels.steps(game.turn, number), label)


# The vehicle


def zones() -> list[Piece]:
    """The four zones, which are printed: only their words are here (WL-GRID-04)."""
    pieces: list[Piece] = []
    for zone, (left, top, width, height) in places.ZONE_BOXES.items():
        label = Message("wreckland-scene-zone", "WL-GRID-04", zone=ZONE_NAMES[zone])
        field = box(0, 0, width, height, 14, INK, ' fill-opacity="0"')
        pieces.append(Piece(f"zone-{ZONES[zone]}", left, top, field, label))
    return pieces


def body(game: Wreckland) -> Piece:
    """The vehicle, with its empty slots."""
    label = Message(f"wreckland-card-{VEHICLE_IDS[game.vehicle]}")
    return Piece("vehicle", *places.CENTRE, chassis(game.vehicle), label)


def engine(game: Wreckland) -> Piece:
    """The engine in the middle."""
    resistance = engine_resistance(game)
    low = ask(game, LOW_DICE, NOTHING, LOW)
    label = Message("wreckland-scene-engine", damage=game.engine, resistance=resistance)
    return Piece("engine", *places.CENTRE, panels.hub(game.engine, resistance, low), label)


def empty_slots(game: Wreckland) -> list[Piece]:
    """Letters where nothing stands; the slots themselves are part of the background."""
    return [
        Piece(
            f"slot-{SLOTS[slot]}",
            *places.slot_point(slot),
            leaf(places.CARD - 4, places.CARD - 4, 9, INK, ' fill-opacity="0"'),
            Message("wreckland-gear-in-slot", name=EMPTY_NAME, slot=SLOT_NAMES[slot]),
            captions=(gear_art.slot_mark(slot),),
        )
        for slot in range(len(SLOTS))
        if game.gear[slot] == EMPTY
    ]


def bars(game: Wreckland) -> list[Piece]:
    """Spikes printed on the vehicle, until they are covered (WL-SPIKE-09)."""
    pieces: list[Piece] = []
    for slot, printed in enumerate(VEHICLES[game.vehicle].bars):
        if printed and game.gear[slot] == EMPTY:
            label = Message("wreckland-scene-spikes", slot=SLOT_NAMES[slot])
            markup = gear_art.loose_bars(printed)
            pieces.append(Piece(f"spikes-{SLOTS[slot]}", *places.slot_point(slot), markup, label, role=TOKEN))
    return pieces


# Dice


def dice(game: Wreckland) -> list[Piece]:
    """Eight dice, wherever they are."""
    return [die(game, number) for number in range(DICE)]


def die(game: Wreckland, number: int) -> Piece:
    """One die; a held one has a lock."""
    x, y, size = layout.die_at(game, number)
    held = game.place[number] == POOL and game.held >> number & 1
    markup = dice_art.die(game.dice[number], number < RED, size) + (dice_art.lock(size) if held else "")
    return Piece(f"die-{number}", x, y, markup, die_label(game, number, bool(held)), role=DIE)


def die_label(game: Wreckland, number: int, held: bool) -> Message:
    """What a die shows, and where it is."""
    place, piece = game.place[number], piece_name(die_piece(game, number))
    if place >= ON_FOE:
        foe = (place - ON_FOE) // MOST_SLOTS
        return Message("wreckland-scene-die-on", piece=piece, card=foe_name(game, foe))
    if place >= ON_GEAR:
        return Message("wreckland-scene-die-on", piece=piece, card=gear_name(game, (place - ON_GEAR) // MOST_SLOTS))
    where = {ON_RAM: "ram", ON_ENGINE: "engine", POOL: "held" if held else "pool"}
    return Message(f"wreckland-scene-die-{where.get(place, 'aside')}", piece=piece)


# The end


def ending(game: Wreckland) -> list[Piece]:
    """Won or lost."""
    if not game.over:
        return []
    won = game.reason == BOSS_DESTROYED
    label = Message("wreckland-scene-won" if won else "wreckland-scene-lost")
    return [Piece("ending", *places.CENTRE, panels.ending(won), label, role=MARK)]
