"""What is in deploy/: the unit, the image and the dashboard, each checked as far as this computer can."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from chicane.server import metrics
from tests.server.conftest import Web, running, settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def test_the_unit_is_well_formed(tmp_path: Path) -> None:
    """systemd knows every line of it, and it asks for little."""
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd-analyze is not installed (on Debian: apt-get install systemd)")
    unit = tmp_path / "chicane.service"
    unit.write_text((DEPLOY / "chicane.service").read_text().replace("/opt/chicane/bin/chicane", "/bin/true"))
    verified = subprocess.run([program, "verify", str(unit)], capture_output=True, text=True)
    judged = subprocess.run([program, "security", "--offline=yes", str(unit)], capture_output=True, text=True)

    assert (0, "") == (verified.returncode, verified.stderr)
    assert "Overall exposure level for chicane.service: 1." in judged.stdout


def test_the_unit_starts_what_the_program_knows(tmp_path: Path) -> None:
    """Its options are options of `chicane serve`."""
    command = re.search(r"^ExecStart=\S+ serve (.*)$", (DEPLOY / "chicane.service").read_text(), re.MULTILINE)
    assert command is not None
    said = subprocess.run([sys.executable, "-m", "chicane.cli", "serve", "--help"], capture_output=True, text=True)

    assert [] == [each for each in re.findall(r"--[\w-]+", command[1]) if each not in said.stdout]


def steps() -> list[str]:
    """The lines of the recipe, continued ones joined."""
    return (DEPLOY / "Containerfile").read_text().replace("\\\n", " ").splitlines()


def test_the_recipe_copies_what_is_there() -> None:
    """Everything that the image is built from exists, and the extras it installs do, too."""
    copied = [path for line in steps() if re.match(r"COPY (?!--from)", line) for path in line.split()[1:-1]]
    extras = re.search(r"/source\[([\w,]+)\]", "\n".join(steps()))
    assert extras is not None
    known = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]

    assert copied and [] == [path for path in copied if not (ROOT / path).exists()]
    assert [] == [extra for extra in extras[1].split(",") if extra not in known]


@pytest.mark.slow
def test_the_steps_of_the_recipe(tmp_path: Path) -> None:
    """What the recipe copies is enough for a fresh environment in which the server starts and draws."""
    source = tmp_path / "source"
    for line in steps():
        if re.match(r"COPY (?!--from)", line):
            *paths, _ = line.split()[1:]
            for path in paths:
                target = source / path
                target.parent.mkdir(parents=True, exist_ok=True)
                (shutil.copytree if (ROOT / path).is_dir() else shutil.copy)(ROOT / path, target)
    run = next(line for line in steps() if line.startswith("RUN python -m venv"))
    command = run.removeprefix("RUN ").replace("/opt/chicane", f"{tmp_path}/chicane").replace("/source", str(source))
    said("sh", "-ec", command.replace("python -m venv", f"{sys.executable} -m venv"))
    program = str(tmp_path / "chicane" / "bin" / "chicane")

    assert "0 tables.\n" == said(program, "admin", "list", "--db", f"sqlite:///{tmp_path}/t.sqlite")
    assert "CH-COLL-05" in said(program, "rules", "chariot", "CH-COLL-05")


def said(*command: str) -> str:
    """What a program says, run beside this checkout, not in it."""
    keep = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, capture_output=True, text=True, cwd="/", env=keep | {"LC_ALL": "C.UTF-8"})
    assert 0 == done.returncode, done.stdout + done.stderr
    return done.stdout


def test_the_dashboard_asks_for_figures_that_there_are() -> None:
    """Every query names metrics of this server; every one of its counters and gauges is on a panel."""
    board = json.loads((DEPLOY / "grafana.json").read_text())
    queries = [target["expr"] for panel in board["panels"] for target in panel.get("targets", [])]
    named = [each for query in queries for each in re.findall(r"chicane_\w+", query)]
    asked = {re.sub(r"_(total|bucket|sum|count)$", "", each) for each in named}
    known = {family.name for family in metrics.registry.collect()}

    assert set() == asked - known
    assert set() == known - asked


def test_figures_are_served(tmp_path: Path) -> None:
    """Prometheus gets them as text."""
    with running(settings(tmp_path, workers=1)) as address:
        web = Web(address)
        web.table("human", "human")
        text = web.get("/metrics").text
        web.close()

    assert re.search(r"^chicane_tables_total [1-9]", text, re.MULTILINE)
    assert "chicane_reminders" in text and "chicane_connections" in text
