"""What is in the box, and how the arena is set up (WK-COMP, WK-GOAL, WK-SETUP)."""

from typing import Any

import pytest

from chicane.core.errors import BadInput
from chicane.core.scenario import Table
from chicane.core.step import CHANCE, Step
from chicane.core.view import WATCHER, seen_by
from chicane.wreckage.drive import Begin
from chicane.wreckage.game import GAME
from chicane.wreckage.kinds import COLOURS, DAMAGE, DECKS, EQUIPMENT, EQUIPMENT_IDS, OBSTACLES, PLAYS, VEHICLES
from chicane.wreckage.picture.dials import every_turn
from chicane.wreckage.shapes import LENGTH
from chicane.wreckage.state import FORWARD_GEAR, NONE, Wreckage
from chicane.wreckage.trig import DEGREE
from tests.rule import rule


def start(players: int, *options: str, obstacles: str = "ordinary") -> Wreckage:
    """A game after these options."""
    game = GAME.start(players, {"obstacles": obstacles})
    assert isinstance(game, Wreckage)
    for text in options:
        option = game.pending.parse(game, text)
        assert option is not None, (text, menu(game))
        game.play(option)
    return game


def menu(game: Wreckage) -> list[str]:
    """The text forms of what may be chosen."""
    return [option.text(game) for option in game.menu]


def arena(players: int, first: int = 0, obstacles: str = "ordinary") -> Wreckage:
    """A game once the vehicles stand on their places."""
    game = start(players, f"seat {first} first", obstacles=obstacles)
    while not game.obstacles or game.actor == CHANCE:
        game.play(game.menu[0])
    return game


def place(x: int, y: int) -> tuple[float, float]:
    """A place in lengths, to three decimals."""
    return round(x / LENGTH, 3) + 0.0, round(y / LENGTH, 3) + 0.0


# The box


@rule("WK-COMP-01")
def test_two_to_four_players_with_a_vehicle_each() -> None:
    """Nobody plays alone, a fifth has no vehicle."""
    assert (2, 4) == (GAME.min_players, GAME.max_players)
    assert [1, 1, 1] == [len([seat for seat in arena(3).alive() if seat == each]) for each in range(3)]
    for players in (1, 5):
        with pytest.raises(BadInput, match="wreckage is for 2 to 4 players"):
            GAME.start(players)


@rule("WK-COMP-02", "WK-COMP-03")
def test_four_colours_two_sides_each() -> None:
    """Eight vehicles on four tiles, and a piloting deck a colour."""
    assert ["red", "blue", "green", "yellow"] == COLOURS
    assert [2, 2, 2, 2] == [sum(vehicle.colour == colour for vehicle in VEHICLES) for colour in range(4)]
    assert 8 == len({vehicle.id for vehicle in VEHICLES})
    assert 4 == len(DECKS)


@rule("WK-COMP-04")
def test_a_vehicle_has_three_numbers() -> None:
    """Acceleration, handling and structure; the sedan's and the coupé's handling are known."""
    known = {vehicle.id: vehicle for vehicle in VEHICLES}
    assert (2, 0) == (known["sedan"].handling, known["coupe"].handling)
    assert {1, 2} <= {vehicle.acceleration for vehicle in VEHICLES}
    assert all(vehicle.acceleration >= 1 and vehicle.structure >= 1 for vehicle in VEHICLES)


@rule("WK-COMP-05")
def test_what_else_is_in_the_box() -> None:
    """Five jerrycans at most, four obstacles, and enough equipment for four players."""
    game = arena(4)
    assert (5, 4) == (len(game.cans), len(game.obstacles))
    assert sum(equipment.copies for equipment in EQUIPMENT) >= 4 * 3


@rule("WK-COMP-06")
def test_one_damage_deck_for_all() -> None:
    """A card drawn for one vehicle is missing for the others."""
    game = arena(2)
    assert sum(card.count for card in DAMAGE) == sum(game.pile)


