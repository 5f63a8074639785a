"""A bot at a table of a server, over the wire (docs/protocol.md).

It gets the same `View` there as in the arena, made from what the server sends.
"""

import itertools
import json
from collections.abc import Iterator
from http.cookiejar import CookieJar
from random import Random
from typing import Any, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.request import HTTPCookieProcessor, ProxyHandler, Request, build_opener

from sagrada import Bot, Budget, Call, SagradaError, view_from_json
from sagrada.bots.wire_view import after_step
from sagrada.engine.notation import format_choice

WIRE = 3
"""The version of the frames that this speaks."""
_MOST_BYTES = 1 << 22
_SECONDS = 30
_LONGEST = 400
"""How much of a server's message is shown."""


class ServerError(SagradaError):
    """The server can't be reached, or refuses. The message says it in a sentence."""


class SeatAtTable(NamedTuple):
    """A seat, and the token that plays it."""

    server: str
    table: str
    token: str


def open_table(server: str, name: str, against: list[str]) -> SeatAtTable:
    """Open a table against bots of the server, and take its first seat for a program."""
    cookies = HTTPCookieProcessor(CookieJar())
    opener = build_opener(cookies, ProxyHandler({}))

    def ask(path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Origin": server}
        try:
            with opener.open(Request(server + path, data, headers), timeout=_SECONDS) as answer:
                return json.loads(answer.read(_MOST_BYTES))
        except HTTPError as error:
            raise ServerError(f"the server refused: {_said(error)}") from None
        except (URLError, OSError, ValueError) as error:
            raise ServerError(
                f"can’t reach {server} ({_why(error)}); is a server running there?"
            ) from None

    ask("/api/me")  # makes us a guest, with a cookie
    seats = [{"kind": "open"}, *({"kind": "bot", "bot": bot} for bot in against)]
    table = ask("/api/tables", {"seats": seats})["id"]
    token = ask(f"/api/tables/{table}/token", {"seat": 0, "name": name})["token"]
    return SeatAtTable(server, table, token)


def _said(error: HTTPError) -> str:
    try:
        return _shown(str(json.loads(error.read(_MOST_BYTES))["message"]))
    except (ValueError, KeyError, TypeError):
        return f"{error.code} {error.reason}"


def _shown(message: str) -> str:
    """What a server says, for a terminal: in full, but printable and not endless."""
    text = "".join(sign if sign.isprintable() else "?" for sign in message)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def _why(error: Exception) -> str:
    """Why a connection failed, in the system's words rather than Python's."""
    cause = error.reason if isinstance(error, URLError) else error
    return getattr(cause, "strerror", None) or str(cause)


def play(seat: SeatAtTable, bot: Bot, seconds: float, rng: Random) -> dict[str, Any]:
    """Play to the end of the game; returns how it ended, as the server says it."""
    from websockets.exceptions import WebSocketException
    from websockets.sync.client import connect

    url = f"{seat.server.replace('http', 'ws', 1)}/api/tables/{seat.table}/play?wire={WIRE}"
    headers = {"Authorization": f"Bearer {seat.token}"}
    try:
        with connect(url, additional_headers=headers, max_size=_MOST_BYTES, proxy=None) as socket:
            player = _Player(bot, Budget(seconds), rng)
            for text in socket:
                for answer in player.receive(_read(text)):
                    socket.send(json.dumps(answer))
                if player.over is not None:
                    return player.over
    except (WebSocketException, OSError) as error:
        raise ServerError(f"the connection to {seat.server} was lost: {_why(error)}") from None
    raise ServerError(f"{seat.server} closed the connection before the game was over")


_NEEDED = {
    "sync": ("choices", "over", "table", "version"),
    "step": ("choices", "over", "version"),
    "table": ("table",),
    "refused": ("code", "message"),
}
"""What the frames that we read must hold."""


def _read(text: str | bytes) -> dict[str, Any]:
    try:
        frame: dict[str, Any] = json.loads(text)
        needed = ("type", *_NEEDED.get(frame["type"], ()))
    except (KeyError, TypeError, ValueError):
        raise ServerError("the server sent a message that can’t be read") from None
    if missing := [key for key in needed if key not in frame]:
        raise ServerError(f"the server sent a message without {missing[0]}")
    return frame


class _Player:
    """Answers frames with moves."""

    def __init__(self, bot: Bot, budget: Budget, rng: Random) -> None:
        self._bot = bot
        self._budget = budget
        self._rng = rng
        self._view: dict[str, Any] | None = None
        self._table: dict[str, Any] = {}
        self._ids = itertools.count(1)
        self._asked = -1
        """The version that was answered last."""
        self.over: dict[str, Any] | None = None

    def receive(self, frame: dict[str, Any]) -> Iterator[dict[str, Any]]:
        """What to send back."""
        kind = frame["type"]
        if kind == "refused" and frame["code"] != "stale":
            raise ServerError(f"the server refused: {_shown(str(frame['message']))}")
        if kind in ("sync", "table"):
            self._table = frame["table"]
        if kind not in ("sync", "step"):
            return
        self.over = frame["over"]
        changes = frame.get("changes")
        if frame.get("view") is not None:
            self._view = frame["view"]
        elif changes is not None and self._view is not None:
            self._view = after_step(self._view, changes)
        view, version = self._view, frame["version"]
        if self.over is None and view and view["seat"] in view["to_act"] and version != self._asked:
            self._asked = version
            yield self._choose(view, frame["choices"], version)

    def _choose(
        self, view: dict[str, Any], choices: dict[str, Any], version: int
    ) -> dict[str, Any]:
        seen = view_from_json(view, choices, self._table)
        quiet = [move for move in seen.legal if not isinstance(move, Call)]
        move = quiet[0] if len(quiet) == 1 else self._bot.choose(seen, self._budget, self._rng)
        return {
            "type": "move",
            "id": f"move-{next(self._ids)}",
            "version": version,
            "seat": view["seat"],
            "move": format_choice(move),
        }
