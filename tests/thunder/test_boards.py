"""What lies before the players: each crew open on the panel or folded on its tab, two to six of them, with cards."""

import random
from xml.etree import ElementTree

import pytest

from chicane.core.cards import Answer, Card, Deck, Decline, Moment, UseCard
from chicane.core.message import Message
from chicane.core.registry import find
from chicane.core.scenario import Table
from chicane.core.scene import Scene, svg
from chicane.core.step import Step
from chicane.thunder.assign import Assign
from chicane.thunder.big_rig.guns import Sighted
from chicane.thunder.big_rig.launcher import MissilesHit
from chicane.thunder.board import SPACES
from chicane.thunder.box import Expansion
from chicane.thunder.carnage.fire import FireRolled
from chicane.thunder.carnage.hazards import PitRolled, Quaked
from chicane.thunder.carnage.ongoing import EffectDrawn
from chicane.thunder.carnage.terrain import Launched
from chicane.thunder.choppe_shoppe.draft import PacketDealt
from chicane.thunder.choppe_shoppe.engines import Gambled
from chicane.thunder.choppe_shoppe.guns import FiredAgain
from chicane.thunder.crews import CAR_CREWS, car_crew
from chicane.thunder.expansions import BASE
from chicane.thunder.extra_ammo.choppers import Washed
from chicane.thunder.extra_ammo.conditions import Trembled
from chicane.thunder.game import ThunderRules
from chicane.thunder.german_engineering import CardDrawn, TurnedUp
from chicane.thunder.hazards import Sifted
from chicane.thunder.picture import art, layout
from chicane.thunder.picture.boards import Board
from chicane.thunder.picture.cards import Held
from chicane.thunder.picture.draw import scene
from chicane.thunder.picture.spots import SPOTS
from chicane.thunder.seams import SEAMS, TURN_END
from chicane.thunder.slam import SlamGoes
from chicane.thunder.state import GONE, Thunder
from chicane.thunder.stocks import Dealt, Opened
from tests.pictures import count, ids, piece, words
from tests.plain import plain
from tests.rule import rule
from tests.thunder.chases import chase, dealt, position
from tests.thunder.toy_box import ODD_RULES

PLAYERS = ["Furia", "Nux", "Imperator", "Gaius", "Max", "Toecutter"]


CREWS = [*CAR_CREWS, car_crew("purple", "p"), car_crew("white", "v")]  # a fifth and a sixth are made up
IDS = [crew.id for crew in CREWS]
SIX = ThunderRules([Expansion("six", BASE.hazards, BASE.damages, BASE.tiles, crews=CREWS)])


def made_up(crews: int, seed: int = 1) -> Thunder:
    """A chase of so many crews in full swing; the last one is to assign a die."""
    luck = random.Random(seed)
    game = SIX.blank(crews, {**SIX.check_options({}, 2), "crew": ",".join(["cars"] * crews)})
    game.at = luck.sample(range(SPACES), len(game.at))
    game.at[4] = GONE
    game.dice = [luck.randint(1, 6) for _ in game.dice]
    game.slots = [luck.choice([-1, 0, 3]) for _ in game.slots]
    game.actor = crews - 1
    dice = game.unused(game.actor)
    game.menu = [Assign(game.actor, car, die) for car in game.vehicles_of(game.actor) for die in dice]
    return game


def seen(picture: Scene, opened: str) -> list[str]:
    """What is seen while a crew is open, in whichever form."""
    return [each.id.removeprefix("folded-") for each in picture.pieces if each.is_seen(opened)]


# Open and folded


def test_each_crew_lies_there_once() -> None:
    """The same dice, vehicles and damage, whichever crew is open; the tabs are always seen."""
    game = position("c = r1 = =", "d = b1", "r1 damage dent, skid FL", "b1 damage dent")
    picture = scene(game, PLAYERS)
    things = {each.id.removeprefix("folded-") for each in picture.pieces if each.folded}

    assert {"die-red-0", "dashboard-r1", "gone-r2", "damage-r1-1", "die-blue-3", "damage-b1-0"} <= things
    for opened in ("red", "blue", ""):
        shown = seen(picture, opened)
        assert sorted(things) == sorted(each for each in shown if each in things)
        assert {"crew-red", "crew-blue", "chopper-red"} <= set(shown)


