"""Frozen values, made and changed without their constructor (decision 3)."""

import dataclasses

import pytest
from sagrada.engine.frozen import changed, frozen


@dataclasses.dataclass(frozen=True)
class Pane:
    colour: str
    value: int = 1


def test_made_of_its_fields() -> None:
    pane = frozen(Pane, colour="red", value=3)
    assert pane == Pane("red", 3)
    assert hash(pane) == hash(Pane("red", 3))
    assert repr(pane) == repr(Pane("red", 3))


def test_changed_in_some_fields() -> None:
    before = Pane("red", 3)
    after = changed(before, {"value": 4})
    assert after == dataclasses.replace(before, value=4)
    assert type(after) is Pane
    assert before == Pane("red", 3)


@pytest.mark.parametrize("pane", [frozen(Pane, colour="red", value=3), changed(Pane("red"), {})])
def test_still_frozen(pane: Pane) -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        pane.__setattr__("value", 4)
    with pytest.raises(dataclasses.FrozenInstanceError):
        del pane.value
