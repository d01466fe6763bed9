"""Parts of modules, for other processes to work on.

`split` divides the functions of a module among modules that are valid alone: what their functions refer to is there as declarations, and
globals and the like as they are. `join` puts the functions back. A pipeline on each function (`func.func(...)`) has the same outcome on the
parts as on the whole; passes on the module do not, as a part has neither the other bodies nor their order.
"""

from typing import NamedTuple

from ._mlir_libs import _mlir
from .ir import Module

__all__ = ["Part", "split", "join"]


class Part(NamedTuple):
    """A module with the names of the symbols that it is for; its text can be parsed anywhere."""

    module: Module
    symbols: list


def split(module, count):
    """Divides a module into at most `count` parts of about the same number of operations. The module stays as it is."""
    return [Part(*part) for part in _mlir._split(module, count)]


def join(module, parts):
    """Replaces symbols of the module with the symbols of parts (or pairs of a module and names)."""
    for part, symbols in parts:
        _mlir._join(module, part, symbols)
