"""Mixes of options with a name, for whoever wants to play and not to choose."""

from __future__ import annotations


class Preset:
    """Some options with their choices, and those that luck is to choose; its words say what it adds, and how long."""

    def __init__(
        self, id: str, options: dict[str, str] | None = None, players: int = 0, drawn: list[str] | None = None
    ) -> None:
        self.id = id
        self.options: dict[str, str] = options if options is not None else {}
        self.players = players  # how many it is meant for; 0 for the usual number
        self.drawn: list[str] = drawn if drawn is not None else []
