"""`sagrada lab`: tables of recorded games; training is tested where PyTorch is (tests/lab/ppo)."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from sagrada.cli.app import run


@pytest.fixture
def games(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    words = ["arena", "random", "greedy", "--deals", "2", "--workers", "1"]
    assert run([*words, "--records", str(folder)]) == 0
    return folder


@pytest.mark.parametrize(("option", "ending"), [([], "parquet"), (["--csv"], "csv")])
def test_export_says_what_it_wrote(
    games: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    option: list[str],
    ending: str,
) -> None:
    capsys.readouterr()
    out = tmp_path / "tables"
    assert run(["lab", "export", str(games), "--out", str(out), *option]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"{out}/games.{ending}: 4 rows"
    assert lines[1] == f"{out}/seats.{ending}: 8 rows"
    assert len(lines) == len(list(out.iterdir())) == 6


def test_bad_input_gets_a_sentence(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    for words, said in (
        (["export", "nowhere", "--out", "x"], "RECORDS: nowhere: there’s no such file"),
        (["export", str(games), "--out", str(tmp_path / "file" / "x")], "--out: can’t make"),
        (["export", str(tmp_path / "file"), "--out", "x"], "RECORDS: "),
        (["export", str(games)], "--out"),
        (["fly"], "fly"),
    ):
        capsys.readouterr()
        assert run(["lab", *words]) == 2
        err = capsys.readouterr().err
        assert said in err
        assert err.count("\n") == 1


@pytest.mark.skipif(find_spec("torch") is not None, reason="PyTorch is installed")
def test_training_says_what_it_needs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lab", "train"]) == 1
    assert 'pip install "sagrada-game[train]"' in capsys.readouterr().err
