"""Pass managers: MLIR's `mlir.passmanager`, with the progress of runs."""

import sys as _sys
import time as _time

from ._capsules import add_capsules as _add_capsules
from ._enums import Enum as _Enum
from ._mlir_libs._mlir import passmanager as _passmanager
from ._mlir_libs._mlir.passmanager import *


class PassDisplayMode(_Enum):
    """The form of statistics of passes."""

    LIST = 0
    PIPELINE = 1


PassDisplayMode.__module__ = _passmanager.__name__
_passmanager.PassDisplayMode = PassDisplayMode

_add_capsules(PassManager, "passmanager")


def _is_notebook():
    ipython = _sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython is not None else None
    return shell is not None and hasattr(shell, "kernel")


class ProgressDisplay:
    """A line with the pass that runs, on the terminal or in the notebook; nothing without either. For `run(op, progress=True)`.

    The line appears if the run takes longer than `delay` seconds. `stream` is where it goes instead: standard error by default.
    """

    def __init__(self, stream=None, delay=0.3):
        self._stream = stream if stream is not None else _sys.stderr
        self._begin = _time.monotonic()
        self._delay = delay
        self._width = 0
        self._handle = None
        self._notebook = stream is None and _is_notebook()
        self._terminal = not self._notebook and getattr(self._stream, "isatty", lambda: False)()

    def __call__(self, name, done, total):
        elapsed = _time.monotonic() - self._begin
        if elapsed < self._delay:
            return
        counts = f" {done}/{total}" if total else ""
        line = f"{name or 'no pass yet'}{counts}, {elapsed:.1f} s"
        if self._notebook:
            self._show(line)
        elif self._terminal:
            self._stream.write("\r" + line.ljust(self._width))
            self._stream.flush()
            self._width = len(line)

    def _show(self, line):
        from IPython.display import display

        if self._handle is None:
            self._handle = display({"text/plain": line}, raw=True, display_id=True)
        else:
            self._handle.update({"text/plain": line}, raw=True)

    def close(self):
        """Erases the line."""
        if self._handle is not None:
            self._handle.update({"text/plain": ""}, raw=True)
        if self._width:
            self._stream.write("\r" + " " * self._width + "\r")
            self._stream.flush()
            self._width = 0
