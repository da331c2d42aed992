"""The engine: pop steps and run them until one has somebody who must choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from chicane.core.chance import Luck
from chicane.core.errors import StuckGame
from chicane.core.log import Teller
from chicane.core.native import mypyc_attr
from chicane.core.step import CHANCE, NOBODY, Step

if TYPE_CHECKING:
    from chicane.core.cards import Index, InForce, Seams
    from chicane.core.registry import Rules

STEP_BUDGET: Final = 100_000  # steps between two decisions; no rule comes near it
PLY_CAP: Final = 20_000

FINISHED: Final = "finished"
CAPPED: Final = "capped"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game in progress: its state as plain data, and the agenda of steps still to be done.

    A subclass adds its containers, names them in `parts`, and copies them in `copy`, a line each.
    """

    parts: ClassVar[tuple[str, ...]] = ("agenda", "cap", "learnt", "plies", "reason", "winners")

    __slots__ = (
        "actor", "agenda", "asked", "cap", "index", "learnt", "menu", "players", "plies", "reason", "rules", "setup",
        "teller", "weights", "winners",
    )  # fmt: skip

    rules: Rules[Any]  # what it is played by; no part of its state

    def __init__(self, players: int, setup: dict[str, str]) -> None:
        self.players = players
        self.setup = setup  # the options it was begun with; never changed
        self.agenda: list[Step[Any]] = []
        self.plies = 0
        self.cap = PLY_CAP
        self.learnt = 0  # the ply at which a secret last came to light
        self.winners: list[int] = []
        self.reason = ""
        self.actor = NOBODY
        self.menu: list[Step[Any]] = []
        self.weights: list[int] | None = None
        self.teller: Teller | None = None
        self.index: Index | None = None  # of the cards in force; worked out when it is first asked for
        self.asked: tuple[Step[Any], int, list[InForce]] | None = None  # a window, the ply, and the cards it found last

    @property
    def over(self) -> bool:
        """Whether nobody has anything left to do."""
        return self.actor == NOBODY

    @property
    def pending(self) -> Step[Any]:
        """The step that waits for its actor."""
        return self.agenda[-1]

    def do(self, step: Step[Any]) -> None:
        """Put a step on the agenda: it is done next."""
        self.agenda.append(step)

    def do_all(self, steps: list[Step[Any]]) -> None:
        """Put several steps on the agenda; the first one is done first."""
        self.agenda.extend(steps[::-1])

    def play(self, option: Step[Any]) -> None:
        """Choose an option of the menu and go on to the next decision."""
        self.agenda[-1] = option
        self.plies += 1
        self.advance()

    def advance(self) -> None:
        """Run steps until somebody has a real choice; a forced one is taken without asking."""
        agenda = self.agenda
        teller = self.teller
        for _ in range(STEP_BUDGET):
            if not agenda:
                self.rest()
                return
            step = agenda[-1]
            actor = step.actor(self)
            if actor == NOBODY:
                agenda.pop()
                if teller is not None:
                    teller.hear(self, step)
                step.run(self)
                continue
            options = step.options(self)
            if len(options) > 1:
                self.stand(step, actor, options)
                return
            if not options:
                raise StuckGame(f"{step!r} offers seat {actor} nothing to choose")
            if teller is not None:
                teller.force(self, actor, options[0])
            agenda[-1] = options[0]
        raise StuckGame(f"{STEP_BUDGET} steps without a decision; the last is {step!r}")

    def stand(self, step: Step[Any], actor: int, options: list[Step[Any]]) -> None:
        """Stop at a decision, or for good at the ply cap."""
        if self.plies >= self.cap:
            self.finish([], CAPPED)
            self.rest()
            return
        self.actor = actor
        self.menu = options
        self.weights = step.weights(self) if actor == CHANCE else None

    def rest(self) -> None:
        """Nothing is left to do."""
        self.actor = NOBODY
        self.menu = []
        self.weights = None

    def finish(self, winners: list[int], reason: str = FINISHED) -> None:
        """End the game: whatever was still to be done is dropped."""
        self.winners = winners
        self.reason = reason
        self.agenda.clear()

    def reveal(self) -> None:
        """A secret comes to light: nothing before this moment can be undone."""
        self.learnt = self.plies

    def copy(self) -> Game:
        """An independent game in the same position."""
        raise NotImplementedError

    def share(self, twin: Game) -> None:
        """Copy what every game has into a twin; lists that are replaced whole are shared."""
        twin.rules = self.rules
        twin.agenda = self.agenda[:]
        twin.plies = self.plies
        twin.cap = self.cap
        twin.learnt = self.learnt
        twin.winners = self.winners
        twin.reason = self.reason
        twin.actor = self.actor
        twin.menu = self.menu
        twin.weights = self.weights
        twin.index = self.index

    def hide(self, seat: int) -> None:
        """Erase from this copy what the seat may not know. Games without secrets hide nothing."""

    def imagine(self, seat: int, luck: Luck) -> None:
        """Fill in what `hide` erased, in some way the seat can't rule out."""

    def seams(self) -> Seams:
        """The queries, windows and cards of this game."""
        raise NotImplementedError

    def in_force(self) -> list[InForce]:
        """The cards in force, in the order of the decks: number, subject, and the seat that holds it."""
        return []

    def belongings(self, seat: int) -> list[int]:
        """The subjects for which a card that a seat has bends queries."""
        return []

    def cards_changed(self) -> None:
        """A card came, went or fell silent: who bends what is worked out anew."""
        self.index = None

    def active_seat(self) -> int:
        """The seat whose turn it is: it orders what happens at the same time."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """One number a seat once the game is over: the pot of 1 is shared by the winners."""
        share = 1 / len(self.winners) if self.winners else 0.0
        return [share if seat in self.winners else 0.0 for seat in range(self.players)]
