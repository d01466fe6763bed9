"""The dialect `cf`."""

from ._cf_enum_gen import *
from ._cf_ops_gen import *
from ._cf_ops_gen import _Dialect
