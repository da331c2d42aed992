"""Frames and what they rely on, for every game."""

import json
import math
import random
import re
from itertools import pairwise
from operator import attrgetter

import msgspec
import pytest

import chicane
from chicane.core.engine import Game
from chicane.core.errors import IllegalOption
from chicane.core.match import Match
from chicane.core.message import Message
from chicane.core.registry import find
from chicane.core.scene import VEHICLE, Piece, Scene
from chicane.core.step import CHANCE, NOBODY
from chicane.core.view import WATCHER, seen_by
from chicane.server import frames, wire
from chicane.server.pieces import change, folds, signs
from chicane.server.question import ask
from chicane.server.shots import ALL, Picture, Shot, known
from chicane.server.standing import Standing
from tests.server.conftest import GAMES

Drawn = list[tuple[str, float, float, float, str, Message]]


def drawn(game: Game, rules: str) -> Drawn:
    """Everything about the pieces of a picture."""
    pieces = find(rules).scene(game, ["A", "B", "C", "D"][: game.players]).pieces
    return [(piece.id, piece.x, piece.y, piece.angle, piece.markup, piece.label) for piece in pieces]


def shots(game: str, seed: int, acts: int, **options: object) -> list[Shot]:
    """A race played at random, as it is recorded."""
    rules = find(game)
    standing = Standing(chicane.new(game, min(2, rules.max_players), seed, options))
    rng = random.Random(seed)
    for _ in range(acts):
        if standing.match.over:
            break
        standing.choose(rng.choice(standing.match.game.menu))
        standing.settle()
    return standing.recorder.shots


@pytest.mark.parametrize("game", GAMES)
def test_pieces_do_not_depend_on_the_menu(game: str) -> None:
    """Those who must choose and those who wait see the same pieces; only the spots differ."""
    for shot in shots(game, 1, 60):
        blind = shot.game.copy()
        blind.menu = []
        assert drawn(shot.game, game) == drawn(blind, game)


@pytest.mark.parametrize("game", GAMES)
def test_moments_within_an_act_can_be_drawn(game: str) -> None:
    """Every beat has a picture, from every viewpoint, and asks nothing."""
    beats = [shot for shot in shots(game, 2, 150) if shot.beat]

    assert beats
    for shot in beats:
        assert CHANCE == shot.game.actor and not shot.game.menu
        for eyes in (ALL, WATCHER, 0):
            assert not shot.picture(eyes).scene.spots


@pytest.mark.parametrize("game", GAMES)
def test_views_are_those_of_the_engine(game: str) -> None:
    """What is drawn for a seat is what the engine says it may know."""
    for shot in shots(game, 3, 40):
        for seat in (0, 1, WATCHER):
            asked = shot.ahead.get(seat, shot.game)  # where all decide at once, as if it were asked first
            engine = drawn(seen_by(asked, seat).game, game)
            assert engine == drawn(known(asked, seat), game)
            assert [piece[:4] for piece in engine] == [
                (piece.id, piece.x, piece.y, piece.angle) for piece in shot.picture(seat).pieces.values()
            ]


@pytest.mark.parametrize("game", GAMES)
def test_only_changes_are_sent(game: str) -> None:
    """A piece is sent when it is new or changed, and its drawing only if that is what changed."""
    found = shots(game, 4, 30)
    before = found[0].picture(ALL)
    for shot in found[1:]:
        (frame,), after = frames.frames([shot], ALL, "en", before)
        for put in frame.put:
            old = before.pieces.get(put.id)
            assert (put.markup is None) == (old is not None and old.markup == after.pieces[put.id].markup)
        assert {put.id for put in frame.put} | set(same(before, after)) == set(after.pieces)
        before = after


@pytest.mark.parametrize("game", GAMES)
def test_the_paint_order_is_that_of_the_picture(game: str) -> None:
    """What is gone is taken away and what is new put on top; only where that is not enough the order is told."""
    found = shots(game, 5, 80)
    before = found[0].picture(ALL)
    painted, told = before.order, 0
    for shot in found[1:]:
        (frame,), before = frames.frames([shot], ALL, "en", before)
        painted = [id for id in painted if id not in frame.gone]
        painted += [put.id for put in frame.put if put.id not in painted]
        painted = frame.order or painted
        told += frame.order is not None

        assert before.order == painted
    assert told < len(found) / 2


