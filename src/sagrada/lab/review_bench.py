"""Measure reviews on bot games: the levels' errors (for grades), and whether luck is like luck.

    python -m sagrada.lab.review_bench errors --games 50 --write
    python -m sagrada.lab.review_bench luck --games 1000 --levels master

Every game is played by one level at all seats. A game that was measured is kept in `--keep`, a file
of JSON lines, and the same command goes on where it was stopped. Run the first command again when
the value function has changed: delete the file first, because it knows nothing of that.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from math import fsum
from pathlib import Path
from random import Random
from statistics import fmean, median, variance

from sagrada import study
from sagrada.bots.bot import Budget
from sagrada.bots.levels import LEVELS
from sagrada.bots.registry import make_bot
from sagrada.game.game import Game
from sagrada.lab.intervals import mean_interval
from sagrada.study.evaluator import EFFORTS
from sagrada.study.grade import DATA, GRADES_VERSION
from sagrada.study.review import Reviewer
from sagrada.study.seat_review import error_per_decision

Measurement = dict[str, object]
_SECONDS = 60.0


def play(level: str, players: int, number: int) -> Game:
    """A game of one level against itself; the same number is always the same game."""
    game = Game(players, seed=number)
    bots = [make_bot(level) for _ in range(players)]
    rngs = [Random(f"calibrate/{level}/{number}/{seat}") for seat in range(players)]
    while not game.is_over:
        for seat in game.state.to_act:
            game.submit(seat, bots[seat].choose(game.view(seat), Budget(_SECONDS), rngs[seat]))
            break
    return game


def measure_errors(level: str, players: int, number: int, effort: str) -> Measurement:
    """The error per decision of each seat of one game."""
    reviewer = Reviewer(play(level, players, number), effort)
    spans = [span for span in reviewer.game.spans if span.is_decision]
    judged = [reviewer.judge(span)[0] for span in spans]
    by_seat = [[each for each in judged if each.seat == seat] for seat in range(players)]
    return {
        **_name("errors", level, players, number, effort),
        "errors": [round(error_per_decision(own).value, 4) for own in by_seat],
        "counted": [round(fsum(e.lost_points(e.seat) for e in own), 2) for own in by_seat],
    }


def measure_luck(level: str, players: int, number: int, effort: str) -> Measurement:
    """The score and the luck of each seat of one game. No decision is judged."""
    game = play(level, players, number)
    reviewer = Reviewer(game, effort)
    parts = [reviewer.part(span.number) for span in reviewer.game.spans if span.is_chance]
    found = [part.luck for part in parts if part.luck is not None]
    deal = reviewer.deal()
    target = game.target or 0
    seats = range(players)
    return {
        **_name("luck", level, players, number, effort),
        "scores": [score - target for score in game.scores],
        "luck": [round(fsum(each.points[seat].value for each in found), 3) for seat in seats],
        "chance": [round(fsum(each.chance[seat].value for each in found), 4) for seat in seats],
        "deal": [
            round(deal.cards_points[seat].value + deal.start_points[seat].value, 3)
            for seat in seats
        ],
    }


def _name(what: str, level: str, players: int, number: int, effort: str) -> Measurement:
    return {"what": what, "level": level, "players": players, "game": number, "effort": effort}


def run(
    what: str, levels: Sequence[str], tables: Sequence[int], games: int, effort: str, keep: Path
) -> Iterator[Measurement]:
    """All measurements, those that are kept first; the others are made, game by game."""
    done: dict[str, Measurement] = {}
    if keep.exists():
        for line in keep.read_text(encoding="utf-8").splitlines():
            kept: Measurement = json.loads(line)
            done[_key(kept)] = kept
    measure = measure_errors if what == "errors" else measure_luck
    keep.parent.mkdir(parents=True, exist_ok=True)
    for number in range(1, games + 1):
        for players in tables:
            for level in levels:
                key = _key(_name(what, level, players, number, effort))
                if key not in done:
                    done[key] = measure(level, players, number, effort)
                    with keep.open("a", encoding="utf-8") as file:
                        file.write(f"{json.dumps(done[key])}\n")
                yield done[key]


def _key(measurement: Measurement) -> str:
    return "/".join(str(measurement[key]) for key in _name("", "", 0, 0, ""))


# ---------------------------------------------------------------- what it comes to


def error_lines(found: Iterable[Measurement], levels: Sequence[str]) -> Iterator[str]:
    """A table: each level's error per decision, with a 95 % interval over games."""
    yield "| table | level | games | error per decision | median | points lost by clear errors |"
    yield "| --- | --- | ---: | ---: | ---: | ---: |"
    listed = list(found)
    for players in sorted({int(str(each["players"])) for each in listed}):
        for level in levels:
            mine = [e for e in listed if e["players"] == players and e["level"] == level]
            per_game = [fmean(_numbers(each, "errors")) for each in mine]
            flat = [error for each in mine for error in _numbers(each, "errors")]
            lost = fmean(fmean(_numbers(each, "counted")) for each in mine)
            table = "solo" if players == 1 else f"{players} players"
            yield (
                f"| {table} | {level} | {len(mine)} | {interval(per_game)} "
                f"| {median(flat):.2f} | {lost:.1f} |"
            )


