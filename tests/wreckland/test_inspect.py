"""Cards in words: what a screen reader says of them, and what the window of a card decodes."""

import pytest

from chicane.core.chance import Luck, stroll
from chicane.core.message import Message
from chicane.core.step import CHANCE
from chicane.words import words
from chicane.wreckland.enemies import FOE_IDS, FOES
from chicane.wreckland.equipment import GEAR
from chicane.wreckland.game import GAME
from chicane.wreckland.install import Install
from chicane.wreckland.kinds import GEAR_BARS, GEAR_IDS
from chicane.wreckland.picture.inspect import on_foe, on_gear
from chicane.wreckland.traits import traits_of_foe, traits_of_gear


def said(message: Message, language: str = "en") -> str:
    """A message in words."""
    return words(language).say(message)


def test_labels_say_what_is_printed() -> None:
    """Dice, armour, spikes on the sides they face, and reach, in both languages."""
    shovel, rifle = GEAR_IDS.index("dumper-shovel"), GEAR_IDS.index("long-rifle")

    assert "die 5, armour\u00a01, spikes front" == said(traits_of_gear(shovel, GEAR_BARS[shovel]))
    assert "dé 5, blindage\u00a01, pics avant, droite" == said(traits_of_gear(shovel, 0b0011), "fr")
    assert said(traits_of_gear(rifle, 0)).endswith(", reaches any zone")


def test_labels_of_enemies() -> None:
    """What is special about an enemy is said, too; armour as it is now, not as printed."""
    tanker = FOE_IDS.index("fuel-tanker")

    assert FOES[tanker].volatile
    assert "volatile" in said(traits_of_foe(tanker, 0))
    assert "armour\u00a02" in said(traits_of_foe(tanker, 2))


@pytest.mark.parametrize("kind", range(len(GEAR)), ids=GEAR_IDS)
def test_every_equipment_is_decoded(kind: int) -> None:
    """A sign for each die slot, for what it does, and for the price if it has one; all with names in both languages."""
    card, signs = GEAR[kind], on_gear(GEAR[kind])
    names = [sign.name.key for sign in signs]

    assert len(card.dice) == names.count("wreckland-sign-socket")
    assert bool(card.bonus) == ("wreckland-sign-perfect" in names)
    assert (card.cost is not None) == ("wreckland-sign-cost" in names)
    assert bool(card.armour) == ("wreckland-sign-armour" in names)
    assert len(signs) > len(card.dice)
    assert all(said(sign.name, language) for sign in signs for language in ("en", "fr"))


@pytest.mark.parametrize("kind", range(len(FOES)), ids=FOE_IDS)
def test_every_enemy_is_decoded(kind: int) -> None:
    """A sign for each die slot and for what it does; volatile ones say so."""
    card, names = FOES[kind], [sign.name.key for sign in on_foe(kind)]

    assert len(card.dice) == names.count("wreckland-sign-foe-socket")
    assert card.volatile == ("wreckland-sign-volatile" in names)
    assert len(names) > len(card.dice)


def test_help_says_the_effect_first_and_the_joke_last() -> None:
    """Whoever may install a card reads what is printed on it, then what to do, then the joke."""
    game = GAME.start(1)
    while game.actor == CHANCE:
        stroll(game, Luck("install"), 1)
    label = next(option for option in game.menu if isinstance(option, Install)).label(game)
    card = label.args["card"]
    assert isinstance(card, Message)
    text = words("en").explain(label)

    assert text.startswith("It brings: di")
    assert text.endswith(words("en").help(card))
