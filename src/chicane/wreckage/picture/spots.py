"""Where an option of the menu can be pointed at: a pose, a target, a card, a number, or a sign beside the panel."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.scene import Spot
from chicane.core.step import Step
from chicane.wreckage.damage import Shield, Suffer
from chicane.wreckage.drive import GoOn, SetSpeed, Switch
from chicane.wreckage.kinds import DRAFTED
from chicane.wreckage.move import Stay
from chicane.wreckage.obstacles import BurnOn, PutOut
from chicane.wreckage.picture import art, draft_art, icons, panels, places
from chicane.wreckage.picture.arena_spots import arena_spot, spot
from chicane.wreckage.picture.art import box, disc, outlined, text
from chicane.wreckage.picture.boards import deck_plays
from chicane.wreckage.picture.places import within
from chicane.wreckage.repair import Mend, Paid, Repair, TakeBack
from chicane.wreckage.setup import SpeedChosen, TakeEquipment, TakeVehicle
from chicane.wreckage.state import FORWARD_GEAR, Wreckage
from chicane.wreckage.turn import Planned


def spots(game: Wreckage) -> list[Spot]:
    """A spot for every option of the menu; what has no place of its own is a sign beside the panel."""
    found: list[Spot] = []
    signs = 0
    for option in game.menu:
        place = arena_spot(game, option) or panel_spot(game, option)
        if place is None:
            place = sign_spot(game, option, signs)
            signs += 1
        found.append(place)
    return found


# On the panels and in the draft


def panel_spot(game: Wreckage, option: Step[Any]) -> Spot | None:
    """Options with a place on a panel, or among the cards on offer."""
    if isinstance(option, SetSpeed | SpeedChosen):
        return spot(
            game, option, within(game.players, option.seat, panels.speed_point(option.speed)), number_mark(option.speed)
        )
    if isinstance(option, Planned):
        return card_spot(game, option, option.seat, option.play)
    if isinstance(option, Paid | TakeBack):
        return card_spot(game, option, option.seat, option.card)
    if isinstance(option, Mend):
        return mend_spot(game, option)
    if isinstance(option, Shield):
        return kit_spot(game, option)
    return offer_spot(game, option)


def offer_spot(game: Wreckage, option: Step[Any]) -> Spot | None:
    """A card of the draft."""
    if isinstance(option, TakeVehicle):
        width, height = places.GARAGE_CARD
        return spot(game, option, places.garage_point(option.number), leaf(width, height, 9))
    if isinstance(option, TakeEquipment):
        alone = not draft_art.is_choosing(game)
        width, height = places.OFFER_CARD
        scale = places.offer_scale(alone)
        return spot(game, option, places.offer_point(option.number, alone), leaf(width * scale, height * scale, 9))
    return None


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


# Signs

SIGNS: Final[list[tuple[type[Step[Any]], str]]] = [
    (GoOn, "on"),
    (Stay, "stay"),
    (Repair, "repair"),
    (BurnOn, "burn"),
    (PutOut, "put-out"),
    (Suffer, "bear"),
]


def sign_of(game: Wreckage, option: Step[Any]) -> str:
    """The sign of an option without a place; to decline is a cross."""
    if isinstance(option, Switch):
        return "reverse" if game.gear[option.seat] == FORWARD_GEAR else "forward"
    return next((name for kind, name in SIGNS if isinstance(option, kind)), "no")


def sign_spot(game: Wreckage, option: Step[Any], index: int) -> Spot:
    """A round sign between the panel of whoever decides and the arena."""
    return spot(game, option, places.sign_point(game.players, game.actor, index), icons.sign(sign_of(game, option)))
