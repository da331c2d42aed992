"""Words for the wire: the help of an option says what the names in it stand for."""

from chicane.core.message import Message
from chicane.server.speech import explain


def test_the_help_of_an_option_explains_its_card() -> None:
    """The same card inside another option is explained as well, in both languages."""
    card = Message("wreckland-card-flamer")
    install, reroll = Message("wreckland-do-install", card=card, does="fire"), Message("wreckland-do-reroll", card=card)

    assert "Choose a slot, turn the card, then pay. Flamer: Warms a whole zone." in explain(install, "en")
    assert "Flamer: Warms a whole zone." in explain(reroll, "en")
    assert "Réchauffe toute une zone." in explain(install, "fr")
