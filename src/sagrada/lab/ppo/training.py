"""Masked PPO from nothing, in legs; after each leg, everything is kept.

A leg begins with games of its own, so that a run that was stopped goes on at the next leg with the
same games, and learns the same.
"""

import csv
import io
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from sagrada.kernel.bits import seeded
from sagrada.lab.cluster import run_tasks
from sagrada.lab.ppo.features import Numbers
from sagrada.lab.ppo.network import Network
from sagrada.lab.ppo.rollout import Games, Rollout, Seen
from sagrada.lab.ppo.weights import format_policy
from sagrada.lab.training_progress import OutputError, check_output, replace

CHECKPOINT = "checkpoint.pt"
CURVE = "curve.csv"
KEEP_EVERY = 2
"""The weights of every second leg stay, for the curve."""
LEGS = 40
GAMES = 256
STEPS = 128
"""Of every game, until the network learns from them: a game of two has about 120."""
ROLLOUTS = 16
EPOCHS = 2
MINIBATCH = 1024
CLIP = 0.2
TRACE_DECAY = 0.97
"""How far a choice is told what came of it. What scores in Sagrada shows late: with 0.8, and a
quarter of a game at a time, a hundred legs didn't get past 36 points."""
LEARNING_RATES = (7e-4, 5e-5)
"""At the first and at the last leg."""
ENTROPIES = (0.01, 0.002)
"""What a reward for undecided choices weighs, likewise."""
VALUE_SHARE = 0.5
LONGEST_GRADIENT = 0.5


@dataclass(frozen=True)
class Course:
    """A whole training. The same course, on the same machine, gives the same weights."""

    legs: int = LEGS
    players: int = 2
    seed: int = 1

    @property
    def command(self) -> str:
        """The command that trains it."""
        words = ["sagrada lab train", f"--legs {self.legs}", f"--seed {self.seed}"]
        return " ".join([*words, *([f"--players {self.players}"] if self.players != 2 else [])])


@dataclass(frozen=True)
class Leg:
    """What is known after a leg: a row of the curve."""

    leg: int
    choices: int
    """Choices learned from since the beginning."""
    games: int
    minutes: float
    """Time spent since the beginning, also before a pause."""
    processor_minutes: float
    """The same, in processor time: on a busy machine that is less."""
    points: float
    """The mean points of a seat in the leg's games."""
    entropy: float
    """How undecided the choices were (nats)."""
    explained: float
    """How much of the variance of what came the value foresaw."""

    def __str__(self) -> str:
        return (
            f"leg {self.leg}: {self.games} games, {self.minutes:.1f} minutes, "
            f"{self.points:.1f} points"
        )


