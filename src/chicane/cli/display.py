"""What a player at the terminal is shown: the news, the board, the question, and explanations."""

from __future__ import annotations

from itertools import takewhile
from typing import Any, Final

from rich.text import Text

from chicane.cli.catalogue import show_rule
from chicane.cli.inspect import inspect
from chicane.cli.screen import Screen, heard_by, is_headline, paragraphs, shown_to
from chicane.cli.seats import seat_names
from chicane.core.match import Match
from chicane.core.message import Message
from chicane.core.scene import Sketch
from chicane.core.step import Step
from chicane.words.catalogue import find_rule

SHORT: Final = 16  # characters of a hash that are enough to recognise it
NO_ONE: Final = -9  # no seat has seen the board since somebody else acted
LONG: Final = 15  # options; more are set in columns


class Display:
    """Remembers what was told and shown, so that it is not told and shown again."""

    def __init__(self, screen: Screen, match: Match, humans: list[int]) -> None:
        self.screen = screen
        self.match = match
        self.humans = humans
        self.names = seat_names(match, screen)
        self.told = 0  # sentences of the story
        self.in_hand: list[str] = []  # the last paragraph of the board, as it was last shown
        self.shown_for = NO_ONE  # the seat that last saw the board

    def welcome(self) -> None:
        """What is played, and the proof that the dice were not made up on the way."""
        screen, match = self.screen, self.match
        screen.line(screen.words.say(match.rules.title()), "bold")
        screen.paragraph(screen.say(f"{match.rules.id}-about"))
        screen.line()
        if match.players > 1:
            screen.paragraph(screen.say("cli-play-seats", seats=", ".join(self.names)))
        screen.paragraph(screen.say("cli-play-sealed", hash=match.commitment[:SHORT]))
        screen.paragraph(screen.say("cli-play-keys"))
        screen.line()
        if not self.told:
            self.page()

    def page(self) -> None:
        """The head of a page of the story: its title, who it is about, and the numbers; the tale itself follows."""
        page, say = self.match.rules.stage(self.match.game), self.screen.words.say
        if page is None:
            return
        self.screen.heading(say(page.title))
        self.screen.paragraph(f"{say(page.who)}. {self.screen.words.help(page.who)}", "  ", "bold")
        self.screen.table([["   ", f"{each.number:>3}", say(each.words)] for each in page.numbers], "")
        self.screen.line()

    def news(self, seat: int) -> None:
        """What was said since; then the whole board when a round or a turn begins, or only what changed in hand."""
        lines = self.story(seat)
        if seat != self.shown_for or any(is_headline(line.message) for line in lines):
            self.screen.line()
            self.announce(seat)
            self.board(seat)
        else:
            self.hand(seat)
        self.shown_for = seat

    def story(self, seat: int) -> list[Any]:
        """What the commentator said since the last time."""
        lines = heard_by(self.match, seat, self.told)
        self.told = len(self.match.story)
        self.screen.story(lines)
        return lines

    def announce(self, seat: int) -> None:
        """Whose turn it is."""
        if len(self.humans) > 1:
            self.screen.heading(self.screen.say("cli-play-turn-of", player=self.names[seat]))
        else:
            self.screen.heading(self.screen.say("cli-play-turn"))

    def board(self, seat: int) -> None:
        """The whole board."""
        sketch = self.sketch(seat)
        self.screen.sketch(sketch)
        self.in_hand = [plain(rows) for rows in self.at_hand(sketch)]

    def hand(self, seat: int) -> None:
        """The lines of the board's last paragraph that are not as they were."""
        lines = self.at_hand(self.sketch(seat))
        for rows in lines:
            if plain(rows) not in self.in_hand:
                for row in rows:
                    self.screen.fold(row)
        self.in_hand = [plain(rows) for rows in lines]

    def at_hand(self, sketch: Sketch) -> list[list[Text]]:
        """The board's last paragraph, each line in as many rows as it needs."""
        return self.screen.rows(paragraphs(sketch)[-1], self.screen.console.width)

    def sketch(self, seat: int) -> Sketch:
        """The board as the seat sees it."""
        return self.match.rules.sketch(shown_to(self.match, seat), self.names)

    def menu(self, seat: int) -> None:
        """What is asked, and what may be answered."""
        if self.match.over:
            return
        game = shown_to(self.match, seat)
        self.screen.line()
        self.screen.paragraph(self.screen.words.tell(game.pending.prompt(game)), style="bold")
        labels = [self.screen.words.say(option.label(game)) for option in game.menu]
        if len(labels) > LONG:
            start = shared_words(labels)
            if start:
                self.screen.line(f"  {start}…")
            self.screen.grid([lead(game, number) + label[len(start) :] for number, label in enumerate(labels, 1)])
            self.screen.paragraph(self.screen.say("cli-play-many", text=shortest(game, game.menu[-1])))
            return
        for number, label in enumerate(labels, 1):
            self.screen.paragraph(label, lead(game, number))

    def explain(self, seat: int) -> None:
        """What is asked, by which rule, and every option; options that mean the same are explained once."""
        game = shown_to(self.match, seat)
        prompt = game.pending.prompt(game)
        self.screen.paragraph(self.screen.words.tell(prompt), style="bold")
        explanation = self.screen.words.help(prompt)
        if explanation:
            self.screen.paragraph(explanation, "  ")
        self.note(prompt, "  ")
        self.rule(prompt)
        before = ""
        for option in self.kinds(game):
            self.name_option(game, option)
            meaning = self.screen.words.help(option.label(game))
            if meaning != before:
                self.explain_option(game, option)
            self.note(option.label(game), " " * len(lead(game, 0)))
            before = meaning
        self.screen.paragraph(self.screen.say("cli-play-explained"))

    def kinds(self, game: Any) -> list[Step[Any]]:
        """The options that are worth explaining: all of them, or of a long menu one of each kind."""
        kinds: dict[str, Step[Any]] = {}
        for option in game.menu:
            kinds.setdefault(option.label(game).key, option)
        return list(kinds.values()) if len(game.menu) > LONG else game.menu

    def explain_one(self, seat: int, option: Step[Any]) -> None:
        """One option, with the words of its rule."""
        game = shown_to(self.match, seat)
        self.name_option(game, option)
        self.explain_option(game, option)
        self.note(option.label(game), " " * len(lead(game, 0)))
        self.rule(option.label(game))

    def inspect(self, seat: int, wanted: str) -> bool:
        """What something on the board is, to this seat; False where nothing is called so."""
        return inspect(self.screen, self.match.rules, shown_to(self.match, seat), self.names, wanted)

    def advise(self, seat: int, text: str, reason: Message) -> None:
        """The option that somebody else would choose, by its text form, set apart from the menu, and why."""
        game = shown_to(self.match, seat)
        self.screen.line(self.screen.say("cli-play-hint"))
        self.name_option(game, next(option for option in game.menu if option.text(game) == text), "bold reverse")
        self.screen.paragraph(self.screen.words.say(reason), " " * len(lead(game, 0)))

    def name_option(self, game: Any, option: Step[Any], style: str = "") -> None:
        """An option: number, label and text form."""
        number, label = lead(game, game.menu.index(option) + 1), self.screen.words.say(option.label(game))
        self.screen.paragraph(label, number, style, tail=f"({option.text(game)})")

    def explain_option(self, game: Any, option: Step[Any]) -> None:
        """What an option means, and its rule."""
        label = option.label(game)
        rule = f"[{label.rule}]" if label.rule else ""
        self.screen.paragraph(self.screen.words.help(label), " " * len(lead(game, 0)), tail=rule)

    def note(self, message: Message, indent: str) -> None:
        """What there is to say about the names in a message."""
        for text in self.screen.words.notes(message):
            self.screen.paragraph(text, indent)

    def rule(self, message: Message) -> None:
        """The text of the rule behind a message."""
        rule = find_rule(self.match.rules.id, message.rule, self.screen.words.language)
        if rule is not None:
            show_rule(self.screen, rule)


