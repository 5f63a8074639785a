"""Playouts: fair, repeatable, and the same with and without a C compiler."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from sagrada.bots.value.playouts import Playouts, solo_chance, solo_lean
from sagrada.bots.value.shape import CANDIDATES
from sagrada.bots.value.turn_chooser import TurnChooser
from sagrada.bots.value.weights import learned_value_function
from sagrada.engine.dice import Colour
from sagrada.engine.state import GameState
from sagrada.kernel.convert import from_engine
from sagrada.kernel.layout import MOVE_DRAFT, MOVE_END, MOVE_PLACE
from tests.tabletop import a_turn, window

RED, YELLOW, GREEN, BLUE, PURPLE = Colour
DRAFT_R6 = MOVE_DRAFT + 5
AT_A1 = MOVE_PLACE

PROBE = """
import json, random
from sagrada.bots.value.playouts import Playouts
from sagrada.bots.value.shape import WEIGHTS
from sagrada.bots.value.turn_chooser import TurnChooser
from sagrada.bots.value.value_function import ValueFunction
from sagrada.kernel.convert import from_engine
from sagrada.kernel.state import COMPILED
from tests.tabletop import a_turn, window
rng = random.Random(1)
value_function = ValueFunction([rng.uniform(-1, 1) for _ in range(WEIGHTS)])
value_function.remember_windows()
found = [COMPILED]
for others in range(3):
    windows = [window("virtus", {"A1": "G1"}) for _ in range(1 + others)]
    state = from_engine(
        a_turn(*windows, pool="R6 Y2 B3 P4 G5", tools=(7, 4, 11), public=("color-variety",))
    )
    chooser = TurnChooser(value_function, 0.5, samples=1, quick=True)
    playouts = Playouts(chooser, rounds=1, opponent_weight=0.5)
    playouts.begin(state, 0, 7)
    for move in state.legal()[:3]:
        at = playouts.add(move)
        playouts.play(at, 2)
        found.append([playouts.result(at), playouts.utility(at), playouts.latest()])
