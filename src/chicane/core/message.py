"""What the engine says: a message key, the rule behind it and arguments. Words live elsewhere."""

from __future__ import annotations

from typing import Any, Union

Arg = Union[int, str, "Message"]


class Message:
    """One thing to say; an argument may itself be a message (a name to be translated)."""

    __slots__ = ("args", "key", "rule")

    def __init__(self, key: str, rule: str = "", **args: Arg) -> None:
        self.key = key
        self.rule = rule
        self.args: dict[str, Arg] = args

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Message) and self.key == other.key and self.rule == other.rule and self.args == other.args
        )

    def __hash__(self) -> int:
        return hash((self.key, self.rule))

    def __repr__(self) -> str:
        args = ", ".join(f"{name}={value!r}" for name, value in self.args.items())
        return f"Message({self.key}{' ' + self.rule if self.rule else ''}{': ' + args if args else ''})"

    def __reduce__(self) -> tuple[Any, ...]:
        """How it goes from process to process; compiled, it could not be made without its key."""
        return said, (self.key, self.rule, self.args)

    def said_of(self) -> tuple[object, ...]:
        """What its text depends on: equal for two messages that are said alike in every language."""
        if not self.args:
            return (self.key,)
        found: list[object] = [self.key]
        for name, arg in self.args.items():
            found.append((name, arg.said_of() if isinstance(arg, Message) else arg))
        return tuple(found)

    def mentions(self, names: list[Message]) -> bool:
        """Whether one of these names is said in it, perhaps within another name."""
        inner = [arg for arg in self.args.values() if isinstance(arg, Message)]
        return any(each in names or each.mentions(names) for each in inner)

    def addressed(self, yours: dict[Message, Message]) -> Message:
        """The same, said to somebody for whom some names are others."""
        args: dict[str, Arg] = {}
        for name, arg in self.args.items():
            args[name] = yours.get(arg) or arg.addressed(yours) if isinstance(arg, Message) else arg
        return Message(self.key, self.rule, **args)


def said(key: str, rule: str, args: dict[str, Arg]) -> Message:
    """A message made of its parts."""
    return Message(key, rule, **args)
