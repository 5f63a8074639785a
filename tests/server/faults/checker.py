"""Whether what clients sent and heard agrees with what is stored: one history, seen in order.

- What is stored is one chain of steps, and every request is in it at most once.
- Every acknowledged move is stored, as it was sent, at the version that the answer named.
- A move that was refused for good is not stored.
- Every client saw the stored steps, one after the other: none that is not stored, none twice, none
  left out without being shown everything again, and never an earlier version than before.
"""

from collections import Counter
from collections.abc import Sequence

from sagrada.server.storage.tables import StepRow
from tests.server.faults.history import History

UNKNOWN = "server-error"
"""This refusal says that nobody knows whether the move is stored: it has to be sent again."""


def findings(stored: Sequence[StepRow], histories: Sequence[History]) -> list[str]:
    """All that is wrong; nothing, if nothing is."""
    found = _chain(stored)
    for history in histories:
        found += [f"{history.client}: {each}" for each in _answers(stored, history)]
        found += [f"{history.client}: {each}" for each in _frames(stored, history)]
    return found


def _chain(stored: Sequence[StepRow]) -> list[str]:
    found = []
    version = 0
    for step in stored:
        if step.since != version or step.version <= step.since:
            found.append(f"stored: {step.since} to {step.version} comes after {version}")
        version = step.version
    requests = Counter((s.seat, s.request_id) for s in stored if s.request_id is not None)
    found += [f"stored: {request} {n} times" for request, n in requests.items() if n > 1]
    return found


def _answers(stored: Sequence[StepRow], history: History) -> list[str]:
    found = []
    mine = {s.request_id: s for s in stored if s.request_id and s.seat == history.seat}
    for answer in history.heard:
        if answer.kind == "ack":
            step = mine.get(answer.id or "")
            if step is None:
                found.append(f"{answer.id} was acknowledged at {answer.version} and is lost")
            elif step.version != answer.version:
                found.append(f"{answer.id} led to {step.version}, not to {answer.version}")
        elif answer.kind == "refused" and answer.code != UNKNOWN and answer.id in mine:
            found.append(f"{answer.id} was refused ({answer.code}) and is stored")
    for id, step in mine.items():
        move = history.sent.get(id)
        played = step.entries.partition("\n")[0].partition(",")[0]
        if played != f"{step.seat + 1 if step.seat is not None else '*'}: {move}":
            found.append(f"{id} was {move}, and {played} is stored")
    return found


def _frames(stored: Sequence[StepRow], history: History) -> list[str]:
    found = []
    steps = {(step.since, step.version) for step in stored}
    versions = {0} | {step.version for step in stored}
    seen = 0
    for frame in history.heard:
        if frame.kind == "sync":
            if frame.version not in versions:
                found.append(f"saw {frame.version}, which is not stored")
            if frame.version < seen:
                found.append(f"saw {frame.version} after {seen}")
            seen = frame.version
        elif frame.kind == "step":
            if (frame.since, frame.version) not in steps:
                found.append(f"saw {frame.since} to {frame.version}, which is not stored")
            if frame.since != seen:
                found.append(f"saw {frame.since} to {frame.version} after {seen}")
            seen = frame.version
    return found
