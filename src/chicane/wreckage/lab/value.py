"""How well a seat stands: its part of all worth, its player turn played to the end and its plan rehearsed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chicane.core.step import Step
from chicane.wreckage import (
    arena,
    damage,
    drive,
    loss,
    mines,
    move,
    obstacles,
    repair,
    setup,
    shoot,
    spin,
    steer,
    turn,
    wrecks,
)
from chicane.wreckage.lab.standing import Standing
from chicane.wreckage.lab.weights import weights_of
from chicane.wreckage.lab.worth import idle
from chicane.wreckage.state import NONE, Wreckage

SKIPPED: Final = (60, 75)  # hairpins that a rehearsal leaves out
IDLE: Final = 0.9  # of a fair share, for each piece of equipment that does little beside the others
SPED: Final = 0.02  # of a fair share: by so much a start speed must be better than another to be sure of it


def value(game: Wreckage, seat: int) -> float | None:
    """The seat's part of all worth, judged by what is to be decided next."""
    return 0.0 if game.out[seat] else VALUATIONS[type(game.pending)](game, seat)


def standing(game: Wreckage, seat: int) -> float:
    """The seat's part of all worth as things are."""
    return Standing(game).share(seat)


def drafted(game: Wreckage, seat: int) -> float:
    """All that can be chosen is about as good (docs/balance.md), but for what does little beside the rest."""
    return float(IDLE ** idle(game, seat)) / game.players


def sped(game: Wreckage, seat: int) -> float:
    """What a start speed is worth, once somebody has chosen one: what hardly differs is a matter of taste."""
    if all(speed == NONE for speed in game.speed):
        return drafted(game, seat)
    return round(standing(game, seat) * game.players / SPED) * SPED / game.players


def planning(game: Wreckage, seat: int) -> float:
    """What the cards laid so far are good for."""
    if game.planned[seat]:
        return rehearsed(game, seat)
    return sped(game, seat) if game.turn == 1 else standing(game, seat)


def in_phase(game: Wreckage, seat: int) -> float:
    """The position, and what the seat's second card may still bring."""
    return with_second(game, seat, standing(game, seat), game)


def at_begin(game: Wreckage, seat: int) -> float:
    """Where nobody has acted yet, the whole plan; where the seat has changed gear, the best of its turn."""
    if game.planned[seat] and is_untouched(game):
        return rehearsed(game, seat)
    return under_way(game, seat) if is_under_way(game.pending, seat) else in_phase(game, seat)


def under_way(game: Wreckage, seat: int) -> float:
    """The best that the seat can make of its player turn, if it is its own."""
    if not is_under_way(game.pending, seat):
        return in_phase(game, seat)
    worth, after = best(game, seat)
    return with_second(game, seat, worth, after)


VALUATIONS: Final[dict[type[Step[Any]], Callable[[Wreckage, int], float]]] = {
    setup.FirstChooser: drafted,
    setup.ChooseVehicle: drafted,
    setup.Draft: drafted,
    setup.ChooseSpeed: sped,
    arena.TurnObstacle: drafted,
    turn.Plan: planning,
    obstacles.Burn: at_begin,
    drive.Begin: at_begin,
    move.Move: under_way,
    mines.OfferMine: under_way,
    shoot.Aim: under_way,
    repair.Pay: in_phase,
    repair.Gain: in_phase,
    damage.Draw: in_phase,
    damage.Settle: in_phase,
    spin.Spin: in_phase,
    loss.LoseCard: in_phase,
    wrecks.DropCan: in_phase,
}  # by the decision that is pending, chance's too


def with_second(game: Wreckage, seat: int, worth: float, after: Wreckage) -> float:
    """A worth and what the second card adds to it, if it is still to be played."""
    return bounded(worth + weights_of(game).later * to_come(after, seat)) if is_second_ahead(game, seat) else worth


def is_second_ahead(game: Wreckage, seat: int) -> bool:
    """Whether the seat still has its second card to play in this game turn."""
    if not game.phase or len(game.planned[seat]) < turn.PLANNED:
        return False
    step = game.pending
    begins = isinstance(step, obstacles.Burn) or (isinstance(step, drive.Begin) and not step.switched)
    if game.phase == 1 or (begins and game.acting == seat):
        return True
    return any(isinstance(each, turn.PlayerTurn) and each.seat == seat for each in game.agenda)


def to_come(game: Wreckage, seat: int) -> float:
    """What the second card adds."""
    if game.winners or game.out[seat]:
        return 0.0
    after = game.copy()
    after.agenda = []
    return rehearse(after, seat, 2)[0] - Standing(after).share(seat)


def bounded(worth: float) -> float:
    """From 0 to 1."""
    return min(1.0, max(0.0, worth))


def is_under_way(step: Step[Any], seat: int) -> bool:
    """Whether a seat is in the middle of its player turn."""
    if isinstance(step, drive.Begin):
        return step.seat == seat and step.switched
    return isinstance(step, (move.Move, shoot.Aim, mines.OfferMine)) and step.seat == seat


def is_untouched(game: Wreckage) -> bool:
    """Whether all have planned and nobody has acted yet."""
    if game.phase != 1:
        return False
    return sum(isinstance(step, turn.PlayerTurn) for step in game.agenda) == len(game.alive()) - 1


def rehearsed(game: Wreckage, seat: int) -> float:
    """What a seat can make of the cards it has planned while all others stand still."""
    worth, after = rehearse(game, seat, 1)
    return (
        bounded(worth + weights_of(game).later * to_come(after, seat))
        if len(game.planned[seat]) == turn.PLANNED
        else worth
    )


def rehearse(game: Wreckage, seat: int, phase: int) -> tuple[float, Wreckage]:
    """The best player turn in an action phase, and the game after it."""
    game = game.copy()
    game.phase, game.acting = phase, seat
    game.given_up = [0] * game.players
    game.agenda = [shoot.Aim(seat), drive.Begin(seat)]
    game.advance()
    begins = bool(game.agenda) and isinstance(game.pending, drive.Begin)
    found, game = best_option(game, seat) if begins else best(game, seat)
    game = game.copy()
    game.agenda = []
    return found, game


def best(game: Wreckage, seat: int) -> tuple[float, Wreckage]:
    """The best way to go on in a player turn: what it is worth, and the game after the move, before any shot."""
    if game.winners:
        return float(seat in game.winners), game
    if not game.agenda or not is_under_way(game.pending, seat):
        return Standing(game).share(seat), game
    if isinstance(game.pending, mines.OfferMine):
        return best(played(game, game.menu[0]), seat)
    if isinstance(game.pending, shoot.Aim):
        return best_shot(game, seat), game
    return best_option(game, seat)


def best_option(game: Wreckage, seat: int) -> tuple[float, Wreckage]:
    """The best of the options on the menu."""
    found = [best(played(game, option), seat) for option in game.menu if is_tried(option)]
    return max(found, key=lambda each: each[0])


def is_tried(option: Step[Any]) -> bool:
    """Whether an option is worth a thought in a rehearsal."""
    return not isinstance(option, repair.Repair) and not (isinstance(option, steer.Turn) and option.degrees in SKIPPED)


def best_shot(game: Wreckage, seat: int) -> float:
    """The best of the shots on the menu, or none of them."""
    standing = Standing(game)
    shots = [option for option in game.menu if isinstance(option, shoot.Shoot)]
    return max([standing.share(seat), *[standing.after_shot(seat, shot) for shot in shots]])


def played(game: Wreckage, option: Step[Any]) -> Wreckage:
    """A copy of the game in which an option was chosen."""
    copy = game.copy()
    copy.play(option)
    return copy
