"""The conformance kit finds every specimen that is broken on purpose, and passes the good bots."""

import random
from collections.abc import Callable

import pytest

from sagrada.bots.bot import Bot, Budget
from sagrada.bots.conformance import ConformanceError, Fault, Report, check_bot, snapshot
from sagrada.bots.conformance_cases import TABLES, Case, cases, twins
from sagrada.bots.registry import make_bot
from sagrada.engine.cards import TOOLS
from sagrada.engine.state import CHANCE_STAGES, Stage
from sagrada.engine.view import view
from tests.bots import specimens
from tests.bots.quick_bots import QUICK_BOTS
from tests.bots.specimens import FakeClock, Honest
from tests.tabletop import a_turn, window

CHOICES = frozenset(Stage) - CHANCE_STAGES - {Stage.OVER}


def fault_of(bot: Bot | Callable[[], Bot], clock: Callable[[], float] | None = None) -> Fault:
    """What the kit finds, in a few seconds at most."""
    with pytest.raises(ConformanceError) as caught:
        check_bot(bot, tables=("solo", "2 players"), clock=clock or FakeClock())
    assert str(caught.value).startswith(f"{caught.value.fault}: at ")
    return caught.value.fault


# ---------------------------------------------------------------- good bots


@pytest.mark.slow
@pytest.mark.parametrize("name", QUICK_BOTS)
def test_the_bots_of_the_registry_keep_their_promises(name: str) -> None:
    report = check_bot(lambda: make_bot(name), budget=Budget(seconds=2))
    assert report.stages == CHOICES
    assert report.decisions > 500
    assert 0 < report.slowest < 2.5


def test_a_bot_may_be_given_instead_of_its_maker() -> None:
    clock = FakeClock()
    made, single = (check_bot(bot, tables=(), each=1, clock=clock) for bot in (Honest, Honest()))
    assert made == single
    assert (
        str(made) == f"{made.decisions} decisions in {len(CHOICES)} stages, the slowest in 0.0 ms"
    )


def test_the_kit_repeats_itself() -> None:
    def run() -> Report:
        return check_bot(Honest, tables=("solo",), each=1, clock=FakeClock())

    assert run() == run()


# ---------------------------------------------------------------- broken ones


@pytest.mark.parametrize(
    "broken",
    [specimens.Passer, specimens.Stranger, specimens.Dreamer, specimens.Silent],
)
def test_illegal(broken: type[Honest]) -> None:
    assert fault_of(broken) is Fault.ILLEGAL


@pytest.mark.parametrize("broken", [specimens.Crasher, specimens.Quitter])
def test_crashed(broken: type[Honest]) -> None:
    assert fault_of(broken) is Fault.CRASHED


@pytest.mark.parametrize(
    "broken", [specimens.Sleeper, specimens.SometimesSlow, specimens.SlowAtOneStage]
)
def test_late(broken: type[specimens.Sleeper]) -> None:
    clock = FakeClock()
    assert fault_of(broken(clock), clock) is Fault.LATE


def test_a_busy_machine_is_forgiven() -> None:
    """A fifth more than the budget and a tenth of a second are no fault; a little more is."""
    clock = FakeClock()
    allowed = 0.1 * 1.2 + 0.1
    report = check_bot(specimens.Sleeper(clock, allowed - 0.001), tables=(), each=1, clock=clock)
    assert report.slowest == pytest.approx(allowed - 0.001)
    assert fault_of(specimens.Sleeper(clock, allowed + 0.001), clock) is Fault.LATE


def test_more_budget_gives_more_time() -> None:
    clock = FakeClock()
    check_bot(specimens.Sleeper(clock, 5.0), tables=(), each=1, budget=Budget(6), clock=clock)


@pytest.mark.parametrize("broken", [specimens.Unseeded, specimens.Counter, specimens.Grudge])
@pytest.mark.parametrize("made_anew", [True, False])
def test_unrepeatable(broken: type[Honest], made_anew: bool) -> None:
    assert fault_of(broken if made_anew else broken()) is Fault.UNREPEATABLE


@pytest.mark.parametrize("broken", [specimens.GloballyRandom, specimens.Reseeder])
def test_the_shared_generator_is_left_alone(broken: type[Honest]) -> None:
    before = random.getstate()
    assert fault_of(broken) is Fault.MEDDLED
    assert random.getstate() == before


@pytest.mark.parametrize(
    "broken",
    [
        specimens.Mutator,
        specimens.ShortensTheList,
        specimens.DeepMutator,
        specimens.Spender,
    ],
)
def test_meddled(broken: type[Honest]) -> None:
    assert fault_of(broken) is Fault.MEDDLED


@pytest.mark.parametrize(
    ("broken", "each"),
    [(specimens.FramePeeker, 1), (specimens.HeapPeeker, 1), (specimens.LatePeeker, 2)],
)
def test_peeked(broken: type[Honest], each: int) -> None:
    with pytest.raises(ConformanceError) as caught:
        check_bot(broken, tables=(), each=each, clock=FakeClock())
    assert caught.value.fault is Fault.PEEKED
    assert "other secrets" in str(caught.value)


def test_a_tapped_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    specimens.Wiretapper.tap(monkeypatch.setattr)
    try:
        assert fault_of(specimens.Wiretapper) is Fault.PEEKED
    finally:
        specimens.Wiretapper.latest = None


def test_a_view_that_smuggles_a_state() -> None:
    state = a_turn(window("virtus"), window("firmitas"), pool="R2 Y3 P4 B6 G1")
    seen = view(state, 0)
    assert snapshot(seen) == snapshot(view(state, 0))
    object.__setattr__(seen, "calls", ({"truth": [state]},))
    with pytest.raises(ConformanceError, match="holds a whole game state"):
        snapshot(seen)


# ---------------------------------------------------------------- the questions


@pytest.mark.parametrize("seed", range(3))
def test_every_stage_is_asked(seed: int) -> None:
    asked = cases(seed, 2)
    assert {case.stage for case in asked} == CHOICES
    assert {case.table for case in asked} == set(TABLES)
    assert {case.round for case in asked} == set(range(11))


def test_every_tool_is_on_a_table() -> None:
    tools = {tool for setup in TABLES.values() for tool in setup.tools or ()}
    assert tools == set(TOOLS)


def test_twins_look_alike_and_are_not() -> None:
    rng = random.Random(1)
    hidden = [case for case in cases(0, 2) if not case.table.startswith("solo")]
    for asked in hidden:
        for twin in twins(asked, rng, 2):
            assert (twin.table, twin.seat, twin.stage) == (asked.table, asked.seat, asked.stage)
            assert twin.position != asked.position
    alone = next(case for case in cases(0, 2) if case.table == "solo")
    assert twins(alone, rng, 2) == []


def test_a_case_tells_where_it_is() -> None:
    asked = Case("2 players", b"", 1, Stage.LIFT_OR_STOP, 4)
    assert str(asked) == "2 players, round 4, seat 2, stage 'lift-or-stop'"
