"""Every sign of the arena with its name, for the book."""

from __future__ import annotations

from chicane.core.book import Sign
from chicane.core.message import Message
from chicane.wreckage.kinds import DAMAGE, OBSTACLES, DamageCard
from chicane.wreckage.names import EQUIPMENT_NAMES, OBSTACLE_NAMES, PLAY_NAMES, VEHICLE_NAMES
from chicane.wreckage.picture import art, icons, tokens, vehicles
from chicane.wreckage.picture.art import moved


def legend() -> list[Sign]:
    """Vehicles, what lies in the arena, cards of all kinds."""
    return cars() + on_the_ground() + cards() + damages() + signs()


def cars() -> list[Sign]:
    """The eight vehicles, nose to the right."""
    bodies = [moved(vehicles.vehicle(number), 0, 0, 1, 90) for number in range(len(VEHICLE_NAMES))]
    return [Sign(name, body, 76, 42) for name, body in zip(VEHICLE_NAMES, bodies, strict=True)]


def on_the_ground() -> list[Sign]:
    """Jerrycans, mines, obstacles."""
    return [
        Sign(Message("wreckage-scene-can", "WK-MOVE-06"), tokens.can(), 34, 34),
        Sign(Message("wreckage-scene-mine", "WK-UPG-11"), tokens.mine(), 34, 34),
        *[Sign(obstacle_name(kind), markup, 64, 64) for kind, markup in enumerate(tokens.STONES)],
    ]


def obstacle_name(kind: int) -> Message:
    """What an obstacle is and does."""
    return Message("wreckage-scene-obstacle", "WK-COLL-01", obstacle=OBSTACLE_NAMES[kind], kind=OBSTACLES[kind].id)


def cards() -> list[Sign]:
    """Piloting cards, and equipment."""
    equipment = zip(EQUIPMENT_NAMES, icons.EQUIPMENT_ICONS, strict=True)
    return [play_sign(play) for play in range(len(PLAY_NAMES))] + [
        Sign(name, card(markup, "#3b4a55"), 56, 56) for name, markup in equipment
    ]


def play_sign(play: int) -> Sign:
    """A piloting card."""
    return Sign(PLAY_NAMES[play], card(icons.PLAY_ICONS[play], "#5b4527"), 56, 56)


def card(markup: str, colour: str) -> str:
    """An icon on a card."""
    return art.box(-26, -26, 52, 52, 6, colour) + markup


def damages() -> list[Sign]:
    """Damage cards, from behind and each kind from the front."""
    back = Sign(Message("wreckage-sign-damage", "WK-COMP-13"), tokens.damage_back(), 46, 60)
    return [back] + [Sign(damage_name(kind), tokens.damage_card(number), 46, 60) for number, kind in enumerate(DAMAGE)]


def damage_name(kind: DamageCard) -> Message:
    """A damage card by its points and its icon."""
    icon = "spin" if kind.spins else "irreversible" if kind.irreversible else "shuffle" if kind.shuffles else "none"
    return Message("wreckage-sign-damage-card", "WK-COMP-13", points=kind.points, icon=icon)


def signs() -> list[Sign]:
    """Round signs: what may be done in no place of the arena."""
    return [Sign(Message(f"wreckage-sign-do-{name}"), icons.sign(name), 48, 48) for name in icons.SIGNS]
