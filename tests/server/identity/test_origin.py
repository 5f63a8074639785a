"""Pages of other sites: they can do nothing in the name of whoever visits them."""

import re
from typing import Any

import httpx
import pytest
from litestar.connection import ASGIConnection

from sagrada.server.config import Config
from sagrada.server.identity.origin import address_of, is_foreign, network_of
from tests.server.guests import Guest
from tests.server.processes import Server
from tests.server.tables.test_service import refusal

pytestmark = pytest.mark.anyio


async def test_a_foreign_page_cannot_act_for_a_person(server: Server) -> None:
    async with Guest(server.address) as ann:
        body = {"seats": [{"kind": "me"}]}
        evil = {"Origin": "https://evil.example"}
        answer = await ann.http.post("/api/tables", json=body, headers=evil)
        assert refusal(answer)[:2] == (403, "foreign-origin")
        answer = await ann.http.post(
            "/api/sign-in", json={"account": "a", "password": "b"}, headers=evil
        )
        assert refusal(answer)[:2] == (403, "foreign-origin")
        own = {"Origin": server.address}
        assert (await ann.http.post("/api/tables", json=body, headers=own)).status_code == 201


async def test_a_foreign_page_can_change_nothing_at_all(server: Server) -> None:
    """Every request that changes something, as a browser sends it for a page of another site:
    with the cookie of whoever visits it, or, as other sites get no Lax cookie, without."""
    evil = {"Origin": "https://evil.example"}
    async with Guest(server.address) as ann, httpx.AsyncClient(base_url=server.address) as http:
        table = (await ann.open("me", "open")).id
        described = (await http.get("/api/schema")).json()
        asked = 0
        for path, ways in described["paths"].items():
            for method in ways.keys() - {"get"}:
                url = re.sub(r"\{[^}]*\}", table, path.replace("{seat}", "1"))
                request = {"method": method.upper(), "url": url, "headers": evil}
                body = _an_example(described, ways[method])
                with_cookie = await ann.http.request(json=body, **request)
                assert refusal(with_cookie)[1] == "foreign-origin", (method, path)
                without = await http.request(json=body, **request)
                assert refusal(without)[1] in ("foreign-origin", "not-signed-in"), (method, path)
                assert "set-cookie" not in without.headers, (method, path)
                asked += 1
        assert asked > 15
        assert (await ann.http.get("/api/me")).json()["id"] == ann.me.id


def _an_example(described: Any, operation: Any) -> Any:
    """A body that is as it should be: what is wrong with the request is only its origin."""

    def example(schema: Any) -> Any:
        if "$ref" in schema:
            name = schema["$ref"].rpartition("/")[2]
            return example(described["components"]["schemas"][name])
        if "enum" in schema:
            return schema["enum"][0]
        for one in ("oneOf", "anyOf"):
            if one in schema:
                return example(schema[one][0])
        match schema.get("type"):
            case "object":
                needed = schema.get("required", [])
                return {name: example(schema["properties"][name]) for name in needed}
            case "array":
                return [example(schema["items"])] * schema.get("minItems", 0)
            case "string":
                return "x" * max(8, schema.get("minLength", 0))
            case "boolean":
                return True
            case _:
                return schema.get("minimum", 0)

    body = operation.get("requestBody")
    return None if body is None else example(body["content"]["application/json"]["schema"])


def test_which_origins_are_foreign() -> None:
    assert not is_foreign(None, "play.example", [])
    assert not is_foreign("https://play.example", "play.example", [])
    assert is_foreign("https://play.example.evil", "play.example", [])
    assert is_foreign("null", "play.example", [])
    assert not is_foreign("https://other.example", "play.example", ["https://other.example"])


@pytest.mark.parametrize("origin", ["http://[", "https://[::1", "//", "\u202e", "http://a b"])
async def test_an_origin_that_is_none_is_refused(server: Server, origin: str) -> None:
    assert is_foreign(origin, "play.example", [])
    async with Guest(server.address) as ann:
        headers = {b"Origin": origin.encode()}
        answer = await ann.http.request("PATCH", "/api/me", json={}, headers=headers)
        assert refusal(answer)[:2] == (403, "foreign-origin")


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("10.1.2.3", "10.1.2.3"),
        ("10.1.2.3:5678", "10.1.2.3"),
        ("::ffff:10.1.2.3", "10.1.2.3"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::9]:80", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("nonsense", "unknown"),
        ("", "unknown"),
    ],
)
def test_limits_count_networks(address: str, network: str) -> None:
    """Whoever has one address of IPv6 has billions of them."""
    assert network_of(address) == network


@pytest.mark.parametrize(
    ("forwarded", "network"),
    [
        ((), "127.0.0.1"),
        (("9.9.9.9",), "9.9.9.9"),
        (("spoofed, 9.9.9.9",), "9.9.9.9"),
        (("8.8.8.8", "9.9.9.9"), "9.9.9.9"),  # the proxy adds a header of its own
        (("nonsense",), "127.0.0.1"),
    ],
)
def test_behind_a_proxy_its_last_word_counts(forwarded: tuple[str, ...], network: str) -> None:
    headers = [(b"x-forwarded-for", each.encode()) for each in forwarded]
    asking: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(
        {"type": "http", "headers": headers, "client": ("127.0.0.1", 1)}  # type: ignore[arg-type]  # all that is looked at
    )
    assert address_of(asking, Config(behind_proxy=True)) == network
    assert address_of(asking, Config()) == "127.0.0.1"
