"""What a seat sees after each act: changed pieces, the story in its language, and what is asked of it."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any, Final

from chicane.core.engine import Game
from chicane.core.log import SECRET, Line, Teller
from chicane.core.match import Match
from chicane.core.message import Message
from chicane.core.scene import Piece, Scene, Spot
from chicane.core.step import CHANCE, Step
from chicane.core.view import WATCHER, seen_by
from chicane.server import wire
from chicane.server.speech import explain, say
from chicane.words import words

log = logging.getLogger(__name__)

ALL: Final = None  # the viewpoint of those who may know everything

Viewpoint = int | None


class Picture:
    """A scene, ready to be compared with the next one."""

    __slots__ = ("order", "pieces", "scene")

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.pieces = {piece.id: piece for piece in scene.pieces}
        self.order = list(self.pieces)


class Shot:
    """The game at a moment, and what was told since the moment before."""

    def __init__(self, seq: int, match: Match, lines: list[Line], done: tuple[int, Step[Any], str] | None) -> None:
        self.seq = seq
        self.match = match  # its rules and names; the position is in `game`
        self.names = match.seats
        self.game = match.game.copy()
        self.lines = lines
        self.done = done  # actor, option and text; None for what is not an act, and after an act's first beat
        self.beat = False
        self.pictures: dict[Viewpoint, Picture] = {}
        self.views: list[tuple[Game, Picture]] = []

    @property
    def ply(self) -> int:
        """How many options were chosen."""
        return self.game.plies

    def picture(self, viewpoint: Viewpoint) -> Picture:
        """What is seen from a viewpoint; whoever knows the same shares it, with the spots of the seat that must act."""
        if viewpoint not in self.pictures:
            if viewpoint is not ALL and self.game.actor >= 0 and viewpoint != self.game.actor:
                self.picture(self.game.actor)
            self.pictures[viewpoint] = self.drawn(self.game if viewpoint is ALL else known(self.game, viewpoint))
        return self.pictures[viewpoint]

    def drawn(self, game: Game) -> Picture:
        """The picture of a view, drawn once: pieces are the same whatever may be chosen."""
        for view, picture in self.views:
            if is_same(game, view):
                return picture
        picture = Picture(self.match.rules.scene(game, self.names))
        self.views.append((game, picture))
        return picture


def known(game: Game, seat: int) -> Game:
    """The game as a seat may know it, to be drawn and thrown away."""
    copy = game.copy()
    copy.hide(seat)
    copy.menu = game.menu if game.actor == seat else []
    copy.weights = None
    return copy


def is_same(game: Game, other: Game) -> bool:
    """Whether two views know the same."""
    return all(getattr(game, part) == getattr(other, part) for part in type(game).parts)


class Recorder(Teller):
    """Keeps the story, and takes a shot of the game wherever it pauses for breath."""

    def __init__(self, match: Match, seq: int) -> None:
        super().__init__()
        self.match = match
        self.lines = match.story[:]
        self.told = len(self.lines)
        self.seq = seq
        self.done: tuple[int, Step[Any], str] | None = None
        self.shots: list[Shot] = []

    def hear(self, game: Game, step: Step[Any]) -> None:
        message = step.tell(game)
        if message is None:
            return
        if self.told < len(self.lines):
            self.beat()
        self.lines.append(Line(game.plies, message, step))

    def begin(self, seq: int, actor: int, option: Step[Any], text: str) -> None:
        """An option is about to be played."""
        self.seq = seq
        self.done = (actor, option, text)

    def shoot(self) -> Shot:
        """The game as it stands now."""
        shot = Shot(self.seq, self.match, self.lines[self.told :], self.done)
        self.told = len(self.lines)
        self.done = None
        self.shots.append(shot)
        return shot

    def beat(self) -> None:
        """The game in the middle of an act: nobody is asked anything."""
        shot = self.shoot()
        shot.beat = True
        shot.game.actor, shot.game.menu, shot.game.weights = CHANCE, [], None


def has_secrets(game: Game) -> bool:
    """Whether the game hides anything from anybody."""
    return type(game).hide is not Game.hide


def viewpoint(match: Match, seats: set[int]) -> Viewpoint:
    """Whose eyes a connection sees with: its seat that must choose, its first seat, or a watcher's."""
    if match.over or not has_secrets(match.game):
        return ALL
    if match.game.actor in seats:
        return match.game.actor
    return min((seat for seat in seats if seat >= 0), default=WATCHER)


# Frames


def sight(shots: list[Shot], eyes: Viewpoint) -> tuple[object, ...]:
    """What is seen and heard of some shots: equal for two viewpoints that get the same frames."""
    pictures = [id(drawn(shot, eyes)) for shot in shots]
    steps = [line.step for shot in shots for line in shot.lines] + [shot.done[1] for shot in shots if shot.done]
    return (*pictures, *[eyes is not ALL and step.hidden(eyes) for step in steps])


def frames(shots: list[Shot], eyes: Viewpoint, lang: str, before: Picture) -> tuple[list[wire.Frame], Picture]:
    """The frames of some shots, each with what has changed since the one before."""
    found: list[wire.Frame] = []
    untold: list[Line] = []
    for shot in shots:
        picture = drawn(shot, eyes)
        if picture is None:
            untold += shot.lines
            continue
        frame = change(before, picture, lang)
        found.append(described(frame, shot, eyes, lines(untold + shot.lines, eyes, lang)))
        before, untold = picture, []
    return found, before


