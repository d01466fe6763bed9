"""The classes and functions of MLIR's native test module, in Python."""

from ..ir import (
    Attribute,
    Context,
    IntegerType,
    Location,
    RankedTensorType,
    Type,
    Value,
    register_type_caster,
    register_value_caster,
)

def _cast_error(kind, cls, value):
    return ValueError(f"Cannot cast {kind} to {cls.__name__} (from {kind.capitalize()}({value}))")


class TestAttr(Attribute):
    """The attribute `test_attr`."""

    def __new__(cls, cast_from_attr):
        made = super().__new__(cls, cast_from_attr)
        if str(made) != "#python_test.test_attr":
            raise _cast_error("attribute", cls, made)
        return made

    @staticmethod
    def get(context=None):
        """Returns the attribute."""
        return TestAttr(Attribute.parse("#python_test.test_attr", context))


class TestType(Type):
    """The type `test_type`."""

    def __new__(cls, cast_from_type):
        made = super().__new__(cls, cast_from_type)
        if str(made) != "!python_test.test_type":
            raise _cast_error("type", cls, made)
        return made

    @staticmethod
    def get(context=None):
        """Returns the type."""
        return TestType(Type.parse("!python_test.test_type", context))


class TestIntegerRankedTensorType(RankedTensorType):
    """Tensors of integers."""

    @staticmethod
    def get(shape, width, context=None):
        """Returns the type of this shape and width."""
        location = None if context is None else Location.unknown(context)
        made = RankedTensorType.get(shape, IntegerType.get_signless(width, context), loc=location)
        return TestIntegerRankedTensorType(made)


class TestTensorValue(Value):
    """A value that is a tensor."""

    def is_null(self):
        """Whether there is no value."""
        return False


def _integer_tensor(ty):
    is_integer = isinstance(RankedTensorType(ty).element_type, IntegerType)
    return TestIntegerRankedTensorType(ty) if is_integer else ty


def _register_casters():
    context = Context()
    register_type_caster(Attribute.parse("#python_test.test_attr", context).typeid)(TestAttr)
    register_type_caster(Type.parse("!python_test.test_type", context).typeid)(TestType)
    register_type_caster(RankedTensorType.static_typeid, replace=True)(_integer_tensor)
    register_value_caster(RankedTensorType.static_typeid)(TestTensorValue)


_register_casters()


def register_dialect(registry):
    """Accepts a registry: the dialect is in every context."""


def test_diagnostics_with_errors_and_notes(context=None):
    """Raises what an error with a note is as text."""
    raise ValueError("created error\nattached note")
