"""What lies over a whole panel, and the plates in the corners."""

from __future__ import annotations

from functools import cache

from chicane.wreckage.picture import art
from chicane.wreckage.picture.art import box, dim, disc, fill, flat, moved, outlined, stroke
from chicane.wreckage.picture.places import HEAD, PANEL_HEIGHT, PANEL_WIDTH


@cache
def lit_frame() -> str:
    """The golden frame of whoever must decide, or has won."""
    shape = f'<rect width="{PANEL_WIDTH}" height="{PANEL_HEIGHT}" rx="10" fill="none"'
    return f"{shape}{outlined(art.INK, 8)}/>{shape}{outlined(art.GOLD, 5)}/>"


@cache
def out() -> str:
    """A player who is out (WK-DEST-03)."""
    cover = box(0, HEAD, PANEL_WIDTH, PANEL_HEIGHT - HEAD, 10, art.INK, ' opacity=".7"')
    skull = flat("M-9-2A9 9 0 1 1 9-2Q9 3 5.5 4.6V9Q0 11.5-5.5 9V4.6Q-9 3-9-2Z", art.BONE) + disc(
        2.7, art.INK, "", -3.7, -1.6
    )
    face = skull + disc(2.7, art.INK, "", 3.7, -1.6) + flat("M0 1.6L1.8 5H-1.8Z", art.INK)
    return cover + dim(moved(face, PANEL_WIDTH / 2, PANEL_HEIGHT / 2 + 16, 4.4), 0.8)


@cache
def cup() -> str:
    """The winner's cup, on the head of the panel."""
    ears = stroke("M-13-12Q-24-12-20-2Q-17 4-9 4M13-12Q24-12 20-2Q17 4 9 4", art.GOLD, 4)
    bowl = fill("M-14-18H14Q14 6 3 9V14H10V20H-10V14H-3V9Q-14 6-14-18Z", art.GOLD, art.INK, 2)
    return moved(ears + bowl, PANEL_WIDTH - 34, HEAD / 2, 0.95)


def plaque(width: float, markup: str) -> str:
    """A steel plate with something on it, around its middle."""
    return box(-width / 2, -30, width, 60, 10, art.STEEL, outlined(art.INK, 3)) + markup


@cache
def first_mark() -> str:
    """The first player's steering wheel."""
    rim = disc(11, "none", outlined(art.INK, 7)) + disc(11, "none", outlined(art.GOLD, 4))
    return rim + stroke("M-9 0H9M0 0V10", art.INK, 5) + stroke("M-9 0H9M0 0V10", art.GOLD, 2.6)
