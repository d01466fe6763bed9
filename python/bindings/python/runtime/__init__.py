"""Calls: functions of modules, packed functions, and descriptors of buffers (MLIR's `mlir.runtime`, which need NumPy)."""

from .._mlir_libs._mlir.runtime import *
from .._mlir_libs._mlir.runtime import _register

try:
    from .np_to_memref import *
except ImportError:
    pass


def register(name=None, function=None, *, override=False):
    """Adds a callable to the registry, under a name or its own: a function, or a decorator of one."""
    if callable(name):
        name, function = None, name

    def add(function):
        _register(name or function.__qualname__, function, override)
        return function

    return add if function is None else add(function)


def load_library(path):
    """Loads a library of packed functions. Its code runs in this process."""
    return Library(str(path))
