"""Make the golden games: `python -m tests.golden.make_golden [PLAN …]`, from the project's root.

The records are kept with the project and the tests only replay them; make them anew when the
table of ways (tests/ways.py), the plans (plans.py) or the notation change. With names of plans,
only these are made, to show what the other records do not. The same code gives the same games.

For each plan some seeds are tried; the game that shows most of what is still missing is kept.
"""

import sys

from sagrada.game.record import Record
from sagrada.game.record_text import format_record
from sagrada.game.replay import replay
from tests.golden.game import FOLDER, SUFFIX, GoldenGame, golden_paths, read_game
from tests.golden.kinds import KINDS
from tests.golden.performance import Performance, seed_of
from tests.golden.plans import PLANS, Plan

Item = tuple[str, str]
"""The name of a kind, and one of the things it wants to see."""


def shown_by(game: GoldenGame) -> set[Item]:
    return {(kind.name, item) for kind in KINDS for item in kind.shown(game)}


def best_game(plan: Plan, missing: set[Item]) -> GoldenGame | None:
    """Of the games tried, the one that shows most of what is missing."""
    best: GoldenGame | None = None
    most = -1
    for number in range(plan.tries):
        wanted = {item for _, item in missing}
        record = Performance(plan, seed_of(plan, number), wanted).play()
        if record is None:
            continue
        game = _game_of(plan, record)
        count = len(shown_by(game) & missing)
        if count > most:
            best, most = game, count
        if plan.first_will_do:
            break
    return best


def _game_of(plan: Plan, record: Record) -> GoldenGame:
    return GoldenGame(plan.name, record, replay(record))


def make(plans: list[Plan]) -> set[Item]:
    """Make the games of these plans anew; returns what no golden game shows."""
    names = {plan.name for plan in plans}
    missing = {(kind.name, item) for kind in KINDS for item in kind.all}
    for path in golden_paths():
        if path.stem in names:
            path.unlink()
        else:
            missing -= shown_by(read_game(path))
    for plan in plans:
        game = best_game(plan, missing)
        if game is None:
            print(f"{plan.name}: no game reached its goal")
            continue
        new = shown_by(game) & missing
        missing -= new
        (FOLDER / f"{plan.name}{SUFFIX}").write_text(format_record(game.record), encoding="utf-8")
        print(f"{plan.name}: shows {len(new)} more, {len(missing)} missing", flush=True)
    return missing


def main() -> int:
    known = {plan.name: plan for plan in PLANS}
    unknown = [name for name in sys.argv[1:] if name not in known]
    if unknown:
        print(f"there is no plan {', '.join(unknown)}; there are {', '.join(known)}")
        return 2
    missing = make([known[name] for name in sys.argv[1:]] or list(PLANS))
    for kind, item in sorted(missing):
        print(f"missing from the {kind}: {item}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
