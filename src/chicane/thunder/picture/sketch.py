"""The chase in lines of text: the road, the crews and their cars, and what is going on.

A tab in a line is where the client aligns columns; an empty line ends what is aligned together. The last paragraph
is about the turn that is on.
"""

from __future__ import annotations

from typing import Final

from chicane.core.message import Message
from chicane.core.scene import Sketch, Span
from chicane.thunder.board import COLUMNS, LANES, NAMES, TILES, space_at
from chicane.thunder.front import tile_name
from chicane.thunder.kinds import (
    HAZARDS,
    MUD,
    MUD_TOKEN,
    OFF_ROAD,
    OIL,
    ROAD,
    ROAD_TOKEN,
    ROCK,
    TERRAINS,
    TOKEN_TERRAIN,
)
from chicane.thunder.names import broken_name, code, crew_of, named
from chicane.thunder.picture import cards, drive, facts
from chicane.thunder.picture.art import PAINTS
from chicane.thunder.state import AWAY, EMPTY, GONE, HANGING, IN_AIR, REMOVED, START, Thunder
from chicane.thunder.tiles import FACE_IDS

CELL: Final = 4  # characters of a space: a side and three for what is on it
FACE_DOWN: Final = "?"
SEAM: Final = "│"
FINISH: Final = "║"
TAB: Final = Span("\t")
TURNS: Final = 3  # a player and round (TR-RND-01)

WRECK_STYLE: Final = "bold"
TERRAIN_STYLES: Final[dict[str, str]] = {  # by terrain; boxes add their own
    "road": "dim",
    "off-road": "dim yellow",
    "mud": "color(94)",
    "rock": "bold",
    "goo": "green",
    "glass": "cyan",
    "ramp": "bold yellow",
    "fire": "bold red",
    "salt": "white",
}
TOKEN_STYLE: Final = "bold magenta"

TOKEN_SIGNS: Final = [
    (FACE_DOWN, Message("thunder-sketch-face-down")),
    (HAZARDS[ROAD_TOKEN].mark, Message("thunder-sketch-asphalt")),
    (HAZARDS[OIL].mark, Message("thunder-sketch-oil")),
    (HAZARDS[MUD_TOKEN].mark, Message("thunder-terrain-mud")),
]


def sketch(game: Thunder, names: list[str]) -> Sketch:
    """The road from rear to front, the starting area, the crews, the cars, and the turn."""
    lines: Sketch = [tile_ids(game), ruler(), *[lane_row(game, lane) for lane in range(LANES)]]
    lines += [legend(game), tile_names(game), *tile_cards(game), *waiting(game)]
    lines += [[], crew_headings(), *[crew_row(game, seat, names[seat]) for seat in range(game.players)]]
    lines += [row for seat in range(game.players) for row in deck_rows(game, seat)]
    lines += [row for seat in range(game.players) for row in card_rows(game, seat)]
    lines += [[], car_headings(), *[car_row(game, car) for car in facts.all_cars(game)]]
    return [*lines, [], *turn(game)]


# The road


def tile_ids(game: Thunder) -> list[Span]:
    """Each tile's id over its columns."""
    return [Span("  "), *[Span(f"{FACE_IDS[face]:^{COLUMNS * CELL}}", "bold") for face in game.tiles]]


def ruler() -> list[Span]:
    """Column numbers, over the middles of the lanes that sit further on."""
    return [Span(" " + "".join(f"{column + 1:>{CELL}}" for column in range(COLUMNS * TILES)), "dim")]


def lane_row(game: Thunder, lane: int) -> list[Span]:
    """The spaces of a lane; odd lanes are shifted by half a space (TR-BRD-03)."""
    spans = [Span("abcdef"[lane], "dim"), Span("  " if lane % 2 else "")]
    for column in range(COLUMNS * TILES):
        spans.append(Span(" " if column % COLUMNS else SEAM, "dim"))
        spans += cell(game, space_at(lane, column))
    return [*spans, Span(FINISH, "bold") if game.final else Span(SEAM, "dim")]


def cell(game: Thunder, space: int) -> list[Span]:
    """Three characters: a vehicle and whatever else is there, or a token or chopper amid its terrain."""
    terrain = game.ground[space]
    mark, style = TERRAINS[terrain].mark, terrain_style(terrain)
    others = choppers_on(game, space) + token_on(game, space)
    there = sorted(game.vehicles_on(space), key=lambda each: each != game.active)
    if there:
        more = [Span("+", "bold")] if len(there) > 1 else others[:1] or [Span(mark, style)]
        return [Span(code(game, there[0]), vehicle_style(game, there[0])), *more]
    if others:
        return [Span(mark, style), others[0], Span(mark, style)]
    return [Span(mark * 3, style)]


