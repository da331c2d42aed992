"""Options played per second and the cost of a copy, beside Catanatron or another checkout (see README.md)."""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import compress
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SLOW_CORE = 1.25  # a probe this much longer than the fastest one: the core was not at full speed
SEEDS_A_ROUND = 1_000
BASE = "base"  # the other checkout's name


class Failed(Exception):
    """Why there are no figures."""


class Worker:
    """A contestant's process, and how to talk to it."""

    def __init__(self, process: subprocess.Popen[str], module: str, name: str = "") -> None:
        self.process = process
        self.module = module
        self.kind = str(self.hear())  # what it says it is
        self.name = name or self.kind

    def ask(self, *words: object) -> Any:
        """Send a command and wait for its answer."""
        assert self.process.stdin
        self.process.stdin.write(" ".join(map(str, words)) + "\n")
        self.process.stdin.flush()
        return self.hear()

    def hear(self) -> Any:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise Failed(f"{self.module} ended with code {self.process.wait()}")
        return json.loads(line)


@contextmanager
def worker(
    python: str, module: str, package: Path | None = None, name: str = "", pure: bool = True
) -> Iterator[Worker]:
    """Run a module of the bench; `package` is where it finds chicane, to be run compiled or pure."""
    environment = os.environ | ({"PYTHONPATH": str(package)} if package else {}) | {"CHICANE_PURE": str(int(pure))}
    with subprocess.Popen(
        [python, "-m", module], cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield Worker(process, module, name)


class Slice(NamedTuple):
    """A moment of work: how much was done, in what time, and what the probe beside it took."""

    done: int
    seconds: float
    probe: float


class Round(NamedTuple):
    """What one contestant did with one game in one round."""

    play: list[Slice]
    match: list[Slice]
    copy: list[Slice]


def one_round(contestant: Worker, game: str, number: int, seconds: float) -> Round:
    """Let a contestant play, alone and with bots, then copy."""
    played = contestant.ask("play", game, number * SEEDS_A_ROUND, seconds)
    matched = contestant.ask("match", game, number * SEEDS_A_ROUND, seconds)
    copied = contestant.ask("copy", game, seconds / 2)
    return Round(*([Slice(*each) for each in slices] for slices in (played, matched, copied)))


def cost(slices: list[Slice]) -> float:
    """Seconds for one option or copy."""
    return sum(each.seconds for each in slices) / sum(each.done for each in slices)


class Race:
    """One game's rounds, by contestant; the peer's rounds are the same for all games."""

    def __init__(self, game: str, rounds: dict[str, list[Round]]) -> None:
        self.game = game
        self.rounds = rounds

    def without_slow_cores(self) -> "Race":
        """The rounds without the slices in which the core was slow, unless too little would be left of them."""
        every = [each for rounds in self.rounds.values() for done in rounds for slices in done for each in slices]
        limit = SLOW_CORE * sorted(each.probe for each in every)[len(every) // 10]

        def fast(slices: list[Slice]) -> list[Slice]:
            return [each for each in slices if each.probe < limit]

        kept = {name: [Round(*map(fast, done)) for done in rounds] for name, rounds in self.rounds.items()}
        whole = [all(all(done) for done in together) for together in zip(*kept.values(), strict=True)]
        slow = f"{self.game}: the core was slow in {1 - len(fast(every)) / len(every):.0%} of the slices"
        if 2 * sum(whole) < len(whole):
            print(f"{slow}; too many to leave them out, so look at the ratios only")
            return self
        print(f"{slow}; they are left out")
        return Race(self.game, {name: list(compress(rounds, whole)) for name, rounds in kept.items()})

    def play_cost(self, name: str) -> list[float]:
        """Seconds for an option, round by round."""
        return [cost(done.play) for done in self.rounds[name]]

    def match_cost(self, name: str) -> list[float]:
        """Seconds for an option with bots at the table, round by round."""
        return [cost(done.match) for done in self.rounds[name]]

    def copy_cost(self, name: str) -> list[float]:
        """Seconds for a copy, round by round."""
        return [cost(done.copy) for done in self.rounds[name]]

    def closing(self, name: str, peer: str | None) -> str:
        """One line: what a contestant reached, and how it compares with the peer."""
        play = f"{1 / median(self.play_cost(name)):.0f} options/s"
        match = f"{1 / median(self.match_cost(name)):.0f} with random bots"
        copy = f"copy {median(self.copy_cost(name)) * 1e6:.1f} us"
        if peer:
            play += f", {ratio(self.play_cost(peer), self.play_cost(name)):.2f}x {peer}"
            match += f", {ratio(self.match_cost(peer), self.match_cost(name)):.2f}x"
            copy += f", {ratio(self.copy_cost(peer), self.copy_cost(name)):.2f}x cheaper"
        return f"{play}; {match}; {copy}"


def ratio(theirs: list[float], ours: list[float]) -> float:
    """The median of the ratios of each round."""
    return median(their / our for their, our in zip(theirs, ours, strict=True))


def compile_package(python: str) -> None:
    """Have the package compiled as everybody has it who asks for it, or say that it can't be."""
    begun = time.monotonic(), used()
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    if subprocess.run([python, "-m", "chicane.fast.build"], cwd=ROOT, env=environment).returncode:
        raise Failed("there is nothing compiled to be measured")
    print(f"that took {time.monotonic() - begun[0]:.0f} s, {used() - begun[1]:.0f} s of processor time", flush=True)


def used() -> float:
    """Processor seconds of all that this process has started and that has ended."""
    times = os.times()
    return times.children_user + times.children_system


def find_peer(python: str) -> bool:
    """Whether Catanatron is installed for this interpreter."""
    found = subprocess.run([python, "-c", "import catanatron.game"], capture_output=True, text=True)
    if found.returncode:
        reason = (found.stderr.strip().splitlines() or ["no reason given"])[-1]
        print(f"catanatron is not available here ({reason}): our own figures only")
    return not found.returncode


def same_logs(contestants: list[Worker], game: str, number: int) -> None:
    """Check that pure and compiled rules play the same games."""
    pure, compiled = (each.ask("logs", game, number) for each in contestants)
    differ = [seed for seed in range(number) if pure[seed] != compiled[seed]]
    if differ:
        raise Failed(f"{game}: pure and compiled rules differ on {len(differ)} of {number} seeds, first on {differ[0]}")
    print(f"{game}: pure and compiled logs are equal on {number} seeds")


def run_rounds(ours: list[Worker], peer: Worker | None, games: list[str], options: argparse.Namespace) -> list[Race]:
    """Let the contestants take turns, round by round."""
    races = [Race(game, {each.name: [] for each in [*ours, *([peer] if peer else [])]}) for game in games]
    for number in range(options.rounds):
        theirs = one_round(peer, "catan", number, options.seconds) if peer else None
        for race in races:
            for contestant in ours if number % 2 else reversed(ours):
                race.rounds[contestant.name].append(one_round(contestant, race.game, number, options.seconds))
            if peer and theirs:
                race.rounds[peer.name].append(theirs)
            figures = (
                f"{name} {1 / cost(rounds[-1].play):.0f}/s, with bots {1 / cost(rounds[-1].match):.0f}/s, "
                f"copy {cost(rounds[-1].copy) * 1e6:.1f} us"
                for name, rounds in race.rounds.items()
            )
            print(f"round {number + 1}, {race.game}: {'; '.join(figures)}", flush=True)
    return [race.without_slow_cores() for race in races]


def run(options: argparse.Namespace) -> None:
    """Start the contestants, race them, print the closing lines."""
    with ExitStack() as stack:
        ours = [stack.enter_context(worker(options.python, "bench.chicane_worker", ROOT / "src"))]
        games = [game for game in ours[0].ask("games", "-") if not options.games or game in options.games]
        if not games:
            raise Failed(f"no such game: {', '.join(options.games) or 'there is none yet'}")
        if options.compiled:
            compile_package(options.python)
            ours.append(stack.enter_context(worker(options.python, "bench.chicane_worker", ROOT / "src", pure=False)))
            if ours[1].kind != "compiled":
                raise Failed("the engine is not compiled")
            for game in games:
                same_logs(ours, game, options.logs)
        peer = None
        if options.base:
            ours.append(stack.enter_context(worker(options.python, "bench.chicane_worker", options.base / "src", BASE)))
        elif find_peer(options.python):
            peer = stack.enter_context(worker(options.python, "bench.catanatron_peer"))
        races = run_rounds(ours, peer, games, options)
        peer_name = BASE if options.base else peer.name if peer else None
        print()
        for race in races:
            print(f"{race.game}: {race.closing('pure', peer_name)}")
        for race in races if options.compiled else []:
            print(f"{race.game} compiled: {race.closing('compiled', peer_name)}")
        for race in races if options.compiled else []:
            print(f"compiled: {race.game} {ratio(race.play_cost('pure'), race.play_cost('compiled')):.1f}x pure")


def main() -> int:
    """Run the command line and return its exit code."""
    parser = argparse.ArgumentParser(prog="bench", description="Options per second and copy time, beside Catanatron.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--python", default=sys.executable, help="the interpreter of all contestants")
    parser.add_argument("--rounds", type=int, default=11, help="how often each contestant has its turn (11)")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long one plays in a round (0.5)")
    parser.add_argument("--base", type=Path, metavar="FOLDER", help="another checkout to compare with, not Catanatron")
    parser.add_argument("--compiled", action="store_true", help="also what `chicane fast` compiles")
    parser.add_argument("--logs", type=int, default=50, help="games that pure and compiled rules must play alike (50)")
    try:
        run(parser.parse_args())
    except Failed as failure:
        print(f"bench: {failure}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
