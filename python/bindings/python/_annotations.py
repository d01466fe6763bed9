"""Annotations of operations: the classes of their parts, by the names of constraints."""

from functools import reduce
from operator import or_

# The classes of attributes by the names of their constraints, and the Python values that are taken as well.
ATTRIBUTES = {
    "BoolAttr": ("BoolAttr", "bool"),
    "UnitAttr": ("bool", "bool"),
    "IndexAttr": ("IntegerAttr", "int"),
    "StrAttr": ("StringAttr", "str"),
    "SymbolNameAttr": ("StringAttr", "str"),
    "FlatSymbolRefAttr": ("FlatSymbolRefAttr", "str"),
    "SymbolRefAttr": ("SymbolRefAttr", "str | Sequence[str]"),
    "TypeAttr": ("TypeAttr", "Type"),
    "MemRefTypeAttr": ("TypeAttr", "Type"),
    "ArrayAttr": ("ArrayAttr", "Sequence[Attribute]"),
    "DictionaryAttr": ("DictAttr", "Mapping[str, Attribute]"),
    "AffineMapAttr": ("AffineMapAttr", "AffineMap"),
    "IntegerSetAttr": ("IntegerSetAttr", "IntegerSet"),
    "BoolArrayAttr": ("ArrayAttr", "Sequence[bool]"),
    "StrArrayAttr": ("ArrayAttr", "Sequence[str]"),
    "TypeArrayAttr": ("ArrayAttr", "Sequence[Type]"),
    "FlatSymbolRefArrayAttr": ("ArrayAttr", "Sequence[str]"),
    "SymbolRefArrayAttr": ("ArrayAttr", "Sequence[str | Sequence[str]]"),
    "AffineMapArrayAttr": ("ArrayAttr", "Sequence[AffineMap]"),
    "DictArrayAttr": ("ArrayAttr", "Sequence[Mapping[str, Attribute]]"),
    "IndexListArrayAttr": ("ArrayAttr", "Sequence[Sequence[int]]"),
    "I64SmallVectorArrayAttr": ("ArrayAttr", "Sequence[int]"),
    "DenseBoolArrayAttr": ("DenseBoolArrayAttr", "Sequence[bool]"),
    "I32ElementsAttr": ("DenseIntElementsAttr", "Sequence[Any]"),
    "I64ElementsAttr": ("DenseIntElementsAttr", "Sequence[Any]"),
    "IndexElementsAttr": ("DenseIntElementsAttr", "Sequence[Any]"),
    "F64ElementsAttr": ("DenseFPElementsAttr", "Sequence[Any]"),
}
for _sign in ("", "S", "U"):
    for _width in (1, 2, 8, 16, 32, 64):
        ATTRIBUTES[f"{_sign}I{_width}Attr"] = ("IntegerAttr", "int")
ATTRIBUTES["I1Attr"] = ("BoolAttr", "bool | int")
for _width in (8, 16, 32, 64):
    ATTRIBUTES[f"DenseI{_width}ArrayAttr"] = (f"DenseI{_width}ArrayAttr", "Sequence[int]")
    ATTRIBUTES[f"I{_width}ArrayAttr"] = ("ArrayAttr", "Sequence[int]")
for _width in (32, 64):
    ATTRIBUTES[f"F{_width}Attr"] = ("FloatAttr", "float")
    ATTRIBUTES[f"F{_width}ArrayAttr"] = ("ArrayAttr", "Sequence[float]")
    ATTRIBUTES[f"DenseF{_width}ArrayAttr"] = (f"DenseF{_width}ArrayAttr", "Sequence[float]")

# The classes of types by the names of their constraints.
TYPES = {"Index": "IndexType", "F16": "F16Type", "BF16": "BF16Type", "F32": "F32Type", "F64": "F64Type", "AnyFloat": "FloatType"}
TYPES |= dict.fromkeys(("I", "I1", "I8", "I16", "I32", "I64", "AnyInteger", "AnySignlessInteger"), "IntegerType")
TYPES |= dict.fromkeys(("Complex", "AnyComplex"), "ComplexType")
TYPES |= dict.fromkeys(("RankedTensorOf", "StaticShapeTensorOf", "TensorRankOf"), "RankedTensorType")
TYPES |= dict.fromkeys(("MemRefOf", "StridedMemRefOf", "MemRefRankOf", "StaticShapeMemRefOf"), "MemRefType")


def of_property(kind, form, constraint):
    """Returns the annotation of a property, and whether it can be set and deleted."""
    if kind == "region":
        return ("RegionSequence" if form == "variadic" else "Region"), False, False
    if kind in ("operand", "result"):
        value = "OpResult" if kind == "result" else "Value"
        if constraint in TYPES:
            value += f"[{TYPES[constraint]}]"
        lists = "OpResultList" if kind == "result" else "OpOperandList"
        return {"one": value, "optional": f"{value} | None", "variadic": lists}[form], False, False
    if form == "unit" or constraint == "UnitAttr":
        return "bool", True, True
    value = ATTRIBUTES.get(constraint, ("Attribute",))[0]
    return (f"{value} | None", True, True) if form == "optional" else (value, True, False)


def of_builder(definition):
    """Returns the annotation of what a value builder returns."""
    only = definition.only_result
    if only is not None:
        return of_property(*only[1:])[0]
    several = {0: definition.class_name, None: f"OpResult | OpResultList | {definition.class_name}"}
    return several.get(definition.result_count, "OpResultList")


def _union(classes):
    return reduce(or_, classes)


def evaluate(text, names, union=_union):
    """Returns the class that an annotation means; `union` makes that of several."""
    if " | " in text:
        return union(tuple(evaluate(part, names) for part in text.split(" | ")))
    name, _, parameter = text.partition("[")
    found = {"bool": bool, "None": type(None)}.get(name) or names[name]
    return found[names[parameter[:-1]]] if parameter else found


def accessor_function(accessor, which):
    """Returns what `fget`, `fset` or `fdel` of a property is."""
    # Annotations of properties are classes of `typing`, as in MLIR. The import takes too long for value builders.
    from typing import Union

    from . import ir

    annotation, can_set, can_delete = of_property(*accessor.part[1:])

    def fget(self):
        return accessor.__get__(self, type(self))

    def fset(self, value):
        accessor.__set__(self, value)

    def fdel(self):
        accessor.__delete__(self)

    fget.__annotations__["return"] = fset.__annotations__["value"] = evaluate(annotation, vars(ir), Union.__getitem__)
    allowed = {"fget": True, "fset": can_set, "fdel": can_delete}
    return {"fget": fget, "fset": fset, "fdel": fdel}[which] if allowed[which] else None
