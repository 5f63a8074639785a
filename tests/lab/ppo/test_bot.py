"""The bot `ppo`: named by an entry point, it plays what its policy says, from what it sees."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from sagrada.bots.bot import Budget
from sagrada.bots.outside import make_bot, parse_spec
from sagrada.bots.spec import SpecError
from sagrada.engine.options import Setup
from sagrada.kernel.codes import code_of
from sagrada.kernel.layout import MOVE_PATTERN
from sagrada.lab.arena.arena import arena
from sagrada.lab.environments.one_game import OneGame
from sagrada.lab.ppo.bot import PpoBot
from sagrada.lab.ppo.policy import Policy


@pytest.mark.parametrize("players", [1, 2, 3])
def test_it_plays_what_its_policy_says(policy_file: Path, players: int) -> None:
    bot, policy = PpoBot(str(policy_file)), Policy(str(policy_file))
    game = OneGame(Setup(players))
    game.deal(3)
    while not game.is_over:
        seat = game.seat
        best = int(policy.best(game.observation(seat)[None], game.mask(seat)[None])[0])
        move = bot.choose(game.view(seat), Budget(), Random(1))
        code = code_of(move)
        assert (code - 24 * seat if code >= MOVE_PATTERN else code) == best
        game.push(best)


def test_it_has_a_name(policy_file: Path) -> None:
    assert isinstance(make_bot("ppo"), PpoBot)
    assert str(parse_spec(f"ppo:weights={policy_file}")) == f"ppo:weights={policy_file}"
    with pytest.raises(SpecError, match="can’t read it"):
        make_bot("ppo:weights=nothing.bin")


@pytest.mark.slow
def test_it_has_learned_to_play() -> None:
    """docs/lab.md says how strong it is; this is a quick look."""
    [ppo, other] = arena(["ppo", "random"], 20, seed=9).players
    assert ppo.wins.value > 0.9
    assert ppo.points.value > other.points.value + 10


def test_only_what_it_sees_matters(policy_file: Path) -> None:
    """What it can't see is sampled: another sample doesn't change its choice."""
    bot = PpoBot(str(policy_file))
    game = OneGame(Setup(3))
    game.deal(8)
    for _ in range(60):
        view = game.view(game.seat)
        assert len({bot.choose(view, Budget(), Random(seed)) for seed in range(4)}) == 1
        game.push(int(np.flatnonzero(game.mask(game.seat))[-1]))
