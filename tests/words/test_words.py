"""Every message has English and French words, with the same arguments, and reads as a sentence."""

import ast
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import chicane
import chicane.words
from chicane.core.chance import Luck, stroll
from chicane.core.engine import CAPPED, FINISHED
from chicane.core.errors import BadInput
from chicane.core.guide import Guide, read_guides
from chicane.core.match import Match
from chicane.core.message import Message
from chicane.core.registry import find, names
from chicane.words import LANGUAGES, MissingWords, Words, words
from tests.english import english_in
from tools.soak import mixes

SOURCE = Path(chicane.__file__).parent
PLURALS = {"zero", "one", "two", "few", "many", "other"}
REASONS = {  # why a game may end, besides those of the engine
    "chariot": ["wrecked"],
    "thunder": ["last", "lost"],
    "wreckage": ["cans", "last", "nobody", "stalemate"],
    "wreckland": ["boss-destroyed", "engine-destroyed"],
}
INSTALLED = names()
GAMES = "^(?!cli-)"  # what games and the engine say; the terminal has blocks of lines and signs of its own
CLIENTS = {"player"}  # said by clients of their own accord
TYPED = "«[^»]*»|chicane learn chariot turn"  # by whoever writes scenarios, or in a terminal
VERBATIM = "Authorization: Bearer"  # typed as it stands in every language

# What the words say


class Arguments(Visitor):
    """Collects the arguments of an entry, and for each selector the variants it knows."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = {v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants}
            self.found.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def entries(language: str) -> dict[str, ftl.Message]:
    """Every message of a language, by its key."""
    found: dict[str, ftl.Message] = {}
    for file in sorted((SOURCE / "words" / language).glob("*.ftl")):
        body = FluentParser().parse(file.read_text("utf-8")).body
        found |= {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}
    return found


def arguments(language: str, key: str) -> dict[str, set[str]]:
    """The arguments that the words of a key use, help included, with the variants they select."""
    visitor = Arguments()
    visitor.visit(entries(language)[key])
    return visitor.found


def samples(variants: set[str]) -> list[int | str]:
    """Values that reach every variant of a selector; a plain argument is any text."""
    if not variants:
        return ["Sample"]
    numbers = {int(each) for each in variants if each.isdigit()}
    if numbers or variants <= PLURALS:
        return sorted(numbers | {0, 1, 2, 7})
    return sorted(variants - PLURALS)


def sampled(language: str, key: str) -> Iterator[Message]:
    """The message with every mix of sample arguments."""
    found = arguments(language, key)
    for values in product(*[samples(variants) for variants in found.values()]):
        message = Message(key)
        message.args.update(zip(found, values, strict=True))  # an argument may be called `key` or `rule`
        yield message


def attributes(language: str, key: str) -> list[str]:
    """What a message has besides its words, such as a help text."""
    return [each.id.name for each in entries(language)[key].attributes]


@cache
def every_text(language: str) -> list[tuple[str, str]]:
    """What all messages say, by key."""
    return [(key, words(language).say(message)) for key in entries(language) for message in sampled(language, key)]


@cache
def every_help(language: str) -> list[tuple[str, str]]:
    """How all messages explain themselves, by key."""
    keys = [key for key in entries(language) if "help" in attributes(language, key)]
    return [(key, words(language).help(message)) for key in keys for message in sampled(language, key)]


def texts(language: str, pattern: str = "") -> Iterator[tuple[str, str]]:
    """What the messages whose keys fit a pattern say, by key."""
    return (pair for pair in every_text(language) if re.search(pattern, pair[0]))


def helps(language: str, pattern: str = "") -> Iterator[tuple[str, str]]:
    """How the messages whose keys fit a pattern explain themselves, by key."""
    return (pair for pair in every_help(language) if re.search(pattern, pair[0]))


# What the code says


@cache
def parsed() -> dict[Path, ast.Module]:
    """The source, file by file."""
    return {file: ast.parse(file.read_text("utf-8")) for file in sorted(SOURCE.rglob("*.py"))}


@cache
def stems() -> set[str]:
    """What keys begin with: the names of the files of words, save the one for all games."""
    files = [file for language in LANGUAGES for file in (SOURCE / "words" / language).glob("*.ftl")]
    return {file.stem for file in files} - {"chicane"}


@cache
def is_due(key: str) -> bool:
    """Whether there must be words: not yet for a game that is neither registered nor worded."""
    start = key.partition("-")[0]
    return start in stems() or start in INSTALLED or not (SOURCE / start).is_dir()


@cache
def calls() -> list[ast.Call]:
    """Every `Message("key", ...)`, `about_file("key", ...)`, `say("key", ...)`, `one_of(..., "key")` of the source."""
    nodes = [node for module in parsed().values() for node in ast.walk(module) if isinstance(node, ast.Call)]
    said = [node for node in nodes if function(node) in ("Message", "about_file", "say", "one_of")]
    return [node for node in said if literal(node) and is_due(literal(node))]


def function(call: ast.Call) -> str:
    """The last name of what is called."""
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def literal(call: ast.Call) -> str:
    """The key that is said, or nothing where it is worked out; `one_of` names its key last."""
    place = 3 if function(call) == "one_of" else 0
    key = call.args[place] if len(call.args) > place else None
    return key.value if isinstance(key, ast.Constant) and isinstance(key.value, str) else ""


def in_client() -> set[str]:
    """Keys that the browser client says, such as `t("web-undo")`."""
    scripts = [file.read_text("utf-8") for file in sorted((SOURCE / "web").glob("*.js"))]
    return {key for script in scripts for key in re.findall(r'"(web(?:-[a-z]+)+)"', script)}


def named() -> set[str]:
    """Keys written out: in a call, or as a text that begins like a file of words (`chariot-`, `cli-`)."""
    pattern = re.compile(f"({'|'.join(stems())})(-[A-Za-z0-9_]+)+")
    nodes = [node for module in parsed().values() for node in ast.walk(module) if isinstance(node, ast.Constant)]
    constants = {node.value for node in nodes if isinstance(node.value, str)}
    return {text for text in constants if pattern.fullmatch(text)} | {literal(call) for call in calls()} | in_client()


def half_named() -> list[str]:
    """The beginnings of keys that the code completes, such as `cli-command-` of `f"cli-command-{name}"`."""
    nodes = [node for module in parsed().values() for node in ast.walk(module) if isinstance(node, ast.JoinedStr)]
    starts = [node.values[0].value for node in nodes if isinstance(node.values[0], ast.Constant)]
    return [start for start in starts if isinstance(start, str) and start.count("-") > 1 and start[-1] == "-"]


def worked_out(game: str) -> set[str]:
    """Keys that the engine and clients build from a game's id: title, options, cards, ends, book, guided games."""
    rules = find(game)
    options = {f"{game}-option-{option.name}" for option in rules.options}
    choices = {f"{game}-option-{option.name}-{choice}" for option in rules.options for choice in option.choices}
    presets = {f"{game}-preset-{preset.id}" for preset in rules.presets}
    cards = {f"{game}-card-{card.id}" for card in rules.start(rules.min_players).seams().cards}
    ends = {f"{game}-end-{reason}" for reason in REASONS.get(game, [])}
    book = {each.key for page in rules.book() for each in [page.title, *[part.text for part in page.parts]]}
    guides = {key for guide in read_guides(rules) for key in [guide.title.key, *remarks(guide)]}
    return {f"{game}-title", f"{game}-about"} | options | choices | presets | cards | ends | book | guides


