"""The end of a game: who won and why, the podium, figures worth telling, and the moment when most happened."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Final

from chicane.core.log import Line
from chicane.core.match import Match
from chicane.core.message import Message
from chicane.core.moment import Moment
from chicane.core.podium import Figure
from chicane.server import wire
from chicane.server.shots import Shot
from chicane.server.speech import say
from chicane.words import words

FIGURES: Final = 4  # that are told


def over(match: Match, shot: Shot, lang: str, rematch: str | None, you: int | None) -> wire.Over:
    """How it ended; one of the winners may be spoken to."""
    assert match.result is not None
    winners, text = list(match.result.winners), ending(match, shot, lang, you)
    told = podium(match, lang), figures(match, shot, lang), best(match)
    return wire.Over(shot.seq, winners, text, match.seed, rematch, *told)


def ending(match: Match, shot: Shot, lang: str, you: int | None) -> str:
    """Why the game ended and who won, in words."""
    assert match.result is not None
    winners, reason = match.result.winners, match.result.reason
    key = f"end-{reason}" if words(lang).has(f"end-{reason}") else f"{match.rules.id}-end-{reason}"
    why = say(Message(key), lang)
    if match.players == 1:
        return f"{why} {say(Message('server-solo-won' if winners else 'server-solo-lost'), lang)}"
    if not winners:
        return why
    names = ", ".join(shot.called(lang)[seat] for seat in winners if seat != you)
    key = "server-winners" if you is None else "server-won-with" if names else "server-won"
    return f"{why} {say(Message(key, count=len(winners), names=names), lang)}"


def podium(match: Match, lang: str) -> list[wire.PlaceShown]:
    """All seats, the winners first, then whoever came further; who came equally far shares a place."""
    game, rules = match.game, match.rules
    accounts = {seat: rules.account(game, seat) for seat in range(game.players)}
    ranks = {seat: (seat in game.winners, account.worth if account else 0.0) for seat, account in accounts.items()}
    found = []
    for seat in sorted(ranks, key=lambda each: ranks[each], reverse=True):
        account, place = accounts[seat], 1 + sum(rank > ranks[seat] for rank in ranks.values())
        found.append(wire.PlaceShown(seat, place, say(account.words, lang) if account else ""))
    return found


def figures(match: Match, shot: Shot, lang: str) -> list[wire.FigureShown]:
    """What was counted, with the one seat that did most of it; the first few of which there is anything to tell."""
    told = (counted(figure, match, shot, lang) for figure in match.rules.figures)
    return list(islice(filter(None, told), FIGURES))


def counted(figure: Figure, match: Match, shot: Shot, lang: str) -> wire.FigureShown | None:
    """One figure; nothing where nothing happened."""
    lines = [line for line in match.story if figure.counts(line.message.key)]
    if not lines:
        return None
    doers = Counter(seats[0] for line in lines if (seats := doing(line, shot)))
    text = say(Message(figure.words, count=len(lines)), lang)
    if not doers or match.players == 1:
        return wire.FigureShown(text)
    (seat, most), *others = doers.most_common()
    if others and others[0][1] == most:
        return wire.FigureShown(text)
    return wire.FigureShown(text, seat, most)


def doing(line: Line, shot: Shot) -> list[int]:
    """The seats of a line, whoever's turn it was first."""
    seats, turn = shot.spoken_of(line), line.moment.seat if line.moment else -1
    return [turn, *seats] if turn in seats else seats


def best(match: Match) -> int | None:
    """The ply before the turn in which most happened of what is counted."""
    turns: dict[Moment, list[int]] = {}
    deeds = [figure for figure in match.rules.figures if not figure.plain]
    for line in match.story:
        if line.moment is not None and any(figure.counts(line.message.key) for figure in deeds):
            turns.setdefault(line.moment, []).append(line.ply)
    fullest: list[int] = max(turns.values(), key=len, default=[])
    return max(0, min(fullest) - 1) if fullest else None
