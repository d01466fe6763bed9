"""The dialect `func`."""

from ..ir import (
    ArrayAttr,
    DictAttr,
    FlatSymbolRefAttr,
    FunctionType,
    InsertionPoint,
    Operation,
    OpResultList,
    OpView,
    StringAttr,
    TypeAttr,
    Value,
)
from ._func_enum_gen import *
from ._func_ops_gen import *
from ._func_ops_gen import _Dialect
from ._ods_common import _cext, get_default_loc_context

ARGUMENT_ATTRIBUTE_NAME = "arg_attrs"
RESULT_ATTRIBUTE_NAME = "res_attrs"


@_cext.register_operation(_Dialect, replace=True)
class ConstantOp(ConstantOp):
    """A reference to a function as a value."""

    @property
    def type(self):
        """Returns the type of the function."""
        return self.results[0].type


def _string(value, context):
    """Returns the attribute of a text; `None` and attributes stay what they are."""
    return value if value is None or isinstance(value, StringAttr) else StringAttr.get(str(value), context)


@_cext.register_operation(_Dialect, replace=True)
class FuncOp(FuncOp):
    """A function, from a name and a type, or lists of inputs and results."""

    def __init__(self, name, type, *, visibility=None, body_builder=None, loc=None, ip=None):
        context = get_default_loc_context(loc)
        if isinstance(type, tuple):
            inputs, results = type
            type = FunctionType.get(inputs=inputs, results=results, context=context)
        name, visibility = _string(name, context), _string(visibility, context)
        super().__init__(name, TypeAttr.get(type), sym_visibility=visibility, loc=loc, ip=ip)
        if body_builder:
            entry = self.add_entry_block()
            with InsertionPoint(entry):
                body_builder(self)

    @property
    def is_external(self):
        """Returns whether the function has no body."""
        return len(self.regions[0].blocks) == 0

    @property
    def body(self):
        """Returns the region of the body."""
        return self.regions[0]

    @property
    def type(self):
        """Returns the type: inputs and results."""
        return FunctionType(TypeAttr(self.attributes["function_type"]).value)

    @property
    def visibility(self):
        """Returns the visibility, a string attribute; raises `KeyError` if the function has none."""
        return self.attributes["sym_visibility"]

    @property
    def name(self):
        """Returns the name, a string attribute."""
        return StringAttr(self.attributes["sym_name"])

    @property
    def entry_block(self):
        """Returns the block with the arguments; raises `IndexError` if the function has no body."""
        if self.is_external:
            raise IndexError("External function does not have a body")
        return self.regions[0].blocks[0]

    def add_entry_block(self, arg_locs=None):
        """Adds and returns the block with the arguments of the function; raises `IndexError` if it has one."""
        if not self.is_external:
            raise IndexError("The function already has an entry block!")
        self.body.blocks.append(*self.type.inputs, arg_locs=arg_locs)
        return self.body.blocks[0]

    def _attributes_of(self, name, count):
        found = self.attributes.get(name)
        return found if found is not None else ArrayAttr.get([DictAttr.get({}) for _ in range(count)])

    def _set_attributes_of(self, name, value):
        self.attributes[name] = value if isinstance(value, ArrayAttr) else ArrayAttr.get(value)

    @property
    def arg_attrs(self):
        """Returns a dictionary for each argument, as an array attribute."""
        return self._attributes_of(ARGUMENT_ATTRIBUTE_NAME, len(self.type.inputs))

    @arg_attrs.setter
    def arg_attrs(self, value):
        self._set_attributes_of(ARGUMENT_ATTRIBUTE_NAME, value)

    @property
    def arguments(self):
        """Returns the arguments of the entry block; raises `IndexError` if the function has no body."""
        return self.entry_block.arguments

    @property
    def result_attrs(self):
        """Returns a dictionary for each result, as an array attribute."""
        return self._attributes_of(RESULT_ATTRIBUTE_NAME, len(self.type.results))

    @result_attrs.setter
    def result_attrs(self, value):
        self._set_attributes_of(RESULT_ATTRIBUTE_NAME, value)

    @classmethod
    def from_py_func(FuncOp, *inputs, results=None, name=None):
        """Decorates a Python function: its body builds that of the function, and calls of it build calls."""

        def decorate(function):
            return _from_function(FuncOp, function, inputs, results, name)

        return decorate


def _takes(function, parameter):
    # Imported late: `inspect` takes longer to import than this package.
    import inspect

    parameters = inspect.signature(function).parameters.values()
    by_name = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)
    return any(it.kind is it.VAR_KEYWORD or (it.name == parameter and it.kind in by_name) for it in parameters)


def _returned_values(returned):
    if returned is None:
        return []
    if isinstance(returned, (Operation, OpView)):
        return list(returned.results)
    if isinstance(returned, Value):
        return [returned]
    try:
        parts = list(returned)
    except TypeError:
        raise TypeError(f"expected the function to return values or operations, got {returned!r}") from None
    return [value for part in parts for value in _returned_values(part)]


def _from_function(FuncOp, function, inputs, results, name):
    symbol = name or function.__name__
    function_type = FunctionType.get(inputs=inputs, results=results if results is not None else [])
    op = FuncOp(name=symbol, type=function_type)
    with InsertionPoint(op.add_entry_block()):
        options = {"func_op": op} if _takes(function, "func_op") else {}
        returned = function(*op.entry_block.arguments, **options)
        if results is not None and returned is not None:
            message = "Capturing a python function with explicit `results=` requires that the wrapped function returns None."
            raise AssertionError(message)
        if results is None:
            values = _returned_values(returned)
            types = [value.type for value in values]
            ReturnOp(values)
            op.attributes["function_type"] = TypeAttr.get(FunctionType.get(inputs=inputs, results=types))
    result_types = op.type.results

    def call(*arguments):
        found = CallOp(result_types, FlatSymbolRefAttr.get(symbol), arguments).results
        return found[0] if len(found) == 1 else found

    call.__name__ = function.__name__
    call.func_op = op
    return call


func = FuncOp.from_py_func


@_cext.register_operation(_Dialect, replace=True)
class CallOp(CallOp):
    """A call, of a function or of the types of its results and its name."""

    def __init__(self, calleeOrResults, argumentsOrCallee, arguments=None, *, loc=None, ip=None):
        context = get_default_loc_context(loc)
        if isinstance(calleeOrResults, FuncOp):
            if arguments is not None:
                raise ValueError("unexpected third argument when constructing a call to a function")
            if not isinstance(argumentsOrCallee, (list, tuple, OpResultList)):
                raise ValueError("when constructing a call to a function, expected the second argument to be a list of call arguments, "
                                 f"got {type(argumentsOrCallee)}")
            callee = FlatSymbolRefAttr.get(calleeOrResults.name.value, context)
            super().__init__(calleeOrResults.type.results, callee, argumentsOrCallee, loc=loc, ip=ip)
            return
        if isinstance(argumentsOrCallee, (list, tuple)):
            raise ValueError("when constructing a call to a function by name, expected the second argument to be a string or a "
                             f"FlatSymbolRefAttr, got {type(argumentsOrCallee)}")
        callee = argumentsOrCallee
        if not isinstance(callee, FlatSymbolRefAttr):
            callee = FlatSymbolRefAttr.get(callee, context)
        super().__init__(calleeOrResults, callee, [] if arguments is None else arguments, loc=loc, ip=ip)
