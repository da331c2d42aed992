"""Lines of a scenario about the table, a crew or a vehicle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from chicane.core.errors import one_of
from chicane.core.lists import changed
from chicane.core.scenario import whole
from chicane.thunder.board import TILES
from chicane.thunder.box import BESIDE_SEATS, BESIDE_TILES, BESIDE_VEHICLES
from chicane.thunder.kinds import ROAD_DIE, VEHICLES
from chicane.thunder.lab import cards
from chicane.thunder.lab.named import crew_by, space_by, vehicle_by
from chicane.thunder.lab.put import FACE_DOWN, put_chopper, put_damage, put_token, put_vehicle, set_dice
from chicane.thunder.names import code
from chicane.thunder.state import AWAY, REMOVED, START, Thunder
from chicane.thunder.turn import TURNS

MANY: Final = 999

Phrase = Callable[[Thunder, int, str, str], None]  # game, seat or vehicle, what follows the word, the whole line


def describe(game: Thunder, line: str) -> None:
    """A line about the table, a crew or a vehicle."""
    subject, _, rest = line.partition(" ")
    rest = rest.strip()
    if subject == "round":
        game.round = whole(rest, line, 1, MANY)
    elif subject == "road":
        game.road_die = whole(rest, line, min(ROAD_DIE), max(ROAD_DIE))
    elif subject == "laid":
        game.laid = whole(rest, line, TILES, MANY)
    elif subject == "final":
        game.final = True
    elif subject == "first":
        game.first = crew_by(game, rest)
    elif subject == "turn":
        set_turn(game, rest, line)
    elif subject == "hazard":
        put_token(game, space_by(rest), FACE_DOWN)
    elif subject in cards.TILE_WORDS:
        cards.lay_open(game, BESIDE_TILES, cards.TILE_WORDS.index(subject), listed(rest.removeprefix("has")))
    elif subject in game.box.crew_ids:
        describe_crew(game, crew_by(game, subject), rest, line)
    else:
        describe_vehicle(game, vehicle_by(game, subject), rest, line)


def set_turn(game: Thunder, rest: str, line: str) -> None:
    """`turn blue` or, the third time round, `turn blue 3`; say who is `first` before."""
    crew, _, lap = rest.partition(" ")
    seat = crew_by(game, crew)
    game.turn = (whole(lap or "1", line, 1, TURNS) - 1) * game.players + (seat - game.first) % game.players


def phrases(text: str, words: list[str]) -> list[tuple[str, str]]:
    """`at c5, damage dent, skid FL` as its phrases; each begins with one of the words, and may itself have commas."""
    found: list[tuple[str, str]] = []
    for part in text.split(","):
        word, _, rest = part.strip().partition(" ")
        if word in words:
            found.append((word, rest.strip()))
        elif not found:
            raise one_of("property", word, words)
        else:
            found[-1] = (found[-1][0], f"{found[-1][1]}, {part.strip()}")
    return found


def listed(text: str) -> list[str]:
    """The names of a list with commas."""
    return [name.strip() for name in text.split(",")]


def describe_crew(game: Thunder, seat: int, text: str, line: str) -> None:
    """`red dice 1 2 3 6, commanded`, `red chopper c5`, `red holds duck`, `red has boss`."""
    for word, rest in phrases(text, list(CREW_WORDS)):
        CREW_WORDS[word](game, seat, rest, line)


def describe_vehicle(game: Thunder, vehicle: int, text: str, line: str) -> None:
    """`r1 at c5, damage dent, skid FL`, `r1 moved`, `r1 coasted 1`."""
    for word, rest in phrases(text, list(VEHICLE_WORDS)):
        VEHICLE_WORDS[word](game, vehicle, rest, line)


# What is said of a crew


def dice(game: Thunder, seat: int, rest: str, line: str) -> None:
    """The dice that it has not used."""
    set_dice(game, seat, [whole(die, line, 0, 6) for die in rest.split()])


def chopper(game: Thunder, seat: int, rest: str, line: str) -> None:
    """Where its chopper is."""
    if rest in ("away", "removed"):
        game.chopper[seat] = AWAY if rest == "away" else REMOVED
    else:
        put_chopper(game, seat, space_by(rest))


def commanded(game: Thunder, seat: int, rest: str, line: str) -> None:
    """It has used a command this round."""
    game.commanded[seat] = 1


def tokens(game: Thunder, seat: int, rest: str, line: str) -> None:
    """Its command tokens."""
    game.tokens = changed(game.tokens, seat, whole(rest, line, 0, MANY))


def holds(game: Thunder, seat: int, rest: str, line: str) -> None:
    """Cards in its hand."""
    cards.put_in_hand(game, seat, listed(rest))


def has(game: Thunder, seat: int, rest: str, line: str) -> None:
    """Cards open before it."""
    cards.lay_open(game, BESIDE_SEATS, seat, listed(rest))


CREW_WORDS: Final[dict[str, Phrase]] = {  # boxes add their own
    "dice": dice,
    "chopper": chopper,
    "commanded": commanded,
    "holds": holds,
    "has": has,
    "tokens": tokens,
}


# What is said of a vehicle


def stands(game: Thunder, vehicle: int, rest: str, line: str) -> None:
    """On a space or in the starting area."""
    put_vehicle(game, code(game, vehicle), START if rest == "start" else space_by(rest))


def moved(game: Thunder, vehicle: int, rest: str, line: str) -> None:
    """It had its move this round."""
    game.moved[vehicle] = 1


def coasted(game: Thunder, vehicle: int, rest: str, line: str) -> None:
    """It had its move, and coasted so often."""
    game.moved[vehicle], game.coasts[vehicle] = 1, whole(rest, line, 0, VEHICLES[game.kind[vehicle]].coasts)


def damaged(game: Thunder, vehicle: int, rest: str, line: str) -> None:
    """Tokens in its slots."""
    for token in listed(rest):
        put_damage(game, vehicle, token)


def burning(game: Thunder, vehicle: int, rest: str, line: str) -> None:
    """It is on fire."""
    game.catch_fire(vehicle, 1)


def fitted(game: Thunder, vehicle: int, rest: str, line: str) -> None:
    """Cards open beside it."""
    cards.lay_open(game, BESIDE_VEHICLES, vehicle, listed(rest))


VEHICLE_WORDS: Final[dict[str, Phrase]] = {
    "at": stands,
    "moved": moved,
    "coasted": coasted,
    "damage": damaged,
    "burning": burning,
    "has": fitted,
}
