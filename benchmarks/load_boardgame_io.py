"""The same closed loop on a boardgame.io server: four sockets a table, a toy game of 3 KB.

It speaks as much socket.io as that takes. `npm ci` in `benchmarks/boardgame_io` comes first.
"""

import asyncio
import json
import os
import re
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

from benchmarks.load_sockets import LeanSocket, open_socket
from tests.server.processes import free_port

FOLDER = Path(__file__).parent / "boardgame_io"
PLAYERS = 4
_TURN = re.compile(rb'"currentPlayer":"(\d)"')
_STATE = re.compile(rb'"_stateID":(\d+)')


class ToyTable:
    def __init__(self, id: str) -> None:
        self.id = id
        self.sockets: list[LeanSocket] = []
        self.moves = 0
        self.synced = 0

    async def sit(self, port: int) -> None:
        url = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        for seat in range(PLAYERS):
            self.sockets.append(await open_socket(url, {}, self._listener(seat)))
        while self.synced < PLAYERS:
            await asyncio.sleep(0.001)

    def _listener(self, seat: int) -> Callable[[LeanSocket, bytes], None]:
        mine = b"%d" % seat

        def hear(socket: LeanSocket, text: bytes) -> None:
            if text.startswith(b'42/toy,["update"'):
                turn, state = _TURN.search(text), _STATE.search(text)
                if turn and state and turn[1] == mine:
                    self.play(seat, int(state[1]))
            elif text == b"2":
                socket.send_text(b"3")
            elif text.startswith(b"0{"):
                socket.send_text(b"40/toy,")
            elif text.startswith(b"40/toy"):
                sync = json.dumps(["sync", self.id, str(seat), None, PLAYERS])
                socket.send_text(f"42/toy,{sync}".encode())
            elif text.startswith(b'42/toy,["sync"'):
                self.synced += 1

        return hear

    def play(self, seat: int, state: int) -> None:
        self.moves += 1
        move = {"type": "play", "args": [state], "playerID": str(seat), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": move}
        update = json.dumps(["update", action, state, self.id, str(seat)])
        self.sockets[seat].send_text(f"42/toy,{update}".encode())


async def closed_run(port: int, tables: int, seconds: float) -> float:
    """Moves per second."""
    playing = [ToyTable(f"match-{tables}-{number}") for number in range(tables)]
    for table in playing:
        await table.sit(port)
    for table in playing:
        table.play(0, 0)
    await asyncio.sleep(2)
    before, began = sum(table.moves for table in playing), time.perf_counter()
    await asyncio.sleep(seconds)
    made = sum(table.moves for table in playing) - before
    took = time.perf_counter() - began
    for table in playing:
        for socket in table.sockets:
            socket.close()
    return made / took


def installed() -> bool:
    return (FOLDER / "node_modules" / "boardgame.io").is_dir()


class BoardgameIo:
    """Its server, in a process."""

    def __enter__(self) -> "BoardgameIo":
        self.port = free_port()
        self._process = subprocess.Popen(
            ["node", "server.cjs", str(self.port)],
            cwd=FOLDER,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "NODE_ENV": "production"},
        )
        assert self._process.stdout is not None
        self._process.stdout.readline()
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait(timeout=10)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def busy(self) -> float:
        """Seconds of processor time used so far."""
        stat = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")


def compare(tables: int, seconds: float) -> None:
    with BoardgameIo() as server:
        before = server.busy()
        rate = asyncio.run(closed_run(server.port, tables, seconds))
        busy = server.busy() - before
    print(
        f"boardgame.io, closed, {tables} tables: {rate:,.0f} moves/s "
        f"(about {busy / (rate * (seconds + 2)) * 1e6:.0f} µs of processor time a move)",
        flush=True,
    )