def same(before: Picture, after: Picture) -> list[str]:
    """The pieces that are as they were."""
    untouched = [id for id in after.pieces if id in before.pieces]
    looks = attrgetter(*getattr(Piece, "__mypyc_attrs__", None) or Piece.__slots__)
    return [id for id in untouched if looks(before.pieces[id]) == looks(after.pieces[id])]


def pictured(pieces: list[Piece], lost: list[str] | None = None) -> Picture:
    """A picture of these pieces."""
    return Picture(Scene(10, 10, "", pieces, [], lost=lost), [])


def test_numbers_are_the_same_whether_compiled_or_not() -> None:
    """What is compiled reckons with fractions where the sources have whole numbers: over the wire go tenths at most."""
    pieces = [Piece("a", *place, "", Message("chariot-title")) for place in [(5, 7), (5.0, 7.04)]]
    told = [msgspec.json.encode(change(pictured([]), pictured([piece]), "en").put) for piece in pieces]

    assert told[0] == told[1]
    assert b'"x":5,"y":7,' in told[0]


def car(id: str, hurt: int = 0) -> Piece:
    """A vehicle."""
    return Piece(id, 0, 0, "<rect/>", Message("chariot-title"), role=VEHICLE, hurt=hurt)


def test_roles_and_damage_are_told_when_they_change() -> None:
    """What a piece is comes with it, how much it is hurt whenever that grows; a board has nothing to tell."""
    board = Piece("board", 0, 0, "<rect/>", Message("chariot-title"))
    new = change(pictured([]), pictured([car("a"), board]), "en")
    hit = change(pictured([car("a"), board]), pictured([car("a", 2), board]), "en")

    assert [("a", "vehicle", None), ("board", None, None)] == [(put.id, put.role, put.hurt) for put in new.put]
    assert [("a", None, 2, None)] == [(put.id, put.role, put.hurt, put.markup) for put in hit.put]


def test_who_leaves_in_peace() -> None:
    """Where vehicles may leave unharmed, those that were not destroyed are named; elsewhere what is gone is lost."""
    before = pictured([car("a"), car("b")])

    assert ["b"] == change(before, pictured([], lost=["a"]), "en").left
    assert [] == change(before, pictured([]), "en").left


def test_folds_are_told_once_and_their_pieces_with_them() -> None:
    """A piece that comes says which fold it belongs to and to which form; later only if that has changed."""
    taken = shots("thunder", 4, 60)
    found = [shot for shot in taken if "turn-crew" in shot.picture(ALL).pieces]
    first, before = frames.whole(found[0], ALL, "en", 0, [])
    told = {put.id: (put.fold, put.folded) for put in first.put}
    later = frames.frames(found[1:], ALL, "en", before)[0]

    assert [(0, "crew-red"), (1, "crew-blue")] == [(fold.seat, fold.handle) for fold in folds(before.scene)]
    assert (("red", False), ("red", True), (None, None)) == (
        told["die-red-0"],
        told["folded-die-red-0"],
        told["road-die"],
    )
    assert {None, "turn-crew", "folded-turn-crew"} == {
        put.id if put.fold and put.id in told else None for frame in later for put in frame.put
    }


@pytest.mark.parametrize(("lang", "reads"), [("en", "on the lead tile"), ("fr", "sur la tuile de tête")])
def test_a_card_can_be_read_where_it_lies(lang: str, reads: str) -> None:
    """Its title says what it is and, on a line of its own, what it does; other pieces have one line."""
    shot = shots("thunder", 4, 10, road_conditions=True)[-1]
    titles = {put.id: put.label or "" for put in frames.whole(shot, ALL, lang, 0, [])[0].put}
    lead = next(title for title in titles.values() if reads in title)

    assert 2 == len(lead.splitlines())
    assert 1 == len(titles["road-die"].splitlines())


