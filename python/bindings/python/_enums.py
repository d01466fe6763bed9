"""The enums of `ir`, and the bases of all enums of this package.

They are Python's enums, but members are found as fast as other attributes of classes. `ir` imports this module when one is
first used: Python's module `enum`, and what it imports, take a third of the time of an import of `ir`.
"""

import enum

from . import ir
from ._mlir_libs import _mlir

EnumType = _mlir._enum_type(enum.EnumType)


class Enum(enum.Enum, metaclass=EnumType):
    """An enum whose members are shown by their names."""

    __repr__ = enum.Enum.__str__


class IntEnum(enum.IntEnum, metaclass=EnumType):
    """An enum whose members are numbers."""


class IntFlag(enum.IntFlag, metaclass=EnumType):
    """An enum whose members are sets of bits."""


class DiagnosticSeverity(Enum):
    """The severity of a diagnostic."""

    ERROR = 0
    WARNING = 1
    NOTE = 2
    REMARK = 3


class WalkOrder(Enum):
    """Whether an operation comes before or after the operations inside it."""

    PRE_ORDER = 0
    POST_ORDER = 1


class WalkResult(Enum):
    """What a walk does next."""

    ADVANCE = 0
    INTERRUPT = 1
    SKIP = 2


class Signedness(Enum):
    """The meaning of the sign bit."""

    SIGNLESS = 0
    SIGNED = 1
    UNSIGNED = 2


Signedness.__qualname__ = "IntegerType.Signedness"
Signedness.__module__ = ir.IntegerType.__module__
ir._set_enums(DiagnosticSeverity, WalkOrder, WalkResult)
