"""`python -m sagrada` is the `sagrada` command."""

import sys

from sagrada.cli import main

if __name__ == "__main__":
    sys.exit(main())
