"""Carnival of Chaos, as far as the FAQ reveals it, with toys: what its content will need is not closed (TR-COC).

The toys are a super weapon, a leader and an upgrade for the Final Five, and an arena beside the road.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from chicane.core.cards import Answer, Card, Deck, InForce, exactly, plus
from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.scenario import Table
from chicane.core.step import CHANCE, Step
from chicane.thunder.box import BESIDE_SEATS, BESIDE_VEHICLES, BoardCard, Command, Expansion, Stock
from chicane.thunder.carnage import CARNAGE
from chicane.thunder.carnage.fire import ON_FIRE
from chicane.thunder.command import MoreMoves
from chicane.thunder.damage import DrawDamage, Drawn
from chicane.thunder.expansions import BASE
from chicane.thunder.final_five import MOTORCYCLE
from chicane.thunder.game import GAME, ThunderRules
from chicane.thunder.kinds import ANCHORED, SMALL, WAYS
from chicane.thunder.slam import Fling
from chicane.thunder.state import Thunder
from tests.rule import rule

IN_ARENA: Final = -9  # where a chopper is while it is in the arena: on no tile
CREWS: dict[str, object] = {"crew": "cars,final_five"}
RIDE = "\nturn final_five\nfinal_five dice 1, commanded\n"


# The super weapon: whoever slams a car with it makes the car move, and a larger car's owner may ask for another way


def is_car(game: Thunder, vehicle: int) -> bool:
    """Whether a card that says car means this vehicle: no wreck, no motorcycle."""
    return not game.is_wreck(vehicle) and game.kind[vehicle] != MOTORCYCLE


def pushes(game: Thunder, vehicle: int, other: int, ploughs: int) -> int:
    """The motorcycle that drives into a car stays."""
    return int(game.active == vehicle and is_car(game, other))


class LastWay(Step[Thunder]):
    """The direction die once more; what it shows stands."""

    def __init__(self, vehicle: int, other: int) -> None:
        self.vehicle = vehicle
        self.other = other

    def actor(self, game: Thunder) -> int:
        return CHANCE

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [LastThrow(self.vehicle, self.other, way) for way in range(len(WAYS))]

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-slam-dice", "TR-COC-03")


class LastThrow(Step[Thunder]):
    """A throw that nobody can answer any more."""

    def __init__(self, vehicle: int, other: int, way: int) -> None:
        self.vehicle = vehicle
        self.other = other
        self.way = way

    def run(self, game: Thunder) -> None:
        Fling(self.vehicle, self.other, self.way).run(game)

    def text(self, game: Thunder) -> str:
        return WAYS[self.way]


def other_way(game: Thunder, event: Fling, vehicle: int) -> list[Step[Any]]:
    """The car's owner asks for another direction."""
    return [LastWay(event.vehicle, event.other)]


def is_pushed(game: Thunder, event: Fling, vehicle: int) -> bool:
    """Whether this medium or large car is about to be thrown by a motorcycle."""
    by_motorcycle = game.kind[event.other] == MOTORCYCLE
    return event.vehicle == vehicle and by_motorcycle and game.size(vehicle) > SMALL


WEAPONS: Final = Stock(Deck("weapons", 1, [Card("propulsive-dynamo", mods={"ploughs": pushes})]), BESIDE_VEHICLES)
CALLED: Final = Deck(
    "called", 1, [Card("another-way", answers={"throw": Answer(other_way, instead=True, when=is_pushed)})]
)


def owners(game: Thunder) -> list[InForce]:
    """Every car's owner may answer."""
    number = game.box.seams.number["another-way"]
    return [(number, vehicle, game.owner[vehicle]) for vehicle in range(game.box.vehicles) if is_car(game, vehicle)]


# Leaders and upgrades


def whistle(game: Thunder, seat: int, vehicle: int, die: int) -> list[Step[Any]]:
    """Two moves more."""
    return [MoreMoves(vehicle, 2)]


LEADERS: Final = Stock(
    Deck("leaders", 1, [BoardCard("ringmaster", [Command("whistle", 2, 6, whistle)], replaces=True)]), BESIDE_SEATS
)
UPGRADES: Final = Stock(Deck("upgrades", 1, [Card("stilts", mods={"moves": plus(1)})]), BESIDE_VEHICLES)


# Cards that mean to override what motorcycles are


def stand_firm(game: Thunder, event: Fling, vehicle: int) -> list[Step[Any]]:
    """The other one is to be thrown."""
    return [Fling(event.other, event.vehicle, event.way)]


