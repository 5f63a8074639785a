"""Who waits for work that is done one at a time: a review, an analysis, a measured window."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Asker:
    person: str
    network: str
    """Where the request comes from, as limits count it."""


def has_room(waiting: Iterable[Asker], asker: Asker, most: int, most_of_person: int) -> bool:
    """Whether one more can wait.

    Guests cost nothing, so many of them could fill the queue from one network. It gets at most half
    of the places.
    """
    found = list(waiting)
    of_person = sum(each.person == asker.person for each in found)
    of_network = sum(each.network == asker.network for each in found)
    return len(found) < most and of_person < most_of_person and of_network < most // 2
