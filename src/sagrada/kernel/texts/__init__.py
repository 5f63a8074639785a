"""What a server tells players at every move, written as JSON at once.

These work on the engine's values, not on the kernel's block, and say to the byte what the engine
says on the wire. The modules are compiled like the kernel's (kernel/__init__.py says how).
"""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

if os.environ.get("SAGRADA_UNCOMPILED"):
    for _folder in __path__:
        _finder = FileFinder(_folder, (SourceFileLoader, SOURCE_SUFFIXES))
        sys.path_importer_cache[_folder] = _finder
