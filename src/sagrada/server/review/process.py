"""What happens in the process that makes reviews. It has a low priority: games come first."""

from functools import lru_cache

import msgspec

from sagrada.game.record_text import parse_record
from sagrada.study.review import ReviewedSpan, Reviewer
from sagrada.study.review_json import review_json, span_json

_encode = msgspec.json.Encoder().encode


class _Work:
    """One game under review, and the parts that are made."""

    def __init__(self, text: str, effort: str) -> None:
        self.reviewer = Reviewer(parse_record(text), effort)
        self.parts: dict[int, ReviewedSpan] = {}

    def part(self, number: int) -> ReviewedSpan:
        if number not in self.parts:
            self.parts[number] = self.reviewer.part(number)
        return self.parts[number]


@lru_cache(maxsize=1)
def _work(text: str, effort: str) -> _Work:
    return _Work(text, effort)


def count_parts(text: str, effort: str) -> int:
    """How many parts the review of a record has."""
    return len(_work(text, effort).reviewer)


def make_part(text: str, effort: str, number: int) -> bytes:
    """One part, as JSON."""
    work = _work(text, effort)
    return _encode(span_json(work.reviewer.game.spans[number], work.part(number)))


def make_review(text: str, effort: str) -> bytes:
    """All of it, as JSON. Parts that a process before this one has made are made again."""
    work = _work(text, effort)
    parts = [work.part(number) for number in range(len(work.reviewer))]
    return _encode(review_json(work.reviewer.review(parts)))
