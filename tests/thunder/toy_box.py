"""A toy box for thunder: a hazard, a terrain, a damage token, two crews and a card for every seam.

None of it is in a real game. It is here to show that each door of the house opens: what an expansion may bring is
brought by this one, in the way that CONTRIBUTING says.
"""

from __future__ import annotations

from typing import Any, Final

from chicane.core.brush import disc, flat
from chicane.core.cards import Answer, Card, Deck, InForce, exactly, plus
from chicane.core.step import Step
from chicane.thunder.assign import Turn
from chicane.thunder.board import TILE
from chicane.thunder.box import (
    BESIDE_SEATS,
    BESIDE_TILES,
    BESIDE_VEHICLES,
    BoardCard,
    Box,
    Command,
    Crew,
    Expansion,
    Stock,
)
from chicane.thunder.command import BASE_BOARD, MoreMoves
from chicane.thunder.crews import CAR_CREWS
from chicane.thunder.damage import Drawn
from chicane.thunder.enter import PUSHED, Push
from chicane.thunder.expansions import BASE
from chicane.thunder.game import ThunderRules
from chicane.thunder.kinds import (
    ALWAYS_THROWN,
    ANCHORED,
    AS_PRINTED,
    LARGE,
    MINOR,
    SMALL,
    Effect,
    F,
    Hazard,
    Terrain,
    Token,
    Vehicle,
    add_damage,
    add_hazard,
    add_terrain,
    add_vehicle,
)
from chicane.thunder.move import ON_ANY_GROUND
from chicane.thunder.picture.art import COMMAND_ICONS, PAINTS
from chicane.thunder.picture.road import FURTHER, hexagons
from chicane.thunder.picture.tokens import DAMAGE_ICONS, TOKENS
from chicane.thunder.picture.vehicles import FIGURES, Figure
from chicane.thunder.state import NO_SLOT, Thunder
from chicane.thunder.status import BY_DAMAGE, Eliminated
from chicane.thunder.stocks import Deal, from_hand

ThunderRules().legend()  # drawn before there are toys: only real boxes have words for the book

# A geyser: it lifts whoever enters one space ahead. The same effect is printed on a spring.
LIFT: Final = Effect("lift", moves=True)
SPRING: Final = add_terrain(Terrain("spring", "^", 1, effect=LIFT))
GEYSER: Final = add_hazard(Hazard("geyser", "h", AS_PRINTED, LIFT))
HUM: Final = Effect("hum")
HUMMING: Final = add_damage(Token("humming", HUM))
SHRUGGED: Final[list[str]] = []  # the effects that a boulder shrugged off


def lift(game: Thunder, vehicle: int, space: int, way: int) -> list[Step[Any]]:
    """One space ahead, for free."""
    return [Push(vehicle, F, PUSHED)]


def hum(game: Thunder, vehicle: int, space: int, way: int) -> list[Step[Any]]:
    """A move for the next turn."""
    return [MoreMoves(vehicle, 1)]


LIFT.steps = lift
HUM.steps = hum


def shrug(game: Thunder, vehicle: int, space: int, effect: Effect) -> list[Step[Any]] | None:
    """Nothing moves a boulder; everything else takes hold."""
    if not effect.moves:
        return None
    SHRUGGED.append(effect.id)
    return []


BOULDER: Final = add_vehicle(Vehicle("boulder", LARGE, 3, thrown=ANCHORED, burns=False, draws=False, shrug=shrug))
WASP: Final = add_vehicle(Vehicle("wasp", SMALL, 1, thrown=ALWAYS_THROWN, drifts=True, draws=False, fixed=True))


def horn(game: Thunder, seat: int, vehicle: int, die: int) -> list[Step[Any]]:
    """It makes a noise, and the vehicle one move faster."""
    return [MoreMoves(vehicle, 1)]


