"""The table service: what a page is told of a table, and what it may ask there.

It knows nothing of HTTP, databases or processes, so that it runs wherever there is a table to look at: in a
server (`tablewright.server` adds all that), in a test, in a browser's worker (`tablewright.service.memory`).
"""
