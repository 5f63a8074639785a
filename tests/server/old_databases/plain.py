"""People at a server, in plain JSON: nothing here imports a line of the server's own code.

So the same words can be said to the version that wrote a database and to the one that opens it.
What has changed on the wire since is said here, and nowhere else.
"""

import hashlib
import itertools
import json
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

WIRE = "?wire=3"
"""What stands behind the address of a socket."""
UNDO = "undo"
"""The frame that takes a choice back."""
CAN_UNDO = "can_undo"
"""The field of the choices that says whether one can."""

Json = dict[str, Any]
_WAIT = 60.0
_LARGEST = 2**22
_ids = itertools.count()


class Person:
    """A browser with a session, or a program with a token: both have a secret."""

    def __init__(self, address: str, secret: str | None = None) -> None:
        self.address = address
        self.secret = secret
        # Reading certificates takes its time, and nobody asks for them here.
        self.http = httpx.AsyncClient(base_url=address, timeout=_WAIT, verify=False)
        self.me: Json = {}

    async def __aenter__(self) -> "Person":
        if self.secret is not None:
            self.http.headers["authorization"] = f"Bearer {self.secret}"
        self.me = await self.get("/api/me")
        if self.secret is None:
            self.use(self.http.cookies["session"])
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.http.aclose()

    def use(self, secret: str) -> None:
        self.secret = secret
        self.http.headers["authorization"] = f"Bearer {secret}"
        self.http.cookies.clear()

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, f"{path}: {answer.text}"
        return answer.json()

    async def text(self, path: str) -> str:
        answer = await self.http.get(path)
        assert answer.status_code == 200, f"{path}: {answer.text}"
        return answer.text

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code in (200, 201), f"{path}: {answer.text}"
        return answer.json()

    async def refused(self, path: str, **body: Any) -> str:
        """The code of the refusal."""
        answer = await self.http.post(path, json=body)
        assert answer.status_code >= 400, f"{path}: {answer.text}"
        return str(answer.json()["code"])

    async def open(self, *seats: str, **more: Any) -> str:
        """Open a table: `me`, `open`, `screen NAME` or the name of a bot. Its id."""
        made = await self.post("/api/tables", seats=[_seat(seat) for seat in seats], **more)
        return str(made["id"])

    async def do(self, table: str, what: str, **body: Any) -> Json:
        done: Json = await self.post(f"/api/tables/{table}/{what}", **body)
        return done

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator["Socket"]:
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/play{WIRE}"
        headers = {"Authorization": f"Bearer {self.secret}"}
        async with connect(
            url, additional_headers=headers, max_size=_LARGEST, max_queue=None
        ) as line:
            socket = Socket(line)
            await socket.until("sync")
            yield socket


def _seat(text: str) -> Json:
    if text in ("me", "open"):
        return {"kind": text}
    if text.startswith("screen "):
        return {"kind": "screen", "name": text.removeprefix("screen ")}
    return {"kind": "bot", "bot": text}


