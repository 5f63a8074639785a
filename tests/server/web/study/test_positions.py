"""Positions over HTTP: the board, its analysis, a verdict, and moments of finished games."""

import asyncio
from random import Random

import pytest

from sagrada.server.wire.positions import (
    Analysis,
    PositionOfMoment,
    PositionState,
    PositionTried,
)
from sagrada.server.wire.review import ReviewedDecision
from tests.server.guests import Guest
from tests.server.processes import Server
from tests.server.tables.test_service import refusal
from tests.study.test_position import POSITION

pytestmark = pytest.mark.anyio


async def test_a_turn_its_analysis_and_a_verdict(server: Server) -> None:
    async with Guest(server.address) as ann:
        await ann.get("/api/me", dict)
        begun = await ann.post("/api/positions", PositionState, position=POSITION)
        assert begun.choices is not None
        assert not begun.is_over
        assert begun.view.players[1].private is None
        same = await ann.post("/api/positions", PositionState, position=begun.position)
        assert same.view == begun.view, "the text of a position gives the same position"
        why = await ann.post(
            "/api/positions/try",
            PositionTried,
            position=POSITION,
            moves=["draft G6", "place C3"],
        )
        assert why.reason == "wrong-colour"
        analysis = await ann.post("/api/positions/analysis", Analysis, position=POSITION)
        best = analysis.choices[0].moves
        ended = await ann.post("/api/positions", PositionState, position=POSITION, entries=best)
        assert ended.is_over
        assert ended.is_decided
        verdict = await ann.post(
            "/api/positions/verdict", ReviewedDecision, position=POSITION, entries=best
        )
        assert not verdict.counts


async def test_what_is_wrong_is_refused(server: Server) -> None:
    async with Guest(server.address) as ann:
        await ann.get("/api/me", dict)
        for body, expected in [
            ({"position": "nonsense"}, (400, "bad-request", "position")),
            ({"position": POSITION, "entries": ["1: draft G5"]}, (409, "illegal", "entries")),
            ({"position": POSITION, "entries": ["nonsense"]}, (400, "bad-request", "entries")),
            ({"position": POSITION, "entries": ["*: roll R1"]}, (400, "bad-request", "entries")),
            ({"position": "x" * 5000}, (400, "bad-request", "position")),
        ]:
            for path in ("/api/positions", "/api/positions/analysis", "/api/positions/verdict"):
                answer = await ann.http.post(path, json=body)
                assert refusal(answer) == expected, (path, body)
        unplayed = await ann.http.post("/api/positions/verdict", json={"position": POSITION})
        assert refusal(unplayed) == (400, "bad-request", "entries")


async def test_a_window_that_is_mended_is_shown_but_not_analyzed(server: Server) -> None:
    """RULES 8.5: the owner removes a die that breaks a rule."""
    mending = POSITION.replace("stage: turn", "stage: mend\noptions: referee honour\nmending: 1")
    mending = mending.replace(
        "dice 1: .. .. P2 .. .. / .. .. .. R3", "dice 1: R2 R2 .. .. .. / .. .. .. .."
    )
    async with Guest(server.address) as ann:
        await ann.post("/api/positions", PositionState, position=mending)
        entries = ["1: remove A1, remove A2, end"]
        for path, body in [
            ("/api/positions/analysis", {"position": mending}),
            ("/api/positions/verdict", {"position": mending, "entries": entries}),
        ]:
            answer = await ann.http.post(path, json=body)
            assert refusal(answer) == (400, "bad-request", "position"), path


async def test_a_moment_of_a_finished_game(server: Server) -> None:
    """As the seat knew it: the other's private objective isn't in it."""
    async with Guest(server.address) as ann:
        table = (await ann.open("me", "random")).id
        path = f"/api/games/{table}/position"
        asked = {"moment": 2, "seat": 0}
        assert refusal(await ann.http.get(path, params=asked))[1] == "not-over"
        async with ann.at(table) as seat, asyncio.timeout(100):
            await seat.play_on(Random(9))
        game = await ann.get(f"/api/games/{table}/steps?from=2&to=2", dict)
        chooser = game["steps"][0]["view"]["to_act"][0]
        found = await ann.get(f"{path}?moment=2&seat={chooser}", PositionOfMoment)
        assert f"private {chooser + 1}:" in found.position
        assert f"private {2 - chooser}:" not in found.position
        state = await ann.post("/api/positions", PositionState, position=found.position)
        assert state.seat == chooser
        text = (await ann.http.get(f"/api/tables/{table}/record")).text
        same = await ann.post(
            "/api/records/position", PositionOfMoment, text=text, moment=2, seat=chooser
        )
        assert same == found
        wrong = await ann.http.get(path, params={"moment": 9999, "seat": 0})
        assert refusal(wrong) == (400, "bad-request", "moment")
