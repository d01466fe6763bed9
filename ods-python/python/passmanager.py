"""Pass managers: MLIR's `mlir.passmanager`."""

import enum as _enum

from ._capsules import add_capsules as _add_capsules
from ._mlir_libs._mlir import passmanager as _passmanager
from ._mlir_libs._mlir.passmanager import *


class PassDisplayMode(_enum.Enum):
    """The form of statistics of passes."""

    LIST = 0
    PIPELINE = 1


PassDisplayMode.__module__ = _passmanager.__name__
_passmanager.PassDisplayMode = PassDisplayMode

_add_capsules(PassManager, "passmanager")
