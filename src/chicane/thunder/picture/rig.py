"""The Big Rig in the picture: a train that bends, commands on its dashboards, and the gravel it leaves (TR-RIG)."""

from __future__ import annotations

from functools import cache
from typing import Final

from chicane.core.message import Message
from chicane.core.scene import BOARD, TOKEN, Piece
from chicane.thunder.big_rig import BIG_RIG
from chicane.thunder.board import NAMES, SPACES, TILE, space_name
from chicane.thunder.box import Command
from chicane.thunder.names import code, crew_of, named
from chicane.thunder.picture import art, facts, layout, panels
from chicane.thunder.picture.art import COMMAND_ICONS, Paint, box, disc, fill, flat, moved, outlined, stroke, text
from chicane.thunder.picture.layers import BELOW
from chicane.thunder.picture.layout import Box, Point
from chicane.thunder.picture.places import on_board, place_of
from chicane.thunder.picture.tokens import token_base
from chicane.thunder.picture.vehicles import FIGURES, Figure
from chicane.thunder.state import EMPTY, GONE, START, Thunder
from chicane.thunder.tiles import FACE_IDS, FACES

WHEELS: Final = "M-23-19H-13V-14H-23ZM-11-19H-1V-14H-11ZM11-19H21V-14H11Z"
WHEELS_BELOW: Final = "M-23 14H-13V19H-23ZM-11 14H-1V19H-11ZM11 14H21V19H11Z"
HAZARD_YELLOW: Final = "#e8b83a"


# The train


def chassis(paint: Paint) -> str:
    """Wheels and a plated deck, the same for all sections."""
    wheels = fill(WHEELS + WHEELS_BELOW, art.RUBBER, art.INK, 1)
    deck = fill("M-27-15.5H27V15.5H-27Z", paint.fill, art.INK, 1.8)
    rivets = stroke("M-25-12.5H25M-25 12.5H25", paint.light, 1.6, ' stroke-dasharray="1.6 5"')
    return wheels + deck + rivets


def front(paint: Paint) -> str:
    """The cab with its stacks and a catcher before it."""
    blade = stroke("M28-9L38-4M28 9L38 4M27 0H39", art.INK, 1.6)
    catcher = fill("M27-18L40-8V8L27 18Z", "#a39a8b", art.INK, 1.6) + blade
    cab = fill("M-4-12H20Q26-12 26-6V6Q26 12 20 12H-4Z", art.BLOOD, art.INK, 1.8)
    glass = flat("M14-9L21-7V7L14 9Z", art.GLASS)
    stacks = "".join(disc(3.4, art.INK, outlined("#cfc6b4", 1.6), -1, side) for side in (-14, 14))
    tubes = stroke("M-24-7H-12M-24 7H-12", art.INK, 6) + stroke("M-24-7H-12M-24 7H-12", "#8c8578", 3.4)
    return catcher + chassis(paint) + tubes + cab + glass + stacks


def mid(paint: Paint) -> str:
    """A tank with hoops."""
    tank = fill("M-20-11H20Q25 0 20 11H-20Q-25 0-20-11Z", "#b9b2a4", art.INK, 1.8)
    hoops = stroke("M-14-11Q-18 0-14 11M14-11Q18 0 14 11", paint.shade, 2.4)
    return chassis(paint) + tank + hoops


def rear(paint: Paint) -> str:
    """A box with a turret and stripes at its end."""
    crate = fill("M-18-11H22V11H-18Z", paint.shade, art.INK, 1.6)
    stripes = stroke("M-25-12V12", HAZARD_YELLOW, 4.5, ' stroke-dasharray="5 4"')
    gun = stroke("M-8 0H-27", art.INK, 5) + stroke("M-9 0H-26", "#cfc6b4", 2)
    return chassis(paint) + stripes + crate + disc(8.5, "#8c8578", outlined(art.INK, 1.5), -6) + gun


