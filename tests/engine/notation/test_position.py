"""Positions: complete, readable, and checked as far as the engine relies on them."""

import random
from dataclasses import fields
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sagrada.engine.cards import TOOLS
from sagrada.engine.notation import NotationError
from sagrada.engine.notation.position import format_position, parse_position
from sagrada.engine.options import Options, Referee, Setup
from sagrada.engine.play import apply
from sagrada.engine.state import GameState, Player, Stage, ToolOnTable, Turn
from sagrada.engine.view import view
from sagrada.engine.window import Window
from tests.alphabet import states
from tests.setups import hosted_setups
from tests.tabletop import random_choice, random_steps

A_TURN = """\
players: 2
stage: turn
round: 2
start: 2
turn: 1
tools: 1, 4 holds 3, 12
public: light-shades, shade-variety, color-diagonals
pool: R2 R3 Y4 G1 P6
track: B5
private 1: red
pattern 1: fractal-drops
dice 1: .. .. .. .. .. / .. .. .. .. .. / .. .. .. .. .. / B1 .. .. .. P5
favor 1: 2
private 2: blue
pattern 2: sun-catcher
dice 2: .. .. .. .. .. / .. .. .. .. .. / .. .. .. .. .. / G2 .. .. .. P4
favor 2: 1
"""
SOLO = """\
players: 1
solo-tools: 1
stage: pay
round: 1
turn: 1
tools: 6
public: light-shades, shade-variety
pool: R2 P3 P4
hand: R3
turn-tool: 6
private 1: red, blue
pattern 1: fractal-drops
"""
DEALING = """\
players: 3
stage: pattern
start: 3
tools: 1, 4, 12
public: light-shades, shade-variety, color-diagonals
private 1: red
cards 1: 1, 2
choice 1: virtus
private 2: yellow
cards 2: 3, 4
private 3: green
cards 3: 5, 6
"""
ENDED = """\
players: 1
solo-tools: 1
stage: over
round: 10
turn: 3
tools: 6 spent
public: light-shades, shade-variety
track: R1 / R1 / R1 / R1 / R1 / R1 / R1 / R1 / R1 / -
out: Y1 Y1 Y1 Y1 Y1 Y1 Y1 Y1 Y1 Y1 Y1 G1 G1 G1 G1 G1 G1 G1 G1 G1 G1 G1 G1 G1 G1 G1 G1 G1 G1 P1 P1
private 1: red, blue
pattern 1: fractal-drops
"""


def edited(text: str, **changes: str | None) -> str:
    """The text with lines changed, added or (None) left out; `_` stands for a blank in a key."""
    lines = dict(line.split(": ", 1) for line in text.splitlines())
    for key, value in changes.items():
        name = key.replace("__", "-").replace("_", " ")
        lines.pop(name, None) if value is None else lines.update({name: value})
    return "".join(f"{key}: {value}\n" for key, value in lines.items())


HONOUR = edited(A_TURN, options="referee honour")
LIFTED = {"hand": "R3", "pool": "R2 Y4 G1 P6"}


