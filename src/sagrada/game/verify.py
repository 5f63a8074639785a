"""Checking a finished game: seed, outcomes and result, each against the other."""

from dataclasses import dataclass

from sagrada.engine.notation import format_outcome
from sagrada.engine.outcomes import Outcome
from sagrada.game.dealer import Dealer, commitment_to
from sagrada.game.history import History
from sagrada.game.record import Record
from sagrada.game.replay import place, trouble_with_result


@dataclass(frozen=True, slots=True)
class Verification:
    """What came out of checking a record."""

    findings: tuple[str, ...]
    """What is wrong, a sentence each; none if all is well."""
    checked: int
    """How many rolls, draws and deals agree with the seed."""

    @property
    def is_good(self) -> bool:
        return not self.findings


def verify(record: Record) -> Verification:
    """Check all that a record claims. It never raises: what is wrong becomes a finding."""
    findings = _seed_findings(record)
    dealer = Dealer(record.seed) if record.seed is not None else None
    history = History(record.setup)
    checked = 0
    for index, entry in enumerate(record.entries):
        before = history.state
        try:
            history.add(entry)
        except ValueError as error:
            findings.append(f"{place(record, index)}: {error} The rest was not checked.")
            return Verification(tuple(findings), checked)
        if dealer is not None and isinstance(entry, Outcome):
            due = dealer.outcome(before)
            if entry == due:
                checked += 1
            else:
                findings.append(
                    f"{place(record, index)}: the record says '{format_outcome(entry)}', "
                    f"the seed '{format_outcome(due)}'."
                )
    if not history.state.is_over:
        findings.append("The game is not over: only finished games can be verified.")
    if trouble := trouble_with_result(record, history.state):
        findings.append(f"{trouble}.")
    return Verification(tuple(findings), checked)


def _seed_findings(record: Record) -> list[str]:
    if record.seed is None:
        return [
            "Seed: the header is missing, so no roll can be checked; it is revealed at the end."
        ]
    if record.commitment is None:
        return ["Commitment: the header is missing, so the seed may have been chosen afterwards."]
    if commitment_to(record.seed) != record.commitment:
        return ["Seed: it is not the one that the commitment was made to."]
    return []
