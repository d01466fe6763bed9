"""The interfaces of operations that infer the types of their results."""

from . import _mlir, _types  # The latter fills the native module.
from ._kinds import define
from ._mlir import ir as _ir
from ._mlir.ir import *
from ._mlir.ir import _BaseContext, _OperationBase


@define
class InferTypeOpInterface:
    """The interface of operations that infer the types of their results."""

    def __init__(self, object, context=None):
        self._object = object
        self._context = context
        name = object.OPERATION_NAME if isinstance(object, type) else object.operation.name
        self._name = name
        self._is_static = isinstance(object, type)
        if not _mlir._infers_types(name):
            raise ValueError("the operation does not implement InferTypeOpInterface")

    @property
    def operation(self):
        """Returns the operation; raises `TypeError` for the interface of a class."""
        if self._is_static:
            raise TypeError("Cannot get an operation from a static interface")
        return self._object.operation

    @property
    def opview(self):
        """Returns the operation as an instance of its class; raises `TypeError` for the interface of a class."""
        if self._is_static:
            raise TypeError("Cannot get an opview from a static interface")
        return self.operation.opview

    def inferReturnTypes(self, operands=None, attributes=None, properties=None, regions=None, context=None, loc=None):
        """Returns the types of the results that an operation with these parts would have; raises `ValueError` if they do not fit."""
        named = {it.name: it.attr for it in attributes} if attributes is not None else None
        flat = []
        for at, operand in enumerate(operands or []):
            try:
                flat += [operand] if isinstance(operand, (Value, _OperationBase)) else operand
            except TypeError:
                raise ValueError(f"Operand {at} must be a Value or Sequence of Values, got {operand!r}") from None
        context = context or self._context or _BaseContext.current
        try:
            made = Operation.create(
                self._name, operands=flat, attributes=named, loc=loc or Location.unknown(context), ip=False, infer_type=True
            )
        except _ir.MLIRError as error:
            raise ValueError("Failed to infer result types") from error
        return [Type(result.type) for result in made.results]


@define
class ShapedTypeComponents:
    """A shape, if there is a rank, and an element type."""

    __slots__ = ("_attribute", "_element_type", "_shape")

    def __init__(self, *args, **kwargs):
        raise TypeError(f"{_ir.__name__}.ShapedTypeComponents: no constructor defined!")

    @staticmethod
    def get(*args, shape=None, element_type=None, attribute=None):
        """Returns components, from an element type, or from a shape, an element type and an attribute."""
        given = list(args)
        if len(given) == 1 and element_type is None and isinstance(given[0], Type):
            element_type = given.pop()
        shape = given.pop(0) if given else shape
        element_type = given.pop(0) if given else element_type
        attribute = given.pop(0) if given else attribute
        if given or not isinstance(element_type, Type):
            raise TypeError("expected an element type, or a shape and an element type")
        made = object.__new__(ShapedTypeComponents)
        made._shape = None if shape is None else [int(size) for size in shape]
        made._element_type = element_type
        made._attribute = attribute
        return made

    @property
    def element_type(self):
        """Returns the type of the elements."""
        return self._element_type

    @property
    def has_rank(self):
        """Returns whether the number of dimensions is known."""
        return self._shape is not None

    @property
    def rank(self):
        """Returns the number of dimensions, or `None`."""
        return None if self._shape is None else len(self._shape)

    @property
    def shape(self):
        """Returns the sizes, or `None` without rank."""
        return None if self._shape is None else list(self._shape)


@define
class InferShapedTypeOpInterface(InferTypeOpInterface):
    """The interface of operations that infer the shapes and element types of their results."""

    def inferReturnTypeComponents(self, operands=None, attributes=None, regions=None, properties=None, context=None, loc=None):
        """Returns the shapes and element types of the results of an operation with these parts; raises `ValueError` if they do not fit."""
        inferred = self.inferReturnTypes(operands, attributes, properties, regions, context, loc)
        types = [it.maybe_downcast() for it in inferred]
        if not all(isinstance(it, ShapedType) for it in types):
            raise ValueError("Failed to infer result shape type components")
        shape = lambda it: it.shape if it.has_rank else None
        return [ShapedTypeComponents.get(shape(it), it.element_type) for it in types]
