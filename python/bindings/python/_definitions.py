"""The classes of the types and attributes that dialects define."""

import importlib

from . import ir
from ._mlir_libs import _mlir
from ._names import sanitize

_PLAIN = {"bool": "bool", "int": "int", "float": "float", "str": "str", "text": "str"}


def parameter_name(name, is_type):
    """Returns the name of the parameter of `get`, and of the property, for a parameter of a definition."""
    name = sanitize(name)
    taken = name in ("get", "context", "mnemonic", "static_typeid", "type_name", "attr_name")
    return name + "_" if taken or name in dir(ir.Type if is_type else ir.Attribute) else name


def required_count(parameters):
    """Returns the number of parameters of `get` before the trailing optional ones."""
    count = len(parameters)
    while count and parameters[count - 1][2]:
        count -= 1
    return count


def annotation(kind, known, is_argument):
    """Returns the annotation of a parameter by its kind; `known` has the names of classes."""
    word, _, rest = kind.partition(" ")
    if word == "list":
        return f"{'Sequence' if is_argument else 'list'}[{annotation(rest, known, is_argument)}]"
    if word == "optional":
        return annotation(rest, known, is_argument) + " | None"
    if word == "enum":
        name = rest if rest in known else "int"
        return (f"{name} | int | str" if name != "int" else "int | str") if is_argument else name
    if word in ("type", "attribute"):
        return rest if rest in known else word.capitalize()
    return _PLAIN[word]


def _enum_reader(kind, enums):
    """Returns the function from numbers to members of the enum in a kind; nothing if there is none."""
    word, _, rest = kind.partition(" ")
    if word == "enum":
        return enums.get(rest)
    if word not in ("list", "optional"):
        return None
    inner = _enum_reader(rest, enums)
    if inner is None:
        return None
    return (lambda it: [inner(each) for each in it]) if word == "list" else (lambda it: None if it is None else inner(it))


def _property(definition, index, kind, doc, enums):
    value, member = definition.value, _enum_reader(kind, enums)

    def fget(self):
        found = value(self, index)
        return found if member is None else member(found)

    return property(fget, doc=doc.strip() or None)


def _get(definition, cls):
    parameters = definition.parameters
    names = [parameter_name(name, definition.is_type) for name, *_ in parameters]
    required = required_count(parameters)
    given = names[:required] + [f"{name}=None" for name in names[required:]] + ["context=None"]
    values = "".join(f"{name}, " for name in names)
    made = {}
    exec(f"def get({', '.join(given)}):\n    return _make(({values}), context)\n", {"_make": definition.make}, made)
    get = made["get"]
    get.__qualname__, get.__module__ = f"{cls.__name__}.get", cls.__module__
    get.__doc__ = _doc_of_get(parameters)
    return staticmethod(get)


def _doc_of_get(parameters):
    lines = []
    for name, kind, _, default, doc in parameters:
        parts = [doc.strip(), "as text" if kind.endswith("text") else "", f"default: {default}" if default else ""]
        lines.append(f"{name}: " + "; ".join(it for it in parts if it))
    texts = [it.removesuffix(": ") for it in lines if not it.endswith(": ")]
    return "\n\n".join(["Returns it with these parameters; raises `MLIRError` if its definition does not allow them.", *texts])


def definition_class(definition, module, enums):
    """Returns the class of a definition, which wraps its types or attributes from now on."""
    base, name = (ir.Type, "type_name") if definition.is_type else (ir.Attribute, "attr_name")
    members = {
        "__slots__": (),
        "__module__": module,
        "__doc__": definition.doc or None,
        "_ODS_DEFINITION": definition,
        "static_typeid": definition.typeid,
        "mnemonic": definition.mnemonic,
        name: definition.name,
    }
    for index, (parameter, kind, _, _, doc) in enumerate(definition.parameters):
        members[parameter_name(parameter, definition.is_type)] = _property(definition, index, kind, doc, enums)
    cls = type(definition.class_name, (base,), members)
    cls.get = _get(definition, cls)
    definition.set_class(cls)
    return cls


def definition_classes(namespace, module):
    """Returns the classes of the types and attributes of a dialect, by their names."""
    definitions = _mlir._type_definitions(namespace)
    if not definitions:
        return {}
    enums = vars(importlib.import_module(f"{__package__}.dialects._{namespace}_enum_gen"))
    return {it.class_name: definition_class(it, module, enums) for it in definitions}
