"""The derby as a picture: everything that moves, and a spot for every option (WK-COMP, WK-GEO-08)."""

from __future__ import annotations

from typing import Final

from chicane.core.kept import Kept, Key, frozen
from chicane.core.message import Message
from chicane.core.scene import CARD, MARK, TOKEN, VEHICLE, Piece, Scene
from chicane.wreckage.damage import Draw, Settle
from chicane.wreckage.kinds import COLOURS, DAMAGE
from chicane.wreckage.mines import OfferMine, drop_point
from chicane.wreckage.names import code, named
from chicane.wreckage.order import is_built, waiting
from chicane.wreckage.outlook import looks_at
from chicane.wreckage.picture import arena_art, art, covers, draft_art, panels, places, tokens, vehicles
from chicane.wreckage.picture.art import moved, text
from chicane.wreckage.picture.boards import boards, wear
from chicane.wreckage.picture.dials import dials
from chicane.wreckage.picture.legend import damage_name, obstacle_name
from chicane.wreckage.picture.places import on_screen
from chicane.wreckage.picture.spots import spots
from chicane.wreckage.state import NONE, REVERSE_GEAR, Wreckage
from chicane.wreckage.wrecks import Remove

PHASES: Final = 3  # planning and two action phases (WK-TURN-01)

_backgrounds: dict[int, str] = {}
_arenas: Final[Kept[list[Piece]]] = Kept(1_000)
_plates: Final[Kept[list[Piece]]] = Kept(4_000)
_offers: Final[Kept[list[Piece]]] = Kept(1_000)


def scene(game: Wreckage, names: list[str]) -> Scene:
    """The position: everything that may move is a piece of its own; what is as it was is not drawn again."""
    if game.players not in _backgrounds:
        _backgrounds[game.players] = background(game.players)
    in_arena = _arenas.get(shown_in_arena(game), lambda: arena(game)) + struck(game)
    on_plates = (tuple(game.vehicle), game.turn, game.phase, sum(game.pile), sum(game.discards), game.acting)
    beside = _plates.get((*on_plates, tuple(waiting(game))), lambda: plates(game)) + drawn(game) + boards(game, names)
    beside += _offers.get((tuple(game.vehicle), game.turn, tuple(game.pool)), lambda: draft_art.cards(game))
    pointed = spots(game) if game.actor >= 0 else []
    return Scene(arena_art.WIDTH, arena_art.HEIGHT, _backgrounds[game.players], in_arena + beside, pointed, dials(game))


def background(players: int) -> str:
    """The arena and a frame for each panel."""
    frames = [moved(panels.frame(), *places.corner(players, seat)) for seat in range(players)]
    return arena_art.background() + "".join(frames)


# The arena


def arena(game: Wreckage) -> list[Piece]:
    """All that lies and stands there."""
    return graves(game) + mines(game) + cans(game) + obstacles(game) + halo(game) + figures(game)


def shown_in_arena(game: Wreckage) -> Key:
    """All that the arena shows, but for the flash on a vehicle that is struck."""
    standing = game.vehicle, game.x, game.y, game.heading, game.out, game.gear, game.damage, game.burning
    lying = game.cans, game.mines, game.obstacles
    bolted = [game.structure(seat) if game.vehicle[seat] != NONE else 0 for seat in range(game.players)]
    doomed = [step.seat for step in game.agenda if isinstance(step, Remove)]
    return (game.turn > 0, game.acting, *frozen([*standing, *lying, bolted, doomed, points_to_come(game)]))


def cans(game: Wreckage) -> list[Piece]:
    """The jerrycans, known by their places."""
    label = Message("wreckage-scene-can")
    return [Piece(f"can-{x}_{y}", *on_screen(x, y), tokens.can(), label, role=TOKEN) for x, y in game.cans]


def mines(game: Wreckage) -> list[Piece]:
    """The mines, known by their places."""
    label = Message("wreckage-scene-mine")
    lying = [Piece(f"mine-{x}_{y}", *on_screen(x, y), tokens.mine(), label, role=TOKEN) for x, y in game.mines]
    return lying + mines_to_come(game)


