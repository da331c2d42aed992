"""Setting up: colours, boards and start positions (CH-SETUP)."""

import pytest

from chicane.chariot.state import Race
from chicane.core.match import new
from chicane.core.scenario import Table
from tests.rule import rule

# Players, and how many chariots race.
CHARIOTS = {2: 4, 3: 6, 4: 4, 5: 5, 6: 6}
GRID = ["o46", "c40", "i34", "o45", "c39", "i33"]


def drawn(players: int) -> Table:
    """A race whose start positions were drawn in the order of the menus."""
    table = Table("chariot", players=players)
    while "none" == table["turn"]:
        table.play(f"dice: {table.menu[0]}")
    return table


@rule("CH-SETUP-01")
def test_side_a_unless_told_otherwise() -> None:
    """The circuit is the two parts joined, side A for a first game, and each lane comes round to its first space."""
    race = Table("chariot").game
    assert isinstance(race, Race)
    track = race.track
    lap = [0]
    while (ahead := track.ahead[lap[-1]]) != 0:
        lap.append(ahead)

    assert "A" == track.spec
    assert {False, True} == {2_000 < track.front[space] <= 22_000 for space in lap}  # both parts
    assert not any(track.pillar)


@rule("CH-SETUP-01")
@pytest.mark.parametrize("side", ["A", "B", "AB", "BA"])
def test_any_side_can_be_laid_out(side: str) -> None:
    """The sides are an option of the game."""
    race = Table("chariot", options={"track": side}).game
    assert isinstance(race, Race)

    assert side == race.track.spec


@rule("CH-SETUP-02", "CH-SETUP-08")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_one_chariot_each(players: int) -> None:
    """With 4, 5 or 6 players each player takes one colour and its chariot."""
    table = drawn(players)
    owners = [table[f"{colour}.seat"] for colour in table["order"].split(", ")]

    assert [str(seat) for seat in range(players)] == sorted(owners)


@rule("CH-SETUP-07")
@pytest.mark.parametrize("players", [2, 3])
def test_two_chariots_each(players: int) -> None:
    """With 2 or 3 players each player controls two chariots with a board, markers and lap counter each."""
    table = drawn(players)
    colours = table["order"].split(", ")
    owners = [table[f"{colour}.seat"] for colour in colours]

    assert sorted([str(seat) for seat in range(players)] * 2) == sorted(owners)
    for colour in colours:
        facts = ("board", "damage", "speed", "fortune", "dolphins")
        assert ["white-columns", "12", "4", "3", "2"] == [table[f"{colour}.{fact}"] for fact in facts]


@rule("CH-SETUP-09")
@pytest.mark.parametrize(("players", "chariots"), CHARIOTS.items())
def test_how_many_chariots_race(players: int, chariots: int) -> None:
    """Two players race 4 chariots, three race 6, otherwise one a player."""
    table = drawn(players)

    assert chariots == len(table["order"].split(", "))
    assert GRID[:chariots] == [table[f"{colour}.space"] for colour in table["order"].split(", ")]


@rule("CH-SETUP-03")
def test_start_positions_are_drawn_one_by_one() -> None:
    """The chariot drawn first goes on position 1, the next on 2, and the last on what is left."""
    table = Table("chariot", players=4)
    table.play("? menu = green on 1, red on 1, yellow on 1, blue on 1", "dice: blue on 1")
    table.play("? menu = green on 2, red on 2, yellow on 2", "dice: red on 2")
    table.play("? menu = green on 3, yellow on 3", "dice: yellow on 3")

    assert "blue, red, yellow, green" == table["order"]
    assert ["o46", "c40", "i34", "o45"] == [table[f"{colour}.space"] for colour in ("blue", "red", "yellow", "green")]


@rule("CH-SETUP-03")
def test_every_order_is_equally_likely() -> None:
    """Among six hundred draws of four chariots each chariot has position 1 about as often as any other."""
    firsts = dict.fromkeys(range(4), 0)
    for seed in range(600):
        race = new("chariot", players=4, seed=seed).game
        assert isinstance(race, Race)
        firsts[race.order[0]] += 1

    assert all(abs(count - 150) < 5 * (600 * 3 / 16) ** 0.5 for count in firsts.values()), firsts


@rule("CH-SETUP-04")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_white_columns_in_the_basic_game(players: int) -> None:
    """Every player uses the board of the colour taken, white columns up."""
    table = drawn(players)

    assert {"white-columns"} == {table[f"{colour}.board"] for colour in table["order"].split(", ")}


@rule("CH-SETUP-05")
@pytest.mark.parametrize("side", ["A", "B", "AB", "BA"])
def test_six_start_positions_before_the_line(side: str) -> None:
    """Numbered from the most to the least advanced; nobody has crossed the line yet, and one step more does."""
    table = Table("chariot", players=6, options={"track": side})
    while "none" == table["turn"]:
        table.play(table.menu[-1])
    race = table.game
    assert isinstance(race, Race)
    progress = [race.progress(chariot) for chariot in race.order]

    assert 6 == len({race.space[chariot] for chariot in race.order})
    assert sorted(progress, reverse=True) == progress
    assert 0 == progress[0] > progress[-1]
    assert all(race.track.front[race.track.ahead[race.space[chariot]]] == 1_000 for chariot in race.order[:3])


@rule("CH-SETUP-06")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_lap_counters_start_with_two_dolphins(players: int) -> None:
    """Each chariot in play has a lap counter, on the side with two dolphins."""
    table = drawn(players)

    assert {"2"} == {table[f"{colour}.dolphins"] for colour in table["order"].split(", ")}


@rule("CH-SETUP-10")
def test_two_players_draw_chariot_by_chariot() -> None:
    """Both chariots of one player may get the first two positions, or any others."""
    table = Table("chariot", players=2)

    assert "green on 1, red on 1, yellow on 1, blue on 1" == table["menu"]
    assert ("0", "1", "0", "1") == tuple(table[f"{colour}.seat"] for colour in ("green", "red", "yellow", "blue"))

    table.play("dice: yellow on 1", "? menu = green on 2, red on 2, blue on 2", "dice: green on 2", "dice: red on 3")

    assert "yellow, green, red, blue" == table["order"]


@rule("CH-SETUP-10")
def test_pairs_of_positions_of_a_player() -> None:
    """Over many draws the two chariots of one of two players stand on every pair of the four positions."""
    pairs = set()
    for seed in range(120):
        race = new("chariot", players=2, seed=seed).game
        assert isinstance(race, Race)
        pairs.add(tuple(position for position, chariot in enumerate(race.order, 1) if race.owner[chariot] == 0))

    assert {(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)} == pairs