@rule("WK-COMP-07", "WK-OBST-01")
def test_obstacles_have_a_special_back() -> None:
    """By agreement every token shows a special obstacle, each kind at most once."""
    assert [0, 0, 0, 0] == [kind for _, _, kind in arena(4).obstacles]
    kinds = [kind for _, _, kind in arena(4, obstacles="special").obstacles]
    assert 4 == len(set(kinds)) and 0 not in kinds
    game = start(2, "seat 0 first", obstacles="special")
    while not game.obstacles:
        game.play(game.menu[0])
    assert ["column", "pump", "tyres", "wreck", "barrels"] == menu(game)
    game.play(game.menu[1])
    assert ["column", "tyres", "wreck", "barrels"] == menu(game)


@rule("WK-COMP-08")
def test_the_dashboard_goes_from_0_to_4() -> None:
    """The back of it shows reverse gear, up to 2."""
    game = arena(2)
    assert ["speed 0", "speed 1", "speed 2", "speed 3", "speed 4"] == menu(game)
    assert 4 == game.top_speed(0)
    game.gear = [-FORWARD_GEAR, FORWARD_GEAR]
    assert 2 == game.top_speed(0)


@rule("WK-COMP-09", "WK-COMP-10", "WK-COMP-11", "WK-COMP-12")
def test_equipment_is_a_weapon_or_an_upgrade() -> None:
    """A weapon has an attack score, a range and at most one ability; an upgrade does one thing."""
    weapons = {each.id: each for each in EQUIPMENT if each.attack}
    upgrades = [each for each in EQUIPMENT if not each.attack]
    assert (3, 0) == (weapons["flamethrower"].attack, weapons["flamethrower"].reach)
    assert 2 == weapons["machine-gun"].attack
    assert {0, 1} == {weapon.reach for weapon in weapons.values()}
    assert {"none", "turret", "second-phase", "spin", "discard"} == {weapon.ability for weapon in weapons.values()}
    assert ["steel-plates", "ram", "rear-weapon", "mine-layer", "nitro", "armour"] == [each.id for each in upgrades]


@rule("WK-COMP-13")
def test_damage_cards_show_points_and_perhaps_an_icon() -> None:
    """0 to 3 points; spin, irreversible and shuffle exist, never two on a card."""
    assert {0, 1, 2, 3} == {card.points for card in DAMAGE}
    assert any(card.spins for card in DAMAGE)
    assert any(card.irreversible for card in DAMAGE)
    assert any(card.shuffles for card in DAMAGE)
    assert all(card.spins + card.irreversible + card.shuffles <= 1 for card in DAMAGE)


# Vehicles


@rule("WK-SETUP-01")
def test_the_order_of_the_setup() -> None:
    """Vehicles, then equipment, then the arena, then the speeds."""
    game = start(2)
    prompts: list[str] = []
    while not game.turn:
        key = game.pending.prompt(game).key
        if not prompts or prompts[-1] != key:
            prompts.append(key)
        assert bool(game.obstacles) == (key == "wreckage-ask-speed")
        game.play(game.menu[0])
    assert [f"wreckage-ask-{each}" for each in ("first", "vehicle", "equipment", "speed")] == prompts


@rule("WK-SETUP-02")
def test_a_random_player_chooses_first() -> None:
    """Any seat, all alike; the others follow clockwise."""
    game = start(3)
    assert (CHANCE, None) == (game.actor, game.weights)
    assert ["seat 0 first", "seat 1 first", "seat 2 first"] == menu(game)

    order = []
    game = start(3, "seat 1 first")
    while game.pending.prompt(game).key == "wreckage-ask-vehicle":
        order.append(game.actor)
        game.play(game.menu[0])
    assert [1, 2, 0] == order


@rule("WK-SETUP-03", "WK-EX-13")
def test_a_tile_is_taken_with_one_of_its_sides() -> None:
    """Greg may take yellow as a pick-up or as a coupé; either way yellow is gone."""
    game = start(2, "seat 0 first")
    assert {"take yellow pickup", "take yellow coupe"} <= set(menu(game))
    game = start(2, "seat 0 first", "take yellow coupe")
    assert ["take red sedan", "take red hearse"] == menu(game)[:2]
    assert not [text for text in menu(game) if "yellow" in text]


