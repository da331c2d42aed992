"""The twenty-seven upgrades: an entry a card (TR-UPG). The names of six are the rulebook's, the others are ours."""

from __future__ import annotations

from typing import Final

import chicane.thunder.choppe_shoppe.armour as armour
import chicane.thunder.choppe_shoppe.engines as engines
import chicane.thunder.choppe_shoppe.gadgets as gadgets
import chicane.thunder.choppe_shoppe.guns as guns
from chicane.core.cards import Answer, Card, Deck, also, plus
from chicane.thunder.box import BESIDE_VEHICLES, Stock
from chicane.thunder.carnage.cards import go_out_with_a_bang, has_neighbours
from chicane.thunder.choppe_shoppe.dispensers import DROPPED_MINE, DROPPED_OIL, dispenser
from chicane.thunder.choppe_shoppe.memory import recall_packets
from chicane.thunder.kinds import REAR_ARC

CARDS: Final = [
    # Engine, gearbox and wheels.
    Card("turbo-switch", answers={"move_start": Answer(engines.turbo)}),  # TR-UPG-13
    Card("take-off-rocket", answers={"move_start": Answer(engines.lift_off)}),
    Card("drag-chute", answers={"move_start": Answer(engines.brake, when=engines.is_fast)}),
    Card("gearbox-roulette", answers={"move_start": Answer(engines.gamble, when=engines.is_assigned)}),
    Card("balloon-tyres", mods={"road_bonus": engines.on_any_ground}),
    Card("reverse-gear", mods={"steering": also(REAR_ARC)}),
    Card("hydraulics", mods={"drifts": plus(1)}),
    Card("repair-kit", answers={"move_start": Answer(engines.mend, when=engines.is_damaged)}),
    # Guns.
    Card("tail-gunner", mods={"arc": also(REAR_ARC)}),
    Card("long-barrel", mods={"reach": plus(1)}),
    Card("laser-sight", answers={"shot_falls": Answer(guns.roll_again, instead=True, when=guns.misses)}),
    Card("ricochet", answers={"shot_falls": Answer(guns.ricochet, instead=True, when=guns.bounces)}),
    Card("flak-cannon", answers={"at_rest": Answer(guns.flak, when=guns.sees_choppers)}),
    Card("smoke-screen", answers={"shot_falls": Answer(guns.roll_again, instead=True, when=guns.is_hit)}),
    Card("decoy-balloon", answers={"shot": Answer(guns.decoy, instead=True, when=guns.has_decoy)}),
    # Bodywork.
    Card("armour-plates", answers={"damage": Answer(armour.scratch, instead=True)}),
    Card("spare-engine", answers={"damage": Answer(armour.take_the_spare, instead=True)}),
    Card("steel-umbrella", answers={"elimination": Answer(armour.hold_umbrella, instead=True, when=armour.is_bombed)}),
    Card("booby-trap", answers={"elimination": Answer(go_out_with_a_bang, instead=True, when=has_neighbours)}),
    Card("sandbags", answers={"throw": Answer(armour.stay, instead=True, when=armour.may_stay)}),  # TR-LDR-12
    Card("assault-bumper", answers={"slam_over": Answer(armour.shove, when=armour.can_shove)}),  # TR-UPG-12
    Card("spiked-hubs", answers={"slam_over": Answer(armour.prick, when=armour.was_rammed)}),
    # Gadgets.
    dispenser("mine-dispenser", DROPPED_MINE),  # TR-UPG-10
    dispenser("oil-dispenser", DROPPED_OIL),
    Card("snow-plough", answers={"move_start": Answer(gadgets.plough, when=gadgets.has_work)}),
    Card("tow-cable", answers={"at_rest": Answer(gadgets.pull, when=gadgets.has_catch)}),
    Card("big-red-button", answers={"at_rest": Answer(gadgets.press)}),  # TR-UPG-14
]
STOCK: Final[Stock] = Stock(  # TR-CMP-20
    Deck("upgrades", 27, CARDS), BESIDE_VEHICLES, rule="TR-UPG-02", recall=recall_packets
)