def remarks(guide: Guide) -> list[str]:
    """What a guided game says."""
    return [moment.remark.text.key for moment in guide.moments()]


@cache
def needed() -> set[str]:
    """Every key there must be words for."""
    ends = {f"end-{reason}" for reason in (FINISHED, CAPPED)}
    return named().union(CLIENTS, ends, *[worked_out(game) for game in names()])


# The module


def test_nested_messages() -> None:
    """A message among the arguments is said first."""
    message = Message("chariot-told-javelin", chariot=Message("chariot-green"), target=Message("chariot-red"))

    assert "Green hurls a javelin at Red." == words("en").say(message)
    assert "Le char vert lance un javelot sur le char rouge." == words("fr").tell(message)


def test_help() -> None:
    """An option explains itself; a name has nothing to explain."""
    assert "No more changes this turn." in words("en").help(Message("chariot-do-accept"))
    assert "" == words("en").help(Message("chariot-green"))


def test_names_are_explained_with_the_message() -> None:
    """A card keeps its words wherever it is named, also inside another name; each name is explained once."""
    card = Message("wreckland-card-flamer")
    there = Message("wreckland-gear-in-slot", name=card, slot=Message("wreckland-slot-F"))
    message = Message("wreckland-do-slot-over", slot=Message("wreckland-slot-F"), there=there)
    note = "Flamer: Warms a whole zone. A perfect flame does not leave it at that."

    assert [note] == words("en").notes(message)
    assert f"{words('en').help(message)} {note}" == words("en").explain(message)
    assert ["Cracheur de feu\u00a0: "] == [text[:18] for text in words("fr").notes(message)]
    assert [note] == words("en").notes(Message("wreckland-do-upgrade", there=there, card=card))
    assert [] == words("en").notes(Message("wreckland-do-zone", zone=Message("wreckland-zone-front")))


