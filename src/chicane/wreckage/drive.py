"""The first step of a player turn: change gear, apply the card or let it be, or repair instead (WK-CARD, WK-SPEC)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.step import NOBODY, Step
from chicane.wreckage import mines, move, repair, steer
from chicane.wreckage.kinds import (
    ACCELERATE,
    DECELERATE,
    FULL_THROTTLE,
    TURBO,
    TURBO_LENGTHS,
)  # fmt: skip
from chicane.wreckage.names import PLAY_NAMES, named
from chicane.wreckage.shapes import LENGTH
from chicane.wreckage.state import FORWARD_GEAR, NONE, Wreckage

SPEED_PLAYS: Final = (ACCELERATE, DECELERATE, FULL_THROTTLE)


def speeds(game: Wreckage, seat: int) -> list[int]:
    """The speeds that the card in force allows to change to (WK-CARD-05..07, WK-SPEC-08)."""
    play, now, top = game.card(seat), game.speed[seat], game.top_speed(seat)
    if play == ACCELERATE:
        return list(range(now + 1, min(top, now + game.kind(seat).acceleration) + 1))
    if play == DECELERATE:
        return list(range(max(0, now - game.kind(seat).acceleration), now))
    if play == FULL_THROTTLE:
        return [speed for speed in range(top + 1) if speed != now]
    return []


def effects(game: Wreckage, seat: int) -> list[Step[Any]]:
    """What the card in force can be used for at once; some work by themselves later (WK-CARD-13)."""
    found: list[Step[Any]] = [SetSpeed(seat, speed) for speed in speeds(game, seat)]
    found += steer.turns(game, seat)
    if game.card(seat) == TURBO and game.gear[seat] == FORWARD_GEAR:  # WK-SPEC-05
        found.append(Turbo(seat))
    return found


def has_effects(game: Wreckage, seat: int) -> bool:
    """Whether the card in force can be used for anything at once."""
    play = game.card(seat)
    boosts = play == TURBO and game.gear[seat] == FORWARD_GEAR
    return boosts or bool(steer.ways(play)) or bool(speeds(game, seat))


class Begin(Step[Wreckage]):
    """Applying the card is never compulsory (WK-CARD-12); a change of gear comes before it (WK-REV-06)."""

    def __init__(self, seat: int, switched: bool = False) -> None:
        self.seat = seat
        self.switched = switched

    def actor(self, game: Wreckage) -> int:
        return self.seat if game.acting == self.seat else NOBODY

    def options(self, game: Wreckage) -> list[Step[Any]]:
        """What the card offers first, then going on without it."""
        seat = self.seat
        found = [*effects(game, seat), GoOn(seat)]
        if not game.speed[seat] and not self.switched:  # WK-REV-01, WK-REV-05
            found.append(Switch(seat))
        if repair.may_repair(game, seat):
            found.append(repair.Repair(seat))
        return found

    def parse(self, game: Wreckage, text: str) -> Step[Any] | None:
        """An option of the menu, or a turn by any whole degree (WK-GEO-12)."""
        return super().parse(game, text) or steer.read_turn(game, self.seat, text)

    def run(self, game: Wreckage) -> None:
        """The player turn ended before it began."""

    def prompt(self, game: Wreckage) -> Message:
        play, vehicle = game.card(self.seat), named(game, self.seat)
        if play == NONE:
            return Message("wreckage-ask-begin", "WK-TURN-12", vehicle=vehicle)
        if steer.any_degree(play):
            example = f"{steer.WAYS[steer.ways(play)[0]]} 23"
            return Message("wreckage-ask-turn", "WK-CARD-12", vehicle=vehicle, card=PLAY_NAMES[play], example=example)
        return Message("wreckage-ask-card", "WK-CARD-12", vehicle=vehicle, card=PLAY_NAMES[play])


class GoOn(Step[Wreckage]):
    """Go on to the move without applying the card (WK-CARD-12)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Wreckage) -> None:
        game.do(move.Move(self.seat))

    def text(self, game: Wreckage) -> str:
        return "on"

    def label(self, game: Wreckage) -> Message:
        return Message("wreckage-do-on", "WK-CARD-12")

    def tell(self, game: Wreckage) -> Message | None:
        if not has_effects(game, self.seat):
            return None
        vehicle, card = named(game, self.seat), PLAY_NAMES[game.card(self.seat)]
        return Message("wreckage-told-on", "WK-CARD-12", vehicle=vehicle, card=card)


class Switch(Step[Wreckage]):
    """At speed 0 the dashboard is turned over, to reverse or back (WK-REV-01, WK-REV-05)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Wreckage) -> None:
        game.gear = changed(game.gear, self.seat, -game.gear[self.seat])
        game.do(Begin(self.seat, True))

    def text(self, game: Wreckage) -> str:
        return "reverse gear" if game.gear[self.seat] == FORWARD_GEAR else "forward gear"

    def label(self, game: Wreckage) -> Message:
        if game.gear[self.seat] == FORWARD_GEAR:
            return Message("wreckage-do-reverse", "WK-REV-01")
        return Message("wreckage-do-forward", "WK-REV-05")

    def tell(self, game: Wreckage) -> Message:
        if game.gear[self.seat] == FORWARD_GEAR:
            return Message("wreckage-told-reverse", "WK-REV-01", vehicle=named(game, self.seat))
        return Message("wreckage-told-forward", "WK-REV-05", vehicle=named(game, self.seat))


class SetSpeed(Step[Wreckage]):
    """The dashboard shows another speed, and the move counts with it (WK-CARD-05, WK-MOVE-02)."""

    def __init__(self, seat: int, speed: int) -> None:
        self.seat = seat
        self.speed = speed

    def run(self, game: Wreckage) -> None:
        game.speed[self.seat] = self.speed
        game.do(move.Move(self.seat))

    def rule(self, game: Wreckage) -> str:
        if game.card(self.seat) == FULL_THROTTLE:
            return "WK-SPEC-08"
        return "WK-CARD-05" if self.speed > game.speed[self.seat] else "WK-CARD-07"

    def text(self, game: Wreckage) -> str:
        return f"speed {self.speed}"

    def label(self, game: Wreckage) -> Message:
        return Message("wreckage-do-speed", self.rule(game), speed=self.speed)

    def tell(self, game: Wreckage) -> Message:
        vehicle = named(game, self.seat)
        if self.speed > game.speed[self.seat]:
            return Message("wreckage-told-faster", self.rule(game), vehicle=vehicle, speed=self.speed)
        return Message("wreckage-told-slower", self.rule(game), vehicle=vehicle, speed=self.speed)


class Turbo(Step[Wreckage]):
    """Two lengths straight ahead at once, beside the normal move; mines may be dropped (WK-SPEC-01, WK-SPEC-02)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Wreckage) -> None:
        game.do_all([mines.OfferMine(self.seat, TURBO_LENGTHS * LENGTH), move.Move(self.seat)])

    def text(self, game: Wreckage) -> str:
        return "turbo"

    def label(self, game: Wreckage) -> Message:
        return Message("wreckage-do-turbo", "WK-SPEC-01")

    def tell(self, game: Wreckage) -> Message:
        return Message("wreckage-told-turbo", "WK-SPEC-01", vehicle=named(game, self.seat))
