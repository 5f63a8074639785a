"""The text form of options and of the cards a host has chosen."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sagrada.engine.notation import NotationError
from sagrada.engine.notation.fields import Fields
from sagrada.engine.notation.setup import (
    format_options,
    format_yes,
    parse_options,
    parse_yes,
    read_setup,
    write_setup,
)
from sagrada.engine.options import PRESETS, Options, Referee, Setup, StartPlayer
from tests.setups import hosted_setups

KEYS = {
    "options": "options",
    "solo_tools": "solo",
    "tools": "tools",
    "public": "public",
    "cards": "cards",
    "start": "start",
    "window": "window",
}


def fields(texts: dict[str, str]) -> Fields:
    found = Fields(KEYS.values())
    for line, (key, text) in enumerate(texts.items(), start=1):
        found.add(key, text, line)
    return found


@given(hosted_setups(), st.sampled_from(sorted(PRESETS)))
def test_every_setup_reads_back_from_every_edition(setup: Setup, edition: str) -> None:
    """RULES 10: whatever departs from the edition is written."""
    base = PRESETS[edition]
    written = write_setup(setup, KEYS, base)
    assert read_setup(fields(written), KEYS, setup.players, base) == setup
    text = format_options(setup.options, base)
    assert parse_options(text, base) == setup.options
    assert bool(text) == (setup.options != base)


def test_options_are_written_as_departures() -> None:
    """RULES 10.1, 8.2"""
    options = Options(referee=Referee.HONOUR, trimmed_bag=True)
    assert format_options(options, Options()) == "referee honour, trimmed-bag yes"
    assert parse_options("Trimmed-Bag YES,referee honour", Options()) == options
    assert format_options(Options(start_player=StartPlayer.RANDOM), PRESETS["nl"]) == (
        "start-player random"
    )


def test_yes_and_no() -> None:
    assert [parse_yes(format_yes(answer)) for answer in (True, False)] == [True, False]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "referee",
            '"referee" isn’t an option; expected a name and a value, where the name is one of',
        ),
        ("judge strict", '"judge strict" isn’t an option'),
        ("referee strict,", '"" isn’t an option'),
        ("referee mild", '"mild" isn’t known here; expected one of strict, honour'),
        ("trimmed-bag perhaps", '"perhaps" isn’t an answer; expected yes or no'),
        ("solo-private 3", '"3" isn’t a number of objectives; expected a whole number from 1'),
        ("referee strict, referee honour", "the option referee is listed twice; keep one"),
    ],
)
def test_options_that_cannot_be_read(text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_options(text, Options())
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("players", "texts", "message"),
    [
        (2, {"tools": "1, 2"}, "line 1: tools: expected 3, got 2"),
        (2, {"tools": "1, 2, 2"}, "line 1: tools: card 2 is listed twice"),
        (2, {"cards": "1 2, 3"}, 'line 1: cards: "3" isn’t a pair; expected two cards, like'),
        (2, {"cards": "1 2"}, "line 1: cards: give two window cards for each seat"),
        (1, {"solo": "6"}, 'line 1: solo: "6" isn’t a number of tools; expected'),
        (
            4,
            {"options": "trimmed-bag yes"},
            "line 1: options: only games for 2 or 3 players can trim the bag",
        ),
        (2, {"start": "1"}, "line 1: start: the start player is random; set the option"),
        (2, {"options": "start-player named"}, "start: these options need a named start player"),
    ],
)
def test_setups_that_cannot_be(players: int, texts: dict[str, str], message: str) -> None:
    """RULES 2.4, 2.5, 9.1, 10.1: the line and the remedy are named."""
    with pytest.raises(NotationError) as caught:
        read_setup(fields(texts), KEYS, players, Options())
    assert str(caught.value).startswith(message)
