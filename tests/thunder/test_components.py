"""What is in the box, seen through what the table lets happen (TR-CMP)."""

import pytest

from chicane.core.errors import BadInput
from chicane.core.scenario import Table
from chicane.thunder.expansions import BASE
from chicane.thunder.state import Thunder
from chicane.thunder.tiles import FACES
from tests.rule import rule

ON_A_MINE = ("red: r1 1, F", "dice: mine")


def thunder(table: Table) -> Thunder:
    assert isinstance(table.game, Thunder)
    return table.game


def chances(table: Table) -> dict[str, int]:
    """What the dice may show now, and how often."""
    assert "dice" == table.to_act
    weights = table.game.weights or [1] * len(table.menu)
    return dict(zip(table.menu, weights, strict=True))


def before_a_token(extra: str = "") -> Table:
    """Red's small car with one move and a face-down token in front of it."""
    return Table("thunder", f"c5: .r1 ?\nb1 at a12\nred commanded\n{extra}", players=2)


@rule("TR-CMP-01")
def test_five_tiles_with_two_faces() -> None:
    """Tiles 1 to 5 with a face a and a face b each, ten faces."""
    assert [f"{tile}{side}" for tile in range(1, 6) for side in "ab"] == sorted(
        face.id for face in FACES if face.tile in BASE.tiles
    )


@rule("TR-CMP-02", "TR-FIN-07")
def test_one_finish_line() -> None:
    """It is laid when the first of four goes out and not again when the next one does."""
    table = Table("thunder", """
        c1: .r1 .  #
        c9: .b1 #
        g1 at a12
        y1 at a14
        red commanded
        blue commanded
    """, players=4)  # fmt: skip
    table.play("red: r1 2, F, F", "? red.out = yes", "? final = yes", "blue: b1 1, F", "? blue.out = yes")

    assert 1 == table["said"].split(", ").count("thunder-told-finish-line")
    assert "1a 2a 3a" == table["tiles"]


@rule("TR-CMP-03")
def test_road_die() -> None:
    """The road die shows 1 three times, 2 twice and 3 once."""
    table = Table("thunder", players=2).play("dice: tile 2a, tile 3a", "dice: 1,1,1,1, 2,2,2,2")

    assert {"1": 3, "2": 2, "3": 1} == chances(table)


@rule("TR-CMP-03")
def test_stunt_die() -> None:
    """The stunt die shows 1, 2, 2, 3, 3, 4."""
    assert {"1": 1, "2": 2, "3": 2, "4": 1} == chances(before_a_token().play(*ON_A_MINE, "dice: dazed"))


@rule("TR-CMP-03", "TR-CMP-11")
def test_shooting_die() -> None:
    """One face small or medium, one medium, three large, one any size."""
    table = Table("thunder", "c5: .r1 . .b1\nred commanded", players=2).play("red: r1 1, F, shoot b1")

    assert {"small-medium": 1, "medium": 1, "large": 3, "any": 1} == chances(table)


@rule("TR-CMP-12")
@pytest.mark.parametrize("target, faces", [("b1", 2), ("b2", 3), ("b3", 4)])
def test_chances_of_a_hit(target: str, faces: int) -> None:
    """Small cars are hit by 2 faces of 6, medium ones by 3, large ones by 4."""
    hits = 0
    for face in ("small-medium", "medium", "large", "any"):
        table = Table("thunder", f"c5: .r1 . .{target}\nred commanded", players=2)
        table.play("red: r1 1, F", f"red: shoot {target}")
        weight = chances(table)[face]
        hits += weight if "dice" == table.play(face).to_act else 0

    assert faces == hits


@rule("TR-CMP-03", "TR-CMP-10")
def test_slam_die() -> None:
    """Two faces move the top vehicle, four the bottom one, with each direction alike."""
    table = Table("thunder", "c5: .r1 .b1\nred commanded", players=2).play("red: r1 1, F")
    directions = ["F", "FL", "FR", "R", "RL", "RR"]

    assert {f"{who} {way}": faces for who, faces in (("top", 2), ("bottom", 4)) for way in directions} == chances(table)


@rule("TR-CMP-03", "TR-CMP-13")
def test_direction_die() -> None:
    """Six directions, one face each."""
    table = before_a_token().play("red: r1 1, F", "dice: oil")

    assert dict.fromkeys(["F", "FL", "FR", "R", "RL", "RR"], 1) == chances(table)


@rule("TR-CMP-04", "TR-CMP-05")
def test_twenty_damage_tokens() -> None:
    """Dents, shrapnel, dazed, blast off, and one skid for each of the six directions."""
    drawn = chances(before_a_token().play(*ON_A_MINE))
    skids = {f"skid {way}": 1 for way in ("F", "FL", "FR", "R", "RL", "RR")}

    assert {"dent": 3, "shrapnel": 3, "dazed": 3, "blast off": 5, **skids} == drawn
    assert 20 == sum(drawn.values())


