"""Phases 3 and 4: roll, reroll once for free, buy changes with fortune, gain fortune (CH-DIE, CH-ROLL, CH-FORT)."""

from __future__ import annotations

from typing import Any, Final

from chicane.chariot.boards import FORTUNE_TOP
from chicane.chariot.state import NAMES, Race
from chicane.core.message import Message
from chicane.core.step import CHANCE, NOBODY, Step

PACE: Final = 0
SPRINT: Final = 1
TURN: Final = 2
ATTACK: Final = 3
FORTUNE: Final = 4
FACES: Final = ["pace", "sprint", "turn", "attack", "fortune"]
FACE_WEIGHTS: Final = [1, 1, 2, 1, 1]  # CH-DIE-01
SETTABLE: Final = [PACE, SPRINT, TURN, ATTACK]  # any face but Fortune (CH-ROLL-05, CH-ROLL-06)
PRICE: Final = 2  # CH-ROLL-04, CH-ROLL-05

FACE_NAMES: Final = [
    Message("chariot-face-pace"),
    Message("chariot-face-sprint"),
    Message("chariot-face-turn"),
    Message("chariot-face-attack"),
    Message("chariot-face-fortune"),
]


def showing(race: Race) -> list[int]:
    """The faces that at least one die shows."""
    return [face for face in range(len(FACES)) if race.dice[face]]


class Roll(Step[Race]):
    """Exactly as many dice as the speed gives (CH-ROLL-01, CH-ADJ-04)."""

    def __init__(self, chariot: int) -> None:
        self.chariot = chariot

    def run(self, race: Race) -> None:
        race.dice = [0, 0, 0, 0, 0]
        race.do(FreeReroll(self.chariot))
        race.agenda.extend([THROW] * race.kind(self.chariot).dice[race.speed[self.chariot]])


class Throw(Step[Race]):
    """One die falls."""

    def actor(self, race: Race) -> int:
        return CHANCE

    def options(self, race: Race) -> list[Step[Any]]:
        return FALLS

    def weights(self, race: Race) -> list[int]:
        return FACE_WEIGHTS

    def prompt(self, race: Race) -> Message:
        return Message("chariot-ask-throw", "CH-DIE-01")


class Fall(Step[Race]):
    """A die shows a face."""

    def __init__(self, face: int) -> None:
        self.face = face

    def run(self, race: Race) -> None:
        race.dice[self.face] += 1

    def text(self, race: Race) -> str:
        return FACES[self.face]

    def label(self, race: Race) -> Message:
        return Message("chariot-do-fall", "CH-DIE-01", face=FACE_NAMES[self.face])


THROW: Final = Throw()
FALLS: Final[list[Step[Any]]] = [Fall(face) for face in range(len(FACES))]


class FreeReroll(Step[Race]):
    """Any of the dice may be rolled again, once, for free (CH-ROLL-02, CH-ROLL-03)."""

    def __init__(self, chariot: int) -> None:
        self.chariot = chariot

    def actor(self, race: Race) -> int:
        return race.owner[self.chariot]

    def options(self, race: Race) -> list[Step[Any]]:
        return [Keep(self.chariot), *[Lift(self.chariot, face, 0) for face in showing(race)]]

    def prompt(self, race: Race) -> Message:
        return Message("chariot-ask-free-reroll", "CH-ROLL-02", chariot=NAMES[self.chariot])


class Keep(Step[Race]):
    """The free reroll is waived; changes may be bought from now on (CH-ROLL-12)."""

    def __init__(self, chariot: int) -> None:
        self.chariot = chariot

    def run(self, race: Race) -> None:
        race.do(BuyChange(self.chariot))

    def text(self, race: Race) -> str:
        return "keep"

    def label(self, race: Race) -> Message:
        return Message("chariot-do-keep", "CH-ROLL-02")


class Lift(Step[Race]):
    """A die is taken up to be rolled again, even one set aside before (CH-ROLL-08)."""

    def __init__(self, chariot: int, face: int, held: int) -> None:
        self.chariot = chariot
        self.face = face
        self.held = held

    def run(self, race: Race) -> None:
        race.dice[self.face] -= 1
        race.do(Lifting(self.chariot, self.held + 1))

    def text(self, race: Race) -> str:
        return f"lift {FACES[self.face]}"

    def label(self, race: Race) -> Message:
        return Message("chariot-do-lift", "CH-ROLL-02", face=FACE_NAMES[self.face])


class Lifting(Step[Race]):
    """More dice may be taken up before they are thrown; a reroll that was paid for takes at least one."""

    def __init__(self, chariot: int, held: int) -> None:
        self.chariot = chariot
        self.held = held

    def actor(self, race: Race) -> int:
        return race.owner[self.chariot]

    def options(self, race: Race) -> list[Step[Any]]:
        lifts: list[Step[Any]] = [Lift(self.chariot, face, self.held) for face in showing(race)]
        return [Reroll(self.chariot, self.held), *lifts] if self.held else lifts

    def prompt(self, race: Race) -> Message:
        return Message("chariot-ask-lift", "CH-ROLL-02", chariot=NAMES[self.chariot], held=self.held)


class Reroll(Step[Race]):
    """The dice in hand are thrown; after that, changes must be paid for (CH-ROLL-04, CH-ROLL-12)."""

    def __init__(self, chariot: int, held: int) -> None:
        self.chariot = chariot
        self.held = held

    def run(self, race: Race) -> None:
        race.do(BuyChange(self.chariot))
        race.agenda.extend([THROW] * self.held)

    def text(self, race: Race) -> str:
        return "throw"

    def label(self, race: Race) -> Message:
        return Message("chariot-do-throw", "CH-ROLL-02", held=self.held)

    def tell(self, race: Race) -> Message:
        return Message("chariot-told-reroll", "CH-ROLL-02", chariot=NAMES[self.chariot], held=self.held)


