"""What every vehicle is worth in a position: its structure, less what it must expect to suffer, times what it can do
and the jerrycans it has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chicane.core.lists import without
from chicane.core.step import Step
from chicane.wreckage import collide, damage, obstacles, repair, shoot, wrecks
from chicane.wreckage.kinds import EQUIPMENT
from chicane.wreckage.lab import worth
from chicane.wreckage.lab.prospects import Car, car, danger, goal, mined
from chicane.wreckage.lab.weights import weights_of
from chicane.wreckage.state import NONE, Wreckage

PAID: Final = 0.93  # for each card that a repair will still cost
BURNS: Final = 0.75  # for a vehicle that may have caught fire
PATIENCE: Final = 4  # quiet game turns after which a vehicle tries something else
SHADES: Final = 97


class Standing:
    """The worth of every vehicle in a position, worked out once."""

    def __init__(self, game: Wreckage) -> None:
        self.game = game
        self.weights = weights_of(game)
        self.left = [0.0] * game.players  # structure to count on
        self.factor = [0.0] * game.players
        self.worth = [0.0] * game.players
        alive = game.alive()
        placed = {seat: car(game, seat) for seat in alive}
        for seat in alive:
            self.judge(seat, placed)

    def judge(self, seat: int, placed: dict[int, Car]) -> None:
        """What a vehicle is worth where it stands."""
        game, weights = self.game, self.weights
        left, factor = worth.left_of(game, seat), worth.build(game, seat)
        others = [enemy for other, enemy in placed.items() if other != seat]
        fear = sum([danger(placed[seat], enemy, weights.fire, weights.bump) for enemy in others])
        fear += mined(placed[seat], tuple(game.mines), weights.mined) if game.mines else 0.0
        left = max(min(weights.least, left), left - fear)
        factor *= goal(game, seat, placed[seat], weights) * whim(game, seat, weights.restless)
        self.left[seat], self.factor[seat] = left, factor
        self.worth[seat] = factor * metal_after(game, seat, left)

    def share(self, seat: int) -> float:
        """A seat's part of all worth."""
        return self.worth[seat] / sum(self.worth) if self.worth[seat] > 0 else 0.0

    def after_shot(self, seat: int, shot: shoot.Shoot) -> float:
        """A seat's part of all worth once a shot has fallen, on average."""
        weapon, target = EQUIPMENT[shot.weapon], shot.target
        hurt = worth.left_after(self.left[target], weapon.attack, self.game.handling(target)) * self.factor[target]
        mine = self.worth[seat]
        if weapon.discarded:
            fitted = self.game.equipment[seat]
            rest = without(fitted, shot.weapon)
            mine *= worth.fittings(tuple(rest)).worth / worth.fittings(tuple(fitted)).worth
        return mine / (sum(self.worth) - self.worth[target] + hurt + mine - self.worth[seat])


def whim(game: Wreckage, seat: int, restless: float) -> float:
    """Where nothing happens any more, some places look better for no reason, others the turn after."""
    bored = max(0, game.quiet - PATIENCE)
    shade = (game.x[seat] // 10_000 + game.y[seat] // 10_000 * 3 + game.heading[seat] * 7 + game.turn * 31) % SHADES
    return 1.0 + restless * bored * shade / SHADES


class Ahead:
    """What the agenda still holds for a vehicle."""

    def __init__(self, left: float) -> None:
        self.left = left  # structure to count on
        self.cards = 0  # to be drawn
        self.points = 0  # drawn, and not settled yet
        self.handling = 0  # against them
        self.part = 1.0  # of its worth that remains


def metal_after(game: Wreckage, seat: int, left: float) -> float:
    """The worth of the structure once what is on the agenda has happened to it."""
    ahead = Ahead(left)
    for step in game.agenda[::-1]:
        if type(step) in FORESEEN:
            FORESEEN[type(step)](game, seat, step, ahead)
    if not ahead.cards and not ahead.points:
        return ahead.part * max(0.0, ahead.left)
    return ahead.part * worth.left_after(ahead.left, ahead.cards, ahead.handling, ahead.points)


def foresee_draw(game: Wreckage, seat: int, step: damage.Draw, ahead: Ahead) -> None:
    """Cards drawn, and to be drawn."""
    if step.seat == seat:
        ahead.cards += step.left
        ahead.points += damage.points_of(step.cards)
        ahead.handling = damage.handling_against(game, seat, step.cause)


def foresee_impact(game: Wreckage, seat: int, step: collide.Impact, ahead: Ahead) -> None:
    """Cards of a collision, unless a ram takes them."""
    if step.seat == seat and step.ram(game) == NONE:
        ahead.cards += step.count


def foresee_price(game: Wreckage, seat: int, step: repair.Pay, ahead: Ahead) -> None:
    """A card that a repair will cost."""
    if step.seat == seat:
        ahead.part *= PAID


def foresee_gain(game: Wreckage, seat: int, step: repair.Gain, ahead: Ahead) -> None:
    """A marker less."""
    if step.seat == seat:
        ahead.left += 1


def foresee_fire(game: Wreckage, seat: int, step: obstacles.CatchFire, ahead: Ahead) -> None:
    """It may burn."""
    if step.seat == seat:
        ahead.part *= BURNS


def foresee_end(game: Wreckage, seat: int, step: wrecks.Remove, ahead: Ahead) -> None:
    """It is gone as soon as its jerrycans lie beside it."""
    if step.seat == seat:
        ahead.part = 0.0


FORESEEN: Final[dict[type[Step[Any]], Callable[[Wreckage, int, Any, Ahead], None]]] = {
    damage.Draw: foresee_draw,
    collide.Impact: foresee_impact,
    repair.Pay: foresee_price,
    repair.Gain: foresee_gain,
    obstacles.CatchFire: foresee_fire,
    wrecks.Remove: foresee_end,
}
