"""The game as a seat sees it, drawn at every stage of real games."""

import random
from functools import cache

import pytest

from sagrada.cli.rendering.view import draw_view
from sagrada.engine.dice import Colour
from sagrada.engine.options import PRESETS, Options, Referee, Setup
from sagrada.engine.state import CHANCE_STAGES, GameState, Stage
from sagrada.engine.view import view
from tests.cli.rendering.test_drawing import printed
from tests.tabletop import a_turn, play, random_steps, window

NAMES = ("Anna", "Bartholomew", "Cleo", "Dan")
SETUPS = (
    Setup(players=1, solo_tools=5, tools=(1, 4, 5, 11, 12)),
    Setup(players=2, tools=(5, 8, 12)),
    Setup(players=3, tools=(1, 4, 11)),
    Setup(players=4, tools=(4, 8, 12), options=Options(referee=Referee.HONOUR)),
)
CHOICE_STAGES = [stage for stage in Stage if stage not in {*CHANCE_STAGES, Stage.OVER}]


@cache
def states_by_stage() -> dict[tuple[Stage, int], GameState]:
    """For every stage and number of players a state of a random game, late rather than early."""
    rng = random.Random(1)
    return {
        (step.after.stage, setup.players): step.after
        for setup in SETUPS
        for step in random_steps(setup, rng)
    }


@pytest.mark.parametrize("stage", CHOICE_STAGES)
def test_every_stage_fits_on_80_columns(stage: Stage) -> None:
    states = [state for (at, _), state in states_by_stage().items() if at is stage]
    assert states
    for state in states:
        seen = view(state, state.to_act[0])
        lines = printed(draw_view(seen, NAMES[: state.setup.players], 80))
        assert max(map(len, lines)) <= 80


TURN = a_turn(
    window("virtus", {"A1": "B4"}),
    window("firmitas"),
    pool="R3 Y4",
    tools=(8, 1),
    track=("P1",),
    public=("light-shades",),
    private=(Colour.BLUE, Colour.RED),
)


def test_a_turn_on_the_screen() -> None:
    lines = printed(draw_view(view(TURN, 0), NAMES[:2], 80))
    assert lines[0] == " Round 2 of 10   Anna’s first turn  then Bartholomew, Bartholomew, Anna"
    assert lines[1] == "        ▶ Anna ◀                Bartholomew"
    assert "Draft pool  R3 Y4" in lines
    assert "Round track  1 P1" in lines
    cards = [" ".join(line.split()) for line in lines[-3:]]
    assert cards == [
        "Tools costs holds Objectives each now",
        "· 8 Running Pliers 1 0 Light Shades 2 0",
        "· 1 Grozing Pliers 1 0 private Shades of Blue sum 4",
    ]
    assert "Shades of Red" not in "\n".join(lines)


def test_in_hand_and_where_it_may_go() -> None:
    drafted = play(TURN, "1: draft R3")
    lines = printed(draw_view(view(drafted, 0), NAMES[:2], 80))
    assert "Draft pool  Y4   In hand  R3" in lines
    assert "✓" in lines[5]
    assert "✓  1 Grozing Pliers" in "\n".join(lines)
    others = "\n".join(printed(draw_view(view(drafted, 1), NAMES[:2], 80)))
    assert "✓" not in others


def test_a_skipped_turn_is_not_to_come() -> None:
    # RULES tool 8
    state = play(
        TURN, "1: draft R3", "1: place A2", "1: tool 8", "1: draft Y4", "1: place B2", "1: end"
    )
    assert printed(draw_view(view(state, 0), NAMES[:2], 80))[0].endswith("then Bartholomew")


def test_spectators_see_no_private_objective() -> None:
    text = "\n".join(printed(draw_view(view(TURN, None), NAMES[:2], 80)))
    assert "Shades of" not in text
    assert " now" not in text
    choosing = states_by_stage()[Stage.PATTERN, 2]
    assert "┌" not in "\n".join(printed(draw_view(view(choosing, None), NAMES[:2], 80)))


def test_narrow_terminals_get_more_rows() -> None:
    lines = printed(draw_view(view(TURN, 0), NAMES[:2], 38))
    assert sum("┌" in line for line in lines) == 2


def test_solo_prices() -> None:
    # RULES 9.3, 10.4
    spanish = a_turn(window("virtus"), pool="R3", tools=(3, 8), options=PRESETS["es"], start=0)
    text = "\n".join(printed(draw_view(view(spanish, 0), NAMES[:1], 80)))
    assert "·  3 Copper Foil Burnisher  any 3" in text
    assert "·  8 Running Pliers           red" in text
    assert " Virtus " in text
    assert "holds" not in text
