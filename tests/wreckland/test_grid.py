"""The grid, its zones, and spikes (WL-GRID, WL-SPIKE)."""

import pytest

from chicane.wreckland.grid import NEIGHBOURS, SLOT_ZONES, SLOTS, ZONE_SLOTS, ZONES, clockwise
from tests.rule import rule
from tests.wreckland.attempt import attempt


@rule("WL-GRID-01", "WL-GRID-02", "WL-GRID-03", "WL-GRID-04", "WL-GRID-05")
def test_zones_face_the_slots_of_their_side() -> None:
    """Eight slots around the engine; each zone faces three."""
    named = {zone: [SLOTS[slot] for slot in slots] for zone, slots in zip(ZONES, ZONE_SLOTS, strict=True)}

    assert ["FL", "F", "FR", "L", "R", "BL", "B", "BR"] == SLOTS
    assert ["FL", "F", "FR"] == named["front"]
    assert ["FR", "R", "BR"] == named["right"]
    assert ["BL", "B", "BR"] == named["rear"]
    assert ["FL", "L", "BL"] == named["left"]


@rule("WL-GRID-06", "WL-GRID-07", "WL-GRID-08")
def test_corners_and_neighbours() -> None:
    """A corner belongs to two zones, a middle slot to one; the circle runs clockwise."""
    assert [2, 1, 2, 1, 1, 2, 1, 2] == [len(zones) for zones in SLOT_ZONES]
    assert ["right", "rear", "left", "front"] == [ZONES[clockwise(zone, 1)] for zone in range(4)]
    assert [{"left", "right"}, {"front", "rear"}] * 2 == [{ZONES[each] for each in near} for near in NEIGHBOURS]


@rule("WL-SPIKE-01", "WL-SPIKE-03", "WL-SPIKE-05", "WL-SPIKE-06", "WL-SPIKE-07")
@pytest.mark.parametrize(
    "line, front, right, rear",
    [
        ("F buzzsaw 0", "1", "1", "1"),  # the bar faces the zone; R and B have printed spikes, too
        ("F buzzsaw 90", "0", "1", "1"),  # inwards: it faces another slot
        ("F buzzsaw 180", "0", "1", "1"),  # towards the engine
        ("FR plating 0", "2", "2", "1"),  # bars in front and on the right: once for each zone
        ("FR plating 180", "1", "1", "1"),  # rear and left are inner edges of that corner
        ("F crowbar 0", "1", "1", "1"),  # two bars, one of them outside
    ],
)
def test_spikes_on_outer_edges(line: str, front: str, right: str, rear: str) -> None:
    """Only a bar on the outer edge counts, and a card counts once a zone."""
    table = attempt(line)

    assert [front, right, rear] == [table["spikes front"], table["spikes right"], table["spikes rear"]]


@rule("WL-SPIKE-08", "WL-SPIKE-09")
def test_printed_and_destroyed_spikes() -> None:
    """Spikes printed on the board count until covered; a destroyed card has none."""
    assert "1" == attempt("front rat")["spikes right"]
    assert "0" == attempt("R harpoon")["spikes right"]
    assert "1" == attempt("F buzzsaw")["spikes front"]
    assert "0" == attempt("F buzzsaw, destroyed")["spikes front"]