CREWS: Final = [
    CAR_CREWS[0],
    Crew("boulders", "k", [BOULDER], 2, [Command("horn", 2, 4, horn)], Turn, faces=[1, 2, 3]),
    Crew("wasps", "z", [WASP] * 5, 6, BASE_BOARD[:2], Turn),
]


# How they look.
TOKENS["geyser"] = disc(14, "#9adcf0")
DAMAGE_ICONS["humming"] = disc(9, "#9adcf0")
PAINTS["boulders"] = PAINTS["purple"]
PAINTS["wasps"] = PAINTS["white"]
FIGURES["boulder"] = Figure(lambda paint: disc(24, paint.fill), plate=0, nose=20, shadow=26)
FIGURES["wasp"] = Figure(lambda paint: disc(11, paint.fill), plate=0, nose=10, shadow=12)
COMMAND_ICONS["horn"] = disc(14, "#9adcf0")
FURTHER["spring"] = lambda spaces, seed: flat(hexagons(spaces), "#9adcf0")


# Cards. Each is in force for what the setup says: see `holding`.


def nothing(game: Thunder, event: Step[Any], subject: int) -> list[Step[Any]]:
    return []


def gone(game: Thunder, event: Step[Any], vehicle: int) -> list[Step[Any]]:
    """A curse: the vehicle is eliminated, and there is no slam."""
    return [Eliminated(vehicle, BY_DAMAGE, vehicle)]


def minor(game: Thunder, event: Any, vehicle: int) -> list[Step[Any]]:
    """A scratch in place of a token from the pile."""
    return [Drawn(event.vehicle, MINOR, NO_SLOT)]


def faster(game: Thunder, event: Step[Any], vehicle: int) -> list[Step[Any]]:
    return [MoreMoves(vehicle, 1)]


def ahead(game: Thunder, event: Step[Any], vehicle: int) -> list[Step[Any]]:
    return [Push(vehicle, F, PUSHED)]


def costly(game: Thunder, vehicle: int, space: int, cost: int) -> int:
    """Even spaces cost one move more."""
    return cost + 1 - space % 2


CARDS: Final = [
    Card("curse", answers={"collision": Answer(gone, by_itself=True, instead=True)}),
    Card("steel-plates", answers={"damage": Answer(minor, instead=True)}),
    Card("ghost", answers={"collision": Answer(nothing, instead=True)}),
    Card("lucky", answers={"elimination": Answer(nothing, instead=True)}),
    Card("duck", answers={"shot": Answer(nothing, instead=True)}),
    Card("flag", answers={"before_race": Answer(nothing)}),
    Card("siren", answers={"round_start": Answer(nothing)}),
    Card("espresso", answers={"turn_start": Answer(faster)}),
    Card("bump", answers={"at_rest": Answer(ahead)}),
    Card("parasol", answers={"turn_end": Answer(nothing, instead=True)}),
    Card("wreath", answers={"aftermath": Answer(nothing)}),
    Card("parachute", answers={"airstrike": Answer(nothing, instead=True)}),
    Card("jammed", answers={"hover": Answer(nothing, instead=True)}),
    Card("big-tank", mods={"moves": plus(2)}),
    Card("rear-gun", mods={"arc": lambda game, subject, other, arc: arc | 1 << 3}),
    Card("meek", mods={"slam_reroll": lambda game, subject, other, may: int(other != 3 and may)}),
    Card("tireless", mods={"coasts": plus(1)}),
    Card("thin-tyres", mods={"cost": costly}),
    Card("pogo", mods={"drifts": plus(1)}),
    Card("telescope", mods={"reach": plus(1)}),
    Card("silence", answers={"commanding": Answer(nothing, instead=True)}),
    Card("rewind", answers={"throw": Answer(nothing, instead=True)}),
    Card("applause", answers={"slam_over": Answer(nothing)}),
    Card("blank", answers={"shot_falls": Answer(nothing, instead=True)}),
    Card("quagmire", mods={"mire": lambda game, subject, space, stops: 1}),
    Card("choke", answers={"move_start": Answer(faster)}),
    Card("rails", mods={"steering": exactly(1 << F)}),
    Card("shortcut", mods={"road_bonus": exactly(ON_ANY_GROUND)}),
    Card("gag", mods={"commands": exactly(0)}),
    Card("mirror", mods={"hit": exactly(0)}),
    Card("concrete", mods={"thrown": exactly(ANCHORED)}),
    Card("sting", mods={"ploughs": exactly(1)}),
]
IDS: Final = [card.id for card in CARDS]
HELD: Final[list[tuple[str, int, int]]] = []  # card, subject and holder, as a test wants them


