"""The cards of a position as pieces: equipment, Destruction cards, offers, scrap, enemies."""

from __future__ import annotations

from chicane.core.message import Message
from chicane.core.scene import CARD, DAMAGE, VEHICLE, Piece
from chicane.wreckland.attack import is_safe
from chicane.wreckland.chapters import BOOK
from chicane.wreckland.damage import enemy_armour
from chicane.wreckland.enemies import FOE_IDS, FOES
from chicane.wreckland.equipment import GEAR
from chicane.wreckland.grid import SLOTS, turned
from chicane.wreckland.kinds import FOE_NAMES, FOE_RESISTANCE, GEAR_BARS, GEAR_IDS, GEAR_NAMES, GEAR_RESISTANCE
from chicane.wreckland.names import ZONE_NAMES, foe_name, gear_name
from chicane.wreckland.phrases import cost_name, doing
from chicane.wreckland.picture import board_art, foe_art, gear_art, layout, places
from chicane.wreckland.picture.art import Point, moved
from chicane.wreckland.state import CUSTOMISE, EMPTY, GONE, Wreckland
from chicane.wreckland.traits import abilities, traits_of_foe, traits_of_gear


def cards(game: Wreckland) -> list[Piece]:
    """All cards beside the vehicle."""
    return [*upgrades(game), *market(game), *scrap(game), *waiting(game), *enemies(game)]


# Equipment


def card_id(kind: int, before: list[int]) -> str:
    """A card by its kind; where there are several, by its number among them."""
    twin = before.count(kind)
    return f"card-{GEAR_IDS[kind]}" + (f"-{twin + 1}" if twin else "")


def equipment(game: Wreckland) -> list[Piece]:
    """What stands in the slots."""
    return [gear(game, slot) for slot in range(len(SLOTS)) if game.gear[slot] != EMPTY]


def gear(game: Wreckland, slot: int) -> Piece:
    """One equipment, upright, with its spikes as turned."""
    kind = game.gear[slot]
    shown = 0 if game.wrecked[slot] else turned(GEAR_BARS[kind], game.facing[slot])  # WL-SPIKE-08
    markup = gear_art.gear(kind, shown, game.hurt[slot])
    card, does, damage = gear_name(game, slot), abilities(kind), game.hurt[slot]
    traits, resistance = traits_of_gear(kind, shown), GEAR_RESISTANCE[kind]
    label = Message("wreckland-scene-gear", card=card, traits=traits, effect=does, damage=damage, resistance=resistance)
    id = card_id(kind, game.gear[:slot])
    return Piece(id, *places.slot_point(slot), markup, label, captions=(gear_art.name(kind),), role=CARD)


def destroyed(game: Wreckland) -> list[Piece]:
    """Destruction cards (WL-HIT-11)."""
    return [
        Piece(
            f"destroyed-{SLOTS[slot]}",
            *places.slot_point(slot),
            gear_art.destruction(),
            Message("wreckland-scene-destroyed", card=gear_name(game, slot)),
            role=DAMAGE,
        )
        for slot in range(len(SLOTS))
        if game.wrecked[slot]
    ]


# Cards on offer


def offer(id: str, kind: int, place: tuple[float, float, float], key: str) -> Piece:
    """A card with its cost."""
    x, y, scale = place
    label = Message(
        key,
        card=GEAR_NAMES[kind],
        traits=traits_of_gear(kind, GEAR_BARS[kind]),
        effect=abilities(kind),
        resistance=GEAR_RESISTANCE[kind],
        cost=cost_name(GEAR[kind].cost),
    )
    names = (gear_art.offered_name(kind, scale),)
    return Piece(id, x, y, moved(gear_art.offered(kind), 0, 0, scale), label, captions=names, role=CARD)


def market(game: Wreckland) -> list[Piece]:
    """Face-up equipment (WL-CUST-01)."""
    sheet = layout.market_sheet(game)
    return [
        offer(market_id(game, index), kind, (*sheet.point(index), sheet.scale), "wreckland-scene-face-up")
        for index, kind in enumerate(game.market)
    ]


def market_id(game: Wreckland, index: int) -> str:
    """A face-up card by its place in the row."""
    return card_id(game.market[index], [*game.gear, *game.market[:index]])


def market_ids(game: Wreckland, kind: int) -> list[str]:
    """All face-up cards of a kind."""
    return [market_id(game, index) for index, each in enumerate(game.market) if each == kind]