def test_a_tab_opens_its_crew() -> None:
    """A fold for each seat; its handle is always seen, and its box is that of the panel."""
    picture = scene(dealt(), PLAYERS)
    panel = layout.layout(4).panel

    assert [("red", 0), ("blue", 1), ("green", 2), ("yellow", 3)] == [(fold.id, fold.seat) for fold in picture.folds]
    assert [""] * 4 == [piece(picture, fold.handle).fold for fold in picture.folds]
    assert {tuple(panel)} == {(fold.x, fold.y, fold.width, fold.height) for fold in picture.folds}


def test_whoever_decides_lies_open_in_a_picture_for_everybody() -> None:
    """At the end it is the winner; while dice roll, whose turn it is."""
    for seed in range(3):
        for game in chase(seed, 3):
            seats = [game.actor] if game.actor >= 0 else game.winners or [game.active_seat()]

            assert IDS[seats[0]] == scene(game, PLAYERS).opened


def test_what_is_chosen_on_the_panel_belongs_to_the_crew_that_chooses() -> None:
    """Dice, commands, damage slots and signs; what is pointed at on the road belongs to nobody."""
    panel = layout.layout(4).panel
    for seed in range(3):
        for game in chase(seed, 4):
            for spot in scene(game, PLAYERS).spots:
                at_panel = spot.x < panel.x + panel.width and spot.y > panel.y - 30
                assert (IDS[game.actor] if at_panel else "") == spot.fold


@rule("TR-CMD-03")
def test_the_command_at_work_is_lit() -> None:
    """While a chopper is placed its command stands out among the others; once it is done all are dim."""
    game = position("c = r1 = =", "d = b1", "red dice 1 2 3 4")
    game.play(game.menu[0])
    fresh = piece(scene(game, PLAYERS), "commands-red").markup
    game.play(next(option for option in game.menu if option.text(game).startswith("airstrike")))
    at_work = piece(scene(game, PLAYERS), "commands-red").markup
    game.play(game.menu[0])
    done = piece(scene(game, PLAYERS), "commands-red").markup

    assert [False, False, True] == ['<g opacity=".35">' in markup for markup in (fresh, at_work, done)]
    assert [0, 1, 0] == [markup.count(f'stroke="{art.GOLD}" stroke-width="3"') for markup in (fresh, at_work, done)]


# Five and six crews


@pytest.mark.parametrize("crews", [5, 6])
def test_more_crews_than_the_base_game_has(crews: int) -> None:
    """Everybody has a tab, everything is in the picture, no id twice, and a spot for each option on the panel."""
    game = made_up(crews)
    picture = scene(game, PLAYERS)
    panel = layout.layout(crews).panel
    corners = {(each.x, each.y) for each in picture.pieces if each.id.startswith("crew-")}

    assert crews == len(corners)
    assert len(ids(picture)) == len(set(ids(picture)))
    assert all(0 <= each.x < picture.width and 0 <= each.y < picture.height for each in picture.pieces)
    assert len(game.menu) == len({(spot.x, spot.y) for spot in picture.spots})
    assert all(panel.x < spot.x < panel.x + panel.width for spot in picture.spots)
    assert "{http://www.w3.org/2000/svg}svg" == ElementTree.fromstring(svg(picture, lambda words: words.key)).tag


@pytest.mark.parametrize("crews", [5, 6])
def test_many_cars_wait_two_in_a_lane(crews: int) -> None:
    """More than twelve cars share the bays behind the line, none on top of another, and all of them smaller."""
    game = SIX.blank(crews, {**SIX.check_options({}, 2), "crew": ",".join(["cars"] * crews)})
    cars = [each for each in scene(game, PLAYERS).pieces if each.id.startswith("car-")]
    places = sorted((each.x, each.y) for each in cars)

    assert 3 * crews == len(set(places))
    assert all(
        abs(x - left) > 50 or abs(y - top) > 24 for x, y in places for left, top in places if (x, y) != (left, top)
    )
    assert all("scale(0.75)" in each.markup for each in cars)
    assert all(20 < x < 150 for x, y in places)


@pytest.mark.parametrize("crews", [5, 6])
def test_crews_are_told_apart_by_colour_and_shape(crews: int) -> None:
    """No two signs are alike, whatever letter they have."""
    game = made_up(crews)
    signs = {piece(scene(game, PLAYERS), f"open-{crew}").markup for crew in IDS[:crews]}

    assert crews == len({sign.split("<text")[0] for sign in signs})


