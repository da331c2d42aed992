"""Where the options of the Final Five are pointed at, and what of it may be pulled."""

from __future__ import annotations

from chicane.thunder.final_five import FirstCoast, FirstRide, RidersCommand, SecondCoast, SecondRide
from chicane.thunder.picture.drops import PULLED, dice
from chicane.thunder.picture.spots import SPOTS, assign_spot, command_spot

SPOTS.update(dict.fromkeys([FirstCoast, FirstRide, SecondCoast, SecondRide], assign_spot))
SPOTS[RidersCommand] = command_spot
PULLED.update(dict.fromkeys([FirstCoast, FirstRide, RidersCommand, SecondCoast, SecondRide], dice))
