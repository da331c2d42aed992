"""What damage arrives after armour, and whether a kill would be perfect, while it can still be chosen (WL-KILL-06)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.engine import Game
from chicane.core.foresight import PRIZE, Foresight, Prospect
from chicane.core.log import Teller
from chicane.core.message import Message
from chicane.core.reach import DAMAGE, FREE, MEETING
from chicane.core.step import Step
from chicane.wreckland.actions import Place
from chicane.wreckland.attack import Aim
from chicane.wreckland.damage import HitEnemy, HitEquipment
from chicane.wreckland.effects import Choose, ChooseZone, Resolve
from chicane.wreckland.enemies import FOES
from chicane.wreckland.kinds import DECK, FOE_RESISTANCE, GEAR_RESISTANCE, IS_BOSS
from chicane.wreckland.names import foe_name, gear_name
from chicane.wreckland.queries import KILL_SCRAP, NOTHING, ask
from chicane.wreckland.ram import Share, Split
from chicane.wreckland.state import Wreckland
from chicane.wreckland.strike import ChooseHit

QUESTIONS: Final = (Aim, Choose, ChooseHit, ChooseZone, Place, Resolve, Split)
TONES: Final = {"perfect": PRIZE, "won": PRIZE, "blast": MEETING}

Hit = tuple[Message, Message, str]  # whom, what happens to it, and the tone


def foresees(game: Wreckland) -> bool:
    """Where an attack is chosen, or who takes one."""
    return game.actor >= 0 and bool(game.menu) and isinstance(game.pending, QUESTIONS)


def foresight(game: Wreckland) -> Foresight:
    """Every option that hits somebody at once."""
    found = [prospect(option.text(game), hits(game, option)) for option in game.menu]
    return Foresight(tuple(each for each in found if each.note is not None))


def prospect(option: str, found: list[Hit]) -> Prospect:
    """All hits in one note; whom a single one hits is said by the option."""
    if not found:
        return Prospect(option)
    if len(found) == 1:
        return Prospect(option, found[0][1], found[0][2])
    named = [Message("wreckland-foresee-whom", whom=whom, hit=hit) for whom, hit, _ in found]
    words = named[0]
    for each in named[1:]:
        words = Message("wreckland-foresee-and", first=words, second=each)
    tones = [tone for _, _, tone in found]
    return Prospect(option, words, next((tone for tone in (MEETING, PRIZE, DAMAGE) if tone in tones), FREE))


def hits(game: Wreckland, option: Step[Any]) -> list[Hit]:
    """What an option does before anything else is chosen; a share strikes once all are shared out."""
    if isinstance(option, Share):
        foe = option.foes[len(option.shares)]
        return [on_enemy(game, HitEnemy(foe, option.share))] if option.share else []
    twin, scout = game.copy(), Scout()
    twin.teller = scout
    twin.agenda = [option]
    twin.advance()
    return scout.hits or chances(twin)


def chances(game: Wreckland) -> list[Hit]:
    """The perfect kills among those of whom one may be hit next; of a ram's damage each may get any part."""
    step = game.pending if game.agenda else None
    hits: list[HitEnemy] = []
    if isinstance(step, Aim):
        hits = [HitEnemy(foe, step.damage) for foe in step.foes]
    elif isinstance(step, Split):
        hits = [HitEnemy(foe, share) for foe in step.foes for share in range(1, step.left + 1)]
    whom = [hit.foe for hit in hits if on_enemy(game, hit)[2] == PRIZE]
    return [possible(game, whom[0])] if whom else []


def possible(game: Wreckland, foe: int) -> Hit:
    """A kill that the next choice can make perfect."""
    name = foe_name(game, foe)
    return name, Message("wreckland-foresee-possible", "WL-KILL-01", enemy=name), PRIZE


class Scout(Teller):
    """Looks at each hit just before it strikes."""

    def __init__(self) -> None:
        super().__init__()
        self.hits: list[Hit] = []

    def hear(self, game: Game, step: Step[Any]) -> None:
        assert isinstance(game, Wreckland)
        if isinstance(step, HitEnemy):
            self.hits.append(on_enemy(game, step))
        elif isinstance(step, HitEquipment):
            self.hits.append(on_equipment(game, step))


def on_enemy(game: Wreckland, hit: HitEnemy) -> Hit:
    """An enemy: exactly its resistance is a perfect kill (WL-KILL-01, WL-KILL-06)."""
    kind, dealt = game.foe_kind[hit.foe], hit.dealt(game)
    left = FOE_RESISTANCE[kind] - game.foe_hurt[hit.foe] - dealt
    end = "left" if left > 0 else downfall(game, kind, left)
    return foe_name(game, hit.foe), arriving(dealt, hit.damage - dealt, left, end), TONES.get(end, FREE)


def downfall(game: Wreckland, kind: int, left: int) -> str:
    """How an enemy goes; only those of the deck are worth scrap."""
    if IS_BOSS[kind]:
        return "won"
    if left:
        return "blast" if FOES[kind].volatile else "dead"
    return "perfect" if kind < DECK and ask(game, KILL_SCRAP, NOTHING, 1) else "broken"


def on_equipment(game: Wreckland, hit: HitEquipment) -> Hit:
    """An equipment: at its resistance it is destroyed (WL-HIT-03, WL-HIT-12)."""
    dealt = hit.dealt(game)
    left = GEAR_RESISTANCE[game.gear[hit.slot]] - game.hurt[hit.slot] - dealt
    end = "left" if left > 0 else "broken"
    tone = MEETING if end == "broken" else DAMAGE if dealt else FREE
    return gear_name(game, hit.slot), arriving(dealt, hit.damage - dealt, left, end), tone


def arriving(dealt: int, armour: int, left: int, end: str) -> Message:
    """What arrives, and what that leaves."""
    return Message("wreckland-foresee-hit", "WL-KILL-06", dealt=dealt, armour=armour, left=max(0, left), end=end)
