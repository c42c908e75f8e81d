"""Tablewright without a server: the table service in a browser's worker, from a plain file host.

`desk` answers what a page asks, in the words of docs/protocol.md; `tables` keeps what it answers about;
`outside` says what the browser must do for both; `browser` is where its worker comes in. docs/offline.md
explains all of it.
"""
