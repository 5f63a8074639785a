"""Pass on whatever comes to an address: `python -m tests.server.faults.relay HOST PORT TO_PORT`."""

import asyncio
import sys
from contextlib import suppress


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()


async def main(host: str, port: int, to_port: int) -> None:
    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            backend, to_backend = await asyncio.open_connection("127.0.0.1", to_port)
        except OSError:
            writer.close()
            return
        await asyncio.gather(_pump(reader, to_backend), _pump(backend, writer))

    async with await asyncio.start_server(pass_on, host, port) as server:
        print("ready", flush=True)
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
