"""The checker finds what is wrong: histories that no good server leaves behind."""

from dataclasses import replace

from sagrada.server.storage.tables import StepRow
from tests.server.faults.checker import findings
from tests.server.faults.history import Heard, History


def _step(since: int, version: int, seat: int | None, id: str | None, entries: str) -> StepRow:
    actor = "deal" if seat is None else "person"
    return StepRow(since, version, actor, seat, id, 0, entries)


STORED = [
    _step(0, 5, None, None, "*: private 1 green"),
    _step(5, 6, 0, "a1", "1: draft R3"),
    _step(6, 7, 0, "a2", "1: place B2"),
    _step(7, 10, 1, "b1", "2: end\n*: roll R1"),
]


def _ann() -> History:
    """She is cut off after her second move, which she sends again."""
    heard = [
        *(Heard("sync", 5), Heard("step", 6, since=5), Heard("ack", 6, id="a1")),
        *(Heard("refused", 6, id="a2", code="server-error"),),
        *(Heard("sync", 7), Heard("ack", 7, id="a2"), Heard("step", 10, since=7)),
    ]
    return History("ann", 0, {"a1": "draft R3", "a2": "place B2"}, heard)


def _watcher(*heard: Heard) -> History:
    return History("watcher", None, {}, list(heard))


def _only(found: list[str]) -> str:
    (one,) = found
    return one


def test_a_good_history_is_good() -> None:
    watcher = _watcher(Heard("sync", 0), Heard("sync", 6), Heard("step", 7, since=6))
    assert findings(STORED, [_ann(), watcher]) == []


def test_a_lost_move() -> None:
    found = findings([*STORED[:2], replace(STORED[3], since=6)], [_ann()])
    assert "ann: a2 was acknowledged at 7 and is lost" in found


def test_a_move_at_another_version() -> None:
    ann = _ann()
    ann.heard[5] = Heard("ack", 6, id="a2")
    assert _only(findings(STORED, [ann])) == "ann: a2 led to 7, not to 6"


def test_another_move_than_was_sent() -> None:
    ann = _ann()
    ann.sent["a2"] = "place B1"
    assert _only(findings(STORED, [ann])) == "ann: a2 was place B1, and 1: place B2 is stored"


def test_a_move_that_is_stored_twice() -> None:
    again = _step(10, 11, 0, "a2", "1: place B2")
    assert _only(findings([*STORED, again], [_watcher()])) == "stored: (0, 'a2') 2 times"


def test_a_move_that_was_refused_and_is_stored() -> None:
    ann = _ann()
    ann.heard.insert(3, Heard("refused", 6, id="a2", code="stale"))
    assert _only(findings(STORED, [ann])) == "ann: a2 was refused (stale) and is stored"


def test_steps_that_are_stored_beside_each_other() -> None:
    found = findings([*STORED, _step(8, 12, 0, "a3", "1: end")], [_watcher()])
    assert _only(found) == "stored: 8 to 12 comes after 10"


def test_a_hole_in_what_is_stored() -> None:
    assert "stored: 6 to 7 comes after 5" in findings([STORED[0], *STORED[2:]], [_watcher()])


def test_steps_in_another_order() -> None:
    swapped = _watcher(Heard("sync", 5), Heard("step", 7, since=6), Heard("step", 6, since=5))
    assert findings(STORED, [swapped]) == [
        "watcher: saw 6 to 7 after 5",
        "watcher: saw 5 to 6 after 7",
    ]


def test_a_step_that_is_seen_twice() -> None:
    twice = _watcher(Heard("sync", 5), Heard("step", 6, since=5), Heard("step", 6, since=5))
    assert _only(findings(STORED, [twice])) == "watcher: saw 5 to 6 after 6"


def test_a_step_that_is_left_out() -> None:
    hole = _watcher(Heard("sync", 5), Heard("step", 7, since=6))
    assert _only(findings(STORED, [hole])) == "watcher: saw 6 to 7 after 5"


def test_what_is_seen_and_not_stored() -> None:
    """Somebody was told of a step that was never saved."""
    seen = _watcher(Heard("sync", 10), Heard("step", 12, since=10))
    assert _only(findings(STORED, [seen])) == "watcher: saw 10 to 12, which is not stored"
    assert _only(findings(STORED, [_watcher(Heard("sync", 8))])) == (
        "watcher: saw 8, which is not stored"
    )


def test_another_history_than_the_stored_one() -> None:
    """The versions are there, but what led from one to the next is not."""
    seen = _watcher(Heard("sync", 5), Heard("step", 7, since=5))
    assert _only(findings(STORED, [seen])) == "watcher: saw 5 to 7, which is not stored"


def test_going_back() -> None:
    back = _watcher(Heard("sync", 7), Heard("sync", 6))
    assert _only(findings(STORED, [back])) == "watcher: saw 6 after 7"
