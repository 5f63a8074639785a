"""Bots broken on purpose, each in one way. The conformance kit must find every one of them."""

import gc
import random
import sys
from collections.abc import Callable
from dataclasses import replace
from random import Random
from types import FrameType

from sagrada.bots.bot import Budget
from sagrada.bots.random_bot import RandomBot
from sagrada.engine import view as viewing
from sagrada.engine.legal import LegalMoves, legal_moves
from sagrada.engine.moves import Draft, EndTurn, Move
from sagrada.engine.state import GameState, Stage
from sagrada.engine.view import View, view


class FakeClock:
    """A clock that stands still until a bot takes its time."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Honest(RandomBot):
    """Plays at random and keeps every promise; the specimens break one each."""


# ---------------------------------------------------------------- what it answers


class Passer(Honest):
    """Ends its turn, whether it may or not."""

    def choose(self, view: View, _budget: Budget, _rng: Random, /) -> Move:
        return EndTurn(view.seat or 0)


class Stranger(Honest):
    """Chooses for the other seat."""

    def choose(self, view: View, budget: Budget, rng: Random, /) -> Move:
        move = super().choose(view, budget, rng)
        return replace(move, seat=(move.seat + 1) % 4)


class Dreamer(Honest):
    """Drafts dice that are not there, late in the game only."""

    def choose(self, view: View, budget: Budget, rng: Random, /) -> Move:
        move = super().choose(view, budget, rng)
        if isinstance(move, Draft) and view.round == 10:
            return replace(move, die=move.die.__class__(move.die.colour, 7))
        return move


class Silent(Honest):
    def choose(self, _view: View, _budget: Budget, _rng: Random, /) -> Move:
        return None  # type: ignore[return-value]  # the fault that this specimen is for


class Crasher(Honest):
    """Fails at one stage only."""

    def choose(self, view: View, budget: Budget, rng: Random, /) -> Move:
        if view.stage is Stage.SWAP:
            raise ZeroDivisionError("no dice on the track")
        return super().choose(view, budget, rng)


class Quitter(Honest):
    def choose(self, _view: View, _budget: Budget, _rng: Random, /) -> Move:
        sys.exit("enough")


# ---------------------------------------------------------------- when it answers


class Sleeper(Honest):
    def __init__(self, clock: FakeClock, seconds: float = 5.0) -> None:
        self.clock = clock
        self.seconds = seconds

    def is_slow(self, _view: View) -> bool:
        return True

    def choose(self, view: View, budget: Budget, rng: Random, /) -> Move:
        self.clock.now += self.seconds if self.is_slow(view) else 0.001
        return super().choose(view, budget, rng)


class SometimesSlow(Sleeper):
    """Once in a hundred times."""

    calls = 0

    def is_slow(self, _view: View) -> bool:
        self.calls += 1
        return self.calls % 100 == 0


class SlowAtOneStage(Sleeper):
    def is_slow(self, view: View) -> bool:
        return view.stage is Stage.LIFT


# ---------------------------------------------------------------- chance


class Unseeded(Honest):
    """Has a generator of its own."""

    def __init__(self) -> None:
        self.rng = Random()

    def choose(self, view: View, budget: Budget, _rng: Random, /) -> Move:
        return super().choose(view, budget, self.rng)


class GloballyRandom(Honest):
    def choose(self, view: View, _budget: Budget, _rng: Random, /) -> Move:
        return random.choice(view.legal)


class Reseeder(Honest):
    """Seeds everybody's generator, and so makes others repeat themselves."""

    def choose(self, view: View, budget: Budget, rng: Random, /) -> Move:
        random.seed(1)
        return super().choose(view, budget, rng)


class Counter(Honest):
    """Chooses by how often it was asked before."""

    calls = 0

    def choose(self, view: View, _budget: Budget, _rng: Random, /) -> Move:
        self.calls += 1
        return view.legal[self.calls % len(view.legal)]


class Grudge(Honest):
    """Chooses by the view it saw before."""

    last = 0

    def choose(self, view: View, _budget: Budget, _rng: Random, /) -> Move:
        at, self.last = self.last, len(view.legal)
        return view.legal[at % len(view.legal)]


# ---------------------------------------------------------------- what it touches


class Mutator(Honest):
    """Sets a field of the frozen view."""

    def choose(self, view: View, budget: Budget, rng: Random, /) -> Move:
        object.__setattr__(view, "round", view.round + 1)
        return super().choose(view, budget, rng)


class ShortensTheList(Honest):
    """Makes its choice the only legal one."""

    def choose(self, view: View, _budget: Budget, _rng: Random, /) -> Move:
        move = EndTurn(view.seat or 0)
        object.__setattr__(view, "legal", (move,))
        return move


class DeepMutator(Honest):
    """Spoils a derived field of a window, which `==` does not compare."""

    def choose(self, view: View, budget: Budget, rng: Random, /) -> Move:
        window = view.players[0].window
        if window is not None:
            object.__setattr__(window, "around", 0)
        return super().choose(view, budget, rng)


class Spender(Honest):
    """Helps itself to a larger budget."""

    def choose(self, view: View, budget: Budget, rng: Random, /) -> Move:
        move = super().choose(view, budget, rng)
        object.__setattr__(budget, "seconds", budget.seconds + 1e-9)
        return move


# ---------------------------------------------------------------- what it sees


def _by_secret(seen: View, state: GameState | None) -> Move:
    """A choice that depends on what the others hold."""
    if state is None:
        return seen.legal[0]
    secret = sum(
        (seat + 1) * (sum(player.private) + sum(player.cards))
        for seat, player in enumerate(state.players)
    )
    return seen.legal[secret % len(seen.legal)]


class FramePeeker(Honest):
    """Looks into the variables of its callers."""

    def choose(self, view: View, _budget: Budget, _rng: Random, /) -> Move:
        frame: FrameType | None = sys._getframe(1)
        while frame is not None:
            for value in frame.f_locals.values():
                if isinstance(value, GameState):
                    return _by_secret(view, value)
            frame = frame.f_back
        return _by_secret(view, None)


class HeapPeeker(Honest):
    """Looks through all objects there are for the state behind its view."""

    def choose(self, seen: View, _budget: Budget, _rng: Random, /) -> Move:
        for value in gc.get_objects():
            if isinstance(value, GameState) and view(value, seen.seat) == seen:
                return _by_secret(seen, value)
        return _by_secret(seen, None)


class Wiretapper(Honest):
    """Has had the engine tell it every state of which a view is made."""

    latest: GameState | None = None

    @classmethod
    def tap(cls, patch: Callable[[object, str, object], None]) -> None:
        def tapped(state: GameState) -> LegalMoves:
            cls.latest = state
            return legal_moves(state)

        patch(viewing, "legal_moves", tapped)

    def choose(self, view: View, _budget: Budget, _rng: Random, /) -> Move:
        return _by_secret(view, self.latest)


class LatePeeker(FramePeeker):
    """Peeks only in the last rounds, and only when it can draft."""

    def choose(self, view: View, budget: Budget, rng: Random, /) -> Move:
        if view.stage is Stage.TURN and view.round >= 7:
            return super().choose(view, budget, rng)
        return rng.choice(view.legal)
