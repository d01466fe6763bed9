"""Stubs of the package for type checkers and editors.

    python -m PACKAGE.stubs [FOLDER]

writes them into FOLDER, which is the folder of the installed package itself by default. The stubs of dialects are made from the
definitions; the others are part of the package, and get the documentation that it has. The stub of a dialect's module that a project has
is made from the source; type checkers read the sources of other modules that a project adds or replaces.
"""

import ast
import importlib
import inspect
import pathlib
import sys
import textwrap

from ._annotations import ATTRIBUTES, of_builder, of_property
from ._definitions import annotation, parameter_name, required_count
from ._generate import builder_name, snake
from ._mlir_libs import _mlir
from ._names import sanitize
from .ir import OpView

_MEMBERS = frozenset(dir(OpView)) | {"block"}
_IMPORTS = """from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, TypeAlias

from ..ir import (
    AffineMap,
    AffineMapAttr,
    ArrayAttr,
    Attribute,
    BF16Type,
    Block,
    BoolAttr,
    ComplexType,
    Context,
    DenseBoolArrayAttr,
    DenseF32ArrayAttr,
    DenseF64ArrayAttr,
    DenseFPElementsAttr,
    DenseI16ArrayAttr,
    DenseI32ArrayAttr,
    DenseI64ArrayAttr,
    DenseI8ArrayAttr,
    DenseIntElementsAttr,
    Dialect,
    DictAttr,
    F16Type,
    F32Type,
    F64Type,
    FlatSymbolRefAttr,
    FloatAttr,
    FloatType,
    IndexType,
    InsertionPoint,
    IntegerAttr,
    IntegerSet,
    IntegerSetAttr,
    IntegerType,
    Location,
    MemRefType,
    Operation,
    OpOperandList,
    OpResult,
    OpResultList,
    OpView,
    RankedTensorType,
    Region,
    RegionSequence,
    StringAttr,
    SymbolRefAttr,
    Type,
    TypeAttr,
    TypeID,
    Value,
)
from ._{0}_enum_gen import *

_Value: TypeAlias = Value[Type] | Operation | OpView
_Values: TypeAlias = Sequence[_Value] | OpOperandList | OpResultList | Operation | OpView
_Types: TypeAlias = Sequence[Type]
_Point: TypeAlias = InsertionPoint | Literal[False] | None

class _Dialect(Dialect): ...
"""


def _argument(kind, form, constraint, enums):
    """Returns the annotation of a parameter."""
    if kind == "result":
        return {"one": "Type", "optional": "Type | None", "variadic": "_Types"}[form]
    if kind == "operand":
        return {"one": "_Value", "optional": "_Value | None", "variadic": "_Values"}[form]
    if kind == "successor":
        return "Sequence[Block]" if form == "variadic" else "Block"
    if form == "unit":
        return "bool | None"
    if constraint in enums:
        value = f"{constraint} | int | "
    elif constraint in ATTRIBUTES:
        value = ATTRIBUTES[constraint][1] + " | "
    else:
        value = "Any | " if kind == "property" else ""
    return f"{value}Attribute" + ("" if form == "required" else " | None")


def _parameters(definition, spell, enums):
    """Returns the parameters of a constructor, with annotations."""
    parts = {name: (kind, form, constraint) for name, kind, form, constraint in definition.parts}
    positional, keywords = [], []
    for name, is_keyword in definition.parameters:
        if name == "results" and is_keyword:
            keywords.append("results: Sequence[Any] | None = None")
        elif name.startswith("num_") and name not in parts:
            positional.append(f"{spell(name)}: int")
        else:
            annotation = _argument(*parts[name], enums)
            text = f"{spell(name)}: {annotation}"
            if is_keyword:
                keywords.append(text + ("" if "None" in annotation else " | None") + " = None")
            else:
                positional.append(text)
    return [*positional, "*", *keywords, "loc: Location | None = None", "ip: _Point = None"]


def _doc(text, indent):
    text = text.strip().replace("\\", "\\\\").replace('"""', "'''")
    if not text:
        return []
    if "\n" not in text:
        return [f'{indent}"""{text}"""']
    lines = textwrap.indent(f'"""{text}\n"""', indent)
    return [line.rstrip() for line in lines.splitlines()]


def _signature(name, parameters, result, indent=""):
    line = f"{indent}def {name}({', '.join(parameters)}) -> {result}:"
    if len(line) <= 110:
        return [line]
    return [f"{indent}def {name}(", *(f"{indent}    {it}," for it in parameters), f"{indent}) -> {result}:"]


