"""A position as a picture, SVG always and PNG where the library for it is there."""

from __future__ import annotations

from chicane.core.match import Match
from chicane.core.scene import svg
from chicane.server.refusal import no
from chicane.server.seats import called
from chicane.server.shots import ALL, aliases, viewpoint
from chicane.words import words

NOT_IMPLEMENTED = 501


def position(match: Match, ply: int | None) -> Match:
    """The match at a ply, or where it stands now."""
    return match if ply is None else match.at(ply)


def picture(match: Match, kinds: list[str], ply: int | None, seats: set[int], lang: str) -> str:
    """The position as a seat may see it, its own things open, without the marks of what may be chosen."""
    eyes = viewpoint(match, seats)
    at = position(match, ply)
    game = at.game if eyes is ALL else at.seen_by(eyes).game
    scene = at.rules.scene(game, called(at.seats, kinds, lang, aliases(at.rules, at.game)))
    scene.spots = []
    scene.open_for(seats)
    return svg(scene, words(lang).say)


def png(text: str) -> bytes:
    """An SVG picture as PNG."""
    try:
        import resvg_py
    except ImportError as error:
        raise no("server-refused-png", NOT_IMPLEMENTED) from error
    return bytes(resvg_py.svg_to_bytes(svg_string=text, width=1600))
