"""What a seat sees after each act: changed pieces, the story in its language, and what is asked of it."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any, Final

from chicane.core.chance import Luck
from chicane.core.engine import Game
from chicane.core.log import SECRET, Line, Teller
from chicane.core.match import Match
from chicane.core.message import Message
from chicane.core.moment import Moment, Place, Tracker, Tracks
from chicane.core.pile import DrawFromPile
from chicane.core.reach import Route
from chicane.core.registry import Rules
from chicane.core.scene import BOARD, CARD, DIE, VEHICLE, Dial, Drop, Fold, Piece, Scene, Spot, Stop
from chicane.core.step import CHANCE, Step
from chicane.core.view import WATCHER, has_secrets, seen_by
from chicane.server import wire
from chicane.server.seats import called
from chicane.server.speech import explain, say
from chicane.words import LANGUAGES, words

log = logging.getLogger(__name__)

ALL: Final = None  # the viewpoint of those who may know everything
NO_MOMENT: Final = Moment()
TOLD: Final[Step[Any]] = Step()  # told by the table, not by a step; no secret to anybody

Viewpoint = int | None


class Picture:
    """A scene, the signs and names of the seats and whose turn it is, ready to be compared with the next one."""

    __slots__ = ("badges", "moment", "names", "order", "out", "pieces", "scene")

    def __init__(self, scene: Scene, badges: list[str], moment: Moment = NO_MOMENT) -> None:
        self.scene = scene
        self.badges = badges
        self.moment = moment
        self.names: list[str] = []
        self.out: list[int] = []  # the seats that are out
        self.pieces = {piece.id: piece for piece in scene.pieces}
        self.order = list(self.pieces)


class Shot:
    """The game at a moment, and what was told since the moment before."""

    def __init__(
        self, seq: int, match: Match, kinds: list[str], lines: list[Line], done: tuple[int, Step[Any], str] | None
    ) -> None:
        self.seq = seq
        self.match = match  # its rules; the position is in `game`
        self.names = match.seats
        self.kinds = kinds
        self.game = match.game.copy()
        self.lines = lines
        self.done = done  # actor, option and text; None for what is not an act, and after an act's first beat
        self.beat = False
        self.fell: Message | None = None
        self.draws = False
        self.moment = match.rules.moment(self.game)
        self.ways: Tracks = {}  # by piece: the places it passed since the moment before
        self.ahead: dict[int, Game] = {}  # by seat: the game in which it was asked first and gave its early answers
        self.passed: set[int] = set()  # the seats that see the next shot instead, with what they answered early
        self.pictures: dict[tuple[Viewpoint, str], Picture] = {}
        self.views: list[tuple[Game, list[str], Picture]] = []

    @property
    def ply(self) -> int:
        """How many options were chosen."""
        return self.game.plies

    def called(self, lang: str) -> list[str]:
        """The names of the seats in a language."""
        return self.names if all(self.names) else called(self.names, self.kinds, lang, self.aliases)

    @property
    def aliases(self) -> list[Message | None]:
        """What the commentator calls the seats."""
        return aliases(self.match.rules, self.game)

    @property
    def known_as(self) -> list[list[Message]]:
        """All that the commentator calls the seats and what they drive."""
        return [self.match.rules.aliases(self.game, seat) for seat in range(self.game.players)]

    def picture(self, viewpoint: Viewpoint, lang: str = LANGUAGES[0]) -> Picture:
        """What is seen from a viewpoint; whoever knows the same shares it, with the spots of the seat that must act."""
        if (viewpoint, lang) not in self.pictures:
            if viewpoint is not ALL and self.game.actor >= 0 and viewpoint != self.game.actor:
                self.picture(self.game.actor, lang)
            game = self.game if viewpoint is ALL else self.known(viewpoint)
            self.pictures[viewpoint, lang] = self.drawn(game, self.called(lang))
        return self.pictures[viewpoint, lang]

    def known(self, seat: int) -> Game:
        """The game as a seat may know it, with what it answered before its turn."""
        return known(self.ahead.get(seat, self.game), seat)

    def drawn(self, game: Game, names: list[str]) -> Picture:
        """The picture of a view, drawn once: pieces are the same whatever may be chosen."""
        for view, known_names, picture in self.views:
            if names == known_names and is_same(game, view):
                return picture
        rules = self.match.rules
        picture = Picture(rules.scene(game, names), badges(rules, game), self.moment)
        picture.names, picture.out = names, rules.out(game)
        self.views.append((game, names, picture))
        return picture


def aliases(rules: Rules[Any], game: Game) -> list[Message | None]:
    """What the commentator calls each seat."""
    return [rules.called(game, seat) for seat in range(game.players)]


def badges(rules: Rules[Any], game: Game) -> list[str]:
    """The signs of all seats."""
    return [rules.badge(game, seat) for seat in range(game.players)]


def badge(match: Match, seat: int) -> str:
    """The sign of a seat, as anybody may know it."""
    game = known(match.game, WATCHER) if has_secrets(match.game) and not match.over else match.game
    return match.rules.badge(game, seat)


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

    def __init__(self, match: Match, seq: int, kinds: list[str]) -> None:
        super().__init__()
        self.match = match
        self.kinds = kinds
        self.lines = match.story[:]
        self.told = len(self.lines)
        self.seq = seq
        self.done: tuple[int, Step[Any], str] | None = None
        self.shots: list[Shot] = []
        self.ahead: set[int] = set()  # the seats that answered before their turn
        self.tracker = Tracker()
        self.tracker.see(match.rules.tracks(match.game))
        self.moment = match.rules.moment(match.game)
        self.chain = 0  # lines of this turn that are counted
        self.fell: Message | None = None  # what chance decided
        self.draws = False  # from a pile, not with dice

    def hear(self, game: Game, step: Step[Any]) -> None:
        self.tracker.see(self.match.rules.tracks(game))
        self.keep_apart(self.match.rules.moment(game))
        message = step.tell(game)
        if message is None:
            return
        if self.is_news:
            self.beat()
        self.lines.append(Line(game.plies, message, step))

    @property
    def is_news(self) -> bool:
        """Whether something was told, or has driven, that no shot shows yet."""
        return self.told < len(self.lines) or bool(self.tracker.passed)

    def keep_apart(self, moment: Moment) -> None:
        """What belongs to one turn is told and shown before the next one begins."""
        if moment == self.moment:
            return
        self.lines += self.drives()
        if self.is_news:
            self.beat(self.moment)
        self.moment, self.chain = moment, 0

    def drives(self) -> list[Line]:
        """What is told of those who drove in this turn."""
        game, driven, seat = self.match.game, self.tracker.drives(), self.moment.seat
        told = [self.match.rules.drove(game, seat, piece, spaces) for piece, spaces in driven.items()]
        return [Line(game.plies, message, TOLD) for message in told if message is not None]

    def begin(self, seq: int, actor: int, option: Step[Any], text: str) -> None:
        """An option is about to be played."""
        self.seq = seq
        self.done = (actor, option, text)
        game = self.match.game
        self.fell = option.label(game) if actor == CHANCE else None
        self.draws = isinstance(game.pending, DrawFromPile)

    def shoot(self, moment: Moment | None = None) -> Shot:
        """The game as it stands now; what was told belongs to this moment, or to one before it."""
        shot = Shot(self.seq, self.match, self.kinds, self.lines[self.told :], self.done)
        self.tracker.see(self.match.rules.tracks(self.match.game))
        shot.ways = self.tracker.taken()
        shot.moment = moment or shot.moment
        for line in shot.lines:
            line.moment = shot.moment
            line.chain = self.again(line.message.key)
        shot.fell, shot.draws, self.fell = self.fell, self.draws, None
        self.told = len(self.lines)
        self.done = None
        self.shots.append(shot)
        return shot

    def again(self, key: str) -> int:
        """How often a line was told in this turn, if that counts."""
        if key not in self.match.rules.chains:
            return 0
        self.chain += 1
        return self.chain

    def beat(self, moment: Moment | None = None) -> None:
        """The game in the middle of an act: nobody is asked anything."""
        shot = self.shoot(moment)
        shot.beat, shot.passed = True, self.ahead
        shot.game.actor, shot.game.menu, shot.game.weights = CHANCE, [], None


def viewpoint(match: Match, seats: set[int]) -> Viewpoint:
    """Whose eyes a connection sees with: its seat that must choose, its first seat, or a watcher's."""
    if match.over or not has_secrets(match.game):
        return ALL
    if match.game.actor in seats:
        return match.game.actor
    return min((seat for seat in seats if seat >= 0), default=WATCHER)


