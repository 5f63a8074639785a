"""Replaying a record: every entry is checked, and an error says where and why."""

from itertools import islice

from sagrada.engine.chance import outcomes
from sagrada.engine.legal import legal_moves
from sagrada.engine.notation import format_move, format_outcome
from sagrada.engine.state import GameState
from sagrada.game.history import History
from sagrada.game.record import Record, result_of
from sagrada.game.record_headers import format_result

_EXAMPLES = 6


class ReplayError(ValueError):
    """A record that does not hold together: the line, what was refused and what was expected."""


def replay(record: Record) -> History:
    """The game of a record, up to where the record ends. It needs no seed."""
    history = History(record.setup)
    for index, entry in enumerate(record.entries):
        try:
            history.add(entry)
        except ValueError as error:
            expected = expected_now(history.state)
            raise ReplayError(f"{place(record, index)}: {error} {expected}") from None
    if trouble := trouble_with_result(record, history.state):
        raise ReplayError(trouble)
    return history


def place(record: Record, index: int) -> str:
    """Where an entry stands: its line, if the record was read from a text."""
    has_line = index < len(record.lines)
    return f"line {record.lines[index]}" if has_line else f"entry {index + 1}"


def expected_now(state: GameState) -> str:
    """What could stand here instead, as a sentence."""
    if state.is_over:
        return "Expected nothing more: the game is over."
    if state.is_chance:
        examples = [format_outcome(outcome) for outcome, _ in outcomes(state)]
    else:
        examples = [format_move(move) for move in legal_moves(state)]
    listed = ", ".join(islice(examples, _EXAMPLES))
    more = f", … ({len(examples)} in all)" if len(examples) > _EXAMPLES else ""
    return f"Expected one of: {listed}{more}."


def trouble_with_result(record: Record, state: GameState) -> str | None:
    """What is wrong with the result that the header claims, if it claims one."""
    if record.result is None:
        return None
    claimed = format_result(record.result)
    if not state.is_over:
        return (
            f"Result: the header claims '{claimed}', but the record ends in round {state.round} "
            "of an unfinished game; complete it or leave the header out"
        )
    truth = result_of(state)
    if record.result != truth:
        return f"Result: the header claims '{claimed}', but it is '{format_result(truth)}'"
    return None
