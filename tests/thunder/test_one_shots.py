"""Extra Ammo: one shots (TR-AMM-24, TR-AMM-25)."""

from __future__ import annotations

import pytest

from chicane.core.view import seen_by
from chicane.thunder.extra_ammo.one_shots import ONE_SHOTS
from tests.rule import rule
from tests.thunder.ammo import begun, known, road, thunder, untold

DECK = "one_shots"
GREEN = 2


@rule("TR-AMM-31")
def test_every_card_is_played_and_told() -> None:
    """A test here names it, and there are words for it in both languages."""
    assert [] == untold(ONE_SHOTS, __file__)


@rule("TR-AMM-24")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_gets_one(players: int) -> None:
    """Also motorcycles; nobody else sees which."""
    match = begun(players, DECK)
    hands = thunder(match).hands[0]

    assert [1] * players == [len(hand) for hand in hands]
    assert [hands[0], *[[-1]] * (players - 1)] == known(match.seen_by(0)).hands[0]


@rule("TR-AMM-25")
def test_a_played_one_leaves_the_game() -> None:
    """It is in no hand, no pile, and not among the discards."""
    table = road("c5: .r2 . .b1\nblue holds crash-helmet\nred dice 1 1 1 1, commanded", DECK)
    table.play("red: r2 1, F, shoot b1", "dice: any", "blue: crash-helmet")
    game = thunder(table)

    assert ["none", 5, 0] == [table["blue.hand"], sum(game.piles[0]), sum(game.used[0])]


@rule("TR-AMM-24")
def test_whoever_goes_out_takes_the_card_along() -> None:
    """It stays in the hand, unseen, is never played, and nobody gets it again."""
    drawing = "c5: .r1 . .b1\nb1 damage dent\ng1 at a20\nblue holds scramble\nred dice 1 1 1 1, commanded"
    table = road(drawing, DECK, others="r3 at f1", players=3).play("red: r1 1, F, shoot b1", "dice: any, dent")

    assert ["yes", "scramble"] == [table["blue.out"], table["blue.hand"]]
    assert [[], [-1], []] == known(seen_by(table.game, GREEN)).hands[0]
    assert [] == thunder(table).in_force()


@rule("TR-AMM-24")
def test_who_is_asked_first() -> None:
    """The active player, whatever the seat; then the others. Whoever has two cards for one event is asked once."""
    drawing = "c18: .g1 . .b1\nd19: .r1\nturn green\ngreen dice 1 1 1 1, commanded\ngreen chopper a20"
    held = "blue holds decoy, flares\ngreen holds laser-pointer\nblue chopper a22"
    table = road(f"{drawing}\n{held}", DECK, "advanced_airstrikes", others="g2 at f1", players=3)
    table.play("green: g1 1, F, shoot b1")
    assert ("green", ["laser-pointer", "decline"]) == (table.to_act, table.menu)

    table.play("green: decline")
    assert ("blue", ["flares", "decoy", "decline"]) == (table.to_act, table.menu)
    assert "dice" == table.play("blue: decline").to_act


# The cards


@rule("TR-AMM-24")
def test_scramble() -> None:
    """At the start of its turn, while the chopper is at home, an airstrike without a die; a command may follow."""
    table = road("r1 at c3\nc12: .b1\nred holds scramble\nred dice 1 2", DECK)
    assert ["scramble", "decline"] == table.menu
    table.play("red: scramble, chopper c11, shoot b1", "dice: large", "red: r1 1")

    assert ["c11", "no"] == [table["red.chopper"], table["red.commanded"]]
    assert "nitro 2" in table.menu


@rule("TR-AMM-24")
@pytest.mark.parametrize("line", ["red chopper c20", "round 1", "red chopper removed"])
def test_no_scramble(line: str) -> None:
    """Not while it hovers, not for nothing in round 1, and not without a chopper."""
    assert "scramble" not in road(f"r1 at c3\nred holds scramble\n{line}", DECK).menu


