"""What others have planned in secret, as bots suppose: the cards that look best to whoever planned them."""

from __future__ import annotations

from chicane.core.chance import Luck
from chicane.core.lists import changed
from chicane.wreckage.deck import plays_of
from chicane.wreckage.lab.value import rehearse, rehearsed
from chicane.wreckage.state import Wreckage
from chicane.wreckage.turn import PlayerTurn


def suppose(game: Wreckage, seat: int, luck: Luck) -> None:
    """Others have planned with sense what a seat has not seen yet."""
    for other in game.alive():
        if other != seat and len(game.planned[other]) > game.phase:
            game.planned = changed(game.planned, other, plan(game, other, luck))


def plan(game: Wreckage, seat: int, luck: Luck) -> list[int]:
    """As many cards as a seat has planned; those that everybody has seen are the same."""
    twin, plays = game.copy(), game.planned[seat][: game.phase]
    for _ in game.planned[seat][game.phase :]:
        twin.planned = changed(twin.planned, seat, plays)
        plays = [*plays, best_play(twin, seat, luck)]
    return plays


def best_play(game: Wreckage, seat: int, luck: Luck) -> int:
    """What a seat is best served by as its next card, of several as good any one."""
    judged = {play: promise(game, seat, play) for play in plays_of(game.deck(seat))}
    ties = [play for play, worth in judged.items() if worth == max(judged.values())]
    return ties[luck.below(len(ties))]


def promise(game: Wreckage, seat: int, play: int) -> float:
    """What a seat can make of a card, while all others stand still."""
    copy = game.copy()
    copy.planned = changed(copy.planned, seat, [*game.planned[seat], play])
    return rehearse(copy, seat, 2)[0] if has_acted(game, seat) else rehearsed(copy, seat)


def has_acted(game: Wreckage, seat: int) -> bool:
    """Whether a seat has begun its first player turn, or is past it."""
    return game.phase > 0 and not any(isinstance(step, PlayerTurn) and step.seat == seat for step in game.agenda)
