"""The dialect `math`."""

from ._math_enum_gen import *
from ._math_ops_gen import *
from ._math_ops_gen import _Dialect
