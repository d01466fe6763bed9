"""The dialect `linalg`.

The value builders of named operations take inputs, and outputs by keyword: `linalg.matmul(a, b, outs=[c])`.
"""

from ..extras.meta import region_op
from ..ir import (
    AffineMap,
    AffineMapAttr,
    ArrayAttr,
    AttrBuilder,
    Attribute,
    DictAttr,
    InsertionPoint,
    Location,
    Module,
    Operation,
    OpView,
    RankedTensorType,
    ShapedType,
    UnrankedTensorType,
    Value,
)
from . import _linalg_ops_gen as _ops
from ._linalg_enum_gen import *
from ._linalg_ops_gen import *
from ._linalg_ops_gen import _Dialect
from ._ods_common import get_op_result_or_op_results
from ._ods_common import get_op_result_or_value as _value


def _group(word, names, values):
    types = ", ".join(str(it.type) for it in values)
    return f" {word}({', '.join(names)} : {types})" if values else ""


def _attribute(value, context):
    """Returns the attribute of a member of an enum, of affine maps, or of numbers."""
    if isinstance(value, Attribute):
        return value
    if isinstance(value, AffineMap):
        return AffineMapAttr.get(value)
    if isinstance(value, (list, tuple)):
        if all(isinstance(it, int) for it in value):
            return AttrBuilder.get("I64ElementsAttr")(value, context)
        return ArrayAttr.get([_attribute(it, context) for it in value], context)
    kind = type(value).__name__
    if AttrBuilder.contains(kind):
        return AttrBuilder.get(kind)(value, context)
    raise TypeError(f"expected an attribute, a member of an enum, affine maps or integers, got {kind}")


def _insert(made, ip):
    """Inserts an operation at a point, by default the current one, if there is one."""
    if ip is None:
        try:
            ip = InsertionPoint.current
        except ValueError:
            return
    if ip is not False:
        ip.insert(made)


def _build_named(name, inputs, outs, attributes, loc, ip, *, kind="", clause=""):
    """Builds a named operation, and returns its view. Its body follows from its name, so that it is parsed with values of the same types.

    `kind` is text after the name, and `clause` text after the groups of values, instead of the types of the results.
    """
    inputs, outs = [_value(it) for it in inputs], [_value(it) for it in outs]
    values = [*inputs, *outs]
    names = [f"%v{at}" for at in range(len(values))]
    results = [it.type for it in outs if isinstance(it.type, (RankedTensorType, UnrankedTensorType))]
    context = values[0].context if values else Location.current.context
    attributes = {name: _attribute(value, context) for name, value in attributes.items() if value is not None}
    if "indexing_maps" in attributes:
        kind += f" indexing_maps = {attributes.pop('indexing_maps')}"
    parameters = ", ".join(f"{name}: {it.type}" for name, it in zip(names, values))
    text = f"func.func private @f({parameters}) {{\n"
    if results:
        text += f"%r:{len(results)} = "
    text += f'{name}{kind} {DictAttr.get(attributes, context) if attributes else ""}'
    text += _group("ins", names[: len(inputs)], inputs) + _group("outs", names[len(inputs) :], outs)
    text += clause
    if results and not clause:
        types = ", ".join([str(it) for it in results])
        text += f" -> ({types})" if len(results) > 1 else f" -> {types}"
    module = Module.parse(text + "\nreturn\n}", context)
    made = module.body.operations[0].operation.regions[0].blocks[0].operations[0]
    for at, value in enumerate(values):
        made.operation.operands[at] = value
    made.operation.detach_from_parent()
    made.operation.location = loc or Location.current or Location.unknown(context)
    _insert(made, ip)
    return made


def _named(definition_class, builder):
    name = definition_class.OPERATION_NAME
    known = set(builder.__code__.co_varnames) - {"result_tensors", "inputs", "outputs"}

    def build(*inputs, outs, loc=None, ip=None, **attributes):
        for unknown in attributes.keys() - known:
            raise TypeError(f"{build.__name__}() got an unexpected keyword argument '{unknown}'")
        return get_op_result_or_op_results(_build_named(name, inputs, outs, attributes, loc, ip))

    build.__name__ = build.__qualname__ = builder.__name__
    build.__doc__ = builder.__doc__
    return build