art.PAINTS[BIG_RIG.id] = Paint(
    "#4d5158", "#2c2f35", "#8f969f", art.BONE, "M-13-7L-7-13H7L13-7V7L7 13H-7L-13 7Z", "white"
)
FIGURES["front"] = Figure(front, -13, 30, 31, "TR-RIG-01")
FIGURES["mid"] = Figure(mid, 0, 22, 30, "TR-RIG-01")
FIGURES["rear"] = Figure(rear, 10, 22, 30, "TR-RIG-01")


def hitches(game: Thunder) -> list[Piece]:
    """A bar from each section to the one before it, below both."""
    towed = [each for each in facts.all_cars(game) if game.head(each) != each and game.at[each] != GONE]
    return [piece for each in towed for piece in hitch(game, each)]


def hitch(game: Thunder, vehicle: int) -> list[Piece]:
    """The bar of one section."""
    here, ahead = place_of(game, vehicle), place_of(game, vehicle - 1)
    if here is None or ahead is None or game.at[vehicle - 1] == START:
        return []
    bar = f"M0 0L{ahead[0] - here[0]:g} {ahead[1] - here[1]:g}"
    label = Message("thunder-scene-hitch", vehicle=named(game, vehicle))
    markup = stroke(bar, art.INK, 11) + stroke(bar, "#8c8578", 6)
    return [Piece(f"hitch-{code(game, vehicle)}", *here, markup, label, role=BOARD)]


# Off-road tokens


def gravel(game: Thunder) -> list[Piece]:
    """The off-road tokens on the board (TR-RIG-30)."""
    if not game.box.tows:
        return []
    printed = [terrain for face in game.tiles for terrain in FACES[face].ground]
    spaces = [space for space in range(SPACES) if facts.lies_on(game.ground[space], printed[space])]
    return [gravel_piece(game, space) for space in spaces]


def gravel_piece(game: Thunder, space: int) -> Piece:
    """An off-road token, which lies on a tile."""
    id = f"gravel-{FACE_IDS[game.tiles[space // TILE]]}-{space_name(space % TILE)}"
    label = Message("thunder-scene-off-road", space=NAMES[space])
    return Piece(id, *on_board(space), gravel_token(), label, role=TOKEN)


@cache
def gravel_token() -> str:
    """Sand and pebbles."""
    pebbles = [(-9, -6, 3), (3, -10, 2.4), (10, -2, 3.2), (-4, 3, 2.6), (5, 8, 3), (-11, 8, 2.2)]
    stones = "".join(disc(radius, "#8a6a3d", outlined(art.INK, 0.8), x, y) for x, y, radius in pebbles)
    return token_base("#d8b274") + stones


# Dashboards and the cab


def cab(game: Thunder, seat: int, panel: Box) -> Piece:
    """Hydraulic Steering, and the die on it with the lane changes that are left (TR-RIG-06, TR-RIG-17)."""
    crew, left = facts.crew(game, seat).id, game.steering[seat]
    label = Message("thunder-scene-steering", crew=crew_of(game, seat), left=left)
    return Piece(f"commands-{crew}", panel.x, panel.y, cab_art(crew, left), label, fold=crew, role=BOARD)


@cache
def cab_art(crew: str, left: int) -> str:
    """The wheel, a road that swerves, and the die with the lane changes that are left."""
    field, slot = layout.command_box(0, 1), layout.spent_box()
    plate = box(*field, 6, art.STEEL_LIGHT, outlined(art.INK, 1.5))
    wheel = moved(COMMAND_ICONS["steering"], field.x + 36, field.y + field.height / 2, 1.25)
    lane = stroke("M0 12H34Q52 12 62 0T90-12H124M116-20L126-12 116-4", art.BONE, 4, ' opacity=".55"')
    road = moved(lane, field.x + 76, field.y + field.height / 2)
    groove = box(*layout.cab_dice(), 5, art.STEEL_DARK, outlined(art.INK, 1.5))
    place = box(*slot, 6, art.STEEL_DARK, outlined(art.INK, 1.5))
    return plate + wheel + road + groove + place + (moved(art.die(left, crew, 44), *slot.middle()) if left else "")


