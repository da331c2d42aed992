"""The options of a race by number."""

from __future__ import annotations

from typing import Final

from chicane.chariot.attack import Drop, HoldFire, Javelin
from chicane.chariot.boards import CHARIOTS, COLOURS
from chicane.chariot.dice import FACES, Accept, BuyFace, BuyReroll, Keep, Lift, Reroll, Turned
from chicane.chariot.draft import Picked
from chicane.chariot.move import Go
from chicane.chariot.repair import LeaveDamage, Repaired
from chicane.chariot.setup import OnGrid
from chicane.chariot.speed import Pace
from chicane.chariot.state import Race
from chicane.core.vocabulary import Block, Part, Vocabulary

SPACES: Final = 128  # of the longest track, and some to spare
LEAST, MOST = -8, 8  # how much the pace may change
WAYS: Final = ["ahead", "in", "out", "in, the second of two", "out, the second of two"]


def way(race: Race, option: Go) -> int:
    """Straight on, in or out; of two spaces in that lane, the first or the second."""
    lane, here, to = race.track.lane, race.space[option.chariot], option.to
    if lane[to] == lane[here]:
        return 0
    beside = [each for each in race.track.sideways[here] if lane[each] == lane[to]]
    return (1 if lane[to] < lane[here] else 2) + 2 * beside.index(to)


VOCABULARY: Final = Vocabulary(
    1,
    [
        Block(Picked, Part("colour", COLOURS)),
        Block(OnGrid, Part("chariot", COLOURS), Part("position", CHARIOTS)),
        Block(Keep),
        Block(Lift, Part("face", FACES)),
        Block(Reroll),
        Block(Accept),
        Block(BuyReroll),
        Block(BuyFace, Part("face", FACES)),
        Block(Turned, Part("after", FACES)),
        Block(Pace, Part("change", [f"{by:+}" for by in range(LEAST, MOST + 1)], lambda _, pace: pace.change - LEAST)),
        Block(Go, Part("way", WAYS, way)),
        Block(HoldFire),
        Block(Javelin, Part("target", COLOURS)),
        Block(Drop, Part("space", SPACES)),
        Block(LeaveDamage),
        Block(Repaired, Part("amount", 16)),
    ],
)
