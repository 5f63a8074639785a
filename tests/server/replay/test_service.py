"""Replays of finished games, moment by moment, and of records that were made elsewhere."""

import asyncio
import re
from pathlib import Path
from random import Random

import pytest

from sagrada.engine.notation import parse_choice
from sagrada.engine.options import Setup
from sagrada.engine.play import apply
from sagrada.game.record_text import format_record, parse_record
from sagrada.game.verify import verify
from sagrada.server.errors import ApiError
from sagrada.server.replay.service import (
    MAX_RECORD_LENGTH,
    finished_moments,
    read_record,
    replay_of_record,
    replay_steps,
)
from sagrada.server.wire.people import Games
from sagrada.server.wire.replay import Replay, ReplayStep, ReplaySteps, Verified
from tests.game.games import HONOUR, played_game
from tests.server.guests import Guest
from tests.server.processes import Server
from tests.server.tables.test_service import refusal

pytestmark = pytest.mark.anyio

GOLDEN = sorted((Path(__file__).parents[2] / "golden").glob("*.sagrada"))


def whole(text: str, seat: int | None = None) -> tuple[Replay, list[ReplayStep]]:
    record = read_record(text)
    return replay_of_record(record), replay_steps(record, seat, 0, 10_000).steps


# ---------------------------------------------------------------- moments


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_what_was_chosen_is_among_what_was_legal(file: Path) -> None:
    game, steps = whole(file.read_text())
    assert [step.number for step in steps] == list(range(len(game.moments)))
    for step, following in zip(steps, game.moments[1:], strict=False):
        if following.move == "takeback":
            continue
        legal = {each.seat: [choice.move for choice in each.legal] for each in step.choices}
        assert following.by is not None
        assert following.move in legal[following.by]
    assert steps[-1].choices == []
    assert steps[-1].view.stage == "over"


@pytest.mark.parametrize("setup", [Setup(players=1), Setup(players=3), Setup(options=HONOUR)])
def test_every_moment_follows_from_the_one_before(setup: Setup) -> None:
    record = played_game(setup).record()
    states = [moment.state for moment in finished_moments(record)]
    shown = replay_of_record(record).moments
    assert len(states) == len(shown)
    for state, following in zip(states, shown[1:], strict=False):
        assert not state.is_chance
        if following.move != "takeback" and following.by is not None and following.move:
            apply(state, parse_choice(following.by, following.move))
    told = [event for moment in shown for event in moment.events]
    assert len(told) >= len(record.entries)
    assert shown[-1].version == len(record.entries)


def test_a_seat_sees_its_own_secrets_and_without_a_seat_all_are_open() -> None:
    text = format_record(played_game(Setup(players=3)).record(reveal=True))
    _, all_open = whole(text)
    assert all(player.private for player in all_open[0].view.players)
    assert all(player.cards for player in all_open[0].view.players)
    assert all_open[0].view.seat is None
    _, seen = whole(text, seat=1)
    assert [player.private is not None for player in seen[0].view.players] == [False, True, False]
    assert seen[0].view.seat == 1


def test_the_comments_of_a_record_stand_where_they_were_written() -> None:
    game, _ = whole((Path(__file__).parents[2] / "golden" / "tools-1-5-6.sagrada").read_text())
    notes = [(moment.move, note) for moment in game.moments for note in moment.notes]
    assert ("takeback", "A slip of Ada's hand, taken back: a pattern.") in notes


# ---------------------------------------------------------------- records that are none


def refused(text: str) -> ApiError:
    with pytest.raises(ApiError) as caught:
        replay_of_record(read_record(text))
    problem = caught.value
    assert problem.field == "text"
    assert problem.message.endswith(".")
    assert "\n" not in problem.message
    assert len(problem.message) < 600
    return problem


GOOD = GOLDEN[0].read_text()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Player1"),
        ("nonsense", "line 1: "),
        ("\0\0\0", "line 1: "),
        (GOOD.replace("*: roll ", "*: roll R9 ", 1), "line "),
        (GOOD.replace(": draft", ": daft", 1), "line "),
        (GOOD.replace(" end", " end, end", 1), "line "),
        (GOOD.replace("Result", "Resutl", 1), "Resutl"),
        (GOOD.replace("won by", "won by 2", 1), "Result"),
        (GOOD[: len(GOOD) // 2].rpartition("\n")[0], "Result"),
        ("<script>alert(1)</script>", "line 1: "),
        ('[Player1 "Ann"]\n' * 20_000, "line 2: "),
    ],
)
def test_a_wrong_record_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    assert sentence in refused(text).message


