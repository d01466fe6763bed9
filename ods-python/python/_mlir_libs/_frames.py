"""Entries of tracebacks for places in sources of any language."""

import sys
import types
from functools import lru_cache


@lru_cache(maxsize=1024)
def _code(file, function):
    code = compile("_getframe()", file, "eval")
    return code.replace(co_name=function, co_qualname=function)


def add_frames(exception, frames):
    """Adds entries around those that an exception has; the innermost is the first."""
    traceback = exception.__traceback__
    for file, line, function in frames:
        code = _code(file.replace("\0", ""), function or "<module>")
        frame = eval(code, {"_getframe": sys._getframe})
        # Without a position in the code, the line is the one given.
        traceback = types.TracebackType(traceback, frame, -1, max(line, 1))
    exception.__traceback__ = traceback
