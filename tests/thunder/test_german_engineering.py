"""German Engineering: hands of five, shooting by the top card, a deck made anew from the discards (TR-GEN)."""

from __future__ import annotations

from collections import Counter

import pytest

from chicane.bots import bot, play_out
from chicane.core.cards import Answer, Card, Deck
from chicane.core.chance import Luck, commitment
from chicane.core.engine import Game
from chicane.core.errors import BadInput
from chicane.core.match import Match, new
from chicane.core.pile import UNKNOWN
from chicane.core.scenario import Table
from chicane.core.scene import svg
from chicane.core.view import WATCHER, seen_by
from chicane.thunder.box import BESIDE_SEATS, BoardCard, Command, Expansion, Stock
from chicane.thunder.command import BASE_BOARD, nitro
from chicane.thunder.expansions import BASE
from chicane.thunder.game import GAME, ThunderRules
from chicane.thunder.german_engineering import (
    CARDS,
    CODES,
    FACE,
    FACE_IDS,
    GERMAN_ENGINEERING,
    HAND,
    VALUE,
    Announce,
    DrawCard,
)
from chicane.thunder.kinds import SHOOTING_DIE
from chicane.thunder.setup import FindFirst
from chicane.thunder.shoot import ShotDie
from chicane.thunder.state import NO_SLOT, NO_VEHICLE, Thunder
from tests.rule import rule

RED, BLUE = 0, 1
ON: dict[str, object] = {"german_engineering": "yes"}
FAR = "\nb1 at a20\n"  # a blue car out of the way
DUEL = "c5: .r2 . .b1\nb2 at a20\nred commanded, "  # one space and red may shoot


def table(drawing: str, players: int = 2, **options: object) -> Table:
    """A position in which the car crews have decks."""
    return Table("thunder", drawing, players, {**ON, **options})


def game_of(play: Table) -> Thunder:
    assert isinstance(play.game, Thunder)
    return play.game


def begun(seed: str, players: int = 3, **options: object) -> Match:
    """A race from its first decision."""
    setup = GAME.check_options({**ON, **options}, players)
    match = Match(GAME, players, setup, [f"P{seat}" for seat in range(players)], seed, commitment(seed))
    match.settle()
    return match


def chase(match: Match) -> Thunder:
    assert isinstance(match.game, Thunder)
    return match.game


def known_to(game: Game, seat: int) -> Thunder:
    """The chase as a seat knows it."""
    known = seen_by(game, seat).game
    assert isinstance(known, Thunder)
    return known


# The deck


@rule("TR-CMP-22", "TR-CMP-23")
def test_a_deck_has_eighteen_cards() -> None:
    """Three of each move value; shooting results in the proportions of the die, and no value has them all."""
    faces = Counter(FACE_IDS[face] for face in FACE)
    hits = [
        sum(len(SHOOTING_DIE[FACE[card]].hits) for card in range(CARDS) if VALUE[card] == value)
        for value in range(1, 7)
    ]

    assert 18 == CARDS == len(set(CODES))
    assert dict.fromkeys(range(1, 7), 3) == Counter(VALUE)
    assert {face.id: face.weight * 3 for face in SHOOTING_DIE} == faces
    assert {4, 5} == set(hits)


@rule("TR-GEN-01", "TR-GEN-03")
def test_hands_of_five_in_place_of_dice() -> None:
    """Every car crew has a deck of its own and no dice."""
    game = chase(begun("1"))

    assert [] == game.dice
    assert [HAND] * 3 == [len(hand) for hand in game.drive_hand]
    assert [CARDS - HAND] * 3 == [sum(pile) for pile in game.drive_pile]


@rule("TR-GEN-02", "TR-SET-17", "TR-MOT-30")
def test_the_final_five_keep_their_dice() -> None:
    """They race against crews with decks; totals are compared as they are, five cards against six dice."""
    game = chase(begun("1", 3, crew="cars,final_five,cars"))

    assert [5, 0, 5] == [len(hand) for hand in game.drive_hand]
    assert 6 == len(game.dice_of(1)) == len(game.dice)
    totals = [sum(VALUE[card] for card in game.drive_hand[seat]) for seat in (0, 2)]
    assert [totals[0], sum(game.dice), totals[1]] == FindFirst().totals(game)


