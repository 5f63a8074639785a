"""The game as other programs expect it: to learn to play it.

- `Batch`: many games at once, numpy arrays in and out (batch.py).
- `sagrada_v1`: a PettingZoo environment for 2 to 4 players (sagrada_v1.py).
- `gymnasium.make("sagrada.lab.environments:sagrada-v1")`: one seat, alone or against named bots
  (gymnasium_env.py).

All of them share one numbering of actions and one observation (docs/lab.md).
"""

from sagrada.extras import need_extra

need_extra("lab")

from sagrada.lab.environments.batch import Batch  # noqa: E402  # not before the sentence above
from sagrada.lab.environments.gymnasium_env import register  # noqa: E402  # likewise

__all__ = ["Batch"]

register()
