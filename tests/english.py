"""English words that have no place on a French screen."""

import re

WORDS = re.compile(
    r"\b(?:the|of|and|is|are|may|must|not|with|each|its|their|this|that|which|when|from|into|has|have|only|any|other|"
    r"there|your|you|can|no|known|did|gap|ruling|example|turn|round|player|space|damage|vehicle|dice)\b",
    re.IGNORECASE,
)


def english_in(text: str) -> list[str]:
    """The English words of a text that should be French; IDs such as `CH-TURN-02` are nobody's language."""
    return WORDS.findall(re.sub(r"\b[A-Z]{2}-[A-Z]+-\d+\b", "", text))
