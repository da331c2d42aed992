"""Extra Ammo: bonus commands (TR-AMM-26..30)."""

from __future__ import annotations

import pytest

from chicane.core.scenario import Table
from chicane.thunder.box import BoardCard
from chicane.thunder.extra_ammo.bonus_commands import BONUS_COMMANDS
from chicane.words import words
from tests.rule import rule
from tests.thunder.ammo import FAR, begun, known, road, thunder, untold

DECK = "bonus_commands"


def board(drawing: str, card: str, dice: str, others: str = FAR) -> Table:
    """Red's turn with a bonus command beside its board."""
    return road(f"{drawing}\nred has {card}\nred dice {dice}\nblue commanded", DECK, others=others)


@rule("TR-AMM-31")
def test_every_card_is_played_and_told() -> None:
    """A test here names it, and there are words for it and its command in both languages."""
    commands = [each for card in BONUS_COMMANDS.cards if isinstance(card, BoardCard) for each in card.commands]

    assert [] == untold(BONUS_COMMANDS, __file__)
    assert 8 == len(commands)
    for language in ("en", "fr"):
        assert all(words(language).has(each.name.key) for each in commands)


@rule("TR-AMM-26", "TR-AMM-29")
@pytest.mark.parametrize("players", [2, 4, 5])
def test_every_crew_of_cars_or_motorcycles_gets_one(players: int) -> None:
    """Face up: whoever watches sees them too; the command joins the board."""
    match = begun(players, DECK)
    game = thunder(match)

    assert [1] * players == [len(cards) for cards in game.open[0]]
    assert game.open == known(match.seen_by(1)).open
    boards = [[each.id for each in crew.board] for crew in game.box.crews]
    names = [BONUS_COMMANDS.cards[cards[0]].id for cards in game.open[0]]
    assert [[*ids, name] for ids, name in zip(boards, names, strict=True)] == [
        [each.id for each in game.board_of(seat)] for seat in range(players)
    ]


@rule("TR-AMM-27")
def test_a_bonus_command_takes_a_die_that_fits() -> None:
    """Beside the printed ones, and once a round for all of them."""
    table = board("r1 at c3\nr2 at c5", "brakes", "1 3 4")
    assert ["no command", "airstrike 3", "airstrike 4", "nitro 3", "drift 3", "drift 4", "brakes 3"] == (
        table.play("red: r1 1").menu
    )
    table.play("red: brakes 3, stop, no road die", "others idle until red", "red: r2 4")

    assert "yes" == table["red.commanded"]
    assert ["FL", "F", "FR"] == table.menu


@rule("TR-AMM-27")
def test_a_bonus_command_lasts_one_turn() -> None:
    """In the next turn the brakes are gone."""
    table = board("r1 at c3\nr2 at c5", "brakes", "1 3 4").play("red: r1 1, brakes 3, stop, no road die")
    table.play("others idle until red")

    assert "stop" not in table.play("red: r2 4").menu


# The cards


@rule("TR-AMM-30")
def test_rapid_reload() -> None:
    """Two shots after the move, at two vehicles or twice at one."""
    table = board("c5: .r1 . .b1\nb6: .b2", "rapid-reload", "1 3", others="r3 at f1\nb3 at f16")
    table.play("red: r1 1, rapid-reload 3, F, shoot b1", "dice: any, dent", "red: shoot b1", "dice: any, dent")

    assert ["inoperable", "blue"] == [table["b1.state"], table.to_act]


@rule("TR-AMM-30")
def test_one_of_the_two_shots_may_be_held() -> None:
    """Shooting is optional, each time."""
    table = board("c5: .r1 . .b1", "rapid-reload", "1 3").play("red: r1 1, rapid-reload 3, F, hold")
    assert ["hold", "shoot b1"] == table.menu

    assert "blue" == table.play("red: hold").to_act


@rule("TR-AMM-30")
def test_without_the_command_there_is_one_shot() -> None:
    """The card alone does nothing."""
    table = board("c5: .r1 . .b1", "rapid-reload", "1 3").play("red: r1 1, no command, F, hold")

    assert "blue" == table.to_act


@rule("TR-AMM-26")
def test_rapid_reload_for_motorcycles() -> None:
    """The only one that rides this turn."""
    drawing = "turn final_five\nfinal_five has rapid-reload\nfinal_five dice 1 3\nc5: .m1 . .r1"
    table = road(drawing, DECK, others="r3 at f1\nm2 at f3", crew="cars,final_five")
    table.play("final_five: m1 1, rapid-reload 3, F, shoot r1", "dice: any, dent")

    assert ["hold", "shoot r1"] == table.menu


@rule("TR-AMM-26")
def test_spiked_bumper() -> None:
    """Whoever red drives into takes damage once it has landed."""
    table = board("c5: .r1 .b1", "spiked-bumper", "1 4").play("red: r1 1, spiked-bumper 4, F", "dice: bottom F, dent")

    assert ["c7", "dent"] == [table["b1"], table["b1.damage"]]


@rule("TR-AMM-26")
def test_spikes_are_for_the_one_that_is_driven_into() -> None:
    """Not for whoever that one is thrown upon."""
    table = board("c5: .r1 .b1 .b2", "spiked-bumper", "1 4", others="r3 at f1\nb3 at f16")
    table.play("red: r1 1, spiked-bumper 4, F", "dice: bottom F, top F", "blue: keep", "dice: dent")

    assert ["dent", "none"] == [table["b1.damage"], table["b2.damage"]]


