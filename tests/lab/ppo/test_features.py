"""What the network is given."""

import numpy as np

from sagrada.kernel.arrays.fields import F_POOL, F_SEATS, F_TRACK, G_COLOUR, G_SIZE
from sagrada.kernel.layout import MOVE_DRAFT, MOVE_PLACE
from sagrada.lab.environments.batch import Batch
from sagrada.lab.ppo.features import FEATURES, features, room


def played(steps: int) -> Batch:
    batch = Batch(64, seed=3)
    for _ in range(steps):
        batch.choose()
        batch.step()
    return batch


def test_rows_are_about_one() -> None:
    found = features(played(60).observations)
    assert found.shape == (64, FEATURES)
    assert 0 <= found.min() < found.max() <= 12


def test_the_table_and_the_own_window_matter_and_other_windows_do_not() -> None:
    seen = played(60).observations.copy()
    before = features(seen)
    seen[:, F_SEATS + G_SIZE + G_COLOUR] += 1
    assert np.array_equal(features(seen), before)
    for place in (F_POOL, F_TRACK, F_TRACK + 299, F_SEATS + G_COLOUR):
        changed = seen.copy()
        changed[:, place] += 1
        assert not np.array_equal(features(changed), before)


def test_the_track_is_summed_up() -> None:
    seen = np.zeros((1, played(0).observations.shape[1]), np.int8)
    seen[0, [F_TRACK + 4, F_TRACK + 30 + 4]] = [2, 1]
    assert features(seen)[0, -30:].tolist() == [0, 0, 0, 0, 3.0, *[0] * 25]


def test_a_die_fits_where_it_can_be_placed() -> None:
    """Right after a die was drafted without a tool, `room` is the mask of its places."""
    batch = Batch(200, seed=5)
    compared = 0
    for _ in range(120):
        batch.choose()
        drafts = (batch.actions >= MOVE_DRAFT) & (batch.actions < MOVE_DRAFT + 30)
        kinds = batch.actions - MOVE_DRAFT
        plain = batch.observations[:, :10].argmax(axis=1) == 1  # stage: turn
        before = room(batch.observations).reshape(batch.size, 30, 20)
        batch.step()
        for row in np.flatnonzero(drafts & plain):
            places = batch.masks[row, MOVE_PLACE : MOVE_PLACE + 20].astype(bool)
            if batch.observations[row, :10].argmax() == 3 and places.any():
                assert np.array_equal(before[row, kinds[row]], places)
                compared += 1
    assert compared > 500
