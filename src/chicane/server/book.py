"""The book of a game for the browser: its pages in words and pictures."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from chicane.core.book import LEGEND, Page, Part, Sign
from chicane.core.registry import Rules, find
from chicane.server import wire
from chicane.server.lobby import NOT_FOUND, game_option, games, guide_titles, rule_text
from chicane.server.refusal import no
from chicane.words import words
from chicane.words.book import drawn, named, told_options
from chicane.words.catalogue import catalogue, matching

MOST: Final = 30  # rules that a search finds


def rules_of(game: str) -> Rules[Any]:
    """A game that can be played, or a refusal."""
    if game not in games():
        raise no("server-refused-no-game", NOT_FOUND, game=game[:40])
    return find(game)


@cache
def contents(game: str, lang: str) -> wire.BookShown:
    """The book without its pictures: what there is to turn to and to search in."""
    rules = rules_of(game)
    say = words(lang).say
    pages = [wire.PageTitle(page.id, say(page.title), [say(part.text) for part in page.parts]) for page in rules.book()]
    return wire.BookShown(game, say(rules.title()), pages, guide_titles(rules, lang))


def page(game: str, id: str, lang: str) -> wire.PageShown:
    """A page by its id; only pages that there are get remembered."""
    if id not in [each.id for each in rules_of(game).book()]:
        raise no("server-refused-no-page", NOT_FOUND, page=id[:40])
    return whole_page(game, id, lang)


@cache
def whole_page(game: str, id: str, lang: str) -> wire.PageShown:
    """A page with its pictures, its signs and its options."""
    rules = find(game)
    found = next(each for each in rules.book() if each.id == id)
    parts = [part_shown(rules, part, lang) for part in found.parts]
    options = [game_option(rules, option, lang) for option in told_options(rules, found)]
    return wire.PageShown(found.id, words(lang).say(found.title), parts, signs(rules, found, lang), options)


def part_shown(rules: Rules[Any], part: Part, lang: str) -> wire.PartShown:
    """A paragraph and its picture."""
    picture = drawn(rules, part.picture, lang) if part.picture else ""
    return wire.PartShown(words(lang).say(part.text), part.rules, picture)


def signs(rules: Rules[Any], page: Page, lang: str) -> list[wire.SignShown]:
    """The legend, on the page that has it."""
    return [sign_shown(sign, lang) for sign in rules.legend()] if page.shows == LEGEND else []


def sign_shown(sign: Sign, lang: str) -> wire.SignShown:
    """A sign with its name and what it means."""
    return wire.SignShown(named(sign, lang), words(lang).help(sign.name), sign.name.rule, sign.svg(words(lang).say))


def found_rules(game: str, wanted: str, lang: str) -> list[wire.RuleText]:
    """The first rules of a game's catalogue that fit what is looked for."""
    rules_of(game)
    found = matching(catalogue(game, lang), wanted) if wanted.strip() else []
    return [rule_text(game, rule, lang) for rule in found[:MOST]]
