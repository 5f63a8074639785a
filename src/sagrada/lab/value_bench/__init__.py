"""A bench for value functions: fixed positions and games (positions), the error between the choices
of one position (siblings), how true expected points and winning chances are (calibration), how long
a lead lasts (win_curve), and how much windows show of hidden colors (shown_colors).

`python -m sagrada.lab.value_bench` is the command for it. A fit to finished games says little about
how well a value function chooses, so every claim about a better one is made here first.
"""
