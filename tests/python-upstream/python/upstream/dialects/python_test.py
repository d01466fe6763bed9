"""The dialect `python_test`."""

from .._mlir_libs._mlirPythonTestNanobind import register_dialect as _register_dialect
from ._python_test_ops_gen import *
from ._python_test_ops_gen import _Dialect


def register_python_test_dialect(registry):
    """Registers the dialect, which is in every context already."""
    _register_dialect(registry)
