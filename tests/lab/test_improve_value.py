"""Policy iteration: the same command gives the same weights, and a stopped run goes on."""

from pathlib import Path
from typing import Any

import pytest

from sagrada.bots.value.shape import FEATURES, SET_SIZE, TOKENS, TOOLS, WEIGHTS
from sagrada.bots.value.weights import command_of, learned_value_function, parse_weights
from sagrada.lab import improve_value
from sagrada.lab.improve_value import STEPS, GenerationJob, main, run_generations
from sagrada.lab.training_progress import Progress

JOBS = [GenerationJob("latest", 1, generation, STEPS, 3) for generation in (1, 2)]
SOLO = learned_value_function().weights_between(0, SET_SIZE)


@pytest.mark.slow
def test_a_run_goes_on_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = run_generations(JOBS, SOLO)
    assert whole == run_generations(JOBS, SOLO)
    assert SOLO != whole[0] != whole[1]
    steps = 0
    keep = Progress.keep

    def keep_some(*args: Any) -> None:
        nonlocal steps
        keep(*args)
        steps += 1
        if steps in (7, STEPS, STEPS + 9):
            raise KeyboardInterrupt

    monkeypatch.setattr(Progress, "keep", keep_some)
    for _ in range(3):
        with pytest.raises(KeyboardInterrupt):
            run_generations(JOBS, SOLO, tmp_path)
    assert run_generations(JOBS, SOLO, tmp_path) == whole
    assert steps == 2 * STEPS, "no step was learned twice"


@pytest.mark.slow
def test_every_generation_has_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(improve_value, "CENTERING_SEATS", 4)
    out, progress = tmp_path / "out.bin", tmp_path / "progress"
    command = ["--generations", "2", "--positions", "1", "--players", "1"]
    where = ["--workers", "1", "--out", str(out), "--progress", str(progress)]
    assert main([*command, *where]) == 0
    said = "python -m sagrada.lab.improve_value --generations 2 --positions 1 --seed 1 --players 1"
    assert command_of(str(out)) == f"{command_of(None)} && {said}"
    first = parse_weights((progress / "generation-1.bin").read_bytes())
    last = parse_weights(out.read_bytes())
    assert first[:SET_SIZE] != last[:SET_SIZE]
    changed = {at % FEATURES for at in range(SET_SIZE, WEIGHTS) if first[at] != last[at]}
    assert changed <= set(range(TOKENS, TOOLS)), "of the others, only the bias is taken out"


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--generations", "0"], "--generations: must be at least 1"),
        (["--positions", "0"], "--positions: must be at least 1"),
        (["--start", "nowhere.bin"], "nowhere.bin: can’t read it"),
        (["--out", "/nowhere/out.bin"], "can’t write /nowhere/out.bin"),
    ],
)
def test_bad_options_are_refused_at_once(
    asked: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = ["--out", str(tmp_path / "out.bin"), "--progress", str(tmp_path)]
    with pytest.raises(SystemExit):
        main([*out, *asked])
    assert said in capsys.readouterr().err
