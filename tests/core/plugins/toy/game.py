"""What the registry looks for."""

from tests.core.toy import GAME

__all__ = ["GAME"]
