"""The dialect `builtin`."""

from ..extras.meta import region_op
from ._builtin_ops_gen import *
from ._builtin_ops_gen import _Dialect
from ._ods_common import _cext


@_cext.register_operation(_Dialect, replace=True)
class ModuleOp(ModuleOp):
    """A module with an empty body."""

    def __init__(self, *, loc=None, ip=None):
        super().__init__(loc=loc, ip=ip)
        self.regions[0].blocks.append()

    @property
    def body(self):
        """Returns the block of the module."""
        return self.regions[0].blocks[0]


@region_op
def module(*, sym_name=None, sym_visibility=None, attrs=None, loc=None, ip=None):
    """Makes a module of the function below, which fills it."""
    made = ModuleOp.__base__(sym_name=sym_name, sym_visibility=sym_visibility, loc=loc, ip=ip)
    for name, value in (attrs or {}).items():
        made.operation.attributes[name] = value
    return made
