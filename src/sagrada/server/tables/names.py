"""Texts that people write, as names and in chat: any script, one line, nothing misleading."""

import unicodedata
from itertools import pairwise

from sagrada.server.errors import ApiError

LONGEST = 30
_MOST_MARKS = 4
"""Marks on one letter; Hebrew, Thai and Vietnamese need up to three."""
_BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that look like nothing."""
_NON_JOINER, _JOINER = "\u200c", "\u200d"
_JOINED_SCRIPTS = ((0x0600, 0x08FF), (0x0900, 0x0DFF), (0xFB50, 0xFDFF), (0xFE70, 0xFEFE))
"""Arabic, Persian and Urdu, and the scripts of India: spelled with joiners."""
_FLAG = "\U0001f3f4"
_FLAG_TAGS = (0xE0020, 0xE007F)
"""They follow a black flag and say whose it is, such as Scotland's."""


def clean_name(text: str, field: str) -> str:
    """The name as it is kept. Markup in it is harmless: it is only ever shown as text."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= LONGEST:
        raise ApiError("bad-request", f"Names must have 1 to {LONGEST} characters.", field)
    if not is_readable(name):
        sentence = "Names need visible letters, without invisible or stacked characters."
        raise ApiError("bad-request", sentence, field)
    return name


def is_readable(line: str) -> bool:
    """Whether people see what is there: no invisible letters, and no towers of marks."""
    if not any(_is_visible(letter) for letter in line):
        return False
    marks = 0
    for before, letter in pairwise(f" {line}"):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > _MOST_MARKS or letter in _BLANKS or kind in ("Zl", "Zp"):
            return False
        if kind[0] == "C" and not _is_joined(before, letter):
            return False
    return True


def _is_visible(letter: str) -> bool:
    return unicodedata.category(letter)[0] not in "CMZ" and letter not in _BLANKS


def _is_joined(before: str, letter: str) -> bool:
    """Whether an invisible character does what it is there for."""
    if letter in (_NON_JOINER, _JOINER) and _is_in(before, *_JOINED_SCRIPTS):
        return True
    if letter == _JOINER:  # 👩‍🚀 is two pictures, joined
        return unicodedata.category(before) in ("So", "Sk") or before == "\ufe0f"
    return _is_in(letter, _FLAG_TAGS) and (before == _FLAG or _is_in(before, _FLAG_TAGS))


def _is_in(letter: str, *ranges: tuple[int, int]) -> bool:
    return any(first <= ord(letter) <= last for first, last in ranges)
