"""Positions drawn as text, and the facts a scenario may ask for (docs/scenarios.md)."""

from __future__ import annotations

from typing import Final

from chicane.chariot.boards import BOARDS, COLOURS, LETTERS, WHITE, black
from chicane.chariot.dice import FACES
from chicane.chariot.lab.audit import LEVELS, flaw
from chicane.chariot.setup import take
from chicane.chariot.state import OFF, Race, empty_race
from chicane.chariot.tracks import LANES, cells, drawn_track
from chicane.chariot.turn import EndTurn, NextTurn, StartRound
from chicane.core.errors import BadInput, one_of
from chicane.core.message import Message
from chicane.core.scenario import impossible, read_lines
from chicane.core.step import CHANCE

FACTS: Final = [*LEVELS, "space", "laps", "dolphins", "board"]


def position(lines: list[str], players: int, setup: dict[str, str]) -> Race:
    """A race as drawn: three rows of cells (or none), then lines such as `green at o3, speed 6`."""
    rows = [line for line in lines if line.split()[0] in LANES]
    if rows:
        setup = {**setup, "track": drawn_track("\n".join(rows)).spec}
    race = empty_race(players, setup)
    if rows:
        place_drawn(race, "\n".join(rows))
    if flaw(race):
        raise impossible(flaw(race))
    others = [*LANES, "turn"]  # lines that are read elsewhere
    told = [line.split()[0] not in others for line in lines]
    read_lines(lines, told, lambda line: describe(race, line), lambda: flaw(race))
    begin_round(race, lines)
    return race


def place_drawn(race: Race, rows: str) -> None:
    """The pieces in the cells: a colour's letter is a chariot, `*` a caltrop."""
    for space, cell in cells(rows):
        if "*" in cell:
            race.caltrops.append(space)
        for letter in cell:
            if letter.isalpha():
                put(race, colour_by(letter.upper(), LETTERS), space)


def colour_by(name: str, names: list[str]) -> int:
    """The number of a colour by its name or letter."""
    if name not in names:
        raise one_of("chariot", name, names)
    return names.index(name)


def put(race: Race, colour: int, space: int) -> None:
    """A chariot on a space, with a white-column board of its own, in its first lap."""
    if race.owner[colour] == OFF:
        take(race, len(race.order) % race.players, colour, WHITE)
        race.lap[colour] = 0
    race.space[colour] = space


def describe(race: Race, line: str) -> None:
    """`caltrop o3`, or a chariot and what its board shows: `green at o3, speed 6, lap 1`."""
    subject, _, rest = line.partition(" ")
    if subject == "caltrop":
        race.caltrops.append(space_by(race, rest.strip()))
        return
    colour = colour_by(subject, COLOURS)
    for phrase in rest.split(","):
        name, _, value = phrase.strip().partition(" ")
        adjust(race, colour, name, value.strip())


def adjust(race: Race, colour: int, name: str, value: str) -> None:
    """One fact of a chariot."""
    if name == "at":
        put(race, colour, space_by(race, value))
    elif race.owner[colour] == OFF:
        text = f"{COLOURS[colour]} is not on the track; say where: '{COLOURS[colour]} at o3'"
        raise BadInput(text, Message("scenario-off-track", colour=COLOURS[colour]))
    elif name == "board":
        change_board(race, colour, value)
    elif name not in LEVELS:
        raise one_of("property", name, ["at", "board", *LEVELS])
    elif not value.removeprefix("-").isdigit():
        message = Message("scenario-number", line=f"{COLOURS[colour]} {name}", text=value)
        raise BadInput(f"{COLOURS[colour]} {name}: {value!r} is not a number", message)
    else:
        level(race, name)[colour] = int(value)


def change_board(race: Race, colour: int, columns: str) -> None:
    """The white or the black side of its board, markers on the start values."""
    if columns not in ("white", "black"):
        message = Message("scenario-board", colour=COLOURS[colour], text=columns)
        raise BadInput(f"{COLOURS[colour]} board: white or black, not {columns!r}", message)
    seat = race.owner[colour]
    race.order.remove(colour)
    take(race, seat, colour, WHITE if columns == "white" else black(colour))


def level(race: Race, name: str) -> list[int]:
    """The list that holds a level of every chariot."""
    lists = {"damage": race.damage, "speed": race.speed, "fortune": race.fortune, "lap": race.lap, "seat": race.owner}
    return lists[name]


def space_by(race: Race, name: str) -> int:
    """A space by its name, such as o12."""
    if name not in race.track.name:
        message = Message("scenario-space", space=name, first="i1, c1, o1", last="…")
        raise BadInput(f"no space {name!r}; they run from i1, c1 and o1", message)
    return race.track.name.index(name)


def begin_round(race: Race, lines: list[str]) -> None:
    """A new round; or `turn green`: those ahead of green have played already."""
    race.order.sort(key=lambda chariot: -race.progress(chariot))
    race.do(StartRound())
    turns = [line.split()[0] == "turn" for line in lines]
    read_lines(lines, turns, lambda line: begin_turn(race, line.split()[1:]), lambda: "")


def begin_turn(race: Race, words: list[str]) -> None:
    """The chariots ahead of this one have played in round 1."""
    chariot = colour_by(" ".join(words), COLOURS)
    if chariot not in race.order:
        message = Message("scenario-no-turn", colour=COLOURS[chariot])
        raise BadInput(f"{COLOURS[chariot]} is not on the track and can't have the turn", message)
    race.round = 1
    race.played = race.order.index(chariot)
    race.agenda = [NextTurn()]


def turn_of(race: Race) -> str:
    """The chariot whose turn it is; before the race, the seat that must choose."""
    if race.active != OFF:
        return COLOURS[race.active]
    return "" if race.actor == CHANCE else f"seat {race.actor}"


def idle(race: Race) -> bool:
    """The turn that begins is dropped, dice and all; once the chariot has moved that can't be done."""
    if race.active == OFF or race.path:
        return False
    while not isinstance(race.agenda[-1], EndTurn):
        race.agenda.pop()
    return True


def probe(race: Race, name: str) -> str:
    """A fact: `green.damage`, `caltrops`, `supply`, `dice`, `order`, `round`, `turn`."""
    if "." in name:
        colour, _, fact = name.partition(".")
        return chariot_fact(race, colour_by(colour, COLOURS), fact)
    facts = {
        "caltrops": ", ".join(sorted(race.track.name[space] for space in race.caltrops)) or "none",
        "supply": str(race.supply()),
        "dice": ", ".join(face for index, face in enumerate(FACES) for _ in range(race.dice[index])) or "none",
        "order": ", ".join(COLOURS[chariot] for chariot in race.order),
        "round": str(race.round),
        "turn": COLOURS[race.active] if race.active != OFF else "none",
    }
    if name not in facts:
        raise one_of("fact", name, list(facts))
    return facts[name]


def chariot_fact(race: Race, colour: int, fact: str) -> str:
    """A fact of one chariot."""
    if fact in LEVELS:
        return str(level(race, fact)[colour])
    facts = {
        "space": race.track.name[race.space[colour]] if race.space[colour] != OFF else "off",
        "laps": str(race.laps_done(colour)),
        "dolphins": str(race.dolphins(colour)),
        "board": BOARDS[race.board[colour]].id,
    }
    if fact not in facts:
        raise one_of("fact", fact, FACTS)
    return facts[fact]


def decider(race: Race) -> str:
    """The chariot whose turn it is, or the seat before the race."""
    return COLOURS[race.active] if race.active != OFF else f"seat {race.actor}"
