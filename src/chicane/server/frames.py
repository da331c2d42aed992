"""What a seat sees after each act: changed pieces, and the story in its language."""

from __future__ import annotations

import logging
from collections.abc import Callable

from chicane.core.log import SECRET, Line
from chicane.core.moment import Flight, Moment, Tracks
from chicane.core.scene import Piece
from chicane.core.step import CHANCE
from chicane.server import wire
from chicane.server.pieces import change, put_anew, shows_dice, signs, stand, values
from chicane.server.shots import ALL, Picture, Shot, Viewpoint
from chicane.server.speech import tell
from chicane.words import words

log = logging.getLogger(__name__)


def sight(shots: list[Shot], eyes: Viewpoint, lang: str) -> tuple[object, ...]:
    """What is seen and heard of some shots: equal for two viewpoints that get the same frames."""
    pictures = [id(drawn(shot, eyes, lang)) for shot in shots]
    steps = [line.step for shot in shots for line in shot.lines] + [shot.done[1] for shot in shots if shot.done]
    return (*pictures, *[eyes is not ALL and step.hidden(eyes) for step in steps])


def frames(
    shots: list[Shot], eyes: Viewpoint, lang: str, before: Picture, upright: bool = True
) -> tuple[list[wire.Frame], Picture]:
    """The frames of some shots, each with what has changed since the one before, on upright screens, too."""
    found: list[wire.Frame] = []
    untold: list[Line] = []
    ways: Tracks = {}
    for shot in shots:
        for piece, way in shot.ways.items():
            ways.setdefault(piece, []).extend(way)
        picture = drawn(shot, eyes, lang)
        if picture is None:
            untold += shot.lines
            continue
        frame = change(before, picture, lang, ways)
        if upright:
            stand(frame, before, picture, lang)
        if not is_hidden(shot, eyes) and not shows_dice(frame, picture):
            frame.fell, frame.fell_own = fallen(shot, lang)
            frame.drawn = bool(frame.fell) and shot.draws
        frame.flights = [flown(each) for each in shot.flights]
        told = lines(untold + shot.lines, eyes, lang, shot)
        found.append(described(frame, shot, eyes, told))
        before, untold, ways = picture, [], {}
    return found, before


def flown(flight: Flight) -> wire.FlightShown:
    """What is seen to fly."""
    kind, x, y, to_x, to_y, markup = flight
    return wire.FlightShown(kind, round(x), round(y), round(to_x), round(to_y), markup)


def fallen(shot: Shot, lang: str) -> tuple[str, dict[int, str]]:
    """What chance decided, if it did and there are words for it; also as it is said to those whom it speaks of."""
    fell = shot.fell
    if fell is None or not words(lang).has(fell.key):
        return "", {}
    return tell(fell, lang), {seat: tell(fell.addressed(shot.yours[seat]), lang) for seat in shot.concerned(fell)}


def is_hidden(shot: Shot, eyes: Viewpoint) -> bool:
    """Whether what was done is a secret to a viewpoint."""
    return eyes is not ALL and shot.done is not None and shot.done[1].hidden(eyes)


def drawn(shot: Shot, eyes: Viewpoint, lang: str) -> Picture | None:
    """The picture of a shot, if the viewpoint has one; a moment that can't be drawn is passed over, and logged."""
    if eyes in shot.passed:
        return None
    if not shot.beat:
        return shot.picture(eyes, lang)
    try:
        return shot.picture(eyes, lang)
    except Exception:
        log.exception("a beat of %s can't be drawn", shot.match.rules.id)
        return None


def described(frame: wire.Frame, shot: Shot, eyes: Viewpoint, told: list[wire.LineShown]) -> wire.Frame:
    """A frame with who did what, and what is said of it."""
    frame.seq, frame.ply, frame.lines = shot.seq, shot.ply, told
    if shot.done is not None:
        actor, option, text = shot.done
        frame.actor = actor
        frame.act = SECRET if eyes is not ALL and option.hidden(eyes) else text
        if actor == CHANCE:
            frame.sound = "roll"
    if shot.game.over:
        frame.sound = "win"
    return frame


def whole(
    shot: Shot,
    eyes: Viewpoint,
    lang: str,
    since: int,
    told: list[Line],
    upright: bool = True,
    put: Callable[[Piece, str], wire.Put] = put_anew,
) -> tuple[wire.Frame, Picture]:
    """Everything there is to see, and the part of the story that was missed."""
    picture = shot.picture(eyes, lang)
    frame = wire.Frame(shot.seq, shot.ply, whole=True, since=since, order=picture.order)
    frame.badges, frame.values = signs(picture, lang), values(picture, lang)
    frame.turn, frame.names, frame.out = picture.moment, picture.names, picture.out
    frame.put = [put(piece, lang) for piece in picture.pieces.values()]
    if upright:
        stand(frame, None, picture, lang)
    frame.lines = lines(told, eyes, lang, shot)
    by_turn(told, frame.lines, eyes)
    return frame, picture


def lines(story: list[Line], eyes: Viewpoint, lang: str, shot: Shot) -> list[wire.LineShown]:
    """The story as it may be heard at a shot, each line with the seats that it speaks of."""
    heard = [line for line in story if eyes is ALL or not line.step.hidden(eyes)]
    return [shown_line(line, lang, shot) for line in heard]


def shown_line(line: Line, lang: str, shot: Shot) -> wire.LineShown:
    """A line in words, also as it is said to those whom it speaks of."""
    seats = shot.spoken_of(line)
    own = [tell(line.message.addressed(shot.yours[seat]), lang) for seat in seats]
    return wire.LineShown(tell(line.message, lang), line.message.rule, line.ply, seats, own, line.chain)


def by_turn(story: list[Line], told: list[wire.LineShown], eyes: Viewpoint) -> None:
    """Each line says whose turn it was told in, where that is not the same as before."""
    heard = [line for line in story if eyes is ALL or not line.step.hidden(eyes)]
    last: Moment | None = None
    for line, shown in zip(heard, told, strict=True):
        if line.moment != last:
            shown.turn = last = line.moment
