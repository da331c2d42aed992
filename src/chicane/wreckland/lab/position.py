"""Positions told in lines (docs/scenarios.md)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.errors import BadInput, one_of
from chicane.core.lists import added, changed
from chicane.core.message import Message
from chicane.core.scenario import impossible, read_lines, whole
from chicane.core.step import Step
from chicane.wreckland.actions import WhiteStep
from chicane.wreckland.bends import ROUNDS
from chicane.wreckland.chase import SIX_STEPS, EndTurn, StartChase, StartTurn
from chicane.wreckland.customise import KeepCustomising, StartRound
from chicane.wreckland.decks import join
from chicane.wreckland.enemies import FOE_IDS
from chicane.wreckland.grid import SLOTS, ZONES
from chicane.wreckland.kinds import CARDS, DECK, DICE, FOE_DICE, GEAR_DICE, GEAR_IDS, RED
from chicane.wreckland.lab.audit import flaw
from chicane.wreckland.setup import empty_road
from chicane.wreckland.state import (
    ASIDE,
    CHASE,
    CUSTOMISE,
    EMPTY,
    MOST_SLOTS,
    ON_FOE,
    ON_GEAR,
    POOL,
    Wreckland,
)

PHASES: Final = ["chase", "turn", "deal", "customise", "round"]
STEPS: Final = [0, 1, 3, 4, 6, 7]  # where the six steps of a turn are among SIX_STEPS
NUMBERS: Final = {"engine": (0, 99), "round": (1, ROUNDS), "turn": (1, 99), "used": (0, 9)}  # and their bounds
LISTS: Final = ["face-up", "scrap", "deck", "enemy-deck"]


def position(lines: list[str], players: int, setup: dict[str, str]) -> Wreckland:
    """An attempt as told: `F buzzsaw 90, damage 2`, `front rat, grinder damage 2`, `white 4 4 5`, `step 2`.

    Unless told otherwise it is step 1 of the first turn of the first Chase, with red dice 1 2 3 and white dice 1 to 5.
    """
    game = empty_road(players, setup)
    game.phase, game.round, game.turn = CHASE, 1, 1
    game.dice = [1, 2, 3, 1, 2, 3, 4, 5]
    game.market = []
    agenda: list[str] = ["chase", "1", "0"]  # the phase, the step, the white dice placed in it
    read_lines(lines, [True] * len(lines), lambda line: describe(game, line, agenda), lambda: flaw(game))
    game.do_all(ahead(game, *agenda))
    if flaw(game):
        raise impossible(flaw(game))
    return game


def describe(game: Wreckland, line: str, agenda: list[str]) -> None:
    """One line."""
    subject, _, rest = line.partition(" ")
    parts = [part.strip() for part in rest.split(",") if part.strip()]
    if subject in SLOTS:
        describe_slot(game, SLOTS.index(subject), parts)
    elif subject in ZONES:
        for part in parts:
            put_enemy(game, ZONES.index(subject), part)
    elif subject in ("red", "white"):
        put_dice(game, subject, [whole(word, line, 1, 6) for word in rest.split()])
    elif subject in NUMBERS:
        setattr(game, subject, whole(rest, line, *NUMBERS[subject]))
    elif subject in LISTS:
        put_cards(game, subject, parts)
    elif subject == "phase":
        agenda[0] = PHASES[kind_by(rest, PHASES, "phase")]
    elif subject == "step":
        agenda[1] = str(whole(rest, line, 1, len(STEPS)))
    elif subject == "placed":
        agenda[2] = str(whole(rest, line, 0, DICE - RED))
    else:
        raise one_of("line", subject, [*SLOTS, *ZONES, *NUMBERS, *LISTS, "red", "white", "phase", "step", "placed"])


def ahead(game: Wreckland, phase: str, step: str, placed: str) -> list[Step[Any]]:
    """What is to be done from here."""
    if phase == "chase":
        steps = SIX_STEPS[STEPS[int(step) - 1] :]
        if int(placed):
            steps = [WhiteStep(int(step), int(placed)), *steps[1:]]
        return [*steps, EndTurn()]
    if phase == "turn":
        game.turn -= 1
        return [StartTurn()]
    game.turn = 0
    if phase == "deal":
        return [StartChase()]
    game.phase = CUSTOMISE
    if phase == "round":
        game.round -= 1
        return [StartRound()]
    return [KeepCustomising()]


def kind_by(name: str, known: list[str], what: str) -> int:
    """A card by its id."""
    if name not in known:
        raise one_of(what, name, known)
    return known.index(name)


def take(deck: list[int], kind: int, name: str) -> list[int]:
    """The deck without one card."""
    if deck[kind] < 1:
        raise BadInput(f"there is no {name!r} left in the deck", Message("scenario-none-left", name=name))
    return added(deck, kind, -1)


def describe_slot(game: Wreckland, slot: int, parts: list[str]) -> None:
    """`buzzsaw 90`, `empty`, `damage 2`, `destroyed`, `die 4`."""
    for part in parts:
        word, _, rest = part.partition(" ")
        if word == "damage":
            game.hurt[slot] = whole(rest, part, 0, 99)
        elif word == "destroyed":
            game.wrecked = changed(game.wrecked, slot, 1)
        elif word == "die":
            first = ON_GEAR + slot * MOST_SLOTS
            masks = GEAR_DICE[game.gear[slot]]
            place_die(game, whole(rest, part, 1, 6), RED, first, masks, game.free_slots(slot))
        elif word == "empty":
            game.gear = changed(game.gear, slot, EMPTY)
        else:
            put_gear(game, slot, kind_by(word, GEAR_IDS, "equipment"), whole(rest or "0", part, 0, 270))


def put_gear(game: Wreckland, slot: int, kind: int, degrees: int) -> None:
    """A card from the deck, or an upgrade, in a slot."""
    if kind < CARDS:
        game.deck = take(game.deck, kind, GEAR_IDS[kind])
    game.upgrades = [each for each in game.upgrades if each != kind]
    game.gear = changed(game.gear, slot, kind)
    game.facing = changed(game.facing, slot, degrees // 90 % 4)


def put_enemy(game: Wreckland, zone: int, part: str) -> None:
    """`rat`, `rat damage 1`, `hauler die 4`: an enemy from the deck, a mini-boss or a Boss."""
    name, *words = part.split()
    kind = kind_by(name, FOE_IDS, "enemy")
    if kind < DECK:
        game.foe_deck = take(game.foe_deck, kind, name)
    join(game, kind, zone)
    foe = len(game.foe_kind) - 1
    for word, value in zip(words[::2], words[1::2], strict=False):
        if word == "damage":
            game.foe_hurt[foe] = whole(value, part, 0, 99)
        elif word == "die":
            place_die(game, whole(value, part, 1, 6), 0, ON_FOE + foe * MOST_SLOTS, FOE_DICE[kind], game.free_on(foe))
        else:
            raise one_of("property", word, ["damage", "die"])


def place_die(game: Wreckland, value: int, first: int, place: int, masks: list[int], free: list[int]) -> None:
    """A die on a card: the last one of its colour that is in the pool, on a slot of its value if there is one."""
    dice = game.pool(first, DICE if first else RED)
    if not dice or not free:
        message = Message("scenario-no-die", value=value)
        raise BadInput(f"there is no die or no die slot left for a {value}", message)
    fitting = [slot for slot in free if masks[slot] >> value & 1] or free
    game.dice[dice[-1]] = value
    game.place[dice[-1]] = place + fitting[0]


def put_dice(game: Wreckland, colour: str, values: list[int]) -> None:
    """The dice of the pool; those that are not told and lie on no card are set aside."""
    first, last = (0, RED) if colour == "red" else (RED, DICE)
    free = [die for die in range(first, last) if game.place[die] in (POOL, ASIDE)]
    if len(values) > len(free) or not all(1 <= value <= 6 for value in values):
        message = Message("scenario-most-dice", most=len(free), colour=colour)
        raise BadInput(f"at most {len(free)} {colour} dice of 1 to 6", message)
    for die in free:
        game.place[die] = ASIDE
    for die, value in zip(free, values, strict=False):
        game.dice[die], game.place[die] = value, POOL


def put_cards(game: Wreckland, subject: str, parts: list[str]) -> None:
    """Cards face up, as scrap, or the only ones left in a deck while the others are discarded."""
    if subject == "face-up":
        for part in parts:
            kind = kind_by(part, GEAR_IDS[:CARDS], "equipment")
            game.deck = take(game.deck, kind, part)
            game.market = sorted([*game.market, kind])
    elif subject == "scrap":
        for part in parts:
            kind = kind_by(part, FOE_IDS[:DECK], "enemy")
            game.foe_deck = take(game.foe_deck, kind, part)
            game.scrap = added(game.scrap, kind)
    elif subject == "deck":
        game.deck, game.discards = left_in(game.deck, parts, GEAR_IDS[:CARDS])
    else:
        game.foe_deck, game.foe_discards = left_in(game.foe_deck, parts, FOE_IDS[:DECK])


def left_in(deck: list[int], parts: list[str], known: list[str]) -> tuple[list[int], list[int]]:
    """A deck of these cards only, and the discards with the others."""
    left, discards = [0] * len(deck), deck
    for part in parts:
        kind = kind_by(part, known, "card")
        discards = take(discards, kind, part)
        left[kind] += 1
    return left, discards