def points_to_come(game: Wreckage) -> list[tuple[int, int]]:
    """Where mines are to fall on the way of a move that has not begun."""
    offer = game.agenda[-1] if game.agenda else None  # between two steps nothing may be left to do
    if not isinstance(offer, OfferMine):
        return []
    return [drop_point(game, offer.seat, offer.distance - drop) for drop in offer.drops]


def mines_to_come(game: Wreckage) -> list[Piece]:
    """The mines that are to fall there."""
    label = Message("wreckage-scene-mine-to-come")
    ghost, points = art.dim(tokens.mine(), 0.6), points_to_come(game)
    return [Piece(f"mine-to-come-{x}_{y}", *on_screen(x, y), ghost, label, role=TOKEN) for x, y in points]


def obstacles(game: Wreckage) -> list[Piece]:
    """The obstacles that are still there; wrecks and barrels keep their piece wherever they go."""
    pieces: list[Piece] = []
    for number, (x, y, kind) in enumerate(game.obstacles):
        if kind != NONE:
            stone = tokens.STONES[kind]
            pieces.append(Piece(f"obstacle-{number}", *on_screen(x, y), stone, obstacle_name(kind), role=TOKEN))
    return pieces


def figures(game: Wreckage) -> list[Piece]:
    """The vehicles in play, the acting one on top, each under its upright plate."""
    if not is_built(game):
        return []
    alive = sorted(game.alive(), key=lambda seat: seat == game.acting)
    return [vehicle(game, seat) for seat in alive] + [tag(game, seat) for seat in alive]


def vehicle(game: Wreckage, seat: int) -> Piece:
    """A vehicle with its scars, its smoke and its fire; a fireball in its last moment."""
    level = wear(game, seat)
    markup = vehicles.shadow() + vehicles.vehicle(game.vehicle[seat]) + vehicles.scars(level) + vehicles.smoke(level)
    if game.burning[seat]:
        markup += vehicles.fire()
    if any(isinstance(step, Remove) and step.seat == seat for step in game.agenda):
        markup += vehicles.explosion()
    label = Message(
        "wreckage-scene-vehicle",
        vehicle=named(game, seat),
        thing=looks_at(game, seat),
        gear="reverse" if game.gear[seat] == REVERSE_GEAR else "forward",
        damage=game.damage[seat],
        structure=game.structure(seat),
        burning="yes" if game.burning[seat] else "no",
    )
    x, y, angle = places.standing(game, seat)
    return Piece(places.figure_id(game, seat), x, y, markup, label, angle, role=VEHICLE, hurt=game.damage[seat])


def tag(game: Wreckage, seat: int) -> Piece:
    """The roof plate of a vehicle."""
    colour = game.kind(seat).colour
    place = on_screen(game.x[seat], game.y[seat])
    plate = vehicles.tag(colour, art.LETTERS[colour])
    return Piece(f"tag-{COLOURS[colour]}", *place, plate, named(game, seat), role=MARK)


def graves(game: Wreckage) -> list[Piece]:
    """Soot where vehicles went out; nothing that could be hit (WK-DEST-06)."""
    pieces: list[Piece] = []
    for seat in range(game.players):
        if game.out[seat] and is_built(game):
            label = Message("wreckage-scene-grave", vehicle=named(game, seat))
            place = on_screen(game.x[seat], game.y[seat])
            soot = vehicles.grave(game.kind(seat).colour)
            pieces.append(Piece(f"grave-{code(game, seat)}", *place, soot, label, role=MARK))
    return pieces


def halo(game: Wreckage) -> list[Piece]:
    """The light under the vehicle whose player turn it is."""
    seat = game.acting
    if seat == NONE or game.out[seat]:
        return []
    light = art.disc(46, art.GOLD, f' fill-opacity=".3"{art.outlined(art.INK, 5)}') + art.disc(
        46, "none", art.outlined(art.GOLD, 2.8)
    )
    label = Message("wreckage-scene-acts", vehicle=named(game, seat))
    return [Piece("turn", *on_screen(game.x[seat], game.y[seat]), light, label, role=MARK)]


