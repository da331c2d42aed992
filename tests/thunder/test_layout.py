"""Where things lie before the players: room for two to six crews of any kind, and for their cards."""

import itertools

import pytest

from chicane.thunder.picture import layout
from chicane.thunder.picture.layout import PANEL_HEIGHT, PANEL_WIDTH, Box
from chicane.thunder.picture.panels import TOKEN_SCALE

CREWS = [2, 3, 4, 5, 6]
VEHICLES = [1, 3, 5]  # the sections of a rig, cars, motorcycles
DICE = [4, 6]
PHONE = 629  # units that a phone held upright shows at once, large enough to be read


def overlap(first: Box, second: Box) -> bool:
    across = first.x < second.x + second.width and second.x < first.x + first.width
    return across and first.y < second.y + second.height and second.y < first.y + first.height


def is_within(part: Box, whole: Box) -> bool:
    right, bottom = part.x + part.width <= whole.x + whole.width + 0.01, part.y + part.height <= whole.y + whole.height
    return part.x >= whole.x and part.y >= whole.y and right and bottom


def around(point: tuple[float, float], size: float) -> Box:
    return Box(point[0] - size / 2, point[1] - size / 2, size, size)


def apart(boxes: list[Box], whole: Box) -> bool:
    """Whether boxes lie within another one and not over each other."""
    pairs = itertools.combinations(boxes, 2)
    return all(is_within(box, whole) for box in boxes) and not any(overlap(*pair) for pair in pairs)


@pytest.mark.parametrize("cards", [False, True])
@pytest.mark.parametrize("crews", CREWS)
def test_a_panel_and_a_tab_for_each_crew(crews: int, cards: bool) -> None:
    """All in the picture below the road, none over another, and as far from the left edge as from the right."""
    place = layout.layout(crews, cards)
    boxes = [place.panel, *place.tabs]
    right = max(box.x + box.width for box in boxes)

    assert crews == len(place.tabs)
    assert apart(boxes, Box(0, layout.TOP, layout.WIDTH, place.height - layout.TOP))
    assert pytest.approx(place.panel.x) == layout.WIDTH - right


def test_six_crews_leave_the_road_as_large_as_four() -> None:
    """The picture is as high as before, so it fills a screen as before; cards take room below."""
    assert 1 == len({layout.layout(crews).height for crews in CREWS})
    assert 104 == layout.layout(6, True).height - layout.layout(6).height


def test_the_panel_is_read_on_a_phone() -> None:
    """All of it is seen at once, at the size from which on a picture can be read."""
    assert PANEL_WIDTH <= PHONE


@pytest.mark.parametrize("commands", [1, 4, 6])
@pytest.mark.parametrize("vehicles", VEHICLES)
@pytest.mark.parametrize("dice", DICE)
def test_everything_has_its_place_on_the_panel(dice: int, vehicles: int, commands: int) -> None:
    """Dice, commands with a leader's and a bonus one, dashboards, and eight cards."""
    head = [around(layout.die_point(number, dice), layout.DIE) for number in range(dice)]
    board = [layout.command_box(number, commands) for number in range(commands)] + [layout.spent_box()]
    dashes = [layout.dash_box(number, vehicles) for number in range(vehicles)]
    hand = [layout.card_box(number, 8) for number in range(8)]

    assert apart(head + board + dashes + hand, layout.layout(6, True).panel._replace(x=0, y=0))
    assert apart(head + board + dashes, Box(0, 0, PANEL_WIDTH, PANEL_HEIGHT))


@pytest.mark.parametrize("vehicles", VEHICLES)
def test_everything_has_its_place_on_a_dashboard(vehicles: int) -> None:
    """Two damage slots above the groove, and in the groove a die of each value."""
    dash = layout.dash_box(vehicles - 1, vehicles)
    slots = [around(layout.slot_point(dash, slot, 2), 46) for slot in range(2)]
    groove = layout.groove(dash)

    assert apart([*slots, groove], dash)
    assert all(
        groove.x < layout.in_row(groove, value, 6, layout.CHOICE_PITCH) < groove.x + groove.width for value in range(6)
    )


def test_nine_commands_of_a_rig_have_their_place() -> None:
    """Three on each of three dashboards, each wide enough for the damage that breaks it."""
    sections = [layout.dash_box(section, 3) for section in range(3)]
    commands = [section.part(number, 3, 4) for section in sections for number in range(3)]

    assert apart(commands, Box(0, 0, PANEL_WIDTH, PANEL_HEIGHT))
    assert all(command.width > 38 * TOKEN_SCALE for command in commands)


@pytest.mark.parametrize("vehicles", VEHICLES)
@pytest.mark.parametrize("dice", DICE)
@pytest.mark.parametrize("crews", CREWS)
def test_everything_has_its_place_on_a_tab(crews: int, dice: int, vehicles: int) -> None:
    """Dice, vehicles and the pad of the chopper; with cards the hand below."""
    tab = layout.layout(crews, True).tabs[0]._replace(x=0, y=0)
    rolled = [around(layout.tab_die_point(number), layout.TAB_DIE) for number in range(dice)]
    dashes = [layout.tab_dash_box(tab, number, vehicles, dice) for number in range(vehicles)]
    pad = around(layout.pad_point(tab.width), 34)
    width, height = layout.CARD_WIDTH * layout.TAB_CARD_SCALE, layout.CARD_HEIGHT * layout.TAB_CARD_SCALE
    hand = [Box(*layout.tab_card_point(tab, number, 8), width, height) for number in range(8)]

    assert apart([*rolled, *dashes, pad, *hand], tab)
    assert apart([*rolled, *dashes, pad], layout.layout(crews).tabs[0]._replace(x=0, y=0))


def test_a_hand_too_large_lies_over_itself() -> None:
    """Twelve cards end where eight do, and each shows its left side."""
    hand = [layout.card_box(number, 12) for number in range(12)]

    assert is_within(hand[-1], layout.layout(6, True).panel._replace(x=0, y=0))
    assert all(later.x - sooner.x > 40 for sooner, later in itertools.pairwise(hand))
