"""Campaigns and their attempts."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from chicane.server.wire.base import Lang, Name, Seed
from chicane.server.wire.lobby import Choice


class NewCampaign(Struct, forbid_unknown_fields=True):
    """A campaign to be begun, with what is chosen once for all of it."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    kept: Annotated[dict[str, str], Meta(max_length=40)] = {}
    lang: Lang = "en"


class CampaignUpload(Struct, forbid_unknown_fields=True):
    """A campaign from a file."""

    file: dict[str, Any]
    lang: Lang = "en"


class NewBeginning(Struct, forbid_unknown_fields=True):
    """A campaign begun anew: what is kept from now on; what is not named stays as it was."""

    kept: Annotated[dict[str, str], Meta(max_length=40)] = {}


class AttemptWanted(Struct, forbid_unknown_fields=True):
    """An attempt: the rung (the next one, if none is named), and the options that a campaign leaves free."""

    rung: Annotated[str, Meta(max_length=100)] = ""
    options: Annotated[dict[str, str], Meta(max_length=40)] = {}
    seed: Seed | None = None
    name: Name = ""
    lang: Lang = "en"


class KeptChoice(Struct):
    """What was chosen once for the whole campaign."""

    name: str
    label: str
    choice: Choice


class Stage(Struct):
    """One rung of a campaign: how it stands, and how often it was won and lost."""

    rung: Choice
    state: Literal["won", "open", "locked"]
    won: int
    lost: int


class AttemptShown(Struct):
    """An attempt under way."""

    table: str
    rung: str


class CampaignShown(Struct):
    """How a campaign stands; attempts under way are the newest first."""

    campaign: str
    game: str
    title: str
    kept: list[KeptChoice]
    option: str
    stages: list[Stage]
    over: bool
    attempts: list[AttemptShown]
    created: str


class CampaignMade(Struct):
    """A campaign that was begun, and the token that opens it."""

    campaign: str
    token: str
    shown: CampaignShown