def struck(game: Wreckage) -> list[Piece]:
    """A flash on the vehicle for which damage cards are drawn right now (WK-FIRE-04, WK-COLL-05)."""
    step = game.agenda[-1] if game.agenda else None
    if not isinstance(step, Draw | Settle):
        return []
    x, y = on_screen(game.x[step.seat], game.y[step.seat])
    label = Message("wreckage-scene-struck", vehicle=named(game, step.seat))
    return [Piece("struck", x + 24, y - 24, moved(vehicles.explosion(), 0, 0, 0.5), label, role=MARK)]


# Plates in the corners


def plates(game: Wreckage) -> list[Piece]:
    """The game turn and its phase, the order of initiative, the damage deck."""
    turn = Message("wreckage-scene-turn", turn=game.turn, phase=game.phase)
    pile = Message("wreckage-scene-pile", left=sum(game.pile), used=sum(game.discards))
    return [
        Piece("clock", *places.CLOCK, clock(game), turn),
        Piece("pile", *places.PILE, deck(game), pile),
        *order(game),
    ]


def clock(game: Wreckage) -> str:
    """The number of the game turn, and a light for planning and for each action phase."""
    lights = ""
    for phase in range(PHASES):
        lit = phase == game.phase and game.turn > 0
        face = art.disc(14, art.GOLD if lit else art.STEEL_DARK, art.outlined(art.INK, 2))
        ink = art.INK if lit else art.IRON
        sign = text(str(phase), art.BODY, ink) if phase else art.stroke("M-5-6H5V6H-5ZM-2-3H2", ink, 2)
        lights += moved(face + sign, 4 + 36 * phase, 0)
    flag = art.fill("M-78-16H-56V0H-78Z", art.BONE, art.INK, 1.5) + art.flat(
        "M-78-16h7v5h-7zM-64-16h8v5h-8zM-71-11h7v6h-7zM-78-5h7v5h-7zM-64-5h8v5h-8z", art.INK
    )
    pole = art.stroke("M-79-18V18", art.RUST, 4)
    return covers.plaque(190, pole + flag + text(str(game.turn), art.HUGE, art.BONE, -34) + lights)


def deck(game: Wreckage) -> str:
    """The damage cards that are left."""
    return covers.plaque(
        94, moved(tokens.damage_back(), -22, 0, 0.9) + text(str(sum(game.pile)), art.LARGE, art.BONE, 22)
    )


def order(game: Wreckage) -> list[Piece]:
    """A row of badges in the order of initiative."""
    seats = waiting(game)
    plate = covers.plaque(212, moved(art.stroke("M-5-9L5 0-5 9", art.IRON, 4), -90, 0))
    pieces = [
        Piece("order", places.ORDER[0] + 58, places.ORDER[1], plate, Message("wreckage-scene-order", count=len(seats)))
    ]
    for place, seat in enumerate(seats):
        x = places.ORDER[0] + places.ORDER_PITCH * place
        label = Message("wreckage-scene-acts-at", vehicle=named(game, seat), place=place + 1)
        ring = art.disc(19, "none", art.outlined(art.GOLD, 3)) if seat == game.acting else ""
        pieces.append(
            Piece(f"order-{seat}", x, places.ORDER[1], ring + moved(art.seat_badge(game, seat), 0, 0, 1.15), label)
        )
    return pieces


def drawn(game: Wreckage) -> list[Piece]:
    """The damage cards on the table that are not settled yet (WK-FIRE-04)."""
    kinds = [kind for kind, count in enumerate(game.table) for _ in range(count)]
    x, y = places.DRAWN
    pitch = places.drawn_pitch(len(kinds))
    return [
        Piece(
            f"drawn-{index}",
            x + index * pitch,
            y,
            tokens.damage_card(kind),
            Message("wreckage-scene-drawn", card=damage_name(DAMAGE[kind])),
            role=CARD,
        )
        for index, kind in enumerate(kinds)
    ]
