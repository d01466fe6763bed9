"""Entries of tracebacks for places in sources of any language."""

import sys
import types
from functools import lru_cache


@lru_cache(maxsize=1024)
def _code(file, function):
    code = compile("_getframe()", file, "eval")
    # Instructions without a place, eight in an entry: the line is the one given, and nothing in it is marked.
    units = len(code.co_code) // 2
    nowhere = bytes(0xF8 | (min(units - first, 8) - 1) for first in range(0, units, 8))
    return code.replace(co_name=function, co_qualname=function, co_linetable=nowhere)


def add_frames(exception, frames):
    """Adds entries around the entries that an exception has; the innermost is the first."""
    traceback = exception.__traceback__
    for file, line, function in frames:
        code = _code(file.replace("\0", ""), function or "<module>")
        frame = eval(code, {"_getframe": sys._getframe})
        traceback = types.TracebackType(traceback, frame, 0, max(line, 1))
    exception.__traceback__ = traceback
