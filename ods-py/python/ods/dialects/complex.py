"""The dialect `complex`."""

from ._complex_enum_gen import *
from ._complex_ops_gen import *
from ._complex_ops_gen import _Dialect
