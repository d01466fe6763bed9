"""Descriptors of buffers for compiled functions: MLIR's `mlir.runtime`."""

from .np_to_memref import *
