"""What our emails say, in every language."""

import re
from dataclasses import astuple, fields
from typing import get_args

import pytest

from sagrada.server.config import Config
from sagrada.server.outgoing.letter_texts import TEXTS, LetterTexts, texts_in
from sagrada.server.outgoing.letters import address_changed, confirmation, reset_code, your_turn
from sagrada.server.outgoing.mail import Letter
from sagrada.server.wire.tables import Edition

CONFIG = Config(address="https://play.example.org/")
LANGUAGES = get_args(Edition)


def letters(language: str | None) -> list[Letter]:
    to = "ann@example.org"
    return [
        confirmation(CONFIG, to, "s3cret", language),
        your_turn(CONFIG, to, "tab1e", "st0p", language),
        reset_code(CONFIG, to, "ann", "CODE1-CODE2", language),
        address_changed(CONFIG, to, "ann", language),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_slot_is_filled_and_every_link_is_there(language: str) -> None:
    confirm, turn, reset, changed = letters(language)
    for letter in (confirm, turn, reset, changed):
        assert letter.subject.startswith("Sagrada: ")
        assert "\n" not in letter.subject
        assert not re.search(r"[{}]", letter.text)
    assert f"https://play.example.org/mail/confirm?language={language}&token=s3cret" in confirm.text
    assert "ann" not in confirm.text.replace("ann@", ""), "it may reach a stranger"
    assert "https://play.example.org/t/tab1e" in turn.text
    stop = f"https://play.example.org/mail/unsubscribe?language={language}&token=st0p"
    assert stop in turn.text
    assert turn.unsubscribe == stop
    assert "CODE1-CODE2" in reset.text
    assert "ann" in changed.text


def test_all_languages_are_there_and_none_is_left_in_english() -> None:
    assert set(TEXTS) == set(LANGUAGES)
    for language, texts in TEXTS.items():
        if language != "en":
            same = [
                field.name
                for field in fields(LetterTexts)
                if getattr(texts, field.name) == getattr(TEXTS["en"], field.name)
            ]
            assert same == [], language


def test_the_words_have_proper_quotes() -> None:
    for texts in TEXTS.values():
        assert not any("'" in text or '"' in text for text in astuple(texts))


@pytest.mark.parametrize("language", [None, "", "xx"])
def test_another_language_is_english(language: str | None) -> None:
    assert texts_in(language) is TEXTS["en"]
