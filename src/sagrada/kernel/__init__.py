"""The rules, fast: the strict game in bit masks and small integers (docs/architecture.md).

The modules are plain Python, each with a `.pxd` beside it that tells Cython the C types. Where a
C compiler was at hand when the project was installed they are extension modules; else the same
sources run as they are, with the same results. `SAGRADA_UNCOMPILED=1` asks for the sources.
"""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

if os.environ.get("SAGRADA_UNCOMPILED"):
    for _folder in __path__:
        _finder = FileFinder(_folder, (SourceFileLoader, SOURCE_SUFFIXES))
        sys.path_importer_cache[_folder] = _finder
