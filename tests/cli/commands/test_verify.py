"""`sagrada verify`: what it says, and its exit codes."""

from pathlib import Path

import pytest

from tests.cli.games import finished
from tests.cli.running import assert_refused, sagrada

TEXT = finished(players=4)


def test_a_true_record(tmp_path: Path) -> None:
    path = tmp_path / "game.sagrada"
    path.write_text(TEXT, encoding="utf-8")
    ran = sagrada("verify", str(path))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Verified: the seed matches its commitment and all ")
    answer = sagrada("verify", str(path), "--json").json
    assert (answer["good"], answer["findings"]) == (True, [])
    assert answer["checked"] > 90
    assert sagrada("verify", "-", stdin=TEXT).code == 0


@pytest.mark.parametrize(
    ("old", "new", "finding"),
    [
        (
            "\n*: start ",
            "\n*: start 4 # ",
            'the record says "*: start 4", but the seed gives "*: start',
        ),
        ('[Seed "', '[Seed "00', None),
        ('[Result "', '[Result "1', "Result: "),
        ("[Seed", "# [Seed", "Seed: the header is missing"),
        ("[Commitment", "# [Commitment", "Commitment: the header is missing"),
    ],
)
def test_a_record_that_is_not_true(old: str, new: str, finding: str | None) -> None:
    changed = TEXT.replace(old, new, 1)
    ran = sagrada("verify", "-", stdin=changed)
    if finding is None:
        assert_refused(ran, "-: ", "Seed", "64 hexadecimal digits")
        return
    assert (ran.code, ran.err) == (1, "")
    assert finding in ran.out
    assert ran.out.rstrip().endswith("rolls, draws and deals match the seed.")
    answer = sagrada("verify", "-", "--json", stdin=changed)
    assert answer.code == 1
    assert not answer.json["good"]
    assert any(finding in line for line in answer.json["findings"])


def test_a_record_cut_in_the_middle() -> None:
    lines = TEXT.splitlines()
    cut = "\n".join(line for line in lines[: len(lines) // 2] if not line.startswith("[Result"))
    ran = sagrada("verify", "-", stdin=cut)
    assert ran.code == 1
    assert "The game isn’t over" in ran.out
    assert_refused(sagrada("verify", "-", stdin=cut + "\n1: dra"), "line", '"dra"')


def test_what_is_no_record() -> None:
    assert_refused(sagrada("verify", "/no/such/file"), "can’t read it")
    assert_refused(sagrada("verify", "-", stdin=b"\0\1"), "isn’t a text file")
    assert_refused(sagrada("verify", "-", stdin=""), "Player1")
