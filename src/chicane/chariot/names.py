"""What the seats of a race are called: by the chariots that they drive."""

from __future__ import annotations

from typing import Final

from chicane.chariot.boards import CHARIOTS
from chicane.chariot.move import AHEAD
from chicane.chariot.state import NAMES, Race
from chicane.core.message import Message
from chicane.core.podium import Account
from chicane.core.reach import DAMAGE, DEATH, FREE, Price

COLOUR_NAMES: Final = [
    Message("chariot-seat-green"),
    Message("chariot-seat-red"),
    Message("chariot-seat-yellow"),
    Message("chariot-seat-blue"),
    Message("chariot-seat-purple"),
    Message("chariot-seat-white"),
]
PLAYERS: Final = [Message("chariot-player", player=number + 1) for number in range(CHARIOTS)]


def driven_by(race: Race, seat: int) -> list[int]:
    """The chariots of a seat, destroyed ones included."""
    return [chariot for chariot in range(CHARIOTS) if race.owner[chariot] == seat]


def called(race: Race, seat: int) -> Message | None:
    """The name of a seat: its colours."""
    return joined([COLOUR_NAMES[chariot] for chariot in driven_by(race, seat)])


def yours(race: Race, seat: int) -> dict[Message, Message]:
    """What chariots and seat are to whoever drives them; of several, each keeps its colour."""
    owned, name = driven_by(race, seat), called(race, seat)
    form = "yours" if len(owned) == 1 else "of-yours"
    known = {NAMES[each]: Message(f"{NAMES[each].key}.{form}") for each in owned}
    you = Message(f"{PLAYERS[seat].key}.yours")
    return known | {each: you for each in (name, PLAYERS[seat]) if each is not None}


def joined(names: list[Message]) -> Message | None:
    """Several colours in one name."""
    if len(names) < 2:
        return names[0] if names else None
    return Message("chariot-colours", colour=names[0], others=joined(names[1:]) or "")


def values(race: Race, seat: int) -> Message | None:
    """Damage, speed and fortune of the chariot of a seat; of several, of the one that drives or comes first."""
    left = [chariot for chariot in driven_by(race, seat) if race.damage[chariot] > 0]
    if not left:
        return None
    best = race.active if race.active in left else left[0]
    return Message("chariot-values", damage=race.damage[best], speed=race.speed[best], fortune=race.fortune[best])


def out(race: Race) -> list[int]:
    """The seats all of whose chariots are destroyed."""
    owned = {seat: driven_by(race, seat) for seat in range(race.players)}
    return [seat for seat, all_ in owned.items() if all_ and all(race.damage[each] <= 0 for each in all_)]


def account(race: Race, seat: int) -> Account:
    """How far the best chariot of a seat came; one that lasted counts before any wreck."""
    best = max(driven_by(race, seat), key=lambda chariot: reached(race, chariot))
    laps, damage = race.laps_done(best), max(0, race.damage[best])
    words = Message("chariot-account" if damage else "chariot-account-out", laps=laps, damage=damage)
    return Account(reached(race, best), words)


def reached(race: Race, chariot: int) -> float:
    """How far a chariot came, all wrecks behind all others."""
    if race.damage[chariot] <= 0:
        return 0.0
    return 1.0 + race.progress(chariot)


def price(before: Race, after: Race) -> Price:
    """What a movement costs the chariot that drives (CH-CURVE-01, CH-COLL-02)."""
    chariot = before.active
    cost = before.damage[chariot] - max(0, after.damage[chariot])
    return Price(DEATH if after.damage[chariot] <= 0 else DAMAGE if cost else FREE, cost)


def takes(options: tuple[str, ...]) -> Message | None:
    """The lane changes of a movement, each of which takes a Turn die (CH-MOVE-04)."""
    changes = sum(option != AHEAD for option in options)
    return Message("chariot-lane-changes", "CH-MOVE-04", count=changes) if changes else None
