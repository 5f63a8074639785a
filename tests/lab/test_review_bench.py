"""The command that measures reviews: it goes on where it stopped, and writes grades."""

import json
from pathlib import Path

import pytest

from sagrada.lab import review_bench
from sagrada.lab.review_bench import error_lines, grades, interval, luck_lines, play, run


def test_games_can_be_repeated() -> None:
    assert play("apprentice", 2, 3).scores == play("apprentice", 2, 3).scores


def test_it_goes_on_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keep = tmp_path / "kept" / "measured.jsonl"
    found = list(run("luck", ["apprentice"], [1, 2], 2, "quick", keep))
    assert len(found) == 4
    assert all(each["what"] == "luck" for each in found)
    monkeypatch.setattr(
        review_bench, "measure_luck", lambda *_: pytest.fail("it was measured before")
    )
    assert list(run("luck", ["apprentice"], [1, 2], 2, "quick", keep)) == found
    table = list(luck_lines(found, ["apprentice"]))
    assert table[2].startswith("| solo | apprentice | 2 | ")
    assert table[3].startswith("| 2 players | apprentice | 2 | ")
    review_bench.main(
        ["luck", "--games", "2", "--levels", "apprentice", "--effort", "quick", "--keep", str(keep)]
    )
    assert capsys.readouterr().out == "\n".join(table) + "\n"


@pytest.mark.slow
def test_errors_become_grades(tmp_path: Path) -> None:
    found = list(run("errors", ["apprentice"], [1], 2, "quick", tmp_path / "measured.jsonl"))
    before = '{"version": 1, "errors": {"2": {"master": [0.5]}, "solo": {"master": [0.1]}}}'
    stored = json.loads(grades(before, found))["errors"]
    assert stored["2"] == {"master": [0.5]}
    assert [*stored["solo"]] == ["apprentice"]
    assert len(stored["solo"]["apprentice"]) == 2
    assert stored["solo"]["apprentice"] == sorted(stored["solo"]["apprentice"])
    assert next(iter(list(error_lines(found, ["apprentice"]))[2:])).startswith("| solo | apprent")


def test_an_interval_is_of_a_mean() -> None:
    assert interval([1.0, 1.0, 1.0]) == "1.00 ± 0.00"
    assert interval([2.0]) == "2.00"
    assert interval([0.0, 1.0], 1) == "0.5 ± 6.4"
