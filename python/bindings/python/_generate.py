"""The classes and functions of a dialect, made from its definitions when its module is imported.

A value builder is a function with the operation's own parameters, so that signatures, keywords and errors are Python's. Its code is
that of a template for the numbers of its parameters, with other names in it: compiling the text of each would take longer than
all the rest of an import.
"""

import builtins
import keyword
import types

from . import ir
from ._annotations import accessor_function, evaluate, of_builder
from ._definitions import definition_classes
from ._enums import IntEnum, IntFlag
from ._mlir_libs import _mlir
from ._names import sanitize

_mlir._define("_accessor_function", accessor_function)


def snake(name):
    """Returns the name of a parameter of a value builder."""
    if name.islower():
        return name
    made = ""
    for before, letter, after in zip(" " + name, name, name[1:] + " "):
        begins_word = letter.isupper() and (before.islower() or before.isdigit() or (before.isupper() and after.islower()))
        made += "_" + letter if begins_word else letter
    return made.lower()


_templates = {}


def _function(name, positional, keywords, definition):
    """Returns a function of these parameters that builds the operation from their values."""
    shape = (len(positional), len(keywords))
    code = _templates.get(shape)
    if code is None:
        places = [f"p{at}" for at in range(len(positional))]
        options = [f"k{at}" for at in range(len(keywords))]
        parameters = places + ["*"] + [f"{it}=None" for it in options] + ["loc=None", "ip=None"]
        values = ", ".join([*places, *options, "loc", "ip"])
        text = f"def outer(build):\n  def inner({', '.join(parameters)}):\n    return build({values})\n  return inner\n"
        names = {}
        exec(text, names)
        code = _templates[shape] = names["outer"](None).__code__
    given = positional + keywords + ["loc", "ip"]
    code = code.replace(co_varnames=tuple(given), co_name=name, co_qualname=name)
    closure = (types.CellType(_mlir._value_builder(definition)),)
    made = types.FunctionType(code, {"__builtins__": builtins}, name, None, closure)
    made.__kwdefaults__ = dict.fromkeys(keywords + ["loc", "ip"])
    return made


def _parameters(definition, spell):
    positional, keywords = [], []
    for name, is_keyword in definition.parameters:
        if name == "results" and is_keyword:
            keywords.append("results")
            continue
        name = spell(name)
        (keywords if is_keyword else positional).append(name)
    return positional, keywords


def _op_class(definition, dialect, module):
    name = definition.class_name
    positional, keywords = _parameters(definition, sanitize)
    members = {
        "OPERATION_NAME": definition.name,
        "_ODS_REGIONS": definition.regions,
        "_ODS_OPERAND_SEGMENTS": definition.operand_segments,
        "_ODS_RESULT_SEGMENTS": definition.result_segments,
        "__module__": module,
        "__doc__": definition.doc,
    }
    for part, accessor in definition.accessors:
        members[sanitize(part)] = accessor
    cls = type(name, (ir.OpView,), members)
    _mlir._set_constructor(cls, definition, [*positional, *keywords, "loc", "ip"], len(positional))
    _mlir._register_op_class(cls, True)
    setattr(dialect, name, cls)
    return cls


def builder_name(mnemonic):
    """Returns the name of the value builder of an operation."""
    name = mnemonic.replace(".", "_")
    return name + "_" if keyword.iskeyword(name) or name == "create" else name


def _value_builder(definition, module, names):
    positional, keywords = _parameters(definition, lambda name: sanitize(snake(name)))
    name = builder_name(definition.mnemonic)
    made = _function(name, positional, keywords, definition)
    made.__module__ = module
    made.__doc__ = definition.doc
    made.__annotations__["return"] = evaluate(of_builder(definition), names)
    return made


def generate(namespace, names):
    """Fills the names of the module `_<namespace>_ops_gen`."""
    module = names["__name__"]
    dialect = type("_Dialect", (ir.Dialect,), {"DIALECT_NAMESPACE": namespace, "__module__": module})
    _mlir._register_dialect_class(dialect, True)
    names["_Dialect"] = dialect
    exported, classes = [], dict(vars(ir))
    defined = definition_classes(namespace, module)
    names.update(defined)
    exported += defined
    for definition in _mlir._definitions(namespace):
        cls = _op_class(definition, dialect, module)
        names[cls.__name__] = classes[cls.__name__] = cls
        function = _value_builder(definition, module, classes)
        function.op_class = cls
        names[function.__name__] = function
        exported += [cls.__name__, function.__name__]
    names["__all__"] = exported + ["_Dialect"]


# Enums whose members have the names of MLIR's C++ cases: upper-case texts.
_UPPER = {"CmpFPredicate", "IndexCmpPredicate"}


def _member_name(enum_name, symbol, text):
    if enum_name in _UPPER:
        return symbol if symbol.lower() != text else text.upper()
    return text if text.isidentifier() and not keyword.iskeyword(text) else symbol


def _enum(namespace, name, is_bits, separator, cases, doc, module):
    members = {_member_name(name, symbol, text): value for symbol, text, value in cases}
    texts = {value: text for _, text, value in cases}
    if is_bits:
        none = texts.get(0, "0")
        single = {value: texts[value] for value in members.values() if value and value & (value - 1) == 0}
        cls = IntFlag(name, members, module=module)
        parts = lambda self: [text for value, text in single.items() if int(self) & value]
        cls.__str__ = lambda self: texts.get(int(self)) or separator.join(parts(self)) or none
        cls.__iter__ = lambda self: iter([cls(value) for value in single if int(self) & value])
    else:
        cls = IntEnum(name, members, module=module)
        cls.__str__ = lambda self: texts[int(self)]
    cls.__doc__ = doc or None

    values = {text: value for value, text in texts.items()}

    def build(value, context=None):
        if isinstance(value, str):
            if value not in values:
                raise ValueError(f"'{value}' is not a valid {name}; use a member of the enum")
            value = values[value]
        return _mlir._enum_attribute(namespace, name, int(value), context)

    for kind in (name, name + "Attr", f"{namespace.capitalize()}_{name}", f"{namespace.capitalize()}_{name}Attr"):
        ir.AttrBuilder.insert(kind, build, replace=True)
    return cls


def generate_enums(namespace, names):
    """Fills the names of the module `_<namespace>_enum_gen`."""
    exported = []
    for enum in _mlir._enums(namespace):
        cls = _enum(namespace, *enum, names["__name__"])
        names[cls.__name__] = cls
        exported.append(cls.__name__)
    names["__all__"] = exported
