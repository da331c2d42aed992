"""What every game must keep to: played at random, with every number of players and every mix of options."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as some

import chicane
from chicane.core.cards import Index, Seams, index_of
from chicane.core.chance import Luck, commitment, stroll, weighted
from chicane.core.codec import decode, digest, encode, state
from chicane.core.engine import CAPPED, Game
from chicane.core.errors import IllegalOption
from chicane.core.log import SECRET, Teller, written
from chicane.core.match import Match
from chicane.core.message import Message
from chicane.core.registry import Rules, find, names
from chicane.core.scene import ROLES, VEHICLE, svg
from chicane.core.step import CHANCE, Step, fields
from chicane.core.view import WATCHER, seen_by
from tests.core import toy
from tests.plain import plain
from tools.rules import catalogue
from tools.soak import mixes

MOST_MIXES = 80  # of one game; with more, a sample of so many is played
USUAL_MIXES = 12  # of them are played at once, the others with what is slow
MIXES_AT_LENGTH = 20  # for checks that take long
USUAL_AT_LENGTH = 4
EVERY = 9  # plies between two positions, for checks that take long
IMAGINED = 60  # plies between two imagined games that are played to the end
SMALL_CAP = 30

ROOT = Path(__file__).parents[2]
OWN_KEYS = ("window-",)  # messages of the engine itself
BY_ENGINE = {"actor", "asked", "index", "menu", "rules", "weights", "teller"}  # worked out, or no part of the position


class Case(NamedTuple):
    """A game with a number of players and its options; luck comes from all three."""

    rules: Rules[Any]
    players: int
    options: dict[str, object]

    def __str__(self) -> str:
        return "-".join([self.rules.id, str(self.players), *map(str, self.options.values())])

    def start(self) -> Game:
        """The game at its first decision."""
        game: Game = self.rules.start(self.players, self.options)
        return game

    def luck(self) -> Luck:
        """The luck of this case, always the same."""
        return Luck(str(self))

    def walk(self) -> Iterator[tuple[Game, Step[Any]]]:
        """A random game at each of its decisions, with the option that will be taken."""
        game, luck = self.start(), self.luck()
        while not game.over:
            option = picked(game, luck)
            yield game, option
            game.play(option)

    def positions(self) -> Iterator[Game]:
        """A random game, from time to time."""
        return (game for ply, (game, _) in enumerate(self.walk()) if ply % EVERY == 0)

    def match(self) -> Match:
        """A match at its first decision."""
        setup = self.rules.check_options(self.options, self.players)
        seats = [f"seat {seat}" for seat in range(self.players)]
        match = Match(self.rules, self.players, setup, seats, str(self), commitment(str(self)))
        match.settle()
        return match

    def played(self) -> Match:
        """A match played at random to its end."""
        match, luck = self.match(), self.luck()
        while not match.over:
            match.play(match.game.menu[luck.below(len(match.game.menu))])
        return match


def picked(game: Game, luck: Luck) -> Step[Any]:
    """A random option; chance by its weights."""
    weights = game.weights or [1] * len(game.menu)
    return game.menu[weighted(weights, luck.below(sum(weights)))]


@cache
def dropped(rules: Rules[Any]) -> list[int]:
    """The numbers of a game's mixes, of which there may be tens of thousands, as they leave a sample that shrinks."""
    every, luck = [*range(len(mixes(rules)))], Luck(rules.id)
    return [every.pop(luck.below(len(every))) for _ in range(len(every))]


def cases(most: int) -> list[Case]:
    """Every game with every mix, or a sample of them that is always the same, and part of every larger one."""
    games: list[Rules[Any]] = [*map(find, names()), toy.GAME]
    every = [(rules, mixes(rules)) for rules in games]
    return [Case(rules, *mix[number]) for rules, mix in every for number in sorted(dropped(rules)[-most:])]


EveryTest = Callable[[Callable[..., None]], Callable[..., None]]


def in_two_parts(every: list[Case], usual: list[Case]) -> EveryTest:
    """A test of every mix, of which those are slow that don't belong to the usual ones."""
    at_once = set(map(str, usual))
    marked = [pytest.param(case, marks=[pytest.mark.slow][: str(case) not in at_once]) for case in every]
    return pytest.mark.parametrize("case", marked, ids=str)