def test_crews_of_other_sizes() -> None:
    """One boulder with two dice, five wasps with six: each has its place on panel and tab, and is drawn."""
    game = Table(ODD_RULES, "k1 at c5\nz1 at a20\nz3 at b3\nr1 at e9", players=3).game
    assert isinstance(game, Thunder)
    picture = scene(game, PLAYERS)

    assert ["dashboard-k1"] == [each for each in ids(picture) if each.startswith("dashboard-k")]
    assert [f"folded-dashboard-z{number}" for number in range(1, 6)] == [
        each for each in ids(picture) if each.startswith("folded-dashboard-z")
    ]
    assert (2, 6) == (count(picture, "die-boulders-"), count(picture, "die-wasps-"))
    assert "{http://www.w3.org/2000/svg}svg" == ElementTree.fromstring(svg(picture)).tag


# Cards


def toy_hand(known: bool) -> list[Held]:
    words = [Message("low-pass"), Message("twin-guns")] if known else [None, None]
    return [Held(f"card-red-{number}", name, Message("a-card")) for number, name in enumerate(words)]


def test_a_card_says_its_name_to_those_who_may_know_it() -> None:
    """It is a piece on the panel with a caption in the reader's language; to anybody else it is a back like others."""
    board = Board(dealt(), 0, layout.layout(4, cards=True))
    mine, theirs = Scene(0, 0, "", board.hand(toy_hand(True)), []), Scene(0, 0, "", board.hand(toy_hand(False)), [])

    assert ["low-pass", "twin-guns"] == [each.captions[0].words.key for each in mine.pieces if each.captions]
    assert "LOW-PASS" in svg_words(mine) and [] == svg_words(theirs)
    assert {piece(theirs, "card-red-0").markup} == {piece(theirs, "card-red-1").markup}
    assert piece(mine, "card-red-0").markup != piece(theirs, "card-red-0").markup


def svg_words(picture: Scene) -> list[str]:
    picture.opened = "red"
    root = ElementTree.fromstring(svg(picture, lambda message: message.key.upper()))
    return [each.text or "" for each in root.iter() if each.tag.endswith("text")]


def test_a_folded_hand_shows_how_many_cards_it_has() -> None:
    """Small backs on the tab, whoever looks."""
    board = Board(dealt(), 0, layout.layout(4, cards=True))
    folded = [[each for each in board.hand(toy_hand(known)) if each.folded] for known in (True, False)]

    assert ["folded-card-red-0", "folded-card-red-1"] == [each.id for each in folded[0]]
    assert [each.markup for each in folded[0]] == [each.markup for each in folded[1]]
    assert [] == words(Scene(0, 0, "", folded[0], []))


@plain("compiled games ask for their cards directly, so that no toys can be put in")
def test_cards_that_may_be_played_are_pointed_at_above_the_panel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each beside the other, with a cross for none of them; whoever is asked sees them on their own panel."""
    toys = [Card(id, answers={"turn_end": Answer(lambda game, event, subject: [])}) for id in ("horn", "flare")]
    seams = SEAMS.with_decks([Deck("toys", 2, toys)])
    monkeypatch.setattr(Thunder, "seams", lambda game: seams)
    game = position("c = r1 = =", "d = b1")
    uses = [UseCard(TURN_END, Moment(), (1,), (), (number, 1, 1)) for number in range(2)]
    game.actor, game.menu = 1, [*uses, Decline(TURN_END, Moment(), (1,), ())]
    spots = scene(game, PLAYERS).spots

    assert ["horn", "flare", "decline"] == [spot.option for spot in spots]
    assert {"blue"} == {spot.fold for spot in spots}
    assert 3 == len({spot.x for spot in spots}) and 1 == len({spot.y for spot in spots})


# Tables by kind of step


def test_no_kind_of_option_is_without_a_spot() -> None:
    """Whatever has a text form comes from the dice, or it has an entry of its own in the table of spots."""
    kinds = {kind for kind in find("thunder").steps().values() if kind.text is not Step.text}
    rolled = {type(option) for seed in range(30) for game in chase(seed, 4) if game.actor < 0 for option in game.menu}
    rolled |= {Sifted, SlamGoes}  # need an empty pile of hazards, and vehicles that are always thrown
    rolled |= {MissilesHit, Sighted}  # dice of the Big Rig
    rolled |= {EffectDrawn, FireRolled, Launched, PitRolled, Quaked}  # dice and cards of Carnage
    rolled |= {Dealt, Opened, Trembled, Washed}  # cards of stocks, and their dice
    rolled |= {CardDrawn, TurnedUp}  # cards in place of dice
    rolled |= {FiredAgain, Gambled, PacketDealt}  # dice and cards of Choppe Shoppe
    general = {kind for kind in kinds if any(issubclass(other, kind) for other in kinds - {kind})}

    assert [] == sorted(kind.__name__ for kind in kinds - rolled - general - set(SPOTS))
    assert set() == rolled & set(SPOTS)
