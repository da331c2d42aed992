"""What the agenda brings, by the type of each step on it: a step that is not in the table is an error, not nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chicane.core.cards import Moment, Offer, Offered
from chicane.core.step import Step
from chicane.wreckland.actions import Place, WhiteStep
from chicane.wreckland.activation import Activation, EnemyChoice, EnemyEffect, MoveOn
from chicane.wreckland.attack import Aim
from chicane.wreckland.board import BoardChoice, BoardEffect, RollBoard
from chicane.wreckland.chase import (
    BeginTurns,
    CheckEnd,
    DiceRolled,
    EndChase,
    EndTurn,
    Enter,
    Overheat,
    StartChase,
    StartTurn,
)
from chicane.wreckland.customise import BeginActions, ChooseDice, Customise, KeepCustomising, StartRound
from chicane.wreckland.damage import Blast, Destroy, Explode, HitEnemy, HitEngine, HitEquipment, Lose, Salvaged, Win
from chicane.wreckland.decks import DealEnemy, DrawEquipment, DrawScrap
from chicane.wreckland.dice import LoseDie, Roll, RollAll, RollRest
from chicane.wreckland.effects import Choose, ChooseZone, Resolve
from chicane.wreckland.enemies import FOES
from chicane.wreckland.enemy import RedStep
from chicane.wreckland.handle import Adjust, Hold, RemoveDie
from chicane.wreckland.heal import Heal
from chicane.wreckland.install import ChooseFacing, ChooseSlot, Installed, Restored
from chicane.wreckland.lab import promise, workshop
from chicane.wreckland.lab.threat import Road, blow, blows, gain
from chicane.wreckland.lab.worth import (
    BLAST,
    CARD_WORTH,
    COVERED,
    DIE_WORTH,
    ENGINE_POINT,
    FRESH_DIE,
    GEAR_POINT,
    PENALTY,
    POINT,
    SCRAP_WORTH,
    TOOL_DIE,
    TRICK,
    effect_harm,
)
from chicane.wreckland.losses import LoseCard
from chicane.wreckland.mend import Mend
from chicane.wreckland.pay import Pay
from chicane.wreckland.rally import Rally
from chicane.wreckland.ram import Push, PushAll, Split
from chicane.wreckland.repair import RepairWith
from chicane.wreckland.scrap import LoseScrap
from chicane.wreckland.setup import Prepare
from chicane.wreckland.shift import MoveEnemy
from chicane.wreckland.skill import ChooseSkillUse
from chicane.wreckland.state import CHASE, GONE, Wreckland
from chicane.wreckland.story import Read
from chicane.wreckland.strike import ChooseHit
from chicane.wreckland.twist import Twist

Prospect = Callable[[Wreckland, Road, Any], float]


def prospects(game: Wreckland, road: Road) -> float:
    """What all steps on the agenda bring together, the one that is asked included."""
    worth = 0.0
    for step in game.agenda:
        found = prospect_of(step)
        if found is not None:
            worth += found(game, road, step)
    return worth


def prospect_of(step: Step[Any]) -> Prospect | None:
    """How a step is judged; None for one that brings nothing which is not counted elsewhere."""
    if type(step) not in PROSPECTS:
        raise NotImplementedError(f"no bot knows what to think of {type(step).__name__}; see lab/prospect.py")
    return PROSPECTS[type(step)]


# What enemies and boards will do


def acting(game: Wreckland, road: Road, step: Activation) -> float:
    return -blows(game, road, step.waiting)


def enemy_effect(game: Wreckland, road: Road, step: EnemyEffect) -> float:
    """Its part of what the enemy does."""
    if game.foe_zone[step.foe] == GONE:
        return 0.0
    return -blow(game, road, step.foe) / len(FOES[game.foe_kind[step.foe]].effects)


def enemy_choice(game: Wreckland, road: Road, step: EnemyChoice) -> float:
    zone = game.foe_zone[step.foe]
    bonus = FOES[game.foe_kind[step.foe]].engine_bonus
    return -effect_harm(step.effect, road.working[zone], bonus) if zone != GONE else 0.0


def board_effect(game: Wreckland, road: Road, step: BoardEffect | BoardChoice) -> float:
    return -effect_harm(step.effect, COVERED, 0)


def board_roll(game: Wreckland, road: Road, step: RollBoard) -> float:
    return -PENALTY[game.chapter][step.phase]


def rally(game: Wreckland, road: Road, step: Rally) -> float:
    """Whoever shows the new value acts, one enemy in six for each value: a quarter of all, or so."""
    return -sum([blow(game, road, foe) for foe in game.foes()]) / 4


def healing(game: Wreckland, road: Road, step: Heal) -> float:
    return -POINT * sum([min(step.amount, game.foe_hurt[foe]) for foe in game.foes_in(step.zone)])


def arrival(game: Wreckland, road: Road, step: DealEnemy) -> float:
    """One more; those that a round begins with are expected already."""
    return -ARRIVAL if game.turn else 0.0


ARRIVAL: Final = 5.0  # an enemy that comes later


# What will be lost


def hit_engine(game: Wreckland, road: Road, step: HitEngine) -> float:
    return -ENGINE_POINT * step.damage


def hit_equipment(game: Wreckland, road: Road, step: HitEquipment) -> float:
    return -GEAR_POINT * step.damage


def choosing_hit(game: Wreckland, road: Road, step: ChooseHit) -> float:
    return -GEAR_POINT * step.damage * min(step.hits, len(step.slots))


def blast(game: Wreckland, road: Road, step: Blast) -> float:
    return -BLAST * road.working[step.zone]


def lose_die(game: Wreckland, road: Road, step: LoseDie) -> float:
    if not game.pool(step.first):
        return 0.0
    return -DIE_WORTH if game.phase == CHASE else -TOOL_DIE


def lose_scrap(game: Wreckland, road: Road, step: LoseScrap) -> float:
    return -SCRAP_WORTH[game.round] if any(game.scrap) else 0.0


def lose_card(game: Wreckland, road: Road, step: LoseCard) -> float:
    return -CARD_WORTH if game.market else 0.0


# What will be gained


def hit_enemy(game: Wreckland, road: Road, step: HitEnemy) -> float:
    return gain(game, road, step.foe, step.damage)


def scrap(game: Wreckland, road: Road, step: Salvaged | DrawScrap) -> float:
    return SCRAP_WORTH[game.round]


def trick(game: Wreckland, road: Road, step: Adjust | Hold | RemoveDie) -> float:
    return TRICK


def roll(game: Wreckland, road: Road, step: Roll) -> float:
    return FRESH_DIE


PROSPECTS: Final[dict[type[Step[Any]], Prospect | None]] = {
    # Enemies and boards
    Activation: acting,
    EnemyEffect: enemy_effect,
    EnemyChoice: enemy_choice,
    MoveOn: None,
    Rally: rally,
    BoardEffect: board_effect,
    BoardChoice: board_effect,
    RollBoard: board_roll,
    Heal: healing,
    DealEnemy: arrival,
    Enter: None,
    Twist: None,
    Offer: None,
    Offered: None,
    Moment: None,
    # Losses
    HitEngine: hit_engine,
    HitEquipment: hit_equipment,
    ChooseHit: choosing_hit,
    Explode: None,
    Blast: blast,
    LoseDie: lose_die,
    LoseScrap: lose_scrap,
    LoseCard: lose_card,
    # Actions of the Chase
    Place: promise.placing,
    Aim: promise.aiming,
    ChooseZone: promise.choosing_zone,
    Resolve: promise.resolving,
    Choose: promise.choosing,
    ChooseSkillUse: promise.choosing_skill,
    Mend: promise.mending,
    MoveEnemy: promise.moving,
    PushAll: None,
    Push: promise.pushing,
    Split: promise.splitting,
    Adjust: trick,
    Hold: trick,
    RemoveDie: trick,
    HitEnemy: hit_enemy,
    Destroy: None,
    Salvaged: scrap,
    DrawScrap: scrap,
    # Customisation
    Customise: None,
    ChooseSlot: workshop.choosing_slot,
    ChooseFacing: workshop.choosing_facing,
    Pay: workshop.paying,
    Installed: None,
    Restored: None,
    RepairWith: workshop.repairing,
    ChooseDice: workshop.choosing_dice,
    DrawEquipment: None,
    # The course of the game
    Roll: roll,
    RollAll: None,
    RollRest: None,
    DiceRolled: None,
    RedStep: None,
    WhiteStep: None,
    Prepare: None,
    StartRound: None,
    BeginActions: None,
    KeepCustomising: None,
    StartChase: None,
    BeginTurns: None,
    StartTurn: None,
    EndTurn: None,
    Overheat: None,
    CheckEnd: None,
    EndChase: None,
    Read: None,
    Win: None,
    Lose: None,
}
