"""Whatever goes wrong in a French terminal is said in French."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.english import english_in

WON = str(Path(__file__).parents[1] / "saves" / "wreckland-won.json")
NAMES = ["human", "greedy, random, rollout", "'chicane[serve]'"]  # typed as they stand


@pytest.mark.parametrize(
    "given",
    [
        ["play", "chariott"],
        ["play", "chess"],
        ["play", "chariot", "--players", "9"],
        ["play", "wreckland", "--players", "2"],
        ["play", "chariot", "--players", "x"],
        ["play", "chariot", "--option", "trak=B"],
        ["play", "chariot", "--option", "track=Z"],
        ["play", "chariot", "--option", "track"],
        ["play", "chariot", "--option", "track=A", "--option", "track=B"],
        ["play", "thunder", "--option", "crew=final_five,final_five"],
        ["play", "thunder", "--option", "crew=cars"],
        ["play", "thunder", "--preset", "carnag"],
        ["play", "chariot", "--seats", "human,bobo"],
        ["play", "chariot", "--seats", "human,random:7"],
        ["play", "chariot", "--seats", "human,rollout:abc"],
        ["play", "chariot", "--seats", "human,greedy", "--players", "3"],
        ["play", "chariot", "--seats", "greedy,greedy"],
        ["play", WON, "--seats", "human,human"],
        ["play", WON, "--seed", "3"],
        ["play"],
        ["play", "chariot", "--seed"],
        ["play", "chariot", "--speed", "3"],
        ["frob"],
        ["watch", "chariot", "--seats", "human,greedy"],
        ["watch", "chariot", "--delay", "-1"],
        ["sim", "chariot", "--games", "0"],
        ["sim", "chariot", "--workers", "0"],
        ["sim", "chariot", "--bots", ","],
        ["sim", "chariot", "--bots", "bobo"],
        ["sim", "chariot", "--bots", "greedy,greedy,greedy", "--players", "2"],
        ["rules", "chario"],
        ["rules", "chariot", "CH-FLY-01"],
        ["replay", "nowhere.json"],
        ["replay", WON, "--at", "99999"],
        ["draw", WON, "-o", "nowhere/x.svg"],
        ["draw", WON, "-o", "x.txt"],
        ["verify", "nowhere.json"],
        ["scenario", "nowhere.scn"],
        ["campaign", "chariot"],
        ["campaign", "wreckland", "show", "--file", "nowhere.json"],
        ["serve", "--messages-a-second", "0"],
    ],
    ids=" ".join,
)
def test_what_is_wrong_is_said_in_french(run: Run, given: list[str]) -> None:
    """No English word is left, but for what was typed or is to be typed."""
    code, _, err = run(*given, "--lang", "fr")
    said = err.replace("chicane: ", "", 1)
    for name in [*given, *NAMES]:
        said = said.replace(name, "")

    assert 2 == code
    assert said.strip()
    assert [] == english_in(said), err
