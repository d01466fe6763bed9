"""Rewriting with patterns that are Python functions: MLIR's `mlir.rewrite`."""

from ._capsules import add_capsules as _add_capsules
from ._enums import Enum as _Enum
from ._mlir_libs._mlir import rewrite as _rewrite
from ._mlir_libs._mlir.rewrite import *

_NATIVE = _rewrite.__name__


def _native(cls):
    """Puts a class in the native module, whose name messages have."""
    cls.__module__ = _NATIVE
    setattr(_rewrite, cls.__name__, cls)
    return cls


@_native
class GreedyRewriteStrictness(_Enum):
    """The operations that the greedy driver visits, besides the operations that it starts with."""

    ANY_OP = 0
    EXISTING_AND_NEW_OPS = 1
    EXISTING_OPS = 2


@_native
class GreedySimplifyRegionLevel(_Enum):
    """The simplification of regions after each iteration of the greedy driver."""

    DISABLED = 0
    NORMAL = 1
    AGGRESSIVE = 2


@_native
class GreedyRewriteConfig:
    """The settings of the greedy driver; -1 means no limit."""

    __slots__ = {
        "max_iterations": "The most times that all operations are visited.",
        "max_num_rewrites": "The most rewrites of an iteration.",
        "use_top_down_traversal": "Whether operations come before the operations inside and after them.",
        "enable_folding": "Whether operations are folded.",
        "strictness": "The operations that are visited, a `GreedyRewriteStrictness`.",
        "region_simplification_level": "The simplification of regions, a `GreedySimplifyRegionLevel`.",
        "enable_constant_cse": "Whether equal constants become one.",
    }

    def __init__(self):
        for name, value in _DEFAULTS.items():
            setattr(self, name, value)

    def __setattr__(self, name, value):
        expected = type(_DEFAULTS.get(name, value))
        if not isinstance(value, expected):
            raise TypeError(f"`{name}` takes a {expected.__name__}, got {value!r}")
        super().__setattr__(name, value)

    def _settings(self):
        values = [getattr(self, name) for name in _DEFAULTS]
        return tuple([it.value if isinstance(it, _Enum) else it for it in values])


# The settings in the order of `_apply_greedily`.
_DEFAULTS = {
    "max_iterations": 10,
    "max_num_rewrites": -1,
    "use_top_down_traversal": False,
    "enable_folding": True,
    "strictness": GreedyRewriteStrictness.ANY_OP,
    "region_simplification_level": GreedySimplifyRegionLevel.AGGRESSIVE,
    "enable_constant_cse": True,
}


def apply_patterns_and_fold_greedily(op, set, config=None):
    """Applies patterns to the operations inside a module or an operation, and folds them, until nothing changes."""
    _rewrite._apply_greedily(op, set, (config or GreedyRewriteConfig())._settings())


@_native
class PDLResultList:
    """The results of a native rewrite of PDL."""

    def __init__(self, *args, **kwargs):
        raise TypeError(f"{_NATIVE}.PDLResultList: no constructor defined!")

    def append(self, value):
        """Adds a result."""
        raise NotImplementedError(_NO_PDL)


_NO_PDL = "patterns in PDL are not there yet; add Python functions with `RewritePatternSet.add`"


@_native
class PDLModule:
    """Patterns in PDL."""

    def __init__(self, module):
        raise NotImplementedError(_NO_PDL)

    def freeze(self):
        """Returns the patterns."""
        raise NotImplementedError(_NO_PDL)

    def register_rewrite_function(self, name, fn):
        """Adds a native rewrite."""
        raise NotImplementedError(_NO_PDL)

    def register_constraint_function(self, name, fn):
        """Adds a native constraint."""
        raise NotImplementedError(_NO_PDL)


_add_capsules(FrozenRewritePatternSet, "rewrite")
