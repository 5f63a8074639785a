"""Hypothesis: `brief` in `make check`, `long` in `make test-long`. And Ctrl-C for children."""

import os
import signal

from hypothesis import HealthCheck, settings

_QUIET = (HealthCheck.too_slow, HealthCheck.data_too_large)
settings.register_profile("brief", max_examples=20, deadline=None, suppress_health_check=_QUIET)
settings.register_profile("quick", max_examples=60, deadline=None, suppress_health_check=_QUIET)
settings.register_profile("long", max_examples=500, deadline=None, suppress_health_check=_QUIET)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))

# Whatever is started in the background ignores Ctrl-C, and hands that on to its children; the
# programs under test must hear it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
