"""What can go wrong, said in one line that names the place."""


class BadInput(ValueError):
    """Something a person or a file gave us is wrong; the message names what and where."""


class BadLine(BadInput):
    """A line of several is wrong; `index` says which."""

    def __init__(self, index: int, message: str) -> None:
        super().__init__(message)
        self.index = index


class IllegalOption(BadInput):
    """The option is not on the menu now."""


class StuckGame(Exception):
    """A rule went round in circles: a fault of ours or of a card, never of a player."""


def one_of(kind: str, name: str, known: list[str]) -> BadInput:
    """The error for an unknown name, with the nearest known one."""
    import difflib

    near = difflib.get_close_matches(name, known, 1)
    hint = f"did you mean {near[0]!r}?" if near else f"known: {', '.join(known) or 'none'}"
    return BadInput(f"no {kind} {name!r}; {hint}")