def sting(game: Thunder, event: DrawDamage, vehicle: int) -> list[Step[Any]]:
    """A token of the worst kind."""
    return [Drawn(vehicle, ON_FIRE, event.slot)]


PRESUMPTUOUS: Final = Stock(
    Deck(
        "presumptuous",
        5,
        [
            Card("tailwind", mods={"coasts": plus(1)}),
            Card("lead-shoes", mods={"coasts": exactly(0)}),
            Card("anchor", mods={"thrown": exactly(ANCHORED)}),
            Card("stuntman", answers={"throw": Answer(stand_firm, instead=True)}),
            Card("wasp", answers={"damage": Answer(sting, by_itself=True, instead=True)}),
        ],
    ),
    BESIDE_VEHICLES,
)
RULES: Final = ThunderRules(
    [
        Expansion(
            "carnival", BASE.hazards, BASE.damages, BASE.tiles, [CALLED], BASE.crews, in_force=owners,
            stocks=[WEAPONS, LEADERS, UPGRADES, PRESUMPTUOUS],
        ),
        CARNAGE,
    ]
)  # fmt: skip


def table(drawing: str, **options: object) -> Table:
    """A position at the carnival, with the motorcycles on the second seat."""
    return Table(RULES, drawing, 2, {**CREWS, **options})


def slams(more: str = "", car: str = "r3") -> Table:
    """A motorcycle drives into a car."""
    return table(f"c5: .m1 .{car} . .\nr2 at a20{RIDE}{more}").play("final_five: m1 1, F")


# What never changes


@rule("TR-COC-01")
def test_faq_67_four_coasts_a_round() -> None:
    """Also for a motorcycle with a leader and an upgrade; the fifth time it stays."""
    drawing = f"c5: .m1 . .\nr2 at a20{RIDE}final_five has ringmaster\nm1 has stilts\nm1 coasted "

    assert "c6" == table(drawing + "3").play("final_five: F")["m1"]
    assert "final_five" != table(drawing + "4").to_act


@rule("TR-COC-01")
def test_faq_67_drift_is_automatic() -> None:
    """Past a car with a move left, without asking and without a slam."""
    play = table(f"c5: .m1 .r3 . .\nr2 at a20{RIDE}m1 has stilts").play("final_five: m1 1, F, F")

    assert ["c7", "c6"] == [play["m1"], play["r3"]]


@rule("TR-COC-01")
@pytest.mark.parametrize("car", ["r1", "r2", "r3"])
def test_faq_67_the_motorcycle_moves(car: str) -> None:
    """Whoever it meets: only the direction die is rolled, and nobody asks for another."""
    far = "r3 at a20" if car != "r3" else "r1 at a20"
    play = table(f"c5: .m1 .{car} . .\n{far}{RIDE}final_five has ringmaster").play("final_five: m1 1, F")
    assert WAYS == play.menu

    play.play("dice: FL")
    assert ["b6", "c6"] == [play["m1"], play[car]]


@rule("TR-COC-01")
def test_faq_67_one_minor_damage_stops_it() -> None:
    """Nothing is drawn, and it is broken."""
    play = table("c5: .r1 . .m1\nr2 at a20\nm2 at a18\nred dice 1, commanded\nm1 has stilts")
    play.play("red: r1 1, F, shoot m1", "dice: any")

    assert ["minor", "inoperable", "20"] == [play["m1.damage"], play["m1.state"], play["damage pile"]]


@rule("TR-COC-01", "TR-COC-05")
def test_faq_67_no_fire_and_no_lasting_damage_by_a_hit() -> None:
    """A hit never brings a token from the pile, so none that burns or stays; fire on the ground still burns it."""
    shot = table("c5: .r1 . .m1\nr2 at a20\nm2 at a18\nred dice 1, commanded", carnage="yes")
    shot.play("red: r1 1, F, shoot m1", "dice: any")
    burnt = table(f"c5: .m1 !\nr2 at a20{RIDE}", carnage="yes").play("final_five: m1 1, F")

    assert ["minor", "no"] == [shot["m1.damage"], shot["m1.fire"]]
    assert "30" == shot["damage pile"]
    assert "yes" == burnt["m1.fire"]


@rule("TR-COC-01")
def test_faq_67_no_card_changes_how_often_it_coasts() -> None:
    """Neither more often nor less."""
    drawing = f"c5: .m1 . .\nr2 at a20{RIDE}m1 coasted "

    assert "final_five" != table(drawing + "4\nm1 has tailwind").to_act
    assert "c6" == table(drawing + "3\nm1 has lead-shoes").play("final_five: F")["m1"]


