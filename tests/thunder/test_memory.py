"""Choppe Shoppe: whoever imagines the hands of others in the draft remembers what it has seen and passed on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from chicane.core.chance import Luck
from chicane.core.scenario import Table
from chicane.core.view import WATCHER, seen_by
from chicane.thunder.choppe_shoppe import deal, draft
from chicane.thunder.choppe_shoppe.deal import ChooseLeader
from chicane.thunder.choppe_shoppe.draft import FitUpgrade, PickUpgrade
from chicane.thunder.choppe_shoppe.memory import PASSES, PICKS, picks
from chicane.thunder.game import GAME
from chicane.thunder.state import Thunder
from tests.thunder.chrome import thunder

RED, BLUE = 0, 1
BOTH: dict[str, object] = {"leaders": True, "upgrades": True, "carnage": True}
Whereabouts = list[list[int]]


def drafts(players: int, seed: str, **options: object) -> Iterator[Thunder]:
    """A draft at each of its decisions, played at random; the first leader that is dealt is Miss Betty."""
    table, luck = Table("thunder", players=players, options={**BOTH, **options}), Luck(seed)
    table.play("dice: miss-betty")
    game = thunder(table)
    while game.actor < 0 or isinstance(game.pending, ChooseLeader | PickUpgrade | FitUpgrade):
        if isinstance(game.pending, PickUpgrade | FitUpgrade):
            yield game
        betty = [option for option in game.menu if option.text(game) == "miss-betty"]
        game.play(betty[0] if betty else game.menu[luck.below(len(game.menu))])


def imagined(game: Thunder, seat: int, luck: Luck) -> Thunder:
    """The chase as a seat may imagine it."""
    found = seen_by(game, seat).imagine(luck)
    assert isinstance(found, Thunder)
    return found


def whereabouts(game: Thunder, packets: Whereabouts) -> list[list[int]]:
    """By packet and seat: how many of its cards the seat holds, has laid down or chooses from."""
    stock, found = draft.number(game), []
    for packet in packets:
        has = []
        for seat in range(game.players):
            down = [card for car in game.vehicles_of(seat) for card in game.down[stock][car]]
            cards = game.hands[stock][seat] + game.passing[stock][seat] + down
            has.append(len([card for card in cards if card in packet]))
        found.append(has)
    return found


@pytest.mark.parametrize(("players", "crew"), [(2, "cars,cars"), (3, "cars,cars,cars"), (4, "cars,cars,cars,cars")])
def test_what_was_passed_on_is_where_it_must_be(players: int, crew: str) -> None:
    """One card of a packet is with each neighbour who has picked from it, the rest where the packet is."""
    luck = Luck("memory")
    for game in drafts(players, "1", crew=crew):
        stock = draft.number(game)
        is_over = any(picks(game, stock, seat) > PICKS for seat in range(players))
        for seat in range(players):
            guess, packets = imagined(game, seat, luck), game.passed[stock][seat][:PASSES]
            assert "" == GAME.audit(guess)
            assert is_over or whereabouts(game, packets) == whereabouts(guess, packets)


def test_a_packet_that_nobody_has_picked_from_is_known() -> None:
    """All of it, until its next owner picks."""
    for game in drafts(3, "1"):
        stock = draft.number(game)
        if game.passed[stock][RED] and picks(game, stock, BLUE) == 1:
            assert game.passing[stock][BLUE] == imagined(game, RED, Luck("1")).passing[stock][BLUE]
            return
    raise AssertionError("nobody passed anything on")


def test_others_know_nothing_of_it() -> None:
    """What red remembers is red's alone, and gone once all is turned up."""
    for game in drafts(3, "1"):
        for seat in (BLUE, WATCHER):
            known = seen_by(game, seat).game
            assert isinstance(known, Thunder)
            assert [[], []] == [packets[RED] for packets in known.passed]
    assert [[[], [], []], [[], [], []]] == game.passed


def test_nobody_is_led_by_the_leader_that_one_sent_away() -> None:
    """It is in the box again, and whoever sent it there knows that."""
    table = Table("thunder", players=2, options={"leaders": True})
    while table.to_act == "dice":
        table.play(f"dice: {table.menu[0]}")
    table.play("red: " + table.menu[0])
    game, stock = thunder(table), deal.number(thunder(table))
    ((unwanted,),) = game.passed[stock][RED]
    guesses = [imagined(game, RED, Luck(str(seed))).hands[stock][BLUE] for seed in range(40)]

    assert not any(unwanted in hand for hand in guesses)
    assert 1 < len({tuple(hand) for hand in guesses})
