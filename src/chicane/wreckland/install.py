"""Install: equipment on a slot, upgrades on their printed equipment; Destruction cards taken off (WL-INST, WL-UPG)."""

from __future__ import annotations

from typing import Any

from chicane.core.lists import changed, without
from chicane.core.message import Message
from chicane.core.pile import given
from chicane.core.step import Step
from chicane.wreckland import pay
from chicane.wreckland.equipment import GEAR
from chicane.wreckland.grid import SLOTS, facings
from chicane.wreckland.kinds import CARDS, GEAR_BARS, GEAR_IDS, GEAR_NAMES
from chicane.wreckland.names import SLOT_NAMES, gear_code, gear_name
from chicane.wreckland.patterns import Sources
from chicane.wreckland.state import EMPTY, Wreckland
from chicane.wreckland.traits import printed


def open_slots(game: Wreckland) -> list[int]:
    """Any slot without a Destruction card (WL-INST-02, WL-INST-07)."""
    return [slot for slot in range(len(SLOTS)) if not game.wrecked[slot]]


def installs(game: Wreckland, kinds: list[int], purse: Sources) -> list[Step[Any]]:
    """Face-up cards that can be paid for (WL-INST-01)."""
    if not open_slots(game):
        return []
    return [Install(kind) for kind in kinds if pay.can_pay(purse, pay.INSTALL, kind)]


def upgrades(game: Wreckland, purse: Sources) -> list[Step[Any]]:
    """Upgrades whose printed equipment is there, neither covered nor destroyed (WL-UPG-02, WL-UPG-04, WL-UPG-05)."""
    found: list[Step[Any]] = []
    for kind in game.upgrades:
        on = GEAR[kind].on
        for slot in range(len(SLOTS)):
            if game.gear[slot] == on and not game.wrecked[slot] and pay.can_pay(purse, pay.UPGRADE, kind):
                found.append(Upgrade(kind, slot))
    return found


def restores(game: Wreckland, purse: Sources) -> list[Step[Any]]:
    """Destruction cards that can be paid for (WL-DSTR-02, WL-DSTR-05)."""
    slots = [slot for slot in range(len(SLOTS)) if game.wrecked[slot]]
    return [Restore(slot) for slot in slots] if slots and pay.can_pay(purse, pay.RESTORE, EMPTY) else []


class Install(Step[Wreckland]):
    """A face-up card is chosen."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def run(self, game: Wreckland) -> None:
        game.do(ChooseSlot(self.kind))

    def text(self, game: Wreckland) -> str:
        return f"install {GEAR_IDS[self.kind]}"

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-install", "WL-INST-01", card=GEAR_NAMES[self.kind], does=printed(self.kind))


class ChooseSlot(Step[Wreckland]):
    """Any slot but those with a Destruction card (WL-INST-02)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def actor(self, game: Wreckland) -> int:
        return 0

    def options(self, game: Wreckland) -> list[Step[Any]]:
        return [InSlot(self.kind, slot) for slot in open_slots(game)]

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-slot", "WL-INST-02", card=GEAR_NAMES[self.kind])


class InSlot(Step[Wreckland]):
    """The slot is chosen; then which way the card is turned."""

    def __init__(self, kind: int, slot: int) -> None:
        self.kind = kind
        self.slot = slot

    def run(self, game: Wreckland) -> None:
        game.do(ChooseFacing(self.kind, self.slot))

    def text(self, game: Wreckland) -> str:
        return SLOTS[self.slot]

    def label(self, game: Wreckland) -> Message:
        slot, there = SLOT_NAMES[self.slot], game.gear[self.slot]
        if there != EMPTY:
            key = "wreckland-do-slot-over-spikes" if game.is_spiked(self.slot) else "wreckland-do-slot-over"
            return Message(key, "WL-INST-03", slot=slot, there=GEAR_NAMES[there])
        if game.is_spiked(self.slot):
            return Message("wreckland-do-slot-spikes", "WL-SPIKE-09", slot=slot)
        return Message("wreckland-do-slot", "WL-INST-02", slot=slot)


