"""The Final Five in the picture: their motorcycles, where their options are pointed at, and what may be pulled."""

from __future__ import annotations

from chicane.thunder.final_five import FINAL_FIVE, FirstCoast, FirstRide, RidersCommand, SecondCoast, SecondRide
from chicane.thunder.picture.art import INK, PAINTS, RUBBER, Paint, fill, flat, stroke
from chicane.thunder.picture.drops import PULLED, dice
from chicane.thunder.picture.spots import SPOTS, assign_spot, command_spot
from chicane.thunder.picture.vehicles import FIGURES, Figure


def motorcycle(paint: Paint) -> str:
    """Two wheels in line, a long fork, wide handlebars, and a rider who leans over the tank."""
    wheels = fill("M13-3.2Q13-4 15-4H26Q29-4 29 0Q29 4 26 4H15Q13 4 13 3.2Z", RUBBER, INK, 1.2)
    wheels += fill("M-29-5H-15V5H-29Q-32 0-29-5Z", RUBBER, INK, 1.2)
    fork = stroke("M9-4.5L23-5.5M9 4.5L23 5.5", "#cfc6b4", 2.4)
    bars = stroke("M3-15Q10-11 10-4V4Q10 11 3 15", INK, 4.6) + stroke("M4-14Q10-10 10-4V4Q10 10 4 14", "#a39a8b", 2)
    pipes = stroke("M-6-8L-27-9.5M-6 8L-27 9.5", INK, 4.4) + stroke("M-6-8L-27-9.5M-6 8L-27 9.5", "#8c8578", 2.4)
    body = fill("M-22-5Q-10-10 0-8Q10-7 15-2Q16 0 15 2Q10 7 0 8Q-10 10-22 5Z", paint.fill, INK, 1.6)
    tank = flat("M2-5.4Q9-4.5 13-1V1Q9 4.5 2 5.4Z", paint.light)
    arms = stroke("M-6-9Q0-14 5-13M-6 9Q0 14 5 13", INK, 5) + stroke("M-6-9Q0-14 5-13M-6 9Q0 14 5 13", paint.shade, 3)
    return wheels + pipes + fork + body + tank + bars + arms


PAINTS[FINAL_FIVE.id] = PAINTS["purple"]
FIGURES["motorcycle"] = Figure(motorcycle, -8, 14, 23)

SPOTS.update(dict.fromkeys([FirstCoast, FirstRide, SecondCoast, SecondRide], assign_spot))
SPOTS[RidersCommand] = command_spot
PULLED.update(dict.fromkeys([FirstCoast, FirstRide, RidersCommand, SecondCoast, SecondRide], dice))
