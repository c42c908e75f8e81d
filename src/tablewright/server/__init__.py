"""The server: tables that many people, bots and spectators use at once. See docs/server.md and
docs/protocol.md.
"""
