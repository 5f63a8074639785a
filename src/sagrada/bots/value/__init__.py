"""The value of a window: a heuristic, a learned value function, and what uses them.

These modules are compiled against the kernel and like it (kernel/__init__.py says how).
"""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

if os.environ.get("SAGRADA_UNCOMPILED"):
    for _folder in __path__:
        _finder = FileFinder(_folder, (SourceFileLoader, SOURCE_SUFFIXES))
        sys.path_importer_cache[_folder] = _finder
