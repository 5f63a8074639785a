"""A batch plays the same games as one state at a time, and stops for nobody's mistake."""

from array import array
from typing import Any

import pytest

from sagrada.engine.dealing import new_game
from sagrada.engine.options import Setup
from sagrada.kernel.arrays.fields import OBSERVATION_SIZE
from sagrada.kernel.arrays.many_games import ManyGames
from sagrada.kernel.arrays.observation import mask_into, observe_into
from sagrada.kernel.convert import from_engine
from sagrada.kernel.generator import Generator
from sagrada.kernel.layout import ACTIONS, ACTIVE, AT_PATTERN, MOVE_PATTERN, ROUND, STAGE
from sagrada.kernel.state import State

GAMES = 6


def a_batch(
    setup: Setup, size: int = GAMES, counts_points: bool = False
) -> tuple[ManyGames, dict[str, Any]]:
    players = setup.players
    buffers = {
        "actions": array("i", [0] * size),
        "masks": array("b", [0] * size * ACTIONS),
        "seats": array("b", [0] * size),
        "rounds": array("b", [0] * size),
        "overs": array("b", [0] * size),
        "scores": array("i", [0] * size * players),
        "targets": array("i", [0] * size),
        "wins": array("b", [0] * size * players),
        "faults": array("b", [0] * size),
        "seeds": array("Q", range(1, size + 1)),
        "words": array("Q", [0] * size),
        "observations": array("b", [0] * size * OBSERVATION_SIZE),
    }
    batch = ManyGames(size, from_engine(new_game(setup)), counts_points)
    batch.bind(**buffers)
    batch.deal(0, size)
    return batch, buffers


class OneGame:
    """The same game, one state at a time."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.state = from_engine(new_game(setup))
        self.dice = Generator(seed)
        self.state.resolve_chance(self.dice)

    @property
    def seat(self) -> int:
        if self.state[STAGE] != AT_PATTERN:
            return self.state[ACTIVE]
        return (min(self.state.legal()) - MOVE_PATTERN) // 24

    def push(self, action: int) -> None:
        self.state.apply_move(action + 24 * self.seat if action >= MOVE_PATTERN else action)
        self.state.resolve_chance(self.dice)


def row(buffer: "array[int]", i: int, size: int) -> list[int]:
    return buffer[i * size : (i + 1) * size].tolist()


def shown(state: State, seat: int) -> tuple[list[int], list[int]]:
    mask, observation = array("b", bytes(ACTIONS)), array("b", bytes(OBSERVATION_SIZE))
    mask_into(state, seat, mask)
    observe_into(state, seat, observation)
    return mask.tolist(), observation.tolist()


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_batch_plays_as_one_game_at_a_time(players: int) -> None:
    """Bit for bit: states, seats, masks, observations, and how every game ends."""
    setup = Setup(players)
    batch, now = a_batch(setup)
    games = [OneGame(setup, seed) for seed in now["seeds"]]
    chance = array("Q", range(100, 100 + GAMES))
    ended = 0
    while ended < 2 * GAMES:
        batch.choose(0, GAMES, chance)
        batch.step(0, GAMES)
        for i, game in enumerate(games):
            game.push(now["actions"][i])
            assert now["overs"][i] == game.state.is_over
            if game.state.is_over:
                ended += 1
                scores = [game.state.score(seat) for seat in range(players)]
                assert row(now["scores"], i, players) == scores
                wins = [int(seat in game.state.winners()) for seat in range(players)]
                assert row(now["wins"], i, players) == wins
                assert now["targets"][i] == (game.state.target() if players == 1 else 0)
                games[i] = game = OneGame(setup, now["seeds"][i])
            assert batch.state(i) == game.state
            assert now["seats"][i] == game.seat
            assert now["rounds"][i] == game.state[ROUND]
            mask, observation = shown(game.state, game.seat)
            assert row(now["masks"], i, ACTIONS) == mask
            assert row(now["observations"], i, OBSERVATION_SIZE) == observation


def test_parts_of_a_batch_are_stepped_apart() -> None:
    whole, of_whole = a_batch(Setup(2))
    parts, of_parts = a_batch(Setup(2))
    for _ in range(300):
        whole.choose(0, GAMES, array("Q", range(1, GAMES + 1)))
        of_parts["actions"][:] = of_whole["actions"]
        whole.step(0, GAMES)
        parts.step(2, GAMES)
        parts.step(0, 2)
        assert of_parts == of_whole


def test_an_illegal_action_is_marked_and_changes_nothing() -> None:
    batch, now = a_batch(Setup(2))
    before = [batch.state(i) for i in range(GAMES)]
    batch.choose(0, GAMES, array("Q", range(1, GAMES + 1)))
    now["actions"][1], now["actions"][3], now["actions"][4] = -1, ACTIONS, 0
    batch.step(0, GAMES)
    assert now["faults"].tolist() == [0, 1, 0, 1, 1, 0]
    for i, state in enumerate(before):
        assert (batch.state(i) == state) == (i in {1, 3, 4})
    batch.choose(0, GAMES, array("Q", range(1, GAMES + 1)))
    batch.step(0, GAMES)
    assert not any(now["faults"])


def test_points_are_counted_after_every_step_if_asked() -> None:
    batch, now = a_batch(Setup(2), counts_points=True)
    for _ in range(150):
        batch.choose(0, GAMES, array("Q", range(1, GAMES + 1)))
        batch.step(0, GAMES)
        for i in range(GAMES):
            state = batch.state(i)
            if not now["overs"][i] and state[ROUND]:
                assert row(now["scores"], i, 2) == [state.score(0), state.score(1)]


def test_without_observations() -> None:
    batch, now = a_batch(Setup(2))
    batch.bind(**{**now, "observations": array("b")})
    batch.deal(0, GAMES)
    batch.choose(0, GAMES, array("Q", range(1, GAMES + 1)))
    batch.step(0, GAMES)
    assert not any(now["faults"])


def test_what_cannot_be_is_refused() -> None:
    start = from_engine(new_game(Setup(2)))
    with pytest.raises(ValueError, match="size: expected 1 to"):
        ManyGames(0, start)
    with pytest.raises(ValueError, match="bind its buffers first"):
        ManyGames(1, start).step(0, 1)
    batch, now = a_batch(Setup(2))
    with pytest.raises(ValueError, match="before the first card is dealt"):
        ManyGames(1, batch.state(0))
    with pytest.raises(ValueError, match="masks: expected a buffer of length 2670, got 3"):
        batch.bind(**{**now, "masks": array("b", bytes(3))})
    with pytest.raises(ValueError, match="aren't all in a batch of 6"):
        batch.step(0, 7)
    with pytest.raises(ValueError, match="aren't all in a batch of 6"):
        batch.state(-1)
    with pytest.raises(ValueError, match="expected 6 generators, got 1"):
        batch.choose(0, 6, array("Q", [1]))