print(json.dumps(found))
"""


def test_the_sources_play_out_as_the_extensions_do() -> None:
    path = os.pathsep.join([str(Path.cwd()), *filter(None, [os.environ.get("PYTHONPATH")])])
    found = []
    for wish in ("", "1"):
        environment = {**os.environ, "SAGRADA_UNCOMPILED": wish, "PYTHONPATH": path}
        command = [sys.executable, "-c", PROBE]
        done = subprocess.run(command, env=environment, capture_output=True, check=True)
        found.append(json.loads(done.stdout))
    extensions, sources = found
    assert sources[0] is False
    assert extensions[1:] == sources[1:]


def new_playouts(rounds: int = 2, opponent_weight: float = 0.0) -> Playouts:
    chooser = TurnChooser(learned_value_function(), 1.5, samples=2, quick=True)
    return Playouts(chooser, rounds, opponent_weight)


def second_round(private: tuple[Colour, ...] = (RED, BLUE), theirs: str = "G1") -> GameState:
    mine = window("virtus", {"A1": "G1"})
    return a_turn(
        mine, window("virtus", {"A1": theirs}), pool="R6 Y2", track=("P1",), private=private
    )


def result(state: GameState, seed: int = 3, number: int = 20) -> tuple[int, float, float, float]:
    playouts = new_playouts()
    playouts.begin(from_engine(state), 0, seed)
    playouts.play(playouts.add(MOVE_END), number)
    return playouts.result(0)


def test_a_seed_repeats_them_and_another_does_not() -> None:
    assert result(second_round()) == result(second_round())
    assert result(second_round()) != result(second_round(), seed=4)


def test_they_do_not_know_what_others_collect() -> None:
    """The private colors of other seats are sampled, whatever the state says."""
    assert result(second_round((RED, BLUE))) == result(second_round((RED, PURPLE)))
    assert result(second_round((RED, BLUE))) != result(second_round((YELLOW, BLUE)))


def test_candidates_meet_the_same_dice() -> None:
    """Two that do the same come to the same, playout by playout."""
    playouts = new_playouts()
    playouts.begin(from_engine(second_round()), 0, 1)
    alone = playouts.add(MOVE_END)
    playouts.play(alone, 12)
    again = playouts.add(MOVE_END)
    for _ in range(12):
        playouts.play(again, 1)
    assert playouts.result(alone) == playouts.result(again)
    assert playouts.visits(again) == 12


def test_the_last_turn_is_exact() -> None:
    """Nothing is left to chance: the points are those on the score sheet."""
    mine = window("virtus", {"A2": "G1"})
    state = a_turn(mine, window("virtus"), pool="R6", round=10, turn_number=3, private=(RED, BLUE))
    playouts = new_playouts()
    playouts.begin(from_engine(state), 0, 1)
    playouts.add(MOVE_END)
    playouts.add(DRAFT_R6, AT_A1)
    playouts.play(0, 3)
    playouts.play(1, 3)
    assert playouts.result(0) == (3, 3 - 19, 0.0, 1.0)
    assert playouts.result(1) == (3, 3 - 18 + 6, 0.0, 1.0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_equal_seats_have_equal_chances(players: int) -> None:
    """With more seats it is likelier that somebody gets ahead by luck. All play as well here."""
    windows = [window("virtus", {"A1": "G1"}) for _ in range(players)]
    playouts = new_playouts()
    playouts.begin(from_engine(a_turn(*windows, pool="R6 Y2 B3 P4 G5 R2 Y3 B4 P5", round=2)), 0, 1)
    playouts.play(playouts.add(-1), 200)
    assert playouts.result(0)[3] == pytest.approx(1 / players, abs=0.06)


def test_the_others_can_use_tools_too() -> None:
    """RULES tool 10: what the others can do with a tool brings them points."""
    theirs = window("virtus", {"A2": "G1"})
    state = a_turn(
        window("virtus"),
        theirs,
        pool="R1 R1 B1",
        tools=(10,),
        round=10,
        turn_number=2,
        private=(BLUE, RED),
        start=1,
        favor=30,
    )
    chances = []
    for thorough in (False, True):
        chooser = TurnChooser(learned_value_function(), 1.5, samples=2, quick=True)
        playouts = Playouts(chooser, 2, 1.0, thorough)
        playouts.begin(from_engine(state), 0, 1)
        playouts.play(playouts.add(MOVE_END), 20)
        chances.append(playouts.utility(0))
    assert chances[1] < chances[0]


def test_the_opponent_weight_counts_what_the_others_get() -> None:
    state = from_engine(second_round())
    utilities = []
    for opponent_weight in (0.0, 1.0):
        playouts = new_playouts(opponent_weight=opponent_weight)
        playouts.begin(state, 0, 1)
        playouts.play(playouts.add(MOVE_END), 5)
        utilities.append(playouts.utility(0))
        is_own_points = playouts.utility(0) == pytest.approx(playouts.result(0)[1])
        assert is_own_points == (opponent_weight == 0)
    assert utilities[1] < utilities[0] - 20


def test_the_win_weight_counts_the_chance_to_win() -> None:
    chooser = TurnChooser(learned_value_function(), 1.5, samples=4, quick=True)
    playouts = Playouts(chooser, 2, 0.0, win_weight=60.0)
    playouts.begin(from_engine(second_round()), 0, 3)
    at = playouts.add(MOVE_END)
    playouts.play(at, 10)
    _, points, _, win_chance = playouts.result(at)
    assert 0 < win_chance < 1
    assert playouts.utility(at) == pytest.approx(points + 60 * win_chance)


def test_a_whole_turn_is_judged_as_its_playouts() -> None:
    """The same turn, seed and dice: only the hidden colors are known to the judge."""
    root = from_engine(second_round())
    judge = new_playouts()
    passed = judge.judge(root, root, 20, 3)
    assert passed == judge.judge(root, root, 20, 3)
    assert passed != judge.judge(root, root, 20, 4)
    assert passed == pytest.approx(result(second_round())[1], abs=1.5)
    drafted = root.copy()
    drafted.apply_move(DRAFT_R6)
    drafted.apply_move(drafted.legal()[0])
    assert judge.judge(root, drafted, 20, 3) > passed, "its own color in time"


def test_there_is_room_for_so_many() -> None:
    playouts = new_playouts()
    playouts.begin(from_engine(second_round()), 0, 1)
    for _ in range(CANDIDATES):
        playouts.add(MOVE_END)
    with pytest.raises(ValueError, match="room for"):
        playouts.add(MOVE_END)
    with pytest.raises(ValueError, match="no candidate"):
        playouts.play(CANDIDATES, 1)
    assert playouts.result(0) == (0, 0.0, 0.0, 0.0)


def test_each_playout_can_be_looked_at() -> None:
    """A game review needs every seat's result, and positions as they are."""
    state = from_engine(second_round())
    playouts = new_playouts()
    playouts.begin(state, 0, 7)
    at = playouts.add(-1)
    rows = []
    for _ in range(4):
        playouts.play(at, 1)
        rows.append(playouts.latest())
    assert all(abs(sum(chance for _, chance in row) - 1) < 1e-9 for row in rows)
    visits, points, _, chance = playouts.result(at)
    assert visits == 4
    assert abs(points - sum(row[0][0] for row in rows) / 4) < 1e-9
    assert abs(chance - sum(row[0][1] for row in rows) / 4) < 1e-9
    playouts.begin(state, 0, 7, first_number=2)
    playouts.play(playouts.add(-1), 1)
    assert playouts.latest() == rows[2]


