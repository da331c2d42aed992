"""The notebook of the docs runs, and what it shows is there."""

from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

import chicane
from chicane.bots import bot, play_out
from chicane.lab.notebook import replay

PAGE = Path(__file__).parents[2] / "docs" / "lab.ipynb"


def shown(cell: Any) -> list[str]:
    """The kinds of what a cell shows."""
    return [kind for output in cell.outputs for kind in output.get("data", {})]


def test_the_notebook_runs() -> None:
    """Every cell; match, view and scene are pictures, the replay is a widget."""
    notebook = nbformat.read(PAGE, 4)  # type: ignore[no-untyped-call]  # it has hardly any types
    NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]

    assert ["image/svg+xml"] * 3 == [kind for cell in cells[:3] for kind in shown(cell) if kind.startswith("image")]
    assert "application/vnd.jupyter.widget-view+json" in shown(cells[4])
    assert [] == [cell.outputs for cell in notebook.cells if cell.cell_type == "code" and not cell.outputs]


def test_the_slider_steps() -> None:
    """The board is that of the ply, and a seat is shown what it may know."""
    match = chicane.new("wreckage", players=2, seed=3)
    play_out(match, [bot("random", "a"), bot("random", "b")])
    slider, told, board = replay(match, seat=0).children
    end = board.value
    slider.value = 40

    assert match.at(40).seen_by(0)._repr_svg_() == board.value != end
    assert match.at(40).seen_by(0).log[-1] in told.value