@rule("WK-SETUP-04")
def test_the_piloting_deck_comes_with_the_colour() -> None:
    """Yellow brings the U-turn and the jump."""
    game = start(2, "seat 0 first", "take yellow coupe", "take red sedan")
    assert ["u-turn", "jump"] == [PLAYS[card] for card in game.cards[0]][-2:]
    assert ["turbo", "crush"] == [PLAYS[card] for card in game.cards[1]][-2:]


# Equipment


@rule("WK-SETUP-05", "WK-SETUP-07")
def test_equipment_goes_round_from_the_last_chooser_back() -> None:
    """One card at a time, counter-clockwise, the same order in all three rounds."""
    game = start(3, "seat 1 first", "take red sedan", "take blue van", "take green jeep")
    order = []
    while not game.obstacles:
        order.append(game.actor)
        game.play(game.menu[0])
    assert [0, 2, 1] * 3 == order


@rule("WK-SETUP-06")
def test_everybody_sees_what_was_drafted() -> None:
    """Three cards a player, face up: watchers know them too."""
    game = arena(3)
    assert [3, 3, 3] == [len(fitted) for fitted in game.equipment]
    seen = seen_by(game, WATCHER).game
    assert isinstance(seen, Wreckage)
    assert game.equipment == seen.equipment


@rule("WK-SETUP-08")
def test_undrafted_equipment_is_out() -> None:
    """A card taken is not offered again when its copies are gone; what is left goes back to the box."""
    game = start(2, "seat 0 first", "take red sedan", "take blue van", "fit armour", "fit armour")
    assert "fit armour" not in menu(game)
    assert "fit nitro" in menu(game)
    assert 0 == sum(arena(2).pool)


@rule("WK-SETUP-09")
def test_no_weapon_has_to_be_drafted() -> None:
    """Three upgrades are a legal choice."""
    picks = ["fit nitro", "fit ram", "fit armour", "fit mine-layer", "fit steel-plates", "fit rear-weapon"]
    game = start(2, "seat 0 first", "take red sedan", "take blue van", *picks)
    assert [0, 0] == [sum(EQUIPMENT[each].attack for each in fitted) for fitted in game.equipment]


# The arena


@rule("WK-SETUP-10", "WK-SETUP-11", "WK-SETUP-16", "WK-SETUP-17")
@pytest.mark.parametrize("players", [2, 4])
def test_jerrycans_in_a_square(players: int) -> None:
    """One in the centre, four around it at short range, on the diagonals."""
    cans = [place(x, y) for x, y in arena(players).cans]
    assert [(0, 0), (1.061, 1.061), (1.061, -1.061), (-1.061, -1.061), (-1.061, 1.061)] == cans


@rule("WK-SETUP-12", "WK-SETUP-18")
@pytest.mark.parametrize("players", [2, 4])
def test_obstacles_in_a_diamond(players: int) -> None:
    """Each at short range of the central jerrycan, between two of the others."""
    game = arena(players)
    assert [(0, 1.5), (1.5, 0), (0, -1.5), (-1.5, 0)] == [place(x, y) for x, y, _ in game.obstacles]


