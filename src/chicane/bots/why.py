"""Why a bot likes an option best: what it expects of it, beside what it expects of the next best."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final, NamedTuple

from chicane.bots.greedy import DEPTH, GreedyBot, after
from chicane.core.chance import Luck, weighted
from chicane.core.engine import Game
from chicane.core.message import Message
from chicane.core.moment import Moment
from chicane.core.outcome import Change
from chicane.core.step import CHANCE, NOBODY, Step
from chicane.core.view import View

WIDTH: Final = 12  # futures of an option that are looked at,
FEW: Final = 2  # and so many where others come first, which takes longer
DECISIONS: Final = 8  # that are played on in each
PIECES: Final = 2  # of what is expected that are said
SURE: Final = 0.03  # less is no chance to speak of
ODDS: Final = sorted({Fraction(part, whole) for whole in (1, 2, 3, 4, 5, 6, 10) for part in range(whole + 1)})
BESIDE: Final = 0.1  # how much an expectation counts that both options share, beside one in which they differ
CLOSE: Final = 0.5  # a smaller difference is none


class Expected(NamedTuple):
    """A change, on average over all futures, and how likely there is any of it."""

    change: Change
    mean: float
    share: float

    def said(self) -> Message | None:
        """In the game's words: as a chance where luck decides, else as a number; nothing where it comes to nothing."""
        if self.change.chance and SURE < self.share < 1 - SURE:
            odds = min(ODDS, key=lambda each: abs(each - self.share))
            if 0 < odds < 1:
                what = Message(self.change.chance)
                return Message("hint-chance", chances=odds.numerator, of=odds.denominator, what=what)
        return self.counted() if round(self.mean) else None

    def told(self) -> Message:
        """The same, with words for nothing as well."""
        return self.said() or self.counted()

    @property
    def size(self) -> float:
        """How much it comes to."""
        return abs(self.mean * self.change.worth)

    def counted(self) -> Message:
        """As a number, perhaps none."""
        way = "less" if self.mean < 0 and round(self.mean) else "more"
        return Message(self.change.words, count=abs(round(self.mean)), way=way)


Expectations = dict[str, Expected]  # by the key of their words
Future = tuple[float, Game]  # how likely it is, and where it leads to


def why(view: View, option: Step[Any], seed: str = "") -> Message:
    """What speaks for an option of the seat that must choose, from what it may know."""
    return Reasons(view, seed).of(option)


class Reasons:
    """The look ahead of one question: each option is played on to the end of the seat's turn."""

    def __init__(self, view: View, seed: str) -> None:
        self.luck = Luck(f"why {seed}")
        self.greedy = GreedyBot(f"why {seed}", branches=1)
        self.seat = view.seat
        self.game = view.imagine(self.luck)
        self.options = view.game.menu
        self.start = self.game.rules.moment(self.game)

    def of(self, option: Step[Any]) -> Message:
        """What is expected of an option, and of the next best."""
        worths = [self.worth(each) for each in self.options]
        chosen = self.options.index(option)
        rest = [number for number in range(len(worths)) if number != chosen]
        other = max(rest, key=lambda number: worths[number])
        label = self.options[other].label(self.game)
        best, next_best = self.expected(option), self.expected(self.options[other])
        reason = compared(best, next_best, label)
        return reason or rated(worths[chosen], worths[other], label)

    def worth(self, option: Step[Any]) -> float:
        """What the game's valuation says of an option."""
        return GreedyBot(self.luck.seed).worth(after(self.game, option), self.seat, DEPTH)

    def expected(self, option: Step[Any]) -> Expectations:
        """What changes for the seat by an option, on average."""
        rules, chosen = self.game.rules, after(self.game, option)
        at_once = [each for each in rules.outcome(self.game, chosen, self.seat) if each.at_once]
        found = {each.words: Expected(each, each.amount, float(each.amount > 0)) for each in at_once}
        width = WIDTH if self.start.seat == self.seat else FEW
        for likely, end in self.futures(chosen, 1.0, width, 0, False):
            for change in rules.outcome(self.game, end, self.seat):
                if not change.at_once:
                    _, mean, share = found.get(change.words, Expected(change, 0.0, 0.0))
                    gain, some = likely * change.amount, likely * (change.amount > 0)
                    found[change.words] = Expected(change, mean + gain, share + some)
        return found

    def futures(self, game: Game, likely: float, width: int, decisions: int, mine: bool) -> list[Future]:
        """Where a game leads to with greedy in all seats; dice fall every way as long as those are few."""
        while not game.over and decisions < DECISIONS and not self.is_done(moment := game.rules.moment(game), mine):
            mine = mine or moment.seat == self.seat
            if game.actor == CHANCE:
                falls = self.falls(game, width)
                return [
                    future
                    for part, option in falls
                    for future in self.futures(
                        after(game, option), likely * part, max(1, width // len(falls)), decisions, mine
                    )
                ]
            game.play(self.greedy.best(game, game.actor, game.menu))
            decisions += 1
        return [(likely, game)]

    def falls(self, game: Game, width: int) -> list[tuple[float, Step[Any]]]:
        """The ways in which dice may fall: all of them, or so many as they happen to."""
        weights = game.weights or [1] * len(game.menu)
        total = sum(weights)
        if len(weights) <= width:
            return [(weight / total, option) for weight, option in zip(weights, game.menu, strict=True)]
        return [(1 / width, game.menu[weighted(weights, self.luck.below(total))]) for _ in range(width)]

    def is_done(self, moment: Moment, mine: bool) -> bool:
        """Whether the turn is over in which the choice is made; where it is nobody's, the seat's own next one."""
        return moment != self.start if self.start.seat != NOBODY else mine and moment.seat != self.seat


def compared(best: Expectations, other: Expectations, label: Message) -> Message | None:
    """What speaks for the best option before the next best, and what else is expected; nothing where nothing does."""
    ahead = {key: (each.mean - other[key].mean) * each.change.worth for key, each in best.items()}
    gains = sorted([key for key in ahead if ahead[key] > 0], key=lambda key: -ahead[key])
    differs = [key for key in gains if best[key].told() != other[key].told()]
    rest = sorted(best, key=lambda key: -abs(ahead[key]) - BESIDE * best[key].size)
    kept = [key for key in rest if differs[:1] != [key] and not best[key].change.at_once]
    first = best[differs[0]].told() if differs else None
    told = [each for each in [first, *[best[key].said() for key in kept]] if each is not None][:PIECES]
    if not told:
        return None
    reason = told[0] if len(told) == 1 else Message("hint-and", first=told[0], second=told[1])
    if differs:
        return Message("hint-why", reason=reason, other=label, contrast=other[differs[0]].told())
    return Message("hint-why-alike", reason=reason, other=label) if max(map(abs, ahead.values())) < CLOSE else None


def rated(best: float, other: float, label: Message) -> Message:
    """What the game's valuation says of both, where nothing else can be said."""
    first, second = round(100 * best), round(100 * other)
    if first > second:
        return Message("hint-rated", rate=first, other=label, less=second)
    if first < second:  # the look ahead decided otherwise
        return Message("hint-played", rate=first, other=label)
    return Message("hint-rated-alike", rate=first, other=label)