# Frames


def sight(shots: list[Shot], eyes: Viewpoint, lang: str) -> tuple[object, ...]:
    """What is seen and heard of some shots: equal for two viewpoints that get the same frames."""
    pictures = [id(drawn(shot, eyes, lang)) for shot in shots]
    steps = [line.step for shot in shots for line in shot.lines] + [shot.done[1] for shot in shots if shot.done]
    return (*pictures, *[eyes is not ALL and step.hidden(eyes) for step in steps])


def frames(shots: list[Shot], eyes: Viewpoint, lang: str, before: Picture) -> tuple[list[wire.Frame], Picture]:
    """The frames of some shots, each with what has changed since the one before."""
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
        if not is_hidden(shot, eyes) and not shows_dice(frame, picture):
            frame.fell = fallen(shot, lang)
            frame.drawn = bool(frame.fell) and shot.draws
        told = lines(untold + shot.lines, eyes, lang, shot.known_as)
        found.append(described(frame, shot, eyes, told))
        before, untold, ways = picture, [], {}
    return found, before


def fallen(shot: Shot, lang: str) -> str:
    """What chance decided, if it did and there are words for it."""
    return say(shot.fell, lang) if shot.fell is not None and words(lang).has(shot.fell.key) else ""


def is_hidden(shot: Shot, eyes: Viewpoint) -> bool:
    """Whether what was done is a secret to a viewpoint."""
    return eyes is not ALL and shot.done is not None and shot.done[1].hidden(eyes)


