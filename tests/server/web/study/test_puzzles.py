"""Puzzles over HTTP: nothing gives the solution away before an answer."""

from datetime import date

import pytest

from sagrada.server.identity.rate_limits import PUZZLES
from sagrada.server.wire.puzzles import (
    Puzzle,
    PuzzleMoment,
    PuzzleOfTheDay,
    PuzzleStock,
    PuzzleVerdict,
    TimedRun,
)
from sagrada.study.puzzles import PuzzleKind, by_id, load, matching, today
from tests.server.guests import Guest
from tests.server.processes import Server
from tests.server.tables.test_service import refusal

pytestmark = pytest.mark.anyio
EXACT = next(each for each in matching(theme="lens-cutter") if each.kind is PuzzleKind.EXACT)
SOLO = next(each for each in matching(theme="solo-payment") if "two-turns" in each.themes)
JUDGMENT = matching(kind=PuzzleKind.JUDGMENT)[0]
START = {"value": 1200, "deviation": 350}


async def test_the_stock_and_ways_to_a_puzzle(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        stock = await ann.get("/api/puzzles", PuzzleStock)
        assert stock.puzzles == len(load())
        columns = next(theme for theme in stock.themes if theme.id == "columns")
        assert columns.puzzles == len(matching(theme="columns"))
        assert all(theme.puzzles for theme in stock.themes)
        daily = await ann.get("/api/puzzles/today", PuzzleOfTheDay)
        assert daily.puzzle.id == today(date.fromisoformat(daily.day)).id
        assert daily == await bob.get("/api/puzzles/today", PuzzleOfTheDay)
        run = await ann.get("/api/puzzles/run?seed=x", TimedRun)
        assert run == await bob.get("/api/puzzles/run?seed=x", TimedRun)
        ratings = [by_id(puzzle).rating for puzzle in run.puzzles]
        assert ratings == sorted(ratings)


async def test_a_puzzle_near_a_rating_that_is_not_solved(server: Server) -> None:
    straight = [each.id for each in matching(theme="cork-backed-straightedge")]
    diagonals = [each.id for each in matching(theme="diagonals")]
    async with Guest(server.address) as ann:
        pick = "/api/puzzles/pick"
        near = await ann.post(pick, Puzzle, rating=1500)
        assert abs(near.rating - 1500) <= 150
        left = await ann.post(pick, Puzzle, theme="diagonals", solved=diagonals[1:])
        assert left.id == diagonals[0]
        every = [each.id for each in load()]
        again = await ann.post(pick, Puzzle, theme="cork-backed-straightedge", solved=every)
        assert again.id in straight, "if all are solved, one comes back"
        answer = await ann.http.post(pick, json={"theme": "knights"})
        assert refusal(answer) == (404, "not-found", "theme")


async def test_played_move_by_move(server: Server) -> None:
    """What is sent before the answer doesn't depend on the solution, and shows only one seat."""
    async with Guest(server.address) as ann:
        path = f"/api/puzzles/{EXACT.id}"
        told = await ann.get(path, Puzzle)
        assert not {"solution", "best", "losses"} & (await ann.http.get(path)).json().keys()
        seen = [player.private is not None for player in told.start.view.players]
        assert seen == [seat == told.seat for seat in range(len(seen))]
        moment = told.start
        for count in range(1, len(EXACT.solution) + 1):
            moves = EXACT.solution[:count]
            assert moment.choices is not None
            assert moves[-1] in [choice.move for choice in moment.choices.legal]
            moment = await ann.post(f"{path}/try", PuzzleMoment, moves=moves)
            assert moment.refused is None
            assert len(moment.events) == count
        assert moment.done
        wrong = await ann.post(f"{path}/try", PuzzleMoment, moves=["tool 5"])
        assert wrong.refused is not None
        assert wrong.refused.reason == "needs-drafted-die"
        assert wrong.view == told.start.view


async def test_verdicts(server: Server) -> None:
    async with Guest(server.address) as ann:
        path = f"/api/puzzles/{EXACT.id}/answer"
        right = await ann.post(path, PuzzleVerdict, moves=EXACT.solution, rating=START)
        assert (right.status, right.loss, right.because) == ("right", 0, [])
        assert right.result == right.best_result
        assert right.best_result.sheet is not None
        assert right.best_result.sheet.total == right.points == right.best
        assert right.rating is not None
        assert right.rating.value > START["value"]
        wrong = await ann.post(path, PuzzleVerdict, moves=["end"], rating=START)
        assert wrong.status == "loses"
        assert wrong.points == wrong.best - wrong.loss
        assert wrong.rating is not None
        assert wrong.rating.value < START["value"]
        assert wrong.solution == list(EXACT.solution)
        shown = await ann.post(path, PuzzleVerdict, moves=None, rating=START)
        assert (shown.status, shown.result, shown.points) == ("shown", None, None)
        assert shown.rating == wrong.rating, "being shown the solution isn't solving it"


async def test_solo_and_judgment(server: Server) -> None:
    async with Guest(server.address) as ann:
        told = await ann.get(f"/api/puzzles/{SOLO.id}", Puzzle)
        assert told.passing is not None
        answer = f"/api/puzzles/{SOLO.id}/answer"
        passed = await ann.post(answer, PuzzleVerdict, moves=["end", "end"])
        assert passed.result == told.passing
        assert passed.result is not None
        assert passed.result.sheet is not None
        assert passed.result.target is not None
        assert passed.result.sheet.total - passed.result.target == passed.points
        assert passed.rating is None
        answer = f"/api/puzzles/{JUDGMENT.id}/answer"
        right = await ann.post(answer, PuzzleVerdict, moves=JUDGMENT.solution)
        assert (right.status, right.best_result.sheet) == ("right", None)
        assert right.best_reason is not None
        worse = await ann.post(answer, PuzzleVerdict, moves=["end"])
        assert worse.status == "loses"
        assert worse.because


async def test_what_is_no_answer_is_refused(server: Server) -> None:
    async with Guest(server.address) as ann:
        assert refusal(await ann.http.get("/api/puzzles/nope"))[:2] == (404, "not-found")
        answer = f"/api/puzzles/{EXACT.id}/answer"
        first = EXACT.solution[0]
        other = f"{EXACT.seat + 2}: {first}"
        for moves, status, code in (
            (["draft Q9"], 400, "bad-request"),
            ([first], 409, "illegal"),
            (["place A1"], 409, "illegal"),
            ([other], 409, "other-seat"),
        ):
            found = await ann.http.post(answer, json={"moves": moves})
            assert refusal(found) == (status, code, "moves"), moves
        for body in (
            {"moves": ["end"] * 41},
            {"moves": ["end"], "rating": {"value": 1e9, "deviation": 350}},
            {"moves": ["end"], "solved": True},
        ):
            assert (await ann.http.post(answer, json=body)).status_code == 400, body
        huge = {"solved": ["0" * 40] * 2500}
        assert (await ann.http.post("/api/puzzles/pick", json=huge)).status_code == 413


async def test_a_flood_is_held_back(limited: Server) -> None:
    async with Guest(limited.address) as ann:
        path, asked = f"/api/puzzles/{EXACT.id}", 1
        while (answer := await ann.http.get(path)).status_code == 200 and asked < 1000:
            asked += 1
        assert refusal(answer)[:2] == (429, "too-many")
        assert asked > PUZZLES.most
        assert (await ann.http.get("/api/me")).status_code == 200, "other requests go on"
