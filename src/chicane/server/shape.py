"""A request that does not fit the OpenAPI document: what is wrong with it, in words of ours."""

from __future__ import annotations

import re
from typing import Any, Final

from chicane.core.message import Message

FAULTS: Final = {  # what the library that reads requests says, and our words for it; the groups are their arguments
    "server-shape-missing": re.compile(r"Object missing required field `(?P<field>[^`]+)`"),
    "server-shape-unknown": re.compile(r"Object contains unknown field `(?P<field>[^`]+)`"),
    "server-shape-longer": re.compile(r"Expected `\w+` of length <= (?P<most>\d+)"),
    "server-shape-shorter": re.compile(r"Expected `\w+` of length >= (?P<least>\d+)"),
    "server-shape-more": re.compile(r"Expected `\w+` <= (?P<most>-?\d+)"),
    "server-shape-less": re.compile(r"Expected `\w+` >= (?P<least>-?\d+)"),
    "server-shape-type": re.compile(r"Expected `(?P<wanted>str|int|float|number|bool|null|object|array)`, got `\w+`"),
    "server-shape-types": re.compile(r"Expected `[^`]+`(?:, got `\w+`)?"),
    "server-shape-choice": re.compile(r"Invalid (?:enum )?value '?(?P<value>.*?)'?"),
    "server-shape-json": re.compile(r".*(?:JSON is malformed|Input data was truncated).*"),
}
STATUSES: Final = {405: "server-shape-method", 413: "server-shape-large"}
BODY: Final = "data"  # what a body is called
PLACE: Final = re.compile(r" - at `\$?\.?(?P<place>[^`]*)`$")


def misfit(status: int, detail: str, extra: Any) -> Message:
    """Every fault of a request, one after the other."""
    if status in STATUSES:
        return Message("server-shape", faults=Message(STATUSES[status]))
    faults = [each for each in extra if isinstance(each, dict)] if isinstance(extra, list) else []
    found = [fault(str(each.get("message", "")), str(each.get("key", ""))) for each in faults] or [fault(detail, "")]
    told = found[0]
    for each in found[1:]:
        told = Message("server-shape-and", first=told, second=each)
    return Message("server-shape", faults=told)


def fault(text: str, key: str) -> Message:
    """One of them, and where it is."""
    at = PLACE.search(text)
    said, place = in_words(PLACE.sub("", text)), at["place"] if at else key.removeprefix(BODY)
    return Message("server-shape-at", place=place, fault=said) if place else said


def in_words(text: str) -> Message:
    """What the library says, in our words."""
    for key, pattern in FAULTS.items():
        if found := pattern.fullmatch(text):
            return Message(key, "", **{name: value[:100] for name, value in found.groupdict().items()})
    return Message("server-shape-other")