def _op_class(definition, enums):
    lines = [f"class {definition.class_name}(OpView):", *_doc(definition.doc, "    ")]
    constructor = _signature("__init__", ["self", *_parameters(definition, sanitize, enums)], "None", "    ")
    constructor[-1] += " ..."
    lines += constructor
    for part, kind, form, constraint in definition.parts:
        if kind == "successor" or not part:
            continue
        name, (annotation, can_set, can_delete) = sanitize(part), of_property(kind, form, constraint)
        is_same = name == "result" and kind == "result" and form == "one"
        ignore = "  # type: ignore[override]" if name in _MEMBERS and not is_same else ""
        # Type checkers report a property with a setter at its first line.
        first, second = (ignore, "") if can_set else ("", ignore)
        lines += [f"    @property{first}", f"    def {name}(self) -> {annotation}: ...{second}"]
        if can_set:
            lines += [f"    @{name}.setter", f"    def {name}(self, value: {annotation}) -> None: ..."]
        if can_delete:
            lines += [f"    @{name}.deleter", f"    def {name}(self) -> None: ..."]
    return lines


def _value_builder(definition, enums):
    parameters = _parameters(definition, lambda name: sanitize(snake(name)), enums)
    lines = _signature(builder_name(definition.mnemonic), parameters, of_builder(definition))
    return [*lines, *(_doc(definition.doc, "    ") or ["    ..."])]


def _definition_class(definition, known):
    """Returns the stub of the class of a type or attribute."""
    base, name = ("Type", "type_name") if definition.is_type else ("Attribute", "attr_name")
    lines = [f"class {definition.class_name}({base}):", *_doc(definition.doc, "    ")]
    lines += ["    static_typeid: ClassVar[TypeID]", "    mnemonic: ClassVar[str]", f"    {name}: ClassVar[str]"]
    required, given, properties = required_count(definition.parameters), [], []
    for at, (parameter, kind, is_optional, _, doc) in enumerate(definition.parameters):
        parameter = parameter_name(parameter, definition.is_type)
        taken = annotation(kind, known, True)
        taken += " | None" if is_optional and not taken.endswith(" | None") else ""
        given.append(f"{parameter}: {taken}" + (" = None" if at >= required else ""))
        properties += ["    @property", f"    def {parameter}(self) -> {annotation(kind, known, False)}:"]
        properties += _doc(doc, "        ") or ["        ..."]
    get = _signature("get", [*given, "context: Context | None = None"], definition.class_name, "    ")
    get[-1] += " ..."
    return [*lines, "    @staticmethod", *get, *properties]


def operations(namespace):
    """Returns the stub of `_<namespace>_ops_gen`."""
    enums = {name for name, *_ in _mlir._enums(namespace)}
    lines = [f'"""The operations of the dialect `{namespace}`."""', "", _IMPORTS.replace("{0}", namespace)]
    definitions = _mlir._type_definitions(namespace)
    # Annotations may name the classes that the stubs import, and this dialect's own.
    known = enums | {it.class_name for it in definitions} | {it.strip(" ,") for it in _IMPORTS.splitlines() if it.endswith(",")}
    for definition in definitions:
        lines += [*_definition_class(definition, known), ""]
    for definition in _mlir._definitions(namespace):
        lines += [*_op_class(definition, enums), "", *_value_builder(definition, enums), ""]
    return "\n".join(lines).rstrip() + "\n"


def enumerations(namespace):
    """Returns the stub of `_<namespace>_enum_gen`."""
    module = importlib.import_module(f"{__package__}.dialects._{namespace}_enum_gen")
    lines = [f'"""The enums of the dialect `{namespace}`."""', "", "import enum", ""]
    for name, is_bits, *_, doc in _mlir._enums(namespace):
        cls = getattr(module, name)
        lines += [f"class {name}(enum.{'IntFlag' if is_bits else 'IntEnum'}):", *_doc(doc, "    ")]
        members = [f"    {member} = {int(value)}" for member, value in cls.__members__.items()]
        lines += [*(members or ["    ..."]), ""]
    return "\n".join(lines).rstrip() + "\n"


def dialect(namespace):
    """Returns the stub of a dialect without functions of its own."""
    head = f'"""The dialect `{namespace}`."""\n\n'
    return f"{head}from ._{namespace}_enum_gen import *\nfrom ._{namespace}_ops_gen import *\n"


def extended(namespace, text):
    """Returns the stub of a dialect with functions of its own: what they replace is not imported."""
    module = importlib.import_module(f"{__package__}.dialects._{namespace}_ops_gen")
    own = {it.name for it in ast.parse(text).body if hasattr(it, "name")}
    if "_NAMED" in text:
        named = importlib.import_module(f"{__package__}.dialects.{namespace}").named_builders()
        own |= set(named)
        text = text.replace("_NAMED: None\n", "".join(f"{it}: _Named\n" for it in named))
    names = [it for it in module.__all__ if it not in own]
    imports = f"from . import _{namespace}_ops_gen as _ops\n"
    imports += f"from ._{namespace}_ops_gen import " + ", ".join(f"{it} as {it}" for it in names) + "\n"
    return text.replace(f"from ._{namespace}_ops_gen import *\n", imports)