def test_only_dice_that_show() -> None:
    """The commentator names no face that came up zero times."""
    message = Message("chariot-told-dice", chariot="Green", pace=0, sprint=1, turn=3, attack=0, fortune=0)

    assert "Green’s dice are set, 1 Sprint, 3 Turns." == words("en").say(message)


def test_words_are_read_once() -> None:
    """The same object every time."""
    assert words("fr") is words("fr")
    assert "fr" == words("fr").language


def test_unknown_language() -> None:
    """The error lists the languages there are."""
    with pytest.raises(BadInput, match="no language 'de'; known: en, fr"):
        Words("de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_unknown_key(language: str) -> None:
    """A missing message is an error that names it, never a silent stand-in."""
    assert not words(language).has("chariot-told-nonsense")
    with pytest.raises(MissingWords, match=f"{language}: no words for 'chariot-told-nonsense'"):
        words(language).say(Message("chariot-told-nonsense"))


def test_missing_argument() -> None:
    """Words that want an argument they were not given are an error that names both."""
    with pytest.raises(ValueError, match=r"en, chariot-told-pick: .*player"):
        words("en").say(Message("chariot-told-pick", chariot=Message("chariot-green")))


def test_engine_needs_no_words() -> None:
    """Without fluent.runtime the engine plays on, and the words say what to install."""
    script = """
import sys
sys.modules["fluent.runtime"] = None
import chicane, chicane.words
print(len(chicane.new("chariot", seed=1).options) > 0)
try:
    chicane.words.words("en")
except ImportError as error:
    print(error)
"""
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)

    assert ["True", "words need fluent.runtime: pip install chicane[play]"] == result.stdout.splitlines()


def test_what_is_not_fluent_names_its_file() -> None:
    """A fault in a file is found when its words are said."""
    said = Words("en")
    said.unread["broken"] = ("words/en/toy.ftl", "broken = { $who\n")

    with pytest.raises(ValueError, match=r"words/en/toy\.ftl: 'broken = .*' is not Fluent"):
        said.say(Message("broken", who="Ann"))


# The words


def test_every_key_has_words_in_both_languages() -> None:
    """What the code says can be said in English and in French."""
    assert {"en": set(), "fr": set()} == {language: needed() - set(entries(language)) for language in LANGUAGES}


def test_no_words_without_use() -> None:
    """A message that nothing says is dead weight."""
    unused = {key for language in LANGUAGES for key in entries(language)} - needed()

    starts = tuple(half_named())

    assert [] == [key for key in sorted(unused) if not key.startswith(starts)]


def test_same_arguments_in_both_languages() -> None:
    """French knows all that English knows, and no more."""
    english, french = ({key: set(arguments(language, key)) for key in entries(language)} for language in LANGUAGES)

    assert english == french


def test_same_attributes_in_both_languages() -> None:
    """What is explained in one language is explained in the other."""
    english, french = ({key: attributes(language, key) for key in entries(language)} for language in LANGUAGES)

    assert english == french


