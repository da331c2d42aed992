"""A chase in progress: where every vehicle is, what has broken, and what lies on the road."""

from __future__ import annotations

from typing import ClassVar, Final

from chicane.core.cards import InForce, Seams
from chicane.core.chance import Luck
from chicane.core.engine import Game
from chicane.core.lists import changed
from chicane.core.pile import covered, hidden, hidden_but, imagined, mixed
from chicane.thunder.box import Box, Command
from chicane.thunder.kinds import AS_PRINTED, SIZE, TOKEN_TERRAIN

START: Final = -1  # in the starting area (TR-SET-13)
GONE: Final = -2  # eliminated
IN_AIR: Final = -3  # on no tile for a moment: crossing the front edge, or flying (TR-FRT-22)
HANGING: Final = -4  # towed, and behind the board since its tile is gone (TR-RIG-58)

AWAY: Final = -1  # a chopper with its owner
REMOVED: Final = -2  # a chopper out of the game
NOBODY_OWNS: Final = -1  # the owner of a wreck

NO_VEHICLE: Final = -1  # where a vehicle could be named and none is
NO_SLOT: Final = -1  # where a damage slot could be named and none is
EMPTY: Final = -1  # what lies in a damage slot
NO_CARD: Final = -1  # what lies below its token
RESOLVING: Final = 100  # added to a token in its slot until its effect is done (TR-DMG-07)

CHOPPER: Final = 1000  # CHOPPER + seat: a chopper, where a rule or a card speaks of whoever did something

# The trail of the active movement: bits that are only ever set until the turn ends.
STARTED_ON_ROAD: Final = 1
LEFT_ROAD: Final = 2
COASTED: Final = 4
STOPPED: Final = 8  # a slam, damage or a mine took its moves
FORFEITED: Final = 16  # it was slammed
SETTLED: Final = 32  # the road die was taken, or declined
MAY_DRIFT: Final = 64
DRIFTED: Final = 128
FREE_RIDE: Final = 256  # the road die may be had whatever the ground
MAY_STOP: Final = 512  # it need not use all of its moves
PRIMED: Final = 1024  # a command of the seat waits for its moment in this turn; bits from 65536 on belong to crews
NO_ROAD_DIE: Final = COASTED | STOPPED | FORFEITED | SETTLED


