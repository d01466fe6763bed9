"""MLIR's Python API on an IR core in Rust."""

from . import _native
