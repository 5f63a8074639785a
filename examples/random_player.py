"""A program that plays Sagrada over the wire, against a bot of the server.

    python examples/random_player.py [http://127.0.0.1:8000]

It needs `httpx` and `websockets`. It knows no rule of the game: the server says what is possible.
"""

import asyncio
import itertools
import json
import random
import sys
from typing import Any

import httpx
from websockets.asyncio.client import connect


def choose(view: dict[str, Any], choices: dict[str, Any]) -> str:
    """Your bot: one of the legal moves. `view` is the whole table as this seat sees it."""
    moves: list[str] = [choice["move"] for choice in choices["legal"] if choice["kind"] != "call"]
    last_round = view["round"] == 10
    return moves[0] if last_round else random.choice(moves)  # in a hurry at the end


def after_step(view: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """A step says what changed: the new values of some fields, of the table and of players."""
    players = list(view["players"])
    for player in changes.get("players", ()):
        players[player["seat"]] = {**players[player["seat"]], **player}
    return {**view, **changes, "players": players}


async def take_a_seat(server: str) -> tuple[str, str]:
    """Open a table against a bot; the answer is the table and the token for the other seat."""
    async with httpx.AsyncClient(base_url=server) as http:
        await http.get("/api/me")  # makes us a guest, with a cookie
        seats = [{"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
        opened = await http.post("/api/tables", json={"seats": seats})
        opened.raise_for_status()
        table = opened.json()["id"]
        body = {"seat": 0, "name": "Random Player"}
        token = await http.post(f"/api/tables/{table}/token", json=body)
        token.raise_for_status()
        return table, token.json()["token"]


async def play(server: str, table: str, token: str) -> dict[str, Any]:
    """Play to the end; the answer is how it ended."""
    url = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/play?wire=3"
    headers = {"Authorization": f"Bearer {token}"}
    numbers = itertools.count(1)
    view: dict[str, Any] | None = None
    async with connect(url, additional_headers=headers, max_size=2**22) as socket:
        async for text in socket:
            frame = json.loads(text)
            if frame["type"] == "refused":
                print("refused:", frame["message"])
            if frame["type"] not in ("sync", "step"):
                continue
            if frame["over"] is not None:
                over: dict[str, Any] = frame["over"]
                return over
            if frame["type"] == "sync":
                view = frame["view"]
            elif view is not None:
                view = after_step(view, frame["changes"])
            if view is not None and view["seat"] in view["to_act"]:
                move = {
                    "type": "move",
                    "id": f"move-{next(numbers)}",  # a resend would have the same id
                    "version": frame["version"],
                    "seat": view["seat"],
                    "move": choose(view, frame["choices"]),
                }
                await socket.send(json.dumps(move))
    raise ConnectionError("the server closed the connection")


async def main(server: str) -> None:
    table, token = await take_a_seat(server)
    print(f"Playing at {server}/t/{table}")
    over = await play(server, table, token)
    totals = [sheet["total"] for sheet in over["sheets"]]
    won = 0 in over["winners"]
    print(f"{totals[0]} to {totals[1]}: {'won' if won else 'lost'}. Seed {over['seed']}")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"))
