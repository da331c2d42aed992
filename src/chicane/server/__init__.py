"""The web table: tables, seats and live play over HTTP and WebSocket. It knows no game by name."""