def moments() -> list[GameState]:
    """A state for each stage with each tool, from a few random games, strict and on honour."""
    found: dict[tuple[int, bool, Stage, int | None], GameState] = {}
    for seed in range(16):
        players = seed % 4 + 1
        referee = Referee.HONOUR if seed % 8 > 3 else Referee.STRICT
        count = 5 if players == 1 else 3
        tools = tuple((count * (seed // 4) + n) % 12 + 1 for n in range(count))
        setup = Setup(
            players,
            Options(referee=referee),
            solo_tools=count,
            tools=tools if seed > 3 else None,
        )
        for step in random_steps(setup, random.Random(seed)):
            state = step.after
            found[players, setup.strict, state.stage, state.turn.tool] = state
    return list(found.values())


MOMENTS = moments()


# ---------------------------------------------------------------- complete


@given(states())
def test_any_state_of_any_game_reads_back(state: GameState) -> None:
    """RULES 6.5, 8.5: nothing that has to be remembered is left out."""
    assert parse_position(format_position(state)) == state


def test_every_stage_with_every_tool_reads_back() -> None:
    """RULES 6.7, 9.3, 8.5: in the middle of each chain, and whatever chance is asked for."""
    assert {state.stage for state in MOMENTS} == set(Stage)
    assert {state.turn.tool for state in MOMENTS} == {None, *TOOLS}
    for state in MOMENTS:
        assert parse_position(format_position(state)) == state


@given(hosted_setups(), st.integers(0, 2**32))
def test_what_the_host_chose_reads_back(setup: Setup, seed: int) -> None:
    """RULES 2.5: cards and start player that were named, not dealt."""
    for step in islice(random_steps(setup, random.Random(seed)), 0, 40, 8):
        assert parse_position(format_position(step.after)) == step.after


def test_every_field_of_a_state_has_a_line() -> None:
    """A field that is added to the state must be added to positions: this test reminds of it."""
    names = {
        cls.__name__: {f.name for f in fields(cls) if f.init}
        for cls in (GameState, Player, ToolOnTable, Turn, Window, Setup, Options)
    }
    assert names == {
        "GameState": {
            *("setup", "stage", "players", "bag", "tools", "public", "start", "round"),
            *("turn_number", "pool", "track", "out", "turn", "calls", "mending"),
        },
        "Player": {"private", "cards", "choice", "window", "favor", "skips"},
        "ToolOnTable": {"number", "tokens", "spent"},
        "Turn": {"drafted", "tool", "hand", "origin", "moved", "drawn", "rerolled"},
        "Window": {"pattern", "dice", "marks"},
        "Setup": {
            *("players", "options", "solo_tools", "tools", "public", "cards", "start", "window"),
        },
        "Options": {
            *("referee", "trimmed_bag", "solo_private", "last_tie_break"),
            *("solo_payment", "start_player"),
        },
    }


# ---------------------------------------------------------------- readable


def test_a_position_can_be_written_by_hand() -> None:
    """Comments, blank lines and letter case do no harm; the bag holds what lies nowhere else."""
    text = "# a bug report\n\n" + A_TURN.replace("stage: turn", "Stage :  TURN  # nothing yet")
    state = parse_position(text)
    assert state.bag == (16, 17, 16, 16, 15)
    assert state.start == 1
    assert state.active == 1
    assert parse_position(format_position(state)) == state


def test_multisets_are_sorted() -> None:
    """RULES 4.6: however the pool is written, it is the same pool."""
    shuffled = edited(A_TURN, pool="G1 P6 R3 Y4 R2")
    assert parse_position(shuffled) == parse_position(A_TURN)


@pytest.mark.parametrize("text", [A_TURN, SOLO, DEALING, ENDED])
def test_what_is_written_by_hand_is_written_back(text: str) -> None:
    written = format_position(parse_position(text))
    assert set(text.splitlines()) <= set(written.splitlines())


# ---------------------------------------------------------------- refused, with the line

WRONG = [
    (A_TURN + "foot: 1\n", 'line 18: "foot" isn’t known here; expected one of players, options'),
    (A_TURN + "pool\n", 'line 18: "pool" can’t be read; expected "key: value"'),
    (A_TURN + "Round: 2\n", "line 18: round is listed twice, first on line 3; keep one"),
    (edited(A_TURN, players=None), "players is missing; add a line for it"),
    (edited(A_TURN, stage=None), "stage is missing; add a line for it"),
    (edited(A_TURN, players="5"), 'line 1: players: "5" isn’t a number of players; expected'),
    (edited(A_TURN, stage="resting"), 'line 2: stage: "resting" isn’t known here; expected one of'),
    (edited(A_TURN, pool="R2 R7"), 'line 8: pool: "R7" isn’t a die'),
    (edited(A_TURN, options="trimmed-bag maybe"), 'line 18: options: "maybe" isn’t an answer'),
    (edited(A_TURN, named__start="1"), "line 18: named-start: the start player is random"),
    (edited(A_TURN, turn="10"), 'line 5: turn: "10" isn’t a turn of the round'),
    (edited(A_TURN, favor_1="25"), 'line 13: favor 1: "25" isn’t a number of tokens'),
    # tools, bag and marks
    (edited(A_TURN, tools="1, 4 holds, 12"), 'line 6: tools: "4 holds" isn’t a tool; expected'),
    (
        edited(A_TURN, bag="16 red, 17"),
        'line 18: bag: "17" isn’t part of a bag; expected a number and',
    ),
    (edited(A_TURN, bag="16 red, 2 R"), "line 18: bag: red is listed twice; keep one"),
    (edited(A_TURN, bag="19 red"), 'line 18: bag: "19" isn’t a number of dice'),
    (edited(A_TURN, marks_1="D1"), 'line 18: marks 1: "D1" isn’t a mark; expected a space and'),
    (edited(A_TURN, marks_1="A1 touch-broken"), "line 18: marks 1: a mark needs a die on its"),
    # seats
    (edited(A_TURN, favor_3="1"), "line 18: favor 3: a table for 2 has no seat 3"),
    (edited(A_TURN, start="3"), "line 4: start: a table for 2 has no seat 3"),
    (edited(A_TURN, called="3"), "line 18: called: a table for 2 has no seat 3"),
    (edited(A_TURN, mending="4"), "line 18: mending: a table for 2 has no seat 4"),
    (edited(A_TURN, pattern_2=None), "line 15: dice 2: seat 2 has no window; add a line for"),
    (
        edited(A_TURN, pattern_2=None, dice_2=None, favor_2=None, out="G2 P4"),
        "pattern 2: each seat needs a window from the first round on",
    ),
    # cards
    (edited(A_TURN, private_2="red"), "line 10: private 1: red is dealt 2 times, but"),
    (edited(A_TURN, private_1=None), "private 1: cards are dealt seat by seat: expected 1"),
    (edited(A_TURN, tools="1, 4, 12, 5"), "line 6: tools: this table has at most 3, not 4"),
    (edited(A_TURN, tools="1, 4 holds 3, 4"), "line 6: tools: 4 is dealt 2 times, but"),
    (edited(A_TURN, tools="1, 4 spent, 12"), "line 6: tools: only solo has spent tools"),
    (
        edited(A_TURN, tools="1, 4 holds 3"),
        "line 2: stage: from the first round on, the cards dealt",
    ),
    (edited(A_TURN, choice_1="virtus"), "line 18: choice 1: the patterns are already revealed"),
    (edited(A_TURN, favor_1="3"), "line 6: tools: players and tools hold 7 favor tokens in all"),
    (edited(DEALING, stage="deal-tools"), "line 2: stage: the cards dealt so far don’t fit"),
    (edited(DEALING, cards_3="5, 1"), "line 7: cards 1: 1 is dealt 2 times, but there’s only one"),
    (edited(DEALING, tools="1, 4 holds 1, 12"), "line 4: tools: nobody can have paid for a tool"),
    (edited(DEALING, choice_2="virtus"), "line 13: choice 2: seat 2 can’t have chosen virtus"),
    (edited(DEALING, stage="draw-start"), "line 8: choice 1: seat 1 can’t have chosen virtus"),
    (edited(DEALING, favor_1="1"), "pattern 1: windows, tokens and skips come after the"),
    (edited(DEALING, drafted="yes"), "line 2: stage: there’s no turn in the stage pattern"),
    (
        edited(DEALING, choice_2="via-lux", choice_3="bellesguard"),
        "line 2: stage: nobody has a legal move here, but pattern needs one",
    ),
    # the clock
    (edited(DEALING, round="1"), "line 13: round: 1 doesn’t fit the stage pattern"),
    (edited(DEALING, turn="2"), "line 13: turn: 2 doesn’t fit the stage pattern"),
    (edited(A_TURN, turn="5"), "line 5: turn: 5 doesn’t fit the stage turn"),
    (edited(A_TURN, round="0"), "line 3: round: 0 doesn’t fit the stage turn"),
    (edited(A_TURN, stage="roll", turn="2"), "line 5: turn: 2 doesn’t fit the stage roll"),
    (edited(A_TURN, stage="over", turn="5"), "line 3: round: 2 doesn’t fit the stage over"),
    (edited(A_TURN, track="B5 / R1"), "line 9: track: expected 1 by now, got 2"),
    # dice
    (
        edited(A_TURN, bag="15 red, 17 yellow, 16 green, 16 blue, 15 purple"),
        "line 18: bag: expected 18 red dice in all, got 17: 15 in the bag and 2 elsewhere",
    ),
    (
        edited(A_TURN, out=" ".join(["R1"] * 17)),
        "bag: expected 18 red dice in all, got 19: 0 in the bag",
    ),
    (edited(A_TURN, pool="R2"), "bag: expected 80 dice in the bag by now, got 84"),
    (
        edited(A_TURN, stage="roll"),
        "line 8: pool: the stage roll needs fewer than 5 dice in the pool",
    ),
    # calls
    (edited(A_TURN, mending="1"), "line 18: mending: no window is being mended in the stage turn"),
    (edited(A_TURN, called="1"), "line 18: called: a call can wait only at an honor table"),
    (edited(HONOUR, called="1"), "line 19: called: a call can wait only at an honor table"),
    (
        edited(HONOUR, stage="place", pool="R2 Y4 G1 P6", hand="R3", called="1, 1"),
        "line 20: called: list a window only once, and not the one being mended",
    ),
    (
        edited(SOLO, pool="R2 G3 G4"),
        "line 3: stage: nobody has a legal move here, but pay needs one",
    ),
    (edited(A_TURN, turn__tool="2"), "line 18: turn-tool: tool 2 isn’t on the table"),
]


@pytest.mark.parametrize(("text", "message"), WRONG)
def test_what_cannot_be_is_named_with_its_line(text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_position(text)
    assert str(caught.value).startswith(message)


LOOSE_ENDS: list[tuple[str, dict[str, str]]] = [
    # RULES 6.3, 6.4, 6.7: each stage works on something, and on nothing else
    ("turn", {"hand": "R3", "pool": "R2 Y4 G1 P6"}),
    ("roll", {"pool": "", "drafted": "yes"}),
    ("place", {}),
    ("place", {"hand": "R3", "pool": "R2 Y4 G1", "drawn": "red"}),
    ("place", {"lifted-from": "A1"}),
    ("place", {**LIFTED, "lifted-from": "D1", "turn-tool": "4"}),
    ("place", {**LIFTED, "lifted-from": "A1", "turn-tool": "1"}),
    ("place", {**LIFTED, "lifted-from": "A1", "moved-to": "A2", "turn-tool": "4"}),
    (
        "place",
        {"hand": "R3", "pool": "R2 Y4 G1", "drawn": "red", "lifted-from": "A1", "turn-tool": "4"},
    ),
    ("mend", {}),
    ("pay", {"turn-tool": "4"}),
    ("value", {"turn-tool": "1"}),
    ("value", {"turn-tool": "4"}),
    ("value", {"tools": "1, 4 holds 3, 11", "turn-tool": "11"}),
    ("swap", {"turn-tool": "4"}),
    ("reroll", {"turn-tool": "4"}),
    ("reroll-pool", {"turn-tool": "4"}),
    ("extra-draft", {"turn-tool": "4"}),
    ("lift", {"turn-tool": "1"}),
    ("lift", {"turn-tool": "12", "moved-to": "D1"}),
    ("lift-or-stop", {"turn-tool": "12"}),
    ("lift-or-stop", {"turn-tool": "12", "moved-to": "A1"}),
]


@pytest.mark.parametrize(("stage", "lines"), LOOSE_ENDS)
def test_a_chain_under_way_holds_what_its_stage_works_on(stage: str, lines: dict[str, str]) -> None:
    changes = {key.replace("-", "__"): text or None for key, text in lines.items()}
    text = edited(A_TURN, **{"stage": stage, **changes})
    with pytest.raises(NotationError, match=f"stage: the lines about the turn don’t fit {stage}"):
        parse_position(text)


@pytest.mark.parametrize(
    ("tool", "pool", "hand"), [("6", "R2 R3 P3 P4", None), ("2", "R2 B3 P4", "R3")]
)
def test_payment_waits_for_a_tool_that_can_go_on(tool: str, pool: str, hand: str | None) -> None:
    # RULES 6.3, 9.3: a die in hand for the tools that work on one, and for no other
    text = edited(SOLO, tools=tool, turn__tool=tool, pool=pool, hand=hand)
    with pytest.raises(NotationError, match="stage: the lines about the turn don’t fit pay"):
        parse_position(text)


# ---------------------------------------------------------------- garbage

LINES = [format_position(state).splitlines() for state in MOMENTS]


@given(st.text(), st.integers(0, 16), st.sampled_from([A_TURN, SOLO, DEALING, ENDED]))
def test_garbage_is_refused_and_nothing_else_happens(garbage: str, at: int, text: str) -> None:
    lines = text.splitlines()
    key = lines[at % len(lines)].partition(":")[0]
    for broken in (garbage, text + garbage, text.replace(f"{key}: ", f"{key}: {garbage}", 1)):
        try:
            state = parse_position(broken)
        except NotationError:
            continue
        assert parse_position(format_position(state)) == state


@given(st.sampled_from(LINES), st.sampled_from(LINES), st.randoms(use_true_random=False))
def test_whatever_reads_can_be_played(
    lines: list[str], others: list[str], rng: random.Random
) -> None:
    """Lines left out or taken from another position: refused, or a game that goes on."""
    lines = [line for line in lines if not line.startswith("bag") and rng.random() < 0.97]
    foreign = rng.choice(others)
    key = foreign.partition(":")[0]
    text = "\n".join([*(line for line in lines if line.partition(":")[0] != key), foreign])
    try:
        state = parse_position(text)
    except NotationError:
        return
    for _ in range(12):
        view(state, 0)
        if not state.is_over:
            state = apply(state, random_choice(state, rng)).after
