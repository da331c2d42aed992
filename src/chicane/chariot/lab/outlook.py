"""What a chariot may hope for were it alone on the circuit, counted in spaces of a straight.

Hope is how far a chariot has come, how far a few more turns would take it, and what wood and fortune are worth after
those.
"""

from __future__ import annotations

from typing import Final

from chicane.chariot.boards import BOARDS, Board
from chicane.chariot.dice import affords_change
from chicane.chariot.lab.weights import LIFE, LUCK, USUAL, Weights, weights_of
from chicane.chariot.move import curve_damage
from chicane.chariot.speed import SPRINT_DAMAGE, adjusted, final_speed
from chicane.chariot.state import LAPS, OFF, Race, all_laps_done
from chicane.chariot.tracks import Track
from chicane.core.content import UNIT

TURNS_AHEAD: Final = 1

# By number of dice: the chances of a Turn, of one Pace, of two and of a Sprint when it is wanted, with a free reroll.
WANTED: Final = [
    (0.0, 0.0, 0.0, 0.0),
    (0.45, 0.2, 0.0, 0.2),
    (0.71, 0.39, 0.04, 0.34),
    (0.84, 0.52, 0.11, 0.45),
    (0.92, 0.64, 0.22, 0.54),
    (0.96, 0.74, 0.34, 0.62),
]

Way = tuple[int, int, int, float]  # last space, lines crossed, damage, and that in spaces less the harm to others