@rule("WK-SETUP-13", "WK-SETUP-19")
def test_four_vehicles_behind_the_obstacles() -> None:
    """The first player in the north, then clockwise; every front is at long range and faces the centre."""
    game = arena(4, first=2)
    places = [(*place(game.x[seat], game.y[seat]), game.heading[seat] // DEGREE) for seat in (2, 3, 0, 1)]
    assert [(0, 3.5, 180), (3.5, 0, 270), (0, -3.5, 0), (-3.5, 0, 90)] == places


@rule("WK-SETUP-14", "WK-SETUP-20")
def test_two_vehicles_face_each_other() -> None:
    """On the first and the third place of four."""
    game = arena(2)
    places = [(*place(game.x[seat], game.y[seat]), game.heading[seat] // DEGREE) for seat in (0, 1)]
    assert [(0, 3.5, 180), (0, -3.5, 0)] == places


@rule("WK-SETUP-15", "WK-SETUP-21")
def test_three_players() -> None:
    """Four jerrycans, three obstacles between them, vehicles 120 degrees apart."""
    game = arena(3)
    assert [(0, 0), (0, 1.5), (1.299, -0.75), (-1.299, -0.75)] == [place(x, y) for x, y in game.cans]
    assert [(1.299, 0.75), (0, -1.5), (-1.299, 0.75)] == [place(x, y) for x, y, _ in game.obstacles]
    places = [(*place(game.x[seat], game.y[seat]), game.heading[seat] // DEGREE) for seat in range(3)]
    assert [(3.031, 1.75, 240), (0, -3.5, 0), (-3.031, 1.75, 120)] == places


@rule("WK-EX-16")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("speed", range(5))
def test_nobody_wins_in_the_first_player_turn(players: int, speed: int) -> None:
    """Whatever the card, the angle and the start speed, with nitro too: two jerrycans at most."""
    game = arena(players)
    game.turn, game.phase, game.acting, game.speed = 1, 1, 0, [speed] * players
    game.equipment, game.cards = [[EQUIPMENT_IDS.index("nitro")]] * players, [list(range(len(PLAYS)))] * players
    for play in range(len(PLAYS)):
        game.planned = [[play]] * players
        game.agenda = [Begin(0)]
        game.advance()
        for option in [*game.menu, *every_turn(game, 0)]:
            assert 2 >= most_cans(game, option), (PLAYS[play], option)


def most_cans(game: Wreckage, option: Step[Any]) -> int:
    """The jerrycans that a vehicle may hold after an option and its best move."""
    after = game.copy()
    after.agenda = [option]
    after.advance()
    if after.actor != 0:
        return after.held[0]
    return max(most_cans(after, each) for each in after.menu)


# Speeds


@rule("WK-SETUP-22")
def test_start_speeds_are_secret_until_all_are_chosen() -> None:
    """Nobody else sees a speed that is picked; then they stand on the dashboards."""
    game = arena(2)
    option = game.pending.parse(game, "speed 3")
    assert option is not None
    game.play(option)
    assert game.pending.at_once() and option.hidden(1) and not option.hidden(0)
    for seat in (1, WATCHER):
        seen = seen_by(game, seat).game
        assert isinstance(seen, Wreckage)
        assert seen.speed[0] not in range(5)
    game.play(game.menu[1])
    assert [3, 1] == game.speed
    seen = seen_by(game, WATCHER).game
    assert isinstance(seen, Wreckage)
    assert [3, 1] == seen.speed


@rule("WK-SETUP-23")
def test_everybody_starts_in_forward_gear() -> None:
    """Whatever the speed."""
    assert [FORWARD_GEAR] * 4 == arena(4).gear


@rule("WK-SETUP-24")
def test_three_of_four_jerrycans_win_with_three_players() -> None:
    """As with more players, three are needed: the second does not end it."""
    table = Table(
        "wreckage",
        """
        red sedan: at 0 0, heading 0, speed 1, cans 1
        blue van: at 4 0, heading 0
        green jeep: at -4 0, heading 0
        can: 0 1
        can: 0 2
        can: 0 4
        """,
        players=3,
    ).play("red: go")
    assert ["2", "no"] == [table["red cans"], table["over"]]

    table.play("green: on", "blue: on", "red: go")

    assert ["3", "cans"] == [table["red cans"], table["reason"]]


@rule("WK-COMP-05")
def test_nothing_is_seated_before_it_is_chosen() -> None:
    """Vehicles come in the first step of the setup only."""
    assert [NONE, NONE] == start(2).vehicle
    assert 6 == len(OBSTACLES)
