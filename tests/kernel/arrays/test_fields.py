"""The fields of an observation follow one another without gaps."""

from sagrada.kernel.arrays import fields
from tests.kernel.arrays.reference import PER_SEAT


def test_the_fields_follow_one_another() -> None:
    names = [name for name in vars(fields) if name[:2] in {"F_", "G_"}]
    starts = [getattr(fields, name) for name in names if name.startswith("F_")]
    assert starts[0] == 0
    assert starts == sorted(set(starts))
    parts = [getattr(fields, name) for name in names if name.startswith("G_")]
    assert parts[0] == 0
    assert parts == sorted(set(parts))


def test_its_length_belongs_to_its_version() -> None:
    """Trained players depend on both: raise the version when the length changes."""
    assert fields.G_SIZE == PER_SEAT
    assert (fields.OBSERVATION_VERSION, fields.OBSERVATION_SIZE) == (1, 2578)