def drawn(shot: Shot, eyes: Viewpoint) -> Picture | None:
    """The picture of a shot; a moment in the middle of an act that can't be drawn is passed over, and logged."""
    if not shot.beat:
        return shot.picture(eyes)
    try:
        return shot.picture(eyes)
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


def change(before: Picture, after: Picture, lang: str) -> wire.Frame:
    """What must be redrawn to get from one picture to the next."""
    frame = wire.Frame(0, 0)
    if before is after:
        return frame
    frame.put = [put(piece, before.pieces.get(piece.id), lang) for piece in changed(before, after)]
    frame.gone = [id for id in before.order if id not in after.pieces]
    frame.order = after.order if after.order != before.order else None
    if any(moved(piece, before.pieces.get(piece.id)) for piece in after.pieces.values()):
        frame.sound = "move"
    return frame


def changed(before: Picture, after: Picture) -> Iterable[Piece]:
    """The pieces that are new or not as they were."""
    for piece in after.pieces.values():
        old = before.pieces.get(piece.id)
        if old is None or moved(piece, old) or piece.markup != old.markup or piece.label != old.label:
            yield piece


def moved(piece: Piece, old: Piece | None) -> bool:
    """Whether a piece is somewhere else than before."""
    return old is not None and (piece.x, piece.y, piece.angle) != (old.x, old.y, old.angle)


def put(piece: Piece, old: Piece | None, lang: str) -> wire.Put:
    """A piece, without what is as it was."""
    shown = wire.Put(piece.id, round(piece.x, 1), round(piece.y, 1), round(piece.angle, 1))
    if old is None or piece.markup != old.markup:
        shown.markup = piece.markup
    if old is None or piece.label != old.label:
        shown.label = say(piece.label, lang)
    return shown


def lines(story: list[Line], eyes: Viewpoint, lang: str) -> list[wire.LineShown]:
    """The story as it may be heard."""
    heard = [line for line in story if eyes is ALL or not line.step.hidden(eyes)]
    return [wire.LineShown(say(line.message, lang), line.message.rule, line.ply) for line in heard]


def whole(shot: Shot, eyes: Viewpoint, lang: str, since: int, told: list[Line]) -> tuple[wire.Frame, Picture]:
    """Everything there is to see, and the part of the story that was missed."""
    picture = shot.picture(eyes)
    frame = wire.Frame(shot.seq, shot.ply, whole=True, since=since, order=picture.order)
    frame.put = [put(piece, None, lang) for piece in picture.pieces.values()]
    frame.lines = lines(told, eyes, lang)
    return frame, picture


# Questions


def ask(match: Match, shot: Shot, seat: int, lang: str, undo: bool) -> wire.Ask:
    """What the seat must choose, with the places on the board that stand for its options."""
    game = seen_by(match.game, seat).game
    prompt = game.pending.prompt(game)
    spots = by_option(shot.picture(viewpoint(match, {seat})).scene.spots)
    options = [shown(option, game, lang, spots) for option in game.menu]
    asked = wire.Prompt(say(prompt, lang), explain(prompt, lang), prompt.rule)
    return wire.Ask(shot.seq, seat, asked, options, undo)


def by_option(spots: list[Spot]) -> dict[str, list[wire.SpotShown]]:
    """The places of each option."""
    found: dict[str, list[wire.SpotShown]] = {}
    for spot in spots:
        place = wire.SpotShown(round(spot.x, 1), round(spot.y, 1), round(spot.angle, 1), spot.markup)
        found.setdefault(spot.option, []).append(place)
    return found


def shown(option: Step[Any], game: Game, lang: str, spots: dict[str, list[wire.SpotShown]]) -> wire.OptionShown:
    """An option in words, with its places."""
    label, text = option.label(game), option.text(game)
    return wire.OptionShown(text, say(label, lang), explain(label, lang), label.rule, spots.get(text, []))


def wait(match: Match, shot: Shot, lang: str, undo: bool) -> wire.Wait:
    """Who must choose; nobody can where the seed is not known."""
    if match.seed is None:
        return wire.Wait(shot.seq, None, say(Message("server-wait-nobody"), lang), False)
    seat = match.game.actor
    text = say(Message("server-wait", player=match.seats[seat]), lang)
    return wire.Wait(shot.seq, seat, text, undo)


def over(match: Match, shot: Shot, lang: str, rematch: str | None) -> wire.Over:
    """How it ended."""
    assert match.result is not None
    return wire.Over(shot.seq, list(match.result.winners), ending(match, lang), match.seed, rematch)


def ending(match: Match, lang: str) -> str:
    """Why the game ended and who won, in words."""
    assert match.result is not None
    winners, reason = match.result.winners, match.result.reason
    key = f"end-{reason}" if words(lang).has(f"end-{reason}") else f"{match.rules.id}-end-{reason}"
    why = say(Message(key), lang)
    if not winners:
        return why
    names = ", ".join(match.seats[seat] for seat in winners)
    return f"{why} {say(Message('server-winners', count=len(winners), names=names), lang)}"