every_mix = in_two_parts(cases(MOST_MIXES), cases(USUAL_MIXES))
some_mixes = in_two_parts(cases(MIXES_AT_LENGTH), cases(USUAL_AT_LENGTH))
every_game: EveryTest = pytest.mark.parametrize("case", cases(1), ids=lambda case: case.rules.id)

pytestmark = pytest.mark.usefixtures("toy_installed")


def seats(game: Game) -> list[int]:
    """All seats, and that of the watchers."""
    return [*range(game.players), WATCHER]


def through_json(data: Any) -> Any:
    """Data as it comes back from a file."""
    return json.loads(json.dumps(data))


# The menu


@every_mix
def test_whoever_is_asked_has_a_choice(case: Case) -> None:
    """Never an empty menu, never a single option, never the same option twice; and a known actor."""
    for game, _ in case.walk():
        assert 1 < len(game.menu)
        assert len(game.menu) == len(set(game.menu))
        assert game.actor == CHANCE or 0 <= game.actor < game.players
        assert game.actor == game.pending.actor(game)


@every_mix
def test_asking_changes_nothing(case: Case) -> None:
    """`actor`, `options`, `weights`, `text`, `label`, `prompt` and `parse` leave the position alone."""
    for game, _ in case.walk():
        before, step = digest(game), game.pending
        assert game.actor == step.actor(game)
        assert game.menu == step.options(game)
        if game.actor == CHANCE:
            assert game.weights == step.weights(game)
        step.prompt(game)
        for option in game.menu:
            step.parse(game, option.text(game))
            option.label(game)
        assert before == digest(game)


class Listener(Teller):
    """A commentator who makes sure that nothing changes while a step is told."""

    def hear(self, game: Game, step: Step[Any]) -> None:
        before = digest(game)
        super().hear(game, step)
        assert before == digest(game), f"{step!r} changes the position as it is told"


@some_mixes
def test_telling_changes_nothing(case: Case) -> None:
    """The commentator doesn't touch the pieces, and a game goes the same way when nobody listens."""
    told, quiet = case.start(), case.start()
    told.teller = Listener()
    stroll(told, case.luck())
    stroll(quiet, case.luck())

    assert digest(quiet) == digest(told)


@every_mix
def test_text_forms(case: Case) -> None:
    """Unique in the menu, fit for logs and scenarios, and they parse back to the same option."""
    for game, _ in case.walk():
        texts = [option.text(game) for option in game.menu]
        assert len(texts) == len(set(texts))
        for option, text in zip(game.menu, texts, strict=True):
            assert text == text.strip() and text.isprintable() and text
            assert not set(text) & set(",:="), f"{text!r} can't be written in a scenario"
            assert text[0] not in "?!#*", f"{text!r} looks like something else"
            assert game.actor == CHANCE or not text.isdigit(), f"{text!r} looks like a number of the menu"
            assert option == game.pending.parse(game, text)


def check_message(message: Message, rules: Rules[Any], known: set[str]) -> None:
    """A key of the game or the engine, a rule of its catalogue, and arguments that are plain data."""
    assert message.key.startswith((f"{rules.id}-", *OWN_KEYS))
    assert not message.rule or not known or message.rule in known, f"{message!r} cites an unknown rule"
    for value in message.args.values():
        if isinstance(value, Message):
            check_message(value, rules, known)
        else:
            assert type(value) in (int, str)


@some_mixes
def test_messages(case: Case) -> None:
    """What is asked, offered and told has keys of the game and rules that are in the catalogue."""
    book = ROOT / "docs" / "rules" / f"{case.rules.id}.md"
    known = set(catalogue(book)) if book.exists() else set()
    teller = Teller()
    for game, _ in case.walk():
        game.teller = teller
        check_message(game.pending.prompt(game), case.rules, known)
        for option in game.menu:
            check_message(option.label(game), case.rules, known)
    for line in teller.lines:
        check_message(line.message, case.rules, known)