@rule("TR-AMM-24")
def test_decoy() -> None:
    """Somebody beside the target is shot at, the holder says who; never the shooter."""
    table = road("c5: .r2 . .b1 .b3\nd7: .r1\nblue holds decoy\nred dice 1 1 1 1, commanded", DECK, others="b2 at f14")
    table.play("red: r2 1, F, shoot b1", "blue: decoy")
    assert {"shoot r1", "shoot b3"} == set(table.menu)
    table.play("blue: shoot r1", "dice: any, dent")

    assert ["none", "dent"] == [table["b1.damage"], table["r1.damage"]]


@rule("TR-AMM-24")
def test_no_decoy_for_whoever_is_alone() -> None:
    """The shooter is no decoy."""
    table = road("c5: .r2 . .b1\nblue holds decoy\nred dice 1 1 1 1, commanded", DECK).play("red: r2 1, F, shoot b1")

    assert "dice" == table.to_act


@rule("TR-AMM-24")
@pytest.mark.parametrize(("die", "moves"), [(5, "3"), (6, "3"), (4, "4")])
def test_sugar_in_the_tank(die: int, moves: str) -> None:
    """Five moves or more become three; fewer are not worth the sugar."""
    table = road(f"c5: .r1\nblue holds sugar-in-the-tank\nred dice {die}, commanded", DECK)
    table.play(f"red: r1 {die}")
    if die > 4:
        assert ("blue", ["sugar-in-the-tank", "decline"]) == (table.to_act, table.menu)
        table.play("blue: sugar-in-the-tank")

    assert moves == table["r1.moves"]


@rule("TR-AMM-24")
def test_no_sugar_in_one_s_own_tank() -> None:
    """It is for rivals."""
    table = road("c5: .r1\nred holds sugar-in-the-tank\nred dice 6, commanded", DECK).play("red: r1 6")

    assert "6" == table["r1.moves"]


@rule("TR-AMM-24")
@pytest.mark.parametrize(
    ("car", "play", "asked"), [("", "r1 2", True), (", moved", "coast r1 2", True), ("", "r1 3", False)]
)
def test_second_wind(car: str, play: str, asked: bool) -> None:
    """One or two moves become six, on a coast too; three are enough."""
    drawing = f"r1 at c5{car}\nred holds second-wind\nred dice 2 3, commanded"
    table = road(drawing, DECK, others="b2 at f14").play(f"red: {play}")

    assert asked == ("second-wind" in table.menu)
    if asked:
        assert "6" == table.play("red: second-wind")["r1.moves"]


@rule("TR-AMM-24")
@pytest.mark.parametrize(("rolled", "ways", "there"), [("F", ["FL", "FR"], "b6"), ("RR", ["FR", "R"], "d6")])
def test_nudge(rolled: str, ways: list[str], there: str) -> None:
    """The direction die is turned to a side next to the one it shows."""
    table = road("c5: .r1 .b1\nblue holds nudge\nred dice 1 1 1 1, commanded", DECK)
    table.play("red: r1 1, F", f"dice: bottom {rolled}", "blue: nudge")
    assert ways == table.menu

    assert there == table.play(f"blue: {ways[0]}")["b1"]


@rule("TR-AMM-24")
def test_nudge_for_either_of_the_two() -> None:
    """Whoever is in the slam may play it, thrown or not; nobody else."""
    for holder, asked in (("red", True), ("blue", True), ("green", False)):
        drawing = f"c5: .r1 .b1\ng1 at a20\n{holder} holds nudge\nred dice 1 1 1 1, commanded"
        table = road(drawing, DECK, players=3).play("red: r1 1, F", "dice: bottom F")

        assert asked == ("nudge" in table.menu)


@rule("TR-AMM-24")
def test_crash_helmet() -> None:
    """No token is drawn, and the moves are lost all the same."""
    table = road("c5: .r1 ? .\nred holds crash-helmet\nred dice 4, commanded", DECK)
    table.play("red: r1 4, F", "dice: mine", "red: crash-helmet")

    assert ["c6", "none", "blue"] == [table["r1"], table["r1.damage"], table.to_act]


@rule("TR-AMM-24")
def test_a_helmet_is_asked_about_once() -> None:
    """When the token would be drawn, not when the shot hits as well."""
    table = road("c5: .r1 . .b1\nblue holds crash-helmet\nred dice 1 1 1 1, commanded", DECK)
    table.play("red: r1 1, F, shoot b1", "dice: any", "blue: decline")

    assert "dice" == table.to_act
