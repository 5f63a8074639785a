"""How much of what one address, person or connection can do."""

from sagrada.server.buckets import Limit

REQUESTS = Limit(120, 20)
"""HTTP requests of one address to the API, and to links with a preview."""
FILES = Limit(3000, 300)
"""The same for the page's files, which cost little: a first visit asks for some seventy, and a
whole class may open it at once behind one address."""
GUESTS = Limit(100, 0.1)
"""New guests from one address."""
PASSWORDS = Limit(10, 0.1)
"""Tries of a password from one address: of all accounts, and of each."""
PASSWORDS_OF_ACCOUNT = Limit(100, 0.02)
"""Tries of one account's password from all addresses that it was not used from before."""
MAIL_REQUESTS = Limit(10, 0.01)
"""Requests for a mail from one address."""
MAILS_ASKED_FOR = Limit(3, 1 / 1200)
"""Mails that somebody asked for: of one person, for one account, to one mail address."""
TABLES = Limit(30, 0.2)
"""New tables of one person."""
TABLES_OF_ADDRESS = Limit(120, 1)
"""New tables from one address."""
FORKS = Limit(60, 0.05)
"""New tables from one address that go on from another game: each keeps a copy of it."""
TOKENS = Limit(20, 0.05)
"""New tokens for programs, of one person and from one address."""
REPORTS = Limit(10, 0.01)
"""Reports about others, of one person and from one address."""
DEVICES = Limit(20, 0.05)
"""Devices that ask to be told of turns, of one person."""
NAMES = Limit(10, 0.05)
"""New names of one person: each is written at all their tables."""
NAMES_OF_ADDRESS = Limit(120, 1)
"""New names from one address."""
RECORDS = Limit(100, 2)
"""Uploaded records, and pieces of them, of one address: each costs the server a whole game."""
REPLAYS = Limit(200, 5)
"""Replays of finished games, and pieces of them, for one address."""
REVIEWS = Limit(20, 0.01)
"""Reviews that one address asks for: each takes a minute of a processor."""
MEASURES = Limit(30, 0.02)
"""Drawn windows that one address has measured: each takes some seconds of a processor."""
ANALYSES = Limit(60, 0.2)
"""Positions to analyze that one address sends: each takes a second or two of a processor."""
PUZZLES = Limit(100, 10)
"""Puzzles, and every step of solving one, for one address."""
DOWNLOADS = Limit(5, 0.02)
"""Downloads of all that is kept about one person."""
FRAMES = Limit(60, 20)
"""Frames of one connection."""
CONTROL_FRAMES = Limit(20, 2)
"""Pings and pongs of one connection, which no game asks for."""
FRAMES_OF_ADDRESS = Limit(1200, 400)
"""Frames of all connections of one address."""
CHAT = Limit(5, 0.5)
"""Lines of chat of one person."""
ADVICE = Limit(10, 0.2)
"""Questions for advice of one person: each keeps a bot's process busy."""
ADVICE_OF_ADDRESS = Limit(60, 0.5)
"""The same from one address."""
CONNECTIONS = Limit(60, 5)
"""New sockets of one address."""
