"""`chicane report`: a page of the results of a tournament."""

from __future__ import annotations

import argparse
from pathlib import Path

from chicane.cli.arena import check_lab
from chicane.cli.screen import Screen
from chicane.cli.wrong import wrong
from chicane.core.errors import unwritable


def report(screen: Screen, arguments: argparse.Namespace) -> int:
    """`chicane report RESULTS -o report.html`"""
    check_lab()
    from chicane.lab.report import html, markdown
    from chicane.lab.results import load
    from chicane.lab.sections import sections

    output = Path(arguments.output)
    makers = {".html": html, ".md": markdown}
    if output.suffix not in makers:
        raise wrong("cli-wrong-page", file=str(output))
    plan, tables = load(Path(arguments.results))
    found = sections(plan["game"], tables)
    try:
        output.write_text(makers[output.suffix](plan, found, screen.words), "utf-8")
    except OSError as error:
        raise unwritable(output, error) from error
    screen.paragraph(screen.say("cli-report-done", sections=len(found), games=plan["games"], file=str(output)))
    return 0