@every_mix
def test_weights_of_chance(case: Case) -> None:
    """A positive weight for each option, or none at all; seats have no weights."""
    for game, _ in case.walk():
        if game.weights is not None:
            assert game.actor == CHANCE
            assert len(game.menu) == len(game.weights)
            assert min(game.weights) > 0


# Steps and state as data


@every_mix
def test_steps_are_plain_data(case: Case) -> None:
    """Every step that waits or is offered comes back from JSON equal, with nothing in it but its fields."""
    kinds = case.rules.steps()
    for game, _ in case.walk():
        for step in {*game.agenda[-3:], *game.menu}:
            again = decode(through_json(encode(step)), kinds)
            assert step == again
            assert hash(step) == hash(again)
            assert set(fields(type(step))) == set(getattr(step, "__dict__", fields(type(step))))


@plain("compiled objects do not tell what they hold")
@every_mix
def test_position_survives_json(case: Case) -> None:
    """A game put together again from its state stands at the same decision."""
    for game in case.positions():
        again = case.rules.restore(game.players, game.setup, through_json(state(game)))
        assert digest(game) == digest(again)
        assert (game.actor, game.menu, game.weights) == (again.actor, again.menu, again.weights)


@some_mixes
def test_finished_game_survives_json(case: Case) -> None:
    """The end of a game is a position like any other."""
    game = case.played().game
    again = case.rules.restore(game.players, game.setup, through_json(state(game)))

    assert again.over
    assert (game.winners, game.reason, digest(game)) == (again.winners, again.reason, digest(again))


@pytest.mark.parametrize("name", names())
def test_steps_are_known_from_the_start(name: str) -> None:
    """A fresh interpreter that only looks the game up knows all its steps, so that it can read any state."""
    script = f"""
import importlib, pkgutil
from chicane.core.registry import find
known = set(find({name!r}).steps())
package = importlib.import_module("chicane.{name}")
for each in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    importlib.import_module(each.name)
print(sorted(set(find({name!r}).steps()) - known))
"""
    answer = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)

    assert "" == answer.stderr
    assert "[]" == answer.stdout.strip(), "steps in modules that the game does not import"


def attributes(game: Game) -> set[str]:
    """The names of all that a game object holds."""
    named = [getattr(kind, told, ()) for kind in type(game).__mro__ for told in ("__slots__", "__mypyc_attrs__")]
    return {name for names in named for name in names} | set(getattr(game, "__dict__", {}))


def frozen(value: object) -> object:
    """A deep picture of a value, to see whether it changes."""
    if isinstance(value, (list, tuple)):
        return tuple(map(frozen, value))
    if isinstance(value, dict):
        return tuple((frozen(key), frozen(each)) for key, each in value.items())
    inside = getattr(value, "__dict__", None)
    if isinstance(value, Seams) and inside:  # the indexes that it remembers are looked at by a test of their own
        inside = {name: each for name, each in vars(value).items() if name != "indexes"}
    return (type(value), frozen(inside)) if inside else value


@some_mixes
def test_index_of_cards_is_true(case: Case) -> None:
    """Whenever somebody chooses, the cards in force are indexed as they would be if one looked anew."""
    for game in case.positions():
        known, fresh = index_of(game), Index(game.seams(), game.in_force(), game)
        assert (fresh.bends, fresh.waiting) == (known.bends, known.waiting)


@some_mixes
def test_every_attribute_is_a_part_or_never_changes(case: Case) -> None:
    """What is not named in `parts` stays what it was when the game was laid out."""
    game = case.start()
    parts, constants = set(type(game).parts), sorted(attributes(game) - set(type(game).parts) - BY_ENGINE)
    before = {name: frozen(getattr(game, name)) for name in constants}
    stroll(game, case.luck())

    assert parts <= attributes(game)
    assert before == {name: frozen(getattr(game, name)) for name in constants}


# Copies


