"""The site: HTTP and WebSocket, accounts, tables, storage.

The rules are the engine's. The server decides around them: who can sit, look and move, when a
clock has run out and what is played then, when a bot stands in, and what is stored before anybody
is sent it. Layers, from the top: serving, app, web | socket, identity, daily | replay, tables,
errors, wire, storage (import-linter holds us to it).
"""

from sagrada.extras import need_extra

need_extra("server")
