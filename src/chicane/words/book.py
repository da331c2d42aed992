"""The book of a game in words and pictures: what the terminal, the browser and the docs show of it."""

from __future__ import annotations

import re
from typing import Any, Final

from chicane.core.book import OPTIONS, Crop, Page, Picture, Sign
from chicane.core.engine import Game
from chicane.core.errors import BadInput, one_of
from chicane.core.message import Message
from chicane.core.registry import Option, Rules
from chicane.core.scenario import Table
from chicane.core.scene import Scene, Sketch, svg
from chicane.core.view import seen_by
from chicane.words import words

BEFORE: Final = 460  # how far a piece may reach to the right of and below its own place,
BEHIND: Final = 20  # and to the left of and above it, where it still matters
UNTITLED: Final = re.compile("<title>[^<]*</title>")


def page_of(rules: Rules[Any], id: str) -> Page:
    """A page by its id."""
    pages = {page.id: page for page in rules.book()}
    if id not in pages:
        error = one_of("page", id, list(pages), "unknown-page", game=rules.id)
        raise BadInput(f"{rules.id}: {error}", error.message)
    return pages[id]


def laid(rules: Rules[Any], picture: Picture) -> Game:
    """The position of a picture, as whoever must choose may know it."""
    table = Table(rules, picture.board, picture.players or rules.usual_players({}), picture.options)
    table.play(*picture.play)
    game = table.game
    return game if game.over else seen_by(game, max(0, game.actor)).game


def names_in(rules: Rules[Any], game: Game, language: str) -> list[str]:
    """What the seats of a picture are called."""
    seats = [rules.called(game, seat) or Message("player", player=seat + 1) for seat in range(game.players)]
    return [words(language).say(seat) for seat in seats]


def drawn(rules: Rules[Any], picture: Picture, language: str) -> str:
    """A picture as SVG, with the marks of what may be chosen there; the text below it says more than titles would."""
    game = laid(rules, picture)
    scene = rules.scene(game, names_in(rules, game, language))
    scene.open_for({max(0, game.actor)})
    if picture.crop is None:
        return UNTITLED.sub("", svg(scene, words(language).say))
    left, top, width, height = picture.crop
    whole = f'viewBox="0 0 {scene.width:g} {scene.height:g}"'
    text = svg(near(scene, picture.crop), words(language).say)
    return UNTITLED.sub("", text).replace(whole, f'viewBox="{left} {top} {width} {height}"', 1)


def near(scene: Scene, crop: Crop) -> Scene:
    """The scene without the pieces and spots that lie outside of what is shown."""
    left, top, width, height = crop
    right, bottom = left + width + BEHIND, top + height + BEHIND

    def is_near(x: float, y: float) -> bool:
        return left - BEFORE < x < right and top - BEFORE < y < bottom

    scene.pieces = [piece for piece in scene.pieces if is_near(piece.x, piece.y)]
    scene.spots = [spot for spot in scene.spots if is_near(spot.x, spot.y)]
    return scene


def sketched(rules: Rules[Any], picture: Picture, language: str) -> Sketch:
    """The same in lines of text; all of it, for a sketch is small."""
    game = laid(rules, picture)
    return rules.sketch(game, names_in(rules, game, language))


def told_options(rules: Rules[Any], page: Page) -> list[Option]:
    """What a page tells about options: all or nothing."""
    return rules.options if page.shows == OPTIONS else []


def named(sign: Sign, language: str) -> str:
    """The name of a sign, which stands alone and begins with a capital letter."""
    name = words(language).say(sign.name)
    return name[:1].upper() + name[1:]
