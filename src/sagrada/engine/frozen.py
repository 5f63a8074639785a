"""Frozen values, made and changed without the checks of their constructor: several times as quick.

For the rules, at every step: what comes from outside goes through the constructor.
"""

from collections.abc import Mapping
from typing import Any, TypeVar

T = TypeVar("T")


def frozen(kind: type[T], **fields: Any) -> T:
    """A frozen value of exactly these fields, derived ones too."""
    value: T = object.__new__(kind)
    object.__setattr__(value, "__dict__", fields)
    return value


def changed(value: T, changes: Mapping[str, object]) -> T:
    """A frozen value with some fields changed, as `dataclasses.replace` does it.

    What is kept with the value is copied, too: who keeps something must know when it is stale.
    """
    fields = value.__dict__.copy()
    fields.update(changes)
    after: T = object.__new__(type(value))
    object.__setattr__(after, "__dict__", fields)
    return after
