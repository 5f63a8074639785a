"""A player that learned by itself: masked PPO on `Batch`, from nothing.

- features.py: what the network is given of an observation.
- policy.py: the network in numpy, and its file of weights (weights.py).
- bot.py: the bot `ppo`, which plays by it.
- network.py, rollout.py, training.py: how it learns; these need PyTorch (the extra `train`).

docs/lab.md has the command, the curve and the measured strength.
"""
