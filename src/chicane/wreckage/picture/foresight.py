"""What the options of a question lead to in the arena: drives, arcs of fire, and what damage is left to bear."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chicane.core.foresight import PRIZE, End, Foresight, Outline, Prospect
from chicane.core.message import Message
from chicane.core.reach import DEATH, FREE, MEETING
from chicane.core.step import Step
from chicane.wreckage.damage import Settle
from chicane.wreckage.drive import Begin, GoOn, SetSpeed, Turbo
from chicane.wreckage.lab.preview import Preview, events_of, joined, preview
from chicane.wreckage.lab.ruler import after_first, after_plan, after_start
from chicane.wreckage.move import Go, Leap, Move, Stay
from chicane.wreckage.names import named
from chicane.wreckage.outlook import WALLS, outlook
from chicane.wreckage.picture import vehicles
from chicane.wreckage.picture.dials import every_turn
from chicane.wreckage.picture.firing import aimed, settled
from chicane.wreckage.picture.places import degrees, on_screen, outline
from chicane.wreckage.setup import ChooseSpeed, SpeedChosen
from chicane.wreckage.shapes import HALF_LONG, HALF_WIDE, spot
from chicane.wreckage.shoot import Aim, Shoot
from chicane.wreckage.state import FORWARD_GEAR, Wreckage
from chicane.wreckage.steer import Turn
from chicane.wreckage.turn import Plan, Planned

ENDS: Final = 9  # ghosts that are shown at once


def foresight(game: Wreckage) -> Foresight:
    """What is shown about the question that waits."""
    ghost = vehicles.ghost(game.vehicle[game.actor], "currentColor")  # of its tone
    return Foresight(tuple(QUESTIONS[type(game.pending)](game, game.actor)), ghost)


def foresees(game: Wreckage) -> bool:
    """Whether the question that waits has any of it."""
    return game.actor >= 0 and bool(game.menu) and type(game.pending) in QUESTIONS


# Driving


def begun(game: Wreckage, seat: int) -> list[Prospect]:
    """What the card can be used for, turns of any degree included, each with the whole drive that follows."""
    options = [each for each in game.menu if isinstance(each, SetSpeed | Turbo | GoOn | Turn)]
    known = {each.text(game) for each in options}
    further = [turn for turn in every_turn(game, seat) if turn.text(game) not in known]
    return [driven(game, seat, option, True) for option in [*options, *further]]


def moved(game: Wreckage, seat: int) -> list[Prospect]:
    """The moves."""
    return [driven(game, seat, option, False) for option in game.menu if isinstance(option, Go | Leap | Stay)]


def driven(game: Wreckage, seat: int, option: Step[Any], driving: bool) -> Prospect:
    """One drive: where it leads along, where it ends, and what happens there."""
    future = preview(game, seat, option, driving)
    return Prospect(option.text(game), note(game, seat, option, future), tone(future), (strip(future),), (end(future),))


def tone(future: Preview) -> str:
    """How a drive ends: badly, with a prize, or just so."""
    if future.is_end():
        return DEATH
    return MEETING if future.is_bad() else PRIZE if future.cans() else FREE


def note(game: Wreckage, seat: int, option: Step[Any], future: Preview) -> Message | None:
    """What happens on a drive and who can be fired at then, else what the vehicle has ahead of it."""
    said = events_of(game, seat, option, future)
    if future.cards:
        said.append(Message("wreckage-preview-cards", "WK-COLL-06", cards=future.cards))
    said += sighted(future)
    return joined(said) if said or isinstance(option, Stay) else ahead(game, future)


def sighted(future: Preview) -> list[Message]:
    """Who is in range and in sight at the end of a drive (WK-FIRE-02)."""
    shots = Aim(future.seat).shots(future.after)
    targets = dict.fromkeys(shot.target for shot in shots if isinstance(shot, Shoot))
    return [Message("wreckage-preview-sights", "WK-FIRE-02", target=named(future.after, each)) for each in targets]


def ahead(game: Wreckage, future: Preview) -> Message | None:
    """What a vehicle looks at in the end; a wall goes without saying, and so does what is ahead of who drives back."""
    thing = outlook(game, future.seat, future.pose)
    if thing in WALLS or game.gear[future.seat] != FORWARD_GEAR:
        return None
    return Message("wreckage-preview-aims", "WK-GEO-12", thing=thing)


def strip(future: Preview) -> Outline:
    """What the vehicle covers on the straight part of its drive, from its trailing to its leading corners."""
    ahead, right = future.after.gear[future.seat] * HALF_LONG, HALF_WIDE
    tail = [spot(*future.start, -ahead, side) for side in (-right, right)]
    nose = [spot(*future.pose, ahead, side) for side in (right, -right)]
    return outline([*tail, *nose])


def end(future: Preview) -> End:
    """Where a vehicle comes to stand."""
    x, y, heading = future.pose
    return End(*on_screen(x, y), degrees(heading), tone(future))


# Planning


def planned(game: Wreckage, seat: int) -> list[Prospect]:
    """Where each card can lead; the second one goes on from the first, whose reach stays in sight."""
    found = [fan(each.text(game), after_plan(game, seat, each.play)) for each in game.menu if isinstance(each, Planned)]
    first = after_first(game, seat)
    return [Prospect(areas=strips(first)), *found] if first else found


def started(game: Wreckage, seat: int) -> list[Prospect]:
    """Where each start speed can lead."""
    speeds = [each for each in game.menu if isinstance(each, SpeedChosen)]
    return [fan(each.text(game), after_start(game, seat, each.speed)) for each in speeds]


def fan(option: str, drives: list[Preview]) -> Prospect:
    """All drives at once."""
    words, kind = promise(drives)
    ends = list(dict.fromkeys(end(each) for each in drives))
    shown = ends[:: max(1, -(-len(ends) // ENDS))]
    return Prospect(option, words, kind, strips(drives), tuple(shown))


def promise(drives: list[Preview]) -> tuple[Message | None, str]:
    """What may come of a card: a crash whatever is done, or a jerrycan."""
    if drives and all(each.is_bad() for each in drives):
        return Message("wreckage-preview-all-crash", "WK-COLL-01"), MEETING
    if any(each.cans() and not each.is_bad() for each in drives):
        return Message("wreckage-preview-can-in-reach", "WK-MOVE-06"), PRIZE
    return None, FREE


def strips(drives: list[Preview]) -> tuple[Outline, ...]:
    """What vehicles cover on the straight parts of their drives, each once."""
    return tuple(dict.fromkeys(strip(each) for each in drives))


QUESTIONS: Final[dict[type[Step[Any]], Callable[[Wreckage, int], list[Prospect]]]] = {
    Plan: planned,
    ChooseSpeed: started,
    Begin: begun,
    Move: moved,
    Aim: aimed,
    Settle: settled,
}