def named_builders():
    """Returns the value builders of the operations whose body follows from their names, by their names."""
    found = {}
    for name, builder in vars(_ops).items():
        cls = getattr(builder, "op_class", None)
        if cls is None or cls in (GenericOp, ElementwiseOp, ContractOp):
            continue
        if {"result_tensors", "inputs", "outputs"} <= set(builder.__code__.co_varnames):
            found[name] = _named(cls, builder)
    return found


globals().update(named_builders())


def _numbers(values):
    return [int(it) for it in values]


def _check_one(outs):
    if len(outs) != 1:
        raise ValueError(f"{outs=} must have length 1.")


def transpose(input, *, outs, permutation, loc=None, ip=None):
    """Permutes the dimensions of the input. Returns the operation."""
    _check_one(outs)
    return _build_named("linalg.transpose", [input], outs, {}, loc, ip, clause=f" permutation = {_numbers(permutation)}")


def broadcast(input, *, outs, dimensions, loc=None, ip=None):
    """Repeats the input along the dimensions of the output that it lacks. Returns the operation."""
    _check_one(outs)
    return _build_named("linalg.broadcast", [input], outs, {}, loc, ip, clause=f" dimensions = {_numbers(dimensions)}")


def elementwise(*ins, outs, kind, indexing_maps=None, loc=None, ip=None):
    """Computes each element of the output from the elements of the inputs."""
    _check_one(outs)
    kind = _attribute(kind, _value(outs[0]).context)
    made = _build_named("linalg.elementwise", ins, outs, {"indexing_maps": indexing_maps}, loc, ip, kind=f" kind = {kind}")
    return get_op_result_or_op_results(made)


def contract(*ins, outs, indexing_maps, cast=None, loc=None, ip=None):
    """Contracts the two inputs along the dimensions that the maps say."""
    _check_one(outs)
    made = _build_named("linalg.contract", ins, outs, {"indexing_maps": indexing_maps, "cast": cast}, loc, ip)
    return get_op_result_or_op_results(made)


def _iterator(kind, context):
    return kind if isinstance(kind, Attribute) else Attribute.parse(f"#linalg.iterator_type<{kind}>", context)


def generic(inputs, outputs, indexing_maps, iterator_types, *, doc=None, library_call=None, loc=None, ip=None):
    """Decorates the function that builds the body: it takes the elements, and returns the elements of the outputs."""

    def decorate(function):
        values = [_value(it) for it in [*inputs, *outputs]]
        context = values[0].context
        maps = [AffineMapAttr.get(it) if isinstance(it, AffineMap) else it for it in indexing_maps]
        results = [it.type for it in values[len(inputs) :] if isinstance(it.type, (RankedTensorType, UnrankedTensorType))]
        kinds = ArrayAttr.get([_iterator(it, context) for it in iterator_types], context)
        maps = ArrayAttr.get(maps, context)
        op = GenericOp(
            results, values[: len(inputs)], values[len(inputs) :], maps, kinds, doc=doc, library_call=library_call, loc=loc, ip=ip
        )
        types = [it.type.element_type if isinstance(it.type, ShapedType) else it.type for it in values]
        block = op.regions[0].blocks.append(*types, arg_locs=[op.operation.location] * len(types))
        with InsertionPoint(block), op.operation.location:
            returned = function(*block.arguments)
            YieldOp([returned] if isinstance(returned, (Value, Operation, OpView)) else list(returned))
        return get_op_result_or_op_results(op)

    return decorate


def reduce(result, inputs, inits, dimensions, *, loc=None, ip=None):
    """Decorates the function that combines elements of the inputs and of the outputs to new elements of the outputs."""
    return ReduceOp(result, inputs, inits, dimensions, loc=loc, ip=ip)


def map(result, inputs, init, *, loc=None, ip=None):
    """Decorates the function that computes an element of the output: it takes elements of the inputs and of the output."""
    return MapOp(result, inputs, init, loc=loc, ip=ip)


reduce = region_op(reduce, terminator=YieldOp)
map = region_op(map, terminator=YieldOp)
