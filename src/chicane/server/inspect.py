"""What something drawn is, asked by whoever sees it: nothing is told of what they may not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chicane.core.inspect import About
from chicane.core.match import Match
from chicane.server import showing, wire
from chicane.server.book import sign_shown
from chicane.server.shots import ALL, Shot, Viewpoint, viewpoint
from chicane.words import words
from chicane.words.inspect import about_piece, noted, title, told

if TYPE_CHECKING:
    from chicane.server.live import Connection
    from chicane.server.room import Room

Place = tuple[float, float] | None


def seen_live(room: Room, to: Connection, message: wire.InspectWanted) -> wire.Inspected:
    """What a connection is told of something that it sees."""
    eyes = showing.eyes(room, to)
    return wire.Inspected(message.ask, found(room.shot, eyes, message.piece, place(message.x, message.y), to.lang))


def seen_again(
    match: Match, kinds: list[str], seats: set[int], ply: int, id: str, where: Place, lang: str
) -> list[wire.AboutShown]:
    """The same in a replay, of a position as a seat may know it by now."""
    eyes = viewpoint(match, seats)
    return found(Shot(ply, match.at(ply), kinds, [], None), eyes, id, where, lang)


def place(x: float | None, y: float | None) -> Place:
    """Where was pointed at, if anywhere."""
    return None if x is None or y is None else (x, y)


def found(shot: Shot, eyes: Viewpoint, id: str, where: Place, lang: str) -> list[wire.AboutShown]:
    """What there is to say of a piece, or a place without one; nothing where the piece is not there for these eyes."""
    piece = shot.picture(eyes, lang).pieces.get(id)
    if id and piece is None:
        return []
    game = shot.game if eyes is ALL else shot.known(eyes)
    return [shown(about, lang) for about in about_piece(shot.match.rules, game, piece, where)]


def shown(about: About, lang: str) -> wire.AboutShown:
    """In words, with pictures of the icons."""
    says = words(lang)
    signs = [sign_shown(sign, lang) for sign in about.signs]
    return wire.AboutShown(title(about, says), told(about, says), signs, noted(about, says), about.rules)
