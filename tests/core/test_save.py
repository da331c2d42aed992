"""Game files: written whole, read with care, proven by their seed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

import chicane
from chicane.core.chance import Luck
from chicane.core.codec import digest
from chicane.core.errors import BadInput
from chicane.core.match import Match
from chicane.core.save import FIELDS, as_data, checked, from_data, verify

pytestmark = pytest.mark.usefixtures("toy_installed")


def match(choices: int = 3) -> Match:
    """A match of two after some choices: seven draws, then `stake 1`, `plan`, `plan`, ..."""
    game = chicane.new("toy", players=2, seed=7, options={"deck": "steep"}, seats=["Ann", "Bébé"])
    for _ in range(choices):
        game.play(game.options[0])
    return game


def finished() -> Match:
    """A match at its end."""
    game = match(0)
    while not game.over:
        game.play(game.options[0])
    return game


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A game file in the middle of a game."""
    file = tmp_path / "game.json"
    match().save(file)
    return file


def change(path: Path, **fields: object) -> None:
    """Other values for some fields of a game file."""
    path.write_text(json.dumps({**json.loads(path.read_text()), **fields}))


def complaint(path: Path) -> str:
    """What is said of a game file that can't be loaded; always one line that begins with its name."""
    with pytest.raises(BadInput) as error:
        chicane.load(path)
    text = str(error.value)
    assert "\n" not in text
    assert text.startswith(str(path))
    return text.removeprefix(str(path))


# Writing and reading


def test_what_a_game_file_holds(path: Path) -> None:
    """Every field, in the order of the documentation."""
    saved = json.loads(path.read_text(encoding="utf-8"))
    game = match()

    assert [*FIELDS] == [*saved]
    assert {
        "format": "chicane-game-2",
        "game": "toy",
        "rules": "1",
        "content": game.rules.content_hashes(),
        "players": 2,
        "options": {"deck": "steep", "cards": "none"},
        "seats": ["Ann", "Bébé"],
        "commitment": game.commitment,
        "seed": "7",
        "log": game.log,
        "position": digest(game.game),
    } == saved


def test_loaded_match_is_the_same(path: Path) -> None:
    """It stands at the same decision and goes on the same way."""
    saved, loaded = match(), chicane.load(path)

    assert as_data(saved) == as_data(loaded)
    assert saved.options == loaded.options
    for game in (saved, loaded):
        while not game.over:
            game.play(game.options[-1])
    assert (saved.log, saved.result) == (loaded.log, loaded.result)
    assert [line.message for line in saved.story] == [line.message for line in loaded.story]


def test_finished_game(tmp_path: Path) -> None:
    """The result is there again."""
    finished().save(tmp_path / "end.json")

    assert finished().result == chicane.load(tmp_path / "end.json").result


def test_paths_may_be_text(tmp_path: Path) -> None:
    """For saving and loading."""
    match().save(str(tmp_path / "game.json"))

    assert match().log == chicane.load(str(tmp_path / "game.json")).log


def test_file_that_ends_before_the_dice(path: Path) -> None:
    """They fall as the seed says when the game is loaded."""
    match().at(4).save(path)

    assert 4 == len(json.loads(path.read_text())["log"])
    assert match(0).log == chicane.load(path).log


def test_names_of_all_kinds(tmp_path: Path) -> None:
    """The file is UTF-8, and readable."""
    game = chicane.new("toy", seats=["Zoë", "猫 \U0001f408", 'A"\n'])
    game.save(tmp_path / "game.json")

    assert game.seats == chicane.load(tmp_path / "game.json").seats
    assert "猫" in (tmp_path / "game.json").read_text(encoding="utf-8")


def test_saving_replaces_the_file_whole(path: Path) -> None:
    """And leaves nothing beside it."""
    match(4).save(path)

    assert match(4).log == chicane.load(path).log
    assert [path] == list(path.parent.iterdir())