@every_mix
def test_copies(case: Case) -> None:
    """A copy is whole, is not touched by the game going on, and goes the same way when it goes on itself."""
    for game, option in case.walk():
        before, twin = state(game), game.copy()
        assert type(game) is type(twin)
        assert (game.players, game.setup) == (twin.players, twin.setup)
        assert case.rules is game.rules is twin.rules
        assert before == state(twin)
        assert (game.actor, game.menu, game.weights) == (twin.actor, twin.menu, twin.weights)

        further = game.copy()
        further.play(option)
        assert before == state(game), "a copy that goes on changes the game"

        twin.play(option)
        assert state(further) == state(twin)


def other(value: Any) -> Any:
    """A value of the same shape that is not the same, if there is one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return [*value, *value[-1:]] if isinstance(value, list) else f"{value}, but changed"


@some_mixes
def test_copies_take_every_part(case: Case) -> None:
    """Whatever a part holds, the copy holds it too, even where it has seldom anything but what it began with."""
    for game in case.positions():
        for name in type(game).parts:
            changed = game.copy()
            if not isinstance(getattr(changed, name), dict):
                setattr(changed, name, other(getattr(changed, name)))
            assert getattr(changed, name) == getattr(changed.copy(), name), f"{name} is not copied"


@some_mixes
def test_old_copies(case: Case) -> None:
    """Copies taken all along the game still stand where they were taken once it is over."""
    kept = [(game.copy(), digest(game), option) for game, option in case.walk()]
    end = case.start()
    stroll(end, case.luck())

    for (copy, before, option), after in zip(kept, [*[each[1] for each in kept[1:]], digest(end)], strict=True):
        assert before == digest(copy)
        copy.play(option)
        assert after == digest(copy)


# The end


@every_mix
def test_game_ends(case: Case) -> None:
    """Before the ply cap, with a reason, winners who sit at the table, and a pot that is shared out."""
    game = case.start()
    stroll(game, case.luck())

    assert game.over
    assert game.reason not in ("", CAPPED)
    assert ([], []) == (game.menu, game.agenda)
    assert sorted(set(game.winners)) == game.winners
    assert set(game.winners) <= set(range(case.players))
    assert game.players == len(game.returns())
    assert pytest.approx(1 if game.winners else 0) == sum(game.returns())
    assert set(game.winners) == {seat for seat, share in enumerate(game.returns()) if share > 0}


@every_mix
def test_ply_cap(case: Case) -> None:
    """At the cap a game ends there and then, and nobody wins."""
    game = case.start()
    game.cap = min(SMALL_CAP, len(list(case.walk())) - 1)
    stroll(game, case.luck())

    assert game.over
    assert (game.cap, [], CAPPED) == (game.plies, game.winners, game.reason)


# Matches


@some_mixes
def test_same_seed_same_log(case: Case) -> None:
    """A match depends on its seed and choices only, and leaves the `random` module alone."""
    before = random.getstate()
    one, other = case.played(), case.played()

    assert one.log == other.log
    assert one.result == other.result
    assert [(line.ply, line.message) for line in one.story] == [(line.ply, line.message) for line in other.story]
    assert before == random.getstate()


@some_mixes
def test_saved_match_replays(case: Case, tmp_path: Path) -> None:
    """A game file leads to the same match, in the middle and at the end, and the match plays on from there."""
    whole = case.played()
    for ply in (0, len(whole.acts) // 2, len(whole.acts)):
        match = whole.at(ply)
        match.save(tmp_path / "game.json")
        again = chicane.load(tmp_path / "game.json")
        match.settle()  # a file that was saved before the dice fell is loaded after
        assert match.log == again.log
        assert digest(match.game) == digest(again.game)
        assert match.options == again.options
        assert match.result == again.result
        assert [line.message for line in match.story] == [line.message for line in again.story]
        for act in whole.acts[len(again.acts) :]:
            if act.actor != CHANCE:
                again.play(act.text)
        assert whole.log == again.log


@some_mixes
def test_any_ply_of_a_match(case: Case) -> None:
    """Every earlier position can be reached from the log."""
    match, game = case.played(), case.start()
    for ply, act in enumerate(match.acts):
        if ply % (4 * EVERY) == 0:
            then = match.at(ply)
            assert digest(game) == digest(then.game)
            assert match.log[:ply] == then.log
        game.play(act.option)
    assert digest(game) == digest(match.game)


@some_mixes
def test_undo(case: Case) -> None:
    """One's own last choice can be taken back, exactly, unless dice, a secret or somebody else came after it."""
    match, luck = case.match(), case.luck()
    while not match.over:
        before, taken, seat = digest(match.game), len(match.acts), match.game.actor
        match.play(match.game.menu[luck.below(len(match.game.menu))])
        mine = len(match.acts) == taken + 1 and match.game.learnt < match.game.plies
        assert mine == match.can_undo(seat)
        assert not any(match.can_undo(other) for other in seats(match.game) if other != seat)
        if mine and match.game.plies % 5 == 0:
            match.undo(seat)
            assert (before, taken) == (digest(match.game), len(match.acts))
            match.play(match.game.menu[0])
        elif not mine:
            after = digest(match.game)
            with pytest.raises(IllegalOption, match="nothing to undo"):
                match.undo(seat)
            assert after == digest(match.game)


