"""Compile the kernel and the bots' value function if Cython and a C compiler are installed.

Without them the sources run uncompiled. `SAGRADA_CFLAGS` adds flags for the compiler, such as
`-march=native`.
"""

import ast
import os
import platform
import runpy
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

KERNEL = Path("src/sagrada/kernel")
VALUE = Path("src/sagrada/bots/value")
CONSTANTS = (KERNEL / "layout.py", VALUE / "shape.py")
"""Modules of integers that compiled modules get as constants, through a .pxd made here."""
INLINE = ("dice", "window")
"""Modules of small functions that compiled modules get inline, through a .pxd made here."""
PLAIN = {"__init__", "bits", "blocks", "codes", "convert", "layout", "shape", "weights", *INLINE}
"""Modules that are not compiled on their own."""
C_TYPES = {"int": "int", "Ints": "int*", "Words": "unsigned long long*", "None": "void"}


def constants_in_c(module: Path) -> str:
    """The integers of a module as C constants."""
    names = runpy.run_path(str(module))
    numbers = [f"    {name} = {value}" for name, value in names.items() if isinstance(value, int)]
    return "\n".join(["cdef enum:", *numbers, ""])


def inline_in_c(module: str) -> str:
    """The functions of a module as inline C functions: types added, bodies unchanged."""
    source = (KERNEL / f"{module}.py").read_text(encoding="utf-8")
    lines = source.splitlines()
    made = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.ImportFrom):
            names = [alias.name for alias in node.names if alias.name not in C_TYPES]
            made.append(f"from {node.module} cimport {', '.join(names)}")
        elif isinstance(node, ast.FunctionDef):
            arguments = ", ".join(f"{c_type(a.annotation)} {a.arg}" for a in node.args.args)
            head = f"cdef inline {c_type(node.returns)} {node.name}({arguments}) noexcept nogil:"
            made += ["", head, *lines[node.body[0].lineno - 1 : node.end_lineno]]
    return "\n".join([*made, ""])


def c_type(annotation: ast.expr | None) -> str:
    assert annotation is not None, "every argument of an inline function has a type"
    return C_TYPES[ast.unparse(annotation)]


def write(module: Path, text: str) -> None:
    """Write a .pxd only if it changed: its time decides what is compiled again."""
    text = f"# Made from {module.name} by setup.py; do not edit.\n{text}"
    made = module.with_suffix(".pxd")
    if not made.exists() or made.read_text(encoding="utf-8") != text:
        made.write_text(text, encoding="utf-8")


def flags() -> list[str]:
    """Every x86-64 processor since 2008 has popcnt; `SAGRADA_CFLAGS=-mno-popcnt` does without."""
    if os.name == "nt":
        return ["/O2"]
    counting = ["-mpopcnt"] if platform.machine() == "x86_64" else []
    return ["-O3", *counting, *os.environ.get("SAGRADA_CFLAGS", "").split()]


def extensions() -> list[Extension]:
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    for module in CONSTANTS:
        write(module, constants_in_c(module))
    for name in INLINE:
        write(KERNEL / f"{name}.py", inline_in_c(name))
    found = [
        Extension(".".join(path.with_suffix("").parts[1:]), [str(path)], extra_compile_args=flags())
        for folder in (KERNEL, VALUE)
        for path in sorted(folder.glob("*.py"))
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


class BuildIfPossible(build_ext):
    """All or nothing: compiled modules need each other compiled."""

    def build_extensions(self) -> None:
        try:
            super().build_extensions()
        except (BaseError, CCompilerError, OSError) as error:
            print(f"warning: the kernel is not compiled and will be slow: {error}")
            self.extensions = []
            for folder in (KERNEL, VALUE):
                for made in [*folder.glob("*.so"), *folder.glob("*.pyd")]:
                    made.unlink()


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildIfPossible})
