"""Rounds and turns: the most advanced chariot first, six phases each (CH-ORDER)."""

from __future__ import annotations

from chicane.chariot.attack import Attack
from chicane.chariot.dice import ATTACK, GainFortune, Roll
from chicane.chariot.finish import crown
from chicane.chariot.repair import Repair
from chicane.chariot.speed import Adjust, Hasten
from chicane.chariot.state import NAMES, OFF, Race
from chicane.core.message import Message
from chicane.core.step import Step


class StartRound(Step[Race]):
    """The order is worked out anew from the positions, whatever the lanes (CH-ORDER-03..07)."""

    def run(self, race: Race) -> None:
        # The sort is stable: equal fronts keep the order of the round before (CH-ORDER-08).
        race.order = sorted(race.racing(), key=lambda chariot: -race.progress(chariot))
        race.played = 0
        race.round += 1
        race.do(NextTurn())

    def tell(self, race: Race) -> Message:
        return Message("chariot-told-round", "CH-ORDER-01", round=race.round + 1)


class NextTurn(Step[Race]):
    """Every chariot has one turn a round; a destroyed one loses it (CH-ORDER-01, CH-ORDER-09)."""

    def run(self, race: Race) -> None:
        while race.played < len(race.order):
            chariot = race.order[race.played]
            race.played += 1
            if race.damage[chariot] > 0:
                race.do(Turn(chariot))
                return
        race.do(EndRound())


class Turn(Step[Race]):
    """The six phases of one chariot, finished before the next one starts (CH-ORDER-10, CH-ORDER-11)."""

    def __init__(self, chariot: int) -> None:
        self.chariot = chariot

    def run(self, race: Race) -> None:
        chariot = self.chariot
        race.active = chariot
        race.path = []
        race.do_all(
            [
                Repair(chariot),
                Adjust(chariot),
                Roll(chariot),
                GainFortune(chariot),
                Hasten(chariot),
                AttackPhase(chariot),
                EndTurn(chariot, race.lap[chariot]),
                NextTurn(),
            ]
        )

    def tell(self, race: Race) -> Message:
        return Message(
            "chariot-told-turn",
            "CH-ORDER-03",
            chariot=NAMES[self.chariot],
            damage=race.damage[self.chariot],
            speed=race.speed[self.chariot],
            fortune=race.fortune[self.chariot],
        )


class AttackPhase(Step[Race]):
    """One attack for each Attack die, once the movement is complete (CH-ATT-01, CH-ATT-02)."""

    def __init__(self, chariot: int) -> None:
        self.chariot = chariot

    def run(self, race: Race) -> None:
        if race.damage[self.chariot] > 0 and race.dice[ATTACK]:
            race.do(Attack(self.chariot, race.dice[ATTACK]))


class EndTurn(Step[Race]):
    """Dice that were not used are lost (CH-DIE-07); laps are judged where the chariot rests (CH-TRACK-07)."""

    def __init__(self, chariot: int, lap: int) -> None:
        self.chariot = chariot
        self.lap = lap

    def run(self, race: Race) -> None:
        race.dice = [0, 0, 0, 0, 0]
        race.path = []
        race.active = OFF

    def tell(self, race: Race) -> Message | None:
        laps = race.laps_done(self.chariot)
        if race.damage[self.chariot] <= 0 or race.lap[self.chariot] <= self.lap or not laps:
            return None
        if race.is_home(self.chariot):
            return Message("chariot-told-home", "CH-END-02", chariot=NAMES[self.chariot])
        return Message("chariot-told-lap", "CH-END-01", chariot=NAMES[self.chariot], laps=laps)


class EndRound(Step[Race]):
    """Only now is the end of the game looked for (CH-END-03..05)."""

    def run(self, race: Race) -> None:
        racing = race.racing()
        finished = [chariot for chariot in racing if race.is_home(chariot)]
        if finished or not racing:
            crown(race, finished)
        else:
            race.do(StartRound())
