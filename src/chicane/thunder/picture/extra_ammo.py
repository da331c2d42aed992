"""Extra Ammo in the picture: road conditions over their tiles, bonus commands, and where its options are pointed at."""

from __future__ import annotations

from functools import cache
from typing import Final

from chicane.core.caption import Caption
from chicane.core.message import Message
from chicane.core.scene import CARD, Piece, Spot
from chicane.thunder.board import TILES
from chicane.thunder.extra_ammo.bonus_commands import AirHorn, Frightened, Switch, Switched
from chicane.thunder.extra_ammo.bounties import Hurried, Victim
from chicane.thunder.extra_ammo.choppers import AirToAir, Down, FlyLow, Lifted, LowPass, SkyHook
from chicane.thunder.extra_ammo.one_shots import Nudged
from chicane.thunder.picture import art, facts
from chicane.thunder.picture.art import box, disc, fill, flat, moved, outlined, stroke
from chicane.thunder.picture.boards import AT_WORK
from chicane.thunder.picture.layers import BESIDE
from chicane.thunder.picture.places import SKY, on_board
from chicane.thunder.picture.spots import SPOTS, beside_spot, on_disc, pad_spot, spot, throw_spot
from chicane.thunder.state import Thunder
from chicane.thunder.stocks import beside_tiles, card_name

CARD_X: Final = [420.0, 795.0, 1101.0]  # of the cards in the sky, each over its tile and beside the plates
SIGN_WIDTH: Final = 172
SIGN_HEIGHT: Final = 50


# Road conditions


def conditions(game: Thunder) -> list[Piece]:
    """The open cards of the tiles, each on a sign over its tile."""
    return [
        sign(game, stock, tile, card)
        for stock in beside_tiles(game)
        for tile in range(TILES)
        for card in at(game, stock, tile)
    ]


def at(game: Thunder, stock: int, tile: int) -> list[int]:
    """The cards beside a tile."""
    return game.open[stock][tile]


def sign(game: Thunder, stock: int, tile: int, card: int) -> Piece:
    """A card as a road sign, with its name; what it does is in its help."""
    name = card_name(game, stock, card)
    label = Message("thunder-scene-condition", card=name, place=tile + 1)
    id = f"condition-{game.box.stocks[stock].cards[card].id}"
    caption = Caption(name, 0, 0, art.BODY, SIGN_WIDTH - 26, 2, art.INK, art.FONT)
    return Piece(id, CARD_X[tile], SKY, board(), label, captions=(caption,), role=CARD)


BESIDE.append(conditions)


@cache
def board() -> str:
    """A yellow sign on two poles that go down to the road."""
    poles = stroke(f"M-60 20V{SIGN_HEIGHT / 2 + 22}M60 20V{SIGN_HEIGHT / 2 + 22}", art.INK, 6)
    plate = box(-SIGN_WIDTH / 2, -SIGN_HEIGHT / 2, SIGN_WIDTH, SIGN_HEIGHT, 9, art.GOLD, outlined(art.INK, 3))
    edge = box(
        4 - SIGN_WIDTH / 2, 4 - SIGN_HEIGHT / 2, SIGN_WIDTH - 8, SIGN_HEIGHT - 8, 6, "none", outlined(art.INK, 1.6)
    )
    return poles + plate + edge


# Bonus commands


BONE, GOLD, INK = art.BONE, art.GOLD, art.INK
SHELL: Final = fill("M-3-12Q0-18 3-12V9H-3Z", GOLD, INK, 1.4)
art.COMMAND_ICONS.update(
    {
        "rapid-reload": moved(SHELL, -7, 3) + moved(SHELL, 7, 3),
        "spiked-bumper": fill("M-18 4H18V12H-18Z", "#cfc6b4", INK, 1.5)
        + fill("M-15 4l5-17 5 17zM-5 4l5-17 5 17zM5 4l5-17 5 17z", BONE, INK, 1.4),
        "slipstream": stroke("M-18-8H6M-18 0H12M-18 8H6", BONE, 3, ' stroke-dasharray="9 4"')
        + fill("M8-9L19 0 8 9Z", GOLD, INK, 1.4),
        "brakes": disc(14, art.BLOOD, outlined(INK, 1.6)) + stroke("M-8 0H8", BONE, 5),
        "all-terrain": disc(15, art.STEEL_DARK, f'{outlined(BONE, 5)} stroke-dasharray="6 3.4"')
        + disc(6, GOLD, outlined(INK, 1.4)),
        "air-horn": fill("M-14-4H-4L12-14V14L-4 4H-14Z", GOLD, INK, 1.6) + stroke("M16-8V8M20-5V5", BONE, 2.6),
        "duct-tape": disc(14, "#9a9a9a", outlined(INK, 1.6))
        + disc(6, art.STEEL_DARK, outlined(INK, 1.6))
        + flat("M4 12H20V17H4Z", "#9a9a9a"),
        "switcheroo": stroke("M-15-5H13M7-12l8 7-8 7", BONE, 3) + stroke("M15 8H-13M-7 1l-8 7 8 7", GOLD, 3),
    }
)


# Where options are pointed at


def hit_spot(game: Thunder, option: Victim) -> list[Spot]:
    """Cross hairs on a vehicle."""
    return beside_spot(game, option, option.vehicle, (0, 0), art.cross_hairs())


def hurry_spot(game: Thunder, option: Hurried) -> list[Spot]:
    """A bottle beside a vehicle."""
    return beside_spot(game, option, option.vehicle, (26, -26), on_disc(art.nitro_icon()))


def honk_spot(game: Thunder, option: Frightened) -> list[Spot]:
    """A horn on a vehicle."""
    return beside_spot(game, option, option.vehicle, (0, 0), on_disc(art.COMMAND_ICONS["air-horn"]))


def switch_spot(game: Thunder, option: Switched) -> list[Spot]:
    """Arrows on the other vehicle."""
    return beside_spot(game, option, option.other, (0, 0), on_disc(art.COMMAND_ICONS["switcheroo"]))


def lift_spot(game: Thunder, option: Lifted) -> list[Spot]:
    """The sign of the vehicle where it would be set down; several stand side by side."""
    twins = [each for each in game.menu if isinstance(each, Lifted) and each.space == option.space]
    x, y = on_board(option.space)
    crew = facts.crew(game, game.actor).id
    picture = disc(15, art.STEEL, outlined(GOLD, 3)) + art.text(
        str(option.vehicle - game.vehicles_of(game.actor).start + 1), art.BODY, art.PAINTS[crew].light
    )
    return spot(game, option, x + 30 * (twins.index(option) - (len(twins) - 1) / 2), y, picture)


def down_spot(game: Thunder, option: Down) -> list[Spot]:
    """Cross hairs on a chopper."""
    return spot(game, option, *on_board(game.chopper[option.seat]), art.cross_hairs())


SPOTS.update(
    {
        Down: down_spot,
        FlyLow: pad_spot,
        Frightened: honk_spot,
        Hurried: hurry_spot,
        Lifted: lift_spot,
        Nudged: throw_spot,
        Switched: switch_spot,
        Victim: hit_spot,
    }
)
AT_WORK.update({AirHorn: "air-horn", Switch: "switcheroo", AirToAir: "airstrike", LowPass: "airstrike"})
AT_WORK[SkyHook] = "airstrike"