# What a seat may know


def handles(value: object) -> set[int]:
    """The lists and maps that can be reached from a value."""
    if isinstance(value, dict):
        return {id(value)}.union(*map(handles, value.values()))
    if isinstance(value, (list, tuple)):
        return ({id(value)} if isinstance(value, list) else set()).union(*map(handles, value))
    return set()


@some_mixes
def test_views(case: Case) -> None:
    """Whatever is hidden could be otherwise: with it drawn anew, the seat sees the same and may do the same."""
    for game in case.positions():
        for seat in seats(game):
            view = seen_by(game, seat)
            imagined = view.imagine(case.luck())
            again = seen_by(imagined, seat)
            assert view.state == again.state
            assert view.options == again.options
            assert game.actor == view.game.actor == imagined.actor == again.game.actor
            assert view.options == ([option.text(game) for option in game.menu] if seat == game.actor else [])
            if seat != game.actor:
                assert ([], None) == (view.game.menu, view.game.weights), "a menu can give secrets away"


@some_mixes
def test_views_have_no_handle(case: Case) -> None:
    """Nothing that can be changed is shared between a view and the game, and looking changes nothing."""
    names = ["menu", "setup", "weights", *type(case.start()).parts]
    for game in case.positions():
        before = digest(game)
        for seat in seats(game):
            view = seen_by(game, seat)
            for name in names:
                shared = handles(getattr(game, name)) & handles(getattr(view.game, name))
                assert not shared, f"{name} of the view is the game's own"
            assert view.game.teller is None
            view.imagine(case.luck())
        assert before == digest(game)


def are_plain(values: list[Any]) -> bool:
    """Whether lists hold either no lists or nothing else."""
    inner = [each for each in values if isinstance(each, list)]
    return len(inner) in (0, len(values)) and all(map(are_plain, inner))


@some_mixes
def test_lists_of_the_state(case: Case) -> None:
    """A part is a list always or never, and a list holds lists or none, so that views are made quickly."""
    kinds: dict[str, bool] = {}
    for game in case.positions():
        for name in type(game).parts:
            value = getattr(game, name)
            assert kinds.setdefault(name, isinstance(value, list)) == isinstance(value, list), name
            assert not isinstance(value, list) or are_plain(value), name


@some_mixes
def test_imagined_games_end(case: Case) -> None:
    """A game as a seat imagines it can be played to its end by the same rules."""
    for ply, (game, _) in enumerate(case.walk()):
        if ply % IMAGINED == 0:
            for seat in seats(game):
                imagined = seen_by(game, seat).imagine(case.luck())
                stroll(imagined, case.luck())
                assert imagined.reason not in ("", CAPPED)


@some_mixes
def test_log_as_a_seat_knows_it(case: Case) -> None:
    """The whole log, with the secret options struck out; nobody's own choice is a secret to them."""
    match = case.played()
    for seat in seats(match.game):
        shown = [written(act.actor, SECRET) if act.option.hidden(seat) else str(act) for act in match.acts]
        assert shown == match.seen_by(seat).log
    assert not any(act.option.hidden(act.actor) for act in match.acts if act.actor != CHANCE)


# Pictures and judgement


