"""Reviews: a game that is over is looked at afterwards, in a process of its own, once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from chicane.bots.review import Mistake, Review, Turn, review
from chicane.core.save import from_data
from chicane.server import wire
from chicane.server.refusal import BROKEN, no
from chicane.server.seats import bot_spec
from chicane.server.upload import file_of
from chicane.words import words

if TYPE_CHECKING:
    from chicane.server.room import Room

KEPT: Final = 50  # reviews
PART: Final = 0.6  # of a bot's budget: so long mistakes are looked for
SENTENCES: Final = 3  # that are told of a turning point


class Past(NamedTuple):
    """All that a review needs, as plain data."""

    game: str
    file: dict[str, Any]
    of: list[int]  # the seats whose mistakes are told
    seconds: float
    spec: str = "review"


def look_back(past: Past) -> Review:
    """The review of a game; runs in a process of its own."""
    return review(from_data(past.file, past.game), past.of, past.seconds)


class Reviews:
    """The reviews of some tables, each worked out when somebody first asks."""

    def __init__(self) -> None:
        self.known: dict[str, Review] = {}

    async def of(self, room: Room) -> Review:
        """The review of a table that is over."""
        if not room.match.over:
            raise no("server-refused-review")
        found = self.known.get(room.record.id)
        if found is None:
            thinkers = room.tables.thinkers
            found = await thinkers.answer(look_back, past_of(room, PART * thinkers.budget))
            if found is None:
                raise no("server-refused-review-none", BROKEN)
            self.known = {**dict(list(self.known.items())[1 - KEPT :]), room.record.id: found}
        return found


def past_of(room: Room, seconds: float) -> Past:
    """A game that is over; the mistakes of people, or of everybody where bots played among themselves."""
    kinds = room.record.kinds
    people = [seat for seat, kind in enumerate(kinds) if bot_spec(kind) is None]
    return Past(room.record.game, file_of(room.match, kinds), people or list(range(len(kinds))), seconds)


def shown(found: Review, lang: str) -> wire.ReviewShown:
    """A review in words."""
    chances = [[round(100 * chance) for chance in chances] for chances in found.chances]
    turns = [turn_shown(turn, lang) for turn in found.turns]
    return wire.ReviewShown(chances, turns, [mistake_shown(mistake, lang) for mistake in found.mistakes])


def turn_shown(turn: Turn, lang: str) -> wire.TurnShown:
    """A turning point as the commentator told it."""
    told = " ".join(words(lang).say(message) for message in turn.told[:SENTENCES])
    return wire.TurnShown(turn.ply, told, turn.seat, round(100 * turn.before), round(100 * turn.after))


def mistake_shown(mistake: Mistake, lang: str) -> wire.MistakeShown:
    """A mistake, what was better, and why."""
    say = words(lang).say
    chosen, better, cost = say(mistake.chosen), say(mistake.better), max(1, round(100 * mistake.cost))
    return wire.MistakeShown(mistake.ply, mistake.seat, chosen, better, cost, say(mistake.why))
