"""Which source wins, and what is left to luck (TR-PRE)."""

import pytest

from chicane.core.chance import Luck
from chicane.core.codec import digest
from chicane.core.match import Match, new
from chicane.core.scenario import Table
from chicane.core.step import CHANCE
from chicane.thunder.state import Thunder
from tests.rule import rule


def wander(match: Match, plies: int) -> Match:
    """Play on with choices that depend on the position only."""
    luck = Luck("wander")
    while not match.over and len(match.acts) < plies:
        match.play(match.options[luck.below(len(match.options))])
    return match


@rule("TR-PRE-01", "TR-FRT-07")
def test_french_revision_beats_the_english_book() -> None:
    """English: a removed tile is flipped. French, newer: it is put back as it is, so the same face comes again."""
    table = Table("thunder", "tiles 1b 2a 3a\nr1 at c24\nb1 at c12\ng1 at c14\nred commanded", players=3)
    assert isinstance(table.game, Thunder)
    table.game.shuffled = []
    table.play("red: r1 1, F")

    assert "2a 3a 1b" == table["tiles"]


@rule("TR-PRE-01", "TR-DMG-06")
def test_faq_beats_both_books() -> None:
    """French: a token is discarded. FAQ: it is shuffled back, so nineteen in the pile become twenty again."""
    table = Table("thunder", "r1 at c5\nb1 at c12\nr1 damage dent\nred dice 1 6", players=2)

    assert "19" == table["damage pile"]

    table.play("red: r1 1, repair 6")

    assert "20" == table["damage pile"]


@rule("TR-PRE-02", "TR-DMG-24")
def test_a_token_beats_a_general_rule() -> None:
    """Move costs bind a vehicle in its own turn only, but the dazed token charges for mud in anybody's."""
    table = Table("thunder", """
        c5: .r1 .  .b1 ~  .  .
        red commanded
    """, players=2).play("red: r1 1, F, shoot b1", "dice: any, dazed, 3", "? to act = dice", "dice: F")  # fmt: skip

    assert "1" == table["b1.moves"]  # two of three went into the mud

    table.play("dice: F")

    assert "c9" == table["b1"]
    assert "blue" == table.to_act


@rule("TR-PRE-03", "TR-PRE-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_faq_11_the_engine_never_asks_how_to_read_a_rule(players: int) -> None:
    """The rulings decide: the same inputs lead to the same game."""
    one, two = (wander(new("thunder", players, seed=11), 250) for _ in range(2))

    assert one.log == two.log
    assert digest(one.game) == digest(two.game)


@rule("TR-PRE-04")
def test_recorded_game_replays_identically() -> None:
    """The log alone, without the generator, leads to the same position."""
    played = wander(new("thunder", 3, seed=5), 250)
    again = Table("thunder", players=3)
    for act in played.acts:
        again.choose(act.text)

    assert digest(played.game) == digest(again.game)


@rule("TR-PRE-04")
def test_only_dice_and_shuffles_are_random() -> None:
    """What chance decides is a die, a tile, a damage token or a hazard token."""
    named = {
        "TileLaid", "Shows", "RoadDieShows",  # setup and rounds
        "Flipped", "Sifted", "Slid",  # hazards
        "Slammed", "Fired", "Drawn",  # slams, shots, damage
        "ShrapnelFlies", "TakeOff", "Reel", "Staggered",
    }  # fmt: skip
    seen = set()
    for seed in range(6):
        match = wander(new("thunder", 4, seed=seed), 400)
        seen |= {type(act.option).__name__ for act in match.acts if act.actor == CHANCE}

    assert seen <= named
    assert {"TileLaid", "Shows", "RoadDieShows", "Flipped", "Slammed", "Drawn"} <= seen


@rule("TR-PRE-05")
def test_the_owner_chooses_in_anybodys_turn() -> None:
    """In red's turn blue decides about the dice for blue's large car."""
    table = Table("thunder", "c5: .r1 .b3 .\nred commanded", players=2).play("red: r1 1, F", "dice: bottom F")

    assert "blue" == table.to_act
    assert ["keep", "reroll"] == table.menu


@rule("TR-PRE-05", "TR-SLM-20")
def test_a_player_who_is_out_chooses_nothing() -> None:
    """The large car of a player who is out is thrown as the dice fall: nobody is asked for it."""
    table = Table("thunder", """
        c5: .r1 .g3 .b3
        g3 damage dent, dent
        final
        red commanded
    """, players=3)  # fmt: skip

    assert "yes" == table["green.out"]

    table.play("red: r1 1, F", "dice: bottom FL")

    assert "b6" == table["g3"]
    assert "red" == table.to_act  # the slam is over: red may shoot
