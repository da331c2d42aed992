"""What compiled classes say of themselves; without a compiler it says nothing, and nothing has to be installed for it.

A class that others subclass in plain Python, such as the rules of somebody else's game, is marked with
`@mypyc_attr(allow_interpreted_subclasses=True)`, and so are the classes it comes from.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**attributes):
        """Leave the class as it is."""
        return lambda kind: kind