def terrain_style(terrain: int) -> str:
    """The look of a terrain."""
    return TERRAIN_STYLES.get(TERRAINS[terrain].id, "bold")


def crew_style(game: Thunder, seat: int) -> str:
    """The colour of a crew."""
    return f"bold {PAINTS[facts.crew(game, seat).id].terminal}"


def vehicle_style(game: Thunder, vehicle: int) -> str:
    """The colour of its crew; backward once it is inoperable."""
    if game.is_wreck(vehicle):
        return WRECK_STYLE
    style = crew_style(game, facts.seat_of(game, vehicle))
    return style if game.is_operable(vehicle) else f"{style} reverse"


def choppers_on(game: Thunder, space: int) -> list[Span]:
    """Choppers are capital letters."""
    seats = [seat for seat in range(game.players) if game.chopper[seat] == space]
    return [Span(facts.letter(game, seat), crew_style(game, seat)) for seat in seats]


def token_on(game: Thunder, space: int) -> list[Span]:
    """A token, unknown while it lies face down."""
    token = game.hazard[space]
    return [Span(FACE_DOWN if token < 0 else HAZARDS[token].mark, TOKEN_STYLE)] if token else []


def legend(game: Thunder) -> list[Span]:
    """What the signs on the road mean."""
    there = sorted({ROAD, OFF_ROAD, MUD, ROCK} | set(game.ground))
    signs = [(TERRAINS[each].mark, TERRAINS[each].name, terrain_style(each)) for each in there]
    further = [kind for kind in sorted(set(game.hazard)) if kind > MUD_TOKEN]
    tokens = [*TOKEN_SIGNS, *[(HAZARDS[kind].mark, token_name(kind)) for kind in further]]
    signs += [(mark, name, TOKEN_STYLE) for mark, name in tokens]
    spans: list[Span] = []
    for mark, name, style in signs:
        spans += [Span("  "), Span(mark, style), Span(" "), Span(name, "dim")]
    return spans


def token_name(kind: int) -> Message:
    """A token by the terrain that it makes, or by its own name where it does something else."""
    makes = TOKEN_TERRAIN[kind] >= 0 and not HAZARDS[kind].dropped
    return TERRAINS[TOKEN_TERRAIN[kind]].name if makes else HAZARDS[kind].name


def tile_names(game: Thunder) -> list[Span]:
    """What the tiles are called, from the rear one to the lead tile."""
    spans: list[Span] = []
    for face in game.tiles:
        spans += [Span("  "), Span(FACE_IDS[face], "bold"), Span(" "), Span(tile_name(face), "dim")]
    return spans


def tile_cards(game: Thunder) -> Sketch:
    """What lies beside the tiles."""
    places = [(face, name) for tile, face in enumerate(game.tiles) for name in cards.beside_tile(game, tile)]
    spans = [
        span for face, name in places for span in (Span("  "), Span(FACE_IDS[face], "bold"), Span(" "), Span(name))
    ]
    return [spans] if spans else []


def waiting(game: Thunder) -> Sketch:
    """Who still waits in the starting area (TR-SET-13)."""
    cars = [car for car in facts.all_cars(game) if game.at[car] == START]
    if not cars:
        return []
    codes = [span for car in cars for span in (Span(" "), Span(code(game, car), vehicle_style(game, car)))]
    return [[Span("  "), Span(Message("thunder-sketch-waiting")), *codes]]


# Crews and cars


def crew_headings() -> list[Span]:
    """What the columns show."""
    return headings(
        [
            Message("thunder-sketch-crew"),
            Message("thunder-sketch-player"),
            Message("thunder-sketch-dice"),
            Message("thunder-sketch-command"),
            Message("thunder-sketch-chopper"),
        ]
    )


def headings(messages: list[Message]) -> list[Span]:
    """A line of headings."""
    return [Span("    "), *[span for message in messages for span in (Span(message, "dim"), TAB)][:-1]]


def crew_row(game: Thunder, seat: int, owner: str) -> list[Span]:
    """One crew: whose it is, its dice, its command and its chopper."""
    mark = "► " if game.actor == seat else "  "
    style = "dim" if game.out[seat] else ""
    letter = Span(facts.letter(game, seat), crew_style(game, seat))
    name = [Span(mark), letter, Span(" "), Span(crew_of(game, seat), style)]
    start = [*name, TAB, Span(owner, style), TAB]
    if game.out[seat]:
        return [*start, Span(Message("thunder-sketch-out"), "dim")]
    used = Message("thunder-sketch-used") if game.commanded[seat] else Message("thunder-sketch-free")
    stars = [Span(" ★" * game.tokens[seat], "yellow")] if game.tokens[seat] else []
    return [*start, *dice(game, seat), TAB, Span(used), *stars, TAB, Span(chopper_place(game, seat))]


