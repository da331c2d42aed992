"""A race shown again, ply by ply, as a seat may know it."""

from __future__ import annotations

import asyncio
from typing import Final

from chicane.core.errors import BadInput
from chicane.core.match import Match
from chicane.core.message import Message
from chicane.server import frames, wire
from chicane.server.pieces import folds, tenths, upright
from chicane.server.shots import Picture, Shot, Viewpoint, viewpoint
from chicane.server.standing import Standing

LONGEST: Final = 100  # plies a request
RUN_UP: Final = 40  # plies before the first one, in which the turn that is under way began


async def replay(
    match: Match, kinds: list[str], seats: set[int], first: int, last: int | None, lang: str
) -> wire.Replay:
    """The frames from one ply to another; other tables have their turn between them."""
    plies = len(match.acts)
    end = min(plies if last is None else last, first + LONGEST, plies)
    if first > end:
        message = Message("server-wrong-plies", first=str(first), end=str(end), plies=str(plies))
        raise BadInput(f"plies from {first} to {end}: this race has {plies}", message)
    eyes = viewpoint(match, seats)
    standing = begun(match, kinds, first)
    frame, picture = frames.whole(opening(standing, first), eyes, lang, first, standing.match.story)
    if first:
        frame.lines = []
    found = [frame]
    for act in match.acts[first:end]:
        standing.choose(act.option)
        shots, standing.recorder.shots = standing.recorder.shots, []
        news, picture = shown(shots, eyes, lang, picture)
        found += news
        await asyncio.sleep(0)
    scene = picture.scene
    return wire.Replay(
        found, plies, match.over, tenths(scene.width), tenths(scene.height), scene.background, folds(scene),
        upright(picture, lang),
    )  # fmt: skip


def begun(match: Match, kinds: list[str], ply: int) -> Standing:
    """The race at a ply, with what a turn that is under way has done so far."""
    start = max(0, ply - RUN_UP)
    standing = Standing(match.at(start), kinds)
    for act in match.acts[start:ply]:
        standing.choose(act.option)
    return standing


def opening(standing: Standing, ply: int) -> Shot:
    """The first moment; in a replay every entry is a ply."""
    standing.seq = standing.recorder.seq = ply
    shot = standing.recorder.shoot()
    standing.recorder.shots.clear()
    return shot


def shown(shots: list[Shot], eyes: Viewpoint, lang: str, before: Picture) -> tuple[list[wire.Frame], Picture]:
    """The frames of one act."""
    return frames.frames(shots, eyes, lang, before)
