"""`sagrada perft`: counts, the divide on a mismatch, JSON."""

import re
from pathlib import Path

import pytest

from tests.cli.running import assert_refused, sagrada

FILES = Path(__file__).parents[2] / "perft"
LATHEKIN, TAP_WHEEL = str(FILES / "lathekin-2.perft"), str(FILES / "tap-wheel-2.perft")


@pytest.fixture
def wrong(tmp_path: Path) -> str:
    """A file whose second count is not right."""
    text = Path(LATHEKIN).read_text(encoding="utf-8")
    path = tmp_path / "wrong.perft"
    path.write_text(re.sub(r"perft 2: \d+", "perft 2: 7", text), encoding="utf-8")
    return str(path)


def test_counts_that_are_right() -> None:
    ran = sagrada("perft", LATHEKIN, TAP_WHEEL)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert {line.split(": ")[0] for line in lines} == {LATHEKIN, TAP_WHEEL}
    assert all(line.endswith(" as expected") for line in lines)


def test_a_mismatch_shows_the_divide(wrong: str) -> None:
    ran = sagrada("perft", LATHEKIN, wrong)
    assert ran.code == 1
    assert ", expected 7; the divide:\n  1: " in ran.out
    answers = sagrada("perft", wrong, "--json").answers
    assert [answer["right"] for answer in answers].count(False) == 1
    (bad,) = (answer for answer in answers if not answer["right"])
    assert (bad["file"], bad["depth"], bad["expected"]) == (wrong, 2, 7)
    assert sum(bad["divide"].values()) == bad["counted"]
    assert all("divide" not in answer for answer in answers if answer["right"])


def test_one_depth_and_the_divide() -> None:
    (one,) = sagrada("perft", LATHEKIN, "--depth", "1", "--json").answers
    assert (one["depth"], one["right"]) == (1, True)
    ran = sagrada("perft", LATHEKIN, "--depth", "1", "--divide")
    assert ran.out.count("\n") == 1 + one["counted"]
    assert "  1: end: 1\n" in ran.out


def test_a_depth_that_the_file_does_not_name(tmp_path: Path) -> None:
    text = Path(LATHEKIN).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("perft 2")]
    path = tmp_path / "short.perft"
    path.write_text("\n".join(lines), encoding="utf-8")
    ran = sagrada("perft", str(path), "--depth", "2")
    assert ran.code == 0
    assert ran.out.rstrip().endswith("(the file gives no count)")


def test_what_is_no_perft_file(tmp_path: Path) -> None:
    text = Path(LATHEKIN).read_text(encoding="utf-8")
    assert_refused(sagrada("perft", "-", stdin="players: 2\n"), "no count to check")
    assert_refused(sagrada("perft", "-", stdin=text[:40]), "-: ")
    assert_refused(sagrada("perft", "-", stdin=b"\0"), "isn’t a text file")
    # Nothing is counted before all files are read.
    assert_refused(sagrada("perft", LATHEKIN, "/no/such/file"), "can’t read it")
    assert_refused(sagrada("perft"), "FILE")


@pytest.mark.parametrize("depth", ["0", "13"])
def test_a_depth_out_of_range(depth: str) -> None:
    assert_refused(sagrada("perft", LATHEKIN, "--depth", depth), "--depth", "1 to 12")
