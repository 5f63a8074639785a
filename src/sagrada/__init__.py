"""Sagrada: the dice-drafting game, to play, to score and to study.

    import random, sagrada

    game = sagrada.Game(players=2, seed=7)
    while not game.is_over:
        game.push(random.choice(game.legal_moves))
    print(game, game.scores, game.winners)

Everything listed in `__all__` is public: it follows semantic versioning, and docs/library.md shows
it by example. Nothing is imported before you use it, and nothing here needs more than Python's
standard library. Types are in `__init__.pyi`.
"""

from importlib import import_module
from types import MappingProxyType

__version__ = "0.1.0"

_MODULES = {
    "engine.cards": ("PATTERNS", "PUBLIC_OBJECTIVES", "TOOLS"),
    "engine.dice": ("Colour", "Die"),
    "engine.legal": ("LegalMoves",),
    "engine.moves": (
        *("Call", "ChoosePattern", "Draft", "EndTurn", "Lift", "Move", "Pay", "Place", "PutBack"),
        *("Remove", "SetValue", "Stop", "Swap", "UseTool"),
    ),
    "engine.notation": ("NotationError",),
    "engine.notation.position": ("format_position", "parse_position"),
    "engine.notation.window": ("score",),
    "engine.options": ("Options", "SetupError"),
    "engine.own_window": ("WindowError", "own_window"),
    "engine.reasons": ("Reason", "SagradaError"),
    "engine.scoring": ("ScoreLine", "ScoreSheet"),
    "engine.state": ("GameState", "Stage"),
    "engine.view": ("PlayerView", "View"),
    "engine.window": ("Window",),
    "kernel.games": ("SimulatedGame", "simulate"),
    "bots.advice": ("Advice", "advise"),
    "bots.bot": ("Bot", "Budget", "NothingToChoose"),
    "bots.conformance": ("ConformanceError", "check_bot"),
    "bots.outside": ("make_bot",),
    "bots.sampling": ("sample_state",),
    "bots.spec": ("SpecError",),
    "bots.wire_view": ("WireError", "view_from_json"),
    "game.files": ("load",),
    "game.game": ("Game",),
    "game.record": ("Record", "RecordError", "Undo"),
    "game.refusals": ("GameError", "Refusal"),
    "game.replay": ("ReplayError", "ReplayMoment"),
    "game.rounds": ("RoundEnd",),
    "game.verify": ("Verification", "verify"),
    "study.review": ("Review", "Reviewer", "review"),
    "study.seat_review": ("SeatReview",),
    "study.spans": ("ReviewError",),
    "study.window_measure": ("WindowMeasure", "measure_window"),
    "lab.arena.arena": ("arena",),
    "lab.arena.summary": ("Summary",),
}
_HOMES = MappingProxyType({name: home for home, names in _MODULES.items() for name in names})
"""Where each public name is defined."""

__all__ = ["__version__", *sorted(_HOMES)]  # noqa: PLE0604 - names of strings, all of them


def __getattr__(name: str) -> object:
    """A public name, imported when it's first used."""
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'sagrada' has no attribute {name!r}")
    found: object = getattr(import_module(f"sagrada.{home}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
