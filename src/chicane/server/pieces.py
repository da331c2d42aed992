"""What of a picture is not as before: pieces that came, went, moved or look different."""

from __future__ import annotations

from typing import Final, cast

from msgspec import Raw, json
from msgspec.structs import replace

from chicane.core.kept import Kept
from chicane.core.moment import Place, Tracks
from chicane.core.scene import BOARD, CARD, DIE, VEHICLE, Fold, Piece, Scene, Stand, differences
from chicane.server import wire
from chicane.server.shots import Picture
from chicane.server.speech import explain, say, spell, tell

encoder: Final = json.Encoder()
_anew: Final[Kept[tuple[Piece, wire.Put]]] = Kept(4_000)
_written: Final[Kept[tuple[Piece, Raw]]] = Kept(100_000)
_alike: Final[Kept[Raw]] = Kept(100_000)
_again: Final[Kept[tuple[Piece, Piece | None, wire.Put]]] = Kept(4_000)


def change(before: Picture, after: Picture, lang: str, ways: Tracks | None = None) -> wire.Frame:
    """What must be redrawn to get from one picture to the next, and by which ways the pieces go."""
    frame = wire.Frame(0, 0)
    if before is after:
        return frame
    changed = differences(before.pieces, after.pieces)
    frame.put = [put_again(piece, old, lang) for piece, old in changed]
    if ways:
        frame.put = [sent(each, before.pieces.get(each.id), ways.get(each.id, [])) for each in frame.put]
    if after.moment != before.moment:
        frame.turn = after.moment
    frame.reveal = [id for id in before.down if id in after.pieces and not after.pieces[id].secret]
    frame.names = after.names if after.names != before.names else None
    frame.out = after.out if after.out != before.out else None
    frame.gone = [id for id in before.order if id not in after.pieces] if before.order != after.order else []
    frame.left = [id for id in frame.gone if leaves(before.pieces[id], after.scene)]
    frame.order = repainted(before, after)
    frame.values = values(after, lang) if after.values != before.values else None
    frame.badges = signs(after, lang) if after.badges != before.badges else None
    if any(old is not None and piece.is_moved(old) for piece, old in changed):
        frame.sound = "move"
    return frame


def signs(picture: Picture, lang: str) -> list[str]:
    """The signs of the seats, with the letters of a language."""
    return [spell(badge, lang) for badge in picture.badges]


def values(picture: Picture, lang: str) -> list[str]:
    """What the seats keep their eyes on, in words; nothing where no game says so."""
    return [say(each, lang) if each is not None else "" for each in picture.values]


def repainted(before: Picture, after: Picture) -> list[str] | None:
    """The paint order, if it is not as before with what is new on top."""
    if before.order == after.order:
        return None
    kept = [id for id in before.order if id in after.pieces]
    new = [id for id in after.order if id not in before.pieces]
    return after.order if kept + new != after.order else None


def leaves(piece: Piece, after: Scene) -> bool:
    """Whether a piece that is gone is a vehicle that was not destroyed."""
    return piece.role == VEHICLE and after.lost is not None and piece.id not in after.lost


def put(piece: Piece, old: Piece | None, lang: str) -> wire.Put:
    """A piece, without what is as it was."""
    shown = wire.Put(piece.id, tenths(piece.x), tenths(piece.y), tenths(piece.angle))
    if old is None or not piece.looks_like(old):
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


def tenths(number: float) -> float:
    """A number as it goes over the wire: the same whether it was reckoned by the sources or by what is compiled."""
    return shortest(round(number, 1))


def shortest(number: float) -> float:
    """A whole number without a decimal point."""
    return int(number) if number == int(number) else number


def put_again(piece: Piece, old: Piece | None, lang: str) -> wire.Put:
    """A piece, without what is as it was: the same for all who see it come from there."""
    key = id(piece), id(old), lang  # their own as long as both are kept with it
    return _again.get(key, lambda: (piece, old, put(piece, old, lang)))[2]


def sent(shown: wire.Put, old: Piece | None, way: list[Place]) -> wire.Put:
    """A piece with the way that it goes, if it is not straight."""
    places = between(old, shown, way) if way else []
    return replace(shown, way=places) if places else shown


def put_anew(piece: Piece, lang: str) -> wire.Put:
    """A piece for somebody who has none yet: the same for all pictures that show it."""
    key = id(piece), lang  # its own as long as the piece is kept with it
    return _anew.get(key, lambda: (piece, put(piece, None, lang)))[1]


def put_written(piece: Piece, lang: str) -> wire.Put:
    """The same as it goes over the wire, which is most of what everybody is sent who comes in."""
    key = id(piece), lang
    return cast(wire.Put, _written.get(key, lambda: (piece, written(piece, lang)))[1])


def written(piece: Piece, lang: str) -> Raw:
    """A piece that need not be encoded again, even if it was drawn again because of what changed beside it."""
    looks = piece.markup, piece.label, piece.captions, piece.fold, piece.folded, piece.role, piece.hurt
    key = lang, piece.id, piece.x, piece.y, piece.angle, *looks
    return _alike.get(key, lambda: Raw(encoder.encode(put(piece, None, lang))))


def titled(piece: Piece, lang: str) -> str:
    """What a piece is; of a card also what it does, so that it can be read wherever it lies."""
    about = explain(piece.label, lang) if piece.role == CARD else ""
    return f"{tell(piece.label, lang)}\n{about}" if about else tell(piece.label, lang)


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


def shows_dice(frame: wire.Frame, picture: Picture) -> bool:
    """Whether a die on the board shows another face."""
    return any(each.markup is not None and picture.pieces[each.id].role == DIE for each in frame.put)


def folds(scene: Scene) -> list[wire.FoldShown]:
    """What may be opened in a picture."""
    return [fold(each) for each in scene.folds]


def fold(found: Fold) -> wire.FoldShown:
    """What lies before a seat."""
    x, y, width, height = map(tenths, (found.x, found.y, found.width, found.height))
    return wire.FoldShown(found.id, found.seat, found.handle, x, y, width, height)


def upright(picture: Picture, lang: str) -> wire.UprightShown | None:
    """What the picture for upright screens is drawn on, if there is one."""
    found = picture.upright
    if found is None:
        return None
    pages = [say(page, lang) for page in found.pages]
    background = spell(found.background, lang)
    return wire.UprightShown(tenths(found.width), found.heights, background, pages)


def stand(frame: wire.Frame, before: Picture | None, after: Picture, lang: str) -> None:
    """Where pieces lie on upright screens, as far as that is not as before."""
    known, high = (laid(before), heights(before)) if before is not None else ({}, None)
    frame.stands = {id: standing(each, lang) for id, each in laid(after).items() if each != known.get(id)}
    frame.heights = heights(after) if heights(after) != high else None


def laid(picture: Picture) -> dict[str, Stand]:
    """The pieces of the picture for upright screens, if there is one."""
    return picture.upright.pieces if picture.upright is not None else {}


def heights(picture: Picture) -> list[int] | None:
    """How high the pages for upright screens are, if there are any."""
    return picture.upright.heights if picture.upright is not None else None


def standing(found: Stand, lang: str) -> wire.StandShown:
    """Where something lies on upright screens, where a unit is about a pixel."""
    markup = spell(found.markup, lang)
    return wire.StandShown(round(found.x), round(found.y), shortest(round(found.scale, 2)), found.page, markup)
