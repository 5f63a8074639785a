"""Records of a run: every game in a folder, and a table that says how they ended."""

import csv
from pathlib import Path

import pytest

from sagrada.game.files import load
from sagrada.lab.arena.plan import PlanError, make_plan
from sagrada.lab.arena.records import RUN, TABLE
from sagrada.lab.arena.run import play

PLAN = make_plan(["random", "greedy"], deals=2, seed=4)


def rows(folder: Path) -> list[dict[str, str]]:
    with (folder / TABLE).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.parametrize("workers", [1, 2])
def test_every_game_is_kept_with_its_row(tmp_path: Path, workers: int) -> None:
    run = play(PLAN, workers=workers, records=tmp_path / "games")
    found = {row["record"]: row for row in rows(tmp_path / "games")}
    assert len(found) == len(run.games) == 4
    for game in run.games:
        name = f"deal-{game.fixture.deal}-lineup-1-2-rotation-{game.fixture.rotation}.sagrada"
        row = found[name]
        assert tuple(int(row[f"score_{seat}"]) for seat in (1, 2)) == game.scores
        assert row["spec_1"] == PLAN.specs[game.fixture.seats[0]]
        assert float(row["win_1"]) == game.win_share(0)
        played = load(tmp_path / "games" / name)
        assert played.is_over
        assert tuple(played.state.to_act) == ()


def test_a_run_goes_on_and_replaces_what_is_lost(tmp_path: Path) -> None:
    folder, out = tmp_path / "games", tmp_path / "run.jsonl"
    play(make_plan(["random", "greedy"], deals=1, seed=4), workers=1, out=out, records=folder)
    lost = next(folder.glob("deal-1-*-rotation-0.sagrada"))
    text = lost.read_text(encoding="utf-8")
    lost.unlink()
    with (folder / TABLE).open("a", encoding="utf-8") as table:
        table.write("deal-1-lineup")  # a row that a kill cut off
    play(PLAN, workers=1, out=out, records=folder)
    assert lost.read_text(encoding="utf-8") == text
    assert len({row["record"] for row in rows(folder)}) == len(rows(folder)) == 4
    assert out.read_text(encoding="utf-8").count("\n") == 5, "a line for the run and each game"


def test_records_without_results_are_played_into_the_same_folder(tmp_path: Path) -> None:
    first = play(PLAN, workers=1, records=tmp_path)
    again = play(PLAN, workers=1, records=tmp_path)
    assert [game.scores for game in first.games] == [game.scores for game in again.games]
    assert len(rows(tmp_path)) == 4


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    play(PLAN, workers=1, records=tmp_path / "games")
    other = make_plan(["random", "greedy"], deals=2, seed=5)
    with pytest.raises(PlanError, match=f"holds a different run .{RUN}"):
        play(other, workers=1, records=tmp_path / "games")
    with pytest.raises(PlanError, match="isn’t empty"):
        play(PLAN, workers=1, records=tmp_path)
    (tmp_path / "file").touch()
    with pytest.raises(PlanError, match="can’t use"):
        play(PLAN, workers=1, records=tmp_path / "file")
