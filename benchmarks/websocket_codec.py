"""What the WebSocket codec costs: microseconds a frame, in and out, without a network.

python -m benchmarks.websocket_codec
git show 3954a3f:src/sagrada/server/socket/framing.py > /tmp/framing.py    # our own, until then
python -m benchmarks.websocket_codec --against /tmp/framing.py             # in turns with it
"""

import argparse
import importlib.util
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from types import ModuleType

from sagrada.server.buckets import Bucket
from sagrada.server.identity.rate_limits import CONTROL_FRAMES
from sagrada.server.socket.framing import TextCodec, framed

_LONGEST = 4096
_MOVE = 90
"""Bytes of a move from a client."""
_STEP = 3000
"""Bytes of a step to a client, about."""
_FRAMES = 2000
_ROUNDS = 25
_MASK = b"\x01\x02\xfe\xff"
_REQUEST = (
    b"GET / HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n"
)
_PAYLOAD = bytes(byte ^ _MASK[i % 4] for i, byte in enumerate(b"m" * _MOVE))
_SENT = bytes((0x81, 0x80 | _MOVE)) + _MASK + _PAYLOAD


def _codec() -> tuple[Callable[[], object], Callable[[], object]]:
    """One frame in, one frame out."""
    codec, text = TextCodec(_LONGEST, Bucket(CONTROL_FRAMES), 4429), b"s" * _STEP
    codec.receive_request(_REQUEST)
    codec.data_to_send()

    assert codec.receive_texts(_SENT) == [b"m" * _MOVE]
    return lambda: codec.receive_texts(_SENT), lambda: framed(text)


def _other(module: ModuleType) -> tuple[Callable[[], object], Callable[[], object]]:
    reader, text = module.FrameReader(_LONGEST), b"s" * _STEP

    def read() -> None:
        for _, payload in reader.feed(_SENT):
            module.check_text(payload)

    return read, lambda: b"" + module.frame(module.TEXT, text)


def _microseconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    for _ in range(_FRAMES):
        work()
    return (time.perf_counter() - began) / _FRAMES * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", type=Path, help="the framing.py of 3954a3f or before")
    asked = parser.parse_args()
    sides = {"ours with websockets": _codec()}
    if asked.against is not None:
        spec = importlib.util.spec_from_file_location("other_framing", asked.against)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        sides["against"] = _other(module)
    took: dict[tuple[str, str], list[float]] = {}
    for _ in range(_ROUNDS):  # in turns: a slow spell of the machine hits both
        for name, works in sides.items():
            for way, work in zip((f"in, {_MOVE} bytes", f"out, {_STEP} bytes"), works, strict=True):
                took.setdefault((way, name), []).append(_microseconds(work))
    for (way, name), all_of_them in sorted(took.items()):
        print(f"{way}: {name} {median(all_of_them):.2f} µs (best {min(all_of_them):.2f})")


if __name__ == "__main__":
    main()
