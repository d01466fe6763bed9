"""MLIR's Python API on an IR core in Rust."""

from ._native import __version__


def __getattr__(name):
    # Imported when they are first used, as `ods.ir` is.
    if name in ("split", "join", "Part"):
        from . import parts

        return getattr(parts, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
