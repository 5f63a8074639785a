"""What a vandal does to a server, and what honest people feel of it meanwhile."""

import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

from tests.server.attacks import connections, people

FILES = 400
"""Files and connections that the attacked server can have open: fewer than vandals open."""
MOST_SECONDS = 1.0
"""For 99 of 100 moves at an honest table, whatever the attack."""
MOST_SECONDS_OF_BOT = 5.0
"""For 99 of 100 turns of the bot there."""
Attack = Callable[[int], Coroutine[Any, Any, None]]
"""Attacks the port until it is canceled, or until it is done."""

ATTACKS: dict[str, Attack] = {
    attack.__name__: attack
    for attack in (
        *(connections.endless_headers, connections.one_endless_header),
        *(connections.endless_address, connections.endless_trailers),
        *(connections.half_sent_requests, connections.silent_connections),
        *(connections.unread_answers, connections.request_flood, connections.socket_flood),
        *(people.abort_races, people.bot_tables, people.bot_tables_from_everywhere),
    )
}
FINITE = (people.abort_races.__name__, people.bot_tables_from_everywhere.__name__)
"""These are over at some time; the others go on until they are stopped."""


@contextmanager
def under_attack(name: str, port: int) -> Iterator[Callable[[], bool]]:
    """Gives a function that says whether the attack is over.

    The vandal is a process: it must not take the visitors' time."""
    command = [sys.executable, "-m", "tests.server.attacks", "--attack", name, "--port", str(port)]
    with subprocess.Popen(command) as vandal:
        time.sleep(2)  # until the attack is at full strength
        try:
            yield lambda: vandal.poll() is not None
            code = vandal.poll()
            assert code == (0 if name in FINITE else None), f"the attack {name} ended with {code}"
        finally:
            vandal.kill()
