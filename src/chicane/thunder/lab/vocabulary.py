"""The options of a chase by number, with all boxes: a crew's own vehicles by their order, others by their number."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.cards import Card, Decline, UseCard
from chicane.core.vocabulary import Block, Part, Vocabulary, rank
from chicane.thunder.assign import Assign, ChosenCommand, Coast, Idle, NoCommand
from chicane.thunder.big_rig.catcher import Aside
from chicane.thunder.big_rig.commands import Mended
from chicane.thunder.big_rig.dispenser import Drop, KeepClean
from chicane.thunder.big_rig.guns import KeepShot, ShootAgain, SightedShot
from chicane.thunder.big_rig.harm import Break
from chicane.thunder.big_rig.steering import Steer, SteeringDie
from chicane.thunder.big_rig.turn import FirstDie, SectionDie
from chicane.thunder.board import NAMES
from chicane.thunder.box import MOST_SEATS, MOST_VEHICLES
from chicane.thunder.choppe_shoppe import UPGRADES
from chicane.thunder.choppe_shoppe.aim import AtChopper, AtNumber, AtSpace, AtVehicle, AtWay, Forgo
from chicane.thunder.choppe_shoppe.deal import LeaderChosen
from chicane.thunder.choppe_shoppe.draft import Fitted, Picked
from chicane.thunder.choppe_shoppe.tokens import DieOn, Enough, TokenOn
from chicane.thunder.choppers import ChopperTo
from chicane.thunder.command import Repaired
from chicane.thunder.enter import DriftPast, Ram
from chicane.thunder.expansions import EXPANSIONS
from chicane.thunder.extra_ammo.bonus_commands import Frightened, Switched
from chicane.thunder.extra_ammo.bounties import Hurried, Victim
from chicane.thunder.extra_ammo.choppers import Down, FlyLow, Lifted
from chicane.thunder.extra_ammo.one_shots import Nudged
from chicane.thunder.final_five import FirstCoast, FirstRide, RidersCommand, SecondCoast, SecondRide
from chicane.thunder.german_engineering import CODES, card_of
from chicane.thunder.kinds import MOVEMENT_DIE, PIPS, WAYS
from chicane.thunder.move import Brake, DriveOn, Go, LeaveRoadDie, TakeRoadDie
from chicane.thunder.shoot import HoldFire, Shot
from chicane.thunder.slam import AskAgain, LetStand, Thrown
from chicane.thunder.state import NO_SLOT, Thunder
from chicane.thunder.ways import ThisWay

WRECKS: Final = 24  # on the road at a time, and some to spare
OWN: Final = 6  # vehicles of one crew
LANES: Final = 6
SLOTS: Final = 64  # for damage, of all vehicles
COMMANDS: Final = 16  # of one board
MOVES: Final = 16
TWINS: Final = 8  # copies of a card that wait for the same event
HOOKED: Final = 24
DRIVE_CARDS: Final = len(CODES)
DICE: Final = [*[str(pips) for pips in MOVEMENT_DIE], *CODES]


def all_cards() -> list[Card]:
    """The cards of all boxes, box by box."""
    decks = [deck for box in EXPANSIONS for deck in [*box.decks, *[stock.deck for stock in box.stocks]]]
    effects = [box.effects for box in EXPANSIONS if box.effects is not None]
    return [card for deck in [*decks, *effects] for card in deck.cards]


CARD_IDS: Final = list(dict.fromkeys(card.id for card in all_cards()))
UPGRADE_IDS: Final = [card.id for stock in UPGRADES.stocks for card in stock.cards]
CARD_NUMBERS: Final = {id: number for number, id in enumerate(CARD_IDS)}


def own(game: Thunder, option: Any) -> int:
    """Where a vehicle comes in its crew."""
    vehicle: int = option.vehicle
    return vehicle - game.box.first_vehicle[game.owner[vehicle]]


def die(game: Thunder, option: Any) -> int:
    """What a die shows, or which card is played in its place."""
    shows: int = option.die
    return shows - 1 if shows <= PIPS else len(MOVEMENT_DIE) + card_of(shows)


def card(game: Thunder, option: Any) -> int:
    """A card of a stock among all cards."""
    return CARD_NUMBERS[game.box.stocks[option.stock].cards[option.card].id]


def upgrade(game: Thunder, option: Any) -> int:
    """A card among the upgrades."""
    return UPGRADE_IDS.index(game.box.stocks[option.stock].cards[option.card].id)


def used(game: Thunder, option: UseCard) -> int:
    """The card that is used, among all cards."""
    return CARD_NUMBERS[option.card(game).id]


def twin(game: Thunder, option: UseCard) -> int:
    """Of several copies of a card, which one."""
    uses = [each for each in game.menu if isinstance(each, UseCard) and each.held[0] == option.held[0]]
    return [each is option for each in uses].index(True)


def target(game: Thunder, option: Any) -> int:
    """Who is shot at, or which damage slot of it, where that is named."""
    slot: int = option.slot
    number: int = option.target
    return number if slot == NO_SLOT else ALL + slot


ALL: Final = MOST_VEHICLES + WRECKS
ANY: Final = [f"vehicle {number}" for number in range(MOST_VEHICLES)] + [f"wreck {number}" for number in range(WRECKS)]
TARGET: Final = Part("target", [*ANY, *[f"slot {number}" for number in range(SLOTS)]], target)
VEHICLE: Final = Part("own", OWN, own)
DIE: Final = Part("die", DICE, die)
REAL_DIE: Final = Part("die", DICE[: len(MOVEMENT_DIE)], die)  # of crews that play no cards
WAY: Final = Part("way", WAYS)
SPACE: Final = Part("space", NAMES)
COMMAND: Final = Part("command", COMMANDS)
CARD: Final = Part("card", CARD_IDS, card)

VOCABULARY: Final = Vocabulary(
    1,
    [
        Block(Assign, VEHICLE, DIE),
        Block(Coast, VEHICLE, DIE),
        Block(Idle),
        Block(ChosenCommand, COMMAND, DIE),
        Block(NoCommand),
        Block(Go, WAY),
        Block(DriveOn, Part("space", LANES)),
        Block(Brake),
        Block(TakeRoadDie),
        Block(LeaveRoadDie),
        Block(DriftPast),
        Block(Ram, Part("other", ANY)),
        Block(LetStand),
        Block(AskAgain),
        Block(Thrown, Part("vehicle", ANY)),
        Block(Shot, TARGET),
        Block(HoldFire),
        Block(ChopperTo, SPACE),
        Block(Repaired, Part("slot", SLOTS)),
        Block(ThisWay, WAY),
        Block(UseCard, Part("card", CARD_IDS, used), Part("twin", TWINS, twin)),
        Block(Decline),
        Block(FirstDie, REAL_DIE),
        Block(SteeringDie, REAL_DIE),
        Block(SectionDie, COMMAND, REAL_DIE),
        Block(Steer, WAY),
        Block(Aside, WAY),
        Block(SightedShot, TARGET),
        Block(KeepShot),
        Block(ShootAgain),
        Block(Break, Part("slot", SLOTS)),
        Block(Mended, Part("slot", SLOTS)),
        Block(Drop, SPACE),
        Block(KeepClean),
        Block(FirstRide, VEHICLE, REAL_DIE),
        Block(FirstCoast, VEHICLE, REAL_DIE),
        Block(SecondRide, VEHICLE, REAL_DIE),
        Block(SecondCoast, VEHICLE, REAL_DIE),
        Block(RidersCommand, COMMAND, REAL_DIE),
        Block(LeaderChosen, CARD),
        Block(Picked, CARD),
        Block(Fitted, VEHICLE, Part("card", UPGRADE_IDS, upgrade)),
        Block(DieOn, COMMAND, DIE),
        Block(TokenOn, COMMAND),
        Block(Enough),
        Block(AtVehicle, Part("target", ANY)),
        Block(AtSpace, SPACE),
        Block(AtWay, WAY),
        Block(AtChopper, Part("seat", MOST_SEATS)),
        Block(AtNumber, Part("moves", MOVES)),
        Block(Forgo),
        Block(Frightened, Part("vehicle", ANY)),
        Block(Switched, Part("other", ANY)),
        Block(Hurried, Part("vehicle", ANY)),
        Block(Victim, Part("vehicle", ANY)),
        Block(FlyLow, SPACE),
        Block(Down, Part("seat", MOST_SEATS)),
        Block(Lifted, rank(HOOKED)),
        Block(Nudged, WAY),
    ],
)