def upgrades(game: Wreckland) -> list[Piece]:
    """Upgrades that are not installed (WL-SETUP-01)."""
    return [
        offer(upgrade_id(kind), kind, layout.upgrade_at(game, kind), "wreckland-scene-upgrade")
        for kind in game.upgrades
    ]


def upgrade_id(kind: int) -> str:
    """There is one of each."""
    return card_id(kind, [])


def scrap(game: Wreckland) -> list[Piece]:
    """Scrap by kind (WL-DIFF-03)."""
    pieces: list[Piece] = []
    for kind in layout.scrap_kinds(game):
        x, y, scale = layout.scrap_at(game, kind)
        label = Message("wreckland-scene-scrap", enemy=FOE_NAMES[kind], count=game.scrap[kind])
        markup = moved(foe_art.scrap(kind, game.scrap[kind]), 0, 0, scale)
        names = (foe_art.scrap_name(kind, scale),)
        pieces.append(Piece(f"scrap-{FOE_IDS[kind]}", x, y, markup, label, captions=names, role=CARD))
    return pieces


# Enemies


def foe_id(game: Wreckland, foe: int) -> str:
    """An enemy by its kind, and by its number among those that came in this turn."""
    kind = game.foe_kind[foe]
    twin = game.foe_kind[:foe].count(kind)
    return f"foe-{FOE_IDS[kind]}" + (f"-{twin + 1}" if twin else "")


def enemies(game: Wreckland) -> list[Piece]:
    """Everybody in the four zones."""
    return [
        enemy(game, foe, place) for zone in range(len(ZONE_NAMES)) for foe, place in layout.foes_at(game, zone).items()
    ]


def enemy(game: Wreckland, foe: int, place: tuple[float, float, float]) -> Piece:
    """One enemy in its zone."""
    x, y, scale = place
    kind = game.foe_kind[foe]
    safe, armour = is_safe(game, foe), enemy_armour(game, foe)
    picture = moved(foe_art.foe(kind, game.foe_hurt[foe], armour, safe), 0, 0, scale)
    names = (foe_art.name(kind, armour, scale),)
    id, label = foe_id(game, foe), enemy_label(game, foe, safe)
    return Piece(id, x, y, picture, label, captions=names, role=VEHICLE, hurt=game.foe_hurt[foe])


def fallen(game: Wreckland) -> list[str]:
    """The enemies that were destroyed in this turn; others leave the board unharmed, at the end of a Chase."""
    return [foe_id(game, foe) for foe, zone in enumerate(game.foe_zone) if zone == GONE]


def enemy_label(game: Wreckland, foe: int, safe: bool) -> Message:
    """An enemy in words."""
    kind = game.foe_kind[foe]
    return Message(
        "wreckland-scene-safe" if safe else "wreckland-scene-enemy",
        enemy=foe_name(game, foe),
        zone=ZONE_NAMES[game.foe_zone[foe]],
        traits=traits_of_foe(kind, enemy_armour(game, foe)),
        effect=doing(FOES[kind].effects),
        damage=game.foe_hurt[foe],
        resistance=FOE_RESISTANCE[kind],
    )


def waiting(game: Wreckland) -> list[Piece]:
    """The Boss and the mini-bosses beside the board, until they come (WL-SETUP-05)."""
    book = BOOK[game.chapter]
    pieces: list[Piece] = []
    if book.boss not in game.foe_kind:
        pieces.append(waiter(book.boss, board_art.boss_point(), 1.4))
    still = [card for card, round, _ in book.minis if card not in game.foe_kind and to_come(game, round)]
    return pieces + [waiter(card, board_art.mini_point(index), 0.72) for index, card in enumerate(still)]


def to_come(game: Wreckland, round: int) -> bool:
    """Whether the Chase of a round is still ahead."""
    return game.round < round or (game.round == round and game.phase == CUSTOMISE)


def waiter(kind: int, place: Point, scale: float) -> Piece:
    """One of those who wait."""
    armour = FOES[kind].armour
    picture = moved(foe_art.foe(kind, 0, armour, False), 0, 0, scale)
    label = Message(
        "wreckland-scene-waiting",
        enemy=FOE_NAMES[kind],
        traits=traits_of_foe(kind, armour),
        effect=doing(FOES[kind].effects),
        resistance=FOE_RESISTANCE[kind],
    )
    names = (foe_art.name(kind, armour, scale),)
    return Piece(f"foe-{FOE_IDS[kind]}", *place, picture, label, captions=names, role=VEHICLE)
