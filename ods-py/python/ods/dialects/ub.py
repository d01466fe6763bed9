"""The dialect `ub`."""

from ._ub_enum_gen import *
from ._ub_ops_gen import *
from ._ub_ops_gen import _Dialect
