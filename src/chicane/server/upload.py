"""Game files that come in and go out: who sat where, and under which name."""

from __future__ import annotations

import re
from typing import Any, Final

from chicane.bots import bot
from chicane.core.errors import BadInput
from chicane.core.match import Match
from chicane.core.message import Message
from chicane.core.save import as_data, checked, from_data
from chicane.server.seats import HUMAN, bot_spec, check_kind, cleaned

SEALED: Final = re.compile("[0-9a-f]{64}")
LONGEST: Final = 24  # letters of a name
NAME: Final = "game.json"  # what a file is called whose name nobody sent


def read_file(file: dict[str, Any]) -> Match:
    """The match in a game file."""
    match = from_data(checked(file, NAME), NAME)
    if not (match.seed or "").isprintable() or len(match.seed or "") > 100 or not SEALED.fullmatch(match.commitment):
        text = f"{NAME}: the seed or its commitment is not what this program writes"
        raise BadInput(text, Message("server-wrong-seal", file=NAME))
    return match


def file_kinds(file: dict[str, Any], match: Match) -> list[str]:
    """Who sat where when the file was written: bots by their spec, everybody else a person."""
    kinds = file.get("kinds")
    if isinstance(kinds, list) and len(kinds) == match.players and all(isinstance(kind, str) for kind in kinds):
        return [check_kind(kind) for kind in kinds]
    return [f"bot:{name}" if is_bot(name) else HUMAN for name in match.seats]


def is_bot(name: str) -> bool:
    """Whether a seat is named by the spec of a bot."""
    try:
        bot(name)
    except BadInput:
        return False
    return True


def file_names(match: Match, kinds: list[str]) -> list[str]:
    """The names in a game file; a seat that is only called by what sits there has none."""
    usual = [bot_spec(kind) or HUMAN for kind in kinds]
    return ["" if name == usual[seat] else cleaned(name[:LONGEST]) for seat, name in enumerate(match.seats)]


def file_of(match: Match, kinds: list[str]) -> dict[str, Any]:
    """The game file of a table; a seat without a name is called by what sits there, as in a terminal."""
    names = [name or bot_spec(kind) or HUMAN for name, kind in zip(match.seats, kinds, strict=True)]
    return as_data(match, reveal=False) | {"seats": names, "kinds": kinds}