@some_mixes
def test_scenes(case: Case) -> None:
    """A well-formed drawing of what a seat sees, with an id for each piece, whatever the players are called."""
    names = ["<&\">'", *["x" * 40] * (case.players - 1)]
    for ply, (game, _) in enumerate(case.walk()):
        if ply % IMAGINED == 0:
            for seat in (game.actor, WATCHER):
                seen = seen_by(game, seat).game
                before, scene = digest(seen), case.rules.scene(seen, names)
                ids = [piece.id for piece in scene.pieces]
                assert len(ids) == len(set(ids))
                assert {piece.role for piece in scene.pieces} <= set(ROLES)
                assert {spot.option for spot in scene.spots} <= {option.text(seen) for option in seen.menu}
                assert {id for drop in scene.drops for id in drop.pieces} <= set(ids)
                assert set(case.rules.concerns(seen)) <= set(ids)
                assert ElementTree.fromstring(svg(scene, lambda message: message.key)).tag.endswith("svg")
                assert before == digest(seen)


@pytest.mark.parametrize("name", names())
def test_vehicles_say_what_they_are(name: str) -> None:
    """Every game has vehicles, and some of them are hurt on the way."""
    case = next(case for case in cases(1) if case.rules.id == name)
    drivers = [f"name {seat}" for seat in range(case.players)]
    scenes = [case.rules.scene(game, drivers) for game in case.positions()]
    hurts = {piece.hurt for scene in scenes for piece in scene.pieces if piece.role == VEHICLE}

    assert len(hurts) > 1


@some_mixes
def test_drops(case: Case) -> None:
    """What pulling a piece chooses can be chosen, one option after the other."""
    names = [f"name {seat}" for seat in range(case.players)]
    for ply, (game, _) in enumerate(case.walk()):
        if ply % EVERY == 0 and game.actor != CHANCE:
            for drop in case.rules.scene(seen_by(game, game.actor).game, names).drops:
                trial = game.copy()
                for text in drop.options:
                    assert text in [option.text(trial) for option in trial.menu]
                    trial.play(next(option for option in trial.menu if option.text(trial) == text))


@some_mixes
def test_sketches(case: Case) -> None:
    """What a seat sees in lines of text, or of messages that are to be put into words."""
    names = [f"name {seat}" for seat in range(case.players)]
    for ply, (game, _) in enumerate(case.walk()):
        if ply % IMAGINED == 0:
            for seat in (game.actor, WATCHER):
                seen = seen_by(game, seat).game
                before, lines = digest(seen), case.rules.sketch(seen, names)
                texts = [span.text for line in lines for span in line]
                assert texts
                assert not any("\n" in text for text in texts if isinstance(text, str))
                assert before == digest(seen)


@some_mixes
def test_values(case: Case) -> None:
    """How well a seat stands is a number from 0 to 1, or None; to judge a position does not change it."""
    for game in case.positions():
        before = digest(game)
        for seat in range(game.players):
            value = case.rules.value(game, seat)
            assert value is None or 0 <= value <= 1
        assert before == digest(game)


def first_of_a_kind(case: Case) -> Iterator[Game]:
    """The decisions of a random game at which a kind of step is pending, or offered, for the first time."""
    seen: set[type] = set()
    for game, _ in case.walk():
        kinds = {type(game.pending), *map(type, game.menu)}
        if kinds - seen:
            yield game
        seen |= kinds


@every_mix
def test_every_option_has_a_spot(case: Case) -> None:
    """Whatever a seat may choose can be pointed at in the picture."""
    if case.rules is toy.GAME:  # which has a picture without spots
        return
    names = [f"name {seat}" for seat in range(case.players)]
    for game in first_of_a_kind(case):
        if game.actor != CHANCE:
            found = {spot.option for spot in case.rules.scene(game, names).spots}
            assert {option.text(game) for option in game.menu} <= found


@every_mix
def test_every_decision_can_be_judged(case: Case) -> None:
    """There is a value, or the word that the game must be played on, whatever is pending."""
    for game in first_of_a_kind(case):
        for seat in range(game.players):
            value = case.rules.value(game, seat)
            assert value is None or 0 <= value <= 1


