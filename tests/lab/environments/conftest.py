"""OpenSpiel is a large package: its tests run where it's installed (`make heavy`)."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("pyspiel") else ["test_open_spiel_game.py"]
