"""Pass managers: MLIR's `mlir.passmanager`."""

from ._mlir_libs._mlir.passmanager import *