class Strange(Step[Any]):
    """A decision that no game has, and an option of it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actor(self, game: Game) -> int:
        return self.seat

    def options(self, game: Game) -> list[Step[Any]]:
        return [Strange(0), Strange(1)]

    def text(self, game: Game) -> str:
        return f"strange {self.seat}"

    def label(self, game: Game) -> Message:
        return Message(f"{game.rules.id}-title")


@pytest.mark.parametrize("name", names())
def test_unknown_steps_are_no_zeros(name: str) -> None:
    """A decision that nobody taught the game to judge is an error, and so is an option without a place."""
    case = next(case for case in cases(1) if case.rules.id == name)
    game = next(game for game in case.positions() if game.plies > 3 * EVERY and game.actor != CHANCE)
    game.do(Strange(game.actor))
    game.advance()
    with pytest.raises((LookupError, NotImplementedError)):
        case.rules.value(game, game.actor)
    with pytest.raises((LookupError, NotImplementedError)):
        case.rules.scene(game, [f"name {seat}" for seat in range(case.players)])


# Anybody's choices


@every_game
@given(data=some.data())
def test_any_choices(case: Case, data: some.DataObject) -> None:
    """Whatever is chosen, by seats and dice, replays from its text forms to the same position."""
    every = mixes(case.rules)
    players, options = every[data.draw(some.integers(0, len(every) - 1), label="mix")]
    game = case.rules.start(players, options)
    texts = []
    for number in data.draw(some.lists(some.integers(0, 11), max_size=60), label="choices"):
        if game.over:
            break
        option = game.menu[number % len(game.menu)]
        texts.append(option.text(game))
        game.play(option)

    again = case.rules.start(players, options)
    for text in texts:
        parsed = again.pending.parse(again, text)
        assert parsed is not None
        again = case.rules.restore(players, again.setup, through_json(state(again)))
        again.play(parsed)
    assert digest(game) == digest(again)


# The contract itself: rules that break it are caught


class Broken(toy.ToyRules):
    """The toy game, of which a subclass breaks one thing."""

    def steps(self) -> dict[str, type[Step[Any]]]:
        return toy.GAME.steps()


class SharedHands(toy.Duel):
    """A copy that forgets to copy a container."""

    def copy(self) -> toy.Duel:
        twin = super().copy()
        twin.hands = self.hands
        return twin


class LostStake(toy.Duel):
    """A copy that forgets a number."""

    def copy(self) -> toy.Duel:
        twin = super().copy()
        twin.stake = 1
        return twin


class OpenPile(toy.Duel):
    """A view that shows what is left in the pile."""

    def hide(self, seat: int) -> None:
        pile = self.pile
        super().hide(seat)
        self.pile = pile


class OpenAgenda(toy.Duel):
    """A view that shows the buried card, which waits on the agenda."""

    def hide(self, seat: int) -> None:
        agenda = self.agenda
        super().hide(seat)
        self.agenda = agenda


class LooseHands(toy.Duel):
    """A list with lists in it and something else."""

    def reveal(self) -> None:
        super().reveal()
        self.shown = [toy.NONE, *self.shown, self.planned]  # type: ignore[list-item]


class Unnamed(toy.Duel):
    """State that is not named in `parts`."""

    parts = tuple(name for name in toy.Duel.parts if name != "points")


@pytest.mark.parametrize(
    ("kind", "check"),
    [
        (SharedHands, test_copies),
        (LostStake, test_copies_take_every_part),
        (LooseHands, test_views_have_no_handle),
        (LostStake, test_copies),
        (OpenPile, test_views),
        (OpenAgenda, test_views),
        (LooseHands, test_lists_of_the_state),
        (Unnamed, test_every_attribute_is_a_part_or_never_changes),
    ],
)
def test_contract_catches(kind: type[toy.Duel], check: Callable[[Case], None]) -> None:
    """A copy that forgets something, a view that shows too much, state that nobody named."""

    class Rules(Broken):
        def empty(self, players: int, setup: dict[str, str]) -> toy.Duel:
            return kind(players, setup)

    with pytest.raises(AssertionError):
        check(Case(Rules(), 3, {"cards": "all"}))
