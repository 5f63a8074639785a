"""The frames that the client is tested with are those that the server sends."""

from tests.client.fixtures import FOLDER, fixtures


def test_the_committed_fixtures_are_up_to_date() -> None:
    stale = [
        name for name, content in fixtures().items() if (FOLDER / name).read_bytes() != content
    ]
    assert not stale, "run `make fixtures`"
