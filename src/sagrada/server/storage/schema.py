"""The tables of the database. A change here needs a migration (`migrations/versions/`).

Times are milliseconds since 1970. Ids are random texts, made by the server.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

_ID = String(40)


def _time(name: str, nullable: bool = False) -> Column[int]:
    return Column(name, BigInteger, nullable=nullable)


people = Table(
    "people",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("kind", String(10), nullable=False),  # guest, account, program
    Column("name", String(30), nullable=False),
    Column("account", String(30)),
    Column("account_key", String(30), unique=True),  # the account's name in lower case
    Column("password_hash", String(200)),
    Column("recovery_hash", String(200)),
    Column("chat", Boolean, nullable=False),
    Column("webhook", String(300)),
    Column("mail", String(200)),
    _time("mail_confirmed", nullable=True),  # when; nothing is sent to an address before
    Column("mail_turns", Boolean, nullable=False, server_default=true()),
    Column("unsubscribe", String(40), index=True),  # in links that end the mails about turns
    Column("language", String(5)),  # of mails: en, it, nl, es, pt-BR
    # Whether their finished games may become puzzles, if everybody else in them agrees.
    Column("allows_puzzles", Boolean, nullable=False, server_default=false()),
    _time("created"),
    _time("account_since", nullable=True),  # when the guest became an account
    _time("banned", nullable=True),  # since when they cannot sign in
    _time("name_locked", nullable=True),  # since when the name is an operator's, and stays
)

resting_names = Table(
    "resting_names",
    metadata,
    Column("name_hash", String(64), primary_key=True),  # of an account that was deleted
    _time("until"),  # then anybody can have the name
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the secret, which is not kept
    Column("person", _ID, ForeignKey(people.c.id, ondelete="CASCADE"), nullable=False, index=True),
    _time("created"),
    Column("expires", BigInteger, nullable=False, index=True),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", _ID, ForeignKey(people.c.id, ondelete="CASCADE"), primary_key=True),
    Column("blocked", _ID, ForeignKey(people.c.id, ondelete="CASCADE"), primary_key=True),
)

mail_tokens = Table(
    "mail_tokens",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the secret that was sent, and is not kept
    Column("person", _ID, ForeignKey(people.c.id, ondelete="CASCADE"), nullable=False, index=True),
    Column("purpose", String(10), nullable=False),  # confirm, reset
    Column("mail", String(200), nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

deals = Table(
    "deals",
    metadata,
    Column("code", String(40), primary_key=True),
    Column("players", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    _time("created"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("host", _ID, nullable=False, index=True),
    Column("status", String(10), nullable=False),
    Column("players", Integer, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("settings", Text, nullable=False),  # TableSettings as JSON
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("deal", String(40), index=True),
    Column("rematch", _ID),
    Column("round", Integer, nullable=False),
    Column("to_act", String(10), nullable=False),  # the seats that have to choose: "0 2"
    Column("due_at", BigInteger, index=True),  # when a clock runs out or a bot is late
    _time("created"),
    Column("changed", BigInteger, nullable=False),
    _time("finished", nullable=True),
    Column("scores", String(60)),
    Column("winners", String(20)),
    Column("target", Integer),
    Index("ix_tables_status_changed", "status", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", _ID, ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # person, screen, program, bot, open
    Column("person", _ID, index=True),
    Column("name", String(30), nullable=False),
    Column("bot", String(60), nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("stand_in", Boolean, nullable=False),
    Column("wants_abort", Boolean, nullable=False),
)

steps = Table(
    "steps",
    metadata,
    Column("table", _ID, ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    # The version it follows on: nobody else can write the same step of the same table.
    Column("since", Integer, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("by", String(10), nullable=False),  # deal, person, bot, clock
    Column("seat", Integer),
    Column("request", String(40)),  # the client's id of it
    Column("mark", String(16), nullable=False),  # whose writing it is, if a commit is in doubt
    _time("at"),
    Column("entries", Text, nullable=False),
    UniqueConstraint("table", "seat", "request"),
)

chat = Table(
    "chat",
    metadata,
    Column("table", _ID, ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", _ID, nullable=False),
    Column("seat", Integer),
    Column("name", String(30), nullable=False),
    Column("request", String(40), nullable=False),
    Column("text", String(300), nullable=False),
    _time("at"),
    UniqueConstraint("table", "person", "request"),
)

results = Table(
    "results",
    metadata,
    Column("table", _ID, ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", _ID, index=True),
    Column("players", Integer, nullable=False),
    Column("pattern", String(40), nullable=False),
    Column("solo_tools", Integer),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
)

daily_tries = Table(
    "daily_tries",
    metadata,
    Column("table", _ID, ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("day", String(10), nullable=False),  # 2026-11-16
    Column("person", _ID, index=True),  # null once forgotten
    _time("begun"),
    UniqueConstraint("day", "person"),
)

open_attempts = Table(
    "open_attempts",  # at the deal of the day that everybody can play
    metadata,
    Column("table", _ID, ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("day", String(10), nullable=False),  # 2026-11-16
    Column("person", _ID, index=True),  # null once forgotten
    _time("begun"),
    UniqueConstraint("day", "person"),
)

bot_scores = Table(
    "bot_scores",  # of bots on the deals of the days
    metadata,
    Column("deal", String(40), primary_key=True),
    Column("bot", String(60), primary_key=True),
    Column("score", Integer, nullable=False),
    Column("target", Integer, nullable=False),
)

seat_facts = Table(
    "seat_facts",  # what goals and statistics ask of a finished game; can be made again from it
    metadata,
    Column("table", _ID, ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("facts", Text, nullable=False),  # SeatFacts as JSON
)

server_time = Table(
    "server_time",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # there is one row
    _time("at"),  # when a server last ran
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(12), primary_key=True),
    _time("at"),  # when it last ran
)

pauses = Table(
    "pauses",
    metadata,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    _time("ended"),  # from then on a server ran again
)

reports = Table(
    "reports",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("reporter", _ID),  # null once forgotten
    Column("person", _ID, nullable=False, index=True),
    Column("table", _ID, nullable=False),
    Column("line", Integer, nullable=False),  # of the chat; 0: about the person
    Column("name", String(30), nullable=False),
    Column("text", String(300), nullable=False),
    Column("reason", String(300), nullable=False),
    _time("created"),
    _time("closed", nullable=True),
    UniqueConstraint("reporter", "table", "person", "line"),
)

operator_changes = Table(
    "operator_changes",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("person", _ID, nullable=False),
    Column("tables", Text, nullable=False),  # the ids of those that it changed
)

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("secret", String(100), nullable=False),
)

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the endpoint
    # It ends with the session of its device.
    Column(
        "session",
        String(64),
        ForeignKey(sessions.c.hash, ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("person", _ID, ForeignKey(people.c.id, ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", String(1000), nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(5), nullable=False),
    _time("created"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("key", _ID, primary_key=True),  # a hash of the game, without names
    Column("version", Integer, nullable=False),  # of the way reviews are made
    Column("review", LargeBinary, nullable=False),  # compressed JSON
    Column("created", BigInteger, nullable=False, index=True),
)
