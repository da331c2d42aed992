"""Whether anybody could learn what is hidden from them: that is swapped, and all they get must be equal.

In a position everything that a seat may not know is drawn anew. Its view, its picture, its sketch, the log as a file
would have it, the story and what the server would send it must not change. Then the same act is played in both games,
and another act of somebody else in the same game: what comes to the same for the seat must be told the same.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from chicane.core.chance import Luck
from chicane.core.codec import state
from chicane.core.match import Match
from chicane.core.scene import svg
from chicane.core.step import Step
from chicane.core.view import WATCHER
from chicane.server import frames, question
from chicane.server.shots import Shot
from chicane.server.standing import Standing
from chicane.words import words

LANG: Final = "en"
Seen = dict[str, object]


def leak(match: Match, option: Step[Any], luck: Luck) -> str:
    """What somebody could learn in a position, or from the option that is chosen in it; nothing if all is well."""
    for seat in [*range(match.players), WATCHER]:
        swapped = match.copy()
        swapped.game = match.seen_by(seat).imagine(luck)
        found = difference(here(match, seat), here(swapped, seat)) or tattle(match, swapped, option, seat, luck)
        if found:
            return f"seat {seat} can tell from {found}, ply {match.game.plies}"
    return ""


def tattle(match: Match, swapped: Match, option: Step[Any], seat: int, luck: Luck) -> str:
    """What is given away by an act in both games, or by two acts of somebody else in one, if both look the same."""
    others = [each for each in match.game.menu if each != option]
    pairs = [after(match, others[luck.below(len(others))], seat)] if match.game.actor != seat else []
    if option in swapped.game.menu:
        pairs.append(after(swapped, option, seat))
    done = after(match, option, seat)
    given_away = any(is_secret(done[0], other[0], seat) and done[1] != other[1] for other in pairs)
    return f"what is sent of {option!r}" if given_away else ""


def is_secret(one: Match, other: Match, seat: int) -> bool:
    """Whether two positions differ, and not for the seat."""
    return look(one, seat) == look(other, seat) and state(one.game) != state(other.game)


def here(match: Match, seat: int) -> Seen:
    """All that a seat may look at in a position."""
    standing, view = Standing(match.copy()), match.seen_by(seat)
    shot = standing.shoot()
    return {
        "the view": look(match, seat),
        "the log": view.log,
        "the story": [(line.ply, line.message) for line in view.story],
        "the picture": svg(match.rules.scene(view.game, match.seats), words(LANG).say),
        "the sketch": [[span.text for span in line] for line in match.rules.sketch(view.game, match.seats)],
        "the frame": encoded(frames.whole(shot, seat, LANG, 0, match.story)[0]),
        "the question": asked(standing, shot, seat),
    }


def asked(standing: Standing, shot: Shot, seat: int) -> bytes:
    """What a seat is to do; who else is asked may be seen, for nobody is whose choice is forced."""
    if seat in standing.waiting:
        return encoded(question.ask(standing.match, shot, seat, LANG, ""))
    first = standing.waiting[:1]
    return encoded(question.wait(standing.match, shot, LANG, "", first)) if first else b""


def look(match: Match, seat: int) -> object:
    """The state as a seat knows it, and what it may choose."""
    view = match.seen_by(seat)
    return view.state, view.options, view.game.actor


def after(match: Match, option: Step[Any], seat: int) -> tuple[Match, bytes]:
    """The match after an option, and what is sent to a seat on the way there."""
    standing = Standing(match.copy())
    before = frames.whole(standing.shoot(), seat, LANG, 0, [])[1]
    standing.recorder.shots.clear()
    standing.choose(option)
    return standing.match, encoded(frames.frames(standing.recorder.shots, seat, LANG, before)[0])


def encoded(message: object) -> bytes:
    """What goes over the wire."""
    return msgspec.json.encode(message)


def difference(one: Seen, other: Seen) -> str:
    """The first thing that is not the same."""
    return next((name for name in one if one[name] != other[name]), "")
