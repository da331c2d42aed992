"""What the things on the road are, for whoever asks: pieces by the key of their label, and the ground of the tiles."""

from __future__ import annotations

from math import hypot
from typing import Final

from chicane.core.book import Sign
from chicane.core.inspect import About
from chicane.core.message import Message
from chicane.core.scene import Piece
from chicane.thunder.board import NAMES, SPACES
from chicane.thunder.kinds import DAMAGES, HAZARDS, TERRAINS, VEHICLES
from chicane.thunder.picture import facts, road, tokens
from chicane.thunder.picture.legend import command_sign, figure_name, ground_name, token_name
from chicane.thunder.picture.places import figure_id, on_board
from chicane.thunder.state import EMPTY, GONE, RESOLVING, Thunder

BROKEN: Final = Message("thunder-sign-broken", "TR-STA-02")
DRIVES: Final = Message("thunder-sign-vehicle", "TR-ASG-02")
MEANS: Final = {  # what a piece is an example of, in the words of the legend
    "thunder-scene-chopper": Message("thunder-sign-chopper", "TR-CHP-01"),
    "thunder-scene-chopper-home": Message("thunder-sign-chopper", "TR-CHP-01"),
    "thunder-scene-die": Message("thunder-sign-die", "TR-ASG-02"),
    "thunder-scene-hazard": Message("thunder-sign-hazard", "TR-OBS-08"),
    "thunder-scene-moves": Message("thunder-sign-turn", "TR-ASG-02"),
    "thunder-scene-road-die": Message("thunder-sign-road-die", "TR-RDD-01"),
}
RULES: Final = {
    "thunder-scene-card-back": "TR-SET-26",
    "thunder-scene-commands": "TR-ASG-05",
    "thunder-scene-crew": "TR-CMP-08",
    "thunder-scene-damage": "TR-DMG-01",
    "thunder-scene-damage-pile": "TR-DMG-01",
    "thunder-scene-dashboard": "TR-CMP-09",
    "thunder-scene-drive-back": "TR-GEN-18",
    "thunder-scene-drive-card": "TR-GEN-06",
    "thunder-scene-drive-none": "TR-GEN-10",
    "thunder-scene-finish": "TR-WIN-01",
    "thunder-scene-fire": "TR-FIR-02",
    "thunder-scene-first": "TR-RND-05",
    "thunder-scene-gone": "TR-STA-05",
    "thunder-scene-hazard-pile": "TR-CMP-06",
    "thunder-scene-off-road": "TR-RIG-30",
    "thunder-scene-out": "TR-STA-08",
    "thunder-scene-progress": "TR-ASG-01",
    "thunder-scene-round": "TR-RND-01",
    "thunder-scene-section-command": "TR-RIG-07",
    "thunder-scene-start": "TR-SET-13",
    "thunder-scene-steering": "TR-RIG-17",
    "thunder-scene-tile": "TR-BRD-01",
    "thunder-scene-tile-pile": "TR-FRT-09",
    "thunder-scene-tokens": "TR-TOK-01",
    "thunder-scene-turn": "TR-RND-06",
    "thunder-scene-winner": "TR-WIN-01",
}
CORNER: Final = 0.68 * road.LANE  # from the middle of a space
COMMANDS: Final = ("commands-", "panel-", "crew-")  # pieces on which commands are printed, or that open onto them


def about(game: Thunder, piece: Piece) -> About:
    """A piece in words; what holds other things, with those."""
    key, id = piece.label.key, piece.id.removeprefix("folded-")
    means = [MEANS[key]] if key in MEANS else []
    if key == "thunder-scene-token":
        return About(piece.label, [token_of(piece)])
    vehicle = vehicle_of(game, id)
    if vehicle is not None:
        return About(piece.label, kinds(game, vehicle), signs=damages(game, vehicle), rule=RULES.get(key, ""))
    return About(piece.label, means, signs=commands(game, id), rule=RULES.get(key) or dealt_by(game, piece))


def dealt_by(game: Thunder, piece: Piece) -> str:
    """The rule of the deck that a card belongs to; nothing for what is no card, or lies face down."""
    card = piece.label.args.get("card")
    name = card.key if isinstance(card, Message) else ""
    return next((each.rule for each in game.box.stocks for face in each.cards if name == f"thunder-card-{face.id}"), "")


def token_of(piece: Piece) -> Message:
    """The kind of a hazard token that lies face up."""
    return next(token_name(each) for each in HAZARDS if each.name == piece.label.args["token"])


def vehicle_of(game: Thunder, id: str) -> int | None:
    """The vehicle that a figure or a dashboard stands for."""
    shown = {figure_id(game, each): each for each in range(len(game.at)) if game.at[each] != GONE}
    boards = {f"dashboard-{code}": each for each, code in enumerate(game.box.codes)}
    return (shown | boards).get(id)


def kinds(game: Thunder, vehicle: int) -> list[Message]:
    """What a vehicle is: of which size, and whether it runs."""
    if game.is_wreck(vehicle):
        return [Message("thunder-sign-wreck", "TR-WRK-01")]
    known = [figure_name(VEHICLES[game.kind[vehicle]].id)]
    if game.at[vehicle] == GONE:
        return known
    return [*known, DRIVES if game.is_operable(vehicle) else BROKEN]


def damages(game: Thunder, vehicle: int) -> list[Sign]:
    """The damage tokens of a vehicle."""
    if game.is_wreck(vehicle):
        return []
    held = [game.slots[slot] % RESOLVING for slot in facts.slots(game, vehicle) if game.slots[slot] != EMPTY]
    return [Sign(DAMAGES[token].name, tokens.damage_token(token, True), 50, 50) for token in held]


def commands(game: Thunder, id: str) -> list[Sign]:
    """The commands of a crew, on pieces that show them."""
    kind, _, crew = id.partition("-")
    if f"{kind}-" not in COMMANDS or crew not in game.box.crew_ids:
        return []
    return [command_sign(each.id) for each in facts.commands(game, game.box.crew_ids.index(crew))]


def ground(game: Thunder, x: float, y: float) -> About | None:
    """The space at a place, and its terrain."""
    space = min(range(SPACES), key=lambda each: hypot(on_board(each)[0] - x, on_board(each)[1] - y))
    far = hypot(on_board(space)[0] - x, on_board(space)[1] - y)
    if far > CORNER or game.ground[space] < 0:
        return None
    terrain = TERRAINS[game.ground[space]]
    name = Message("thunder-scene-space", space=NAMES[space], terrain=terrain.name)
    return About(name, [ground_name(terrain)])