def test_without_the_option_nothing_is_there() -> None:
    """A base game has no decks in its state."""
    game = GAME.start(4)

    assert [[], [], [], [], []] == [
        game.drive_pile, game.drive_hand, game.drive_board, game.drive_used, game.drive_total,
    ]  # fmt: skip


# The first player


def draw_hands(game: Thunder, hands: list[list[str]]) -> None:
    """Let chance draw these cards, seat by seat."""
    wanted = [code for hand in hands for code in hand]
    while wanted:
        assert isinstance(game.pending, DrawCard)
        code = wanted.pop(0)
        game.play(next(option for option in game.menu if option.text(game) == code))


def before_the_draw(players: int, **options: object) -> Thunder:
    """A race in which the hands are about to be drawn."""
    game, luck = GAME.start(players, {**ON, **options}), Luck("setup")
    while not isinstance(game.pending, DrawCard):
        game.play(game.menu[luck.below(len(game.menu))])
    return game


LOW, HIGH = ["1a", "1b", "2a", "2b", "3a"], ["6a", "6b", "5a", "5b", "4a"]


@rule("TR-GEN-04")
def test_the_lowest_total_goes_first() -> None:
    """Nine against twenty-six: blue begins."""
    game = before_the_draw(2)
    draw_hands(game, [HIGH, LOW])

    assert (BLUE, 26, 9) == (game.first, game.total(RED), game.total(BLUE))


@rule("TR-GEN-04", "TR-SET-16")
def test_a_shared_lowest_total_is_drawn_again() -> None:
    """All shuffle their hands back and draw anew, also whoever had more."""
    game = before_the_draw(3)
    draw_hands(game, [LOW, LOW, HIGH])

    assert isinstance(game.pending, DrawCard)
    assert [[], [], []] == game.drive_hand
    assert [[1] * CARDS] * 3 == game.drive_pile
    draw_hands(game, [HIGH, LOW, HIGH])
    assert BLUE == game.first


@rule("TR-GEN-05", "TR-SET-16")
def test_dice_are_rolled_again_with_the_redraw() -> None:
    """A tie between two decks is a new roll for the motorcycles, too."""
    game = before_the_draw(3, crew="cars,cars,final_five")
    draw_hands(game, [LOW, LOW])
    for _ in range(6):
        game.play(game.menu[5])
    assert [0] * 6 == game.dice and isinstance(game.pending, DrawCard)

    draw_hands(game, [HIGH, HIGH])
    for _ in range(6):
        game.play(game.menu[0])
    assert 2 == game.first