class Training:
    """A course and its folder: go on where it was stopped. Without a folder, nothing is kept."""

    def __init__(self, course: Course, folder: Path | None, threads: int = 1) -> None:
        torch.set_num_threads(threads)
        torch.manual_seed(course.seed)
        self.course = course
        self._threads = threads
        self._folder = folder
        self.network = Network()
        self._optimizer = torch.optim.Adam(self.network.parameters(), eps=1e-5)
        self.legs: list[Leg] = []
        if folder is None:
            return
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise OutputError(f"can’t make {folder}: {error.strerror}") from None
        for name in (CHECKPOINT, CURVE):
            check_output(folder / name)
        if (folder / CHECKPOINT).exists():
            self._resume(folder / CHECKPOINT)

    def run(
        self, tell: Callable[[Leg], None] = lambda _leg: None, cluster: str | None = None
    ) -> None:
        """All legs that are still to go, here or on a Ray cluster."""
        while len(self.legs) < self.course.legs:
            if cluster is None:
                self.run_leg()
            else:
                task = (self.course, self.content(), self._threads)
                [content] = run_tasks(cluster, leg_task, [task])
                self.load(content)
            self._keep()
            tell(self.legs[-1])

    def policy(self, command: str) -> bytes:
        """The file of weights, as it is now."""
        return format_policy(self.network.policy_weights(), command)

    # ------------------------------------------------------------ one leg

    def run_leg(self) -> None:
        number = len(self.legs)
        began, spent = time.monotonic(), time.process_time()
        before = self.legs[-1] if self.legs else Leg(0, 0, 0, 0.0, 0.0, 0.0, 0.0, 0.0)
        torch.manual_seed(self.course.seed * 1_000_003 + number)
        part = number / max(self.course.legs - 1, 1)
        rate = LEARNING_RATES[0] * (LEARNING_RATES[1] / LEARNING_RATES[0]) ** part
        entropy_share = ENTROPIES[0] + (ENTROPIES[1] - ENTROPIES[0]) * part
        for group in self._optimizer.param_groups:
            group["lr"] = rate
        games = Games(GAMES, self.course.players, STEPS, seeded(self.course.seed << 20 | number))
        choices = ended = 0
        points, entropies, explained = [], [], []
        for _ in range(ROLLOUTS):
            rollout = games.play(self._choose, TRACE_DECAY)
            entropies.append(self._learn(rollout, entropy_share))
            choices += len(rollout.known)
            ended += rollout.games
            points.append(rollout.points * rollout.games)
            misses, returns = rollout.advantages[rollout.known], rollout.returns[rollout.known]
            explained.append(1 - misses.var() / returns.var())
        leg = Leg(
            leg=number + 1,
            choices=before.choices + choices,
            games=before.games + ended,
            minutes=round(before.minutes + (time.monotonic() - began) / 60, 2),
            processor_minutes=round(
                before.processor_minutes + (time.process_time() - spent) / 60, 2
            ),
            points=round(sum(points) / max(ended, 1), 2),
            entropy=round(float(np.mean(entropies)), 3),
            explained=round(float(np.mean(explained)), 3),
        )
        self.legs.append(leg)

    def _choose(self, seen: Seen) -> tuple[NDArray[np.int64], Numbers, Numbers]:
        """Draw an action for each row, by its probability."""
        with torch.no_grad():
            logs, values = self.network(*_tensors(seen))
            actions = drawn(torch.softmax(logs, dim=1))
        return (
            actions[:, 0].numpy(),
            logs.gather(1, actions)[:, 0].numpy(),
            values.numpy(),
        )

    def _learn(self, rollout: Rollout, entropy_share: float) -> float:
        """Improve the network by what it has seen; returns the mean entropy."""
        inputs = _tensors(rollout.seen)
        actions = torch.from_numpy(rollout.actions)
        before = torch.from_numpy(rollout.logs)
        known = torch.from_numpy(rollout.known)
        advantages = torch.from_numpy(rollout.advantages)
        advantages = (advantages - advantages[known].mean()) / (advantages[known].std() + 1e-6)
        returns = torch.from_numpy(rollout.returns)
        entropies = []
        for _ in range(EPOCHS):
            for rows in known[torch.randperm(len(known))].split(MINIBATCH):
                logs, values = self.network(*(each[rows] for each in inputs))
                log = logs.gather(1, actions[rows, None])[:, 0]
                ratio = (log - before[rows]).exp()
                gain = advantages[rows]
                kept = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
                # Not exp(): for numbers as small as those of illegal actions, it's slow.
                entropy = -(torch.softmax(logs, dim=1) * logs).sum(dim=1).mean()
                miss = (values - returns[rows]).square().mean()
                loss = -kept.mean() + VALUE_SHARE * miss - entropy_share * entropy
                self._optimizer.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.network.parameters(), LONGEST_GRADIENT)
                self._optimizer.step()
                entropies.append(float(entropy.detach()))
        return float(np.mean(entropies))

    # ------------------------------------------------------------ on disk

    def content(self) -> bytes:
        """Everything that is known so far."""
        stream = io.BytesIO()
        torch.save(
            {
                "course": asdict(self.course),
                "network": self.network.state_dict(),
                "optimizer": self._optimizer.state_dict(),
                "legs": [asdict(leg) for leg in self.legs],
            },
            stream,
        )
        return stream.getvalue()

    def load(self, content: bytes) -> None:
        """Go on from a `content`. One of another course raises a ValueError."""
        kept: dict[str, Any] = torch.load(io.BytesIO(content), weights_only=True)
        if kept["course"] != asdict(self.course):
            raise ValueError("another course")
        self.network.load_state_dict(kept["network"])
        self._optimizer.load_state_dict(kept["optimizer"])
        self.legs = [Leg(**leg) for leg in kept["legs"]]

    def _keep(self) -> None:
        if self._folder is None:
            return
        replace(self._folder / CHECKPOINT, self.content())
        replace(self._folder / CURVE, format_curve(self.legs).encode())
        number = len(self.legs)
        if number % KEEP_EVERY == 0 or number == 1:
            replace(self._folder / f"leg-{number:03}.bin", self.policy(f"leg {number}"))

    def _resume(self, path: Path) -> None:
        try:
            self.load(path.read_bytes())
        except ValueError:
            raise OutputError(
                f"{path} belongs to another training; remove it, or name another folder"
            ) from None
        except Exception:  # whatever PyTorch says of a file that isn't its own
            raise OutputError(f"{path} isn’t a training; name another folder") from None


def leg_task(course: Course, content: bytes, threads: int) -> bytes:
    """A leg as a task that needs nothing else."""
    training = Training(course, None, threads)
    training.load(content)
    training.run_leg()
    return training.content()


def drawn(chances: Tensor) -> Tensor:
    """A choice from each row, by its probability; what has none is never chosen."""
    sums = chances.cumsum(dim=1)
    # Above 0 and below 1, so that the place found has a probability of its own.
    place = (torch.rand(len(chances), 1) * 0.999999 + 5e-7) * sums[:, -1:]
    return (sums < place).sum(dim=1, keepdim=True)


def _tensors(seen: Seen) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    return (
        torch.from_numpy(seen.features),
        torch.from_numpy(seen.masks),
        torch.from_numpy(seen.fits),
        torch.from_numpy(seen.hand),
    )


def format_curve(legs: list[Leg]) -> str:
    """The curve as CSV."""
    stream = io.StringIO()
    writer = csv.DictWriter(stream, list(Leg.__annotations__), lineterminator="\n")
    writer.writeheader()
    writer.writerows(asdict(leg) for leg in legs)
    return stream.getvalue()
