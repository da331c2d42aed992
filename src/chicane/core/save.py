"""Games on disk: documented JSON whose log is the truth (docs/saves.md). No pickles."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from chicane.core.chance import Luck, chance_at, commitment
from chicane.core.codec import digest
from chicane.core.errors import BadFile, BadInput, about_file, not_text, reason, unreadable, unwritable
from chicane.core.log import read_act
from chicane.core.match import Match
from chicane.core.message import Message
from chicane.core.registry import find
from chicane.core.step import CHANCE

FORMAT: Final = "chicane-game-2"
OLD_FORMAT: Final = "chicane-game-1"  # its position is a fingerprint of all parts of a state, which have changed since

FIELDS: Final[dict[str, type | tuple[type, ...]]] = {
    "format": str,
    "game": str,
    "rules": str,
    "content": dict,
    "players": int,
    "options": dict,
    "seats": list,
    "commitment": str,
    "seed": (str, type(None)),
    "log": list,
    "position": str,
}


def as_data(match: Match, reveal: bool = True) -> dict[str, Any]:
    """The game file as plain data."""
    return {
        "format": FORMAT,
        "game": match.rules.id,
        "rules": match.rules.version,
        "content": match.rules.content_hashes(),
        "players": match.players,
        "options": match.setup,
        "seats": match.seats,
        "commitment": match.commitment,
        "seed": match.seed if reveal or match.over else None,
        "log": match.log,
        "position": digest(match.game),
    }


def write(match: Match, path: Path, reveal: bool = True) -> None:
    """Write a game file."""
    write_whole(path, json.dumps(as_data(match, reveal), indent=1, ensure_ascii=False) + "\n")


def write_whole(path: Path, text: str) -> None:
    """Write a file whole or not at all: a full disk never costs what was there."""
    draft = path.parent / f"{path.name}.{os.getpid()}.part"
    try:
        draft.write_text(text, encoding="utf-8")
        os.replace(draft, path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            draft.unlink(missing_ok=True)
        raise unwritable(path, error) from error


def load(path: str | Path) -> Match:
    """The match in a game file, replayed option by option."""
    return from_data(read(Path(path)), str(path))


def read(path: Path) -> dict[str, Any]:
    """The fields of a game file, each checked for its kind."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise unreadable(path, error) from error
    except UnicodeDecodeError as error:
        raise not_text(path) from error
    except json.JSONDecodeError as error:
        text = f"{path}, line {error.lineno}: not a game file, or cut short: {error.msg}"
        raise BadFile(text, about_file("file-cut-short", file=str(path), line=error.lineno)) from error
    except (RecursionError, ValueError) as error:
        raise BadFile(f"{path}: not a game file: {error}", about_file("file-no-game", file=str(path))) from error
    return checked(data, str(path))


def checked(data: object, name: str) -> dict[str, Any]:
    """The data of a game file, if every field is there and of its kind."""
    if not isinstance(data, dict):
        text = f"{name}: not a game file: the outermost value must be an object"
        raise BadFile(text, about_file("file-no-game", file=name))
    if data.get("format", FORMAT) not in (FORMAT, OLD_FORMAT):
        text = f"{name}: format {data['format']!r} is not {FORMAT!r}"
        raise BadFile(text, about_file("file-other-format", file=name, found=str(data["format"]), known=FORMAT))
    for field, kind in FIELDS.items():
        if field not in data:
            text = f"{name}: field {field!r} is missing"
            raise BadFile(text, about_file("file-field-missing", file=name, field=field))
        if not isinstance(data[field], kind) or isinstance(data[field], bool):
            wanted = "str or null" if isinstance(kind, tuple) else kind.__name__
            text = f"{name}: field {field!r} must be {wanted}, not {type(data[field]).__name__}"
            raise BadFile(text, about_file("file-field-wrong", file=name, field=field, wanted=wanted))
    if not all(is_text(each) for each in [*data["log"], *data["seats"], data["seed"] or ""]):
        text = f"{name}: the seed and the entries of 'log' and 'seats' must be text"
        raise BadFile(text, about_file("file-field-wrong", file=name, field="log, seats, seed", wanted="str"))
    return data


