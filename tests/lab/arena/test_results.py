"""The file of a run: goes on after any kind of end, and takes no other run's games."""

from pathlib import Path

import pytest

from sagrada.lab.arena.plan import Plan, PlanError, make_plan
from sagrada.lab.arena.results import Results
from tests.lab.games import by_player

PLAN = make_plan(["greedy", "random"], deals=3)
GAMES = [game for deal in (1, 2, 3) for game in by_player(PLAN, deal, 30, 20)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with the first three games."""
    path = tmp_path / "run.jsonl"
    results = Results(path, PLAN)
    for game in GAMES[:3]:
        results.add(game)
    results.close()
    return path


def finished(path: Path) -> list[object]:
    results = Results(path, PLAN)
    results.close()
    return list(results.finished.values())


def test_games_are_kept(path: Path) -> None:
    assert finished(path) == GAMES[:3]
    assert len(path.read_text().splitlines()) == 4


def test_a_game_is_on_disk_at_once(path: Path) -> None:
    results = Results(path, PLAN)
    results.add(GAMES[3])
    assert finished(path) == GAMES[:4]
    results.close()


@pytest.mark.parametrize("cut", [1, 2, 30])
def test_a_line_cut_short_is_lost_and_nothing_else(path: Path, cut: int) -> None:
    path.write_bytes(path.read_bytes()[:-cut])
    assert finished(path) == GAMES[:2]
    results = Results(path, PLAN)
    results.add(GAMES[2])
    results.close()
    assert finished(path) == GAMES[:3]


def test_a_header_cut_short_begins_anew(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:20])
    assert finished(path) == []
    assert len(path.read_text().splitlines()) == 1


def test_more_deals_go_into_the_same_file_and_fewer_leave_it_alone(path: Path) -> None:
    content = path.read_bytes()
    for deals, games in ((1, 2), (10, 3)):
        results = Results(path, make_plan(PLAN.specs, deals=deals))
        results.close()
        assert len(results.finished) == games
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    ("plan", "words"),
    [
        (make_plan(["random", "greedy"]), 'specs ["greedy", "random"], not ["random", "greedy"]'),
        (make_plan(PLAN.specs, seed=2), "seed 1, not 2"),
        (make_plan(PLAN.specs, edition="it"), 'edition "en", not "it"'),
        (make_plan(PLAN.specs, ms=5), "ms 60000, not 5"),
        (make_plan(["greedy"], solo=True), "holds a different run"),
    ],
)
def test_another_run_is_refused(path: Path, plan: Plan, words: str) -> None:
    content = path.read_bytes()
    with pytest.raises(PlanError) as caught:
        Results(path, plan)
    assert caught.value.field == "out"
    assert words in str(caught.value)
    assert path.read_bytes() == content


def test_a_file_with_earlier_names_of_options_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    plan = make_plan(["search:playouts=2,envy=0.5", "learned:hurdle=2.0"], deals=2)
    first, second, *_ = by_player(plan, 1, 30, 20)
    results = Results(path, plan)
    results.add(first)
    results.close()
    text = path.read_text()
    for new, old in (("opponent_weight", "envy"), ("tool_margin", "hurdle")):
        assert new in text
        text = text.replace(new, old)
    path.write_text(text)
    results = Results(path, plan)
    assert list(results.finished.values()) == [first]
    results.add(second)
    results.close()
    assert path.read_text().startswith(text)
    other = make_plan(["search:playouts=2,opponent_weight=0.6", "learned:tool_margin=2.0"])
    with pytest.raises(PlanError, match="holds a different run"):
        Results(path, other)


@pytest.mark.parametrize("specs", ['["greedy"]', '["stockfish", "random"]', "[1, 2]", "null", "3"])
def test_other_specs_in_the_header_are_refused(path: Path, specs: str) -> None:
    path.write_text(path.read_text().replace('["greedy","random"]', specs, 1))
    with pytest.raises(PlanError, match=r"holds a different run \(specs "):
        Results(path, PLAN)


@pytest.mark.parametrize("content", ["my diary", "my diary\n", "[]\n", '{"a":1}\n', "\n"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / "diary.txt"
    path.write_text(content)
    with pytest.raises(PlanError, match="isn’t a results file"):
        Results(path, PLAN)
    assert path.read_text() == content


@pytest.mark.parametrize("line", ["garbage", "{}", '{"deal": 1}', ""])
def test_a_bad_line_in_the_middle_is_named(path: Path, line: str) -> None:
    lines = path.read_text().splitlines()
    lines[2] = line
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(PlanError, match=r"can’t read line 3 of "):
        Results(path, PLAN)


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    for place in (tmp_path, tmp_path / "nowhere" / "run.jsonl"):
        with pytest.raises(PlanError, match="can’t use"):
            Results(place, PLAN)
