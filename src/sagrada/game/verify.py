"""Verifying a finished game: the seed against the commitment, outcomes and result against it."""

from dataclasses import dataclass

from sagrada.engine.notation import format_outcome
from sagrada.engine.outcomes import Outcome
from sagrada.game.dealer import Dealer, commitment_to
from sagrada.game.history import History
from sagrada.game.record import Record
from sagrada.game.replay import entry_location, result_error


@dataclass(frozen=True, slots=True)
class Verification:
    """What the check of a record has found."""

    findings: tuple[str, ...]
    """What is wrong, a sentence each; empty if everything is right."""
    checked: int
    """How many rolls, draws and deals agree with the seed."""
    taken_over: int = 0
    """How many come from the game that this one goes on from: the seed says nothing about them."""

    @property
    def is_good(self) -> bool:
        """Whether nothing is wrong."""
        return not self.findings

    def __str__(self) -> str:
        """What was found, in sentences."""
        if self.is_good:
            taken_over = (
                f"\n{self.taken_over} earlier ones come from the game that this one goes on from, "
                "and weren’t checked."
            )
            return (
                f"Verified: the seed matches its commitment and all {self.checked} rolls, draws and"
                " deals,\nevery move is legal, and the result is right."
                f"{taken_over if self.taken_over else ''}"
            )
        matching = f"{self.checked} rolls, draws and deals match the seed."
        return "\n".join((*self.findings, matching))


def verify(record: Record) -> Verification:
    """Check everything a record claims. It never raises: what is wrong becomes a finding."""
    findings = _seed_findings(record)
    dealer = Dealer(record.seed) if record.seed is not None else None
    history = History(record.setup)
    checked = taken_over = 0
    own_from = 0 if record.fork is None else record.fork.version
    for index, entry in enumerate(record.entries):
        before = history.state
        try:
            history.add(entry)
        except ValueError as error:
            findings.append(f"{entry_location(record, index)}: {error} The rest wasn’t checked.")
            return Verification(tuple(findings), checked, taken_over)
        if not isinstance(entry, Outcome):
            continue
        if index < own_from:
            taken_over += 1
        elif dealer is not None:
            expected = dealer.outcome(before)
            if entry == expected:
                checked += 1
            else:
                findings.append(
                    f'{entry_location(record, index)}: the record says "{format_outcome(entry)}", '
                    f'but the seed gives "{format_outcome(expected)}".'
                )
    if not history.state.is_over:
        findings.append("The game isn’t over. Only finished games can be verified.")
    if wrong := result_error(record, history.state):
        findings.append(f"{wrong}.")
    return Verification(tuple(findings), checked, taken_over)


def _seed_findings(record: Record) -> list[str]:
    if record.seed is None:
        return ["Seed: the header is missing, so no roll can be checked. It’s revealed at the end."]
    if record.commitment is None:
        return ["Commitment: the header is missing, so the seed could have been chosen later."]
    if commitment_to(record.seed) != record.commitment:
        return ["Seed: it doesn’t match the commitment."]
    return []
