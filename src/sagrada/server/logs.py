"""Structured logs: one JSON object per line, without secrets.

Only what is named here is written: never a header, a cookie, a body or a query.
"""

import json
import logging
import secrets
import sys
from contextvars import ContextVar
from datetime import UTC, datetime

_FIELDS = (
    *("table", "tables", "bot", "seat", "work", "steps"),
    *("method", "path", "status", "milliseconds", "code", "result"),
)

REQUEST_ID = "request_id"
"""Where a socket's id is, in the state of its scope."""
request_id: ContextVar[str] = ContextVar("request_id", default="")
"""Of the request or socket that is answered, and of all that it sets off. The answer carries it
too (`x-request-id`), so that what a person saw can be found here."""


def new_request_id() -> str:
    return secrets.token_hex(8)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            # Where asyncio reports an error that nobody caught, the further lines quote it.
            "message": record.getMessage().partition("\n")[0],
        }
        request = record.__dict__.get("request") or request_id.get()
        if request:
            line["request"] = request
        line |= {name: record.__dict__[name] for name in _FIELDS if name in record.__dict__}
        if record.exc_info and record.exc_info[0] is not None:
            # The kind and the place of an error. Its text may quote what a person sent.
            line["error"] = record.exc_info[0].__name__
            line["at"] = _place(record)
        return json.dumps(line, ensure_ascii=False)


def _place(record: logging.LogRecord) -> list[str]:
    assert record.exc_info is not None
    trace = record.exc_info[2]
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return places[-6:]


def set_up_logs(level: int = logging.INFO) -> None:
    """To standard error, for the whole process."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("sagrada").setLevel(level)
