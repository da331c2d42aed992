"""What lies on the table: crews, tokens, tiles and cards of the expansions in play. It never changes during a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, ClassVar, Final

from chicane.core.cards import Answer, Bend, Card, Deck, InForce, Seams
from chicane.core.chance import Luck
from chicane.core.message import Message
from chicane.core.step import Step
from chicane.thunder.kinds import CARS, MOVEMENT_DIE, PIPS, VEHICLES
from chicane.thunder.seams import SEAMS

if TYPE_CHECKING:
    from chicane.thunder.state import Thunder

Holding = Callable[["Thunder"], list[InForce]]  # the cards of an expansion that are in force
Preparing = Callable[["Thunder"], Sequence[Step[Any]]]  # what an expansion does before the road is laid out
TurnStep = Callable[[int], Step[Any]]  # seat -> its turn
Recall = Callable[["Thunder", int, int, Luck], list[int]]  # game, stock, seat, luck -> cards that nobody has
CommandSteps = Callable[["Thunder", int, int, int], Sequence[Step[Any]]]  # game, seat, vehicle, die -> steps

MOST_SEATS: Final = 6  # TR-SET-20
MOST_VEHICLES: Final = 24  # of all crews together; wrecks are numbered behind them
MOST_DICE: Final = 6  # of one crew
MENUS: Final = 1024  # of one kind that are remembered, for values are shared: a race has a few hundred


class Command:
    """An entry of a command board: the dice it accepts, and what it does (TR-CMD)."""

    def __init__(self, id: str, least: int, most: int, steps: CommandSteps) -> None:
        self.id = id
        self.least = least
        self.most = most
        self.steps = steps
        self.name = Message(f"thunder-command-{id}")

    def accepts(self, die: int) -> bool:
        """Whether a die, or a card that counts as one, fits it (TR-ASG-06)."""
        return self.least <= die & PIPS <= self.most


class BoardCard(Card):
    """A card with commands of its own: they replace the board of whoever has it, or join it."""

    def __init__(
        self,
        id: str,
        commands: list[Command],
        replaces: bool = False,
        mods: dict[str, Bend] | None = None,
        answers: dict[str, Answer] | None = None,
    ) -> None:
        super().__init__(id, 1, mods, answers)
        self.commands = commands
        self.replaces = replaces

    def on(self, board: list[Command]) -> list[Command]:
        """The board once the card lies beside it."""
        return self.commands if self.replaces else board + self.commands


BESIDE_NOTHING: Final = 0
BESIDE_SEATS: Final = 1
BESIDE_VEHICLES: Final = 2
BESIDE_TILES: Final = 3


class Stock:
    """A deck from which players get hands, or from which cards are laid open beside seats, vehicles or tiles."""

    def __init__(
        self,
        deck: Deck,
        beside: int = BESIDE_NOTHING,
        from_hand: bool = False,
        rule: str = "TR-SET-26",
        recall: Recall | None = None,
    ) -> None:
        self.id = deck.id
        self.cards = deck.cards
        self.numbers = {card.id: number for number, card in enumerate(deck.cards)}
        self.deck = deck
        self.beside = beside  # where its open cards lie
        self.rule = rule  # by which it is dealt
        self.recall = recall  # puts in its place what a seat remembers, before it imagines the rest
        self.from_hand = from_hand  # whether cards in a hand wait for their windows
        self.has_boards = any(isinstance(card, BoardCard) for card in deck.cards)


class Supply:
    """What a crew has in place of movement dice and shooting die.

    What it gives out is spent like dice: a number whose `pips` are its value.
    """

    id: ClassVar[str] = ""

    def begin(self, game: Thunder, seat: int) -> None:
        """What is there before anything happens."""
        raise NotImplementedError

    def refill(self, game: Thunder, seat: int) -> Sequence[Step[Any]]:
        """What happens when the others roll."""
        raise NotImplementedError

    def give_back(self, game: Thunder, seat: int) -> None:
        """Before the others roll again, for the lowest total was shared (TR-SET-16)."""
        raise NotImplementedError

    def unused(self, game: Thunder, seat: int) -> list[int]:
        """What may be spent, in a fixed order."""
        raise NotImplementedError

    def spend(self, game: Thunder, seat: int, die: int) -> None:
        """One of those is used up."""
        raise NotImplementedError

    def is_untouched(self, game: Thunder, seat: int) -> bool:
        """Whether nothing of it was spent this round."""
        raise NotImplementedError

    def exchange(self, game: Thunder, seat: int) -> Sequence[Step[Any]]:
        """All of it anew, where others roll all of their dice again."""
        raise NotImplementedError

    def total(self, game: Thunder, seat: int) -> int:
        """The sum that says who goes first (TR-SET-15)."""
        raise NotImplementedError

    def shoot(self, seat: int, roll: Step[Any]) -> Step[Any]:
        """What happens in place of the shooting die."""
        raise NotImplementedError

    def code(self, die: int) -> str:
        """The short form of what is spent."""
        raise NotImplementedError

    def name(self, die: int) -> Message:
        """What it is called."""
        raise NotImplementedError

    def hide(self, game: Thunder, seat: int) -> None:
        """What others may not know of it."""
        raise NotImplementedError

    def imagine(self, game: Thunder, seat: int, luck: Luck) -> None:
        """Something in its place, for those who do not know."""
        raise NotImplementedError


class Crew:
    """The vehicles, dice and command board of a player."""

    def __init__(
        self,
        id: str,
        letter: str,
        vehicles: list[int],
        dice: int,
        board: list[Command],
        turn: TurnStep,
        faces: list[int] = MOVEMENT_DIE,
        supply: Supply | None = None,
    ) -> None:
        self.id = id
        self.letter = letter  # of its vehicles' short forms
        self.vehicles = vehicles  # kinds
        self.dice = dice
        self.board = board
        self.turn = turn  # what a turn of a seat with this crew is
        self.faces = sorted(set(faces))  # of one die
        self.weights = [faces.count(face) for face in self.faces] if len(faces) > len(self.faces) else None
        self.supply = supply  # in place of dice
        self.drives_cars = all(kind in CARS for kind in vehicles)  # TR-LDR-01, TR-UPG-01
        self.name = Message(f"thunder-crew-{id}")
        self.names = [self.name_of(number) for number in range(len(vehicles))]

    def name_of(self, number: int) -> Message:
        """The name of a vehicle; of several of a kind, with its number."""
        kind = self.vehicles[number]
        key = f"thunder-car-{self.id}-{VEHICLES[kind].id}"
        return Message(key, number=number + 1) if self.vehicles.count(kind) > 1 else Message(key)


Refit = Callable[[Crew], Crew]


class Expansion:
    """What an expansion brings: how many tokens of each kind, the numbers of its tiles, its decks and its crews.

    It says which of its cards are in force, in the order of its decks, and what it does before the road is laid out.
    What it holds in force besides stocks and effects does not change as vehicles and seats leave the game.
    """

    def __init__(
        self,
        id: str,
        hazards: dict[int, int] | None = None,
        damages: dict[int, int] | None = None,
        tiles: list[int] | None = None,
        decks: list[Deck] | None = None,
        crews: list[Crew] | None = None,
        effects: Deck | None = None,
        in_force: Holding | None = None,
        prepare: Preparing | None = None,
        stocks: list[Stock] | None = None,
        refit: Refit | None = None,
    ) -> None:
        self.id = id
        self.hazards: dict[int, int] = hazards or {}
        self.damages: dict[int, int] = damages or {}
        self.tiles: list[int] = tiles or []
        self.decks: list[Deck] = decks or []
        self.crews: list[Crew] = crews or []
        self.effects = effects  # the deck whose cards come below damage tokens
        self.in_force = in_force
        self.prepare = prepare
        self.stocks: list[Stock] = stocks or []
        self.refit = refit  # what it makes of a car crew


class Box:
    """The expansions in play for some crews, with where each crew's vehicles, slots and dice begin in the state."""

    def __init__(self, expansions: list[Expansion], crews: list[Crew]) -> None:
        self.crews = crews
        self.hazards = counts([each.hazards for each in expansions])
        self.damages = counts([each.damages for each in expansions])
        self.tiles = sorted(tile for each in expansions for tile in each.tiles)
        self.holding = [each.in_force for each in expansions if each.in_force is not None]
        self.preparing = [each.prepare for each in expansions if each.prepare is not None]
        self.lay_decks(expansions)
        self.number_vehicles(crews)
        self.number_slots_and_dice(crews)
        self.crew_names = [crew.name for crew in crews]
        self.crew_ids = [crew.id for crew in crews]
        self.supplies = [crew.supply for crew in crews]
        self.supplied = [seat for seat, crew in enumerate(crews) if crew.supply is not None]

    def lay_decks(self, expansions: list[Expansion]) -> None:
        """The cards of all expansions, as effects, as stocks, and in the seams."""
        effects = [each.effects for each in expansions if each.effects is not None]
        self.stocks = [stock for each in expansions for stock in each.stocks]
        self.stock_numbers = {stock.id: number for number, stock in enumerate(self.stocks)}
        self.vehicle_stocks = [number for number, each in enumerate(self.stocks) if each.beside == BESIDE_VEHICLES]
        self.boards = [
            (number, [card if isinstance(card, BoardCard) else None for card in stock.cards])
            for number, stock in enumerate(self.stocks)
            if stock.has_boards
        ]  # the stocks with commands, and those of their cards that have some
        decks = [deck for each in expansions for deck in each.decks] + effects + [stock.deck for stock in self.stocks]
        self.seams: Seams = SEAMS.with_decks(decks) if decks else SEAMS
        self.stock_cards = [[self.seams.number[card.id] for card in stock.cards] for stock in self.stocks]
        self.effects = [card for deck in effects for card in deck.cards]
        below = {self.seams.number[card.id] for card in self.effects}
        self.goods = below.union(*self.stock_cards)  # cards that go with whoever has them

    def number_vehicles(self, crews: list[Crew]) -> None:
        """One row of vehicles, crew by crew, and which of them hang together."""
        self.kinds = [kind for crew in crews for kind in crew.vehicles]
        self.owners = [seat for seat, crew in enumerate(crews) for _ in crew.vehicles]
        self.vehicles = len(self.kinds)  # wrecks have the numbers from here on
        self.heads = heads(self.kinds)
        self.trains = [[each for each, head in enumerate(self.heads) if head == one] for one in range(self.vehicles)]
        self.couplings = [list(pairwise(train))[::-1] for train in self.trains]  # who follows whom, the last ones first
        self.tows = any(VEHICLES[kind].towed for kind in self.kinds)
        self.first_vehicle = starts([len(crew.vehicles) for crew in crews])
        self.vehicle_spans = [range(*each) for each in pairwise(self.first_vehicle)]
        self.fleets = [tuple(each) for each in self.vehicle_spans]
        self.codes = [f"{crew.letter}{number + 1}" for crew in crews for number in range(len(crew.vehicles))]
        self.names = [name for crew in crews for name in crew.names]

    def number_slots_and_dice(self, crews: list[Crew]) -> None:
        """Where the damage slots of each vehicle and the dice of each crew begin."""
        self.first_slot = starts([VEHICLES[kind].slots for kind in self.kinds])
        self.slot_owners = [vehicle for vehicle, kind in enumerate(self.kinds) for _ in range(VEHICLES[kind].slots)]
        self.slots = self.first_slot[-1]
        self.first_die = starts([crew.dice for crew in crews])
        self.dice = self.first_die[-1]


def starts(lengths: list[int]) -> list[int]:
    """Where each of several stretches begins, and where the last one ends."""
    found = [0]
    for length in lengths:
        found.append(found[-1] + length)
    return found


def heads(kinds: list[int]) -> list[int]:
    """The vehicle that each one belongs to: the one that tows it, or itself."""
    found: list[int] = []
    for vehicle, kind in enumerate(kinds):
        found.append(found[-1] if VEHICLES[kind].towed else vehicle)
    return found


def counts(tables: list[dict[int, int]]) -> list[int]:
    """How many of each kind, as long as the highest kind that is there."""
    most = max((kind for table in tables for kind in table), default=0)
    return [sum(table.get(kind, 0) for table in tables) for kind in range(most + 1)]