def test_failed_save_leaves_the_old_file(path: Path) -> None:
    """A name that can't be written as text fails half way; the game that was there is still there."""
    before = path.read_text()
    game = match()
    game.seats = ["Ann", "\ud800"]

    with pytest.raises(BadInput, match=r"game\.json: can't be written: "):
        game.save(path)
    assert before == path.read_text()
    assert [path] == list(path.parent.iterdir())


@pytest.mark.parametrize("name", ["", ".", "missing/game.json", "folder"])
def test_file_that_can_t_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """No such folder, or a folder itself: the error names it, and nothing is left behind."""
    (tmp_path / "folder").mkdir()
    monkeypatch.chdir(tmp_path)

    with pytest.raises(BadInput, match="can't be written: "):
        match().save(name)
    assert [tmp_path / "folder"] == list(tmp_path.iterdir())


# Malformed files


def test_missing_file(tmp_path: Path) -> None:
    """The error names it."""
    assert ": can't be read: No such file or directory" == complaint(tmp_path / "none.json")


def test_folder(tmp_path: Path) -> None:
    """A folder is no file."""
    assert ": can't be read: Is a directory" == complaint(tmp_path)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", ", line 1: not a game file, or cut short: Expecting value"),
        (b'{"format":\n oops', ", line 2: not a game file, or cut short: Expecting value"),
        (b"\xff\xfe\x00", ": not a text file"),
        (b"[1, 2]", ": not a game file: the outermost value must be an object"),
        (b'"text"', ": not a game file: the outermost value must be an object"),
        (b"null", ": not a game file: the outermost value must be an object"),
        (b"{}", ": field 'format' is missing"),
        (b"[" * 100_000, ": not a game file: maximum recursion depth exceeded"),
        (b"9" * 10_000, ": not a game file: Exceeds the limit"),
    ],
)
def test_not_a_game_file(tmp_path: Path, content: bytes, message: str) -> None:
    """Whatever it is, it is one line and no traceback."""
    path = tmp_path / "game.json"
    path.write_bytes(content)

    assert complaint(path).startswith(message)


def test_file_cut_short_anywhere(path: Path) -> None:
    """Wherever a file ends too early, it is refused with the line."""
    text = path.read_text().rstrip()
    for end in range(0, len(text), 7):
        path.write_text(text[:end])
        assert ": not a game file, or cut short: " in complaint(path)


@pytest.mark.parametrize("field", FIELDS)
def test_missing_field(path: Path, field: str) -> None:
    """The error names the field."""
    data = json.loads(path.read_text())
    del data[field]
    path.write_text(json.dumps(data))

    assert f": field {field!r} is missing" == complaint(path)


def wrong_kinds() -> list[tuple[str, object]]:
    """Every field with every kind of value that it can't have."""
    values: list[object] = [None, True, 1.5, 3, "x", [], {}]
    pairs = [(field, value) for field in FIELDS if field != "format" for value in values]
    return [pair for pair in pairs if pair[1] is True or not isinstance(pair[1], FIELDS[pair[0]])]