def unfinished() -> str:
    """Without the last choice, and without the result that the header would claim."""
    lines = format_record(played_game().record()).splitlines()
    kept = [line for line in lines if not line.startswith("[Result")]
    return "\n".join(kept[:-1]) + "\n"


def test_an_unfinished_record_is_refused() -> None:
    assert "Only finished games" in refused(unfinished()).message


def test_a_record_that_never_ends_is_refused() -> None:
    seat = unfinished().splitlines()[-1][0]
    endless = unfinished() + f"{seat}: end, takeback\n" * 5_000
    assert refused(endless).code == "too-large"
    assert refused("#" * (MAX_RECORD_LENGTH + 1)).code == "too-large"


@pytest.mark.slow
def test_a_record_of_comments_is_refused() -> None:
    """They would take their time at every moment, and their place in memory."""
    text = GOLDEN[0].read_text() + "#\n" * 6000
    with pytest.raises(ApiError, match="5000 comments") as refused:
        read_record(text)
    assert refused.value.code == "too-large"


def test_no_cut_or_spoilt_record_breaks_anything() -> None:
    """Either it still is a whole game, or one sentence says why not."""
    rng = Random(6)
    sentences = []
    alphabet = 'R1Y2G3B4P56[]":,*#- \n\0üdraftplacend'
    for _ in range(300):
        text = rng.choice(GOLDEN).read_text()
        at = rng.randrange(len(text))
        match rng.randrange(3):
            case 0:
                text = text[:at]
            case 1:
                text = text[:at] + rng.choice(alphabet) + text[at + 1 :]
            case _:
                text = text[:at] + text[at + rng.randrange(1, 30) :]
        try:
            whole(text)
        except ApiError as problem:
            sentences.append(problem.message)
    assert len(sentences) > 100
    assert all(sentence and "\n" not in sentence for sentence in sentences)


# ---------------------------------------------------------------- over HTTP


async def test_the_replay_of_a_game_stays_available(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as eve:
        table = (await ann.open("me", "random")).id
        async with ann.at(table) as seat, asyncio.timeout(100):
            await seat.play_on(Random(9))
        game = await eve.get(f"/api/games/{table}", Replay)
        assert game.moments[0].move is None
        steps = await eve.get(f"/api/games/{table}/steps?from=10&to=500&seat=1", ReplaySteps)
        assert [step.number for step in steps.steps] == list(range(10, 60))
        assert await eve.get(f"/api/games/{table}/steps?from=10&seat=1", ReplaySteps) == steps
        wrong = await eve.http.get(f"/api/games/{table}/steps?seat=3")
        assert refusal(wrong) == (409, "no-such-seat", "seat")

        text = (await eve.http.get(f"/api/tables/{table}/record")).text
        assert verify(parse_record(text)).is_good
        good = await eve.post("/api/records/verify", Verified, text=text)
        assert good.is_good
        cheated = text.replace("*: roll ", "*: roll R1 ", 1)
        bad = await eve.post("/api/records/verify", Verified, text=cheated)
        assert not bad.is_good
        nonsense = await eve.http.post("/api/records/verify", json={"text": "nonsense"})
        assert refusal(nonsense) == (400, "bad-record", "text")
        again = await eve.post("/api/records/game", Replay, text=text)
        assert again.moments == game.moments
        assert again.over.sheets == game.over.sheets
        part = await eve.post(
            "/api/records/steps", ReplaySteps, text=text, seat=1, first=10, last=500
        )
        assert part == steps
        assert steps == await eve.post(
            "/api/records/steps", ReplaySteps, text=text, seat=1, first=10
        )
        no_seat = await eve.http.post("/api/records/steps", json={"text": text, "seat": 2})
        assert refusal(no_seat) == (409, "no-such-seat", "seat")
        cut = await eve.http.post(
            "/api/records/game", json={"text": text[: text.rindex("\n", 0, -200) + 1]}
        )
        assert refusal(cut) == (400, "impossible-record", "text")
        unsigned = re.sub(r"\[(Result|Seed) .*\n", "", text)
        early = unsigned[: unsigned.rindex("\n*: roll ") + 1]
        stopped = await eve.http.post("/api/records/game", json={"text": early})
        assert refusal(stopped) == (400, "unfinished-record", "text")

        games = await ann.get("/api/me/games", Games)
        (line,) = [line for line in games.games if line.table == table]
        assert line.status == "over"
        assert line.scores is not None
