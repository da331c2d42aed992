"""Words for the wire: the help of an option says what the names in it stand for."""

from chicane.core.log import Line
from chicane.core.message import Message
from chicane.server.frames import shown_line
from chicane.server.speech import explain, say
from chicane.thunder.big_rig.guns import KeepShot


def test_the_help_of_an_option_explains_its_card() -> None:
    """The same card inside another option is explained as well, in both languages."""
    card = Message("wreckland-card-flamer")
    install, reroll = Message("wreckland-do-install", card=card, does="fire"), Message("wreckland-do-reroll", card=card)

    assert "Choose a slot, turn the card, then pay. Flamer: Warms a whole zone." in explain(install, "en")
    assert "Flamer: Warms a whole zone." in explain(reroll, "en")
    assert "Réchauffe toute une zone." in explain(install, "fr")


def test_a_line_begins_with_a_capital_letter() -> None:
    """Whatever it begins with: a name has a small one inside of a sentence."""
    wreck = Message("thunder-wreck", number=1)
    line = Line(0, Message("thunder-told-bog", vehicle=wreck), KeepShot(0, 0, 0, 0))

    assert say(wreck, "fr")[0].islower()
    assert shown_line(line, "fr", []).text.startswith("L")
