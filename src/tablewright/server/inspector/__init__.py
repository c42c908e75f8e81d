"""Pages that show everything about tables, for those who build games: `/dev`.

Only with `serve --dev`, and only to this machine, as they show what is hidden at tables.
"""
