"""Nobody is ever told what they cannot know, over whole games through real sockets."""

import asyncio
import json
from dataclasses import dataclass
from random import Random

import pytest

from sagrada.server.wire.frames import Ack, Advice, Over, Refused, Sync
from tests.server.guests import AtTable, Guest
from tests.server.processes import Server
from tests.server.secrets_check import Secrets, leaks, words_in

pytestmark = pytest.mark.anyio


SPACES = [f"{row}{column}" for row in "ABCD" for column in range(1, 6)]


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
    seats = ["me", *["open"] * (players - 1)]
    table = (await host.open(*seats, options=options, hints=number % 4 == 1)).id
    for person in others:
        await person.join(table)
    seated: list[AtTable] = []
    async with asyncio.timeout(200):
        contexts = [person.at(table) for person in people]
        for context in contexts:
            seated.append(await context.__aenter__())
        for seat in seated:
            await _try_in_vain(seat, players)
        patterns = [_patterns(seat) for seat in seated[:-1]]
        pages = [await _pages(person, table) for person in people]
        playing = [_play_curiously(seat, Random(rng.random())) for seat in seated[:-1]]
        await asyncio.gather(*playing, _watch(seated[-1]))
        for context in contexts:
            await context.__aexit__(None, None, None)
    secrets = _secrets(seated[0], patterns)
    found = []
    for seat_number, seat in enumerate(seated):
        viewer = seat_number if seat_number < players else None
        found += leaks(seat.texts, viewer, secrets)
        found += words_in(pages[seat_number], viewer, secrets)
    sessions = [person.session for person in people]
    for person in people:
        await person.http.aclose()
    return Watched(table, found, [secrets.seed, *sessions])


async def watched_screen(server: Server, number: int) -> Watched:
    """Two on one screen, and a spectator."""
    rng = Random(number)
    async with Guest(server.address) as ann, Guest(server.address) as eve:
        table = (await ann.open("me", "screen Bea", hints=True)).id
        async with asyncio.timeout(200), ann.at(table) as screen, eve.at(table) as watching:
            watcher = asyncio.create_task(_watch(watching))
            patterns = []
            for seat in (0, 1):
                await _hold(screen, seat)
                patterns.append(_patterns(screen))
            pages = [await _pages(person, table) for person in (ann, eve)]
            while screen.now.over is None:
                assert screen.now.view is not None
                acting = screen.now.view.to_act[0]
                await _hold(screen, rng.choice((0, 1)))  # also who has nothing to do may look
                await _be_curious(screen, rng)
                await _hold(screen, acting)
                await screen.move(rng.choice(screen.legal()))
            await watcher
        secrets = _secrets(screen, patterns)
        found = leaks(screen.texts, None, secrets, is_screen=True)
        found += leaks(watching.texts, None, secrets)
        found += [leak for page in pages for leak in words_in(page, None, secrets)]
        return Watched(table, found, [secrets.seed, ann.session, eve.session])


def _patterns(seat: AtTable) -> set[str]:
    """Those that a seat can choose from."""
    return {move.removeprefix("pattern ") for move in seat.legal() if move.startswith("pattern ")}


def _secrets(seat: AtTable, patterns: list[set[str]]) -> Secrets:
    """As they are open to everybody in the end."""
    end = seat.now
    assert isinstance(end.over, Over)
    assert end.view is not None
    assert all(len(each) == 4 for each in patterns)
    players = end.view.players
    return Secrets(
        private=[player.private or [] for player in players],
        seed=end.over.seed or "?",
        unchosen=[each - {player.pattern} for each, player in zip(patterns, players, strict=True)],
    )


async def _hold(screen: AtTable, seat: int) -> None:
    if screen.now.holding != seat:
        await screen.send(type="hold", seat=seat)
        while screen.now.holding != seat:
            await screen.until(Sync)


