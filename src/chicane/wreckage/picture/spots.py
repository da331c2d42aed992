"""Where an option of the menu can be pointed at: a pose, a target, a card, a number, or a sign beside the panel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chicane.core.scene import Spot
from chicane.core.step import Step
from chicane.wreckage.damage import Shield, Suffer
from chicane.wreckage.drive import GoOn, SetSpeed, Switch
from chicane.wreckage.kinds import DRAFTED
from chicane.wreckage.mines import KeepMine
from chicane.wreckage.move import Stay
from chicane.wreckage.obstacles import BurnOn, PutOut
from chicane.wreckage.picture import art, draft_art, icons, panels, places
from chicane.wreckage.picture.arena_spots import ARENA_SPOTS, spot
from chicane.wreckage.picture.art import box, disc, outlined, text
from chicane.wreckage.picture.boards import deck_plays
from chicane.wreckage.picture.places import within
from chicane.wreckage.repair import Mend, Paid, Repair, TakeBack
from chicane.wreckage.setup import SpeedChosen, TakeEquipment, TakeVehicle
from chicane.wreckage.shoot import HoldFire
from chicane.wreckage.state import FORWARD_GEAR, Wreckage
from chicane.wreckage.turn import Planned


def spots(game: Wreckage) -> list[Spot]:
    """A spot for every option of the menu; what has no place of its own is a sign beside the panel."""
    found: list[Spot] = []
    signs = 0
    for option in game.menu:
        if type(option) in SPOTS:
            found.append(SPOTS[type(option)](game, option))
        else:
            found.append(sign_spot(game, option, signs))
            signs += 1
    return found


# On the panels and in the draft


def speed_spot(game: Wreckage, option: SetSpeed | SpeedChosen) -> Spot:
    """A number of the dashboard."""
    place = within(game.players, option.seat, panels.speed_point(option.speed))
    return spot(game, option, place, number_mark(option.speed))


def plan_spot(game: Wreckage, option: Planned) -> Spot:
    """A card to be laid face down."""
    return card_spot(game, option, option.seat, option.play)


def lost_spot(game: Wreckage, option: Paid | TakeBack) -> Spot:
    """A card that is paid, or comes back."""
    return card_spot(game, option, option.seat, option.card)


def garage_spot(game: Wreckage, option: TakeVehicle) -> Spot:
    """A vehicle of the draft."""
    width, height = places.GARAGE_CARD
    return spot(game, option, places.garage_point(option.number), leaf(width, height, 9))


def offer_spot(game: Wreckage, option: TakeEquipment) -> Spot:
    """An equipment card of the draft."""
    alone = not draft_art.is_choosing(game)
    width, height = places.OFFER_CARD
    scale = places.offer_scale(alone)
    return spot(game, option, places.offer_point(option.number, alone), leaf(width * scale, height * scale, 9))


def leaf(width: float, height: float, round: float) -> str:
    """A bright frame around a card, all of which can be pointed at."""
    x, y = -width / 2, -height / 2
    field = box(x, y, width, height, round, art.GOLD, f' fill-opacity=".1"{outlined(art.INK, 6)}')
    return field + box(x, y, width, height, round, "none", outlined(art.GOLD, 3))


def number_mark(speed: int) -> str:
    """A number of the dashboard that may be chosen."""
    ring = disc(15, art.STEEL_DARK, outlined(art.INK, 5)) + disc(15, art.STEEL_DARK, outlined(art.GOLD, 2.6))
    return ring + text(str(speed), art.BODY, art.BONE)


def card_spot(game: Wreckage, option: Step[Any], seat: int, play: int) -> Spot:
    """A card of the piloting deck."""
    plays = deck_plays(game, seat)
    place = within(game.players, seat, places.cell_point(plays.index(play), len(plays)))
    return spot(game, option, place, leaf(places.cell_width(len(plays)) - 5, places.CELL_HEIGHT - 4, 5))


def mend_spot(game: Wreckage, option: Mend) -> Spot:
    """The last damage marker."""
    pitch = places.damage_pitch(game.structure(option.seat))
    last = min(game.damage[option.seat], game.structure(option.seat)) - 1
    place = within(game.players, option.seat, (34 + (last + 0.5) * pitch - 1.5, places.DAMAGE_TOP + 12))
    return spot(game, option, place, leaf(pitch, 24, 5))


def kit_spot(game: Wreckage, option: Shield) -> Spot:
    """An equipment card of the seat."""
    fitted = game.equipment[option.seat]
    point = places.kit_point(fitted.index(option.number), max(DRAFTED, len(fitted)))
    return spot(game, option, within(game.players, option.seat, point), leaf(places.KIT_WIDTH, places.KIT_HEIGHT, 6))


SPOTS: Final[dict[type[Step[Any]], Callable[[Wreckage, Any], Spot]]] = {
    **ARENA_SPOTS,
    SetSpeed: speed_spot,
    SpeedChosen: speed_spot,
    Planned: plan_spot,
    Paid: lost_spot,
    TakeBack: lost_spot,
    Mend: mend_spot,
    Shield: kit_spot,
    TakeVehicle: garage_spot,
    TakeEquipment: offer_spot,
}


# Signs

SIGNS: Final[dict[type[Step[Any]], str]] = {
    GoOn: "on",
    Stay: "stay",
    Repair: "repair",
    BurnOn: "burn",
    PutOut: "put-out",
    Suffer: "bear",
    KeepMine: "no",
    HoldFire: "no",
    Switch: "forward",  # out of reverse; into it there is another one
}


def sign_of(game: Wreckage, option: Step[Any]) -> str:
    """The sign of an option without a place; to decline is a cross."""
    name = SIGNS[type(option)]
    return "reverse" if name == "forward" and game.gear[game.actor] == FORWARD_GEAR else name


def sign_spot(game: Wreckage, option: Step[Any], index: int) -> Spot:
    """A round sign between the panel of whoever decides and the arena."""
    return spot(game, option, places.sign_point(game.players, game.actor, index), icons.sign(sign_of(game, option)))
