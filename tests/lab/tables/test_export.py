"""Tables on disk: the same rows in both formats, whole or not at all."""

import csv
from pathlib import Path

import pytest
from pyarrow import parquet

from sagrada.lab.arena.plan import make_plan
from sagrada.lab.arena.run import play
from sagrada.lab.tables import export as export_module
from sagrada.lab.tables.export import ExportError, TableFormat, export
from sagrada.lab.tables.schema import TABLES
from sagrada.lab.tables.sources import NoRecords, find_sources
from sagrada.lab.training_progress import OutputError


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("arena") / "games"
    play(make_plan(["greedy", "random"], deals=3, seed=2), workers=1, records=folder)
    return folder


def test_both_formats_hold_the_same(
    games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(export_module, "GAMES_AT_ONCE", 2)
    told: list[int] = []
    counts = export(find_sources([games]), tmp_path / "p", tell=told.append)
    assert told == [1, 2, 3, 4, 5, 6]
    assert export(find_sources([games]), tmp_path / "c", TableFormat.CSV) == counts
    assert (counts["games"], counts["seats"]) == (6, 12)
    for table in TABLES:
        whole = parquet.read_table(tmp_path / "p" / f"{table}.parquet").to_pylist()
        assert len(whole) == counts[table]
        with (tmp_path / "c" / f"{table}.csv").open(encoding="utf-8", newline="") as file:
            rows = list(csv.DictReader(file))
        assert [
            {
                name: "" if cell is None else str(int(cell) if isinstance(cell, bool) else cell)
                for name, cell in row.items()
            }
            for row in whole
        ] == rows
    assert sorted(path.name for path in (tmp_path / "p").iterdir()) == sorted(
        f"{table}.parquet" for table in TABLES
    )


def test_deals_come_in_order(games: Path, tmp_path: Path) -> None:
    export(find_sources([games]), tmp_path)
    table = parquet.read_table(tmp_path / "games.parquet")
    assert table["deal"].to_pylist() == [1, 1, 2, 2, 3, 3]
    assert table["rotation"].to_pylist() == [0, 1] * 3


def test_any_record_can_be_exported(games: Path, tmp_path: Path) -> None:
    one = sorted(games.glob("*.sagrada"))[0]
    assert export(find_sources([one]), tmp_path)["games"] == 1
    assert parquet.read_table(tmp_path / "games.parquet")["deal"].to_pylist() == [None]


def test_a_broken_record_is_named_and_leaves_nothing(games: Path, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    for path in sorted(games.glob("*.sagrada"))[:2]:
        (folder / path.name).write_bytes(path.read_bytes())
    text = path.read_text(encoding="utf-8")
    (folder / path.name).write_text(text.replace(", end", "", 1), encoding="utf-8")
    with pytest.raises(ExportError, match=rf"{path.name}: line \d+: "):
        export(find_sources([folder]), tmp_path / "out", TableFormat.CSV)
    assert list((tmp_path / "out").iterdir()) == []


def test_a_game_that_is_not_over_is_left_out(games: Path, tmp_path: Path) -> None:
    text = sorted(games.glob("*.sagrada"))[0].read_text(encoding="utf-8")
    head = [line for line in text.split("\n# --- round 5")[0].splitlines() if "Result" not in line]
    (tmp_path / "g.sagrada").write_text("\n".join(head) + "\n", encoding="utf-8")
    assert export(find_sources([tmp_path / "g.sagrada"]), tmp_path / "o")["games"] == 0


def test_places_without_records_get_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(NoRecords, match="there’s no such file or folder"):
        find_sources([tmp_path / "none"])
    with pytest.raises(NoRecords, match="no records there"):
        find_sources([tmp_path])
    (tmp_path / "games.csv").write_text("a,b\n1,2\n", encoding="utf-8")
    with pytest.raises(NoRecords, match="this isn’t a table of the arena"):
        find_sources([tmp_path])


def test_a_game_twice_is_refused(games: Path) -> None:
    with pytest.raises(NoRecords, match="is there twice"):
        find_sources([games, games])


def test_what_cannot_be_written_is_found_first(games: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(OutputError, match="can’t make"):
        export(find_sources([games]), tmp_path / "file" / "out")
    (tmp_path / "turns.parquet").mkdir()
    with pytest.raises(OutputError, match=r"turns.parquet: it’s a folder"):
        export(find_sources([games]), tmp_path)
