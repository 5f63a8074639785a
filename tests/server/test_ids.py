"""Random ids."""

import secrets

import pytest

from sagrada.server.ids import new_id


def test_an_id_can_be_given_to_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-yes-it-is-an", "--two-hyphens", "fine-as-it-is"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(drawn))
    assert new_id() == "fine-as-it-is"
