"""The options of an attempt by number. Equipment goes by its slot, enemies by their order among those in play."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.vocabulary import Block, Number, Part, Vocabulary, rank
from chicane.wreckland.actions import Stop, Take, UseEquipment, Waste
from chicane.wreckland.activation import EnemyActs, EnemyChosen
from chicane.wreckland.attack import Fire
from chicane.wreckland.board import BoardChosen, BoardZone, RedOnBoard
from chicane.wreckland.customise import AlsoDie, EndCustomise, Reroll, Throw
from chicane.wreckland.dice import LostDie
from chicane.wreckland.effects import Chosen, Do, InZone
from chicane.wreckland.enemies import FOE_IDS
from chicane.wreckland.enemy import RedOnEnemy
from chicane.wreckland.engine import UseEngine
from chicane.wreckland.grid import SLOTS, TURNS, ZONES
from chicane.wreckland.handle import Adjusted, Held, RemovedDie
from chicane.wreckland.icons import EFFECT_NAMES
from chicane.wreckland.install import Facing, InSlot, Install, Restore, Upgrade
from chicane.wreckland.kinds import DECK, DICE, GEAR_IDS
from chicane.wreckland.losses import LostCard
from chicane.wreckland.mend import Mended
from chicane.wreckland.names import is_red, is_scrap, piece_text, piece_value, scrap_kind, scrap_piece
from chicane.wreckland.pay import SHORT, AddPiece, Paid
from chicane.wreckland.ram import Pushed, Ram, Share
from chicane.wreckland.repair import ChaseRepair, Repair, Repaired
from chicane.wreckland.scrap import LostScrap
from chicane.wreckland.shift import MovedEnemy
from chicane.wreckland.skill import SkillUse, UseSkill
from chicane.wreckland.state import MOST_SLOTS, Wreckland
from chicane.wreckland.strike import TakeHit

FOES: Final = 24  # enemies in play, and some to spare
VALUES: Final = 6
SHARES: Final = 32
WAYS: Final = 12  # in which an effect with a choice can be used


def foe_number(game: Wreckland, foe: int) -> int:
    """Where an enemy comes among those in play."""
    return game.foes().index(foe)


def foe(game: Wreckland, option: Any) -> int:
    """The enemy that an option is about."""
    return foe_number(game, option.foe)


def shared(game: Wreckland, option: Share) -> int:
    """The enemy that gets this share."""
    return foe_number(game, option.foes[len(option.shares)])


PIECES: Final = [
    *[f"{colour}{value}" for colour in "wr" for value in range(1, VALUES + 1)],
    *[piece_text(scrap_piece(kind, value)) for kind in range(DECK) for value in range(1, VALUES + 1)],
]


def piece_number(piece: int) -> int:
    """The number of a piece among all pieces."""
    value = piece_value(piece) - 1
    if is_scrap(piece):
        return 2 * VALUES + scrap_kind(piece) * VALUES + value
    return value + VALUES * is_red(piece)


def piece(game: Wreckland, option: Any) -> int:
    """The piece that an option is about."""
    return piece_number(option.piece)


def one_off(name: str) -> Number:
    """A field that counts from 1."""
    return lambda game, option: getattr(option, name) - 1


PIECE: Final = Part("piece", PIECES, piece)
DIE: Final = Part("piece", PIECES[: 2 * VALUES], piece)
SLOT: Final = Part("slot", SLOTS)
ZONE: Final = Part("zone", ZONES)
FOE: Final = Part("foe", FOES, foe)
GEAR: Final = Part("kind", GEAR_IDS)

VOCABULARY: Final = Vocabulary(
    1,
    [
        Block(EndCustomise),
        Block(Install, GEAR),
        Block(InSlot, SLOT),
        Block(Facing, Part("quarters", TURNS)),
        Block(Upgrade, GEAR),
        Block(Restore, SLOT),
        Block(AddPiece, PIECE),
        Block(Paid, rank(SHORT)),
        Block(Repair, SLOT),
        Block(Repaired, PIECE),
        Block(Reroll, GEAR),
        Block(AlsoDie, Part("die", DICE)),
        Block(Throw, Part("every", ["no", "yes"], lambda game, option: int(option.every))),
        Block(Stop),
        Block(Take, PIECE),
        Block(Waste, PIECE),
        Block(UseEquipment, SLOT, Part("die_slot", MOST_SLOTS)),
        Block(UseEngine, Part("do", EFFECT_NAMES)),
        Block(UseSkill),
        Block(SkillUse, rank(WAYS)),
        Block(Ram, ZONE),
        Block(Share, Part("foe", FOES, shared), Part("share", SHARES)),
        Block(Pushed, FOE, ZONE),
        Block(MovedEnemy, FOE, ZONE),
        Block(ChaseRepair, SLOT),
        Block(Mended, SLOT),
        Block(Adjusted, DIE, Part("by", ["-1", "+1"], lambda game, option: int(option.by > 0))),
        Block(Held, DIE),
        Block(RemovedDie, Part("die", DICE)),
        Block(Fire, FOE),
        Block(TakeHit, SLOT),
        Block(InZone, ZONE),
        Block(Do, rank(WAYS)),
        Block(Chosen, rank(WAYS)),
        Block(RedOnBoard, Part("value", VALUES, one_off("value"))),
        Block(RedOnEnemy, Part("value", VALUES, one_off("value")), FOE, Part("slot", MOST_SLOTS)),
        Block(BoardZone, ZONE),
        Block(BoardChosen, rank(WAYS)),
        Block(EnemyActs, FOE),
        Block(EnemyChosen, rank(WAYS)),
        Block(LostDie, DIE),
        Block(LostCard, GEAR),
        Block(LostScrap, Part("kind", FOE_IDS[:DECK])),
    ],
)
