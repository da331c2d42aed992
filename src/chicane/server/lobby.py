"""What the lobby shows: games, bots, rules, and the words of the interface."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from chicane.bots import strength_of
from chicane.bots.level import CHARACTERS, USUAL_LEVEL, opponents
from chicane.core.chance import Luck
from chicane.core.guide import read_guides
from chicane.core.match import Match, new
from chicane.core.message import Message
from chicane.core.registry import Option, Rules, find, names
from chicane.core.scene import svg
from chicane.server import wire
from chicane.server.refusal import no
from chicane.words import words
from chicane.words.catalogue import Rule, find_rule, neighbours, section_of

INTERFACE: Final = "web"  # the file of words that the client shows, and the beginning of its keys
WARM_UP: Final = 120  # options played before the picture of a game is taken
NOT_FOUND: Final = 404
INVISIBLE: Final = re.compile(r"<title>.*?</title>| id=\"[^\"]*\"", re.DOTALL)
FINE: Final = re.compile(r"(\d\d\d)\.\d+|(\d\.\d)\d+")  # more digits than a small picture shows


def games() -> list[str]:
    """The games that can be played: a game that is still being built has no words yet."""
    return [name for name in names() if words("en").has(f"{name}-title")]


@cache
def game_cards(lang: str) -> list[wire.GameCard]:
    """Every game, ready for the lobby."""
    return [game_card(find(name), lang) for name in games()]


@cache
def tagged_cards(lang: str) -> tuple[list[wire.GameCard], str]:
    """The same, with a mark by which a browser knows that it has them already."""
    cards = game_cards(lang)
    return cards, tag(msgspec.json.encode(cards))


def game_card(rules: Rules[Any], lang: str) -> wire.GameCard:
    """A game with its options, and where there is a picture of it."""
    say = words(lang).say
    options = [game_option(rules, option, lang) for option in rules.options if not option.technical]
    title, about = say(rules.title()), say(Message(f"{rules.id}-about"))
    players = (rules.min_players, rules.max_players)
    ladder = wire.LadderShown(rules.ladder.rung, rules.ladder.kept, rules.ladder.asked) if rules.ladder else None
    presets = [
        wire.PresetShown(preset.id, *said(f"{rules.id}-preset-{preset.id}", lang), preset.players)
        for preset in rules.presets
    ]
    drawing = f"/api/games/{rules.id}/picture.svg?lang={lang}"
    return wire.GameCard(
        rules.id, title, about, players, options, drawing, ladder, presets, rules.minutes, rules.weight,
        guide_titles(rules, lang),
    )  # fmt: skip


def guide_titles(rules: Rules[Any], lang: str) -> list[wire.GuideTitle]:
    """The guided games of a game and what they teach."""
    return [wire.GuideTitle(guide.id, *said(guide.title.key, lang)) for guide in read_guides(rules)]


@cache
def game_picture(game: str, lang: str) -> str:
    """A game in full swing, as SVG."""
    if game not in games():
        raise no("server-refused-no-game", NOT_FOUND, game=game[:40])
    match, rules = position(game), find(game)
    names = [rules.called(match.game, seat) or Message("player", player=seat + 1) for seat in range(match.players)]
    scene = rules.scene(match.game, [words(lang).say(name) for name in names])
    scene.spots = []
    return plain(svg(scene, words(lang).say))


def tag(content: str | bytes) -> str:
    """A mark by which a browser knows that it has something already."""
    return f'"{hashlib.sha256(content.encode() if isinstance(content, str) else content).hexdigest()[:20]}"'


def plain(drawing: str) -> str:
    """A drawing that is only looked at: without what can't be seen in it."""
    return INVISIBLE.sub("", FINE.sub(r"\1\2", drawing))


def game_option(rules: Rules[Any], option: Option, lang: str) -> wire.GameOption:
    """An option of a game with its choices in words; what a stage of a campaign brings is told when it is reached."""
    key = f"{rules.id}-option-{option.name}"
    choices = [wire.Choice(choice, *said(f"{key}-{choice}", lang)) for choice in option.choices]
    if rules.is_told_later(option):
        choices = [wire.Choice(choice.value, choice.label, "") for choice in choices]
    return wire.GameOption(option.name, *said(key, lang), choices, option.by_seat)


