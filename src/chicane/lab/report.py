"""A report of a tournament: one page of HTML with plots, or the same tables in Markdown."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from chicane.core.chance import Luck
from chicane.core.match import new
from chicane.core.message import Message
from chicane.core.registry import find
from chicane.core.scene import svg
from chicane.lab.plots import plot
from chicane.lab.sections import Section
from chicane.words import Words

STYLE: Final = """
body{font:16px/1.5 Georgia,serif;color:#2b2320;background:#faf5ea;max-width:60rem;margin:2rem auto;padding:0 1rem}
h1,h2{font-weight:600;line-height:1.2}h2{margin-top:2.5rem;border-bottom:2px solid #c8892b}
table{border-collapse:collapse;font:14px/1.4 system-ui,sans-serif;margin:.8rem 0;display:block;overflow-x:auto}
th,td{padding:.15rem .7rem;text-align:right}th:first-child,td:first-child{text-align:left}
tr:nth-child(even) td{background:#f1e8d3}svg{max-width:100%;height:auto}.found{color:#8a2f1d;font-weight:600}
@media(prefers-color-scheme:dark){body{background:#211c18;color:#eee2cc}tr:nth-child(even) td{background:#2d2620}
.plot{background:#faf5ea;border-radius:6px}.found{color:#e88a6d}}
"""
DOT: Final = '<circle cx="{:g}" cy="{:g}" r="16" fill="#d7301f" fill-opacity="{:.2f}"/>'
DARKEST: Final = 0.5
ROUND: Final = 3  # of the game whose board is shown
PLIES: Final = 400


def html(plan: dict[str, Any], found: list[Section], words: Words) -> str:
    """The whole page, with nothing to load from elsewhere."""
    title, intro = titled(plan, words)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(intro)}</p>",
        *[section_html(plan, each, words) for each in found],
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>{head}<style>{STYLE}</style></head>\n{body}\n</html>\n'
    )


def markdown(plan: dict[str, Any], found: list[Section], words: Words) -> str:
    """The tables alone."""
    title, intro = titled(plan, words)
    return "\n\n".join([f"# {title}", intro, *[section_markdown(each, words) for each in found if each.rows]]) + "\n"


def titled(plan: dict[str, Any], words: Words) -> tuple[str, str]:
    """What was played, by whom, how often."""
    game = words.say(Message(f"{plan['game']}-title"))
    bots, setup = ", ".join(plan["kinds"]), ", ".join(unusual(plan))
    told = Message("lab-intro", bots=bots, games=plan["games"], players=plan["players"], seed=plan["seed"], setup=setup)
    return words.say(Message("lab-title", game=game)), words.say(told)


def unusual(plan: dict[str, Any]) -> list[str]:
    """The options that are not as they usually are."""
    rules = find(plan["game"])
    usual = rules.check_options({}, plan["players"])
    return [f"{name} {choice}" for name, choice in plan["setup"] if usual[name] != choice] or ["-"]


def section_html(plan: dict[str, Any], section: Section, words: Words) -> str:
    """A section: what it is about, what was found, its plot and its table."""
    heading, about = words.say(Message(section.key)), words.help(Message(section.key))
    parts = [f"<h2>{escape(heading)}</h2>", f"<p>{escape(about)}</p>"]
    parts += [f'<p class="found">{escape(finding)}</p>' for finding in findings(section, words)]
    if section.bars:
        parts.append(f'<div class="plot">{plot(section.bars)}</div>')
    if section.points:
        parts.append(heat_map(plan, section.points))
    if section.rows:
        parts.append(table_html(section, words))
    return "\n".join(parts)


def table_html(section: Section, words: Words) -> str:
    """The table of a section."""
    heads = "".join(f"<th>{escape(head)}</th>" for head in headings(section, words))
    rows = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in section.rows]
    body = "\n".join(f"<tr>{row}</tr>" for row in rows)
    return f"<table><thead><tr>{heads}</tr></thead><tbody>\n{body}\n</tbody></table>"


def section_markdown(section: Section, words: Words) -> str:
    """A section of the Markdown page."""
    heads = headings(section, words)
    lines = [heads, ["---"] * len(heads), *section.rows]
    table = "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
    told = [words.help(Message(section.key)), *findings(section, words), table]
    return "\n\n".join([f"## {words.say(Message(section.key))}", *told])


def headings(section: Section, words: Words) -> list[str]:
    """The heads of a table."""
    return [words.say(Message(f"lab-column-{column}")) for column in section.columns]


def findings(section: Section, words: Words) -> list[str]:
    """What is worth a look, a sentence for each kind of it."""
    kinds = dict.fromkeys(key for key, _ in section.findings)
    return [
        words.say(Message(kind, names=", ".join(name for key, name in section.findings if key == kind)))
        for kind in kinds
    ]


def heat_map(plan: dict[str, Any], points: list[tuple[float, float]]) -> str:
    """Where things were lost, on the board in the middle of a game."""
    opacity = max(0.03, min(DARKEST, 12 / len(points)))
    dots = "".join(DOT.format(x, y, opacity) for x, y in points)
    return midway(plan).removesuffix("</svg>") + f'<g pointer-events="none">{dots}</g></svg>'


def midway(plan: dict[str, Any]) -> str:
    """A picture of the game in a round in which all of the board is laid out."""
    match, luck = new(plan["game"], plan["players"], plan["seed"], dict(plan["setup"])), Luck("report")
    while match.rules.moment(match.game).round < ROUND and len(match.acts) < PLIES and not match.over:
        match.play(match.game.menu[luck.below(len(match.game.menu))])
    return svg(match.rules.scene(match.game, match.seats))
