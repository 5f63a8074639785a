"""The rules, fast: the strict game in bit masks and small integers (docs/architecture.md).

The modules are plain Python, each with a `.pxd` next to it that tells Cython the C types. If there
was a C compiler when the project was installed, they are extension modules. Otherwise the same
sources run uncompiled, with the same results. `SAGRADA_UNCOMPILED=1` asks for the sources.
"""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

if os.environ.get("SAGRADA_UNCOMPILED"):
    for _folder in __path__:
        _finder = FileFinder(_folder, (SourceFileLoader, SOURCE_SUFFIXES))
        sys.path_importer_cache[_folder] = _finder