def card_rows(game: Thunder, seat: int) -> Sketch:
    """The cards of a crew, as far as the viewer may read them."""
    held = [Span(card.name or "?") for card in cards.held_by(game, seat)]
    fitted = [(car, card) for car in facts.cars(game, seat) for card in cards.beside(game, car)]
    names = [[each] for each in held] + [[Span(f"{code(game, car)} "), Span(card.name or "?")] for car, card in fitted]
    if not names:
        return []
    letter = Span(facts.letter(game, seat), crew_style(game, seat))
    heading = Span(Message("thunder-sketch-cards"), "dim")
    return [[Span("    "), letter, Span(" "), heading, Span(" "), *separated(names)]]


def separated(names: list[list[Span]]) -> list[Span]:
    """Names with commas between them."""
    return [span for name in names for span in (Span(", "), *name)][1:]


def dice(game: Thunder, seat: int) -> list[Span]:
    """The movement dice, or cards by their short forms; a dash for each that is spent."""
    if facts.has_cards(game, seat):
        return [Span(drive.in_hand(game, seat), "bold")]
    values = facts.dice(game, seat)
    return [Span(" ".join(str(value) if value else "-" for value in values), "bold")]


def deck_rows(game: Thunder, seat: int) -> Sketch:
    """The deck of a crew that draws, and its discards, which everybody may look at (TR-GEN-18)."""
    if not facts.has_cards(game, seat) or game.out[seat]:
        return []
    letter = Span(facts.letter(game, seat), crew_style(game, seat))
    return [[Span("    "), letter, Span(" "), Span(drive.in_a_line(game, seat), "dim")]]


def chopper_place(game: Thunder, seat: int) -> str | Message:
    """Where a crew's chopper is."""
    space = game.chopper[seat]
    if space == REMOVED:
        return "-"
    return Message("thunder-sketch-home") if space == AWAY else NAMES[space]


def car_headings() -> list[Span]:
    """What the columns show."""
    return headings(
        [
            Message("thunder-sketch-car"),
            Message("thunder-sketch-space"),
            Message("thunder-sketch-this-round"),
            Message("thunder-sketch-damage"),
        ]
    )


def car_row(game: Thunder, car: int) -> list[Span]:
    """One car: where it is, what it did this round, what has broken."""
    mark = "► " if car == game.active else "  "
    gone = game.at[car] == GONE
    style = "dim" if gone else ""
    colour = crew_style(game, facts.seat_of(game, car))
    name = [Span(mark), Span(code(game, car), colour), Span(" "), Span(named(game, car), style)]
    if gone:
        return [*name, TAB, Span(Message("thunder-sketch-gone"), "dim")]
    return [*name, TAB, Span(place(game, car)), TAB, Span(this_round(game, car)), TAB, *tokens(game, car)]


def place(game: Thunder, car: int) -> str | Message:
    """The space of a car, or why it has none."""
    space = game.at[car]
    if space == START:
        return Message("thunder-sketch-at-start")
    if space == HANGING:
        return Message("thunder-sketch-hanging")
    return Message("thunder-sketch-in-air") if space == IN_AIR else NAMES[space]


def this_round(game: Thunder, car: int) -> str | Message:
    """Whether a car moved or coasted this round, or can do neither (TR-STA-03)."""
    if not game.is_operable(car):
        return Message("thunder-sketch-broken")
    if game.coasts[car]:
        return Message("thunder-sketch-coasted", times=game.coasts[car])
    return Message("thunder-sketch-moved") if game.moved[car] else Message("thunder-sketch-ready")


def tokens(game: Thunder, car: int) -> list[Span]:
    """The damage tokens of a car."""
    filled = [slot for slot in facts.slots(game, car) if game.slots[slot] != EMPTY]
    burning = [Message("thunder-sketch-burning")] if game.burning[car] else []
    told = [*burning, *[broken_name(game, slot) for slot in filled]]
    names = [span for name in told for span in (Span(", "), Span(name))][1:]
    return names or [Span("-", "dim")]


# The turn


def turn(game: Thunder) -> Sketch:
    """The round, the road die, and the vehicle that moves."""
    now = min(TURNS, max(0, game.turn - 1) // game.players + 1)
    first = crew_of(game, game.first)
    status = Message("thunder-sketch-round", round=game.round, turn=now, road=game.road_die, first=first)
    lines: Sketch = [[Span(status)]]
    if game.active >= 0 and game.at[game.active] != GONE:
        car, where = game.active, place(game, game.active)
        moves = Message("thunder-sketch-moves", vehicle=named(game, car), space=where, moves=game.moves[car])
        lines.append([Span(code(game, car), vehicle_style(game, car)), Span(" "), Span(moves)])
    lines += [[Span(Message("thunder-sketch-steering", left=left))] for left in game.steering if left]
    return lines
