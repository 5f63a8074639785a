"""A bench for value functions: fixed positions and games (positions), the error between the choices
of one position (siblings), and how true expected points and winning chances are (calibration).

`python -m sagrada.lab.value_bench` is the command for it. A fit to finished games says little about
how well a value function chooses, so every claim about a better one is made here first.
"""