class ChooseFacing(Step[Wreckland]):
    """The player chooses the orientation, which stays (WL-SPIKE-02, WL-SPIKE-04)."""

    def __init__(self, kind: int, slot: int) -> None:
        self.kind = kind
        self.slot = slot

    def actor(self, game: Wreckland) -> int:
        return 0

    def options(self, game: Wreckland) -> list[Step[Any]]:
        return [Facing(self.kind, self.slot, quarters) for quarters in facings(GEAR_BARS[self.kind])]

    def prompt(self, game: Wreckland) -> Message:
        return Message("wreckland-ask-facing", "WL-SPIKE-02", card=GEAR_NAMES[self.kind])


class Facing(Step[Wreckland]):
    """So many degrees clockwise."""

    def __init__(self, kind: int, slot: int, quarters: int) -> None:
        self.kind = kind
        self.slot = slot
        self.quarters = quarters

    def run(self, game: Wreckland) -> None:
        game.do(pay.Pay(pay.INSTALL, self.kind, self.slot, self.quarters, ()))

    def text(self, game: Wreckland) -> str:
        return f"turn {self.quarters * 90}"

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-facing", "WL-SPIKE-02", degrees=self.quarters * 90)


class Upgrade(Step[Wreckland]):
    """An upgrade on the printed equipment it names (WL-UPG-02, WL-UPG-03)."""

    def __init__(self, kind: int, slot: int) -> None:
        self.kind = kind
        self.slot = slot

    def run(self, game: Wreckland) -> None:
        game.do(pay.Pay(pay.UPGRADE, self.kind, self.slot, 0, ()))

    def text(self, game: Wreckland) -> str:
        return f"upgrade {GEAR_IDS[self.kind]}"

    def label(self, game: Wreckland) -> Message:
        there = gear_name(game, self.slot)
        does = printed(self.kind)
        return Message("wreckland-do-upgrade", "WL-UPG-01", card=GEAR_NAMES[self.kind], there=there, does=does)


class Installed(Step[Wreckland]):
    """The card stands in its slot without damage; what was there is gone (WL-INST-03..05, WL-INST-08, WL-UPG-07)."""

    def __init__(self, kind: int, slot: int, facing: int) -> None:
        self.kind = kind
        self.slot = slot
        self.facing = facing

    def run(self, game: Wreckland) -> None:
        old = game.gear[self.slot]
        if 0 <= old < CARDS:  # upgrades and printed equipment are out of the game
            game.discards = given(game.discards, old)
        if self.kind < CARDS:
            game.market = without(game.market, self.kind)
        else:
            game.upgrades = [kind for kind in game.upgrades if kind != self.kind]
        game.gear = changed(game.gear, self.slot, self.kind)
        game.facing = changed(game.facing, self.slot, self.facing)
        game.hurt[self.slot] = 0

    def tell(self, game: Wreckland) -> Message:
        rule = "WL-INST-01" if self.kind < CARDS else "WL-UPG-01"
        return Message("wreckland-told-install", rule, card=GEAR_NAMES[self.kind], slot=SLOT_NAMES[self.slot])


class Restore(Step[Wreckland]):
    """A Destruction card is to be taken off (WL-DSTR-02)."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, game: Wreckland) -> None:
        game.do(pay.Pay(pay.RESTORE, 0, self.slot, 0, ()))

    def text(self, game: Wreckland) -> str:
        return f"restore {gear_code(game, self.slot)}"

    def label(self, game: Wreckland) -> Message:
        return Message("wreckland-do-restore", "WL-DSTR-02", card=gear_name(game, self.slot))


class Restored(Step[Wreckland]):
    """The equipment works again, undamaged and as it was turned (WL-DSTR-04)."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, game: Wreckland) -> None:
        game.wrecked = changed(game.wrecked, self.slot, 0)

    def tell(self, game: Wreckland) -> Message:
        return Message("wreckland-told-restore", "WL-DSTR-02", card=gear_name(game, self.slot))
