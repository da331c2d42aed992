"""Tables in lines of text: what is on offer, and what every seat has."""

from __future__ import annotations

from typing import Final

from chicane.core.message import Message
from chicane.core.scene import Sketch, Span
from chicane.wreckage.kinds import EQUIPMENT, VEHICLES, card_of
from chicane.wreckage.names import EQUIPMENT_NAMES, PLAY_NAMES, VEHICLE_NAMES, named
from chicane.wreckage.picture import draft_art
from chicane.wreckage.picture.art import LETTERS, NO_COLOUR, colour_of, letter_of
from chicane.wreckage.state import NONE, REVERSE_GEAR, UNKNOWN, Wreckage

STYLES: Final = ["bold red", "bold blue", "bold green", "bold yellow", "bold"]
TAB: Final = Span("\t")
LONGEST_NAME: Final = 16
NOTHING: Final = Span("-", "dim")


def style_of(game: Wreckage, seat: int) -> str:
    """The colour of a seat's vehicle."""
    return STYLES[colour_of(game, seat)]


def headings(*names: str) -> list[Span]:
    """A line of headings."""
    messages = [Message(f"wreckage-sketch-{name}") for name in names]
    return [Span("    "), *[span for message in messages for span in (Span(message, "dim"), TAB)][:-1]]


def listed(names: list[Message]) -> list[Span]:
    """Names with commas between them."""
    return [span for name in names for span in (Span(", "), Span(name))][1:] or [NOTHING]


# On offer


def on_offer(game: Wreckage) -> Sketch:
    """The vehicles that are free while somebody chooses, and the equipment that is left (WK-SETUP-03, WK-SETUP-05)."""
    lines: Sketch = []
    if draft_art.is_choosing(game):
        taken = [VEHICLES[vehicle].colour for vehicle in game.vehicle if vehicle != NONE]
        free = [number for number, vehicle in enumerate(VEHICLES) if vehicle.colour not in taken]
        titles = headings("vehicle", "acceleration", "handling", "structure", "specials")
        lines = [titles, *[vehicle_row(number) for number in free], []]
    left = [number for number, count in enumerate(game.pool) if count]
    return [
        *lines,
        headings("equipment", "cards-drawn", "range", "left"),
        *[offer_row(game, number) for number in left],
    ]


def vehicle_row(number: int) -> list[Span]:
    """A vehicle, its three numbers and its special cards."""
    kind = VEHICLES[number]
    name = [Span("  "), Span(LETTERS[kind.colour], STYLES[kind.colour]), Span(" "), Span(VEHICLE_NAMES[number])]
    specials = listed([PLAY_NAMES[play] for play in draft_art.specials_of(kind.colour)])
    numbers = [Span(str(kind.acceleration)), TAB, Span(str(kind.handling)), TAB, Span(str(kind.structure))]
    return [*name, TAB, *numbers, TAB, *specials]


def offer_row(game: Wreckage, number: int) -> list[Span]:
    """An equipment card: what a weapon draws and how far it reaches, and how many there are."""
    kind = EQUIPMENT[number]
    reach = Span(Message("wreckage-sketch-long" if kind.reach else "wreckage-sketch-short")) if kind.attack else NOTHING
    attack = Span(str(kind.attack)) if kind.attack else NOTHING
    return [Span("    "), Span(EQUIPMENT_NAMES[number]), TAB, attack, TAB, reach, TAB, Span(str(game.pool[number]))]


# The seats


def start(game: Wreckage, seat: int) -> list[Span]:
    """The letter of a seat, with a mark for whoever must decide."""
    return [Span("► " if game.actor == seat else "  "), Span(letter_of(game, seat), style_of(game, seat)), Span(" ")]


def seats(game: Wreckage, names: list[str]) -> Sketch:
    """Who drives what, how fast, and how much it has borne."""
    titles = headings("vehicle", "player", "speed", "damage", "handling", "hairpins", "cans", "state")
    return [titles, *[seat_row(game, seat, names[seat]) for seat in range(game.players)]]


def seat_row(game: Wreckage, seat: int, owner: str) -> list[Span]:
    """One seat."""
    style = "dim" if game.out[seat] else ""
    name = [*start(game, seat), Span(named(game, seat), style), TAB, Span(owner[:LONGEST_NAME], style)]
    if game.vehicle[seat] == NONE:
        return name
    if game.out[seat]:
        return [*name, TAB, Span(Message("wreckage-sketch-out"), "dim")]
    handling, left = game.handling(seat), max(0, game.kind(seat).handling - game.hairpins[seat])
    numbers = [Span(f"{game.damage[seat]}/{game.structure(seat)}"), TAB, Span(str(handling)), TAB, Span(str(left))]
    return [*name, TAB, speed(game, seat), TAB, *numbers, TAB, Span(str(game.held[seat])), TAB, state(game, seat)]


def speed(game: Wreckage, seat: int) -> Span:
    """What the dashboard shows; R in reverse, a question mark while it is secret."""
    if game.speed[seat] < 0:
        return Span("?") if game.speed[seat] == UNKNOWN else NOTHING
    return Span(f"R{game.speed[seat]}" if game.gear[seat] == REVERSE_GEAR else str(game.speed[seat]), "bold")


def state(game: Wreckage, seat: int) -> Span:
    """Fire, or that it is this vehicle's player turn."""
    if game.burning[seat]:
        return Span(Message("wreckage-sketch-burning"), "bold red")
    return Span(Message("wreckage-sketch-acting")) if game.acting == seat else NOTHING


def drivers(game: Wreckage) -> list[int]:
    """The seats that have a vehicle and are not out."""
    return [seat for seat in game.alive() if colour_of(game, seat) != NO_COLOUR]


def outfits(game: Wreckage) -> Sketch:
    """What is planned, as far as it may be known, and what is bolted on."""
    if not drivers(game):
        return []
    return [headings("planned", "equipment"), *[outfit_row(game, seat) for seat in drivers(game)]]


def outfit_row(game: Wreckage, seat: int) -> list[Span]:
    """The planned cards and the equipment of a seat; mines with their number."""
    down = Message("wreckage-sketch-face-down")
    plays = listed([down if play == UNKNOWN else PLAY_NAMES[play] for play in game.planned[seat]])
    fitted = listed([EQUIPMENT_NAMES[number] for number in game.equipment[seat]])
    mines = [Span(" "), Span(Message("wreckage-sketch-mines", mines=game.mines_left[seat]))]
    return [*start(game, seat), *plays, TAB, *fitted, *(mines if game.mines_left[seat] else [])]


def decks(game: Wreckage) -> Sketch:
    """The piloting cards that are left, and those that are lost once there are any."""
    if not drivers(game):
        return []
    titles = headings("deck", "lost") if any(game.lost) else headings("deck")
    return [titles, *[deck_row(game, seat) for seat in drivers(game)]]


def deck_row(game: Wreckage, seat: int) -> list[Span]:
    """The deck of a seat; a card that is there twice says so."""
    left = game.deck(seat)
    spans: list[Span] = []
    for card in sorted(set(left)):
        many = f" ×{left.count(card)}" if left.count(card) > 1 else ""
        spans += [Span(", "), Span(PLAY_NAMES[card_of(card)]), Span(many)]
    lost = [TAB, *listed([PLAY_NAMES[card] for card in game.lost[seat]])] if any(game.lost) else []
    return [*start(game, seat), *(spans[1:] or [NOTHING]), *lost]
