"""The command of the bench, in its shortest form."""

import pytest

from sagrada.lab.value_bench.__main__ import main


@pytest.mark.slow
def test_one_command_measures_everything(capsys: pytest.CaptureFixture[str]) -> None:
    least = ["--self-play", "40", "--positions", "40", "--games", "40", "--players", "1", "2"]
    assert main(["v1", "latest", *least]) == 0
    printed = capsys.readouterr().out
    headings = (
        "Self-play without tools",
        "Choices of one position",
        "v1, 1 players",
        "The scale",
        "How much",
    )
    for heading in headings:
        assert f"## {heading}" in printed
    assert printed.count(" ± ") > 20


@pytest.mark.parametrize("wrong", [["--games", "1"], ["nowhere.bin"]])
def test_what_cannot_be_measured(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(wrong)
    assert wrong[-1] in capsys.readouterr().err or "--games" in capsys.readouterr().err
