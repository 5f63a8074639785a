"""The Window Lab: what windows, objectives and tools are worth when Masters play.

Games are played (games), summed up in whole numbers (sums) and kept (progress). The command is
`python -m sagrada.lab.window_lab`. The catalog of solo deals has its own (solo_deals)."""
