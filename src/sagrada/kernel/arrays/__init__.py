"""Games as arrays of numbers, for programs that learn: actions, observations, many games at once.

Everything is written into buffers that the caller brings, so nothing here needs numpy
(`sagrada.lab` does). The modules are compiled like the kernel's (kernel/__init__.py says how).
"""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

if os.environ.get("SAGRADA_UNCOMPILED"):
    for _folder in __path__:
        _finder = FileFinder(_folder, (SourceFileLoader, SOURCE_SUFFIXES))
        sys.path_importer_cache[_folder] = _finder
