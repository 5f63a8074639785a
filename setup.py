"""Compile the kernel, where Cython and a C compiler are at hand; without them its sources run as
they are. `SAGRADA_CFLAGS` adds flags for the compiler, such as `-march=native`."""

import os
import runpy
from pathlib import Path

from setuptools import Extension, setup

KERNEL = Path("src/sagrada/kernel")
PLAIN = {"__init__", "bits", "codes", "convert", "layout"}
"""Modules that are not compiled: constants, what the .pxd files hold in C, and conversions."""


def write_layout() -> None:
    """The names of layout.py as constants of C."""
    names = runpy.run_path(str(KERNEL / "layout.py"))
    lines = ["# Made from layout.py by setup.py; do not edit.", "cdef enum:"]
    lines += [f"    {name} = {value}" for name, value in names.items() if isinstance(value, int)]
    text = "\n".join(lines) + "\n"
    made = KERNEL / "layout.pxd"
    if not made.exists() or made.read_text(encoding="utf-8") != text:
        made.write_text(text, encoding="utf-8")


def extensions() -> list[Extension]:
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    write_layout()
    flags = ["-O3", *os.environ.get("SAGRADA_CFLAGS", "").split()] if os.name != "nt" else ["/O2"]
    found = [
        Extension(
            f"sagrada.kernel.{path.stem}", [str(path)], extra_compile_args=flags, optional=True
        )
        for path in sorted(KERNEL.glob("*.py"))
        if path.stem not in PLAIN
    ]
    return cythonize(
        found,
        build_dir="build/cython",
        language_level=3,
        compiler_directives={
            "annotation_typing": False,  # the .pxd files hold the types
            "auto_pickle": False,
            "boundscheck": False,
            "cdivision": True,
            "infer_types": True,
            "initializedcheck": False,
            "wraparound": False,
        },
    )


setup(ext_modules=extensions())