@cache
def portraits(game: str, lang: str) -> list[wire.Portrait]:
    """The pictures of all that is kept for a campaign, as far as the game has any."""
    if game not in games():
        raise no("server-refused-no-game", NOT_FOUND, game=game[:40])
    rules = find(game)
    kept = [option for option in rules.options if rules.ladder and option.name in rules.ladder.kept]
    scenes = [(option.name, each, rules.portrait(option.name, each)) for option in kept for each in option.choices]
    say = words(lang).say
    return [
        wire.Portrait(name, choice, svg(scene, say), strengths(rules, name, choice, lang))
        for name, choice, scene in scenes
        if scene is not None
    ]


def strengths(rules: Rules[Any], option: str, choice: str, lang: str) -> list[wire.StrengthShown]:
    """What speaks for a choice."""
    return [
        wire.StrengthShown(words(lang).say(each.words), each.has, each.most) for each in rules.strengths(option, choice)
    ]


def said(key: str, lang: str) -> tuple[str, str]:
    """What a message says, and how it explains itself."""
    return words(lang).say(Message(key)), words(lang).help(Message(key))


@cache
def position(game: str) -> Match:
    """A game in full swing."""
    match = new(game, seed="lobby")
    luck = Luck("lobby")
    while not match.over and match.game.plies < WARM_UP:
        match.play(match.game.menu[luck.below(len(match.game.menu))])
    return match


def bot_cards(lang: str) -> list[wire.BotCard]:
    """The opponents that people choose from: levels from the weakest to the strongest, and characters."""
    return [bot_card(spec, lang) for spec in opponents()]


def bot_card(spec: str, lang: str) -> wire.BotCard:
    """A bot, and how strong it is."""
    name, _, character = spec.partition(":")
    strength = strength_of(name)
    level = words(lang).say(Message(f"server-strength-{strength}"))
    label, about = said(f"server-bot-{character or name}", lang)
    sign = f"{CHARACTERS[character].sign} " if character else ""
    return wire.BotCard(spec, f"{sign}{label}", about, strength, level, spec == USUAL_LEVEL)


def rule(game: str, id: str, lang: str) -> wire.RuleText:
    """A rule of a game's catalogue."""
    return rule_text(game, found_rule(game, id, lang), lang)


def section(game: str, id: str, lang: str) -> list[wire.RuleText]:
    """The rules under the same heading as a rule."""
    return [rule_text(game, each, lang) for each in section_of(game, found_rule(game, id, lang), lang)]


def found_rule(game: str, id: str, lang: str) -> Rule:
    """A rule that is there, or a refusal."""
    found = find_rule(game, id, lang) if game in names() else None
    if found is None:
        raise no("server-refused-no-rule", NOT_FOUND, id=id[:40])
    return found


def rule_text(game: str, rule: Rule, lang: str) -> wire.RuleText:
    """A rule as players read it."""
    before, after = (each.id if each else "" for each in neighbours(game, rule, lang))
    pages = rule.pages(lang)
    said = words(lang).say(Message("rule-pages", pages=pages)) if pages else ""
    return wire.RuleText(rule.id, rule.section, rule.plain, said, before, after)


class Arguments(Visitor):
    """Collects the arguments of a message."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found[node.id.name] = f"{{{node.id.name}}}"


@cache
def interface(lang: str) -> dict[str, str]:
    """The words of the client's own texts, with `{name}` where it fills something in."""
    file = files("chicane") / "words" / lang / f"{INTERFACE}.ftl"
    body = FluentParser().parse(file.read_text("utf-8")).body if file.is_file() else []
    return {entry.id.name: interface_text(entry, lang) for entry in body if isinstance(entry, ast.Message)}


def interface_text(entry: ast.Message, lang: str) -> str:
    """One text of the client, its arguments left open."""
    arguments = Arguments()
    arguments.visit(entry)
    return words(lang).say(Message(entry.id.name, "", **arguments.found))
