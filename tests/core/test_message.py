"""Messages go from process to process."""

import pickle

from chicane.core.message import Message


def test_a_message_is_handed_on() -> None:
    """Whole, with the names within it."""
    told = Message("hint-why", "CH-ROLL-02", reason=Message("chariot-change-damage", count=1), count=3)

    assert told == pickle.loads(pickle.dumps(told))