@rule("TR-GEN-04")
def test_totals_are_announced_and_hands_are_not() -> None:
    """Everybody hears every total; only the holder sees cards, in state, log and story."""
    match = begun("3")
    game = chase(match)
    for seat in (0, 1, 2, WATCHER):
        view = match.seen_by(seat)
        told = [line.message.args["total"] for line in view.story if line.message.key == "thunder-told-announce"]
        assert [game.total(each) for each in range(3)] == told[-3:]
        drawn = [line for line in view.log if line[2:] in CODES]
        draws = sum(line[2:] in CODES for line in match.log)
        assert (0 if seat == WATCHER else draws // 3) == len(drawn)


@rule("TR-GEN-04")
def test_an_imagined_hand_has_the_announced_total() -> None:
    """What was announced can't be ruled out; cards that were played count against it."""
    match = begun("3")
    game = chase(match)
    while game.round == 1 and not match.over:
        for seed in range(3):
            imagined = match.seen_by(WATCHER).imagine(Luck(str(seed)))
            assert isinstance(imagined, Thunder)
            assert [game.total(seat) for seat in range(3)] == [imagined.total(seat) for seat in range(3)]
        match.play(match.game.menu[0])


@rule("TR-GEN-18")
def test_hands_are_secret_and_discards_are_not() -> None:
    """The others know how many, and what was turned up or played; the rest is one heap to them."""
    play = table(DUEL + "hand 1a 5b 6c\nred discards 4a 4b, played 2a")
    known = known_to(play.game, BLUE)

    assert [UNKNOWN] * 3 == known.drive_hand[RED]
    assert game_of(play).drive_used == known.drive_used
    assert game_of(play).drive_board == known.drive_board
    assert CARDS - 3 == sum(known.drive_pile[RED])
    assert game_of(play).drive_hand[RED] == known_to(play.game, RED).drive_hand[RED]


# Assigning


@rule("TR-GEN-06", "TR-GEN-09", "TR-GEN-14")
def test_a_card_counts_as_a_die_of_its_value() -> None:
    """Four moves whatever it would hit; then it lies used on its board, and the other cards can still be played."""
    play = table("c5: .r1 . . . . .\nr2 at a1" + FAR + "red commanded, hand 4c 6a 1a").play("red: r1 4c, F, F, F, F")

    assert ["c9", "1a 6a", "4c"] == [play["r1"], play["red.hand"], play["red.played"]]
    play.play("blue: b1 1a, no command, F, no road die")
    assert ["r2 1a", "r2 6a"] == play.menu


@rule("TR-GEN-06")
def test_cards_that_are_alike_are_one_choice() -> None:
    """Which result a card carries is the player's business, which of two equal ones is not."""
    play = table("c5: .r1" + FAR + "red hand 6b 6c 6a 2a")

    assert ["r1 2a", "r1 6a", "r1 6b"] == play.menu


@rule("TR-GEN-07")
def test_one_card_a_round_on_a_command() -> None:
    """In the range that the command accepts, and only once."""
    play = table("c5: .r1\nr2 at a1" + FAR + "red hand 1a 3b 4a 6a").play("red: r1 1a")
    wanted = ["no command", "airstrike 3b", "airstrike 4a", "airstrike 6a"]
    assert [*wanted, "nitro 3b", "drift 3b", "drift 4a", "repair 6a"] == play.menu

    play.play("red: drift 4a, F", "blue: b1 1a, no command, F, no road die", "red: r2 3b")
    assert "red" == play.to_act and "no command" not in play.menu
    assert "1a 3b 4a" == " ".join(sorted(play["red.played"].split()))


@rule("TR-GEN-08")
def test_nitro_adds_the_move_value() -> None:
    """Two and three are five."""
    play = table("c5: .r1 . . . . . .\nr2 at a1" + FAR + "red hand 2a 3b").play("red: r1 2a, nitro 3b, F, F, F, F, F")

    assert "c10" == play["r1"]


@rule("TR-GEN-19")
def test_a_coast_ignores_the_value_of_its_card() -> None:
    """One space on a six."""
    play = table("c5: .r1 . .\nr1 moved" + FAR + "red hand 6a").play("red: coast r1 6a, F")

    assert ["c6", "6a"] == [play["r1"], play["red.played"]]


# A new round

LAST_TURN = "c5: .r1 . .b1 . . .\nfirst red\nturn blue 3\nb1 moved\n"


@rule("TR-GEN-10", "TR-GEN-12", "TR-GEN-11")
@pytest.mark.parametrize(("played", "kept"), [("1a 2a 3a 4a", "5a"), ("1a 2a 3a", "5a 6a")])
def test_hands_are_filled_up_to_five(played: str, kept: str) -> None:
    """What lies on boards is discarded, what is held is kept: one card after a command, two without one."""
    play = table(LAST_TURN + f"red hand {kept}, played {played}\nblue hand 1a").play("blue: coast b1 1a, F")
    missing = 5 - len(kept.split())
    play.play("dice: " + ", ".join(["1b", "2b", "3b", "4b"][:missing]))

    assert HAND == len(play["red.hand"].split())
    assert DrawCard(BLUE) == play.game.pending  # red has enough
    assert set(kept.split()) < set(play["red.hand"].split())
    assert ["none", played] == [play["red.played"], play["red.discards"]]


@rule("TR-GEN-15", "TR-GEN-24")
def test_a_deck_is_made_anew_while_hands_are_filled() -> None:
    """The cards that were just discarded from the boards are part of it."""
    rest = CODES[4:]
    drawing = LAST_TURN + f"red hand 1c, played 1a 1b, discards {' '.join(rest)}\nblue hand 1a"
    play = table(drawing).play("blue: coast b1 1a, F")

    assert "1c 2a" == play["red.hand"]  # the only card of the deck is drawn first
    assert ["1a", "1b", *rest] == play.menu


@rule("TR-GEN-17")
def test_kept_cards_are_never_shuffled_in() -> None:
    """Nothing in the hand is drawn again."""
    rest = [code for code in CODES if code not in ("1a", "6a")]
    play = table(LAST_TURN + f"red hand 1a 6a, discards {' '.join(rest)}\nblue hand 1a").play("blue: coast b1 1a, F")

    assert "dice" == play.to_act
    assert rest == play.menu


# Shooting


@rule("TR-GEN-13", "TR-GEN-14")
@pytest.mark.parametrize(("card", "damage"), [("6a", "dent"), ("2a", "dent"), ("2b", "none"), ("1b", "none")])
def test_a_shot_turns_the_top_card_up(card: str, damage: str) -> None:
    """Its result is compared with the small target, its value is not; then it is discarded."""
    play = table(DUEL + "hand 1c").play("red: r2 1c, F, shoot b1")
    assert "dice" == play.to_act and "large" not in play.menu
    play.play(f"dice: {card}" + (", dent" if damage != "none" else ""))

    assert [damage, card] == [play["b1.damage"], play["red.discards"]]
    assert card not in play["red.deck"].split() + play["blue.discards"].split()


@rule("TR-GEN-20")
def test_a_chopper_shoots_with_the_deck_of_its_owner() -> None:
    """The airstrike turns a card of red's deck up."""
    play = table("c5: .r1 . . . .b1\nb2 at a20\nred hand 1a 5b 6b").play(
        "red: r1 1a, airstrike 5b, chopper c8, shoot b1"
    )
    play.play("dice: 6a, dent")

    assert ["dent", "6a"] == [play["b1.damage"], play["red.discards"]]


@rule("TR-GEN-21")
def test_a_pit_trap_turns_a_card_up() -> None:
    """The deck of whoever found it decides."""
    play = table("c5: .r1 ?" + FAR + "r2 at a1\nred commanded, hand 1a", carnage="yes").play(
        "red: r1 1a, F", "dice: pit, 1b"
    )

    assert ["c6", "1b"] == [play["r1"], play["red.discards"]]


@rule("TR-GEN-21")
def test_a_roll_without_an_owner_is_a_die() -> None:
    """Where nobody shoots, the shooting die is rolled."""
    play = table(DUEL + "hand 1c")
    play.game.do(ShotDie(NO_VEHICLE, 3, NO_SLOT))
    play.game.advance()

    assert [face.id for face in SHOOTING_DIE] == play.menu


@rule("TR-GEN-02")
def test_motorcycles_shoot_with_the_die() -> None:
    """Also at somebody who has a deck."""
    drawing = "c5: .m1 . .r1\nr2 at a20\nturn final_five\nfinal_five dice 1, commanded"
    play = table(drawing, crew="cars,final_five").play("final_five: m1 1, F, shoot r1")

    assert [face.id for face in SHOOTING_DIE] == play.menu


@rule("TR-GEN-15", "TR-GEN-16", "TR-GEN-17")
def test_a_deck_is_made_anew_in_the_middle_of_a_round() -> None:
    """The discards are shuffled at once; what lies on boards or is held stays where it is."""
    rest = [code for code in CODES if code not in ("1c", "5a", "6a", "6b")]
    play = table(DUEL + f"hand 1c 6b, played 5a 6a, discards {' '.join(rest)}").play("red: r2 1c, F, shoot b1")

    assert rest == play.menu
    play.play("dice: 1b")
    assert ["1b", "6b"] == [play["red.discards"], play["red.hand"]]
    assert {"1c", "5a", "6a"} == set(play["red.played"].split())


def test_the_card_of_an_eliminated_car_stays_out_until_the_round_is_over() -> None:
    """It is no part of a reshuffle in between, and discarded with the others afterwards (ruling 170)."""
    rest = [code for code in CODES if code not in ("1a", "1c", "6b")]
    drawing = "c5: .r2 . .b1\nb4: .r1 #\nb2 at a20\nred commanded, hand 1a 1c 6b, discards " + " ".join(rest)
    play = table(drawing).play("red: r1 1a, F", "blue: b2 1a, no command, F, no road die", "red: r2 1c, F, shoot b1")

    assert "gone" == play["r1"]
    assert rest == play.menu
    assert "1a 1c" == play["red.played"]


# With other boxes


def again(game: Thunder, event: ShotDie, subject: int) -> list[ShotDie]:
    """The shot is made once more."""
    return [ShotDie(event.shooter, event.target, event.slot)]


def boxed(*decks: Deck, stocks: list[Stock] | None = None, held: int = RED) -> ThunderRules:
    """Thunder with decks in place of dice, and toys."""
    vehicle = 1  # r2
    toys = Expansion(
        "toys", decks=list(decks), stocks=stocks, in_force=lambda game: [(0, vehicle, held)] if decks else []
    )
    base = Expansion(
        "base", BASE.hazards, BASE.damages, BASE.tiles, toys.decks, BASE.crews, in_force=toys.in_force, stocks=stocks,
        refit=GERMAN_ENGINEERING.refit,
    )  # fmt: skip
    return ThunderRules([base])


@rule("TR-GEN-22")
def test_a_reroll_turns_the_next_card_up() -> None:
    """Both are discarded."""
    scope = Card("scope", answers={"shot_falls": Answer(again, instead=True)})
    play = Table(boxed(Deck("toys", 1, [scope])), DUEL + "hand 1c", 2).play("red: r2 1c, F, shoot b1", "dice: 1b")
    assert ["scope", "decline"] == play.menu

    play.play("red: scope", "dice: 6a")
    assert "1b 6a" == play["red.discards"]


def test_a_rerolled_card_joins_the_reshuffle() -> None:
    """It was discarded when it was turned up, so the new deck has it (ruling 171)."""
    scope = Card("scope", answers={"shot_falls": Answer(again, instead=True)})
    rest = [code for code in CODES if code not in ("1b", "1c")]
    play = Table(boxed(Deck("toys", 1, [scope])), DUEL + f"hand 1c, discards {' '.join(rest)}", 2)
    play.play("red: r2 1c, F, shoot b1, scope")  # the last card of the deck misses, and the shot is made again

    assert sorted([*rest, "1b"]) == play.menu


@rule("TR-XEX-11")
def test_a_wider_nitro_accepts_what_is_printed_on_it() -> None:
    """A board with Nitro 1 to 4 takes a card of 4, and none of 5."""
    board = BoardCard("toy-leader", [Command("nitro", 1, 4, nitro)], replaces=True)
    rules = boxed(stocks=[Stock(Deck("leaders", 1, [board]), BESIDE_SEATS)])
    play = Table(rules, "c5: .r1" + FAR + "red has toy-leader, hand 1a 4a 5a", 2).play("red: r1 1a")

    assert ["no command", "nitro 4a"] == play.menu
    assert 3 == next(command.most for command in BASE_BOARD if command.id == "nitro")


@rule("TR-GEN-23")
def test_all_other_dice_are_still_rolled() -> None:
    """Road die, slam dice and direction die."""
    play = table("c5: .r1 .b1 .\nr2 at a1\nb2 at a20\nred commanded, hand 1a").play("red: r1 1a, F")
    assert "dice" == play.to_act and not set(CODES) & set(play.menu)
    again = before_the_draw(2)
    draw_hands(again, [HIGH, LOW])
    assert ["1", "2", "3"] == [option.text(again) for option in again.menu]


# Views, pictures, bots


def lines(game: Thunder, names: list[str]) -> list[str]:
    """What the terminal shows, as keys."""
    return [str(span.text) for line in GAME.sketch(game, names) for span in line]


@pytest.mark.parametrize("seat", [0, 1, 2, WATCHER])
def test_views_tell_nothing_of_a_hand(seat: int) -> None:
    """With the hidden hands drawn anew, state, picture and sketch are the same for the seat."""
    match, luck = begun("5", 3), Luck("walk")
    names = ["Ann", "Bob", "Cem"]
    while not match.over and match.game.round < 4:  # type: ignore[attr-defined]
        view = match.seen_by(seat)
        other = seen_by(view.imagine(luck), seat).game
        assert view.state == seen_by(other, seat).state
        assert isinstance(view.game, Thunder) and isinstance(other, Thunder)
        if match.game.plies % 7 == 0:
            assert svg(GAME.scene(view.game, names)) == svg(GAME.scene(other, names))
            assert lines(view.game, names) == lines(other, names)
        match.play(match.game.menu[luck.below(len(match.game.menu))])


def test_a_hand_is_drawn_for_its_holder_only() -> None:
    """The holder sees five cards, the others five backs; deck and discards are there for all."""
    play = table(DUEL + "hand 1a 2a 3a 4a 5a\nred discards 6a")
    mine, yours = (
        {piece.id: piece for piece in GAME.scene(known_to(play.game, seat), ["Ann", "Bob"]).pieces}
        for seat in (RED, BLUE)
    )

    assert {f"drive-red-{value}a" for value in range(1, 6)} <= set(mine)
    assert {f"drive-red-{number}" for number in range(5)} <= set(yours)
    assert not {f"drive-red-{code}" for code in CODES} & set(yours)
    assert [12, 1, "6"] == [yours["deck-red"].label.args[name] for name in ("left", "used", "values")]


def test_whoever_can_not_have_such_a_position_is_told_why() -> None:
    """Too many cards, cards twice, cards for dice."""
    for drawing, message in [
        (DUEL + "hand 1a 1b 1c 2a 2b 2c", "a hand has 5 cards, not 6"),
        (DUEL + "hand 1a\nred discards 1a", "1a is in two places"),
        (DUEL + "hand 7a", "no card '7a'"),
    ]:
        with pytest.raises(BadInput, match=message):
            table(drawing)
    with pytest.raises(BadInput, match="red rolls dice and has no cards"):
        Table("thunder", DUEL + "hand 1a", 2)


def test_greedy_beats_random() -> None:
    """With a deck as with dice."""
    won = 0
    for number in range(4):
        kinds = ["random", "random", "random"]
        kinds[number % 3] = "greedy"
        match = new("thunder", seed=str(number), options=ON, seats=kinds)
        result = play_out(match, [bot(kind, f"{number} {seat}") for seat, kind in enumerate(kinds)])
        won += result.winners == (number % 3,)

    assert won >= 3


def test_greedy_coasts_on_its_worst_card() -> None:
    """A six is kept for the next round."""
    play = table("c5: .r1 . .\nr1 moved" + FAR + "red hand 1b 6b")
    view = seen_by(play.game, RED)

    assert "coast r1 1b" == bot("greedy", "1").choose(view, view.game.menu).text(view.game)


def test_what_is_announced_is_the_sum() -> None:
    """The step says what the hand holds."""
    game = before_the_draw(2)
    draw_hands(game, [HIGH])

    assert 26 == Announce(RED).tell(game).args["total"] == game.drive_total[RED]


# Leaders


@rule("TR-GEN-17", "TR-GEN-18")
def test_lucky_lou_changes_a_whole_hand() -> None:
    """Before the first card of a round: the hand is discarded for all to see, and five new cards are drawn."""
    lou = "c5: .r1 . . .\nb1 at a20\nred has lucky-lou, hand 1a 1b 2a 2b 3a"
    play = table(lou, leaders="yes")
    assert ["lucky-lou", "decline"] == play.menu
    play.play("red: lucky-lou", "dice: 6a, 6b, 6c, 5a, 5b")

    assert ["5a 5b 6a 6b 6c", "1a 1b 2a 2b 3a"] == [play["red.hand"], play["red.discards"]]
    assert "lucky-lou" not in play.menu
    assert "lucky-lou" not in table(f"{lou}, played 1c", leaders="yes").menu


@rule("TR-GEN-15", "TR-GEN-24")
def test_lucky_lou_may_get_the_same_cards_again() -> None:
    """Where the deck does not suffice, what was discarded is part of the new one."""
    rest = "1c 2c 3b 3c 4a 4b 4c 5a 5b 5c"
    play = table(
        f"c5: .r1 . . .\nb1 at a20\nred has lucky-lou, hand 1a 1b 2a 2b 3a, discards {rest}", leaders="yes"
    ).play("red: lucky-lou", "dice: 6a, 6b")

    assert "6c" not in play.menu and "1a" in play.menu
