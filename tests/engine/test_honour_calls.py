"""Honour tables: calls, mending, and the audit before scoring (RULES 8)."""

import pytest

from sagrada.engine.audit import Mistake
from sagrada.engine.dealing import new_game
from sagrada.engine.events import DieRemoved, GameEnded, MistakeCalled, WindowAudited
from sagrada.engine.legal import legal_moves
from sagrada.engine.moves import Call
from sagrada.engine.options import Options, Referee, Setup
from sagrada.engine.play import apply
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Stage, Turn
from sagrada.engine.window import Mark, Window
from tests.referee import EMPTY, can, end_turns, first_until, offered, refused
from tests.tabletop import a_turn, choice, dice, play, window
from tests.windows import FREE, at, die_of, window_with

CLASH = window_with(FREE, {"A1": "R3", "A2": "R4"})
"""Two reds side by side."""
FINE = window_with(FREE, {"A1": "R3", "A2": "B4"})


def honour(*windows: Window, tools: tuple[int, ...] = ()) -> GameState:
    """A turn in the second round at an honour table."""
    return a_turn(*windows, pool="Y6 P1 G2 B5", tools=tools, track=("G2",), honour=True)


def without_calls(state: GameState) -> list[str]:
    return [text for text in offered(state) if not text.startswith("call")]


# ---------------------------------------------------------------- calls and mending


def test_a_strict_table_knows_no_calls() -> None:
    # RULES 8.2: it never lets a mistake happen
    assert refused(a_turn(EMPTY, EMPTY, pool="R3"), "2: call 1") is Reason.STRICT_TABLE


def test_anybody_may_call_on_any_window() -> None:
    # RULES 8.2: also out of turn, also on one's own
    state = honour(FINE, CLASH, EMPTY)
    calls = [move for move in legal_moves(state) if isinstance(move, Call)]
    assert len(calls) == 9
    for seat in (1, 2, 3):
        step = apply(state, choice(f"{seat}: call 2"))
        assert step.after.mending == 1


def test_a_wrong_call_costs_nothing() -> None:
    # RULES 8.2
    state = honour(FINE, EMPTY)
    step = apply(state, choice("2: call 1"))
    assert step.after == state
    assert step.events == (MistakeCalled(1, 0), WindowAudited(0, ()))
    assert can(step.after, "2: call 1"), "and may be repeated"


def test_a_mistake_is_mended_at_once() -> None:
    # RULES 8.1, 8.5: by the owner, with dice of their choice
    state = honour(FINE, CLASH)
    step = apply(state, choice("1: call 2"))
    clash = Mistake(Reason.SAME_COLOUR, (at("A1"), at("A2")))
    assert step.events == (MistakeCalled(0, 1), WindowAudited(1, (clash,)))
    mending = step.after
    assert mending.stage is Stage.MEND
    assert mending.to_act == (1,)
    assert without_calls(mending) == ["remove A1", "remove A2"]
    removed = apply(mending, choice("2: remove A1"))
    assert removed.events == (DieRemoved(1, die_of("R3"), at("A1")),)
    assert removed.after.window(1) == window_with(FREE, {"A2": "R4"})
    assert removed.after.out == dice("R3"), "it leaves the game"


def test_then_the_turn_goes_on() -> None:
    # RULES 8.5
    state = play(honour(CLASH, EMPTY), "1: draft Y6", "1: place B1", "2: call 1", "1: remove A2")
    assert state.stage is Stage.TURN
    assert state.active == 0
    assert state.turn == Turn(drafted=True)
    assert state.mending is None
    assert without_calls(state) == ["end"]


def test_nothing_else_before_the_mistakes_are_mended() -> None:
    # RULES 8.5
    state = play(honour(FINE, CLASH), "1: call 2")
    assert refused(state, "1: draft Y6") is Reason.NOT_YOUR_TURN
    assert refused(state, "1: remove A1") is Reason.NOT_YOUR_TURN
    assert refused(state, "2: end") is Reason.MEND_FIRST
    assert refused(state, "2: draft Y6") is Reason.MEND_FIRST
    assert refused(state, "1: call 2") is Reason.ALREADY_CALLED


def test_one_die_at_a_time_until_none_is_left() -> None:
    # RULES 8.5: each part of a breach at that moment
    row = window_with(FREE, {"A1": "R3", "A2": "R4", "A3": "R5", "D5": "B1"})
    state = play(honour(row, EMPTY), "2: call 1")
    assert offered(state, "remove") == ["A1", "A2", "A3"]
    assert refused(state, "1: remove D5") is Reason.NOT_A_MISTAKE
    assert refused(state, "1: remove B1") is Reason.NOT_A_MISTAKE
    ends = play(state, "1: remove A1")
    assert ends.stage is Stage.MEND
    assert offered(ends, "remove") == ["A2", "A3"]
    assert play(ends, "1: remove A3").stage is Stage.TURN
    assert play(state, "1: remove A2").stage is Stage.TURN, "one die was part of both breaches"


