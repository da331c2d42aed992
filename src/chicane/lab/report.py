"""A report of a tournament: one page of HTML with plots, or the same tables in Markdown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from html import escape
from typing import Any, Final

from chicane.core.chance import Luck
from chicane.core.match import new
from chicane.core.message import Message
from chicane.core.registry import find
from chicane.core.scene import DIE, MARK, VEHICLE, svg
from chicane.lab.plots import bars, lines
from chicane.lab.sections import Cell, Section
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
CELL: Final = 24.0  # losses so near to each other are one spot of the heat map
SPOT: Final = '<circle cx="{:g}" cy="{:g}" r="{:g}" fill="#e0261a" fill-opacity="{:.2f}"><title>{}</title></circle>'
FAINTEST, DARKEST = 0.15, 0.85
MOVING: Final = {VEHICLE, DIE, MARK}  # what is left out of the board that is shown
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
    plots = [bars(section.bars, said(words))] if section.bars else []
    if section.lines:
        plots.append(lines(section.lines, said(words), words.say(Message("lab-column-round"))))
    parts += [f'<div class="plot">{plot}</div>' for plot in plots]
    if section.points:
        parts.append(heat_map(plan, section.points))
    if section.rows:
        parts.append(table_html(section, words))
    return "\n".join(parts)


def table_html(section: Section, words: Words) -> str:
    """The table of a section."""
    say = said(words)
    heads = "".join(f"<th>{escape(say(head))}</th>" for head in section.columns)
    rows = ["".join(f"<td>{escape(say(cell))}</td>" for cell in row) for row in section.rows]
    body = "\n".join(f"<tr>{row}</tr>" for row in rows)
    return f"<table><thead><tr>{heads}</tr></thead><tbody>\n{body}\n</tbody></table>"


def section_markdown(section: Section, words: Words) -> str:
    """A section of the Markdown page."""
    rule: list[Cell] = ["---"] * len(section.columns)
    lines = [section.columns, rule, *section.rows]
    table = "\n".join(f"| {' | '.join(map(said(words), cells))} |" for cells in lines)
    told = [words.help(Message(section.key)), *findings(section, words), table]
    return "\n\n".join([f"## {words.say(Message(section.key))}", *told])


def said(words: Words) -> Callable[[Cell], str]:
    """How a name is written, whether there are words for it or not."""
    return lambda cell: cell if isinstance(cell, str) else words.say(cell)


def findings(section: Section, words: Words) -> list[str]:
    """What is worth a look, a sentence for each kind of it."""
    kinds = dict.fromkeys(key for key, _ in section.findings)
    say = said(words)
    return [
        words.say(Message(kind, names=", ".join(say(name) for key, name in section.findings if key == kind)))
        for kind in kinds
    ]


def heat_map(plan: dict[str, Any], points: list[tuple[float, float]]) -> str:
    """Where things were lost, on the board in the middle of a game: the more, the darker and the larger."""
    there = Counter((round(x / CELL), round(y / CELL)) for x, y in points)
    most = max(there.values())
    spots = []
    for (column, row), count in sorted(there.items()):
        part = (count / most) ** 0.5
        dark = FAINTEST + (DARKEST - FAINTEST) * part
        spots.append(SPOT.format(column * CELL, row * CELL, CELL * (0.3 + 0.4 * part), dark, count))
    return midway(plan).removesuffix("</svg>") + "".join(spots) + "</svg>"


def midway(plan: dict[str, Any]) -> str:
    """The board of a game in a round in which all of it is laid out, without what moves on it."""
    match, luck = new(plan["game"], plan["players"], plan["seed"], dict(plan["setup"])), Luck("report")
    while match.rules.moment(match.game).round < ROUND and len(match.acts) < PLIES and not match.over:
        match.play(match.game.menu[luck.below(len(match.game.menu))])
    scene = match.rules.scene(match.game, match.seats)
    scene.pieces, scene.spots = [piece for piece in scene.pieces if piece.role not in MOVING], []
    return svg(scene)
