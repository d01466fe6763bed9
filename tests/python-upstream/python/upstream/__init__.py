"""The package that MLIR's tests of its Python bindings run on."""

from . import _native