def test_no_more_than_needed_may_be_removed() -> None:
    # RULES 8.5
    state = play(honour(CLASH, EMPTY), "2: call 1", "1: remove A1")
    assert refused(state, "1: remove A2") is Reason.NOT_ASKED


def test_a_die_that_touched_nothing_stays_a_mistake() -> None:
    # RULES 8.3: even if later dice touch it
    state = play(honour(FINE, EMPTY), "1: draft Y6", "1: place D5", "1: end", "2: end", "2: end")
    state = play(state, "1: draft P1", "1: place D4", "2: call 1")
    assert without_calls(state) == ["remove D5"]


def test_dice_placed_rightly_stay_when_others_go() -> None:
    # RULES 8.3: D4 touched D5 when it was placed, and D5 now goes
    state = play(honour(FINE, EMPTY), "1: draft Y6", "1: place D5", "1: end", "2: end", "2: end")
    state = play(state, "1: draft P1", "1: place D4", "2: call 1", "1: remove D5")
    assert state.stage is Stage.TURN
    assert play(state, "2: call 1") == state


def test_a_window_emptied_by_removals_falls_under_the_edge_rule_again() -> None:
    # RULES 8.5, 5.2
    state = play(honour(EMPTY, EMPTY), "1: draft Y6", "1: place B2", "2: call 1", "1: remove B2")
    assert state.window(0) == EMPTY
    state = play(state, "1: end", "2: end", "2: end", "1: draft P1")
    inside, border = play(state, "1: place C3"), play(state, "1: place A1")
    assert inside.window(0).marks == {(at("C3"), Mark.EDGE_BROKEN)}
    assert play(border, "2: call 1") == border
    assert without_calls(play(inside, "2: call 1")) == ["remove C3"]


def test_waived_dice_are_no_mistakes() -> None:
    # RULES 8.3, 6.5
    state = honour(window("fractal-drops", {"A1": "B3", "A2": "G4"}), EMPTY, tools=(2,))
    state = play(state, "1: tool 2", "1: lift A1", "1: place B1")
    assert state.window(0).marks == {(at("B1"), Mark.COLOUR_WAIVED)}
    assert play(state, "2: call 1") == state


def test_a_tool_waives_only_its_own_restriction() -> None:
    # RULES 8.3, tool 2: B3 asks for a two
    state = honour(window("fractal-drops", {"A1": "B3", "A2": "G4"}), EMPTY, tools=(2,))
    state = play(state, "1: tool 2", "1: lift A1", "1: place B3", "2: call 1")
    assert without_calls(state) == ["remove B3"]


def test_a_moved_mistake_is_judged_afresh() -> None:
    # RULES 8.3, 6.5: what was remembered goes when the die is moved
    state = play(honour(FINE, EMPTY, tools=(2,)), "1: draft Y6", "1: place D5")
    moved = play(state, "1: tool 2", "1: lift D5", "1: place B1")
    assert moved.window(0).marks == frozenset()
    assert play(moved, "2: call 1") == moved


# ---------------------------------------------------------------- calls during a chain


def test_a_call_during_a_chain_is_heard_when_it_ends() -> None:
    # RULES 8.5
    state = play(honour(FINE, CLASH), "1: draft Y6")
    step = apply(state, choice("1: call 2"))
    assert step.events == (MistakeCalled(0, 1),)
    assert step.after.calls == (1,)
    assert step.after.stage is Stage.PLACE
    assert refused(step.after, "2: call 2") is Reason.ALREADY_CALLED
    heard = play(step.after, "1: place B1")
    assert heard.stage is Stage.MEND
    assert heard.to_act == (1,)
    after = play(heard, "2: remove A1")
    assert after.stage is Stage.TURN
    assert after.turn == Turn(drafted=True)
    assert after.calls == ()


def test_the_die_of_the_chain_itself_may_be_the_mistake() -> None:
    # RULES 8.5
    state = play(honour(FINE, EMPTY), "1: draft Y6", "2: call 1", "1: place D5")
    assert without_calls(state) == ["remove D5"]
    fine = play(honour(FINE, EMPTY), "1: draft Y6", "2: call 1", "1: place B1")
    assert fine.stage is Stage.TURN
    assert fine.calls == ()


@pytest.mark.parametrize(
    ("tool", "before", "end"),
    [
        (4, ("1: tool 4", "1: lift A1", "1: place A4"), ("1: lift A2", "1: place A3")),
        (6, ("1: draft Y6",), ("1: tool 6", "*: reroll 3", "1: place B1")),
        (8, ("1: draft Y6", "1: place B1", "1: tool 8"), ("1: draft P1", "1: place B3")),
        (11, ("1: draft Y6", "1: tool 11", "*: draw red"), ("1: value 4", "1: back")),
        (12, ("1: tool 12", "1: lift C1", "1: place D2"), ("1: stop",)),
    ],
)
def test_however_the_chain_ends(tool: int, before: tuple[str, ...], end: tuple[str, ...]) -> None:
    # RULES 8.5
    lying = window_with(FREE, {"A1": "R3", "A2": "B4", "B2": "G5", "C1": "G6"})
    state = play(honour(lying, CLASH, tools=(tool,)), *before, "1: call 2")
    for text in end:
        assert state.calls == (1,)
        state = play(state, text)
    assert state.stage is Stage.MEND