@rule("TR-CMP-05")
def test_no_second_copy_of_a_skid() -> None:
    """With skid FL in a slot, five skids are left in the pile."""
    drawn = chances(before_a_token("b1 damage skid FL").play(*ON_A_MINE))

    assert "skid FL" not in drawn
    assert 19 == sum(drawn.values())


@rule("TR-CMP-06", "TR-CMP-07")
def test_twenty_six_hazard_tokens() -> None:
    """Road, oil slick and mud six times each, mine and wreck four times each."""
    flipped = chances(before_a_token().play("red: r1 1, F"))

    assert {"road": 6, "oil": 6, "mud": 6, "mine": 4, "wreck": 4} == flipped
    assert 26 == sum(flipped.values())


@rule("TR-CMP-25", "TR-CMP-07")
def test_a_fifth_wreck() -> None:
    """There are four figures, but no count limits an effect: a fifth wreck stands on the road all the same."""
    table = before_a_token("a1: w w w w").play("red: r1 1, F", "dice: wreck")

    assert "a1, a2, a3, a4, c6" == table["wrecks"]


@rule("TR-CMP-08", "TR-SET-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_crews(players: int) -> None:
    """Each crew has a small, a medium and a large car, a chopper and four dice."""
    table = Table("thunder", players=players)
    game = thunder(table)

    assert [0, 1, 2] * players == game.kind
    assert [seat for seat in range(players) for _ in range(3)] == game.owner
    assert ["away"] * players == [table[f"{crew}.chopper"] for crew in ("red", "blue", "green", "yellow")[:players]]

    table.play("dice: tile 2a, tile 3a", "dice: 1,2,3,4", *["dice: 5,5,5,5"] * (players - 1), "dice: 1")

    assert "1 2 3 4" == table["red.dice"]
    assert ["5 5 5 5"] * (players - 1) == [table[f"{crew}.dice"] for crew in ("blue", "green", "yellow")[: players - 1]]


@rule("TR-CMP-08")
@pytest.mark.parametrize("players", [1, 5])
def test_four_car_crews_at_most(players: int) -> None:
    """One player is too few; a fifth would have no cars."""
    with pytest.raises(BadInput, match="2 to 6 players, not 1" if players == 1 else "there is room for 4"):
        Table("thunder", players=players, options={"crew": ",".join(["cars"] * players)})


@rule("TR-CMP-08", "TR-SLM-17")
@pytest.mark.parametrize("striker, struck, larger", [("r1", "b2", "blue"), ("r2", "b1", "red"), ("r3", "b2", "red")])
def test_three_sizes(striker: str, struck: str, larger: str) -> None:
    """The first car is smaller than the second, the second smaller than the third."""
    table = Table("thunder", f"c5: .{striker} .{struck}\nred commanded", players=2)
    table.play(f"red: {striker} 1, F", "dice: bottom F")

    assert larger == table.to_act
    assert ["keep", "reroll"] == table.menu


@rule("TR-CMP-09")
def test_two_damage_slots() -> None:
    """The second token fills the dashboard; a third finds no slot and is not drawn."""
    table = Table("thunder", "c5: .r1 . .b1 .\nr2 at a1\nb1 damage dent\nb2 at a14\nred commanded", players=2)
    table.play("red: r1 1, F, shoot b1", "dice: any, dent")

    assert "dent, dent" == table["b1.damage"]
    assert "inoperable" == table["b1.state"]

    with pytest.raises(BadInput, match="b1 has no free damage slot for 'dent'"):
        Table("thunder", "b1 at c5\nb1 damage dent, dent, dent", players=2)


@rule("TR-CMP-09", "TR-CST-03")
def test_two_coast_pips() -> None:
    """A car that has coasted once may coast again; one that has coasted twice may not."""
    once = Table("thunder", "r1 at c5\nr1 coasted 1\nb1 at a12\nred commanded", players=2)
    twice = Table("thunder", "r1 at c5\nr1 coasted 2\nb1 at a12\nred commanded", players=2)

    assert ["coast r1 1", "coast r1 2", "coast r1 3", "coast r1 4"] == once.menu
    assert "blue" == twice.to_act


@rule("TR-CMP-14")
def test_movement_dice() -> None:
    """Each movement die shows 1 to 6, all alike."""
    table = Table("thunder", players=2).play("dice: tile 2a, tile 3a")
    for _ in range(8):
        assert dict.fromkeys("123456", 1) == chances(table)
        table.play("3")


@rule("TR-CMP-26", "TR-SET-01")
@pytest.mark.parametrize("face, name", [("1a", "The Parking Lot"), ("1b", "Runway to Ruin")])
def test_tile_1_is_the_start_tile(face: str, name: str) -> None:
    """Its faces are 1a The Parking Lot and 1b Runway to Ruin."""
    table = Table("thunder", players=2, options={"start": face})

    assert name == FACES[thunder(table).tiles[0]].name
    assert face == table["tiles"].split()[0]


@rule("TR-CMP-26")
@pytest.mark.parametrize("face", ["2a", "5b"])
def test_no_other_tile_is_a_start_tile(face: str) -> None:
    """The choice is between the faces of tile 1."""
    with pytest.raises(BadInput):
        Table("thunder", players=2, options={"start": face})