class _Declarations(ast.NodeTransformer):
    """The declarations of a module: functions without bodies, and classes, whose bases come from the class of the same name in `_ops`."""

    def visit_FunctionDef(self, node):
        documented = ast.get_docstring(node) is not None
        node.body = [*node.body[:documented], ast.Expr(ast.Constant(...))]
        return node

    def visit_ClassDef(self, node):
        self.generic_visit(node)
        is_same = lambda base: isinstance(base, ast.Name) and base.id == node.name
        node.bases = [ast.Attribute(ast.Name("_ops"), base.id) if is_same(base) else base for base in node.bases]
        return node


def declared(namespace, text):
    """Returns the stub of a dialect whose module is a file of the project."""
    text = ast.unparse(ast.fix_missing_locations(_Declarations().visit(ast.parse(text)))) + "\n"
    return f"# Made from `{namespace}.py` by `python -m {__package__}.stubs`.\n" + extended(namespace, text)


def _own(finder, path):
    """Returns the source of a stub if it is a file of the project: another one than that in the extension."""
    source = pathlib.Path(finder.folder, path).with_suffix(".py")
    text = source.read_text() if source.exists() else None
    return None if text == finder.sources.get(path.removesuffix("i")) else text


def _is_left(finder, path, made):
    """Returns whether there is no stub to be written, as the source of the project has none, or one of its own."""
    stub = pathlib.Path(finder.folder, path)
    if _own(finder, path) is None:
        return False
    first = made.partition("\n")[0]
    return not first.startswith("# Made from ") or (stub.exists() and not stub.read_text().startswith((first, dialect(stub.stem))))


def _described(node, owner):
    """Yields the classes and functions in a part of a stub, in order, with the documentation that they have in a module or a class."""
    seen = set()
    for inside in node.body:
        if not isinstance(inside, (ast.ClassDef, ast.FunctionDef)) or inside.name in seen:
            continue
        seen.add(inside.name)  # Overloads and setters follow.
        found = vars(owner).get(inside.name)
        doc = getattr(getattr(found, "__func__", found), "__doc__", None)
        if doc and not ast.get_docstring(inside):
            yield inside, inspect.cleandoc(doc)
        if isinstance(inside, ast.ClassDef) and isinstance(found, type):
            yield from _described(inside, found)


def documented(text, module):
    """Returns the stub of a module with the documentation that the module has."""
    lines = text.splitlines()
    for node, doc in reversed(list(_described(ast.parse(text), module))):
        first = node.body[0]
        at = min([first.lineno, *(it.lineno for it in getattr(first, "decorator_list", []))]) - 1
        if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and first.value.value is Ellipsis:
            lines[at] = lines[at][: first.col_offset].rstrip() + lines[at][first.end_col_offset :]
            at += 1
        lines[at:at] = _doc(doc, " " * (node.col_offset + 4))
    return "\n".join(lines) + "\n"


def _documented(path, text):
    name = path.removesuffix(".pyi").removesuffix("/__init__").replace("/", ".")
    try:
        module = importlib.import_module(f"{__package__}.{name}")
    except ImportError:  # Without NumPy, there are no descriptors of its arrays.
        return text
    return documented(text, module)


def stubs():
    """Returns the stubs of the package by their paths."""
    finder = next(it for it in sys.meta_path if getattr(it, "prefix", None) == f"{__package__}.")
    found = dict(finder.stubs)
    for namespace in finder.namespaces:
        found[f"dialects/_{namespace}_ops_gen.pyi"] = operations(namespace)
        found[f"dialects/_{namespace}_enum_gen.pyi"] = enumerations(namespace)
        path = f"dialects/{namespace}.pyi"
        own = _own(finder, path)
        if own is not None:
            found[path] = declared(namespace, own)
        else:
            found[path] = extended(namespace, found[path]) if path in found else dialect(namespace)
    found |= {path: _documented(path, found[path]) for path in finder.stubs}
    init = f'"""The package `{__package__}`."""\n\n__version__: str\n'
    found["__init__.pyi"] = init
    found = {path: text for path, text in found.items() if not _is_left(finder, path, text)}
    if hasattr(importlib.import_module(__package__), "split"):
        found["__init__.pyi"] = init + "\nfrom .parts import Part as Part, join as join, split as split\n"
    found["py.typed"] = ""
    return found


def write(folder):
    """Writes the stubs into the folder of a package."""
    for path, text in stubs().items():
        path = pathlib.Path(folder, path)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


if __name__ == "__main__":
    package = importlib.import_module(__package__)
    write(sys.argv[1] if len(sys.argv) > 1 else package.__path__[0])
