"""Web push: a short message to one device, which only that device can read.

The encryption is RFC 8291 (with RFC 8188), the server's own signature RFC 8292 (VAPID). Push
services see who is told and when, but not what.
"""

import json
import os
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from urllib.parse import urlsplit

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

_RECORD = 4096
"""The size of a record. Ours are much shorter: every message is one."""
_TOKEN_LASTS = 12 * 60 * 60
"""Seconds; push services allow at most a day."""
KEEP = 24 * 60 * 60
"""Seconds for which a push service keeps a message for a device that is off."""
_POINT = 65
_AUTH = 16


@dataclass(frozen=True, slots=True)
class Subscription:
    """Where a device gets its messages, and the keys to write them."""

    endpoint: str
    p256dh: str
    """The device's public key, in base64url."""
    auth: str
    """A secret between the device and us, in base64url."""


class BadKeys(ValueError):
    """No device has such keys."""


def to_base64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check(subscription: Subscription) -> None:
    """Raises `BadKeys` if nothing can be encrypted for it."""
    try:
        _public_key(subscription)
        if len(from_base64(subscription.auth)) != _AUTH:
            raise BadKeys("auth")
    except (ValueError, UnsupportedAlgorithm):
        raise BadKeys("p256dh or auth") from None


# ---------------------------------------------------------------- the message


def encrypt(message: bytes, to: Subscription) -> bytes:
    """The body that the device can read (RFC 8291, section 3.4)."""
    theirs, auth = _public_key(to), from_base64(to.auth)
    ours = ec.generate_private_key(ec.SECP256R1())
    their_point, our_point = _point(theirs), _point(ours.public_key())
    shared = ours.exchange(ec.ECDH(), theirs)
    info = b"WebPush: info\0" + their_point + our_point
    secret = _derive(shared, auth, info, 32)
    salt = os.urandom(16)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)  # 2: the last record
    return salt + struct.pack("!IB", _RECORD, len(our_point)) + our_point + sealed


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _public_key(to: Subscription) -> ec.EllipticCurvePublicKey:
    point = from_base64(to.p256dh)
    if len(point) != _POINT:
        raise BadKeys("p256dh")
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


# ---------------------------------------------------------------- the server's signature


class VapidKey:
    """This server, to push services. Devices subscribe to its public half."""

    def __init__(self, secret: str) -> None:
        """`secret` is the number of the key, in base64url, as it is stored."""
        number = int.from_bytes(from_base64(secret), "big")
        self._private = ec.derive_private_key(number, ec.SECP256R1())

    @staticmethod
    def new_secret() -> str:
        key = ec.generate_private_key(ec.SECP256R1())
        return to_base64(key.private_numbers().private_value.to_bytes(32, "big"))

    @property
    def public(self) -> str:
        return to_base64(_point(self._private.public_key()))

    def authorization(self, endpoint: str, contact: str, at: int) -> str:
        """The header for one endpoint; `at` in seconds (RFC 8292, sections 2 and 3)."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": at + _TOKEN_LASTS}
        if contact:
            claims["sub"] = contact
        head = {"typ": "JWT", "alg": "ES256"}
        signed = ".".join(to_base64(json.dumps(part).encode()) for part in (head, claims))
        r, s = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = to_base64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"