@pytest.mark.parametrize(("field", "value"), wrong_kinds())
def test_field_of_the_wrong_kind(path: Path, field: str, value: object) -> None:
    """The error names the field, what it must be and what it is."""
    change(path, **{field: value})

    kind = FIELDS[field]
    wanted = "str or null" if isinstance(kind, tuple) else kind.__name__
    assert f": field {field!r} must be {wanted}, not {type(value).__name__}" == complaint(path)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"format": "chicane-game-3"}, ": format 'chicane-game-3' is not 'chicane-game-2'"),
        ({"format": None}, ": format None is not 'chicane-game-2'"),
        ({"game": "toi"}, ": no game 'toi'; did you mean 'toy'?"),
        ({"players": 9}, ": toy is for 2 to 3 players, not 9"),
        ({"players": -1}, ": toy is for 2 to 3 players, not -1"),
        ({"players": 3}, ": 2 seats for 3 players"),
        ({"seats": ["Ann", 3]}, ": the seed and the entries of 'log' and 'seats' must be text"),
        ({"seats": ["Ann", "\ud800"]}, ": the seed and the entries of 'log' and 'seats' must be text"),
        ({"seed": "\udfff"}, ": the seed and the entries of 'log' and 'seats' must be text"),
        ({"log": [["*", "bury 1"]]}, ": the seed and the entries of 'log' and 'seats' must be text"),
        ({"options": {"deck": "flat"}}, ": toy, option deck: 'flat' is not one of plain, steep"),
        ({"options": {"deck": ["steep"]}}, ": toy, option deck: \"['steep']\" is not one of plain, steep"),
        ({"options": {"dek": "steep"}}, ": toy: no option 'dek'; did you mean 'deck'?"),
        ({"position": "0"}, ": the log leads to another position than the one saved"),
    ],
)
def test_field_with_a_wrong_value(path: Path, fields: dict[str, object], message: str) -> None:
    """The error names it and what it could be."""
    change(path, **fields)

    assert message == complaint(path)


JUNK = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.text(), inner, max_size=3),
    max_leaves=6,
)


@given(field=some.sampled_from([*FIELDS]), value=JUNK)
def test_any_junk_in_a_field(field: str, value: object) -> None:
    """It is refused in one line, or it changes nothing that matters."""
    data = {**as_data(match()), field: value}
    try:
        loaded = from_data(checked(data, "game.json"), "game.json")
    except BadInput as error:
        assert str(error).startswith("game.json")
        assert "\n" not in str(error)
    else:
        assert match().log == loaded.log


# Logs that don't replay


def log_with(number: int, line: str) -> list[str]:
    """The log of the match with one entry changed."""
    log = match().log
    return [*log[:number], line, *log[number + 1 :]]


@pytest.mark.parametrize(
    ("number", "line", "message"),
    [
        (7, "0 stake 3", "'stake 3' is not on the menu; choose one of: stake 1, stake 2"),
        (7, "0 ", "'' is not on the menu; choose one of: stake 1, stake 2"),
        (7, "1 stake 1", "'1 stake 1': seat 0 must choose here, not seat 1"),
        (7, "* stake 1", "'* stake 1': seat 0 must choose here, not chance"),
        (0, "0 bury 1", "'0 bury 1': chance must choose here, not seat 0"),
        (0, "* bury 5", "'bury 5' is not on the menu; choose one of: bury 1, bury 2, bury 3, bury 4"),
        (8, "stake 1", "'stake 1' is not an act; one looks like '* pace' or '2 keep'"),
        (8, "0 ?", "'?' is not on the menu; choose one of: "),
    ],
)
def test_entry_that_can_t_be(path: Path, number: int, line: str, message: str) -> None:
    """The error names the entry by its number, and what was to be expected there."""
    change(path, log=log_with(number, line))

    assert complaint(path).startswith(f", log entry {number}: {message}")


def test_entry_after_the_end(path: Path) -> None:
    """A finished game has nothing more to log."""
    finished().save(path)
    log = finished().log
    change(path, log=[*log, "0 stake 1"])

    assert f", log entry {len(log)}: '0 stake 1' comes after the end of the game" == complaint(path)


def test_shortened_log(path: Path) -> None:
    """A log that lost its last entries leads elsewhere."""
    change(path, log=match().log[:-1])

    assert ": the log leads to another position than the one saved" == complaint(path)


def test_other_choice(path: Path) -> None:
    """A legal entry in the place of another is found out by the position."""
    change(path, log=log_with(7, "0 stake 2"))

    assert ": the log leads to another position than the one saved" == complaint(path)


def test_other_rules_are_given_as_the_reason(path: Path) -> None:
    """A game that was played by other rules, or with other content, is told apart from a damaged one."""
    change(path, rules="0", log=log_with(7, "0 stake 3"))
    assert complaint(path).endswith("stake 1, stake 2 (played by rules 0, these are rules 1)")

    change(path, rules="1", content={"decks": "x"}, log=log_with(7, "0 stake 2"))
    assert complaint(path).endswith("than the one saved (played with other content files)")