def test_arguments_given_are_those_used() -> None:
    """A message written out in the code gives exactly the arguments that its words use."""
    for call in calls():
        given = {keyword.arg for keyword in call.keywords if keyword.arg}
        given |= {"name", "hint"} if function(call) == "one_of" else set()
        used = set(arguments("en", literal(call)))
        if all(keyword.arg for keyword in call.keywords):  # none are given by **
            assert used == given, literal(call)
        else:
            assert used >= given, literal(call)


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_are_explained(language: str) -> None:
    """Every option of a menu or of the setup has a help text."""
    choices = [key for key in entries(language) if re.search(f"^({'|'.join(INSTALLED)})-(do|option|preset|card)-", key)]

    assert [] == [key for key in choices if "help" not in attributes(language, key)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_leftovers(language: str) -> None:
    """No braces, no variables, no invisible marks, whatever the arguments."""
    leftover = "[{}$\u2066-\u2069]"

    assert [] == [pair for pair in [*texts(language), *helps(language)] if re.search(leftover, pair[1])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_stray_spaces(language: str) -> None:
    """What a game says is one line, with single spaces and none before a comma or at an end."""
    stray = r"^\s|\s$|\n|  | [.,)]|,,|^$"

    assert [] == [pair for pair in [*texts(language, GAMES), *helps(language, GAMES)] if re.search(stray, pair[1])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences(language: str) -> None:
    """Questions, commentary and explanations begin with a capital and end with a full stop or the like."""
    sentence = re.compile(r"[A-ZÀ-Ý0-9].*[.!?]")
    spoken = [*texts(language, f"{GAMES}.*-(about$|ask-|told-|book-.*-|guide-.*-)|(^|-)end-"), *helps(language, GAMES)]

    assert [] == [pair for pair in spoken if not sentence.fullmatch(pair[1])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    """Curly apostrophes; in French, high signs keep to their word by a non-breaking space."""
    plain = "'" if language == "en" else "'|[^\u00a0\u202f][;:!?»]|«[^\u00a0\u202f]"
    spoken = [(key, text.replace(VERBATIM, "")) for key, text in [*texts(language, GAMES), *helps(language, GAMES)]]

    assert [] == [pair for pair in spoken if re.search(plain, pair[1])]


def test_no_english_in_french() -> None:
    """No word is left in English but what is quoted and what is to be typed as it stands."""
    spoken = [(key, re.sub(TYPED, "", text)) for key, text in [*texts("fr"), *helps("fr")]]

    assert [] == [pair for pair in spoken if english_in(pair[1])]


# A race, told


def heard(match: Match, rng: random.Random) -> Iterator[Message]:
    """Play at random and give everything that a client may have to say."""
    told = 0
    while True:
        yield from (line.message for line in match.story[told:])
        told = len(match.story)
        yield from seen(match)
        if match.over:
            return
        yield match.game.pending.prompt(match.game)
        yield from (option.label(match.game) for option in match.game.menu)
        match.play(rng.choice(match.game.menu))


def seen(match: Match) -> Iterator[Message]:
    """The labels of the picture, and the words of the sketch."""
    scene = match.rules.scene(match.game, match.seats)
    yield from (piece.label for piece in scene.pieces)
    yield from (spot.label for spot in scene.spots)
    for line in match.rules.sketch(match.game, match.seats):
        yield from (span.text for span in line if isinstance(span.text, Message))


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("seed", range(3))
def test_whole_game(game: str, seed: int) -> None:
    """A game played at random, with any options, is told from end to end in both languages."""
    rules, rng = find(game), random.Random(seed)
    players, options = rng.choice(mixes(rules))
    match = chicane.new(game, players, seed, options)

    for message in {repr(message): message for message in heard(match, rng)}.values():
        for language in LANGUAGES:
            text = words(language).say(message) + words(language).help(message)
            assert not re.search(rf"{game}-(ask|card|do|face|scene|sketch|told)|[{{}}$]", text), text


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_stand_alone(game: str, language: str) -> None:
    """A label begins with a capital letter or a number, for it stands alone on a button."""
    rules, luck = find(game), Luck("labels")
    playing = rules.start(*[mix for mix in mixes(rules) if mix[0] <= 3][-1])
    heard: set[str] = set()
    while not playing.over:
        heard |= {words(language).say(option.label(playing)) for option in playing.menu}
        stroll(playing, luck, 1)

    assert [] == [label for label in heard if not (label[0].isupper() or label[0].isdigit())]
    assert len(heard) > 30


TOLD_OF = re.compile(r"\b(?:garde|reprend|part|prend|choisit)-(?:t-)?(?:il|elle)\b")


def test_french_questions_speak_to_the_player() -> None:
    """Nobody is asked what somebody of their own name does: `gardez-vous`, not `le char vert garde-t-il`."""
    script = (SOURCE / "words" / "fr").glob("*.ftl")
    asked = [line for file in script for line in file.read_text("utf-8").splitlines() if "-ask-" in line]

    assert [] == [line for line in asked if TOLD_OF.search(line)]
    assert "gardez-vous" in words("fr").say(Message("chariot-ask-free-reroll", chariot="char vert"))


@pytest.mark.parametrize(
    ("message", "beginning"),
    [
        (Message("thunder-values", cars=0, hurt=0), "plus de véhicule"),
        (Message("chariot-account", laps=0, damage=5), "aucun tour"),
    ],
)
def test_nothing_is_not_one(message: Message, beginning: str) -> None:
    """French counts nothing with one: where one is a word, nothing needs its own."""
    assert words("fr").say(message).startswith(beginning)
