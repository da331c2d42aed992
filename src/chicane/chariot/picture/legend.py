"""Every sign of the circus with its name, for the book."""

from __future__ import annotations

from chicane.chariot.boards import CHARIOTS
from chicane.chariot.dice import FACE_NAMES
from chicane.chariot.picture import art, panels
from chicane.chariot.picture.art import moved
from chicane.chariot.state import LAPS, NAMES
from chicane.core.book import Sign
from chicane.core.message import Message


def legend() -> list[Sign]:
    """Chariots, dice, what lies on the sand, what a board shows."""
    chariots = [Sign(NAMES[each], art.chariot(each, 0), 76, 44) for each in range(CHARIOTS)]
    dice = [Sign(name, art.die(face), 54, 54) for face, name in enumerate(FACE_NAMES)]
    return chariots + dice + on_the_sand() + on_boards()


def on_the_sand() -> list[Sign]:
    """What a chariot may come across, and marks."""
    return [
        Sign(Message("chariot-sign-caltrop", "CH-CALT-04"), art.caltrop(), 30, 30),
        Sign(Message("chariot-sign-limit", "CH-CURVE-01"), art.limit_sign(5), 30, 30),
        Sign(Message("chariot-sign-pillar", "CH-VAR-06"), art.pillar(), 60, 58),
        Sign(Message("chariot-sign-turn"), art.halo(), 90, 50),
        Sign(Message("chariot-sign-round"), art.plaque("3") + moved(art.hourglass(), 44, 0), 120, 66),
    ]


def on_boards() -> list[Sign]:
    """The icons of a board, its markers, and its lap counter."""
    middle = moved(panels.veil(), -panels.PANEL_WIDTH / 2, -panels.PANEL_HEIGHT / 2)
    return [
        Sign(Message("chariot-sign-fortune", "CH-BOARD-12"), art.fortune_icon(1), 26, 26),
        Sign(Message("chariot-sign-damage", "CH-BOARD-03"), art.damage_icon(), 24, 24),
        Sign(Message("chariot-sign-speed", "CH-BOARD-05"), art.speed_icon(), 24, 24),
        Sign(Message("chariot-sign-marker", "CH-BOARD-01"), panels.marker(0, 6), 32, 34),
        Sign(Message("chariot-sign-laps", "CH-SETUP-06"), panels.lap_counter(LAPS), 62, 28),
        Sign(Message("chariot-sign-home", "CH-END-02"), panels.lap_counter(0), 36, 36),
        Sign(Message("chariot-sign-wreck", "CH-DEST-01"), middle, 70, 70),
    ]