def plain(rows: list[Text]) -> str:
    """A line without colours, whatever room it takes."""
    return "\n".join(row.plain for row in rows)


def lead(game: Any, number: int) -> str:
    """The number of an option, in front of it."""
    return f"  {number:>{len(str(len(game.menu)))}}  "


def ends_with(game: Any, text: str) -> list[Step[Any]]:
    """The options whose text forms end with these words."""
    return [option for option in game.menu if option.text(game).endswith(f" {text}")]


def shortest(game: Any, option: Step[Any]) -> str:
    """The least that has to be typed for an option: its last word, where no other option ends with it."""
    text = option.text(game)
    last = text.rpartition(" ")[2]
    return last if len(ends_with(game, last)) == 1 else text


def shared_words(labels: list[str]) -> str:
    """The words that all labels begin with, and the blank after them."""
    columns = zip(*[label.split(" ")[:-1] for label in labels], strict=False)
    return "".join(f"{column[0]} " for column in takewhile(lambda each: len(set(each)) == 1, columns))


def show_result(screen: Screen, match: Match) -> None:
    """How the game ended, and the seed that its dice came from."""
    assert match.result is not None
    winners, reason = match.result.winners, match.result.reason
    key = f"end-{reason}" if screen.words.has(f"end-{reason}") else f"{match.rules.id}-end-{reason}"
    screen.paragraph(screen.say(key), style="bold")
    if match.players == 1:
        screen.paragraph(screen.say("cli-solo-won" if winners else "cli-solo-lost"), style="bold")
    elif winners:
        names = seat_names(match, screen)
        said = ", ".join(names[seat] for seat in winners)
        screen.paragraph(screen.say("cli-winners", count=len(winners), names=said), style="bold")
    if match.seed is not None:
        screen.paragraph(screen.say("cli-seed", seed=match.seed, hash=match.commitment[:SHORT]))
