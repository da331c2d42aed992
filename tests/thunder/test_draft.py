"""Choppe Shoppe: the draft of upgrades, in secret and at once, and how they are fitted (TR-UPG, TR-LDR-10)."""

from __future__ import annotations

import chicane
from chicane import Match
from chicane.core.chance import Luck
from chicane.core.early import asked_first
from chicane.core.pile import UNKNOWN
from chicane.core.scenario import Table
from chicane.core.scene import svg
from chicane.core.view import WATCHER, View, seen_by
from chicane.thunder.choppe_shoppe import deal, draft
from chicane.thunder.choppe_shoppe.draft import FitUpgrade, PassLeft, PickSpare, PickUpgrade
from chicane.thunder.state import Thunder
from chicane.words import words
from tests.rule import rule
from tests.thunder.chrome import thunder

RED, BLUE, GREEN = 0, 1, 2


def drafting(players: int = 3, **options: object) -> Table:
    """A draft in which all packets are dealt."""
    table = Table("thunder", players=players, options={"upgrades": True, **options})
    while table.to_act == "dice":
        table.play(f"dice: {table.menu[0]}")
    return table


def pick(table: Table, number: int = 0) -> None:
    """Whoever is asked takes one of the cards."""
    table.play(f"{table.to_act}: {table.menu[number]}")


def finished(table: Table) -> Table:
    """The draft to its end, always the first card."""
    while isinstance(table.game.pending, PickUpgrade | FitUpgrade):
        pick(table)
    return table


def packets(table: Table) -> list[list[int]]:
    """What the seats pick from."""
    game = thunder(table)
    return game.passing[draft.number(game)]


def hands(table: Table) -> list[list[int]]:
    """What the seats have picked."""
    game = thunder(table)
    return game.hands[draft.number(game)]


def match_of(seed: int, players: int = 3) -> Match:
    """A match at the first pick."""
    return chicane.new("thunder", players=players, seed=seed, options={"upgrades": True})


@rule("TR-UPG-02")
def test_four_cards_each() -> None:
    """All different, and the others stay in the pile."""
    table = drafting()
    game = thunder(table)

    assert [4, 4, 4] == [len(packet) for packet in packets(table)]
    assert 27 - 12 == sum(game.piles[draft.number(game)])


@rule("TR-UPG-03")
def test_all_pick_at_once_and_pass_to_the_left() -> None:
    """Nobody waits for another; then red's packet is blue's, blue's is green's, and green's is red's."""
    table = drafting()
    red, blue, green = packets(table)
    for seat in (BLUE, GREEN):
        early = asked_first(table.game, seat)
        assert early is not None and seat == early.actor
    for _ in range(3):
        pick(table)

    assert [green[1:], red[1:], blue[1:]] == packets(table)
    assert [red[:1], blue[:1], green[:1]] == hands(table)


@rule("TR-UPG-04")
def test_three_cards_and_the_last_one_is_left() -> None:
    """Nobody gets it."""
    table = drafting()
    while isinstance(table.game.pending, PickUpgrade):
        pick(table)

    assert [3, 3, 3] == [len(hand) for hand in hands(table)]
    assert [[], [], []] == packets(table)
    assert 27 - 9 == sum(thunder(table).piles[draft.number(thunder(table))])


@rule("TR-UPG-05", "TR-UPG-17")
def test_one_for_each_car_turned_up_together() -> None:
    """Face down until everybody is done."""
    table = drafting(2)
    while isinstance(table.game.pending, PickUpgrade):
        pick(table)
    early = asked_first(table.game, BLUE)
    assert early is not None and isinstance(early.pending, FitUpgrade)  # nobody waits for red
    pick(table)
    pick(table)  # red is done: the third is not asked
    game, stock = thunder(table), draft.number(thunder(table))
    assert [1, 1, 1, 0, 0, 0] == [len(cards) for cards in game.down[stock]]
    assert "none" == table["r1.cards"]
    finished(table)

    assert [1] * 6 == [len(cards) for cards in thunder(table).open[stock]]
    assert [[]] * 6 == thunder(table).down[stock]


@rule("TR-UPG-07")
def test_nothing_moves_an_upgrade() -> None:
    """After the reveal no option of the draft is left."""
    table = finished(drafting(2))

    assert not any(isinstance(step, FitUpgrade | PickUpgrade) for step in table.game.agenda)