class Socket:
    """One connection to a table. Keeps the latest of everything it was told."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self.now: Json = {}
        """What the latest `sync` said, and every `step` since."""
        self.table: Json = {}
        self.chat: list[Json] = []

    @property
    def version(self) -> int:
        return int(self.now["version"])

    @property
    def view(self) -> Json:
        view: Json = self.now["view"]
        return view

    @property
    def is_over(self) -> bool:
        return self.now["over"] is not None

    async def hear(self) -> Json:
        frame: Json = json.loads(await self._line.recv())
        match frame["type"]:
            case "sync":
                self.now, self.table, self.chat = frame, frame["table"], frame["chat"]
            case "step":
                self.now = {**self.now, **frame, **self._seen(frame)}
            case "table":
                self.table = frame["table"]
            case "said":
                self.chat.append(frame["line"])
        return frame

    def _seen(self, frame: Json) -> Json:
        """The view after a step. Older servers send it whole, and say who holds the screen."""
        if frame["view"] is not None:
            return {"view": frame["view"], "holding": frame["view"]["seat"]}
        changes = dict(frame["changes"])
        players = list(self.view["players"])
        for player in changes.pop("players", ()):
            players[player["seat"]] = {**players[player["seat"]], **player}
        return {"view": {**self.view, **changes, "players": players}}

    async def until(self, *types: str) -> Json:
        while True:
            frame = await self.hear()
            if frame["type"] in types:
                return frame

    async def ask(self, type: str, **fields: Any) -> Json:
        """Send something with an id; the answer to it."""
        id = fields.pop("id", None) or f"plain-{next(_ids)}"
        await self._line.send(json.dumps({"type": type, "id": id, **fields}))
        while True:
            frame = await self.hear()
            if frame["type"] in ("ack", "refused", "advice") and frame["id"] in (id, None):
                return frame

    async def need(self, type: str, **fields: Any) -> int:
        """The same, and it must be done; the version it led to."""
        answer = await self.ask(type, **fields)
        assert answer["type"] == "ack", answer
        await self.catch_up(answer["version"])
        return int(answer["version"])

    async def move(self, move: str) -> int:
        return await self.need("move", version=self.version, seat=self.now["holding"], move=move)

    async def undo(self, seat: int | None = None) -> int:
        seat = self.now["holding"] if seat is None else seat
        return await self.need(UNDO, version=self.version, seat=seat)

    async def say(self, text: str) -> None:
        await self.need("say", text=text)

    async def hold(self, seat: int | None) -> None:
        """Take the screen that several people share."""
        await self._line.send(json.dumps({"type": "hold", "seat": seat}))
        await self.until("sync")

    async def catch_up(self, version: int) -> None:
        while self.version < version:
            await self.hear()

    def legal(self) -> list[str]:
        choices = self.now["choices"]
        return [] if choices is None else [choice["move"] for choice in choices["legal"]]

    def can_undo(self) -> bool:
        choices = self.now["choices"]
        return choices is not None and bool(choices[CAN_UNDO])

    def awaited(self) -> int | None:
        """The seat of this screen that has to choose and is not played by a bot."""
        seats = self.table["seats"]
        for seat in self.view["to_act"]:
            if seat in self.table["your_seats"] and not seats[seat]["resigned"]:
                return int(seat)
        return None

    async def take_screen(self) -> bool:
        """Look through the eyes of the seat that has to choose, if it is one of mine."""
        seat = self.awaited()
        if seat is None:
            return False
        if self.now["holding"] != seat:
            await self.hold(seat)
        return True


# ---------------------------------------------------------------- playing


@asynccontextmanager
async def all_at(table: str, people: Iterable[Person]) -> AsyncIterator[list[Socket]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(person.at(table)) for person in people]


Choose = Callable[[list[str]], str]


def quietly(rng: Random) -> Choose:
    """At random, but never calling another's mistake."""
    return lambda moves: rng.choice([move for move in moves if not move.startswith("call")])


async def all_catch_up(sockets: list[Socket]) -> None:
    """Nobody waits for somebody who has not heard yet that it is their turn."""
    latest = max(each.version for each in sockets)
    for each in sockets:
        await each.catch_up(latest)


async def play_on(
    sockets: list[Socket],
    choose: Choose,
    until: Callable[[Socket], bool] = lambda _: False,
) -> None:
    """Everybody who sits here plays, and bots between them, until it is over or so."""
    first = sockets[0]
    await all_catch_up(sockets)
    while not first.is_over and not until(first):
        mover = next((each for each in sockets if each.awaited() is not None), None)
        if mover is None:
            await first.hear()
        else:
            await mover.take_screen()
            answer = await mover.ask(
                "move",
                version=mover.version,
                seat=mover.now["holding"],
                move=choose(mover.legal()),
            )
            if answer["type"] == "refused":  # a bot was quicker
                assert answer["code"] == "stale", answer
                await mover.until("sync")
            else:
                await mover.catch_up(answer["version"])
        await all_catch_up(sockets)


