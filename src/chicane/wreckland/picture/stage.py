"""The story of a chapter on a stage: the Boss large, what is told, and three numbers (WL-CAMP-04..06)."""

from __future__ import annotations

from chicane.core.message import Message
from chicane.core.scene import Piece, Scene
from chicane.core.stage import BEFORE, LOST, WON, Mood, Number, Stage
from chicane.wreckland.chapters import BOOK, Chapter
from chicane.wreckland.damage import engine_resistance
from chicane.wreckland.enemies import FOES
from chicane.wreckland.kinds import CHAPTER_NAMES, FOE_NAMES
from chicane.wreckland.picture import art, boss_art
from chicane.wreckland.state import Wreckland
from chicane.wreckland.story import AFTER, TWIST, Read
from chicane.wreckland.story import BEFORE as PROLOGUE
from chicane.wreckland.story import LOST as DEFEAT


def stage(game: Wreckland) -> Stage:
    """The prologue until the attempt is over, then the epilogue or the defeat."""
    mood: Mood = BEFORE if not game.over else WON if game.winners else LOST
    pages = {BEFORE: (PROLOGUE, TWIST), WON: (AFTER,), LOST: (DEFEAT,)}[mood]
    lines = tuple(Read(page).tell(game) for page in pages)
    numbers = {BEFORE: announced, WON: kept, LOST: missed}[mood](game, BOOK[game.chapter])
    boss = FOE_NAMES[BOOK[game.chapter].boss]
    return Stage(mood, CHAPTER_NAMES[game.chapter], boss, lines, numbers, picture(game, mood))


def picture(game: Wreckland, mood: str) -> Scene:
    """The Boss in a landscape of the chapter, with the name below."""
    boss, (wide, high) = BOOK[game.chapter].boss, boss_art.SIZE
    name = art.caption(FOE_NAMES[boss], art.HUGE, wide - 60, wide / 2, high - 34)
    portrait = Piece("boss", 0, 0, boss_art.boss(game.chapter, mood), FOE_NAMES[boss], captions=(name,))
    return Scene(wide, high, "", [portrait], [])


def announced(game: Wreckland, chapter: Chapter) -> tuple[Number, ...]:
    """What awaits whoever sets off: the Boss, those who come before, and how fast equipment runs out."""
    enemies = sum(map(sum, chapter.enemies)) + len(chapter.minis)
    return (
        number("wreckland-stage-resistance", FOES[chapter.boss].resistance),
        number("wreckland-stage-enemies", enemies),
        number("wreckland-stage-cards", sum(chapter.equipment)),
    )


def kept(game: Wreckland, chapter: Chapter) -> tuple[Number, ...]:
    """What is left of the vehicle that won."""
    return (
        number("wreckland-stage-engine", max(0, engine_resistance(game) - game.engine)),
        number("wreckland-stage-gear", sum(game.works(slot) for slot in range(len(game.gear)))),
        number("wreckland-stage-scrap", sum(game.scrap)),
    )


def missed(game: Wreckland, chapter: Chapter) -> tuple[Number, ...]:
    """How far it was: the round, who was still there, and what the Boss had left."""
    boss, whole = game.boss(), FOES[chapter.boss].resistance
    return (
        number("wreckland-stage-round", game.round),
        number("wreckland-stage-left", len(game.foes())),
        number("wreckland-stage-boss", whole - game.foe_hurt[boss] if boss >= 0 else whole),
    )


def number(key: str, count: int) -> Number:
    """A number and its words."""
    return Number(count, Message(key, count=count))