def rows(game: Thunder, crew: str, car: int, panel: Box, dash: Box) -> list[Piece]:
    """The commands on the dashboard of a section (TR-RIG-54)."""
    commands = enumerate(facts.commands_on(game, car))
    return [row(game, crew, car, panel, dash, number, command) for number, command in commands]


def row(game: Thunder, crew: str, car: int, panel: Box, dash: Box, number: int, command: Command) -> Piece:
    """One command: its sign, the dice it accepts, and a tick once a die lies on it."""
    field = layout.row_box(dash, number)
    damaged = game.slots[facts.slots(game, car)[number]] != EMPTY
    used = facts.has_die(game, car, number)
    state = "damaged" if damaged else "has-die" if used else "fine"
    label = Message("thunder-scene-section-command", command=command.name, state=state)
    point: Point = panel.x + field.x, panel.y + field.y
    markup = row_art(crew, command.id, field.width, field.height, command.least, used)
    return Piece(f"command-{crew}-{command.id}", *point, markup, label, fold=crew, role=BOARD)


@cache
def row_art(crew: str, command: str, width: float, height: float, least: int, used: bool) -> str:
    """The field of a command."""
    field = box(0, 0, width, height, 5, art.STEEL_DARK, outlined(art.INK, 1.5))
    sign = moved(COMMAND_ICONS[command], 20, height / 2, 0.72)
    dice = text("3" if least == 3 else "1–3", art.BODY, art.BONE, 58, height / 2)
    die = moved(panels.ticked_die(crew, 24), width - 20, height / 2) if used else ""
    return field + sign + dice + die


def launcher_icon() -> str:
    """A missile."""
    body = fill("M-14-4H8Q17-3 20 0Q17 3 8 4H-14Z", art.BLOOD, art.INK, 1.6)
    return body + fill("M-18-9H-12L-8-4V4L-12 9H-18L-15 0Z", "#cfc6b4", art.INK, 1.4)


def catcher_icon() -> str:
    """A plough."""
    return fill("M-8-16L15 0-8 16Z", "#a39a8b", art.INK, 1.8) + stroke("M-6-8L7 0-6 8M-8 0H12", art.INK, 2)


def traction_icon() -> str:
    """A wheel with a deep tread."""
    tread = disc(15, "none", f' stroke="{art.RUBBER}" stroke-width="8" stroke-dasharray="5 3"')
    return tread + disc(13, art.RUBBER, outlined(art.INK, 1.5)) + disc(6, "#cfc6b4", outlined(art.INK, 1.5))


def dispenser_icon() -> str:
    """A barrel that falls behind."""
    barrel = fill("M-9-13H9V13H-9Z", HAZARD_YELLOW, art.INK, 1.6)
    return barrel + stroke("M-9-6H9M-9 6H9", art.INK, 1.6) + text("?", art.BODY, art.INK)


def computer_icon() -> str:
    """Cross hairs on a screen."""
    screen = box(-17, -13, 34, 26, 4, "#1f3b2a", outlined("#cfc6b4", 2.4))
    return screen + stroke("M-10 0H10M0-9V9M-6 0A6 6 0 1 1 6 0A6 6 0 1 1-6 0", "#7ee08a", 1.8)


def steering_icon() -> str:
    """The wheel of the cab."""
    return moved(art.wheel(), 0, 0, 1.35)


COMMAND_ICONS.update(
    {
        "launcher": launcher_icon(),
        "catcher": catcher_icon(),
        "traction": traction_icon(),
        "dispenser": dispenser_icon(),
        "computer": computer_icon(),
        "steering": steering_icon(),
        **{f"repair-{section}": art.repair_icon() for section in ("front", "mid", "rear")},
    }
)


BELOW.extend([gravel, hitches])
