"""How the small databases in `revisions/` are made, one for each revision of the schema.

    PYTHONPATH=/the/version/src python -m tests.server.old_databases.make_revision COMMIT [TO]

A real server of that version is played at over the wire, and killed. The first line of the file
that it leaves says what is expected of it. With TO, the database is then taken back to that
revision: no commit ends with 0005 or 0006 on top of 0004.
"""

import asyncio
import json
import sqlite3
import sys
import tempfile
import time
from contextlib import AsyncExitStack, suppress
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from alembic import command
from sqlalchemy import create_engine

from tests.server.old_databases.plain import (
    Json,
    Person,
    all_at,
    game_facts,
    play_on,
    quietly,
)
from tests.server.processes import Server

FOLDER = Path(__file__).parent / "revisions"
PASSWORD = "the glass is half full"


async def _story(server: Server) -> Json:
    """Ann has an account. She has played alone, plays with Bob, and waits for somebody else."""
    rng = Random(7)
    async with AsyncExitStack() as stack:
        ann = await stack.enter_async_context(Person(server.address))
        answer = await ann.http.post("/api/account", json={"account": "Ann", "password": PASSWORD})
        assert answer.status_code in (200, 201), answer.text
        if session := answer.cookies.get("session"):  # a new one, since accounts begin with one
            ann.use(session)
        bob = await stack.enter_async_context(Person(server.address))
        over = await ann.open("me")
        async with all_at(over, [ann]) as sockets:
            await play_on(sockets, quietly(rng))
        running = await ann.open("me", "open", clock={"kind": "days", "days": 3})
        await bob.do(running, "join")
        async with all_at(running, [ann, bob]) as sockets:
            await sockets[1].say("Hello, Ann!")
            await play_on(sockets, quietly(rng), lambda at: bool(at.view["round"] == 2))
            version = sockets[0].version
        waiting = await ann.open("me", "open", listed=True)
        await bob.post("/api/me/blocks", person=ann.me["id"])
        with suppress(AssertionError):  # what came with later versions
            await ann.post("/api/reports", table=running, person=bob.me["id"], reason="rude")
        return {
            "people": {"ann": ann.secret, "bob": bob.secret},
            "tables": {"over": over, "running": running, "waiting": waiting},
            "version": version,
            "game": await game_facts(ann, over),
        }


def _take_back(database: Path, revision: str) -> None:
    from sagrada.server.storage.migrations.migrate import config  # not there in the oldest ones

    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        command.downgrade(config(connection), revision)
    engine.dispose()


def make(folder: Path, commit: str, back_to: str = "") -> None:
    database = folder / "old.db"
    server = Server(folder, database=f"sqlite:///{database}")
    server.start()
    try:
        facts = asyncio.run(_story(server))
    finally:
        server.kill()
    if back_to:
        _take_back(database, back_to)
    now = time.time()
    with sqlite3.connect(database) as connection:
        (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        connection.execute("VACUUM")
        dump = "\n".join(connection.iterdump())
    connection.close()
    today = datetime.fromtimestamp(now, UTC).date().isoformat()
    head: Json = {"commit": commit, "written": int(now * 1000), "today": today, **facts}
    file = FOLDER / f"{revision}.sql"
    file.write_text(f"-- {json.dumps(head)}\n{dump}\n")
    print(f"{file.name}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="sagrada-old-") as scratch:
        make(Path(scratch), *sys.argv[1:])
