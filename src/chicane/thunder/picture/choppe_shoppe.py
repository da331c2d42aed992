"""Choppe Shoppe in pictures: cards to choose from, large over the road; stars, tokens and upgrades before the crews."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from chicane.core.caption import Caption
from chicane.core.message import Message
from chicane.core.pile import UNKNOWN
from chicane.core.scene import CARD, Piece, Spot
from chicane.core.step import Step
from chicane.thunder.box import Command
from chicane.thunder.choppe_shoppe.aim import AtChopper, AtNumber, AtSpace, AtVehicle, AtWay, Forgo
from chicane.thunder.choppe_shoppe.cards import Secret
from chicane.thunder.choppe_shoppe.deal import ChooseLeader, LeaderChosen
from chicane.thunder.choppe_shoppe.draft import Fitted, FitUpgrade, Picked, PickSpare, PickUpgrade
from chicane.thunder.choppe_shoppe.leaders import LEADERS, Leader
from chicane.thunder.choppe_shoppe.tokens import DieOn, Enough, TokenOn
from chicane.thunder.names import crew_of
from chicane.thunder.picture import art, facts, layout
from chicane.thunder.picture.art import box, disc, moved, outlined, star_token, stroke
from chicane.thunder.picture.choppe_icons import emblem
from chicane.thunder.picture.drops import PULLED, dice
from chicane.thunder.picture.layers import BESIDE
from chicane.thunder.picture.layout import Box, Point
from chicane.thunder.picture.panels import span
from chicane.thunder.picture.places import on_board
from chicane.thunder.picture.spots import (
    SIGN,
    SPOTS,
    arrow_spot,
    beside_spot,
    command_spot,
    glow,
    no_spot,
    on_disc,
    on_open,
    spot,
)
from chicane.thunder.state import Thunder
from chicane.thunder.stocks import card_name

# Cards to choose from, large over the road

CHOICE_WIDTH: Final = 268.0
CHOICE_HEIGHT: Final = 372.0
CHOICE_TOP: Final = 116.0
CHOICE_GAP: Final = 26.0
WORDS: Final = 21.0  # the type of what a card does
CHOOSING: Final = (ChooseLeader, PickUpgrade, PickSpare, FitUpgrade)


def on_table(game: Thunder) -> tuple[int, int, list[int]]:
    """The stock, the seat and the cards that are being chosen from; the viewer's own where it may know any."""
    step = game.agenda[-1] if game.agenda else None
    if not isinstance(step, CHOOSING):
        return 0, 0, []
    stock = game.box.stock_numbers["leaders" if isinstance(step, ChooseLeader) else "upgrades"]
    places = game.passing[stock] if isinstance(step, PickUpgrade) else game.hands[stock]
    known = [seat for seat, cards in enumerate(places) if cards and UNKNOWN not in cards]
    seat = step.seat if step.seat in known or not known else known[0]
    return stock, seat, places[seat]


def choice_box(number: int, count: int) -> Box:
    """Where a card that may be chosen lies."""
    pitch = min(CHOICE_WIDTH + CHOICE_GAP, (layout.WIDTH - 60 - CHOICE_WIDTH) / max(1, count - 1))
    left = (layout.WIDTH - CHOICE_WIDTH - pitch * (count - 1)) / 2
    return Box(left + number * pitch, CHOICE_TOP, CHOICE_WIDTH, CHOICE_HEIGHT)


def choices(game: Thunder) -> list[Piece]:
    """The cards that a seat chooses from, readable for whoever may know them."""
    stock, seat, cards = on_table(game)
    return [choice(game, stock, seat, card, number, len(cards)) for number, card in enumerate(cards)]


BESIDE.append(choices)


def choice(game: Thunder, stock: int, seat: int, card: int, number: int, count: int) -> Piece:
    """One of the cards."""
    place, crew = choice_box(number, count), facts.crew(game, seat).id
    if card == UNKNOWN:
        label = Message("thunder-scene-card-back", crew=crew_of(game, seat))
        return Piece(f"choice-{number}", place.x, place.y, large_back(crew), label, role=CARD)
    name = card_name(game, stock, card)
    label = Message("thunder-scene-choice", card=name)
    face = game.box.stocks[stock].cards[card]
    markup = large_face(crew) + (
        board(LEADERS[card]) if isinstance(face, Leader) else moved(emblem(face.id), CHOICE_WIDTH / 2, 124)
    )
    return Piece(f"choice-{face.id}", place.x, place.y, markup, label, captions=texts(name, face), role=CARD)


def texts(name: Message, face: object) -> tuple[Caption, ...]:
    """The name of a card, and what it does; a leader leaves room for the board."""
    room = CHOICE_WIDTH - 32
    middle, rows = (184.0, 8) if isinstance(face, Leader) else (248.0, 10)
    return (
        Caption(name, CHOICE_WIDTH / 2, 52, 30, room, 2, art.INK, art.FONT),
        Caption(Message(f"{name.key}.help"), CHOICE_WIDTH / 2, middle, WORDS, room, rows, art.INK, art.FONT),
    )


