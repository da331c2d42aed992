"""The panels of the seats as pieces: what everybody may see, and what their owner knows."""

from __future__ import annotations

from typing import Final

from chicane.core.kept import Kept, Key
from chicane.core.message import Message
from chicane.core.scene import BOARD, CARD, MARK, Piece
from chicane.wreckage.kinds import ACCELERATE, DECELERATE, DRAFTED, card_of
from chicane.wreckage.names import EQUIPMENT_NAMES, PLAY_NAMES, named
from chicane.wreckage.picture import art, covers, panels, places
from chicane.wreckage.picture.places import within
from chicane.wreckage.state import NONE, REVERSE_GEAR, UNKNOWN, Wreckage
from chicane.wreckage.turn import PLANNED

_boards: Final[Kept[list[Piece]]] = Kept(2_000)


def boards(game: Wreckage, names: list[str]) -> list[Piece]:
    """Everything that lies before the players."""
    kept = [known_board(game, seat, names[seat]) for seat in range(game.players)]
    return [piece for board in kept for piece in board] + marks(game)


def known_board(game: Wreckage, seat: int, owner: str) -> list[Piece]:
    """One seat, drawn anew only where it is not as it was."""
    return _boards.get((owner, *shown_on_board(game, seat)), lambda: board(game, seat, owner))


def shown_on_board(game: Wreckage, seat: int) -> Key:
    """All that the board of a seat shows."""
    by_seat = (
        game.vehicle, game.speed, game.gear, game.damage, game.held, game.mines_left, game.hairpins, game.burning,
        game.given_up,
    )  # fmt: skip
    cards = game.equipment, game.cards, game.lost, game.planned
    numbers, lists = [each[seat] for each in by_seat], [tuple(each[seat]) for each in cards]
    return (game.players, seat, game.phase, seat == game.acting, *numbers, *lists)


def board(game: Wreckage, seat: int, owner: str) -> list[Piece]:
    """One seat: name, vehicle, dashboard, damage, jerrycans, equipment and cards."""
    vehicle = named(game, seat)
    colour, letter = art.colour_of(game, seat), art.letter_of(game, seat)
    label = Message("wreckage-scene-seat", vehicle=vehicle, player=owner)
    pieces = [
        whole(game, f"head-{seat}", seat, panels.head(colour, letter, owner), label),
        portrait(game, seat),
        *dashboard(game, seat),
    ]
    if game.vehicle[seat] == NONE:
        return pieces
    held = Message("wreckage-scene-held", vehicle=vehicle, held=game.held[seat])
    pieces.append(whole(game, f"held-{seat}", seat, panels.cans(game.held[seat]), held))
    return [*pieces, damage(game, seat), notes(game, seat), *kit(game, seat), *planned(game, seat), *deck(game, seat)]


def whole(game: Wreckage, id: str, seat: int, markup: str, label: Message, role: str = BOARD) -> Piece:
    """Something that is drawn from the corner of its panel."""
    return Piece(id, *places.corner(game.players, seat), markup, label, role=role)


