"""What a messenger shows of a link to this server: a title, a sentence and one picture."""

import asyncio
from html import escape

from sqlalchemy.exc import SQLAlchemyError

from sagrada.server.storage.database import Database
from sagrada.server.storage.tables import TableRow, load_table

_PATIENCE = 0.5
"""Seconds that a page waits for its preview."""
_AT_ONCE = 2
"""Reads for previews: a database that hangs must not lose all its connections to them."""
_ROUTE = "t/"
"""Where tables are."""
PICTURE = "preview.jpg"
_TITLES = {
    "en": "{name} invites you to play Sagrada",
    "it": "{name} ti invita a giocare a Sagrada",
    "nl": "{name} nodigt je uit voor een potje Sagrada",
    "es": "{name} te invita a jugar a Sagrada",
    "pt-BR": "{name} convida você para jogar Sagrada",
}
_SENTENCES = {
    "en": "Draft dice and build a stained-glass window. Open the link to join.",
    "it": "Scegli i dadi e componi una vetrata. Apri il link per giocare.",
    "nl": "Kies dobbelstenen en maak een glas-in-loodraam. Open de link om mee te doen.",
    "es": "Elige dados y crea un vitral. Abre el enlace para jugar.",
    "pt-BR": "Escolha dados e monte um vitral. Abra o link para jogar.",
}


def table_in(path: str) -> str | None:
    """The table that a path of the client leads to."""
    name = path.strip("/")
    id = name.removeprefix(_ROUTE)
    return id if id != name and id and "/" not in id else None


class Invitations:
    """The tables that links lead to, as far as the database tells them quickly."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._turns = asyncio.Semaphore(_AT_ONCE)
        self._reading: set[asyncio.Task[TableRow | None]] = set()

    async def find(self, table: str) -> TableRow | None:
        """None, too, if it is not known soon: without a database, the page still works."""
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._turns.acquire()
                reading = asyncio.create_task(self._read(table))
                self._reading.add(reading)
                reading.add_done_callback(self._done)
                # It ends by itself. Cancelled, it would wait for the database to clean up.
                return await asyncio.shield(reading)
        except TimeoutError:
            return None

    def _done(self, reading: "asyncio.Task[TableRow | None]") -> None:
        self._reading.discard(reading)
        self._turns.release()

    async def _read(self, table: str) -> TableRow | None:
        try:
            async with self._database.reading() as connection:
                return await load_table(connection, table)
        except (SQLAlchemyError, OSError):
            return None


def preview_tags(base: str, row: TableRow | None) -> str:
    """For the page's head. `base` is the server's address; the row, if there is an invitation.

    Names and addresses are what people write: everything is escaped.
    """
    language, title, sentence = "en", "Sagrada", "Draft dice and build a stained-glass window."
    host = None if row is None else next((s.name for s in row.seats if s.person == row.host), None)
    if row is not None and row.status == "waiting" and host:
        language = row.settings.edition if row.settings.edition in _TITLES else "en"
        title, sentence = _TITLES[language].format(name=host), _SENTENCES[language]
    picture = f"{base}/{PICTURE}"
    tags = {
        "og:type": "website",
        "og:site_name": "Sagrada",
        "og:locale": language.replace("-", "_"),
        "og:title": title,
        "og:description": sentence,
        "og:image": picture,
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    written = [f'<meta property="{name}" content="{escape(text)}">' for name, text in tags.items()]
    return "".join([*written, '<meta name="twitter:card" content="summary_large_image">'])
