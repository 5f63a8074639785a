"""Which sockets are let in: those of pages that speak our version of the wire."""

from pathlib import Path

import pytest

from sagrada.server.socket.endpoint import OUTDATED
from sagrada.server.wire import WIRE_VERSION
from sagrada.server.wire.frames import Sync
from tests.server.inside import ann_and_bob, registry_in
from tests.server.socket.test_session import look_in

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "query", [b"", b"wire=2", b"wire=4", b"wire=", b"wire=three", b"wire=3&wire=4"]
)
async def test_an_outdated_page_is_told_to_reload(tmp_path: Path, query: bytes) -> None:
    """A tab that was open before the server was updated asks for no version, or for another."""
    async with registry_in(tmp_path) as registry:
        table, ann, _ = await ann_and_bob(registry)
        version = table.version
        line = await look_in(registry, ann.id, table.id, query)
        assert (line.closed, line.reason) == (OUTDATED, "This page is outdated. Please reload it.")
        assert line.texts == [], "nothing that it could misread"
        assert not table.connections
        # The table goes on for those who have reloaded.
        again = await look_in(registry, ann.id, table.id, f"wire={WIRE_VERSION}".encode())
        assert isinstance(again.frames()[0], Sync)
        assert table.version == version