def holding(game: Thunder) -> list[InForce]:
    """What a test put on the table."""
    return [(IDS.index(id), subject, holder) for id, subject, holder in HELD]


# Stocks: a card to be played from the hand, a boss with a board, a gadget for one vehicle, weather for a tile.


def duck_out(game: Thunder, shot: Any, seat: int) -> list[Step[Any]]:
    """The shot goes nowhere."""
    return []


def is_mine(game: Thunder, shot: Any, seat: int) -> bool:
    """Whether the target belongs to whoever holds the card."""
    return bool(game.owner[shot.target] == seat)


def slow_there(game: Thunder, vehicle: int, space: int, cost: int) -> int:
    """Spaces of the tile where the weather is cost a move more."""
    places = game.open[game.box.stock_numbers["weather"]]
    return cost + 1 if places[space // TILE] else cost


TRICKS: Final = Stock(
    Deck("tricks", 3, [
        Card("sidestep", answers={"shot": from_hand("tricks", "sidestep", duck_out, instead=True, when=is_mine)}),
        Card("smoke", answers={"shot": from_hand("tricks", "smoke", duck_out, instead=True, when=is_mine)}),
        Card("feint", answers={"round_start": from_hand("tricks", "feint", nothing)}),
    ]),
    from_hand=True,
)  # fmt: skip
BOSSES: Final = Stock(
    Deck("bosses", 2, [
        BoardCard("boss", [Command("horn", 2, 4, horn)], replaces=True, mods={"moves": plus(1)}),
        BoardCard("sidekick", [Command("horn", 5, 6, horn)]),
    ]),
    BESIDE_SEATS,
)  # fmt: skip
GADGETS: Final = Stock(Deck("gadgets", 1, [Card("springs", mods={"coasts": plus(1)})]), BESIDE_VEHICLES)
WEATHER: Final = Stock(Deck("weather", 2, [Card("fog", mods={"cost": slow_there}), Card("sun")]), BESIDE_TILES)


def deal(game: Thunder) -> list[Step[Any]]:
    """A trick for everybody; weather comes with the tiles."""
    return [Deal(game.box.stock_numbers["tricks"], seat) for seat in range(game.players)]


STOCKED: Final = Expansion("stocked", stocks=[TRICKS, BOSSES, GADGETS, WEATHER], prepare=deal)
TOY: Final = Expansion(
    "toy",
    hazards={GEYSER: 3},
    damages={HUMMING: 2},
    decks=[Deck("toys", len(CARDS), CARDS)],
    in_force=holding,
)
BOX: Final = Expansion("toy-base", BASE.hazards, BASE.damages, BASE.tiles, crews=BASE.crews)
ODD: Final = Expansion("odd", BASE.hazards, BASE.damages, BASE.tiles, crews=CREWS)


class ToyRules(ThunderRules):
    """Thunder with the toys always on the table."""

    def box(self, players: int, setup: dict[str, str]) -> Box:
        return super().box(players, {**setup, TOY.id: "yes"})


RULES: Final = ToyRules([BOX, TOY])
ODD_RULES: Final = ToyRules([ODD, TOY])


class StockedRules(ThunderRules):
    """Thunder with stocks of toy cards on the table."""

    def box(self, players: int, setup: dict[str, str]) -> Box:
        return super().box(players, {**setup, STOCKED.id: "yes"})


STOCKED_RULES: Final = StockedRules([BOX, STOCKED])