@rule("TR-AMM-26")
def test_spikes_are_on_one_vehicle_of_one_crew() -> None:
    """A mate that is thrown upon somebody has none, nor has a rival who was given another command."""
    mate = board("c5: .r1 .r2 .b1", "spiked-bumper", "1 4").play("red: r1 1, spiked-bumper 4, F")
    mate.play("dice: bottom F", "red: keep", "dice: bottom F")
    while "dent" not in mate.menu:
        mate.play(f"{mate.to_act}: keep")
    mate.play("dice: dent")
    assert ["dent", "none"] == [mate["r2.damage"], mate["b1.damage"]]

    rival = board("c5: .r1 .b1\nblue has spiked-bumper", "rapid-reload", "1 4").play("red: r1 1, rapid-reload 4, F")
    rival.play("dice: bottom F")
    assert ("red", ["hold", "shoot b1"], "none") == (rival.to_act, rival.menu, rival["b1.damage"])


@rule("TR-AMM-26")
@pytest.mark.parametrize(
    ("row", "there"),
    [
        ("c5: .r1 . ~ . .b1", "c8"),
        ("c5: .r1 . . . . .b1", "c5"),
        ("c5: .r1 .b1", "c5"),
        ("c5: .r1 . # .b1", "c5"),
    ],
    ids=["four ahead", "five ahead", "right before", "behind it is rock"],
)
def test_slipstream(row: str, there: str) -> None:
    """Up to the space behind the next vehicle straight ahead, at most four away."""
    assert there == board(row, "slipstream", "1 3").play("red: r1 1, slipstream 3")["r1"]


@rule("TR-AMM-26")
def test_a_slipstream_ends_on_what_lies_there() -> None:
    """The space is resolved, those between are not."""
    table = board("c5: .r1 ? .o .b1", "slipstream", "1 3").play("red: r1 1, slipstream 3", "dice: FL")

    assert ["b7", "face down"] == [table["r1"], table["hazard c6"]]


@rule("TR-AMM-26")
def test_brakes() -> None:
    """The vehicle may stop after any space; the road die may still be taken."""
    table = board("c5: =r1 = = =", "brakes", "2 6").play("red: r1 6, brakes 2, F")
    assert ["FL", "F", "FR", "stop"] == table.menu
    table.play("red: stop")

    assert ["c6", ["road 1", "no road die"]] == [table["r1"], table.menu]


@rule("TR-AMM-26")
def test_all_terrain() -> None:
    """The road die after sand; a slam forfeits it as ever."""
    sand = board("c5: .r1 . .", "all-terrain", "1 2").play("red: r1 1, all-terrain 2, F")
    slam = board("c5: .r1 .b1", "all-terrain", "1 2").play("red: r1 1, all-terrain 2, F", "dice: bottom F")

    assert ["road 1", "no road die"] == sand.menu
    assert ["hold", "shoot b1"] == slam.menu


@rule("TR-AMM-26")
def test_air_horn() -> None:
    """One of the vehicles right before red's jumps a space straight ahead, and meets what is there."""
    table = board("c5: .r1 .b1 #\nb5: .b2", "air-horn", "1 3", others="r3 at f1\nb3 at f16")
    table.play("red: r1 1, air-horn 3")
    assert {"honk b1", "honk b2"} == set(table.menu)

    assert "gone" == table.play("red: honk b1")["b1"]


@rule("TR-AMM-26", "TR-CMD-28")
def test_a_horn_that_nobody_hears() -> None:
    """A command may be given for nothing."""
    assert ["FL", "F", "FR"] == board("c5: .r1", "air-horn", "1 3").play("red: r1 1, air-horn 3").menu


@rule("TR-AMM-26")
@pytest.mark.parametrize(("die", "moves"), [(6, "4"), (2, "1"), (1, "1")])
def test_duct_tape(die: int, moves: str) -> None:
    """A token comes off, and the vehicle has two moves fewer, but one at least."""
    table = board("r1 at c5\nr2 at c1, damage dent", "duct-tape", f"4 {die}").play(f"red: r1 {die}, duct-tape 4")

    assert ["none", moves] == [table["r2.damage"], table["r1.moves"]]


@rule("TR-AMM-26")
def test_switcheroo() -> None:
    """Two of red's cars change places, and nothing there is resolved."""
    table = board("c5: .r1 .\nc12: or2 .", "switcheroo", "1 5").play("red: r1 1, switcheroo 5")
    assert ["switch r2", "switch r3"] == table.menu
    table.play("red: switch r2, F")

    assert ["c13", "c5"] == [table["r1"], table["r2"]]


@rule("TR-AMM-27", "TR-CMD-28")
@pytest.mark.parametrize("card", ["slipstream 3", "air-horn 3", "switcheroo 5"])
def test_commands_from_the_starting_area(card: str) -> None:
    """They may be given, and nothing comes of them; the car drives on."""
    table = board("r1 at start\nr2 at c5\nround 1", card.split()[0], "1 3 5").play(f"red: r1 1, {card}")

    assert "start" == table["r1"]
    assert "start c1" in table.menu


@rule("TR-AMM-29", "TR-XEX-09")
def test_a_command_token_on_a_bonus_command() -> None:
    """It activates the command as a die would, beside a die on another."""
    drawing = "c5: .r1 .\nred has brakes, tokens 1\nred dice 2 3"
    table = road(drawing, DECK, "leaders").play("red: r1 3")
    assert "token brakes" in table.menu
    table.play("red: token brakes, nitro 2")

    assert ["5", True] == [table["r1.moves"], "stop" in table.menu]
