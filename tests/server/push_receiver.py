"""A device that gets push messages: it has keys, and reads what is sent to it (RFC 8291)."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from sagrada.server.outgoing.push import Subscription, from_base64, to_base64


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _hkdf(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)


class Receiver:
    def __init__(self, private: str | None = None, auth: str = "BTBZMqHH6r4Tts7J_aSIgg") -> None:
        number = None if private is None else int.from_bytes(from_base64(private), "big")
        curve = ec.SECP256R1()
        self._key = (
            ec.generate_private_key(curve)
            if number is None
            else ec.derive_private_key(number, curve)
        )
        self._auth = auth

    def subscription(self, endpoint: str) -> Subscription:
        return Subscription(endpoint, to_base64(_point(self._key.public_key())), self._auth)

    def read(self, body: bytes) -> bytes:
        salt, size, length = body[:16], body[16:20], body[20]
        assert int.from_bytes(size, "big") >= len(body) - 86
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self._key.exchange(ec.ECDH(), sender)
        info = b"WebPush: info\x00" + _point(self._key.public_key()) + theirs
        secret = _hkdf(shared, from_base64(self._auth), info, 32)
        key = _hkdf(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = _hkdf(secret, salt, b"Content-Encoding: nonce\x00", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert text.endswith(b"\x02"), "the last record"
        return text[:-1]


class PushService:
    """What arrived: headers in lower case, and the body."""

    def __init__(self, status: int) -> None:
        self.status = status
        self.port = 0
        self.arrived: list[tuple[dict[str, str], bytes]] = []

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        pairs = [line.partition(": ") for line in head[1:] if line]
        headers = {name.lower(): value for name, _, value in pairs}
        body = await reader.readexactly(int(headers["content-length"]))
        self.arrived.append((headers, body))
        writer.write(f"HTTP/1.1 {self.status} x\r\ncontent-length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def push_service(status: int = 201) -> AsyncIterator[PushService]:
    """At a port of this machine."""
    service = PushService(status)
    server = await asyncio.start_server(service.handle, "127.0.0.1", 0)
    async with server:
        service.port = server.sockets[0].getsockname()[1]
        yield service
