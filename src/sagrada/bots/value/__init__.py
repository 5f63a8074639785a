"""What a window will be worth: hand-made, learned, and the choice of a turn by it.

Compiled like the kernel, against which these modules are built (kernel/__init__.py says how).
"""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

if os.environ.get("SAGRADA_UNCOMPILED"):
    for _folder in __path__:
        _finder = FileFinder(_folder, (SourceFileLoader, SOURCE_SUFFIXES))
        sys.path_importer_cache[_folder] = _finder