def shows_dice(frame: wire.Frame, picture: Picture) -> bool:
    """Whether a die on the board shows another face."""
    return any(each.markup is not None and picture.pieces[each.id].role == DIE for each in frame.put)


def unveiled(before: Picture, after: Picture) -> list[str]:
    """What lay face down and lies open now."""
    down = [piece.id for piece in before.pieces.values() if piece.secret and piece.id in after.pieces]
    return [id for id in down if not after.pieces[id].secret]


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


def change(before: Picture, after: Picture, lang: str, ways: Tracks | None = None) -> wire.Frame:
    """What must be redrawn to get from one picture to the next, and by which ways the pieces go."""
    frame = wire.Frame(0, 0)
    if before is after:
        return frame
    frame.put = [put(piece, before.pieces.get(piece.id), lang) for piece in changed(before, after)]
    for each in frame.put:
        each.way = between(before.pieces.get(each.id), each, (ways or {}).get(each.id, []))
    if after.moment != before.moment:
        frame.turn = after.moment
    frame.reveal = unveiled(before, after)
    frame.names = after.names if after.names != before.names else None
    frame.out = after.out if after.out != before.out else None
    frame.gone = [id for id in before.order if id not in after.pieces]
    frame.left = [id for id in frame.gone if leaves(before.pieces[id], after.scene)]
    frame.order = repainted(before, after)
    frame.badges = after.badges if after.badges != before.badges else None
    if any(moved(piece, before.pieces.get(piece.id)) for piece in after.pieces.values()):
        frame.sound = "move"
    return frame


def repainted(before: Picture, after: Picture) -> list[str] | None:
    """The paint order, if it is not as before with what is new on top."""
    kept = [id for id in before.order if id in after.pieces]
    new = [id for id in after.order if id not in before.pieces]
    return after.order if kept + new != after.order else None


def changed(before: Picture, after: Picture) -> Iterable[Piece]:
    """The pieces that are new or not as they were."""
    for piece in after.pieces.values():
        old = before.pieces.get(piece.id)
        if old is None or moved(piece, old) or not is_like(piece, old):
            yield piece


def leaves(piece: Piece, after: Scene) -> bool:
    """Whether a piece that is gone is a vehicle that was not destroyed."""
    return piece.role == VEHICLE and after.lost is not None and piece.id not in after.lost


def moved(piece: Piece, old: Piece | None) -> bool:
    """Whether a piece is somewhere else than before."""
    return old is not None and (piece.x, piece.y, piece.angle) != (old.x, old.y, old.angle)


def is_like(piece: Piece, old: Piece) -> bool:
    """Whether a piece looks as before, and means the same."""
    same = piece.label == old.label and folding(piece) == folding(old)
    return same and looks_like(piece, old) and (piece.role, piece.hurt) == (old.role, old.hurt)


def looks_like(piece: Piece, old: Piece) -> bool:
    """Whether a piece looks as before."""
    return piece.markup == old.markup and piece.captions == old.captions


