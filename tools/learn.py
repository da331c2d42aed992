"""Writes docs/learn: the books of all games as pages, in both languages, from the same source as everywhere else.

python -m tools.learn
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final
from xml.sax.saxutils import escape

from chicane.core.book import LEGEND, Page, Part, Sign
from chicane.core.letters import spelt
from chicane.core.message import Message
from chicane.core.registry import Option, Rules, find, names
from chicane.core.scene import Scene, svg
from chicane.words import LANGUAGES, words
from chicane.words.book import drawn, named, told_options

HOME: Final = Path(__file__).parents[1] / "docs" / "learn"
COLUMNS: Final = 3
CELL: Final = (300, 72)  # of a sign and its name
PICTURE: Final = (84, 60)

Files = dict[str, str]  # by their path below docs/learn


class Writer:
    """Makes the files of one language; a picture that is the same as in the first language is not kept twice."""

    def __init__(self, language: str, first: Files) -> None:
        self.words = words(language)
        self.folder = "" if language == LANGUAGES[0] else f"{language}/"
        self.first = first
        self.made: Files = {}

    def book(self, rules: Rules[Any]) -> None:
        """A file that lists the pages of a game, and one for each of them."""
        say, pages = self.words.say, rules.book()
        listed = [f"{number}. [{say(page.title)}]({rules.id}/{page.id}.md)\n" for number, page in enumerate(pages, 1)]
        about = say(Message(f"{rules.id}-about"))
        self.made[f"{self.folder}{rules.id}.md"] = f"# {say(rules.title())}\n\n{about}\n\n{''.join(listed)}"
        for page, after in zip(pages, [*pages[1:], None], strict=True):
            ways = [
                f"[{say(rules.title())}](../{rules.id}.md)",
                *([f"[{say(after.title)}]({after.id}.md)"] if after else []),
            ]
            text = f"# {say(page.title)}\n{self.page(rules, page)}\n{' · '.join(ways)}\n"
            self.made[f"{self.folder}{rules.id}/{page.id}.md"] = text

    def page(self, rules: Rules[Any], page: Page) -> str:
        """What stands below the title of a page."""
        language, text = self.words.language, ""
        for number, part in enumerate(page.parts, 1):
            text += f"\n{paragraph(rules, part, language)}\n"
            if part.picture:
                text += self.picture(f"{rules.id}-{page.id}-{number}", drawn(rules, part.picture, language))
        if page.shows == LEGEND:
            text += self.picture(f"{rules.id}-{page.id}", sheet(rules.legend(), language))
        return text + "".join(option_text(rules, option, language) for option in told_options(rules, page))

    def picture(self, name: str, markup: str) -> str:
        """A picture, and the line that shows it."""
        path, content = f"images/{name}.svg", f"{markup}\n"
        if self.first.get(path) == content:
            return f"\n![](../../{path})\n"
        self.made[self.folder + path] = content
        return f"\n![](../{path})\n"


def paragraph(rules: Rules[Any], part: Part, language: str) -> str:
    """A paragraph, and where its rules are."""
    way = "../../rules" if language == LANGUAGES[0] else f"../../../rules/{language}"
    return f"{words(language).say(part.text)} [{', '.join(part.rules)}]({way}/{rules.id}.md)"


def option_text(rules: Rules[Any], option: Option, language: str) -> str:
    """An option and its choices; what a stage of a campaign brings is told when it is reached."""
    key, say, help = f"{rules.id}-option-{option.name}", words(language).say, words(language).help
    choices = [Message(f"{key}-{choice}") for choice in option.choices]
    lines = [f"- **{say(each)}**" + ("" if rules.is_told_later(option) else f" {help(each)}") for each in choices]
    return f"\n## {say(Message(key))}\n\n{help(Message(key))}\n\n" + "\n".join(lines) + "\n"


def sheet(signs: list[Sign], language: str) -> str:
    """All signs with their names, side by side."""
    wide, high = CELL
    rows = -(-len(signs) // COLUMNS)
    cells = [
        cell(sign, language, (index % COLUMNS) * wide, index // COLUMNS * high) for index, sign in enumerate(signs)
    ]
    page = f'<rect width="{COLUMNS * wide}" height="{rows * high}" fill="#f6ecd8"/>'
    return svg(Scene(COLUMNS * wide, rows * high, page + "".join(cells), [], []))


def cell(sign: Sign, language: str, x: int, y: int) -> str:
    """A sign and its name."""
    width, height = PICTURE
    box = f"{-sign.width / 2:g} {-sign.height / 2:g} {sign.width:g} {sign.height:g}"
    drawing = spelt(sign.markup, words(language).say)
    picture = f'<svg x="{x + 6}" y="{y + 6}" width="{width}" height="{height}" viewBox="{box}">{drawing}</svg>'
    font = 'font-family="sans-serif" font-size="13" fill="#2b1d14"'
    return picture + f'<text x="{x + width + 16}" y="{y + 41}" {font}>{escape(named(sign, language))}</text>'


def everything() -> Files:
    """All files of docs/learn."""
    made: Files = {}
    for language in LANGUAGES:
        writer = Writer(language, made)
        for game in names():
            writer.book(find(game))
        made = made | writer.made
    return made


def main() -> None:
    """Write them, and remove what is no page or picture any more."""
    made = everything()
    for path in [path for path in HOME.rglob("*") if path.is_file() and path.relative_to(HOME).as_posix() not in made]:
        path.unlink()
    for name, text in made.items():
        path = HOME / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
