"""The request of `sagrada legal`: where a die fits."""

from typing import NamedTuple

from sagrada import Die, Reason, Window
from sagrada.cli.bad_input import BadInput, quote
from sagrada.cli.requests.fields import Request, read_die, read_object, read_window
from sagrada.engine.placement import Waiver, refusal
from sagrada.engine.spaces import NAMES, SPACES
from sagrada.engine.tools import WAIVERS

_KEYS = frozenset({"window", "dice", "die", "tool"})


class LegalRequest(NamedTuple):
    window: Window
    die: Die
    tool: int | None

    @property
    def tool_works(self) -> bool:
        """Whether the tool can be used in this window.

        Tool 9 does nothing for the first die, which goes on the edge anyway.
        """
        lifts_touch = self.tool is not None and WAIVERS[self.tool] is Waiver.TOUCH
        return bool(self.window.occupied) or not lifts_touch

    def refusals(self) -> dict[int, Reason | None]:
        """For each space, in reading order, why the die can't go there; None if it can."""
        if not self.tool_works:
            return dict.fromkeys(SPACES, Reason.NO_EFFECT)
        waiver = Waiver.NONE if self.tool is None else WAIVERS[self.tool]
        return {space: refusal(self.window, self.die, space, waiver) for space in SPACES}


def read_legal_request(value: object) -> LegalRequest:
    request = read_object(value, _KEYS)
    return LegalRequest(read_window(request), read_die(request, "die"), _read_tool(request))


def _read_tool(request: Request) -> int | None:
    tool = request.get("tool")
    if tool is not None and (type(tool) is not int or tool not in WAIVERS):
        raise BadInput(
            "tool",
            f"only tools 2, 3 and 9 change where a die can go, not {quote(tool)}; leave it out",
        )
    return tool


def answer_legal(value: object) -> dict[str, object]:
    """The answer to a request, as JSON."""
    refusals = read_legal_request(value).refusals()
    return {
        "cells": [NAMES[space] for space, reason in refusals.items() if reason is None],
        "refused": {NAMES[space]: reason.id for space, reason in refusals.items() if reason},
    }