def put(piece: Piece, old: Piece | None, lang: str) -> wire.Put:
    """A piece, without what is as it was."""
    shown = wire.Put(piece.id, round(piece.x, 1), round(piece.y, 1), round(piece.angle, 1))
    if old is None or not looks_like(piece, old):
        shown.markup = piece.drawn(lambda words: say(words, lang))
    if old is None or piece.label != old.label:
        shown.label = titled(piece, lang)
    if folding(piece) != (folding(old) if old is not None else ("", False)):
        shown.fold, shown.folded = folding(piece)
    if piece.role != (old.role if old is not None else BOARD):
        shown.role = piece.role
    if piece.hurt != (old.hurt if old is not None else 0):
        shown.hurt = piece.hurt
    return shown


def titled(piece: Piece, lang: str) -> str:
    """What a piece is; of a card also what it does, so that it can be read wherever it lies."""
    about = explain(piece.label, lang) if piece.role == CARD else ""
    return f"{say(piece.label, lang)}\n{about}" if about else say(piece.label, lang)


def between(old: Piece | None, new: wire.Put, way: list[Place]) -> list[float]:
    """The places between the old one and the new one, each as x, y and the angle; none where the way is straight."""
    ends = [(old.x, old.y), (new.x, new.y)] if old is not None else []
    places = [place for place in way if not any(is_near(place, end) for end in ends)] if ends else []
    return [number for x, y, angle in places for number in (round(x), round(y), round(angle))]


def is_near(place: Place, point: tuple[float, float]) -> bool:
    """Whether both are the same to the eye."""
    return abs(place[0] - point[0]) < 1 and abs(place[1] - point[1]) < 1


def folding(piece: Piece) -> tuple[str, bool]:
    """The fold a piece belongs to, and to which form of it."""
    return piece.fold, piece.folded


def folds(scene: Scene) -> list[wire.FoldShown]:
    """What may be opened in a picture."""
    return [fold(each) for each in scene.folds]


def fold(found: Fold) -> wire.FoldShown:
    """What lies before a seat."""
    x, y, width, height = (round(each, 1) for each in (found.x, found.y, found.width, found.height))
    return wire.FoldShown(found.id, found.seat, found.handle, x, y, width, height)


def lines(story: list[Line], eyes: Viewpoint, lang: str, names: list[list[Message]]) -> list[wire.LineShown]:
    """The story as it may be heard, each line with the seats that it speaks of."""
    heard = [line for line in story if eyes is ALL or not line.step.hidden(eyes)]
    return [shown_line(line, lang, names) for line in heard]


def shown_line(line: Line, lang: str, names: list[list[Message]]) -> wire.LineShown:
    """A line in words."""
    return wire.LineShown(say(line.message, lang), line.message.rule, line.ply, spoken_of(line, names), line.chain)


def spoken_of(line: Line, names: list[list[Message]]) -> list[int]:
    """The seats that a line speaks of."""
    return [seat for seat, known in enumerate(names) if line.message.mentions(known)]


def by_turn(story: list[Line], told: list[wire.LineShown], eyes: Viewpoint) -> None:
    """Each line says whose turn it was told in, where that is not the same as before."""
    heard = [line for line in story if eyes is ALL or not line.step.hidden(eyes)]
    last: Moment | None = None
    for line, shown in zip(heard, told, strict=True):
        if line.moment != last:
            shown.turn = last = line.moment


def whole(shot: Shot, eyes: Viewpoint, lang: str, since: int, told: list[Line]) -> tuple[wire.Frame, Picture]:
    """Everything there is to see, and the part of the story that was missed."""
    picture = shot.picture(eyes, lang)
    frame = wire.Frame(shot.seq, shot.ply, whole=True, since=since, order=picture.order, badges=picture.badges)
    frame.turn, frame.names, frame.out = picture.moment, picture.names, picture.out
    frame.put = [put(piece, None, lang) for piece in picture.pieces.values()]
    frame.lines = lines(told, eyes, lang, shot.known_as)
    by_turn(told, frame.lines, eyes)
    return frame, picture


# Questions


def ask(match: Match, shot: Shot, seat: int, lang: str, undo: bool) -> wire.Ask:
    """What the seat must choose, with the places on the board that stand for its options."""
    game = seen_by(shot.ahead.get(seat, match.game), seat).game
    prompt = game.pending.prompt(game)
    scene = shot.picture(viewpoint(match, {seat}), lang).scene
    spots = by_option(scene.spots)
    options = [shown(option, game, lang, spots) for option in game.menu]
    asked = wire.Prompt(say(prompt, lang), explain(prompt, lang), prompt.rule)
    dials, drops = [dial(each, lang) for each in scene.dials], [drop(each, lang) for each in scene.drops]
    return wire.Ask(shot.seq, seat, asked, options, undo, dials, drops, bool(match.rules.steers(game)))


