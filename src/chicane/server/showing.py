"""What may be known of a table: who sits there, how it stands, what is asked, and what somebody missed."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from operator import attrgetter
from typing import TYPE_CHECKING

from chicane.core.log import Line
from chicane.core.match import Match
from chicane.core.message import Message
from chicane.core.scene import svg
from chicane.core.step import CHANCE
from chicane.core.view import WATCHER, has_secrets, keeps_from
from chicane.server import question, wire
from chicane.server.ending import over
from chicane.server.pieces import folds, tenths, upright
from chicane.server.seats import bot_spec, called
from chicane.server.shots import Viewpoint, viewpoint
from chicane.server.speech import say, spell
from chicane.words import words

if TYPE_CHECKING:
    from chicane.server.live import Connection
    from chicane.server.room import Room


def eyes(room: Room, to: Connection) -> Viewpoint:
    """Whose eyes a connection sees with: those of its seat that is asked, if one is, or that looks alone."""
    if len(to.seats) == 1:
        return viewpoint(room.match, to.seats)
    seat = room.asked(to.seats)
    if not shares_a_screen(room, to):
        return viewpoint(room.match, to.seats if seat is None else {seat})
    looking = to.looks if seat is None else seat
    return WATCHER if looking is None or is_covered(room, to) else looking


def shares_a_screen(room: Room, to: Connection) -> bool:
    """Whether several people with secrets look at one screen."""
    return len(to.seats) > 1 and len(to.seats - {WATCHER}) > 1 and has_secrets(room.match.game) and not room.match.over


def is_covered(room: Room, to: Connection) -> bool:
    """Whether the seat that is asked must be alone at its screen before it sees what only it may know."""
    if len(to.seats) == 1:
        return False
    seat = room.asked(to.seats)
    if seat is None or seat == to.looks or not shares_a_screen(room, to):
        return False
    game = room.standing.question(seat)
    return game is not None and any(keeps_from(game, seat, other) for other in to.seats - {WATCHER, seat})


def look_away(room: Room, to: Connection) -> None:
    """Whoever looked alone does so no more once another seat at the same screen is asked."""
    if to.looks is not None and room.asked(to.seats) not in (None, to.looks):
        to.looks = None


def names(room: Room, lang: str) -> list[str]:
    """What the seats are called."""
    return called(room.match.seats, room.record.kinds, lang, room.shot.aliases)


def prompt(
    room: Room, seat: int | None, lang: str, kept: str, covered: bool, alone: int | None
) -> wire.Ask | wire.Curtain | wire.Wait | wire.Over:
    """What a connection is to do now: choose, look alone first, wait, or nothing any more."""
    if room.match.over:
        return over(room.match, room.shot, lang, room.rematch, alone)
    if room.standing.closed:
        return wire.Wait(room.shot.seq, None, words(lang).say(Message("server-wait-closed")), False, [])
    if seat is not None and covered:
        return question.curtain(room.shot, seat, lang, kept)
    if seat is not None:
        return question.ask(room.match, room.shot, seat, lang, kept, seat == alone)
    return question.wait(room.match, room.shot, lang, kept, room.standing.waiting)


def spoken_to(room: Room, seats: set[int], asked: int | None) -> int | None:
    """The one seat of these, if it is asked or has won: whoever sits there alone is spoken to."""
    result, people = room.match.result, seats - {WATCHER}
    concerned = {asked} if result is None else set(result.winners)
    return min(people) if len(people) == 1 and people <= concerned else None


def why_kept(room: Room, seats: set[int]) -> Message | None:
    """Why these seats can take nothing back; None where they can."""
    if room.undoer(seats) is not None:
        return None
    acts = room.match.acts
    people = seats - {WATCHER}
    last = next((ply for ply in range(len(acts), 0, -1) if acts[ply - 1].actor in people), 0)
    since = [act.actor for act in acts[last:]]
    if not last:
        return Message("server-kept-nothing")
    if CHANCE in since:
        return Message("server-kept-chance")
    others = [actor for actor in since if actor not in room.standing.machines(acts[last - 1].actor)]
    return Message("server-kept-other", player=room.name(others[0])) if others else Message("server-kept-secret")


def missed(room: Room, seen: int) -> tuple[int, list[Line]]:
    """The story since a number; all of it where something told then was taken back."""
    if seen > room.standing.seq or any(seq > seen for seq in room.undone):
        seen = 0
    story, ply = room.match.story, bisect_right(room.standing.marks, seen) if seen else 0
    return seen, story[bisect_left(story, ply, key=attrgetter("ply")) :]


def introduction(room: Room, to: Connection) -> wire.Table:
    """What stays the same at a table."""
    seats, lang = to.seats, to.lang
    record, picture = room.record, room.shot.picture(eyes(room, to), lang)
    scene = picture.scene
    title = words(lang).say(room.match.rules.title())
    return wire.Table(
        record.id, record.game, title, lang, seats_shown(room, seats, lang), record.commitment, record.seeded,
        tenths(scene.width), tenths(scene.height), scene.background, int(room.grace), room.rematch,
        has_secrets(room.match.game), folds(scene), upright(picture, lang),
        room.match.rules.ladder is not None,
    )  # fmt: skip


def page(match: Match, lang: str) -> wire.StoryPage | None:
    """The page of the story that belongs to how a game stands; none where the game tells no story."""
    found, say = match.rules.stage(match.game), words(lang).say
    if found is None:
        return None
    numbers = [wire.NumberShown(each.number, say(each.words)) for each in found.numbers]
    lines = [say(line) for line in found.lines]
    return wire.StoryPage(found.mood, say(found.title), say(found.who), lines, numbers, svg(found.picture, say))


def seats_shown(room: Room, mine: set[int], lang: str) -> list[wire.SeatShown]:
    """Who sits where."""
    return [seat_shown(room, seat, name, seat in mine, lang) for seat, name in enumerate(names(room, lang))]


def seat_shown(room: Room, seat: int, name: str, mine: bool, lang: str) -> wire.SeatShown:
    """Who sits on a seat."""
    kind, here = room.record.kinds[seat], room.audience.present(seat)
    stand_in = room.standing.stand_ins.get(seat)
    away = None if here or bot_spec(kind) else int(room.absence(seat))
    alias = room.shot.aliases[seat]
    said = say(alias, lang) if alias is not None else ""
    sign = spell(room.shot.signs[seat], lang)
    return wire.SeatShown(seat, name, kind, stand_in, here, away, mine, sign, said)


def summary(room: Room, mine: set[int], lang: str) -> wire.Summary:
    """How a table stands."""
    record, match = room.record, room.match
    result = match.result
    return wire.Summary(
        record.id, record.game, words(lang).say(match.rules.title()), seats_shown(room, mine, lang), room.standing.seq,
        match.game.plies, match.over, match.to_act if match.to_act != CHANCE else None,
        list(result.winners) if result else [], match.seed if match.over else None, record.commitment,
        record.seeded, record.created.isoformat(), room.rematch, has_secrets(match.game), match.setup, record.days,
    )  # fmt: skip
