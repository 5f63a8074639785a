"""The verdict on an answer: right, also good, so many points lost, or why it isn't legal."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from sagrada.bots.explanation import PRIVATE, Why, explain
from sagrada.engine.moves import Draft, EndTurn, Move
from sagrada.engine.notation import format_choice
from sagrada.engine.play import IllegalMove, apply
from sagrada.engine.reasons import Reason
from sagrada.engine.scoring.standings import sheet, target
from sagrada.engine.state import GameState, Stage
from sagrada.study.puzzles.proof import ExactProof, JudgmentProof

TARGET = "target"
"""Solo: the line that takes the target off the points."""


class VerdictStatus(StrEnum):
    RIGHT = "right"
    ALSO_GOOD = "also-good"
    """A judgment puzzle: not the best by the figures, but within their noise."""
    LOSES = "loses"
    ILLEGAL = "illegal"
    UNFINISHED = "unfinished"
    """A die is still in hand, or a tool is still under way."""


@dataclass(frozen=True)
class LineDifference:
    """A line of the score sheet with other points than in the solution."""

    id: str
    """A public objective, `private`, `favor` or `empty`; in solo also `target`."""
    yours: int
    best: int


@dataclass(frozen=True)
class Verdict:
    """What an answer is worth, and why."""

    status: VerdictStatus
    solution: tuple[str, ...]
    """Moves that are right, in notation. There can be others."""
    loss: float = 0.0
    """Points lost: a whole number in an exact puzzle, about so many in a judgment puzzle."""
    points: float | None = None
    """What the answer comes to; in solo, points above the target."""
    best: float | None = None
    """What the solution comes to."""
    lines: tuple[LineDifference, ...] = ()
    """Exact puzzles: where the points differ."""
    why: Why | None = None
    """Judgment puzzles: what speaks for the answer, by the value function."""
    why_best: Why | None = None
    """… and for the solution."""
    refused: str = ""
    """The move that isn't legal."""
    reason: Reason | None = None
    message: str = ""
    """Why it isn't legal, or what is missing, in a sentence."""

    @property
    def is_solved(self) -> bool:
        return self.status in (VerdictStatus.RIGHT, VerdictStatus.ALSO_GOOD)

    def to_json(self) -> dict[str, object]:
        """For a server: only what there is to say."""
        found: dict[str, object] = {"status": self.status.value, "solved": self.is_solved}
        if self.status in (VerdictStatus.ILLEGAL, VerdictStatus.UNFINISHED):
            if self.reason is not None:
                found |= {"move": self.refused, "reason": self.reason.id, "rule": self.reason.rule}
            return found | {"message": self.message}
        found |= {"loss": self.loss, "points": self.points, "best": self.best}
        found["solution"] = list(self.solution)
        if self.lines:
            found["lines"] = [
                {"id": line.id, "yours": line.yours, "best": line.best} for line in self.lines
            ]
        for key, why in (("why", self.why), ("why_best", self.why_best)):
            if why is not None:
                found[key] = {"kind": why.kind, "about": why.about}
        return found


def judge(
    state: GameState,
    seat: int,
    proof: ExactProof | JudgmentProof,
    solution: Sequence[str],
    moves: list[Move],
) -> Verdict:
    """The verdict on these moves. `state` is seen only through the eyes of `seat`."""
    line = tuple(solution)
    after = state
    played = 0
    for move in moves:
        if isinstance(proof, JudgmentProof) and played == choice_length(moves):
            break  # what comes after the choice isn't asked
        try:
            after = apply(after, move).after
        except IllegalMove as error:
            return Verdict(
                VerdictStatus.ILLEGAL,
                line,
                refused=format_choice(move),
                reason=error.reason,
                message=str(error),
            )
        played += 1
    if isinstance(proof, ExactProof):
        return _judge_exact(after, seat, proof, line, final(state, seat, parse(line, seat)))
    return _judge_choice(state, seat, proof, line, moves[:played])


def parse(texts: Sequence[str], seat: int) -> list[Move]:
    """Moves in notation; a seat can stand before each."""
    return [Move.parse(text, seat) for text in texts]


# ---------------------------------------------------------------- exact puzzles


def final(state: GameState, seat: int, moves: Sequence[Move]) -> GameState:
    """The state after the moves, and after ending what turns the seat has left."""
    for move in moves:
        state = apply(state, move).after
    while state.to_act == (seat,) and state.stage is Stage.TURN:
        state = apply(state, EndTurn(seat)).after
    return state


def final_lines(state: GameState, seat: int) -> dict[str, int]:
    """The points at the end by line; in solo the target is one of them."""
    scored = sheet(state, seat)
    lines = {line.id: line.points for line in (*scored.public, scored.favor, scored.empty)}
    # RULES 9.6: of two private objectives either can count, so the line isn't named after one.
    lines[PRIVATE] = scored.private.points
    if state.setup.solo:
        lines[TARGET] = -target(state)
    return lines


def _judge_exact(
    after: GameState, seat: int, proof: ExactProof, line: tuple[str, ...], solved: GameState
) -> Verdict:
    if after.to_act == (seat,) and after.stage is not Stage.TURN:
        missing = "The turn isn’t finished: place the die in hand, or finish the tool."
        return Verdict(VerdictStatus.UNFINISHED, line, message=missing)
    yours, best = final_lines(final(after, seat, ()), seat), final_lines(solved, seat)
    total = sum(yours.values())
    differences = tuple(
        LineDifference(at, yours[at], best[at]) for at in best if yours[at] != best[at]
    )
    loss = proof.best - total
    return Verdict(
        VerdictStatus.LOSES if loss else VerdictStatus.RIGHT,
        line,
        loss=loss,
        points=total,
        best=proof.best,
        lines=differences if loss else (),
    )


# ---------------------------------------------------------------- judgment puzzles


def choice_length(moves: Sequence[Move]) -> int:
    """How many moves a choice takes: a draft is judged together with what follows it."""
    return 2 if moves and isinstance(moves[0], Draft) else 1


def format_chosen(moves: Sequence[Move]) -> str:
    """A choice in notation."""
    return ", ".join(map(format_choice, moves))


def _judge_choice(
    state: GameState, seat: int, proof: JudgmentProof, line: tuple[str, ...], moves: list[Move]
) -> Verdict:
    if len(moves) < choice_length(moves):
        missing = "Say also where to place the die, or which tool to use on it."
        return Verdict(
            VerdictStatus.UNFINISHED, line, message=missing if moves else "Make a choice."
        )
    texts = [choice.text for choice in proof.choices]
    at = texts.index(format_chosen(moves))
    choices = [tuple(parse(text.split(", "), seat)) for text in texts]
    # The reasons compare with all other choices, so the two asked about come first.
    order = [0, *([at] if at else []), *(n for n in range(1, len(texts)) if n != at)]
    reasons = explain(state.view(seat), [choices[n] for n in order], 2)
    loss = proof.choices[at].loss
    status = (
        VerdictStatus.LOSES
        if at >= proof.good
        else VerdictStatus.ALSO_GOOD
        if at
        else VerdictStatus.RIGHT
    )
    return Verdict(
        status,
        line,
        loss=loss,
        points=round(proof.points - loss, 1),
        best=proof.points,
        why=reasons[1] if at else reasons[0],
        why_best=reasons[0],
    )
