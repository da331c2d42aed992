"""Guided games for the browser: played here from beginning to end, for the learner does as the script says."""

from __future__ import annotations

from functools import cache
from typing import Final

from chicane.core.guide import LEARNER, Guide, Moment, read_guides, took
from chicane.core.registry import find
from chicane.server import wire
from chicane.server.frames import frames, whole
from chicane.server.inspect import Place
from chicane.server.inspect import found as seen
from chicane.server.lobby import NOT_FOUND, games
from chicane.server.pieces import folds, signs, tenths, upright
from chicane.server.question import ask
from chicane.server.refusal import no
from chicane.server.seats import HUMAN, called
from chicane.server.shots import Picture, Viewpoint, viewpoint
from chicane.server.standing import Standing
from chicane.words import words

SCRIPTED: Final = "bot:script"  # the kind of every other seat


def guide(game: str, id: str, lang: str) -> wire.GuideShown:
    """A guided game by its id; only those that there are get remembered."""
    script(game, id)
    return whole_guide(game, id, lang)


def script(game: str, id: str) -> Guide:
    """A guided game as it is written, or a refusal."""
    found = [each for each in read_guides(find(game)) if each.id == id] if game in games() else []
    if not found:
        raise no("server-refused-no-guide", NOT_FOUND, guide=id[:40])
    return found[0]


@cache
def whole_guide(game: str, id: str, lang: str) -> wire.GuideShown:
    """All that is shown and asked, moment by moment."""
    found = script(game, id)
    walk = Walk(found, lang)
    table = walk.introduction()
    return wire.GuideShown(game, id, words(lang).say(found.title), table, [walk.past(each) for each in found.moments()])


def about(game: str, id: str, number: int, piece: str, where: Place, lang: str) -> list[wire.AboutShown]:
    """What something drawn is, in the moment of this number, from 0."""
    guide = script(game, id)
    walk = Walk(guide, lang)
    for moment in guide.moments()[:number]:
        walk.play(moment)
    return seen(walk.standing.shoot(), walk.eyes, piece, where, lang)


class Walk:
    """The learner at a table where everybody else follows a script."""

    def __init__(self, guide: Guide, lang: str) -> None:
        match = guide.match()
        self.lang = lang
        self.standing = Standing(match, [HUMAN] + [SCRIPTED] * (match.players - 1))
        self.shot = self.standing.shoot()
        self.picture: Picture | None = None  # as the learner saw it last

    @property
    def eyes(self) -> Viewpoint:
        """What the learner may know."""
        return viewpoint(self.standing.match, {LEARNER})

    def introduction(self) -> wire.Table:
        """What stays the same: a table without a key, for nobody else comes to it."""
        match, kinds = self.standing.match, self.standing.kinds
        picture = self.shot.picture(self.eyes, self.lang)
        scene, badges = picture.scene, signs(picture, self.lang)
        seats = [
            wire.SeatShown(seat, name, kinds[seat], None, True, None, seat == LEARNER, badges[seat])
            for seat, name in enumerate(called(match.seats, kinds, self.lang, self.shot.aliases))
        ]
        title = words(self.lang).say(match.rules.title())
        return wire.Table(
            "", match.rules.id, title, self.lang, seats, "", True,
            tenths(scene.width), tenths(scene.height), scene.background, 0, None,
            folds=folds(scene), upright=upright(picture, self.lang),
        )  # fmt: skip

    def past(self, moment: Moment) -> wire.MomentShown:
        """What is seen, said and asked in a moment; afterwards it has been played."""
        say, remark = words(self.lang).say, moment.remark
        shown = wire.MomentShown(self.news(), say(remark.text), remark.text.rule, remark.pin, moment.option)
        if moment.option:
            shown.ask = ask(self.standing.match, self.shot, LEARNER, self.lang, "")
            shown.ask.undo = False
            shown.ask.steers = shown.ask.foresees = False  # space by space, for that is what is taught
            shown.label = next(option.label for option in shown.ask.options if option.text == moment.option)
        self.play(moment)
        return shown

    def play(self, moment: Moment) -> None:
        """What the learner does, and what follows."""
        for act in took(moment):
            self.standing.choose(self.standing.match.meant(act.text))

    def news(self) -> list[wire.Frame]:
        """What happened since the moment before; at the beginning, everything there is to see."""
        shots = self.standing.recorder.shots[:]
        self.standing.recorder.shots.clear()
        self.shot = shots[-1] if shots else self.shot
        if self.picture is None:
            frame, self.picture = whole(self.shot, self.eyes, self.lang, 0, [])
            return [frame]
        found, self.picture = frames(shots, self.eyes, self.lang, self.picture)
        return found