class Course:
    """What a chariot with a certain board may hope for on a certain circuit."""

    def __init__(self, track: Track, board: Board, weights: Weights = USUAL) -> None:
        self.weights = weights
        self.track = track
        self.board = board
        self.outlooks: dict[int, float] = {}
        self.bests: dict[int, float] = {}
        self.movements: dict[int, list[Way]] = {}
        self.tolls: dict[int, list[int]] = {}
        self.edges = [self.edges_from(space) for space in range(len(track.lane))]

    def edges_from(self, space: int) -> list[tuple[int, int, int]]:
        """Where one movement point may lead, whether over the line, and its Turn dice; never into a pillar."""
        track = self.track
        ways = [way for way in track.onwards[space] if not track.pillar[way[0]]]
        return [(to, track.crossing(space, to), turns) for to, turns in ways]

    def toll(self, speed: int) -> list[int]:
        """What the curves cost at a speed, by space."""
        toll = self.tolls.get(speed)
        if toll is None:
            toll = [curve_damage(self.track, space, speed) for space in range(len(self.track.lane))]
            self.tolls[speed] = toll
        return toll

    def start(self, space: int) -> float:
        """The hope before the race; a chariot not placed yet gets the last position."""
        board = self.board
        return self.hope(space if space != OFF else self.track.grid[-1], -1, board.speed, board.damage, board.fortune)

    def hope(self, space: int, lap: int, speed: int, damage: int, fortune: int) -> float:
        """How far it has come and may come, for a chariot at rest."""
        done = self.track.progress(lap, space) / UNIT
        if all_laps_done(lap):
            return done + self.weights.home
        weights = self.weights
        ahead = self.outlook(TURNS_AHEAD, space, lap, speed, damage, affords_change(fortune))
        held = weights.health * LIFE[damage] + weights.luck * LUCK[fortune] * self.need(space, lap)
        return done + weights.ahead * ahead + held

    def need(self, space: int, lap: int) -> float:
        """How much wood and fortune still matter: wholly at the start, in part at the finish."""
        left = LAPS - lap - self.track.front[space] / self.track.length
        late = self.weights.late
        return late + (1 - late) * left / LAPS

    def outlook(self, turns: int, space: int, lap: int, speed: int, damage: int, rich: bool) -> float:
        """Spaces to be gained in so many turns, and what speed and wood are worth after them."""
        top = adjusted(self.board, speed, damage)
        if not turns:
            return self.weights.speed * top + self.weights.life * LIFE[damage] * self.need(space, lap)
        key = ((((turns * 4 + lap + 1) * 1024 + space) * 32 + top) * 32 + damage) * 2 + rich
        known = self.outlooks.get(key)
        if known is None:
            known = self.outlooks[key] = self.next_turn(turns, space, lap, top, damage, rich)
        return known

    def next_turn(self, turns: int, space: int, lap: int, speed: int, damage: int, rich: bool) -> float:
        """The mean over what the dice may allow: a lane change or none, a change of speed or none."""
        turn, pace, twice, sprint = WANTED[self.board.dice[speed]]
        means: list[float] = []
        paces = [(final_speed(self.board, speed, by, 0), damage) for by in (-2, -1, 0, 1, 2)]
        sprints = [(final_speed(self.board, speed, by, 1), damage - SPRINT_DAMAGE) for by in (-1, 0, 1)]
        for lanes in (0, 1):
            paced = [self.best(turns, space, lap, final, wood, rich, lanes) for final, wood in paces]
            sprinted = [self.best(turns, space, lap, final, wood, rich, lanes) for final, wood in sprints]
            one, two = max(paced[1:4]), max(paced)
            calm = (1 - pace) * paced[2] + (pace - twice) * one + twice * two
            most = max(sprinted)
            wild = (1 - pace) * max(paced[2], sprinted[1]) + (pace - twice) * max(one, most) + twice * max(two, most)
            means.append((1 - sprint) * calm + sprint * wild)
        straight, free = means
        stuck = max(straight, free - self.weights.turn) if rich else straight
        return turn * free + (1 - turn) * stuck

    def best(self, turns: int, space: int, lap: int, speed: int, damage: int, rich: bool, lanes: int) -> float:
        """The best movement at a speed, with one lane change at most or none."""
        key = (((((turns * 4 + lap + 1) * 1024 + space) * 32 + speed) * 32 + damage) * 2 + rich) * 2 + lanes
        best = self.bests.get(key)
        if best is None:
            best = -self.weights.lost
            before = self.track.progress(lap, space)
            for end, crossed, hurt, _ in self.ends(space, speed, lanes):
                if hurt < damage:
                    after = lap + crossed
                    further = self.weights.home
                    if not all_laps_done(after):
                        further = self.outlook(turns - 1, end, after, speed, damage - hurt, rich)
                    best = max(best, (self.track.progress(after, end) - before) / UNIT + further)
            self.bests[key] = best
        return best

    def ends(self, space: int, speed: int, lanes: int) -> list[Way]:
        """Where a movement on the empty circuit may end."""
        key = (space * 32 + speed) * 2 + lanes
        ends = self.movements.get(key)
        if ends is None:
            toll = self.toll(speed)
            ends = self.walk(space, speed, lanes, toll, [self.weights.wood * each for each in toll])[lanes]
            self.movements[key] = ends
        return ends

    def walk(self, start: int, steps: int, turns: int, toll: list[int], cost: list[float]) -> list[list[Way]]:
        """The cheapest way to every space that a movement may end on, by the most Turn dice it may use."""
        edges = self.edges
        layers: list[dict[int, Way]] = [{} for _ in range(turns + 1)]
        layers[0][start] = (start, 0, 0, 0.0)
        for _ in range(steps):
            entered: list[dict[int, Way]] = [{} for _ in range(turns + 1)]
            for used, layer in enumerate(layers):
                for space, crossed, hurt, paid in layer.values():
                    for to, line, turn in edges[space]:
                        if used + turn <= turns:
                            price = paid + cost[to]
                            into = entered[used + turn]
                            if to not in into or price < into[to][3]:
                                into[to] = (to, crossed + line, hurt + toll[to], price)
            layers = entered
        return [best_ends(layers[: most + 1]) for most in range(turns + 1)]


def best_ends(layers: list[dict[int, Way]]) -> list[Way]:
    """The cheapest way to each space among those with few and with many lane changes."""
    found: dict[int, Way] = {}
    for layer in layers:
        for to, way in layer.items():
            if to not in found or way[3] < found[to][3]:
                found[to] = way
    return list(found.values())


_courses: dict[tuple[str, int, Weights], Course] = {}


def course(race: Race, chariot: int) -> Course:
    """The course of a chariot; what was worked out once is kept."""
    weights = weights_of(race)
    key = (race.track.spec, race.board[chariot], weights)
    found = _courses.get(key)
    if found is None or found.track is not race.track:
        found = _courses[key] = Course(race.track, BOARDS[race.board[chariot]], weights)
    return found
