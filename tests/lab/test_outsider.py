"""The path of somebody from outside: install the wheel, write a bot, run an arena, report, export, train."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LEARN = ROOT / "docs" / "examples" / "learn.py"
TORCH = os.environ.get("CHICANE_TRAIN", "")
MINUTES = 60  # for downloads of some gigabytes and a training of one minute
BOT = """#!{python}
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "ask":
        print(json.dumps({{"t": "act", "seq": message["seq"], "option": message["options"][0]["text"]}}), flush=True)
"""
TRAIN = """
import time
from sb3_contrib import MaskablePPO
from chicane.lab.envs import SeatEnv
model = MaskablePPO("MultiInputPolicy", SeatEnv("chariot", 2), n_steps=256)
end = time.monotonic() + 60
while time.monotonic() < end:
    model.learn(256, reset_num_timesteps=False)
print(model.num_timesteps)
"""


def run(*words: str | Path, cwd: Path) -> str:
    """Run a command far from the sources; what it said."""
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        list(map(str, words)), cwd=cwd, env=clean, capture_output=True, text=True, timeout=60 * MINUTES, check=False
    )
    assert 0 == done.returncode, done.stdout + done.stderr
    return done.stdout


def installed(folder: Path, extras: str, *more: str) -> Path:
    """The programs of a fresh environment with nothing but our wheel and what it asks for."""
    run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", folder, ROOT, cwd=folder)
    venv.create(folder / "env", with_pip=True)
    [wheel] = folder.glob("*.whl")
    run(folder / "env/bin/pip", "install", "--quiet", f"{wheel}[{extras}]", *more, cwd=folder)
    return folder / "env" / "bin"


@pytest.mark.slow
def test_from_the_wheel_to_a_player_that_has_learnt(tmp_path: Path) -> None:
    """A bot of one's own plays an arena; the page and the tables need nothing else; a minute teaches to win."""
    programs = installed(tmp_path, "lab,envs")
    bot = tmp_path / "mybot"
    bot.write_text(BOT.format(python=programs / "python"))
    bot.chmod(0o755)
    run(
        programs / "chicane", "arena", "chariot", "--bots", "exec:./mybot,random", "--players", "2", "--games", "4",
        "-o", "races", cwd=tmp_path,
    )  # fmt: skip
    run(programs / "chicane", "report", "races", "-o", "report.html", cwd=tmp_path)
    run(programs / "chicane", "export", "races", "-o", "races.parquet", cwd=tmp_path)

    page = (tmp_path / "report.html").read_text("utf-8")
    assert "exec:./mybot" in page and "http-equiv" not in page and 'src="http' not in page
    count = "import polars; print(len(polars.read_parquet('races.parquet')) > 100)"
    assert "True\n" == run(programs / "python", "-c", count, cwd=tmp_path)

    shutil.copy(LEARN, tmp_path)
    told = re.findall(r"0\.\d\d|1\.00", run(programs / "python", LEARN.name, "chariot", "120", cwd=tmp_path))
    first, last = map(float, told)
    assert first < 0.25 < 0.5 < last


@pytest.mark.slow
@pytest.mark.skipif(not TORCH, reason="brings PyTorch, some gigabytes: CHICANE_TRAIN=torch, or torch==VERSION, runs it")
def test_train_for_a_minute(tmp_path: Path) -> None:
    """What was written against the environments trains with PyTorch, too."""
    programs = installed(tmp_path, "train", TORCH)
    assert 256 <= int(run(programs / "python", "-c", TRAIN, cwd=tmp_path).split()[-1])
