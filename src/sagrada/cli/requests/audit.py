"""The request of `sagrada audit`: which mistakes a window has."""

from collections.abc import Iterable

from sagrada import Window
from sagrada.cli.bad_input import BadInput
from sagrada.cli.requests.fields import read_object, read_spaces, read_window
from sagrada.engine.audit import Mistake, mistakes, removals, warnings
from sagrada.engine.spaces import NAMES
from sagrada.engine.window import Mark

_KEYS = frozenset({"window", "dice", "waived"})
_WAIVED = (Mark.COLOUR_WAIVED, Mark.VALUE_WAIVED, Mark.TOUCH_WAIVED)


def read_audit_request(value: object) -> Window:
    """The window, with the restrictions that tools waived for its dice (RULES 6.5)."""
    request = read_object(value, _KEYS)
    window = read_window(request)
    waived = read_spaces(request, "waived")
    for i, space in enumerate(waived):
        if window.dice[space] is None:
            raise BadInput(f"waived[{i}]", f"there is no die on {NAMES[space]}; leave it out")
    marks = frozenset((space, mark) for space in waived for mark in _WAIVED)
    return Window(window.pattern, window.dice, marks)


def answer_audit(value: object) -> dict[str, object]:
    """The answer to a request, as JSON."""
    window = read_audit_request(value)
    return {
        "mistakes": [_describe(mistake) for mistake in mistakes(window)],
        "removals": [_names(spaces) for spaces in removals(window)],
        "warnings": [_describe(warning) for warning in warnings(window)],
    }


def _describe(mistake: Mistake) -> dict[str, object]:
    reason = mistake.reason
    return {"rule": reason.rule, "reason": reason.id, "cells": _names(mistake.spaces)}


def _names(spaces: Iterable[int]) -> list[str]:
    return [NAMES[space] for space in spaces]
