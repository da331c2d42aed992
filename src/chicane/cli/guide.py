"""`chicane learn --guided`: a guided game in line mode."""

from __future__ import annotations

import argparse
from typing import Final

from chicane.cli.choose import typed
from chicane.cli.display import Display
from chicane.cli.screen import Screen, shown_to
from chicane.cli.seats import HUMAN
from chicane.cli.wrong import wrong
from chicane.core.guide import LEARNER, Guide, Moment, find_guide, play, read_guides
from chicane.core.registry import find, names
from chicane.words.book import names_in

QUIT: Final = "cli-command-quit"


def guided(screen: Screen, arguments: argparse.Namespace) -> int:
    """`chicane learn [GAME [ID]] --guided [--at N]`; without a game, all that there are."""
    if arguments.game is None:
        return show_guides(screen)
    rules = find(arguments.game)
    if not read_guides(rules):
        raise wrong("cli-guide-none", game=rules.id)
    guide = find_guide(rules, arguments.page or read_guides(rules)[0].id)
    lesson = Lesson(screen, guide)
    if not 1 <= arguments.at <= len(lesson.moments):
        raise wrong("cli-guide-at", at=arguments.at, count=len(lesson.moments))
    return lesson.run(arguments.at - 1)


def show_guides(screen: Screen) -> int:
    """Every guided game, what it teaches, and how to begin it."""
    for guide in [guide for game in names() for guide in read_guides(find(game))]:
        screen.line(f"chicane learn {guide.rules.id} {guide.id} --guided", "bold")
        screen.paragraph(screen.say("about-name", name=guide.title, help=screen.words.help(guide.title)), "  ")
    return 0


class Lesson:
    """A guided game under way."""

    def __init__(self, screen: Screen, guide: Guide) -> None:
        self.screen = screen
        self.guide = guide
        self.moments = guide.moments()
        self.match = guide.match()
        self.match.seats = [HUMAN, *names_in(guide.rules, self.match.game, screen.words.language)[1:]]
        self.display = Display(screen, self.match, [LEARNER])

    def run(self, start: int) -> int:
        """From a moment on to the end, unless the learner leaves before."""
        for moment in self.moments[:start]:
            play(self.match, moment)
        self.display.told = len(self.match.story)
        self.screen.line(self.screen.words.say(self.guide.title), "bold")
        self.screen.paragraph(self.screen.say("cli-guide-keys"))
        for number, moment in enumerate(self.moments[start:], start):
            self.show(number, moment)
            if number < len(self.moments) - 1 and not self.is_taken(moment):
                return self.leave(number)
            play(self.match, moment)
        self.screen.paragraph(self.screen.say("cli-guide-end", game=self.guide.rules.id))
        return 0

    def show(self, number: int, moment: Moment) -> None:
        """What is new, what may be chosen, and last what the guide says."""
        self.display.news(LEARNER)
        if moment.option:
            self.display.menu(LEARNER)
        if not number or moment.remark != self.moments[number - 1].remark:
            self.remark(moment)
        self.say_what_to_do(moment)

    def remark(self, moment: Moment) -> None:
        """What is said, of which piece, and by which rule."""
        text, rule = moment.remark.text, moment.remark.text.rule
        self.screen.line()
        about = self.piece(moment.remark.pin)
        self.screen.paragraph(f"{about}{self.screen.words.say(text)}", "» ", tail=f"[{rule}]" if rule else "")

    def piece(self, pin: str) -> str:
        """The piece that is meant, in words."""
        scene = self.match.rules.scene(shown_to(self.match, LEARNER), self.match.seats)
        label = next((piece.label for piece in scene.pieces if piece.id == pin), None)
        return f"({self.screen.words.say(label)}) " if label else ""

    def say_what_to_do(self, moment: Moment) -> None:
        """The one thing to type."""
        if not moment.option:
            return
        game = shown_to(self.match, LEARNER)
        number = [option.text(game) for option in game.menu].index(moment.option)
        label = self.screen.words.say(game.menu[number].label(game))
        self.screen.paragraph(self.screen.say("cli-guide-do", number=number + 1, label=label), "» ", "bold")

    def is_taken(self, moment: Moment) -> bool:
        """Read until the learner does what is asked; False when they leave."""
        if not moment.option:
            self.screen.paragraph(self.screen.say("cli-guide-next"), "» ", "bold")
        while not self.fits(moment, line := typed(self.screen, "quit")):
            if line in ("q", "quit", self.screen.say(QUIT)):
                return False
            if line.startswith("?") and moment.option:
                self.display.explain(LEARNER)
            else:
                self.screen.paragraph(self.screen.say("cli-guide-not-yet"), "» ")
            self.say_what_to_do(moment)
        return True

    def fits(self, moment: Moment, line: str) -> bool:
        """Whether this is what was asked for: the option by its number or its text form, or nothing but Enter."""
        if not moment.option:
            return not line
        game = self.match.game
        numbered = {str(number): option.text(game) for number, option in enumerate(game.menu, 1)}
        return moment.option == numbered.get(line, line)

    def leave(self, number: int) -> int:
        """How to go on some other time."""
        game, id = self.guide.rules.id, self.guide.id
        self.screen.paragraph(self.screen.say("cli-guide-left", game=game, guide=id, at=number + 1))
        return 0
