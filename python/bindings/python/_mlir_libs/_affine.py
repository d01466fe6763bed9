"""The classes of affine expressions, and of lists of them."""

from _collections_abc import Sequence

from ._kinds import Getters, define, export
from ._mlir.ir import AffineExpr, AffineMap, IntegerSet

_parts = Getters(AffineExpr)


def _expr(name, doc, base=AffineExpr, **members):
    return define(type(name, (base,), {"__slots__": (), "__doc__": doc, **members}))


_expr("AffineConstantExpr", "A number.", get=AffineExpr.get_constant, value=_parts.value)
_expr("AffineDimExpr", "A dimension, by its position.", get=AffineExpr.get_dim, position=_parts.position)
_expr("AffineSymbolExpr", "A symbol, by its position.", get=AffineExpr.get_symbol, position=_parts.position)


@export
class AffineBinaryExpr(AffineExpr):
    """An expression of two operands."""

    __slots__ = ()

    lhs = _parts.lhs
    rhs = _parts.rhs


def _binary(name, kind, getter, doc):
    @staticmethod
    def get(lhs, rhs):
        """Returns the expression, simplified, of two expressions or of one and an integer."""
        return AffineExpr._binary(kind, lhs, rhs)

    setattr(AffineExpr, getter, get)
    return _expr(name, doc, AffineBinaryExpr, get=get)


_binary("AffineAddExpr", "add", "get_add", "A sum.")
_binary("AffineMulExpr", "mul", "get_mul", "A product.")
_binary("AffineModExpr", "mod", "get_mod", "The remainder of a division, which is not negative.")
_binary("AffineFloorDivExpr", "floordiv", "get_floor_div", "A quotient, rounded down.")
_binary("AffineCeilDivExpr", "ceildiv", "get_ceil_div", "A quotient, rounded up.")


class _List(Sequence):
    """A list whose slices are of its class, and whose sums are plain lists."""

    def __init__(self, items):
        self._items = items

    def __len__(self):
        return len(self._items)

    def __getitem__(self, key):
        if isinstance(key, slice):
            return type(self)(self._items[key])
        if not isinstance(key, int):
            raise ValueError("expected integer or slice")
        try:
            return self._items[key]
        except IndexError:
            raise IndexError("index out of range") from None

    def __add__(self, more):
        return list(self._items) + list(more)


@export
class AffineExprList(_List):
    """The results of an affine map."""


@export
class IntegerSetConstraintList(_List):
    """The constraints of an integer set."""


@export
class IntegerSetConstraint:
    """A constraint of an integer set."""

    def __init__(self, expr, is_eq):
        self._parts = expr, is_eq

    @property
    def expr(self):
        """Returns the expression that is zero, or not negative."""
        return self._parts[0]

    @property
    def is_eq(self):
        """Returns whether the expression is zero; otherwise it is not negative."""
        return self._parts[1]


AffineMap.results = property(lambda self: AffineExprList(self._results), doc="Returns the expressions of the results.")
IntegerSet.constraints = property(
    lambda self: IntegerSetConstraintList([IntegerSetConstraint(*it) for it in self._constraints]),
    doc="Returns the constraints that hold in the set.",
)
_parts.finish()