def wear(game: Wreckage, seat: int) -> int:
    """How battered a vehicle looks, from 0 to 3: a step for each third of its structure."""
    return min(3, -(-game.damage[seat] * 3 // game.structure(seat)))


def portrait(game: Wreckage, seat: int) -> Piece:
    """The vehicle of a seat with its printed numbers (WK-COMP-04)."""
    if game.vehicle[seat] == NONE:
        label = Message("wreckage-scene-no-vehicle", player=seat + 1)
        return whole(game, f"portrait-{seat}", seat, panels.portrait(NONE, 0, False), label)
    kind = game.kind(seat)
    numbers = {"acceleration": kind.acceleration, "handling": kind.handling}
    label = Message("wreckage-scene-numbers", "WK-COMP-04", vehicle=named(game, seat), **numbers)
    markup = panels.portrait(game.vehicle[seat], wear(game, seat), bool(game.burning[seat]))
    return whole(game, f"portrait-{seat}", seat, markup, label)


def dashboard(game: Wreckage, seat: int) -> list[Piece]:
    """The dashboard and its needle; a start speed that is still secret is a question mark (WK-SETUP-22)."""
    speed, reverse = game.speed[seat], game.gear[seat] == REVERSE_GEAR
    label = speed_label(game, seat)
    pieces = [whole(game, f"gauge-{seat}", seat, panels.gauge(speed, reverse, game.top_speed(seat)), label)]
    if speed >= 0:
        place = within(game.players, seat, places.HUB)
        pieces.append(Piece(f"needle-{seat}", *place, panels.needle(), label, places.needle_angle(speed)))
    return pieces


def speed_label(game: Wreckage, seat: int) -> Message:
    """What the dashboard shows."""
    speed, vehicle = game.speed[seat], named(game, seat)
    if speed < 0:
        return Message("wreckage-scene-no-speed", vehicle=vehicle, chosen="yes" if speed == UNKNOWN else "no")
    gear = "reverse" if game.gear[seat] == REVERSE_GEAR else "forward"
    return Message("wreckage-scene-speed", vehicle=vehicle, speed=speed, gear=gear)


def damage(game: Wreckage, seat: int) -> Piece:
    """Damage markers on the structure (WK-FIRE-07)."""
    markers, structure = min(game.damage[seat], game.structure(seat)), game.structure(seat)
    label = Message("wreckage-scene-damage", vehicle=named(game, seat), damage=game.damage[seat], structure=structure)
    return whole(game, f"damage-{seat}", seat, panels.damage(markers, structure), label)


def notes(game: Wreckage, seat: int) -> Piece:
    """Mines and hairpins left, and fire."""
    handling = game.kind(seat).handling
    markup = panels.notes(game.mines_left[seat], game.hairpins[seat], handling, bool(game.burning[seat]))
    label = Message(
        "wreckage-scene-notes",
        vehicle=named(game, seat),
        mines=game.mines_left[seat],
        hairpins=max(0, handling - game.hairpins[seat]),
        burning="yes" if game.burning[seat] else "no",
    )
    return whole(game, f"notes-{seat}", seat, markup, label)


def kit(game: Wreckage, seat: int) -> list[Piece]:
    """The equipment of a seat, and the places that are free (WK-SETUP-06)."""
    fitted = game.equipment[seat]
    count = max(DRAFTED, len(fitted))
    pieces: list[Piece] = []
    for index in range(count):
        place = within(game.players, seat, places.kit_point(index, count))
        if index < len(fitted):
            label = Message("wreckage-scene-kit", vehicle=named(game, seat), equipment=EQUIPMENT_NAMES[fitted[index]])
            pieces.append(Piece(f"kit-{seat}-{index}", *place, panels.kit(fitted[index]), label, role=CARD))
        else:
            label = Message("wreckage-scene-no-kit", vehicle=named(game, seat))
            pieces.append(Piece(f"kit-{seat}-{index}", *place, panels.no_kit(), label))
    return pieces


def planned(game: Wreckage, seat: int) -> list[Piece]:
    """The two cards of the game turn (WK-TURN-02, WK-TURN-05)."""
    return [plan(game, seat, nth) for nth in range(PLANNED)]


def plan(game: Wreckage, seat: int, nth: int) -> Piece:
    """A planned card; face down only its owner knows it."""
    plays = game.planned[seat]
    place = within(game.players, seat, places.plan_point(nth))
    id, vehicle = f"plan-{seat}-{nth}", named(game, seat)
    if nth >= len(plays):
        label = Message("wreckage-scene-no-plan", vehicle=vehicle, nth=nth + 1)
        return Piece(id, *place, panels.planned(NONE, nth, "empty"), label, role=CARD)
    if plays[nth] == UNKNOWN:
        label = Message("wreckage-scene-face-down", vehicle=vehicle, nth=nth + 1)
        return Piece(id, *place, panels.planned(UNKNOWN, nth, "down"), label, role=CARD, secret=True)
    state = state_of(game, seat, nth)
    label = Message("wreckage-scene-plan", vehicle=vehicle, nth=nth + 1, card=PLAY_NAMES[plays[nth]], state=state)
    secret = state == "down"
    return Piece(id, *place, panels.planned(plays[nth], nth, state), label, role=CARD, secret=secret)


def state_of(game: Wreckage, seat: int, nth: int) -> str:
    """Whether a planned card is face down, in force, or done with."""
    if nth >= game.phase:
        return "down"
    if nth < game.phase - 1 or game.given_up[seat]:
        return "done"
    return "now" if seat == game.acting else "up"


# The piloting deck


def deck_plays(game: Wreckage, seat: int) -> list[int]:
    """What a deck had at the start, each card once, the reversible one both ways up (WK-CARD-02)."""
    cards = sorted(set(game.cards[seat] + game.lost[seat]))
    return [play for card in cards for play in ([ACCELERATE, DECELERATE] if card == ACCELERATE else [card])]


def deck(game: Wreckage, seat: int) -> list[Piece]:
    """The cards that can still be planned, and those lost for good."""
    plays, left = deck_plays(game, seat), game.deck(seat)
    pieces: list[Piece] = []
    for index, play in enumerate(plays):
        count, lost = left.count(card_of(play)), game.lost[seat].count(card_of(play))
        place = within(game.players, seat, places.cell_point(index, len(plays)))
        label = Message("wreckage-scene-card", vehicle=named(game, seat), card=PLAY_NAMES[play], count=count, lost=lost)
        markup = panels.cell(play, count, bool(lost), places.cell_width(len(plays)))
        pieces.append(Piece(f"card-{seat}-{play}", *place, markup, label, role=CARD))
    return pieces


# Over the panels


def marks(game: Wreckage) -> list[Piece]:
    """Who is out, who must decide, who has won, who is the first player."""
    pieces: list[Piece] = []
    for seat in range(game.players):
        if game.out[seat]:
            label = Message("wreckage-scene-out", vehicle=named(game, seat))
            pieces.append(whole(game, f"out-{seat}", seat, covers.out(), label, MARK))
    for seat in game.winners:
        label = Message("wreckage-scene-winner", vehicle=named(game, seat))
        pieces.append(whole(game, f"winner-{seat}", seat, covers.lit_frame() + covers.cup(), label, MARK))
    if game.actor >= 0:
        label = Message("wreckage-scene-decides", vehicle=named(game, game.actor))
        pieces.append(whole(game, "turn-seat", game.actor, covers.lit_frame(), label, MARK))
    x, y = within(game.players, game.first, (places.PANEL_WIDTH - 24, places.HEAD / 2))
    label = Message("wreckage-scene-first", vehicle=named(game, game.first))
    return [*pieces, Piece("first", x, y, covers.first_mark(), label, role=MARK)] if not game.winners else pieces
