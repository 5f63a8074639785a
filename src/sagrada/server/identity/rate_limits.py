"""How much of what one address, person or connection can do."""

from sagrada.server.buckets import Limit

REQUESTS = Limit(120, 20)
"""HTTP requests of one address to the API."""
FILES = Limit(3000, 300)
"""The same for the page's files, which cost little: a first visit asks for some seventy, and a
whole class may open it at once behind one address."""
GUESTS = Limit(60, 0.5)
"""New guests from one address."""
PASSWORDS = Limit(10, 0.1)
"""Tries of a password from one address: of all accounts, and of each."""
PASSWORDS_OF_ACCOUNT = Limit(100, 0.02)
"""Tries of one account's password from all addresses that it was not used from before."""
TABLES = Limit(30, 0.2)
"""New tables of one person."""
TABLES_OF_ADDRESS = Limit(120, 1)
"""New tables from one address."""
TOKENS = Limit(20, 0.05)
"""New tokens for programs, of one person and from one address."""
REPORTS = Limit(10, 0.01)
"""Reports about others, of one person and from one address."""
RECORDS = Limit(100, 2)
"""Uploaded records, and pieces of them, of one address: each costs the server a whole game."""
FRAMES = Limit(60, 20)
"""Frames of one connection."""
CONTROL_FRAMES = Limit(20, 2)
"""Pings and pongs of one connection, which no game asks for."""
CHAT = Limit(5, 0.5)
"""Lines of chat of one connection."""
CONNECTIONS = Limit(60, 5)
"""New sockets of one address."""
