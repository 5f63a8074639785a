"""Shared deals: who can play one, until when, and what is shown of it."""

from sqlalchemy import and_
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.game.dealer import new_seed
from sagrada.server.daily_calendar import PREFIX, closes, day_of_code, is_open_code
from sagrada.server.errors import ApiError
from sagrada.server.ids import new_code
from sagrada.server.storage.database import Database
from sagrada.server.storage.deals import (
    DealRow,
    add_deal,
    count_open_tables,
    load_deal,
    players_of_deal,
)
from sagrada.server.storage.people import Person
from sagrada.server.storage.schema import tables
from sagrada.server.storage.tables import TableRow, load_tables
from sagrada.server.wire.tables import DealInfo, DealResult

LASTS = 7 * 24 * 60 * 60 * 1000
"""Milliseconds in which tables can be opened on a deal. Friends play it one after the other, so it
does not end with the last table. But it must end: only then is the seed revealed, every roll can be
checked, and they can look at each other's games."""
NEW_DEAL = "new"
"""Instead of a code: make a deal, and give it one."""
_MOST_RESULTS = 100


def deal_closes(deal: DealRow) -> int:
    """When no more tables can be opened on it. The deal of a day closes when the day does."""
    day = day_of_code(deal.code)
    return deal.created + LASTS if day is None else closes(day)


async def deal_is_closed(connection: AsyncConnection, code: str, at: int) -> bool:
    """Whether nobody can play a deal anymore, so that its seed can be revealed."""
    deal = await load_deal(connection, code)
    if deal is not None and at < deal_closes(deal):
        return False
    return day_of_code(code) is not None or not await count_open_tables(connection, code)


async def can_reveal_seed(database: Database, row: TableRow, at: int) -> bool:
    """Whether the seed of a game that is over tells nobody the dice of another."""
    if row.deal is None:
        return True
    async with database.reading() as connection:
        return await deal_is_closed(connection, row.deal, at)


async def need_turn_at_deal(
    connection: AsyncConnection, deal: DealRow, person: Person, table: str | None = None
) -> None:
    """Refuse a seat at a table on a deal to anybody who could tell a running game its dice.

    Each person plays a deal once, and friends take turns: while a table on it is open, there is no
    other. A fresh guest could be anybody, also somebody at that table. Only accounts that are
    older than the deal can play it at the same time (docs/threats.md).
    """
    others = [each for each in await players_of_deal(connection, deal.code) if each.table != table]
    still_open = [each for each in others if each.is_open]
    mine = [each for each in others if each.person == person.id]
    if any(each.has_begun and not each.is_open for each in mine):
        raise ApiError("deal-played", "You’ve already played this deal. Create a new one.", "deal")
    are_known = person.was_account(deal.created) and all(
        each.account_since is not None and each.account_since <= deal.created for each in still_open
    )
    if still_open and (mine or not are_known):
        sentence = "Someone is playing this deal. Wait until their game is over."
        raise ApiError("deal-busy", sentence, "deal")


async def deal_for_table(
    connection: AsyncConnection, code: str, person: Person, players: int, at: int
) -> tuple[str, bytes]:
    """The code and the seed of the deal that a new table asks for.

    Anybody who knows the code can look at the dice beforehand. So the server makes it up: a code
    that people think of could be guessed.
    """
    if code.startswith(PREFIX):  # nobody plays a day's deal beforehand
        sentence = f"Codes that start with {PREFIX} are reserved for the daily window."
        raise ApiError("bad-request", sentence, "deal")
    if code == NEW_DEAL:
        code, seed = new_code(), new_seed()
        await add_deal(connection, code, players, seed, at)
        return code, seed
    deal = await load_deal(connection, code, to_change=True)
    if deal is None:
        sentence = f"There’s no deal with that code. Check it, or create a deal with '{NEW_DEAL}'."
        raise ApiError("bad-request", sentence, "deal")
    if deal.players != players:
        players_word = "player" if deal.players == 1 else "players"
        sentence = f"That deal is for {deal.players} {players_word}."
        raise ApiError("bad-request", sentence, "deal")
    if at >= deal_closes(deal):
        raise ApiError("bad-request", "That deal has ended. Create a new one.", "deal")
    await need_turn_at_deal(connection, deal, person)
    return code, deal.seed


async def deal_info(connection: AsyncConnection, code: str, at: int) -> DealInfo | None:
    deal = await load_deal(connection, code)
    if deal is None:
        return None
    over = and_(tables.c.deal == code, tables.c.status == "over")
    is_closed = await deal_is_closed(connection, code, at)
    # The results of a day are on its own page, to those who can see them. Those of its open deal
    # never carry names.
    is_hidden = is_open_code(code) or (day_of_code(code) is not None and not is_closed)
    rows = [] if is_hidden else await load_tables(connection, over, _MOST_RESULTS)
    return DealInfo(
        code=code,
        players=deal.players,
        commitment=deal.commitment,
        seed=deal.seed.hex() if is_closed else None,
        ends=deal_closes(deal),
        open_tables=await count_open_tables(connection, code),
        results=[
            DealResult(
                table=row.id,
                names=[seat.name for seat in row.seats],
                scores=list(row.scores or ()),
                winners=list(row.winners or ()),
            )
            for row in rows
        ],
    )
