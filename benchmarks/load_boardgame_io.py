"""The same closed loop on a boardgame.io server: four sockets a table, a toy game of 3 KB.

It speaks as much socket.io as that takes. `npm ci` in `benchmarks/boardgame_io` comes first.
"""

import asyncio
import json
import os
import re
import subprocess
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
        self.is_playing = False
        self._next = (0, 0)
        """Whose move is next, and the state that it follows on."""

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
                    self._next = seat, int(state[1])
                    if self.is_playing:
                        self.play()
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

    def play(self) -> None:
        seat, state = self._next
        self.moves += 1
        move = {"type": "play", "args": [state], "playerID": str(seat), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": move}
        update = json.dumps(["update", action, state, self.id, str(seat)])
        self.sockets[seat].send_text(f"42/toy,{update}".encode())


class ToyTables:
    """The tables of a closed loop, which can be stopped and go on."""

    name = "boardgame.io"

    def __init__(self, server: "BoardgameIo", tables: int) -> None:
        self._server = server
        self._tables = [ToyTable(f"match-{tables}-{number}") for number in range(tables)]

    async def sit(self) -> None:
        for table in self._tables:
            await table.sit(self._server.port)

    def go_on(self) -> None:
        for table in self._tables:
            table.is_playing = True
            table.play()

    def stop(self) -> None:
        for table in self._tables:
            table.is_playing = False

    def moves(self) -> int:
        return sum(table.moves for table in self._tables)

    def busy(self) -> float:
        return self._server.busy()

    def more(self) -> str:
        return ""

    def close(self) -> None:
        for table in self._tables:
            for socket in table.sockets:
                socket.close()


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