class Thunder(Game):
    """Cars are numbered crew by crew, small, medium, large; wrecks come after them."""

    parts: ClassVar[tuple[str, ...]] = Game.parts + (
        "active", "at", "bag", "burning", "chopper", "coasts", "commanded", "dice", "discards", "down",
        "drive_board", "drive_hand", "drive_pile", "drive_total", "drive_used",
        "effects", "effects_used", "final", "first", "given", "ground", "hands", "hazard", "kind", "laid", "lost",
        "moved", "moves", "open", "out", "owner", "passed", "passing", "pile", "piles", "pools", "queue", "road_die",
        "round",
        "shuffled", "slots", "starred", "steering", "tiles", "tokens", "trail", "turn", "under",
        "used",
    )  # fmt: skip

    __slots__ = (
        "active", "at", "bag", "box", "burning", "chopper", "coasts", "commanded", "dice", "discards", "down",
        "drive_board", "drive_hand", "drive_pile", "drive_total", "drive_used",
        "effects", "effects_used", "final", "first", "given", "ground", "hands", "hazard", "kind", "laid", "lost",
        "moved", "moves", "open", "out", "owner", "passed", "passing", "pile", "piles", "pools", "queue", "road_die",
        "round",
        "shuffled", "slots", "starred", "steering", "tiles", "tokens", "trail", "turn", "under",
        "used",
    )  # fmt: skip

    def __init__(self, players: int, setup: dict[str, str], box: Box) -> None:
        super().__init__(players, setup)
        self.box = box  # shared by copies, no part of the state
        self.round = 0
        self.first = 0  # the first player of the round
        self.turn = 0  # turns of this round that have begun or been skipped
        self.road_die = 0
        self.active = NO_VEHICLE  # the vehicle that moves now
        self.trail = 0  # of its movement, as bits
        self.final = False  # the lead tile is the last one
        self.laid = 0  # tiles placed so far (TR-FIN-02)
        self.pile = 0  # hazard tokens in the draw pile

    # Changed in place, and copied.
    at: list[int]  # the space of each vehicle, or START, GONE, IN_AIR, HANGING
    moves: list[int]  # moves it has left
    slots: list[int]  # damage slots, vehicle by vehicle
    dice: list[int]  # movement dice, seat by seat; 0 once spent

    # Replaced whole when they change, and shared by copies.
    kind: list[int]  # of each vehicle
    owner: list[int]
    moved: list[int]  # whether it had its regular move this round
    given: list[int]  # moves it was given this turn and has not begun to use
    coasts: list[int]  # how often it coasted this round
    commanded: list[int]  # by seat: the commands on which a die lies, as bits
    tokens: list[int]  # by seat: the command tokens it has left (TR-TOK)
    starred: list[int]  # by seat: the commands on which a token lies, as bits
    out: list[int]  # by seat
    chopper: list[int]  # by seat: its space, or AWAY, REMOVED
    tiles: list[int]  # the faces of the rear, middle and lead tile
    ground: list[int]  # the printed terrain of every space
    hazard: list[int]  # the token on every space: NO_TOKEN, a kind face up, or the mark of one face down
    shuffled: list[int]  # tiles nobody has seen yet
    queue: list[int]  # faces put back, in the order in which they will come again (TR-FRT-09)
    pools: list[list[int]]  # face-down tokens by generation: how many of each kind
    lost: list[int]  # by generation: tokens discarded face down
    discards: list[int]  # tokens discarded face up, by kind
    bag: list[int]  # damage tokens in the pile, by kind
    burning: list[int]  # by vehicle, wrecks left out: whether it is on fire (TR-FIR)
    under: list[int]  # by damage slot: the card below its token, or NO_CARD (TR-ONG-01)
    effects: list[int]  # cards that may come below a token: how many of each are in the pile
    effects_used: list[int]  # and how many are discarded
    piles: list[list[int]]  # by stock: how many of each card are in the pile
    used: list[list[int]]  # by stock: how many are discarded
    hands: list[list[list[int]]]  # by stock and seat: the cards that only the seat knows
    passing: list[list[list[int]]]  # by stock and seat: the cards of a draft that only the seat knows for now
    passed: list[list[list[list[int]]]]  # by stock and seat: cards that it has seen and no longer has, in packets
    down: list[list[list[int]]]  # by stock and what it lies beside: the cards that only its owner knows
    open: list[list[list[int]]]  # by stock and what it lies beside: the cards that everybody sees
    steering: list[int]  # by seat: lane changes left this round, where they are counted (TR-RIG-20)
    drive_pile: list[list[int]]  # by seat, where crews draw instead of rolling: how many of each card are in the deck
    drive_hand: list[list[int]]  # the cards that only the seat knows
    drive_board: list[list[int]]  # the cards that it played this round
    drive_used: list[list[int]]  # and how many of each are discarded
    drive_total: list[int]  # what the hand adds up to, as far as it was announced

    def copy(self) -> Thunder:
        twin = Thunder(self.players, self.setup, self.box)
        self.share(twin)
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.road_die = self.road_die
        twin.active = self.active
        twin.trail = self.trail
        twin.final = self.final
        twin.laid = self.laid
        twin.pile = self.pile
        twin.at = self.at[:]
        twin.moves = self.moves[:]
        twin.slots = self.slots[:]
        twin.dice = self.dice[:]
        twin.kind = self.kind
        twin.owner = self.owner
        twin.moved = self.moved
        twin.given = self.given
        twin.coasts = self.coasts
        twin.commanded = self.commanded
        twin.out = self.out
        twin.chopper = self.chopper
        twin.tiles = self.tiles
        twin.ground = self.ground
        twin.hazard = self.hazard
        twin.shuffled = self.shuffled
        twin.queue = self.queue
        twin.pools = self.pools
        twin.lost = self.lost
        twin.discards = self.discards
        twin.bag = self.bag
        self.share_boxes(twin)
        return twin

    def share_boxes(self, twin: Thunder) -> None:
        """What is blank without some box."""
        twin.tokens = self.tokens
        twin.starred = self.starred
        twin.burning = self.burning
        twin.under = self.under
        twin.effects = self.effects
        twin.effects_used = self.effects_used
        twin.piles = self.piles
        twin.used = self.used
        twin.hands = self.hands
        twin.passed = self.passed
        twin.passing = self.passing
        twin.down = self.down
        twin.open = self.open
        twin.steering = self.steering
        twin.drive_pile = self.drive_pile
        twin.drive_hand = self.drive_hand
        twin.drive_board = self.drive_board
        twin.drive_used = self.drive_used
        twin.drive_total = self.drive_total

    def hide(self, seat: int) -> None:
        """Nobody knows which tile comes next, nor what others hold (TR-FRT-09)."""
        self.queue = sorted(self.queue)
        self.shuffled = sorted(self.shuffled)
        for number in range(len(self.box.stocks)):
            self.hide_stock(number, seat)
        for other in self.box.supplied:
            supply = self.box.supplies[other]
            if supply is not None and other != seat:
                supply.hide(self, other)

    def imagine(self, seat: int, luck: Luck) -> None:
        """The tiles in the pile in some order, and some cards in the hands of the others."""
        self.queue = mixed(self.queue, luck)
        for number in range(len(self.box.stocks)):
            self.imagine_stock(number, seat, luck)
        for other in self.box.supplied:
            supply = self.box.supplies[other]
            if supply is not None and other != seat:
                supply.imagine(self, other, luck)

    def imagine_stock(self, number: int, seat: int, luck: Luck) -> None:
        """Unseen cards wherever the seat knows of none; those that it knows to be nobody's go back last."""
        recall = self.box.stocks[number].recall
        away = recall(self, number, seat, luck) if recall is not None and seat >= 0 else []
        hands, pile = imagined(self.hands[number], self.piles[number], luck)
        passing, pile = imagined(self.passing[number], pile, luck)
        down, pile = imagined(self.down[number], pile, luck)
        self.set_stock(number, hands, passing, down, covered(away, pile))

    def hide_stock(self, number: int, seat: int) -> None:
        """What others hold, choose from, or have laid face down is one heap with the pile."""
        vehicles = number in self.box.vehicle_stocks
        mine = [place for place, owner in enumerate(self.owner) if owner == seat] if vehicles else [seat]
        hands, pile = hidden(self.hands[number], self.piles[number], seat)
        passing, pile = hidden(self.passing[number], pile, seat)
        down, pile = hidden_but(self.down[number], pile, mine)
        self.set_stock(number, hands, passing, down, pile)
        passed = [packets if other == seat else [] for other, packets in enumerate(self.passed[number])]
        self.passed = changed(self.passed, number, passed)

    def set_stock(
        self, number: int, hands: list[list[int]], passing: list[list[int]], down: list[list[int]], pile: list[int]
    ) -> None:
        """The secret parts of a stock and its pile, all anew."""
        self.hands = changed(self.hands, number, hands)
        self.passing = changed(self.passing, number, passing)
        self.down = changed(self.down, number, down)
        self.piles = changed(self.piles, number, pile)

    def seams(self) -> Seams:
        return self.box.seams

    def in_force(self) -> list[InForce]:
        found: list[InForce] = []
        for holding in self.box.holding:
            found += holding(self)
        return found

    def belongings(self, seat: int) -> list[int]:
        """The vehicles of a seat, and its chopper."""
        return [*self.vehicles_of(seat), CHOPPER + seat]

    def board_of(self, seat: int) -> list[Command]:
        """The commands of a seat: its crew's, and what the cards beside it make of them (TR-LDR-03, TR-AMM-26)."""
        board = self.box.crews[seat].board
        for stock, cards in self.box.boards:
            for number in self.open[stock][seat]:
                card = cards[number]
                if card is not None:
                    board = card.on(board)
        return board

    def active_seat(self) -> int:
        return (self.first + self.turn - 1) % self.players

    def terrain(self, space: int) -> int:
        """A token that makes a terrain replaces the printed one for all purposes (TR-TER-15)."""
        token = self.hazard[space]
        if token > 0 and TOKEN_TERRAIN[token] != AS_PRINTED:
            return TOKEN_TERRAIN[token]
        return self.ground[space]

    def size(self, vehicle: int) -> int:
        return SIZE[self.kind[vehicle]]

    def is_wreck(self, vehicle: int) -> bool:
        return vehicle >= self.box.vehicles

    def head(self, vehicle: int) -> int:
        """The vehicle that tows a vehicle, or the vehicle itself: where it is, the whole train is (TR-RIG-26)."""
        return self.box.heads[vehicle] if vehicle < self.box.vehicles else vehicle

    def train(self, vehicle: int) -> list[int]:
        """A vehicle and all that it tows, front to back."""
        return self.box.trains[vehicle] if vehicle < self.box.vehicles else [vehicle]

    def standing(self) -> list[int]:
        """The road vehicles on the board; a train is one, at its head."""
        return [each for each, space in enumerate(self.at) if space >= 0 and self.head(each) == each]

    def vehicles_of(self, seat: int) -> range:
        """The road vehicles of a seat, whatever became of them."""
        return self.box.vehicle_spans[seat]

    def slots_of(self, vehicle: int) -> range:
        """The damage slots of a vehicle; a wreck has none (TR-WRK-01)."""
        if vehicle >= self.box.vehicles:
            return range(0)
        return range(self.box.first_slot[vehicle], self.box.first_slot[vehicle + 1])

    def dice_of(self, seat: int) -> range:
        """The movement dice of a seat."""
        return range(self.box.first_die[seat], self.box.first_die[seat + 1])

    def free_slot(self, vehicle: int) -> int:
        """The index of a free damage slot, or NO_SLOT (TR-DMG-07, TR-DMG-28)."""
        for slot in self.slots_of(vehicle):
            if self.slots[slot] == EMPTY:
                return slot
        return NO_SLOT

    def is_operable(self, vehicle: int) -> bool:
        """On the board or about to enter, with a slot that no resolved token fills (TR-STA-01, TR-STA-12)."""
        if self.at[vehicle] == GONE or vehicle >= self.box.vehicles:
            return False
        for slot in range(self.box.first_slot[vehicle], self.box.first_slot[vehicle + 1]):
            if self.slots[slot] == EMPTY or self.slots[slot] >= RESOLVING:
                return True
        return False

    def vehicles_on(self, space: int) -> list[int]:
        """The road vehicles in a space."""
        at = self.at
        return [vehicle for vehicle, where in enumerate(at) if where == space] if space in at else []

    def lose_moves(self, vehicle: int) -> None:
        """A slam, damage or a mine takes the moves that are left, the road die's too (TR-RDD-11, TR-RDD-12)."""
        self.moves[vehicle] = 0
        if vehicle == self.active:  # the movement is over, and with it the drift (TR-CMD-19, TR-DMG-25)
            self.trail |= STOPPED

    def catch_fire(self, vehicle: int, burns: int) -> None:
        """A vehicle is on fire from now on, or no longer (TR-FIR-01, TR-FIR-08)."""
        if vehicle < self.box.vehicles and self.burning[vehicle] != burns:
            self.burning = changed(self.burning, vehicle, burns)

    def lose_cards(self, vehicle: int) -> None:
        """What lies beside a vehicle that is gone leaves the game (TR-STA-13)."""
        for number in self.box.vehicle_stocks if vehicle < self.box.vehicles else []:
            self.open = changed(self.open, number, changed(self.open[number], vehicle, []))

    def may_take_road_die(self) -> bool:
        """Started on road and on nothing but road since, no coast, slam or damage, and only once (TR-RDD-01..13)."""
        on_road = self.trail & (STARTED_ON_ROAD | LEFT_ROAD) == STARTED_ON_ROAD
        return not self.trail & NO_ROAD_DIE and (on_road or bool(self.trail & FREE_RIDE))

    def may_drift(self) -> bool:
        """The active vehicle may pass one occupied space, as long as it moves (TR-CMD-17, TR-CMD-19)."""
        return self.trail & (MAY_DRIFT | DRIFTED | STOPPED) == MAY_DRIFT

    def total(self, seat: int) -> int:
        """What a seat rolled, as a sum (TR-SET-15, TR-SET-17)."""
        supply = self.box.supplies[seat]
        return sum(self.dice[die] for die in self.dice_of(seat)) if supply is None else supply.total(self, seat)

    def unused(self, seat: int) -> list[int]:
        """The values of a seat's unused dice, each once, the lowest first; or what its crew has instead."""
        supply = self.box.supplies[seat]
        if supply is not None:
            return supply.unused(self, seat)
        first, shown = self.box.first_die, 0
        for die in range(first[seat], first[seat + 1]):
            shown |= 1 << self.dice[die]
        return [value for value in range(1, 7) if shown >> value & 1]

    def spend(self, seat: int, value: int) -> None:
        """Use up a die that shows a value."""
        supply = self.box.supplies[seat]
        if supply is not None:
            supply.spend(self, seat, value)
            return
        first = self.box.first_die
        self.dice[self.dice.index(value, first[seat], first[seat + 1])] = 0
