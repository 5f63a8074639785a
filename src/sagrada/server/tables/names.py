"""Names that people give themselves: any script, one line, nothing invisible."""

import unicodedata

from sagrada.server.errors import ApiError

LONGEST = 30


def clean_name(text: str, field: str) -> str:
    """The name as it is kept. Markup in it is harmless: it is only ever shown as text."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if any(unicodedata.category(letter)[0] == "C" for letter in name):
        raise ApiError("bad-request", "Names can’t contain invisible characters.", field)
    if not 1 <= len(name) <= LONGEST:
        raise ApiError("bad-request", f"Names must have 1 to {LONGEST} characters.", field)
    return name
