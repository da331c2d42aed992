"""The arena: empty, then laid out with jerrycans, obstacles and vehicles (WK-SETUP-08..21, WK-OBST-01)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.message import Message
from chicane.core.step import CHANCE, Step
from chicane.wreckage.kinds import COPIES, DAMAGE_COUNTS, OBSTACLES, ORDINARY
from chicane.wreckage.names import OBSTACLE_NAMES
from chicane.wreckage.shapes import HALF_LONG, LONG, SHORT
from chicane.wreckage.state import FORWARD_GEAR, NONE, Wreckage
from chicane.wreckage.trig import COS, DEGREE, FULL, SCALE, SIN

QUARTERS: Final = ([45, 135, 225, 315], [0, 90, 180, 270])  # bearings of jerrycans and obstacles (WK-SETUP-17, -18)
THIRDS: Final = ([0, 120, 240], [60, 180, 300])  # WK-SETUP-21


def empty_arena(players: int, setup: dict[str, str]) -> Wreckage:
    """An arena with nothing in it yet."""
    game = Wreckage(players, setup)
    game.cap = int(setup["ply_cap"])
    game.x, game.y, game.heading = [0] * players, [0] * players, [0] * players
    game.speed, game.damage, game.held = [NONE] * players, [0] * players, [0] * players
    game.vehicle, game.gear = [NONE] * players, [FORWARD_GEAR] * players  # WK-SETUP-23
    game.out, game.burning, game.hairpins = [0] * players, [0] * players, [0] * players
    game.spun, game.given_up, game.mines_left = [0] * players, [0] * players, [0] * players
    game.equipment, game.cards = [[] for _ in range(players)], [[] for _ in range(players)]
    game.lost, game.planned = [[] for _ in range(players)], [[] for _ in range(players)]
    game.pool, game.pile = COPIES, DAMAGE_COUNTS
    game.discards, game.table = [0] * len(DAMAGE_COUNTS), [0] * len(DAMAGE_COUNTS)
    game.cans, game.mines, game.obstacles = [], [], []
    return game


def point(bearing: int, distance: int) -> tuple[int, int]:
    """The point at a bearing in degrees, clockwise from north, and a distance (WK-SETUP-16)."""
    step, half = bearing * DEGREE % FULL, SCALE // 2
    return (distance * SIN[step] + half) // SCALE, (distance * COS[step] + half) // SCALE


class BuildArena(Step[Wreckage]):
    """Jerrycans, obstacles and vehicles; undrafted equipment goes back to the box (WK-SETUP-08..21)."""

    def run(self, game: Wreckage) -> None:
        game.pool = [0] * len(game.pool)
        cans, obstacles = THIRDS if game.players == 3 else QUARTERS
        game.cans = [(0, 0)] + [point(bearing, SHORT) for bearing in cans]
        game.obstacles = [(*point(bearing, SHORT), ORDINARY) for bearing in obstacles]
        starts = obstacles[::2] if game.players == 2 else obstacles  # WK-SETUP-14, WK-SETUP-20
        for number, bearing in enumerate(starts):
            x, y = point(bearing, LONG + HALF_LONG)
            game.place((game.first + number) % game.players, (x, y, (bearing + 180) * DEGREE % FULL))
        if game.setup["obstacles"] == "special":
            game.do_all([TurnObstacle(number) for number in range(len(game.obstacles))])

    def tell(self, game: Wreckage) -> Message:
        return Message("wreckage-told-arena", "WK-SETUP-10", cans=4 if game.players == 3 else 5)


class TurnObstacle(Step[Wreckage]):
    """A token lies special side up: one that is not in the arena yet (WK-OBST-01)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def actor(self, game: Wreckage) -> int:
        return CHANCE

    def options(self, game: Wreckage) -> list[Step[Any]]:
        used = [kind for _, _, kind in game.obstacles]
        kinds = [kind for kind in range(1, len(OBSTACLES)) if kind not in used]
        return [ObstacleTurned(self.number, kind) for kind in kinds]

    def prompt(self, game: Wreckage) -> Message:
        return Message("wreckage-ask-obstacle", "WK-OBST-01")


class ObstacleTurned(Step[Wreckage]):
    """What the token shows."""

    def __init__(self, number: int, kind: int) -> None:
        self.number = number
        self.kind = kind

    def run(self, game: Wreckage) -> None:
        obstacles = game.obstacles[:]
        x, y, _ = obstacles[self.number]
        obstacles[self.number] = (x, y, self.kind)
        game.obstacles = obstacles

    def text(self, game: Wreckage) -> str:
        return OBSTACLES[self.kind].id

    def label(self, game: Wreckage) -> Message:
        return Message("wreckage-do-obstacle", "WK-OBST-01", obstacle=OBSTACLE_NAMES[self.kind])

    def tell(self, game: Wreckage) -> Message:
        return Message("wreckage-told-obstacle", "WK-OBST-01", obstacle=OBSTACLE_NAMES[self.kind])