def imagined(match: Match, shot: Shot, seat: int) -> Game:
    """A game in which a seat may try something out: what it does not know is as it might be."""
    game = shot.ahead.get(seat, match.game)
    return seen_by(game, seat).imagine(Luck("a try")) if has_secrets(game) else game.copy()


def route(found: Route, lang: str) -> wire.RouteShown:
    """A way in words."""
    kind, damage = found.price
    label = Message("server-route", spaces=len(found.way) - 1, price=kind, damage=damage)
    places = [round(number) for x, y, _ in found.way for number in (x, y)]
    return wire.RouteShown(list(found.options), places, say(label, lang), kind)


def by_option(spots: list[Spot]) -> dict[str, list[wire.SpotShown]]:
    """The places of each option."""
    found: dict[str, list[wire.SpotShown]] = {}
    for spot in spots:
        place = wire.SpotShown(round(spot.x, 1), round(spot.y, 1), round(spot.angle, 1), spot.markup, spot.fold)
        found.setdefault(spot.option, []).append(place)
    return found


def shown(option: Step[Any], game: Game, lang: str, spots: dict[str, list[wire.SpotShown]]) -> wire.OptionShown:
    """An option in words, with its places."""
    label, text = option.label(game), option.text(game)
    return wire.OptionShown(text, say(label, lang), explain(label, lang), label.rule, spots.get(text, []))


def dial(found: Dial, lang: str) -> wire.DialShown:
    """A scale of options, its stops in words."""
    stops = [stop(each, lang) for each in found.stops]
    return wire.DialShown(found.id, say(found.label, lang), found.ghost, stops, found.start)


def stop(found: Stop, lang: str) -> wire.StopShown:
    """One position of a dial."""
    x, y, angle = round(found.x, 1), round(found.y, 1), round(found.angle, 1)
    return wire.StopShown(found.option, say(found.label, lang), x, y, angle, found.alarm)


def drop(found: Drop, lang: str) -> wire.DropShown:
    """A place to pull pieces to, in words."""
    label, x, y = say(found.label, lang), round(found.x, 1), round(found.y, 1)
    return wire.DropShown(found.pieces, found.options, label, x, y, found.markup, round(found.angle, 1))


def curtain(shot: Shot, seat: int, lang: str, undo: bool) -> wire.Curtain:
    """Who must look alone before anything is asked."""
    message = Message("server-curtain", player=shot.called(lang)[seat])
    return wire.Curtain(shot.seq, seat, say(message, lang), explain(message, lang), undo)


def wait(match: Match, shot: Shot, lang: str, undo: bool, seats: list[int]) -> wire.Wait:
    """Who must choose; nobody can where the seed is not known."""
    if match.seed is None:
        return wire.Wait(shot.seq, None, say(Message("server-wait-nobody"), lang), False, [])
    names = ", ".join(shot.called(lang)[seat] for seat in seats)
    text = say(Message("server-wait", player=names, count=len(seats)), lang)
    return wire.Wait(shot.seq, seats[0], text, undo, seats)


def over(match: Match, shot: Shot, lang: str, rematch: str | None) -> wire.Over:
    """How it ended."""
    assert match.result is not None
    from chicane.server.ending import best, figures, podium

    winners, text = list(match.result.winners), ending(match, shot, lang)
    told = podium(match, lang), figures(match, shot, lang), best(match)
    return wire.Over(shot.seq, winners, text, match.seed, rematch, *told)


def ending(match: Match, shot: Shot, lang: str) -> str:
    """Why the game ended and who won, in words."""
    assert match.result is not None
    winners, reason = match.result.winners, match.result.reason
    key = f"end-{reason}" if words(lang).has(f"end-{reason}") else f"{match.rules.id}-end-{reason}"
    why = say(Message(key), lang)
    if match.players == 1:
        return f"{why} {say(Message('server-solo-won' if winners else 'server-solo-lost'), lang)}"
    if not winners:
        return why
    names = ", ".join(shot.called(lang)[seat] for seat in winners)
    return f"{why} {say(Message('server-winners', count=len(winners), names=names), lang)}"
