"""Decorators that build the region of an operation with a Python function."""

import inspect
from functools import wraps

from ..dialects._ods_common import get_op_result_or_op_results
from ..ir import InsertionPoint, Operation, OpView, Type, Value


def _argument_type(parameter, function):
    """Returns the type that a parameter is annotated with, or that its annotation makes: `T.i32`."""
    found = parameter.annotation
    if callable(found) and found is not parameter.empty:
        found = found()
    if not isinstance(found, Type):
        name = getattr(function, "__qualname__", function)
        raise ValueError(f"the parameter `{parameter.name}` of `{name}` needs an annotation with the type of an argument of the block")
    return found


def op_region_builder(op, op_region, terminator=None):
    """Returns a decorator that fills a region: a function's annotations are the types of the block's arguments.

    The terminator is called with the list of what the function returns, at the end of the last block.
    """

    def fill(function):
        if not op_region.blocks:
            parameters = inspect.signature(function).parameters.values()
            op_region.blocks.append(*[_argument_type(it, function) for it in parameters])
        with InsertionPoint(op_region.blocks[0]):
            returned = function(*op_region.blocks[0].arguments)
        if terminator is not None:
            values = [] if returned is None else returned
            if isinstance(values, (Value, Operation, OpView)):
                values = [values]
            with InsertionPoint(op_region.blocks[-1]):
                terminator(list(values))
        return get_op_result_or_op_results(op)

    return fill


def region_op(op_constructor, terminator=None):
    """Returns a decorator that builds an operation, whose first region the function below fills: see `op_region_builder`."""

    @wraps(op_constructor)
    def call(*args, **kwargs):
        is_bare = len(args) == 1 and not kwargs and callable(args[0])

        def decorate(function):
            op = op_constructor() if is_bare else op_constructor(*args, **kwargs)
            return op_region_builder(op, op.regions[0], terminator)(function)

        return decorate(args[0]) if is_bare else decorate

    return call
