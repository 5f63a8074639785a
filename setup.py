"""Compile the kernel and the bots' value function if Cython and a C compiler are installed.

In a checkout the sources run uncompiled without them. A wheel must be whole: it isn't built without
the compiled kernel and the web page, unless `SAGRADA_BUILD_WITHOUT=page,kernel` names what to leave
out. Without the kernel, a wheel is for every platform. `SAGRADA_CFLAGS` adds flags for the
compiler, such as `-march=native`.
"""

import ast
import os
import platform
import runpy
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError

KERNEL = Path("src/sagrada/kernel")
ARRAYS = KERNEL / "arrays"
TEXTS = KERNEL / "texts"
VALUE = Path("src/sagrada/bots/value")
COMPILED = (KERNEL, ARRAYS, TEXTS, VALUE)
CONSTANTS = (KERNEL / "layout.py", ARRAYS / "fields.py", VALUE / "shape.py")
"""Modules of integers that compiled modules get as constants, through a .pxd made here."""
INLINE = ("dice", "window")
"""Modules of small functions that compiled modules get inline, through a .pxd made here."""
PLAIN = {
    *("__init__", "bits", "blake2", "blocks", "codes", "convert", "fields", "layout", "no_cython"),
    *("shape", "weights"),
    *INLINE,
}
"""Modules that are not compiled on their own."""
PAGE = (Path("src/sagrada/server/static/index.html"), Path("src/sagrada/server/static/licenses.md"))
"""The web page, and the licenses of what is bundled into it."""
SWITCH = "SAGRADA_BUILD_WITHOUT"
PARTS = {"kernel", "page"}
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
        for folder in COMPILED
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


def left_out() -> set[str]:
    """The parts that a wheel or an sdist should be built without."""
    named = set(filter(None, os.environ.get(SWITCH, "").replace(",", " ").split()))
    if unknown := named - PARTS:
        raise SystemExit(f"{SWITCH}: expected kernel, page or both, got {', '.join(unknown)}")
    return named


def need_page() -> None:
    if "page" not in left_out() and not all(path.is_file() for path in PAGE):
        raise SystemExit(
            "The web page isn't built, so this would be a server without a page. Run `make client` "
            f"first (it needs Node.js), or set {SWITCH}=page to do without it."
        )


class BuildIfPossible(build_ext):
    """All or nothing: compiled modules need each other compiled."""

    must = False
    """Whether to stop where a compiler is missing, rather than do without."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        try:
            super().build_extensions()
        except (BaseError, CCompilerError, OSError) as error:
            if self.must:
                raise SystemExit(f"{NOT_COMPILED} ({error})") from None
            print(f"warning: the kernel is not compiled and will be slow: {error}")
            self.extensions = []
            for folder in COMPILED:
                for made in [*folder.glob("*.so"), *folder.glob("*.pyd")]:
                    made.unlink()


NOT_COMPILED = (
    "The kernel can't be compiled, so this would be a package whose bots are slow. Install a C "
    f"compiler and Cython, or set {SWITCH}=kernel to do without them."
)


class WholeWheel(bdist_wheel):
    def run(self) -> None:
        need_page()
        if "kernel" not in left_out():
            if not self.distribution.ext_modules:
                raise SystemExit(NOT_COMPILED)
            BuildIfPossible.must = True
        super().run()


class WholeSdist(sdist):
    def run(self) -> None:
        need_page()
        super().run()


setup(
    ext_modules=[] if "kernel" in left_out() else extensions(),
    cmdclass={"bdist_wheel": WholeWheel, "build_ext": BuildIfPossible, "sdist": WholeSdist},
)
