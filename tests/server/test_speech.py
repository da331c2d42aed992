"""Words for the wire: the help of an option says what the names in it stand for."""

from chicane.core.message import Message
from chicane.server.speech import explain, say, tell


def test_the_help_of_an_option_explains_its_card() -> None:
    """The same card inside another option is explained as well, in both languages."""
    card = Message("wreckland-card-flamer")
    install, reroll = Message("wreckland-do-install", card=card, does="fire"), Message("wreckland-do-reroll", card=card)

    assert "Choose a slot, turn the card, then pay. Flamer: Warms a whole zone." in explain(install, "en")
    assert "Flamer: Warms a whole zone." in explain(reroll, "en")
    assert "Réchauffe toute une zone." in explain(install, "fr")


def test_a_sentence_begins_with_a_capital_letter() -> None:
    """Whatever it begins with: a name has a small one inside of a sentence, and a large one after its end."""
    wreck = Message("thunder-wreck", number=1)

    assert say(wreck, "fr")[0].islower()
    assert tell(Message("thunder-told-bog", vehicle=wreck), "fr").startswith("L")
    assert "Wide! Your buggy gets away with it." == tell(
        Message("thunder-told-wide", target=Message("thunder-car-red-small.yours")), "en"
    )
