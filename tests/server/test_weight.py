"""What an act costs on the wire."""

import json
from pathlib import Path

import pytest

from tests.server.conftest import Web

SAVES = Path(__file__).parents[1] / "saves"
CHUNK = 100


@pytest.mark.parametrize(("save", "before"), [("chariot-finished", 1410), ("thunder-finished", 2571)])
def test_frames_stay_small(web: Web, save: str, before: int) -> None:
    """Ways, turns, names, values and flights made the frames of an act no more than a quarter larger than before."""
    file = json.loads((SAVES / f"{save}.json").read_text("utf-8"))
    made = web.post("/api/files", file=file).json()
    path, token = f"/api/tables/{made['table']}/frames", made["watch"]["token"]
    size, first, plies = 0, 0, 1
    while first < plies:
        answer = web.get(path, token, **{"from": first, "to": first + CHUNK}).json()
        size += sum(len(json.dumps(frame, separators=(",", ":"))) for frame in answer["frames"] if "whole" not in frame)
        first, plies = first + CHUNK, answer["plies"]

    assert size / plies < 1.25 * before
