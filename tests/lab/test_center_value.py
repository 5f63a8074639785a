"""Centering: values are right on average afterward, and the choices of a turn stay in order."""

from pathlib import Path

import pytest

from sagrada.bots.value.shape import FEATURES, FEATURES_V1, TOKENS, TOOLS, TURNS, first_weight
from sagrada.bots.value.weights import command_of, learned_value_function, load
from sagrada.lab.center_value import _missing, centered, main


def test_a_bias_is_taken_out() -> None:
    weights = learned_value_function().all_weights()
    biased = list(weights)
    first = first_weight(1, turns=11)
    for feature in range(TOKENS, TOOLS):
        biased[first + feature] += 4.0
    found = centered(biased, seats=20, sizes=[1])
    change = set()
    for feature in range(TOKENS, TOOLS):  # the same whatever the tokens are
        change.add(round(found[first + feature] - biased[first + feature], 9))
    assert max(change) - min(change) < 1e-6
    assert -9 < min(change) < 1
    for turns in range(TURNS):
        first = first_weight(1, turns)
        rich = slice(first + FEATURES_V1, first + FEATURES)
        assert found[rich] == biased[rich]


def test_every_turn_is_looked_at() -> None:
    missing = _missing(learned_value_function(), players=1, games=2)
    assert sorted(missing) == list(range(1, 21))


def test_the_command_writes_a_file(tmp_path: Path) -> None:
    out = tmp_path / "centered.bin"
    assert main(["--seats", "4", "--players", "4", "--out", str(out)]) == 0
    asked = "python -m sagrada.lab.center_value --seats 4 --players 4"
    assert command_of(str(out)) == f"{command_of(None)} && {asked}"
    before, after = (each.all_weights() for each in (learned_value_function(), load(out)))
    fours = first_weight(4, 0)
    assert before[:fours] == after[:fours]
    assert before[fours:] != after[fours:]


@pytest.mark.parametrize(
    ("asked", "said"),
    [(["--seats", "3"], "--seats: must be at least 4"), (["--out", "/nowhere/x"], "can’t write")],
)
def test_bad_options_are_refused(
    asked: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(asked)
    assert said in capsys.readouterr().err
