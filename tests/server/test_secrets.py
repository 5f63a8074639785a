"""Nobody is ever told what they cannot know, over whole games through real sockets."""

import asyncio
from dataclasses import dataclass
from random import Random

import pytest

from sagrada.server.messages.frames import Over, Refused
from tests.server.processes import Server
from tests.server.secrets_check import leaks
from tests.server.wire import AtTable, Guest

pytestmark = pytest.mark.anyio


@dataclass
class Watched:
    """What one game gave away, and what must not be found anywhere else either."""

    table: str
    leaked: list[str]
    secrets: list[str]


async def watched_game(server: Server, number: int) -> Watched:
    """A random game of two to four with a spectator, who also knock at doors that are closed."""
    rng = Random(number)
    players = 2 + number % 3
    options = {"referee": "honour"} if number % 4 == 0 else {}
    people = [Guest(server.address) for _ in range(players + 1)]
    for person in people:
        await person.__aenter__()
    host, *others = people[:-1]  # the last one only watches
    table = (await host.open("me", *["open"] * (players - 1), options=options)).id
    for person in others:
        await person.join(table)
    seats: list[AtTable] = []
    async with asyncio.timeout(200):
        contexts = [person.at(table) for person in people]
        for context in contexts:
            seats.append(await context.__aenter__())
        for seat in seats:
            await _try_in_vain(seat, players)
        pages = [await _pages(person, table) for person in people]
        playing = [seat.play_on(Random(rng.random())) for seat in seats[:-1]]
        await asyncio.gather(*playing, _watch(seats[-1]))
        for context in contexts:
            await context.__aexit__(None, None, None)
    end = seats[0].now
    assert isinstance(end.over, Over)
    assert end.view is not None
    private = [player.private or [] for player in end.view.players]
    seed = end.over.seed or "?"
    found = []
    for number, seat in enumerate(seats):
        found += leaks(seat.texts, number if number < players else None, private, seed)
    found += [f"the seed in a page of {n}" for n, page in enumerate(pages) if seed in page]
    secrets = [seed, *(person.session for person in people)]
    for person in people:
        await person.http.aclose()
    return Watched(table, found, secrets)


async def _try_in_vain(seat: AtTable, players: int) -> None:
    """Errors are frames too, and are looked through like all others."""
    for number in range(players):
        if number != seat.now.holding:
            asked = {"type": "move", "version": 0, "seat": number, "move": "end"}
            assert isinstance(await seat.ask(**asked), Refused)
    for move in ("pattern nonsense", "place A1", "draft R3"):
        asked = {"type": "move", "version": seat.version, "seat": 0, "move": move}
        assert isinstance(await seat.ask(**asked), Refused)


async def _pages(person: Guest, table: str) -> str:
    """All that is said about a running game outside of its socket."""
    paths = ["api/tables/{}", "api/tables/{}/record", "api/games/{}", "api/games/{}/verify"]
    paths += ["t/{}", "g/{}", "api/me/games", "api/me/data", "api/lobby", "metrics"]
    answers = [await person.http.get("/" + path.format(table)) for path in paths]
    return "".join(answer.text for answer in answers)


async def _watch(seat: AtTable) -> None:
    while seat.now.over is None:
        await seat.hear()


async def check(server: Server, games: list[Watched]) -> None:
    log = server.log.read_text()
    for game in games:
        assert log.count(game.table) >= 2, "its begin and its end are there"
        assert game.leaked == []
        assert all(len(secret) > 20 for secret in game.secrets)
        assert not any(secret in log for secret in game.secrets)


@pytest.mark.slow
async def test_no_frame_tells_a_secret(server: Server) -> None:
    for number in range(4):
        await check(server, [await watched_game(server, number)])


@pytest.mark.long
async def test_no_frame_of_thousands_of_games_tells_a_secret(server: Server) -> None:
    for batch in range(500):
        await check(
            server, await asyncio.gather(*(watched_game(server, 4 * batch + n) for n in range(4)))
        )


async def test_a_running_game_gives_nothing_away_over_http(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as eve:
        table = (await ann.open("me", "random", cards=[[1, 2], [3, 4]])).id
        for path in ("tables/{}/record", "games/{}", "games/{}/steps", "games/{}/verify"):
            answer = await eve.http.get("/api/" + path.format(table))
            assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
        info = (await eve.http.get(f"/api/tables/{table}")).json()
        assert "cards" not in info, "the window cards that the host chose are secret"
        assert "seed" not in str(info).lower()


def test_the_check_itself_finds_leaks() -> None:
    """A test that cannot fail proves nothing."""
    view = (
        '{"view":{"players":[{"seat":0,"private":["R"],"cards":[1,2],"choice":null,"sheet":null}]}}'
    )
    assert leaks([view], 1, [["R"], ["B"]], "5eed") == [
        "the private objective of 0",
        "the cards of 0",
    ]
    assert leaks([view], 0, [["R"], ["B"]], "5eed") == []
    event = '{"events":[{"kind":"PatternChosen","seat":0,"pattern":"virtus"}]}'
    assert leaks([event], 1, [], "5eed") == ["a pattern in the log"]
    assert leaks(['{"x":"5eed"}'], 1, [], "5eed") == ["the seed"]
