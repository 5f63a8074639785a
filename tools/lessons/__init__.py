"""What the learning pages show, as data: played by the engine, so that the page knows no rule.

`make lesson` writes it into `client/src/learn/`; a test fails when it is stale.
"""