# ---------------------------------------------------------------- what can be compared

_CHANGES_BY_ITSELF = ("is_you", "is_here", "is_host", "path")


def table_facts(info: Mapping[str, Any]) -> Json:
    """All of a table that does not depend on who is connected."""
    told = {name: value for name, value in info.items() if name not in _CHANGES_BY_ITSELF}
    told["seats"] = [
        {name: value for name, value in seat.items() if name not in _CHANGES_BY_ITSELF}
        for seat in info["seats"]
    ]
    return told


def position(view: Mapping[str, Any]) -> list[str]:
    """All that lies on the table through the eyes of a seat, a line for each thing."""
    turn = f"round {view['round']}, turn {view['turn_number']}, start {view['start']}"
    lines = [
        f"{view['stage']}, {turn}, to act {view['to_act']}, order {view['order']}",
        f"pool {_words(view['pool'])}; bag {view['bag']}; out {_words(view['out'])}",
        f"track {' | '.join(map(_words, view['track']))}",
        f"public {_words(view['public'])}; target {view['target']}",
    ]
    for tool in view["tools"]:
        lines.append(f"tool {tool['number']}: {tool['tokens']} tokens, spent {tool['spent']}")
    for player in view["players"]:
        private, cards, choice = player["private"], player["cards"], player["choice"]
        secret = f"private {private}, cards {cards}, choice {choice}"
        window = _words(die or "--" for die in player["dice"])
        lines.append(
            f"seat {player['seat']}: {player['pattern']}, favor {player['favor']}, {secret}"
        )
        lines.append(f"seat {player['seat']}: {window}, marks {player['marks']}")
    lines.append(f"chain {json.dumps(view['chain'], sort_keys=True)}")
    lines.append(f"calls {view['calls']}, mending {json.dumps(view['mending'], sort_keys=True)}")
    return lines


def _words(words: Iterable[str]) -> str:
    return " ".join(words)


def eyes(socket: Socket) -> Json:
    """What one connection sees, and what it can do."""
    return {
        "version": socket.version,
        "position": position(socket.view),
        "legal": ", ".join(socket.legal()),
        "can_undo": socket.can_undo(),
        "log": " ".join(str(step["version"]) for step in socket.now.get("log", ())),
    }


async def game_facts(person: Person, id: str) -> Json:
    """How a finished game ended, and whether it can be looked back at."""
    game = await person.get(f"/api/games/{id}")
    over = game["over"]
    steps = await person.get(f"/api/games/{id}/steps?from=0&to=3")
    record = await person.text(f"/api/tables/{id}/record")
    names = ("winners", "ranking", "decided_by", "target", "commitment", "seed", "verified")
    return {
        **{name: over[name] for name in names},
        "totals": [sheet["total"] for sheet in over["sheets"]],
        "moments": len(game["moments"]),
        "steps": len(steps["steps"]),
        "verify": await person.get(f"/api/games/{id}/verify"),
        "record": hashlib.sha256(record.encode()).hexdigest(),
    }


async def check_career(person: Person, told: Json) -> None:
    """The statistics hold what they held; what is new about old games is made from their steps."""
    found = await person.get("/api/me/statistics")
    assert (found["games"], found["wins"]) == (told["games"], told["wins"])
    kinds = {each["kind"] for each in told["figures"]}
    assert [each for each in found["figures"] if each["kind"] in kinds] == told["figures"]
    goals = (await person.get("/api/me/goals"))["goals"]
    assert bool(goals[0]["count"]) == bool(found["scores"]), "the first game reaches the first"


def without_sentences(game: Json) -> Json:
    """The facts of a game; what is wrong with its proof can be said in other words by now, and old
    versions knew no games that go on from others."""
    findings = len(game["verify"]["findings"])
    return {**game, "verify": {"taken_over": 0, **game["verify"], "findings": findings}}


def later_than(version: int) -> Callable[[Socket], bool]:
    return lambda at: at.version > version
