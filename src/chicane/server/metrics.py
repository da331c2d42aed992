"""What Prometheus may ask about."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

registry = CollectorRegistry()

acts = Counter("chicane_acts", "Acts written down", registry=registry)
refused = Counter("chicane_refused", "Messages that changed nothing", registry=registry)
deliveries = Counter("chicane_deliveries", "News sent to connections", registry=registry)
tables = Counter("chicane_tables", "Tables opened", registry=registry)
connections = Gauge("chicane_connections", "Connections now", registry=registry)
rooms = Gauge("chicane_rooms", "Tables in memory now", registry=registry)
act_seconds = Histogram("chicane_act_seconds", "From act to the last outbox", registry=registry)
write_seconds = Histogram("chicane_write_seconds", "From act to the disk", registry=registry)
hints = Counter("chicane_hints", "Hints that were asked of bots", registry=registry)
bot_seconds = Histogram("chicane_bot_seconds", "How long bots think", registry=registry)
bot_failures = Counter("chicane_bot_failures", "Times a bot had no answer and chance chose for it", registry=registry)
reminders = Counter("chicane_reminders", "People told that it is their turn", ["way", "outcome"], registry=registry)
closed = Counter("chicane_closed", "Tables closed because nobody played there", registry=registry)
