"""What the things around the vehicle are, for whoever asks: pieces by the key of their label."""

from __future__ import annotations

from typing import Final

from chicane.core.book import Sign
from chicane.core.inspect import About
from chicane.core.message import Message
from chicane.core.scene import Piece
from chicane.wreckland.chapters import BOOK
from chicane.wreckland.enemies import FOES
from chicane.wreckland.equipment import DESTRUCTION_COST, GEAR, REACH_ZONE, Gear
from chicane.wreckland.heroes import HEROES
from chicane.wreckland.icons import CHOICE, EFFECTS, Cost
from chicane.wreckland.kinds import FOE_NAMES, GEAR_NAMES, RED
from chicane.wreckland.phrases import cost_name, doing, one
from chicane.wreckland.picture import icon_art, legend
from chicane.wreckland.state import CHASE, Wreckland

RULES: Final = {
    "wreckland-scene-chapter": "WL-CAMP-13",
    "wreckland-scene-chase": "WL-CHASE-01",
    "wreckland-scene-chase-row": "WL-BOSSB-05",
    "wreckland-scene-customise": "WL-CUST-03",
    "wreckland-scene-customise-row": "WL-RED-01",
    "wreckland-scene-deck": "WL-CUST-01",
    "wreckland-scene-destroyed": "WL-DSTR-01",
    "wreckland-scene-destruction": "WL-HIT-11",
    "wreckland-scene-die-engine": "WL-ENG-01",
    "wreckland-scene-die-held": "WL-ENG-05",
    "wreckland-scene-die-ram": "WL-RAM-01",
    "wreckland-scene-enemy": "WL-FOE-03",
    "wreckland-scene-enemy-deck": "WL-CHASE-03",
    "wreckland-scene-engine": "WL-END-03",
    "wreckland-scene-face-up": "WL-CUST-01",
    "wreckland-scene-gear": "WL-ACT-02",
    "wreckland-scene-hero": "WL-HERO-01",
    "wreckland-scene-lost": "WL-END-03",
    "wreckland-scene-safe": "WL-BOSS-03",
    "wreckland-scene-scrap": "WL-PAY-05",
    "wreckland-scene-spikes": "WL-SPIKE-09",
    "wreckland-scene-steps": "WL-TURN-02",
    "wreckland-scene-upgrade": "WL-UPG-02",
    "wreckland-scene-waiting": "WL-SETUP-05",
    "wreckland-scene-won": "WL-END-01",
    "wreckland-scene-zone": "WL-GRID-04",
}
CARDS: Final = {"card": "card", "foe": "enemy"}  # pieces that are cards, and the argument that names them
SLOT: Final = Message("wreckland-sign-slot", "WL-GRID-01")
SPIKES: Final = Message("wreckland-sign-spikes", "WL-SPIKE-03")
WHITE: Final = Message("wreckland-sign-white", "WL-TURN-03")
DIE_OF_THEIRS: Final = Message("wreckland-sign-red", "WL-TURN-02")


def about(game: Wreckland, piece: Piece) -> About:
    """A piece in words, with its icons."""
    if piece.id == "twist":
        return About(Message("wreckland-scene-twist"), facts=[piece.label], rule="WL-CAMP-13")
    rule = RULES.get(piece.label.key, "")
    return About(piece.label, meant(piece.id), signs=signs(game, piece), rule=rule, title=card_of(piece))


def card_of(piece: Piece) -> Message | None:
    """The name of a card, whose label says all that is on it."""
    kind = piece.id.partition("-")[0]
    return named(piece, CARDS[kind]) if kind in CARDS else None


def meant(id: str) -> list[Message]:
    """What a piece is an example of, in the words of the legend."""
    kind, _, rest = id.partition("-")
    if kind == "die":
        return [DIE_OF_THEIRS if int(rest) < RED else WHITE]
    return {"slot": [SLOT], "spikes": [SPIKES]}.get(kind, [])


def signs(game: Wreckland, piece: Piece) -> list[Sign]:
    """The icons on a piece: a card, the hero, or a row of the Boss board."""
    kind, _, rest = piece.id.partition("-")
    if kind == "card":
        return on_gear(GEAR[GEAR_NAMES.index(named(piece, CARDS[kind]))])
    if kind == "foe":
        return on_foe(FOE_NAMES.index(named(piece, CARDS[kind])))
    if kind == "hero":
        return effects(HEROES[game.hero].effects)
    if kind == "row":
        phase, value = map(int, rest.split("-"))
        return effects((BOOK[game.chapter].chase if phase == CHASE else BOOK[game.chapter].customise)[value - 1])
    return [cost(DESTRUCTION_COST)] if kind == "destroyed" else []


def named(piece: Piece, arg: str) -> Message:
    """The name on a card, wherever it stands and however many there are of it."""
    found = piece.label.args[arg]
    assert isinstance(found, Message)
    inner = found.args.get("name")
    return inner if isinstance(inner, Message) else found


def on_gear(card: Gear) -> list[Sign]:
    """Die slots, armour, spikes and reach, what it does, what is better with the very die, and the price."""
    found = [legend.socket(mask) for mask in card.dice]
    found += [legend.armour(card.armour)] if card.armour else []
    found += [legend.spikes()] if card.bars else []
    found += [legend.reach(card.reach)] if card.reach != REACH_ZONE else []
    found += effects(card.effects) + ([bonus(card.bonus)] if card.bonus else [])
    return found + ([cost(card.cost)] if card.cost is not None else [])


def on_foe(kind: int) -> list[Sign]:
    """Die slots, what it does, and how it is special."""
    card = FOES[kind]
    found = [legend.foe_socket(mask) for mask in card.dice] + effects(card.effects)
    found += [legend.armour(card.armour)] if card.armour else []
    found += [legend.volatile()] if card.volatile else []
    found += [legend.moves(card.moves)] if card.moves != 1 else []
    return found + ([legend.engine_bonus(card.engine_bonus)] if card.engine_bonus else [])


def effects(numbers: tuple[int, ...]) -> list[Sign]:
    """Each effect; of a choice all that may be chosen."""
    found: list[Sign] = []
    for number in numbers:
        inner = EFFECTS[number].of if EFFECTS[number].do == CHOICE else []
        found += [effect for group in inner for effect in effects(group)] or [drawn(one(number), (number,))]
    return found


def bonus(numbers: tuple[int, ...]) -> Sign:
    """What a perfect placement adds."""
    return drawn(Message("wreckland-sign-perfect", "WL-ACT-06", bonus=doing(numbers)), numbers)


def drawn(name: Message, numbers: tuple[int, ...]) -> Sign:
    """Effects as they are drawn on a card."""
    wide = max(52, min(104, icon_art.row_width(numbers) + 14))
    return Sign(name, legend.dark(icon_art.row(numbers, wide - 8), wide), wide + 4, 56)


def cost(which: Cost) -> Sign:
    """What is paid for it."""
    return Sign(Message("wreckland-sign-cost", "WL-PAY-01", cost=cost_name(which)), legend.cost(which), 108, 56)
