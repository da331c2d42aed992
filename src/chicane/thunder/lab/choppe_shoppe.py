"""What cards and command tokens are worth to whoever has them, in spaces, for bots that draft."""

from __future__ import annotations

from typing import Final

from chicane.core.pile import UNKNOWN
from chicane.thunder.choppe_shoppe.aim import Aim
from chicane.thunder.choppe_shoppe.deal import ChooseLeader
from chicane.thunder.choppe_shoppe.dispensers import DROPPED_MINE, DROPPED_OIL
from chicane.thunder.choppe_shoppe.dispensers import left as on_card
from chicane.thunder.choppe_shoppe.draft import DealPacket, FitUpgrade, PickSpare, PickUpgrade
from chicane.thunder.choppe_shoppe.engines import Gamble
from chicane.thunder.choppe_shoppe.guns import SecondShotDie
from chicane.thunder.choppe_shoppe.tokens import ChooseCommands, supply
from chicane.thunder.kinds import HAZARDS, LARGE, MEDIUM, SMALL
from chicane.thunder.lab.audit import BOOKS
from chicane.thunder.lab.gains import ASSETS, GAINS, PLAYED_ON, always, nothing, shot_gain
from chicane.thunder.lab.standing import Standing
from chicane.thunder.state import Thunder

TOKEN: Final = 1.6  # a command token that is kept
DROPPED: Final = 0.6  # a token that was dropped on the road
USUAL: Final = 2.0  # a card that no table names
SUITED: Final = 0.4  # more for an upgrade on the car that it suits best

LEADERS: Final = {
    "abigail": 5.0,
    "granny-vendetta": 4.0,
    "em-berco": 4.5,
    "sergeant-kettle": 4.0,
    "bongo": 5.0,
    "slick-vic": 4.8,
    "mother-goose": 4.8,
    "professor-lens": 3.4,
    "miss-betty": 4.4,
    "lucky-lou": 4.2,
    "undertaker": 3.8,
}
UPGRADES: Final = {  # the worth of a card, and the car that it suits best
    "turbo-switch": (4.0, SMALL),
    "take-off-rocket": (3.0, MEDIUM),
    "drag-chute": (1.6, LARGE),
    "gearbox-roulette": (1.8, SMALL),
    "balloon-tyres": (3.4, SMALL),
    "reverse-gear": (1.2, MEDIUM),
    "hydraulics": (2.6, SMALL),
    "repair-kit": (2.6, LARGE),
    "tail-gunner": (2.4, MEDIUM),
    "long-barrel": (2.4, LARGE),
    "laser-sight": (2.6, LARGE),
    "ricochet": (1.8, MEDIUM),
    "flak-cannon": (1.0, LARGE),
    "smoke-screen": (2.4, LARGE),
    "decoy-balloon": (1.6, LARGE),
    "armour-plates": (2.2, LARGE),
    "spare-engine": (3.0, MEDIUM),
    "steel-umbrella": (0.8, MEDIUM),
    "booby-trap": (1.2, LARGE),
    "sandbags": (2.8, SMALL),
    "assault-bumper": (3.0, LARGE),
    "spiked-hubs": (2.0, SMALL),
    "mine-dispenser": (3.2, MEDIUM),
    "oil-dispenser": (2.2, MEDIUM),
    "snow-plough": (2.0, SMALL),
    "tow-cable": (2.2, LARGE),
    "big-red-button": (1.4, SMALL),
}


def possessions(game: Thunder, standing: Standing, seat: int) -> float:
    """What a seat has besides its vehicles: tokens, cards in its hand, before it and beside its cars."""
    worth = TOKEN * game.tokens[seat]
    for number in range(len(game.box.stocks)):
        if game.box.stocks[number].id in ("leaders", "upgrades"):
            worth += cards(game, number, game.hands[number][seat])
    if "leaders" in game.box.stock_numbers:
        number = game.box.stock_numbers["leaders"]
        worth += cards(game, number, game.open[number][seat] + game.down[number][seat])
    if "upgrades" in game.box.stock_numbers:
        worth += fitted(game, seat)
    return worth


def cards(game: Thunder, stock: int, numbers: list[int]) -> float:
    """The worth of some cards of a stock, whatever car they are for."""
    ids = [game.box.stocks[stock].cards[card].id for card in numbers if card != UNKNOWN]
    return sum(LEADERS[id] if id in LEADERS else UPGRADES.get(id, (USUAL, SMALL))[0] for id in ids)


def fitted(game: Thunder, seat: int) -> float:
    """The worth of a crew's upgrades, a little more on the car that they suit, and of what they dropped on the road."""
    stock, worth = game.box.stock_numbers["upgrades"], 0.0
    ids: list[str] = []
    for vehicle in game.vehicles_of(seat):
        numbers = game.open[stock][vehicle] + game.down[stock][vehicle]
        mine = [game.box.stocks[stock].cards[card].id for card in numbers if card != UNKNOWN]
        worth += sum(UPGRADES[id][0] + SUITED * (UPGRADES[id][1] == game.size(vehicle)) for id in mine)
        ids += mine
    for id, kind in (("mine-dispenser", DROPPED_MINE), ("oil-dispenser", DROPPED_OIL)):
        worth += DROPPED * game.hazard.count(kind) if id in ids else 0.0
    return worth


def has_chosen(game: Thunder, step: ChooseCommands) -> bool:
    """Commands that were chosen have not taken effect yet."""
    return bool(step.chosen)


def command_tokens(game: Thunder) -> str:
    """Nobody has more command tokens than there are, nor has a dispenser dropped more than it holds (TR-CMP-20)."""
    if supply(game) < 0:
        return f"command tokens {game.tokens}"
    dropped = [kind for kind in (DROPPED_MINE, DROPPED_OIL) if on_card(game, kind) < 0]
    return f"{game.hazard.count(dropped[0])} {HAZARDS[dropped[0]].id} tokens" if dropped else ""


GAINS.update(dict.fromkeys([ChooseLeader, DealPacket, FitUpgrade, PickSpare, PickUpgrade], nothing))
GAINS.update({ChooseCommands: nothing, SecondShotDie: shot_gain})
PLAYED_ON.update({Aim: always, ChooseCommands: has_chosen, Gamble: always})
ASSETS.append(possessions)
BOOKS.append(command_tokens)