@rule("TR-UPG-01", "TR-UPG-16", "TR-MOT-30")
def test_only_car_crews_draft() -> None:
    """The packet goes past the motorcycles to the next car crew on the left."""
    table = drafting(3, crew="cars,final_five,cars")
    red, none, green = packets(table)
    assert [4, 0, 4] == [len(red), len(none), len(green)]
    pick(table)
    pick(table)

    assert [green[1:], [], red[1:]] == packets(table)


@rule("TR-LDR-10", "TR-LDR-14")
def test_miss_betty_takes_a_leftover() -> None:
    """FAQ-49: after the draft, of all cards that were left; one of her cars has two."""
    table = Table("thunder", players=3, options={"upgrades": True, "leaders": True})
    table.play("dice: miss-betty")
    while table.to_act == "dice":
        table.play(f"dice: {table.menu[0]}")
    table.play("red: miss-betty")
    while not isinstance(table.game.pending, PickSpare):
        pick(table)
    left = packets(table)
    assert ([3, 0, 0], "red") == ([len(packet) for packet in left], table.to_act)
    pick(table)
    while isinstance(table.game.pending, FitUpgrade) and table.to_act == "red":
        pick(table)
    stock = draft.number(thunder(table))
    assert [2, 1, 1] == [len(cards) for cards in thunder(table).down[stock][:3]]

    finished(table)
    assert [2, 1, 1] + [1] * 6 == [len(cards) for cards in thunder(table).open[stock]]
    assert 27 - 10 == sum(thunder(table).piles[stock])  # the two that she did not want are in the box


def test_leaders_come_before_the_draft() -> None:
    """Everybody knows who leads whom when cards are picked."""
    table = Table("thunder", players=2, options={"upgrades": True, "leaders": True})
    while not isinstance(table.game.pending, PickUpgrade):
        table.play(f"{table.to_act}: {table.menu[0]}")
    game = thunder(table)

    assert [1, 1] == [len(cards) for cards in game.open[deal.number(game)]]


# Secrets


def shown(view: View) -> tuple[object, ...]:
    """State, log and story of a view."""
    return view.state, view.log, [(line.ply, repr(line.message)) for line in view.story]


@rule("TR-UPG-17")
def test_packets_and_picks_are_secret() -> None:
    """Others see how many cards there are, and nothing else, in state, log, story and picture."""
    seen: list[list[object]] = []
    for number in (0, 1):
        match = match_of(5)
        match.play(match.options[number])
        views = [match.seen_by(BLUE), match.seen_by(WATCHER)]
        pictures = [svg(match.rules.scene(view.game, ["A", "B", "C"]), words("en").say) for view in views]
        seen.append([*map(shown, views), *pictures])

    assert seen[0] == seen[1]


@rule("TR-UPG-17")
def test_what_is_fitted_is_secret_until_all_is_turned_up() -> None:
    """Whichever card red gives to which car, blue and those who watch see the same."""
    seen: list[list[object]] = []
    for number in (0, 1):
        match = match_of(5, 2)
        while isinstance(match.game.pending, PickUpgrade):
            match.play(match.options[0])
        match.play(match.options[number])
        views = [match.seen_by(BLUE), match.seen_by(WATCHER)]
        pictures = [svg(match.rules.scene(view.game, ["A", "B"]), words("fr").say) for view in views]
        seen.append([*map(shown, views), *pictures])

    assert seen[0] == seen[1]


def test_a_seat_knows_its_own_cards() -> None:
    """Packet, picks and what it has fitted."""
    match = match_of(5, 2)
    match.play(match.options[0])
    game = match.game
    assert isinstance(game, Thunder)
    stock = draft.number(game)
    mine, yours = seen_by(game, RED).game, seen_by(game, BLUE).game
    assert isinstance(mine, Thunder) and isinstance(yours, Thunder)

    assert (game.passing[stock][RED], game.hands[stock][RED]) == (mine.passing[stock][RED], mine.hands[stock][RED])
    assert ([UNKNOWN] * 3, [UNKNOWN]) == (yours.passing[stock][RED], yours.hands[stock][RED])
    assert game.passing[stock][BLUE] == yours.passing[stock][BLUE]


def test_an_imagined_draft_can_be_played_on() -> None:
    """No card is in two places, whatever is imagined in the hands of others."""
    match = match_of(5)
    for seed in range(10):
        game = match.seen_by(RED).imagine(Luck(str(seed)))
        assert isinstance(game, Thunder)

        assert "" == game.rules.audit(game)
        assert any(isinstance(step, PassLeft) for step in game.agenda)
