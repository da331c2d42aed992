"""Vehicles and heroes as pictures, for whoever chooses one."""

from __future__ import annotations

from typing import Final

from chicane.core.scene import Piece, Scene
from chicane.wreckland.heroes import HEROES
from chicane.wreckland.kinds import HERO_IDS, HERO_NAMES, VEHICLE_IDS
from chicane.wreckland.picture import art, icon_art, panels, places
from chicane.wreckland.picture.art import GOLD, INK, box, disc, moved, outlined
from chicane.wreckland.picture.cards import equipment
from chicane.wreckland.picture.draw import bars, empty_slots, engine
from chicane.wreckland.picture.printed import parked
from chicane.wreckland.picture.road_art import chassis

SIDE: Final = 560.0  # of the picture of a vehicle
POSTER: Final = (300.0, 340.0)


def portrait(option: str, choice: str) -> Scene | None:
    """A vehicle from above with all that is printed on it, or a hero."""
    if option == "vehicle":
        return vehicle(VEHICLE_IDS.index(choice))
    return hero(HERO_IDS.index(choice)) if option == "hero" else None


def vehicle(number: int) -> Scene:
    """A vehicle in the sand."""
    game = parked(number)
    across, down = places.CENTRE[0] - SIDE / 2, places.CENTRE[1] - SIDE / 2
    pieces = [engine(game), *empty_slots(game), *bars(game), *equipment(game)]
    for piece in pieces:
        piece.x, piece.y = piece.x - across, piece.y - down
    ground = box(0, 0, SIDE, SIDE, 18, art.SAND)
    return Scene(SIDE, SIDE, ground + moved(chassis(number), SIDE / 2, SIDE / 2), pieces, [])


def hero(number: int) -> Scene:
    """A poster: the face, the name, the skill as icons, and how often it may be used."""
    wide, high = POSTER
    frame = box(2, 2, wide - 4, high - 4, 14, "#4b3a24", outlined(INK, 4))
    face = moved(panels.face(number), wide / 2, 118, 2.6)
    name = art.caption(HERO_NAMES[number], art.HUGE, wide - 40, wide / 2, 238)
    card = HEROES[number]
    skill = icon_art.row(card.effects, wide - 120, 1.6) if card.times else panels.always()
    poster = Piece(
        "poster",
        0,
        0,
        frame + face + moved(skill, wide / 2 - (20 if card.times else 24), 292),
        HERO_NAMES[number],
        captions=(name,),
    )
    return Scene(wide, high, "", [poster, *lights(number)], [])


def lights(number: int) -> list[Piece]:
    """One for each use of the skill."""
    card, (wide, _) = HEROES[number], POSTER
    return [
        Piece(
            f"light-{each}",
            wide - 34,
            292 + (each - (card.times - 1) / 2) * 26,
            disc(10, GOLD, outlined(INK, 2)),
            HERO_NAMES[number],
        )
        for each in range(card.times)
    ]
