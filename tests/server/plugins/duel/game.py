"""What the registry looks for."""

from typing import ClassVar

from chicane.core.message import Message
from chicane.core.scene import Piece, Scene
from tests.core.toy import Duel, ToyRules


class DuelRules(ToyRules):
    """The toy game; whoever may know a card sees it."""

    id: ClassVar[str] = "duel"

    def scene(self, game: Duel, names: list[str]) -> Scene:
        cards = [f"<text>seat {seat} holds {card}</text>" for seat, hand in enumerate(game.hands) for card in hand]
        label = Message("duel-card")
        pieces = [Piece(f"card-{place}", 10 * place, 40, card, label) for place, card in enumerate(cards)]
        return Scene(120, 120, "<rect width='120' height='120'/>", pieces, [])


GAME = DuelRules()