def affords_change(fortune: int) -> bool:
    """Whether there is fortune enough for a reroll or a face (CH-ROLL-04, CH-ROLL-05)."""
    return fortune >= PRICE


class BuyChange(Step[Race]):
    """Fortune on the track buys changes, again and again, never the fortune just rolled (CH-ROLL-04..10)."""

    def __init__(self, chariot: int) -> None:
        self.chariot = chariot

    def actor(self, race: Race) -> int:
        return race.owner[self.chariot] if affords_change(race.fortune[self.chariot]) else NOBODY

    def options(self, race: Race) -> list[Step[Any]]:
        faces: list[Step[Any]] = [BuyFace(self.chariot, face) for face in showing(race)]
        return [Accept(), BuyReroll(self.chariot), *faces]

    def run(self, race: Race) -> None:
        """There is not enough fortune for a change."""

    def prompt(self, race: Race) -> Message:
        return Message("chariot-ask-buy", "CH-ROLL-07", chariot=NAMES[self.chariot], fortune=race.fortune[self.chariot])


class Accept(Step[Race]):
    """The dice stay as they lie."""

    def run(self, race: Race) -> None:
        """Nothing changes."""

    def text(self, race: Race) -> str:
        return "accept"

    def label(self, race: Race) -> Message:
        return Message("chariot-do-accept", "CH-ROLL-07")


class BuyReroll(Step[Race]):
    """Option A: pay, then roll any number of dice once more (CH-ROLL-04, CH-ROLL-11)."""

    def __init__(self, chariot: int) -> None:
        self.chariot = chariot

    def run(self, race: Race) -> None:
        race.fortune[self.chariot] -= PRICE
        race.do(Lifting(self.chariot, 0))

    def text(self, race: Race) -> str:
        return "buy reroll"

    def label(self, race: Race) -> Message:
        return Message("chariot-do-buy-reroll", "CH-ROLL-04", price=PRICE)

    def tell(self, race: Race) -> Message:
        return Message("chariot-told-buy-reroll", "CH-ROLL-04", chariot=NAMES[self.chariot], price=PRICE)


class BuyFace(Step[Race]):
    """Option B: pay, then turn one die (CH-ROLL-05, CH-ROLL-11, CH-ROLL-14)."""

    def __init__(self, chariot: int, face: int) -> None:
        self.chariot = chariot
        self.face = face

    def run(self, race: Race) -> None:
        race.fortune[self.chariot] -= PRICE
        race.do(TurnDie(self.chariot, self.face))

    def text(self, race: Race) -> str:
        return f"change {FACES[self.face]}"

    def label(self, race: Race) -> Message:
        return Message("chariot-do-buy-face", "CH-ROLL-05", face=FACE_NAMES[self.face], price=PRICE)


def faces_to_buy(face: int) -> list[int]:
    """What a die that shows a face may be turned to: any other but Fortune (CH-ROLL-05, CH-ROLL-06)."""
    return [other for other in SETTABLE if other != face]


class TurnDie(Step[Race]):
    """The die that was paid for is turned (CH-ROLL-05)."""

    def __init__(self, chariot: int, face: int) -> None:
        self.chariot = chariot
        self.face = face

    def actor(self, race: Race) -> int:
        return race.owner[self.chariot]

    def options(self, race: Race) -> list[Step[Any]]:
        return [Turned(self.chariot, self.face, face) for face in faces_to_buy(self.face)]

    def prompt(self, race: Race) -> Message:
        return Message("chariot-ask-face", "CH-ROLL-05", face=FACE_NAMES[self.face])


class Turned(Step[Race]):
    """The die shows the face that was paid for; more may be bought (CH-ROLL-07)."""

    def __init__(self, chariot: int, before: int, after: int) -> None:
        self.chariot = chariot
        self.before = before
        self.after = after

    def run(self, race: Race) -> None:
        race.dice[self.before] -= 1
        race.dice[self.after] += 1
        race.do(BuyChange(self.chariot))

    def text(self, race: Race) -> str:
        return f"to {FACES[self.after]}"

    def label(self, race: Race) -> Message:
        return Message("chariot-do-face", "CH-ROLL-05", face=FACE_NAMES[self.after])

    def tell(self, race: Race) -> Message:
        return Message(
            "chariot-told-face",
            "CH-ROLL-05",
            chariot=NAMES[self.chariot],
            before=FACE_NAMES[self.before],
            after=FACE_NAMES[self.after],
        )


def fortune_after(fortune: int, dice: int) -> int:
    """One more for each Fortune die, up to the top of the track (CH-FORT-01, CH-FORT-02)."""
    return min(FORTUNE_TOP, fortune + dice)


class GainFortune(Step[Race]):
    """Phase 4: the Fortune dice pay (CH-FORT-01)."""

    def __init__(self, chariot: int) -> None:
        self.chariot = chariot

    def run(self, race: Race) -> None:
        race.fortune[self.chariot] = fortune_after(race.fortune[self.chariot], race.dice[FORTUNE])

    def tell(self, race: Race) -> Message:
        dice = race.dice
        return Message(
            "chariot-told-dice",
            "CH-FORT-01",
            chariot=NAMES[self.chariot],
            pace=dice[PACE],
            sprint=dice[SPRINT],
            turn=dice[TURN],
            attack=dice[ATTACK],
            fortune=dice[FORTUNE],
        )
