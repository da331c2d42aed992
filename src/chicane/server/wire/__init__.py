"""Everything that goes over the wire, REST and WebSocket, a file a subject; the OpenAPI document comes from these."""

from chicane.server.wire.base import *  # noqa: F403
from chicane.server.wire.book import *  # noqa: F403
from chicane.server.wire.campaign import *  # noqa: F403
from chicane.server.wire.client import *  # noqa: F403
from chicane.server.wire.frame import *  # noqa: F403
from chicane.server.wire.keyring import *  # noqa: F403
from chicane.server.wire.live import *  # noqa: F403
from chicane.server.wire.lobby import *  # noqa: F403
from chicane.server.wire.opening import *  # noqa: F403
from chicane.server.wire.review import *  # noqa: F403
from chicane.server.wire.story import *  # noqa: F403
from chicane.server.wire.table import *  # noqa: F403
