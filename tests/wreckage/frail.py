"""Vehicles near their end, whatever structure they have."""

from chicane.wreckage.kinds import VEHICLES


def frail(vehicle: str, left: int = 1) -> str:
    """The damage of a vehicle that bears so many markers before it is destroyed, as a board line says it."""
    return f"damage {next(each.structure for each in VEHICLES if each.id == vehicle) - left}"
