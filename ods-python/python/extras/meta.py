"""Decorators that build the region of an operation with a Python function."""

import inspect
from functools import wraps

from ..ir import InsertionPoint, Location, Operation, OpView, Type, Value


def op_region_builder(op, op_region, terminator=None):
    """Returns a decorator that fills a region: a function's annotations are the types of the block's arguments."""

    def fill(function):
        if not op_region.blocks:
            annotations = inspect.signature(function).parameters.values()
            types = [it.annotation() if callable(it.annotation) and not isinstance(it.annotation, Type) else it.annotation for it in annotations]
            if any(not isinstance(it, Type) for it in types):
                raise TypeError("the parameters need annotations with the types of the block's arguments")
            op_region.blocks.append(*types, arg_locs=[Location.unknown()] * len(types))
        with InsertionPoint(op_region.blocks[0]):
            returned = function(*op_region.blocks[0].arguments)
            if terminator is not None:
                values = [] if returned is None else returned
                if isinstance(values, (Value, Operation, OpView)):
                    values = [values]
                _terminate(terminator, list(values))
        results = op.operation.results
        return results[0] if len(results) == 1 else results if len(results) else op

    return fill


def _terminate(terminator, values):
    """Builds the terminator, which takes a list of values or one."""
    try:
        terminator(values)
    except (TypeError, ValueError):
        terminator(*values)


def region_op(op_constructor, terminator=None):
    """Returns a decorator that builds an operation, whose only region the function below fills."""

    @wraps(op_constructor)
    def call(*args, **kwargs):
        if len(args) == 1 and not kwargs and inspect.isfunction(args[0]):
            op = op_constructor()
            return op_region_builder(op, op.regions[0], terminator)(args[0])

        def decorate(function):
            op = op_constructor(*args, **kwargs)
            return op_region_builder(op, op.regions[0], terminator)(function)

        return decorate

    return call
