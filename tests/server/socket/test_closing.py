"""Leaving a table: what was sent before the farewell still counts."""

import asyncio

import msgspec
import pytest

from tests.server.guests import AtTable, Guest
from tests.server.processes import Server

pytestmark = pytest.mark.anyio


def send_and_close(at: AtTable, **frame: object) -> None:
    """A frame and a farewell in one packet."""
    codec = at.socket.protocol
    codec.send_text(msgspec.json.encode(frame))
    codec.send_close(1000)
    at.socket.transport.write(b"".join(codec.data_to_send()))


async def test_a_move_followed_at_once_by_a_close_is_made(server: Server) -> None:
    """People make their last move and close the tab."""
    async with Guest(server.address) as ann:
        table = (await ann.open("me")).id
        async with ann.at(table) as seat:
            version, move = seat.version, seat.legal()[0]
            send_and_close(seat, type="move", id="x", version=version, seat=0, move=move)
        async with asyncio.timeout(5):
            while True:  # the server may still be busy with it
                async with ann.at(table) as later:
                    if later.version > version:
                        break