def luck_lines(found: Iterable[Measurement], levels: Sequence[str]) -> Iterator[str]:
    """A table: mean luck with its interval, and the variances of scores and adjusted scores."""
    yield (
        "| table | level | games | luck of the dice | luck of the deal | luck, chance to win "
        "| variance of the score | without the dice | luck-adjusted |"
    )
    yield "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
    listed = list(found)
    for players in sorted({int(str(each["players"])) for each in listed}):
        for level in levels:
            mine = [e for e in listed if e["players"] == players and e["level"] == level]
            means = {
                part: [fmean(_numbers(each, part)) for each in mine] for part in ("luck", "deal")
            }
            # All seats' chances together are always 1, so one seat is enough.
            chance = [_numbers(each, "chance")[0] for each in mine]
            scores = [_numbers(each, "scores") for each in mine]
            luck = [_numbers(each, "luck") for each in mine]
            deal = [_numbers(each, "deal") for each in mine]
            seats = range(players)
            plain = [game[seat] for game in scores for seat in seats]
            no_dice = [a[s] - b[s] for a, b in zip(scores, luck, strict=True) for s in seats]
            all_luck = zip(scores, luck, deal, strict=True)
            adjusted = [a[s] - b[s] - c[s] for a, b, c in all_luck for s in seats]
            table = "solo" if players == 1 else f"{players} players"
            yield (
                f"| {table} | {level} | {len(mine)} | {interval(means['luck'])} "
                f"| {interval(means['deal'])} | {interval(chance, 4)} | {variance(plain):.1f} "
                f"| {variance(no_dice):.1f} | {variance(adjusted):.1f} |"
            )


def interval(values: Sequence[float], digits: int = 2) -> str:
    """`0.12 ± 0.05`: a mean and its 95 % interval."""
    found = mean_interval(values)
    if found is None:
        return f"{fmean(values):.{digits}f}"
    low, high = found
    return f"{(low + high) / 2:.{digits}f} ± {(high - low) / 2:.{digits}f}"


def grades(before: str, found: Iterable[Measurement]) -> str:
    """The content of the data file with new errors: by table and level, sorted."""
    errors: dict[str, dict[str, list[float]]] = {}
    for each in found:
        table = "solo" if each["players"] == 1 else str(each["players"])
        errors.setdefault(table, {}).setdefault(str(each["level"]), []).extend(
            _numbers(each, "errors")
        )
    for levels in errors.values():
        for listed in levels.values():
            listed.sort()
    stored = {**json.loads(before)["errors"], **errors}
    return json.dumps({"version": GRADES_VERSION, "errors": stored}) + "\n"


def _numbers(measurement: Measurement, part: str) -> list[float]:
    listed = measurement[part]
    assert isinstance(listed, list)
    return [float(number) for number in listed]


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m sagrada.lab.review_bench", description=__doc__)
    parser.add_argument("what", choices=("errors", "luck"))
    parser.add_argument("--games", type=int, default=50, help="of each level at each table")
    parser.add_argument("--tables", default="2,1", help="numbers of players; 1 is solo")
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--effort", default="quick", choices=tuple(EFFORTS))
    parser.add_argument("--keep", type=Path, default=Path("build/review-bench.jsonl"))
    parser.add_argument("--write", action="store_true", help=f"write data/{DATA}")
    asked = parser.parse_args(argv)
    levels = asked.levels.split(",")
    tables = [int(players) for players in asked.tables.split(",")]
    found: list[Measurement] = []
    for each in run(asked.what, levels, tables, asked.games, asked.effort, asked.keep):
        found.append(each)
        print(f"{len(found)} games", end="\r", file=sys.stderr)
    lines = error_lines if asked.what == "errors" else luck_lines
    print("\n".join(lines(found, levels)))
    if asked.write and asked.what == "errors":
        path = Path(study.__file__).parent / "data" / DATA
        before = path.read_text(encoding="utf-8")
        path.write_text(grades(before, found), encoding="utf-8")


if __name__ == "__main__":
    main()
