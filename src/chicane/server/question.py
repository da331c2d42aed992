"""What a seat is asked: the prompt, its options in words and on the board, and who else is waited for."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from chicane.core.chance import Luck
from chicane.core.engine import Game
from chicane.core.foresight import Foresight, Prospect
from chicane.core.match import Match
from chicane.core.message import Message
from chicane.core.reach import Route, routes
from chicane.core.registry import Rules
from chicane.core.scene import Dial, Drop, Spot, Stand, Stop
from chicane.core.step import Step
from chicane.core.view import has_secrets, seen_by
from chicane.server import wire
from chicane.server.pieces import standing, tenths
from chicane.server.shots import Shot, viewpoint
from chicane.server.speech import explain, say, spell, taught, tell


def ask(match: Match, shot: Shot, seat: int, lang: str, kept: str, alone: bool = True) -> wire.Ask:
    """What the seat must choose, with the places on the board that stand for its options; who is alone is spoken to."""
    game = seen_by(shot.ahead.get(seat, match.game), seat).game
    yours = shot.yours[seat] if alone else {}
    prompt = game.pending.prompt(game).addressed(yours)
    picture = shot.picture(viewpoint(match, {seat}), lang)
    scene, laid = picture.scene, picture.upright
    spots = by_option(scene.spots, stands(laid.spots if laid is not None else [], lang), lang)
    options = [shown(option, game, lang, spots, yours) for option in game.menu]
    asked = wire.Prompt(tell(prompt, lang), explain(prompt, lang), prompt.rule)
    dials, drops = [dial(each, lang) for each in scene.dials], [drop(each, lang, yours) for each in scene.drops]
    for each, place in zip(drops, stands(laid.drops if laid is not None else [], lang), strict=False):
        each.stand = place
    steers, foresees = bool(match.rules.steers(game)), match.rules.foresees(game)
    concerns = match.rules.concerns(game)
    return wire.Ask(shot.seq, seat, asked, options, not kept, dials, drops, steers, foresees, kept, concerns)


def imagined(match: Match, shot: Shot, seat: int) -> Game:
    """A game in which a seat may try something out: what it does not know is as it might be."""
    game = shot.ahead.get(seat, match.game)
    return seen_by(game, seat).imagine(Luck("a try")) if has_secrets(game) else game.copy()


def route(rules: Rules[Any], found: Route, lang: str) -> wire.RouteShown:
    """A way in words."""
    kind, damage = found.price
    needed = rules.takes(found.options)
    takes = Message("server-route-takes", takes=needed) if needed is not None else ""
    label = Message("server-route", spaces=len(found.way) - 1, takes=takes, price=kind, damage=damage)
    places = [round(number) for x, y, _ in found.way for number in (x, y)]
    return wire.RouteShown(list(found.options), places, say(label, lang), kind)


def reach(rules: Rules[Any], game: Game) -> tuple[list[Route], Foresight]:
    """Where a piece can be driven, and what the options lead to."""
    return routes(rules, game), rules.foresight(game) if rules.foresees(game) else Foresight()


def prospect(found: Prospect, lang: str) -> wire.ProspectShown:
    """What an option leads to, in words."""
    note = say(found.note, lang) if found.note is not None else ""
    areas = [[round(number) for number in area] for area in found.areas]
    ends = [wire.EndShown(round(x), round(y), round(angle), tone) for x, y, angle, tone in found.ends]
    marks = [wire.MarkShown(round(x), round(y), say(words, lang), tone) for x, y, words, tone in found.marks]
    return wire.ProspectShown(found.option, note, found.tone, areas, ends, marks)


def stands(laid: list[Stand | None], lang: str) -> list[wire.StandShown | None]:
    """Where places lie on upright screens, one after the other; none at all in a picture that is read as it is."""
    return [standing(each, lang) if each is not None else None for each in laid]


def by_option(spots: list[Spot], stands: list[wire.StandShown | None], lang: str) -> dict[str, list[wire.SpotShown]]:
    """The places of each option."""
    found: dict[str, list[wire.SpotShown]] = {}
    for spot, laid in zip_longest(spots, stands):
        markup = spell(spot.markup, lang)
        place = wire.SpotShown(tenths(spot.x), tenths(spot.y), tenths(spot.angle), markup, spot.fold)
        place.stand = laid
        found.setdefault(spot.option, []).append(place)
    return found


def shown(
    option: Step[Any], game: Game, lang: str, spots: dict[str, list[wire.SpotShown]], yours: dict[Message, Message]
) -> wire.OptionShown:
    """An option in words, with its places."""
    label, text = option.label(game).addressed(yours), option.text(game)
    return wire.OptionShown(text, *taught(label, lang), label.rule, spots.get(text, []))


def dial(found: Dial, lang: str) -> wire.DialShown:
    """A scale of options, its stops in words."""
    stops = [stop(each, lang) for each in found.stops]
    ghost = spell(found.ghost, lang)
    return wire.DialShown(found.id, say(found.label, lang), ghost, stops, found.start, tenths(found.front))


def stop(found: Stop, lang: str) -> wire.StopShown:
    """One position of a dial."""
    x, y, angle = tenths(found.x), tenths(found.y), tenths(found.angle)
    return wire.StopShown(found.option, say(found.label, lang), x, y, angle, found.alarm)


def drop(found: Drop, lang: str, yours: dict[Message, Message]) -> wire.DropShown:
    """A place to pull pieces to, in words."""
    label, x, y = tell(found.label.addressed(yours), lang), tenths(found.x), tenths(found.y)
    return wire.DropShown(found.pieces, found.options, label, x, y, found.markup, tenths(found.angle))


def curtain(shot: Shot, seat: int, lang: str, kept: str) -> wire.Curtain:
    """Who must look alone before anything is asked."""
    message = Message("server-curtain", player=shot.called(lang)[seat])
    return wire.Curtain(shot.seq, seat, say(message, lang), explain(message, lang), not kept, kept)


def wait(match: Match, shot: Shot, lang: str, kept: str, seats: list[int]) -> wire.Wait:
    """Who must choose; nobody can where the seed is not known."""
    if match.seed is None:
        return wire.Wait(shot.seq, None, say(Message("server-wait-nobody"), lang), False, [])
    names = ", ".join(shot.called(lang)[seat] for seat in seats)
    text = say(Message("server-wait", player=names, count=len(seats)), lang)
    return wire.Wait(shot.seq, seats[0], text, not kept, seats, kept)