def test_face_up_playouts_know_every_color() -> None:
    chooser = TurnChooser(learned_value_function(), 1.5, samples=2, quick=True)
    found = []
    for theirs in (BLUE, PURPLE):
        for face_up in (False, True):
            playouts = Playouts(chooser, 2, 0.0, thorough=True, face_up=face_up)
            playouts.begin(from_engine(second_round((RED, theirs))), 0, 7)
            playouts.play(playouts.add(-1), 4)
            found.append(playouts.latest())
    assert found[0] == found[2]
    assert found[1] != found[3]


@pytest.mark.parametrize(("until", "rounds"), [(3, 2), (5, 3), (10, 8)])
def test_early_playouts_go_on_to_a_round(until: int, rounds: int) -> None:
    """From round 2, to the end of round 5 is three rounds more; two are played in any case."""
    found = []
    for planned, stop in ((2, until), (rounds, 0)):
        chooser = TurnChooser(learned_value_function(), 0.0, samples=2, quick=True)
        playouts = Playouts(chooser, planned, 0.0, win_weight=30.0, until=stop)
        playouts.begin(from_engine(second_round()), 0, 3)
        playouts.play(playouts.add(MOVE_END), 20)
        found.append((playouts.result(0), playouts.utility(0), playouts.latest()))
    assert found[0] == found[1]


@pytest.mark.parametrize("thorough", [False, True])
def test_thorough_figures_add_what_master_would_get(thorough: bool) -> None:
    """To the end of the game all points are whole, less what is added for each of 17 turns."""
    chooser = TurnChooser(learned_value_function(), 0.0, samples=2, quick=True)
    playouts = Playouts(chooser, 8, 0.0, thorough)
    playouts.begin(from_engine(second_round()), 0, 3)
    playouts.play(playouts.add(MOVE_END), 1)
    for points, _ in playouts.latest():
        whole = points - 17 * 0.08 * thorough
        assert whole == pytest.approx(round(whole), abs=1e-9)


def test_a_margin_of_nothing_wins_more_than_half_of_solo_games() -> None:
    for turns in (4, 16):
        assert solo_chance(-solo_lean(), turns) == 0.5
        assert 0.5 < solo_chance(0, turns) < solo_chance(3, turns)