def test_a_dial_is_asked_in_the_language_of_its_seat(duel_installed: None) -> None:
    """Every stop has its option, its pose and its words; where it ends badly it says so."""
    match = chicane.new("dial", 2, "x")
    shot = Standing(match).recorder.shoot()
    dial = ask(match, shot, 0, "fr", "").dials[0]

    assert ("steer", "Direction", 181, 90) == (dial.id, dial.label, len(dial.stops), dial.start)
    assert ("turn -90", "tourner de -90°", 200, 110, -90) == spread(dial.stops[0])[:5]
    assert (340, 250, 0) == spread(dial.stops[90])[2:5]
    assert not any(stop.alarm for stop in dial.stops)


def test_a_dial_warns(duel_installed: None) -> None:
    """From one drive further on, straight ahead is into the post."""
    match = chicane.new("dial", 2, "x")
    match.play("turn -30")
    stops = ask(match, Standing(match).recorder.shoot(), 1, "en", "").dials[0].stops

    assert "turn by 72°, into the post" == stops[90 + 72].label
    assert stops[90 + 72].alarm and not stops[90].alarm


def test_a_stop_beside_the_menu_can_be_chosen(duel_installed: None) -> None:
    """What the dial offers parses, and what it does not offer does not."""
    match = chicane.new("dial", 2, "x")
    dial = ask(match, Standing(match).recorder.shoot(), 0, "en", "").dials[0]

    assert "turn 37" not in match.options
    for stop in dial.stops:
        assert stop.option == match.meant(stop.option).text(match.game)
    with pytest.raises(IllegalOption):
        match.meant("turn 91")


def test_nobody_else_is_sent_a_dial(duel_installed: None) -> None:
    """A frame holds pieces only."""
    shot = Standing(chicane.new("dial", 2, "x")).recorder.shoot()
    frame, _ = frames.whole(shot, ALL, "en", 0, [])

    assert ["car"] == [put.id for put in frame.put]
    assert "turn 37" not in json.dumps(msgspec.to_builtins(frame))


def spread(stop: wire.StopShown) -> tuple[object, ...]:
    """A stop as a tuple."""
    return (stop.option, stop.label, stop.x, stop.y, stop.angle, stop.alarm)


# Badges


@pytest.mark.parametrize("game", GAMES)
def test_seats_have_signs_of_their_own(game: str) -> None:
    """Every seat has a badge at every moment, and no two that drive share one."""
    for shot in shots(game, 5, 40):
        badges = shot.picture(ALL).badges
        assert shot.game.players == len(badges)
        assert all(badges)
    assert len(set(badges)) == len(badges)


def test_a_badge_is_sent_again_when_it_changes() -> None:
    """In the chariot draft, a seat gets its colour with its first chariot."""
    found = shots("chariot", 6, 12, black_columns="yes")
    before = found[0].picture(ALL)
    news = 0
    for shot in found[1:]:
        (frame,), after = frames.frames([shot], ALL, "en", before)
        assert frame.badges == (signs(after, "en") if after.badges != before.badges else None)
        news += frame.badges is not None
        before = after
    assert news > 1
    whole, _ = frames.whole(found[-1], ALL, "en", 0, [])
    assert signs(before, "en") == whole.badges


# Ways and turns

SPACE = 100  # units of the picture between the middles of two spaces, at most


def legs(before: Picture, put: wire.Put) -> list[float]:
    """How far it is from each place of a way to the next."""
    old = before.pieces[put.id]
    places = [(old.x, old.y), *zip(put.way[::3], put.way[1::3], strict=True), (put.x, put.y)]
    return [math.dist(here, there) for here, there in pairwise(places)]


def test_a_chariot_follows_the_track() -> None:
    """However far it drives unasked, every leg of its way is from one space to the next."""
    found = shots("chariot", 5, 200)
    before = found[0].picture(ALL)
    longest, most = 0.0, 0
    for shot in found[1:]:
        [frame], after = frames.frames([shot], ALL, "en", before)
        ways = [legs(before, put) for put in frame.put if put.id.startswith("chariot-") and put.id in before.pieces]
        longest, most = max([longest, *[leg for way in ways for leg in way]]), max([most, *map(len, ways)])
        before = after

    assert longest < SPACE and most > 5


