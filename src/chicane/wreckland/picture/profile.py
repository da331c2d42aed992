"""Vehicles and heroes in lines of text, for whoever chooses one: what they can do, and how much they bear."""

from __future__ import annotations

from typing import Final

from chicane.core.message import Message
from chicane.core.scene import Sketch, Span
from chicane.wreckland.equipment import VEHICLES
from chicane.wreckland.heroes import HEROES, LIMITS
from chicane.wreckland.kinds import HERO_IDS, VEHICLE_IDS
from chicane.wreckland.phrases import doing
from chicane.wreckland.picture.printed import parked
from chicane.wreckland.picture.sketch import LEGEND, grid
from chicane.wreckland.picture.sketch_lists import headings, offer, slot_of

INDENT: Final = "      "


def profile(option: str, choice: str) -> Sketch:
    """What is printed on a vehicle's board or on a hero card."""
    if option == "vehicle":
        return vehicle(VEHICLE_IDS.index(choice))
    return hero(HERO_IDS.index(choice)) if option == "hero" else []


def vehicle(number: int) -> Sketch:
    """Eight slots around the engine, then the upgrades; what the signs mean is said once, at the end of the list."""
    upgrades = [offer(kind, slot_of(number, kind)) for kind in VEHICLES[number].upgrades]
    legend = [[], LEGEND] if number == len(VEHICLES) - 1 else []
    return [*grid(parked(number)), [], headings("upgrade", "cost", "dice", "resistance", "does"), *upgrades, *legend]


def hero(number: int) -> Sketch:
    """The skill, and how often it may be used."""
    card = HEROES[number]
    if not card.times:
        return [[Span(INDENT), Span(Message("wreckland-profile-always"))]]
    often = Message(f"wreckland-profile-{LIMITS[card.per]}", times=card.times)
    skill = Message("wreckland-profile-skill", skill=doing(card.effects))
    return [[Span(INDENT), Span(skill), Span(" "), Span(often, "dim")]]
