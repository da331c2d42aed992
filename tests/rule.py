"""How a test cites the rules that it proves."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as proof of these rules of the catalogues in `docs/rules`."""
    return pytest.mark.rule(*ids)