def test_several_calls_are_heard_one_after_the_other() -> None:
    # RULES 8.5: in the order in which they were made
    state = play(honour(CLASH, CLASH, FINE), "1: draft Y6", "3: call 3", "3: call 2", "2: call 1")
    assert state.calls == (2, 1, 0)
    step = apply(state, choice("1: place C1"))
    audited = [event.owner for event in step.events if isinstance(event, WindowAudited)]
    assert audited == [2, 1]
    state = step.after
    assert (state.mending, state.calls) == (1, (0,))
    state = play(state, "2: remove A1")
    assert without_calls(state) == ["remove A1", "remove A2", "remove C1"]
    state = play(state, "1: remove C1", "1: remove A2")
    assert state.stage is Stage.TURN


def test_a_call_while_another_window_is_mended() -> None:
    # RULES 8.5
    state = play(honour(CLASH, CLASH), "1: call 2", "2: call 1")
    assert (state.mending, state.calls) == (1, (0,))
    state = play(state, "2: remove A1")
    assert state.mending == 0
    state = play(state, "1: remove A1")
    assert state.stage is Stage.TURN


def test_no_calls_while_chance_answers() -> None:
    # RULES 8.2: nobody chooses anything then
    state = play(honour(CLASH, EMPTY, tools=(6,)), "1: draft Y6", "1: tool 6")
    assert refused(state, "2: call 1") is Reason.CHANCE_FIRST


def test_there_must_be_such_a_window() -> None:
    # RULES 8.2: before the patterns are revealed there is none
    assert refused(honour(EMPTY, EMPTY), "1: call 3") is Reason.NO_SUCH_WINDOW
    options = Options(referee=Referee.HONOUR)
    state = first_until(new_game(Setup(options=options)), Stage.PATTERN)
    assert refused(state, "1: call 2") is Reason.NO_SUCH_WINDOW
    assert offered(state, "call") == []


# ---------------------------------------------------------------- before scoring


def last_turn(*windows: Window, start: int = 0) -> GameState:
    return a_turn(
        *windows,
        pool="Y6",
        track=("",) * 9,
        start=start,
        turn_number=2 * len(windows) - 1,
        honour=True,
    )


def test_every_window_is_audited_before_scoring() -> None:
    # RULES 8.2: in player order of the last round
    step = apply(last_turn(FINE, EMPTY, FINE, start=1), choice("2: end"))
    audits = tuple(WindowAudited(seat, ()) for seat in (1, 2, 0))
    assert step.events[-4:] == (*audits, GameEnded())
    assert step.after.is_over
    assert step.after.calls == ()


def test_mistakes_found_are_mended_before_the_end() -> None:
    # RULES 8.1, 8.2
    state = play(last_turn(CLASH, FINE, CLASH, start=1), "2: end")
    assert (state.stage, state.mending, state.to_act) == (Stage.MEND, 2, (2,))
    assert refused(state, "2: end") is Reason.NOT_YOUR_TURN
    state = play(state, "3: remove A1")
    assert (state.stage, state.mending) == (Stage.MEND, 0)
    step = apply(state, choice("1: remove A2"))
    assert step.after.is_over
    assert step.events[-1] == GameEnded()
    assert step.after.mending is None
    assert step.after.out == dice("R3 R4")


def test_a_call_during_the_last_audit() -> None:
    # RULES 8.2: any time
    state = play(last_turn(CLASH, FINE), "1: end")
    assert state.mending == 0
    assert refused(state, "1: call 2") is Reason.ALREADY_CALLED, "its audit is to come"
    state = play(last_turn(FINE, CLASH), "1: end", "2: call 1")
    assert (state.mending, state.calls) == (1, (0,))
    assert play(state, "2: remove A1").is_over


def test_no_audit_between_rounds() -> None:
    # RULES 8.2: only a call finds a mistake before that
    state = a_turn(CLASH, CLASH, pool="Y6", turn_number=3, honour=True)
    assert end_turns(state, 1).round == 2


def test_a_strict_game_just_ends() -> None:
    # RULES 8.2
    state = a_turn(CLASH, EMPTY, pool="Y6", track=("",) * 9, turn_number=3)
    step = apply(state, choice("1: end"))
    assert step.after.is_over
    assert not any(isinstance(event, WindowAudited) for event in step.events)


def test_honour_in_solo() -> None:
    # RULES 8.2, 9.2: one may call oneself
    state = play(a_turn(CLASH, pool="Y6", honour=True), "1: call 1")
    assert without_calls(state) == ["remove A1", "remove A2"]
