"""The dialect `linalg`."""

from ._linalg_enum_gen import *
from ._linalg_ops_gen import *
from ._linalg_ops_gen import _Dialect