async def _play_curiously(seat: AtTable, rng: Random) -> None:
    """Choose at random, make mistakes where they can be made, call others, ask this and that."""
    while seat.now.over is None:
        if not seat.is_my_turn():
            await seat.hear()
            continue
        if rng.random() < 0.2:
            await _be_curious(seat, rng)
        moves = seat.legal()
        quiet = [move for move in moves if not move.startswith("call")]
        move = rng.choice(moves if rng.random() < 0.1 else quiet or moves)
        if move.startswith("place") and rng.random() < 0.3:
            move = f"place {rng.choice(SPACES)}"  # at an honour table it stays there
        answer = await seat.move(move)
        if isinstance(answer, Ack):
            await seat.catch_up(answer.version)
        elif answer.code == "stale":
            await seat.until(Sync)


async def _be_curious(seat: AtTable, rng: Random) -> None:
    """The answers are frames too, and are looked through like all others."""
    for number in range(3):
        moves = [rng.choice(seat.legal() or ["end"]), f"place {rng.choice(SPACES)}"]
        await seat.ask(type="why", seat=number, moves=moves)
    if rng.random() < 0.1:
        await seat.send(type="advice", id="advice", seat=seat.now.holding or 0)
        while not isinstance(await seat.hear(), Advice | Refused):
            pass


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
    await check(server, [await watched_screen(server, 0)])


@pytest.mark.long
async def test_no_frame_of_thousands_of_games_tells_a_secret(server: Server) -> None:
    for batch in range(500):
        games = [watched_game(server, 4 * batch + n) for n in range(4)]
        await check(server, await asyncio.gather(*games, watched_screen(server, batch)))


async def test_a_running_game_gives_nothing_away_over_http(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as eve:
        table = (await ann.open("me", "random", cards=[[1, 2], [3, 4]])).id
        for path in (
            "tables/{}/record",
            "games/{}",
            "games/{}/steps",
            "games/{}/verify",
            "games/{}/position",
        ):
            answer = await eve.http.get("/api/" + path.format(table))
            assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
        info = (await eve.http.get(f"/api/tables/{table}")).json()
        assert info["cards"] is None, "the window cards that the host chose are secret"
        assert "[1,2]" not in json.dumps(info, separators=(",", ":"))
        assert "seed" not in str(info).lower()


def test_the_check_itself_finds_leaks() -> None:
    """A test that cannot fail proves nothing."""
    view = (
        '{"view":{"players":[{"seat":0,"private":["R"],"cards":[1,2],"choice":null,"sheet":null}]}}'
    )
    secrets = Secrets([["R"], ["B"]], "5eed", [{"virtus"}, {"comitas"}])
    assert leaks([view], 1, secrets) == ["the private objective of 0", "the cards of 0"]
    assert leaks([view], 0, secrets) == []
    held = view.replace('{"view"', '{"type":"sync","holding":0,"view"', 1)
    assert leaks([held], None, secrets, is_screen=True) == []
    changed = (
        '{"type":"step","view":null,"changes":{"players":[{"seat":0,"sheet":{"private":{}}}]}}'
    )
    assert leaks([changed], 1, secrets) == ["the private points of 0"]
    assert leaks([held, changed], None, secrets, is_screen=True) == []
    taken = '{"type":"step","view":{"seat":null,"players":[]},"changes":null}'
    assert leaks([held, taken, changed], None, secrets, is_screen=True) == [
        "the private points of 0"
    ]
    event = '{"events":[{"kind":"PatternChosen","seat":0,"pattern":"industria"}]}'
    assert leaks([event], 1, secrets) == ["a pattern in the log"]
    assert leaks(['{"x":"5eed"}'], 1, secrets) == ["5eed to 1"]
    said = '{"message":"Virtus (virtus) and shades-of-red"}'
    assert leaks([said], 1, secrets) == ["shades-of-red to 1", "virtus to 1"]
    assert leaks([said], 0, secrets) == []