@rule("TR-COC-01", "TR-MOT-15")
@pytest.mark.parametrize("card", ["anchor", "stuntman"])
def test_faq_67_no_card_keeps_it_from_being_thrown(card: str) -> None:
    """Whether it means to stay by itself or to answer the throw: it moves, and the car stays."""
    play = slams(f"m1 has {card}").play("dice: FL")
    if card in play.menu:
        play.play(f"final_five: {card}")

    assert ["b6", "c6"] == [play["m1"], play["r3"]]


@rule("TR-COC-01", "TR-MOT-15")
def test_faq_67_it_moves_whatever_the_car_has() -> None:
    """Also where the car is one that every slam throws."""
    play = table(f"c5: .m1 .r3 . .\nr2 at a20\nr3 damage loose-ballast{RIDE}", carnage="yes")
    play.play("final_five: m1 1, F", "dice: FL")

    assert ["b6", "c6"] == [play["m1"], play["r3"]]


@rule("TR-COC-01")
def test_faq_67_no_card_brings_it_another_damage() -> None:
    """A token that a card means for it is minor damage, and does not burn."""
    drawing = "c5: .r1 . .m1\nr2 at a20\nm2 at a18\nred dice 1, commanded\nm1 has wasp"
    play = table(drawing, carnage="yes").play("red: r1 1, F, shoot m1", "dice: any")

    assert ["minor", "inoperable", "no"] == [play["m1.damage"], play["m1.state"], play["m1.fire"]]
    assert "30" == play["damage pile"]


# What may


@rule("TR-COC-02")
def test_faq_67_the_dynamo_makes_the_car_move() -> None:
    """The car is thrown, the motorcycle stays."""
    play = slams("m1 has propulsive-dynamo", "r1").play("dice: FR")

    assert ["d6", "c6"] == [play["r1"], play["m1"]]


@rule("TR-COC-02")
def test_faq_67_the_dynamo_does_not_help_who_is_slammed() -> None:
    """A car that drives into the motorcycle throws it, as ever."""
    drawing = "c5: .r1 .m1 . .\nr2 at a20\nm2 at a18\nm1 has propulsive-dynamo\nred dice 1, commanded"
    play = table(drawing).play("red: r1 1, F", "dice: FR")

    assert ["c6", "d6"] == [play["r1"], play["m1"]]


@rule("TR-COC-03")
@pytest.mark.parametrize(("car", "number"), [("r2", 1), ("r3", 2)])
def test_faq_67_a_larger_car_may_go_another_way(car: str, number: int) -> None:
    """The owner of a medium or large car has the direction die rolled again, once."""
    far = "r3 at a20" if car == "r2" else "r2 at a20"
    play = table(f"c5: .m1 .{car} . .\n{far}{RIDE}m1 has propulsive-dynamo").play("final_five: m1 1, F", "dice: FR")
    assert ("red", [f"another-way {number}", "decline"]) == (play.to_act, play.menu)

    play.play(f"red: another-way {number}", "dice: FL")
    assert ["b6", "c6"] == [play[car], play["m1"]]


@rule("TR-COC-03")
def test_faq_67_a_small_car_goes_where_it_is_thrown() -> None:
    """Nobody is asked."""
    play = slams("m1 has propulsive-dynamo", "r1").play("dice: FR")

    assert "d6" == play["r1"]


@rule("TR-COC-04")
def test_faq_67_motorcycles_may_have_leaders_and_upgrades() -> None:
    """The commands of a leader replace those of the crew, and an upgrade bends what its motorcycle does."""
    drawing = "c5: .m1 . . . . .\nr2 at a20\nturn final_five\nfinal_five dice 1 3, has ringmaster\nm1 has stilts"
    play = table(drawing).play("final_five: m1 1")
    assert "whistle 3" in play.menu and "nitro 3" not in play.menu

    play.play("final_five: whistle 3, F, F, F, F")
    assert "c9" == play["m1"]


@rule("TR-COC-06")
def test_faq_68_a_chopper_may_leave_the_arena() -> None:
    """Airstrike brings it back to a road tile from a place that is on no tile."""
    play = table("c5: .r1 . .\nm1 at a20\nred dice 1 6")
    game = play.game
    assert isinstance(game, Thunder)
    game.chopper = changed(game.chopper, 0, IN_ARENA)
    play.play("red: r1 1, airstrike 6, chopper c12")

    assert "c12" == play["red.chopper"]


@rule("TR-COC-07")
def test_the_carnival_is_no_option_yet() -> None:
    """There is nothing of it to play; the toys above show that what it needs is open."""
    assert not [option.name for option in GAME.options if "carnival" in option.name]
