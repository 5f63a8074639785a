"""Push messages: only the device reads them, and push services know who sends them."""

import json

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from sagrada.server.outgoing.push import (
    BadKeys,
    Subscription,
    VapidKey,
    check,
    encrypt,
    from_base64,
)
from tests.server.push_receiver import Receiver

RFC_BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
    "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
    "lcy4a-fN"
)
"""Of RFC 8291, appendix A."""


def test_the_receiver_of_these_tests_reads_the_example_of_the_standard() -> None:
    receiver = Receiver("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")
    assert receiver.read(from_base64(RFC_BODY)) == b"When I grow up, I want to be a watermelon"


@pytest.mark.parametrize(
    "message", [b"", b"x", b'{"title":"It\xe2\x80\x99s your turn!"}', b"y" * 3000]
)
def test_the_device_reads_what_we_write_and_nobody_else(message: bytes) -> None:
    receiver = Receiver()
    body = encrypt(message, receiver.subscription("https://push.example/1"))
    assert receiver.read(body) == message
    assert message not in body or not message.strip(b"x")
    with pytest.raises(InvalidTag):
        Receiver().read(body)
    assert encrypt(message, receiver.subscription("")) != body, "never twice the same"


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", ""),
        ("AAAA", "BTBZMqHH6r4Tts7J_aSIgg"),
        ("x" * 87, "BTBZMqHH6r4Tts7J_aSIgg"),
        ("é", "é"),
    ],
)
def test_keys_that_no_device_has_are_noticed(p256dh: str, auth: str) -> None:
    with pytest.raises(BadKeys):
        check(Subscription("https://push.example/1", p256dh, auth))
    good = Receiver().subscription("https://push.example/1")
    check(good)
    with pytest.raises(BadKeys):
        check(Subscription(good.endpoint, good.p256dh, auth[:10]))


def test_a_push_service_can_check_who_we_are() -> None:
    key = VapidKey(VapidKey.new_secret())
    header = key.authorization("https://push.example:8443/a/b?c", "https://play.example", 1000)
    token, _, public = header.removeprefix("vapid t=").partition(", k=")
    assert public == key.public
    head, claims, signature = token.split(".")
    assert json.loads(from_base64(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(from_base64(claims)) == {
        "aud": "https://push.example:8443",
        "exp": 1000 + 12 * 60 * 60,
        "sub": "https://play.example",
    }
    raw = from_base64(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(public))
    point.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


def test_the_same_secret_is_the_same_key() -> None:
    secret = VapidKey.new_secret()
    assert VapidKey(secret).public == VapidKey(secret).public
    assert len(from_base64(VapidKey(secret).public)) == 65