def is_text(value: object) -> bool:
    """Whether a value is text that can be written again: JSON may hold halves of characters."""
    return isinstance(value, str) and not any(0xD800 <= ord(each) <= 0xDFFF for each in value)


def from_data(data: dict[str, Any], name: str = "game file") -> Match:
    """The match that a game file holds; its last position must be the one that was saved."""
    try:
        match = seated(data)
    except BadInput as error:
        raise BadFile(f"{name}: {error}", about_file("file-wrong", file=name, why=reason(error))) from error
    for number, line in enumerate(data["log"]):
        try:
            replay(match, line)
        except BadInput as error:
            text = f"{name}, log entry {number}: {error}{changes(match, data)}"
            here = about_file("file-bad-move", file=name, number=number, why=reason(error))
            raise BadFile(text, explained(here, match, data, name)) from error
    if data["format"] == FORMAT and digest(match.game) != data["position"]:
        text = f"{name}: the log leads to another position than the one saved{changes(match, data)}"
        raise BadFile(text, explained(about_file("file-other-position", file=name), match, data, name))
    if match.seed is not None:
        match.settle()
    return match


def seated(data: dict[str, Any]) -> Match:
    """The match before its first option."""
    rules = find(data["game"])
    players = rules.check_players(data["players"])
    if len(data["seats"]) != players:
        message = Message("wrong-seats", seats=len(data["seats"]), players=players)
        raise BadInput(f"{len(data['seats'])} seats for {players} players", message)
    setup = rules.check_options(data["options"], players)
    return Match(rules, players, setup, data["seats"], data["seed"], data["commitment"])


def replay(match: Match, line: str) -> None:
    """One act of the log, which must be the actor's and on the menu."""
    actor, text = read_act(line)
    if match.game.over:
        raise BadInput(f"{line!r} comes after the end of the game", Message("wrong-after-end", line=line))
    if actor != match.game.actor:
        text = f"{line!r}: {who(match.game.actor)} must choose here, not {who(actor)}"
        raise BadInput(text, Message("wrong-actor", line=line))
    match.apply(match.meant(text))


def who(actor: int) -> str:
    """An actor in an error message."""
    return "chance" if actor == CHANCE else f"seat {actor}"


def explained(wrong: Message, match: Match, data: dict[str, Any], name: str) -> Message:
    """A log that does not lead where it should; other rules or other content than then explain it."""
    if data["rules"] != match.rules.version:
        return about_file("file-other-rules", file=name, then=data["rules"], now=match.rules.version)
    is_other = data["content"] != match.rules.content_hashes()
    return about_file("file-other-content", file=name) if is_other else wrong


def changes(match: Match, data: dict[str, Any]) -> str:
    """What may explain a log that doesn't replay: other rules or other content than then."""
    if data["rules"] != match.rules.version:
        return f" (played by rules {data['rules']}, these are rules {match.rules.version})"
    if data["content"] != match.rules.content_hashes():
        return " (played with other content files)"
    return ""


class Proof:
    """What the check of a game's dice found."""

    def __init__(self, chances: int, wrong: list[int], sealed: bool) -> None:
        self.chances = chances  # how many results of chance there are
        self.wrong = wrong  # the plies whose result the seed does not give
        self.sealed = sealed  # whether the seed is the one committed to

    @property
    def holds(self) -> bool:
        """Whether every die fell as the committed seed says."""
        return self.sealed and not self.wrong


def verify(match: Match) -> Proof:
    """Derive every result of chance again from the revealed seed."""
    if match.seed is None:
        raise BadInput("the seed of this game is not revealed yet: there is nothing to verify", Message("no-proof"))
    luck = Luck(match.seed)
    check = match.at(0)
    chances, wrong = 0, []
    for ply, act in enumerate(match.acts):
        if act.actor == CHANCE:
            chances += 1
            if check.game.menu[chance_at(check.game, luck, ply)] != act.option:
                wrong.append(ply)
        check.apply(act.option)
    return Proof(chances, wrong, commitment(match.seed) == match.commitment)