def test_a_line_says_whom_it_is_about() -> None:
    """Whoever is named in it, so that everybody can be told what was done to them."""
    found = shots("chariot", 5, 200)
    before, told = found[0].picture(ALL), []
    for shot in found[1:]:
        [frame], before = frames.frames([shot], ALL, "en", before)
        told += frame.lines
    hits = [line for line in told if "damage for Red" in line.text]

    assert hits and all(1 in line.of for line in hits)
    assert [] == [line.text for line in told if 1 in line.of and "Red" not in line.text and "Blue" not in line.text]


@pytest.mark.parametrize("game", GAMES)
def test_turns_come_one_after_the_other(game: str) -> None:
    """A round, and a turn of it, never go back; a seat has the turn in the end."""
    told = [shot.moment for shot in shots(game, 6, 120)]

    assert sorted(told, key=lambda each: each[:2]) == told
    assert set(range(min(2, find(game).max_players))) <= {each.seat for each in told}


def test_a_phase_begins_in_nobody_s_turn() -> None:
    """It is not told as the end of the turn before it (WK-TURN-06)."""
    lines = [line for shot in shots("wreckage", 6, 200) for line in shot.lines if line.moment]
    begun = {line.moment[:2] for line in lines if line.moment and line.message.key == "wreckage-told-phase"}

    assert begun and {NOBODY} == {line.moment.seat for line in lines if line.moment and line.moment[:2] in begun}


def test_what_a_turn_did_is_shown_before_the_next_one_begins() -> None:
    """The shot in which a chariot has driven still belongs to its turn."""
    found = shots("chariot", 5, 200)
    drives = [shot for shot in found if shot.ways.get("chariot-0") and len(shot.ways["chariot-0"]) > 3]

    assert drives and {0, NOBODY} >= {shot.moment.seat for shot in drives}


@pytest.mark.parametrize("game", GAMES)
def test_letters_are_those_of_the_language(game: str) -> None:
    """On pieces, signs and places no mark is left; green is G, and V in French."""
    match = chicane.new(game, min(4, find(game).max_players), "letters")
    shot = Standing(match).recorder.shoot()
    english, french = (shown(match, shot, lang) for lang in ("en", "fr"))

    assert "⟦" not in english + french
    if game != "wreckland":
        assert {"G"} == letters(english) & {"G", "V"}
        assert {"V"} == letters(french) & {"G", "V"}


def shown(match: Match, shot: Shot, lang: str) -> str:
    """Everything that is sent of a position."""
    frame, _ = frames.whole(shot, ALL, lang, 0, [])
    return msgspec.json.encode([frame, ask(match, shot, match.game.actor, lang, "")]).decode()


def letters(text: str) -> set[str]:
    """All single letters that are drawn."""
    return set(re.findall(r">([A-Z])</text>", text))


@pytest.mark.parametrize(
    ("game", "seed", "kinds"),
    [
        ("chariot", 3, {"javelin"}),
        ("thunder", 3, {"tracer", "arrow", "leap"}),
        ("wreckage", 2, {"tracer"}),
        ("wreckland", 3, set()),
    ],
)
def test_what_flies(game: str, seed: int, kinds: set[str]) -> None:
    """From one place to another one, in the frame that tells of it."""
    found = shots(game, seed, 250)
    told, _ = frames.frames(found[1:], ALL, "en", found[0].picture(ALL))
    flights = [flight for frame in told for flight in frame.flights]

    assert kinds == {flight.kind for flight in flights}
    assert all((flight.x, flight.y) != (flight.to_x, flight.to_y) for flight in flights)


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_knows_where_everything_stands(game: str) -> None:
    """It takes over what was seen last instead of looking again, which is the same."""
    players = find(game).min_players
    standing = Standing(chicane.new(game, players, seed="7"))
    for _ in range(12):
        standing.settle()
        standing.choose(standing.match.game.menu[-1])
        twin = standing.copy()
        assert twin.match.rules.tracks(twin.match.game) == twin.recorder.tracker.tracks
