//! Literals, variables and directives.

use ods::prelude::*;

use super::support::{custom, generic, refused, same};

#[dialect(
    name = "d",
    ops(
        AddOp,
        SpacedOp,
        AllOp,
        DictOp,
        KeywordDictOp,
        PropsOp,
        RegionOp,
        RegionsOp,
        JumpOp,
        BranchOp,
        FunctionalOp,
        QualifiedOp,
        EnumOp,
        ConstantOp,
        SymbolOp,
        PropertyOp,
        VariadicOp,
        NestedOp,
        RawOp
    ),
    types(BoxType),
    attrs(PointAttr)
)]
pub struct D;

/// A box.
#[type_def(D, "box", format("<" $inner ">"))]
pub struct BoxType {
    inner: Type,
}

/// A point.
#[attr_def(D, "point", format("<" $x "," $y ">"))]
pub struct PointAttr {
    x: i32,
    y: i32,
}

/// A way to compare.
#[enum_attr]
pub enum Predicate {
    Eq,
    Less,
}

/// Adds.
#[op(D, "add", traits(SameOperandsAndResultType), format($lhs "," $rhs attr_dict ":" type($result)))]
pub struct AddOp {
    #[operand]
    lhs: AnyType,
    #[operand]
    rhs: AnyType,
    #[result]
    result: AnyType,
}

/// White space as it is said.
#[op(D, "spaced", format("<" $a ">" "" "[" "" $b " " "]" "keyword" ":" "" "(" "\n" "x" ")" attr_dict))]
pub struct SpacedOp {
    #[operand]
    a: I32,
    #[operand]
    b: I32,
}

/// All operands and results.
#[op(D, "all", format("(" operands ")" attr_dict ":" type(operands) "to" type(results)))]
pub struct AllOp {
    #[operand]
    a: AnyType,
    #[operand]
    rest: Variadic<AnyType>,
    #[result]
    x: AnyType,
    #[result]
    more: Variadic<AnyType>,
}

/// Attributes in a dictionary.
#[op(D, "dict", format($a attr_dict))]
pub struct DictOp {
    #[operand]
    a: I32,
    #[attr]
    required: I32Attr,
    #[attr]
    optional: Optional<StrAttr>,
    #[attr(default = 7)]
    defaulted: I32Attr,
}

/// Attributes behind a keyword.
#[op(D, "keyword_dict", format(attr_dict_with_keyword))]
pub struct KeywordDictOp {
    #[attr]
    x: Optional<I32Attr>,
}

/// Inherent attributes and properties apart from the others.
#[op(D, "props", format(prop_dict attr_dict))]
pub struct PropsOp {
    #[attr]
    x: Optional<I32Attr>,
    #[property(default = 3)]
    count: i64,
}

/// A region.
#[op(D, "region", format($body attr_dict))]
pub struct RegionOp {
    #[region]
    body: AnyRegion,
}

/// All regions.
#[op(D, "regions", format("do" regions attr_dict))]
pub struct RegionsOp {
    #[region]
    first: AnyRegion,
    #[region]
    others: Variadic<AnyRegion>,
}

/// A successor.
#[op(D, "jump", traits(Terminator), format($dest attr_dict))]
pub struct JumpOp {
    #[successor]
    dest: AnySuccessor,
}

/// All successors.
#[op(D, "branch", traits(Terminator), format($flag "to" successors attr_dict))]
pub struct BranchOp {
    #[operand]
    flag: I32,
    #[successor]
    first: AnySuccessor,
    #[successor]
    others: Variadic<AnySuccessor>,
}

/// A functional type.
#[op(D, "functional", format("(" $inputs ")" attr_dict ":" functional_type($inputs, results)))]
pub struct FunctionalOp {
    #[operand]
    inputs: Variadic<AnyType>,
    #[result]
    outputs: Variadic<AnyType>,
}

/// Short and full forms.
#[op(D, "qualified", format($short "," qualified($full) attr_dict ":" type($a) "," qualified(type($b)) "of" $a "," $b))]
pub struct QualifiedOp {
    #[attr]
    short: PointAttr,
    #[attr]
    full: PointAttr,
    #[operand]
    a: BoxType,
    #[operand]
    b: BoxType,
}

/// An enum.
#[op(D, "compare", format($predicate "," $a attr_dict))]
pub struct EnumOp {
    #[attr]
    predicate: Predicate,
    #[operand]
    a: I32,
}

/// The type of a result is that of an attribute.
#[op(D, "constant", traits(AllTypesMatch(value, result)), format(attr_dict $value))]
pub struct ConstantOp {
    #[attr]
    value: IntegerAttr,
    #[result]
    result: AnyType,
}

/// Symbols.
#[op(D, "symbol", format($sym_name "->" $callee ":" $count attr_dict))]
pub struct SymbolOp {
    #[attr]
    sym_name: SymbolNameAttr,
    #[attr]
    callee: FlatSymbolRefAttr,
    #[attr]
    count: I64Attr,
}

/// Properties.
#[op(D, "property", format($count "," $name attr_dict))]
pub struct PropertyOp {
    #[property]
    count: i64,
    #[property]
    name: String,
}

/// Groups of any length.
#[op(D, "variadic", traits(AttrSizedOperandSegments),
    format($xs "then" $maybe "then" $ys attr_dict ":" type($xs) "|" type($maybe) "|" type($ys)))]
pub struct VariadicOp {
    #[operand]
    xs: Variadic<AnyType>,
    #[operand]
    maybe: Optional<AnyType>,
    #[operand]
    ys: Variadic<AnyType>,
}

/// Lists of lists.
#[op(D, "nested", format($xs attr_dict ":" type($xs)))]
pub struct NestedOp {
    #[operand(segments = lengths)]
    xs: VariadicOfVariadic<AnyType>,
    #[attr]
    lengths: DenseI32ArrayAttr,
}

/// Names that are words of Rust.
#[op(D, "raw", format($r#type "," {r#match} attr_dict))]
pub struct RawOp {
    #[operand]
    r#type: I32,
    #[operand]
    r#match: I32,
}
