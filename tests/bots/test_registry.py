"""Specs: read, written, and refused with a sentence that says what to write instead."""

from dataclasses import dataclass
from random import Random
from typing import ClassVar

import pytest

from sagrada.bots import registry
from sagrada.bots.bot import Budget
from sagrada.bots.greedy_bot import GreedyBot
from sagrada.bots.random_bot import RandomBot
from sagrada.bots.registry import BOTS, UnknownBotError, make_bot, options_of, parse_spec
from sagrada.bots.spec import Option, Spec, SpecError, format_spec
from sagrada.engine.moves import Move
from sagrada.engine.view import View


@dataclass
class Thinker:
    """A bot with options, as later ones will have."""

    playouts: int = 200
    depth: int = 2
    patience: float = 0.5
    OPTIONS: ClassVar = (
        Option("playouts", "games sampled", 1, 1_000_000),
        Option("depth", "rounds looked ahead", 1, 10),
        Option("patience", "share of the time spent", 0, 1, whole=False, aliases=("calm",)),
    )

    def choose(self, view: View, _budget: Budget, _rng: Random, /) -> Move:
        return view.legal[0]


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._BOTS, "thinker", Thinker)


def test_a_name_alone() -> None:
    assert parse_spec("greedy") == Spec("greedy")
    assert isinstance(make_bot("greedy"), GreedyBot)
    assert isinstance(make_bot(Spec("random")), RandomBot)
    assert options_of("greedy") == ()


@pytest.mark.parametrize("text", [" Greedy ", "GREEDY", "greedy"])
def test_specs_may_be_written_in_any_case(text: str) -> None:
    assert str(parse_spec(text)) == "greedy"
    assert isinstance(make_bot(text), GreedyBot)


@pytest.mark.usefixtures("thinker")
@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("thinker", Thinker()),
        ("thinker:playouts=50", Thinker(playouts=50)),
        ("thinker:patience=0.25,depth=3", Thinker(depth=3, patience=0.25)),
    ],
)
def test_options(text: str, made: Thinker) -> None:
    assert make_bot(text) == made
    assert format_spec(parse_spec(text)) == text
    assert parse_spec(f" {text.upper().replace('=', ' = ')} ") == parse_spec(text)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("search:envy=0.5", "search:opponent_weight=0.5"),
        ("search:hurdle=2.0", "search:tool_margin=2.0"),
        (
            "search:playouts=9,envy=0.0,hurdle=1.0",
            "search:playouts=9,opponent_weight=0.0,tool_margin=1.0",
        ),
        ("learned:HURDLE=3.5", "learned:tool_margin=3.5"),
    ],
)
def test_earlier_names_of_options_are_read_and_written_anew(old: str, new: str) -> None:
    """Records and kept arena runs hold them."""
    assert str(parse_spec(old)) == new
    assert parse_spec(old) == parse_spec(new)
    assert hasattr(make_bot(old), "choose")


@pytest.mark.parametrize("text", ["", "stockfish", "greedy!", ":", "x" * 5000])
def test_an_unknown_bot_is_refused_with_the_names_there_are(text: str) -> None:
    with pytest.raises(UnknownBotError, match="choose one of random, greedy") as caught:
        make_bot(text)
    assert len(str(caught.value)) < 200


@pytest.mark.usefixtures("thinker")
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("greedy:", "greedy has no options; write just 'greedy'"),
        ("greedy:ms=5", "greedy has no options; write just 'greedy'"),
        (
            "thinker:",
            'thinker: "" isn’t an option; write name=value, with one of playouts, depth, ',
        ),
        ("thinker:depth", 'thinker: "depth" isn’t an option; write name=value'),
        ("thinker:depth=", 'thinker: "depth=" isn’t an option'),
        ("thinker:depth=2,", 'thinker: "" isn’t an option'),
        ("thinker:mood=3", 'thinker has no option "mood"; choose one of playouts, depth, patience'),
        ("thinker:depth=2,depth=3", "thinker: the option depth is listed twice; give it once"),
        ("thinker:patience=0.1,calm=0.2", "thinker: the option patience is listed twice"),
        ("thinker:calm=2", 'thinker: patience: expected a number from 0 to 1, got "2"'),
        ("thinker:depth=11", 'thinker: depth: expected a whole number from 1 to 10, got "11"'),
        ("thinker:depth=0", 'thinker: depth: expected a whole number from 1 to 10, got "0"'),
        ("thinker:depth=1.5", 'thinker: depth: expected a whole number from 1 to 10, got "1.5"'),
        ("thinker:patience=x", 'thinker: patience: expected a number from 0 to 1, got "x"'),
        ("thinker:patience=nan", 'thinker: patience: expected a number from 0 to 1, got "nan"'),
        ("thinker:patience=inf", 'thinker: patience: expected a number from 0 to 1, got "inf"'),
    ],
)
def test_a_bad_spec_is_refused_with_what_to_write(text: str, sentence: str) -> None:
    with pytest.raises(SpecError) as caught:
        parse_spec(text)
    assert str(caught.value).startswith(sentence)


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_is_made_without_options(name: str) -> None:
    assert str(parse_spec(name)) == name
    assert hasattr(make_bot(name), "choose")