def test_other_content_alone_is_no_reason(path: Path) -> None:
    """As long as the log replays, the game can be loaded."""
    change(path, content={"decks": "x"}, rules="0")

    assert match().log == chicane.load(path).log


# Proof


def test_honest_dice(path: Path) -> None:
    """Every result of chance follows from the seed, and the seed from the commitment."""
    proof = verify(chicane.load(path))

    assert (True, 8, [], True) == (proof.holds, proof.chances, proof.wrong, proof.sealed)


def test_whole_game_is_proven() -> None:
    """To its last toss."""
    game = finished()
    proof = verify(game)

    assert proof.holds
    assert sum(line.startswith("*") for line in game.log) == proof.chances


def loaded_dice(*plies: int) -> Match:
    """A match in which chance did at some plies what the seed does not say."""
    luck = Luck("7")
    game = Match(match().rules, 2, match().setup, ["Ann", "Bob"], "7", match().commitment)
    for ply in range(7):
        menu = game.game.menu
        weights = game.game.weights
        assert weights is not None
        honest = [each for index, each in enumerate(menu) for _ in range(weights[index])][luck.at(ply, sum(weights))]
        game.apply(next(each for each in menu if each != honest) if ply in plies else honest)
    return game


@pytest.mark.parametrize("plies", [[0], [3], [2, 6], [0, 1, 2, 3, 4, 5, 6]])
def test_tampered_dice(path: Path, plies: list[int]) -> None:
    """The file loads, since every entry is possible; the proof says which plies are wrong."""
    loaded_dice(*plies).save(path)
    proof = verify(chicane.load(path))

    assert (False, 7, plies, True) == (proof.holds, proof.chances, proof.wrong, proof.sealed)


def test_seed_that_was_not_committed_to(path: Path) -> None:
    """Another seed than the one that was sealed at the start proves nothing, even if all dice agree."""
    change(path, commitment="0" * 64)
    proof = verify(chicane.load(path))

    assert (False, [], False) == (proof.holds, proof.wrong, proof.sealed)


def test_seed_changed_afterwards(path: Path) -> None:
    """It neither gives the dice nor fits the commitment."""
    change(path, seed="8")
    proof = verify(chicane.load(path))

    assert not proof.holds
    assert not proof.sealed
    assert proof.wrong


# Seeds that are kept secret


def test_seed_stays_secret_until_the_end(path: Path) -> None:
    """Only the commitment is in the file; the game can be looked at, not played on or proven."""
    game = match()
    game.save(path, reveal=False)
    saved: dict[str, Any] = json.loads(path.read_text())
    loaded = chicane.load(path)

    assert (None, game.commitment) == (saved["seed"], saved["commitment"])
    assert (game.log, game.options, None) == (loaded.log, loaded.options, loaded.seed)
    with pytest.raises(BadInput, match="not revealed"):
        loaded.play(loaded.options[0])
    with pytest.raises(BadInput, match=r"^the seed of this game is not revealed yet: there is nothing to verify$"):
        verify(loaded)


def test_seed_is_revealed_at_the_end(path: Path) -> None:
    """And everybody can prove the dice."""
    finished().save(path, reveal=False)

    assert verify(chicane.load(path)).holds


def test_secret_seed_stays_secret_when_saved_again(path: Path) -> None:
    """A loaded game without its seed is written without it."""
    match().save(path, reveal=False)
    before = path.read_text()
    chicane.load(path).save(path)

    assert before == path.read_text()


def test_game_with_a_secret_seed_that_ends_before_the_dice(path: Path) -> None:
    """It is loaded as it is: nobody can say how they fall."""
    match().at(4).save(path, reveal=False)

    assert 4 == len(chicane.load(path).log)
