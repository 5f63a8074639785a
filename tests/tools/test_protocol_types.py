"""The client's types are those of the server."""

from tools.protocol_types import OUTPUT, protocol


def test_the_clients_types_are_current() -> None:
    assert OUTPUT.read_text(encoding="utf-8") == protocol(), "run `make protocol`"


def test_fields_that_may_be_left_out_are_optional_for_the_client() -> None:
    lines = protocol().splitlines()
    at = lines.index("export interface JoinTable {")
    assert lines[at + 1] == "  seat?: number | null;"


def test_unions_are_named() -> None:
    text = protocol()
    assert "  legal: AnyChoice[];" in text
    assert "  events: AnyEvent[];" in text
    assert "  code: ErrorCode;" in text


def test_tags_tell_the_frames_apart() -> None:
    text = protocol()
    assert 'export interface MakeMove {\n  type: "move";' in text
    assert 'export interface DraftChoice {\n  kind: "draft";' in text