@cache
def large_face(crew: str) -> str:
    """A card that lies face up, with a stripe in the colour of the crew that chooses."""
    shade = box(4, 8, CHOICE_WIDTH, CHOICE_HEIGHT, 16, art.INK, ' opacity=".5"')
    paper = box(0, 0, CHOICE_WIDTH, CHOICE_HEIGHT, 16, art.BONE, outlined(art.INK, 4))
    return shade + paper + box(10, 8, CHOICE_WIDTH - 20, 12, 6, art.PAINTS[crew].fill, outlined(art.INK, 1.5))


@cache
def large_back(crew: str) -> str:
    """A card that lies face down."""
    paper = box(0, 0, CHOICE_WIDTH, CHOICE_HEIGHT, 16, art.PAINTS[crew].shade, outlined(art.INK, 4))
    frame = box(14, 14, CHOICE_WIDTH - 28, CHOICE_HEIGHT - 28, 10, "none", outlined(art.PAINTS[crew].light, 3))
    lane = f"M{CHOICE_WIDTH / 2:g} 40V{CHOICE_HEIGHT - 40:g}"
    return paper + frame + stroke(lane, art.GOLD, 12, ' stroke-dasharray="34 24"')


def board(leader: Leader) -> str:
    """The commands of a leader, and the stars."""
    width = (CHOICE_WIDTH - 32) / len(leader.commands)
    fields = ""
    for number, command in enumerate(leader.commands):
        plate = box(0, 0, width - 4, 56, 6, art.STEEL_LIGHT, outlined(art.INK, 1.5))
        icon = moved(art.COMMAND_ICONS[command.id], width / 2 - 2, 20, 0.8)
        fields += moved(plate + icon + moved(fit(command), width / 2 - 2, 44), 18 + number * width, 276)
    middle = CHOICE_WIDTH / 2 - 13 * (leader.stars - 1)
    return fields + "".join(moved(star_token(0.85), middle + 26 * number, 350) for number in range(leader.stars))


def fit(command: Command) -> str:
    """The dice that a command takes, or the star."""
    if not command.most:
        return star_token(0.62)
    return art.text(span(command), art.BODY, art.BONE)


def choice_spot(game: Thunder, option: Secret) -> list[Spot]:
    """A golden frame round the card."""
    cards = on_table(game)[2]
    place = choice_box(cards.index(option.card), len(cards))
    frame = f"M0 0H{place.width:g}V{place.height:g}H0Z"
    return spot(game, option, place.x, place.y, glow(frame, art.GOLD, "0"))


def fitted_spot(game: Thunder, option: Fitted) -> list[Spot]:
    """The card, where it is for the next car; the dashboard, where any car may have it."""
    cards = on_table(game)[2]
    if len(cards) > 1:
        return choice_spot(game, option)
    cars = list(facts.cars(game, option.seat))
    dash = layout.dash_box(cars.index(option.vehicle), len(cars))
    frame = glow(f"M0 0H{dash.width:g}V{dash.height:g}H0Z", art.GOLD, ".1")
    return on_open(game, option, option.seat, (dash.x, dash.y), frame)


# Where options are pointed at


def space_ring(game: Thunder, option: AtSpace) -> list[Spot]:
    """A ring on the space."""
    ring = disc(16, art.GOLD, f' fill-opacity=".3"{outlined(art.INK, 5)}') + disc(16, "none", outlined(art.GOLD, 3))
    return spot(game, option, *on_board(option.space), ring)


def vehicle_hairs(game: Thunder, option: AtVehicle) -> list[Spot]:
    """Cross hairs on a vehicle."""
    return beside_spot(game, option, option.target, (0, 0), art.cross_hairs())


def way_arrow(game: Thunder, option: AtWay) -> list[Spot]:
    """A broad arrow the way a vehicle is pushed."""
    return arrow_spot(game, option, option.target, option.way)


def chopper_target(game: Thunder, option: AtChopper) -> list[Spot]:
    """Cross hairs on a chopper."""
    return spot(game, option, *on_board(game.chopper[option.seat]), art.cross_hairs())


def number_sign(game: Thunder, option: AtNumber) -> list[Spot]:
    """So many arrow heads above the panel."""
    point: Point = (SIGN[0] + 56 * (option.moves - 3.5), SIGN[1])
    sign = disc(24, art.STEEL, outlined(art.GOLD, 3)) + art.text(str(option.moves), art.LARGE, art.GOLD)
    return on_open(game, option, game.actor, point, sign)


def token_spot(game: Thunder, option: TokenOn) -> list[Spot]:
    """A star on the command."""
    field = layout.command_box(option.command, len(facts.commands(game, option.seat)))
    point = field.x + field.width / 2, field.y + 3
    ring = disc(15, "none", outlined(art.GOLD, 2.6))
    return on_open(game, option, option.seat, point, star_token() + ring)


def enough_spot(game: Thunder, option: Step[Any]) -> list[Spot]:
    """A tick above the panel."""
    return on_open(game, option, game.actor, SIGN, on_disc(stroke("M-10 0L-3 8 11-9", art.GOLD, 5)))


SPOTS.update(
    {
        AtChopper: chopper_target,
        AtNumber: number_sign,
        AtSpace: space_ring,
        AtVehicle: vehicle_hairs,
        AtWay: way_arrow,
        DieOn: command_spot,
        Enough: enough_spot,
        Fitted: fitted_spot,
        Forgo: no_spot,
        LeaderChosen: choice_spot,
        Picked: choice_spot,
        TokenOn: token_spot,
    }
)
PULLED[DieOn] = dice
