"""A game's rules as a book of few pages: the words say them, positions show them, rules stand behind them."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from chicane.core.content import Field, content_text, read_content
from chicane.core.letters import Say, spelt
from chicane.core.message import Message

BOOK: Final = "book.toml"
LEGEND, OPTIONS = "legend", "options"  # pages that end with every sign, or with all that may be chosen before a game
FURTHEST: Final = 10_000  # a coordinate of a scene

Crop = tuple[int, int, int, int]  # left, top, width and height


class Picture:
    """A position in the language of scenarios, what is played in it, and the part of it that is worth looking at."""

    def __init__(
        self, board: str, play: list[str], players: int, options: dict[str, object], crop: Crop | None
    ) -> None:
        self.board = board
        self.play = play
        self.players = players  # 0 for the usual number
        self.options = options
        self.crop = crop  # of the scene; None for all of it


class Part:
    """A paragraph, the rules it tells, and a picture of it if there is one."""

    def __init__(self, text: Message, rules: list[str], picture: Picture | None = None) -> None:
        self.text = text
        self.rules = rules
        self.picture = picture


class Page:
    """One page of the book."""

    def __init__(self, id: str, title: Message, parts: list[Part], shows: str = "") -> None:
        self.id = id
        self.title = title
        self.parts = parts
        self.shows = shows  # what else is on it: `legend`, `options` or nothing


class Sign:
    """Something that is drawn in the game and has a name: an icon, a token, a die; drawn around its own middle."""

    def __init__(self, name: Message, markup: str, width: float, height: float) -> None:
        self.name = name
        self.markup = markup
        self.width = width
        self.height = height

    def svg(self, say: Say) -> str:
        """The sign alone, as one SVG document."""
        box = f"{-self.width / 2:g} {-self.height / 2:g} {self.width:g} {self.height:g}"
        size = f'width="{self.width:g}" height="{self.height:g}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {size}>{spelt(self.markup, say)}</svg>'


def read_book(game: str) -> list[Page]:
    """The pages of a game's book, or none where it has no book yet."""
    if not (files("chicane") / "content" / game / BOOK).is_file():
        return []
    book = read_content(content_text(game, BOOK), f"{game}/{BOOK}").table(("page",))
    return [read_page(game, page) for page in book["page"].items()]


def read_page(game: str, field: Field) -> Page:
    """A page: its words are `GAME-book-PAGE`, those of its parts `GAME-book-PAGE-PART`."""
    page = field.table(("id",), ("part", "shows"))
    key = f"{game}-book-{page['id'].text()}"
    parts = [read_part(key, part) for part in page["part"].items()] if "part" in page else []
    shows = page["shows"].one_of((LEGEND, OPTIONS)) if "shows" in page else ""
    return Page(page["id"].text(), Message(key), parts, shows)


def read_part(key: str, field: Field) -> Part:
    """A paragraph of a page."""
    part = field.table(("id", "rules"), ("picture",))
    rules = [rule.text() for rule in part["rules"].items()]
    picture = read_picture(part["picture"]) if "picture" in part else None
    return Part(Message(f"{key}-{part['id'].text()}", rules[0]), rules, picture)


def read_picture(field: Field) -> Picture:
    """A position and how it is shown."""
    picture = field.table((), ("board", "play", "players", "options", "crop"))
    board = picture["board"].text() if "board" in picture else ""
    play = [line.text() for line in picture["play"].items()] if "play" in picture else []
    players = picture["players"].whole(1, 12) if "players" in picture else 0
    options: dict[str, object] = {}
    if "options" in picture and isinstance(picture["options"].value, dict):
        options = {**picture["options"].value}
    return Picture(board, play, players, options, read_crop(picture["crop"]) if "crop" in picture else None)


def read_crop(field: Field) -> Crop:
    """Left, top, width and height."""
    numbers = [each.whole(0, FURTHEST) for each in field.items()]
    if len(numbers) != 4:
        field.refuse("must be left, top, width and height")
    return numbers[0], numbers[1], numbers[2], numbers[3]
