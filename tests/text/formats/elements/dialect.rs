//! A dialect whose operations have formats of all kinds.

use ods::prelude::*;

use super::hooks::{body, list, number};

/// The dialect.
#[dialect(
    name = "f",
    ops(
        AddOp, SourceOp, AttrsOp, NamesOp, GroupsOp, SameOp, WholeOp, SegmentsOp, PiecesOp, BrOp, StopOp, LoopOp,
        HoldOp, PropsOp, DictsOp, ClausesOp, NestedOp, ElementsOp, WidenOp, ConstantOp, InferOp, HookedOp, SpacesOp
    ),
    enums(Mode)
)]
pub struct Formats;

/// a mode
#[enum_attr(i32)]
pub enum Mode {
    #[case("fast")]
    Fast = 0,
    #[case("slow")]
    Slow = 5,
    #[case("very slow")]
    TwoWords = 6,
}

#[op(Formats, "add", traits(SameOperandsAndResultType), format($lhs "," $rhs attr_dict ":" type($result)))]
pub struct AddOp {
    #[operand]
    lhs: IntegerType,
    #[operand]
    rhs: IntegerType,
    #[result]
    result: IntegerType,
}

#[op(Formats, "source", format(attr_dict ("to" type($results)^) : ("nothing")?))]
pub struct SourceOp {
    #[result]
    results: Variadic<AnyType>,
}

#[op(Formats, "attrs", format(
    $mode ("size" $size^)? ("text" $text^)? ("flag" $flag^)? attr_dict_with_keyword
))]
pub struct AttrsOp {
    #[attr]
    mode: Mode,
    #[attr(default = 3)]
    size: Confined<I64Attr, IntMaxValue<99>>,
    #[attr]
    text: Optional<StrAttr>,
    #[attr]
    flag: UnitAttr,
    #[attr]
    any: Optional<AnyAttr>,
    #[attr(default = 7)]
    late: Optional<I64Attr>,
}

#[op(Formats, "names", format(
    $sym_name $sizes ("weighing" $weights^)? ("is" $mode^ "" "?")? ($list^)? attr_dict
))]
pub struct NamesOp {
    #[attr]
    sym_name: SymbolNameAttr,
    #[attr]
    sizes: DenseI32ArrayAttr,
    #[attr]
    weights: Optional<DenseF32ArrayAttr>,
    #[attr]
    mode: Optional<Mode>,
    #[attr]
    list: Optional<ArrayAttr>,
}

#[op(Formats, "groups", traits(AttrSizedOperandSegments), format(
    "[" $xs "]" ($y^ ":" type($y)) : ("none")? ("z" $z^)? attr_dict ":" functional_type($xs, $rs)
))]
pub struct GroupsOp {
    #[operand]
    xs: Variadic<AnyType>,
    #[operand]
    y: Optional<AnyType>,
    #[operand]
    z: Optional<I32>,
    #[result]
    rs: Variadic<AnyType>,
}

#[op(Formats, "same", traits(SameVariadicOperandSize, AllTypesMatch(xs, ys)),
    format($xs "and" $ys attr_dict ":" type($xs)))]
pub struct SameOp {
    #[operand]
    xs: Variadic<AnyType>,
    #[operand]
    ys: Variadic<AnyType>,
}

#[op(Formats, "whole", traits(Terminator), format(
    operands "to" successors "do" regions attr_dict_with_keyword ":" functional_type(operands, results)
))]
pub struct WholeOp {
    #[operand]
    x: AnyType,
    #[operand]
    ys: Variadic<AnyType>,
    #[result]
    r: AnyType,
    #[result]
    ss: Variadic<AnyType>,
    #[region]
    body: Variadic<AnyRegion>,
    #[successor]
    next: Variadic<AnySuccessor>,
}

#[op(Formats, "segments", traits(AttrSizedOperandSegments), format(operands attr_dict ":" type(operands)))]
pub struct SegmentsOp {
    #[operand]
    xs: Variadic<AnyType>,
    #[operand]
    ys: Variadic<AnyType>,
}

#[op(Formats, "pieces", format($x ("," $y^)? attr_dict ":" type(operands)))]
pub struct PiecesOp {
    #[operand]
    x: AnyType,
    #[operand]
    y: Optional<AnyType>,
}

#[op(Formats, "br", traits(Terminator), format($first "(" $rest ")" attr_dict))]
pub struct BrOp {
    #[successor]
    first: AnySuccessor,
    #[successor]
    rest: Variadic<AnySuccessor>,
}

#[op(Formats, "stop", traits(Terminator), format(attr_dict))]
pub struct StopOp {
    #[attr]
    why: Optional<StrAttr>,
}

#[op(Formats, "loop", traits(SingleBlockImplicitTerminator<StopOp>), format($body ("then" $rest^)? attr_dict))]
pub struct LoopOp {
    #[region]
    body: AnyRegion,
    #[region]
    rest: Variadic<AnyRegion>,
}

#[op(Formats, "hold", traits(SingleBlock, NoTerminator, HasOnlyGraphRegion), format(($body^) : ("empty")? attr_dict))]
pub struct HoldOp {
    #[region]
    body: AnyRegion,
}

#[op(Formats, "props", format($x ("named" $s^)? ("flag" $u^)? $list ($maybe^)? attr_dict))]
pub struct PropsOp {
    #[property]
    x: i64,
    #[property(default = "q")]
    s: String,
    #[property]
    u: UnitProp,
    #[property]
    list: Vec<i64>,
    #[property]
    maybe: Optional<bool>,
}

#[op(Formats, "dicts", format(prop_dict "by" $by attr_dict))]
pub struct DictsOp {
    #[attr]
    at: Optional<I64Attr>,
    #[attr]
    by: I64Attr,
    #[property]
    n: i64,
    #[property(default = 3)]
    m: i64,
}

#[op(Formats, "clauses", traits(AttrSizedOperandSegments), format(
    oilist("over" "(" $xs ":" type($xs) ")" | "with" $y ":" type($y) | "flag" $flag | "n" $n) attr_dict
))]
pub struct ClausesOp {
    #[operand]
    xs: Variadic<AnyType>,
    #[operand]
    y: Optional<AnyType>,
    #[attr]
    flag: UnitAttr,
    #[attr]
    n: Optional<I64Attr>,
}

#[op(Formats, "nested", format($xs attr_dict ":" type($xs)))]
pub struct NestedOp {
    #[operand(segments = lengths)]
    xs: VariadicOfVariadic<AnyType>,
    #[attr]
    lengths: DenseI32ArrayAttr,
}

#[op(Formats, "elements", traits(ShapedTypeMatchesElementCountAndTypes(r, xs)), format($xs attr_dict ":" type($r)))]
pub struct ElementsOp {
    #[operand]
    xs: Variadic<AnyType>,
    #[result]
    r: AnyRankedTensor,
}

#[op(Formats, "widen", traits(TypesMatchWith("twice as wide", x, r, |ty, _| wider(ty))),
    format($x attr_dict ":" type($x) $value))]
pub struct WidenOp {
    #[operand]
    x: IntegerType,
    #[attr]
    value: AnyAttr,
    #[result]
    r: AnyType,
}

fn wider(ty: Type) -> Option<Type> {
    match ty {
        Type::I8 => Some(Type::I16),
        Type::I16 => Some(Type::I32),
        _ => None,
    }
}

#[op(Formats, "constant", traits(AllTypesMatch(value, r)), format(attr_dict_with_keyword $value))]
pub struct ConstantOp {
    #[attr]
    value: AnyAttr,
    #[result]
    r: AnyType,
}

#[op(Formats, "infer", interfaces(InferTypeOpInterface), format($m attr_dict ":" type($m)))]
pub struct InferOp {
    #[operand]
    m: MemRefType,
    #[result]
    r: AnyType,
}

impl InferTypeOpInterface for InferOp {
    fn infer_return_types(ir: &Ir, draft: &Draft) -> Result<Vec<Type>, String> {
        let operand = draft.operand_at(ir, 0).ok_or("no operand")?;
        let element = ir.value_type(operand).element_type(ir.context());
        if element == Type::F64 { Err("'f.infer' no doubles here".into()) } else { Ok(vec![element]) }
    }
}

#[op(Formats, "hooked", format(
    custom<list>($x, $ys, type($x), type($ys)) (custom<number>($n)^ "times") : ("once")? custom<body>($body, ref($ys))
    attr_dict
))]
pub struct HookedOp {
    #[operand]
    x: AnyType,
    #[operand]
    ys: Variadic<AnyType>,
    #[attr]
    n: Optional<I64Attr>,
    #[region]
    body: AnyRegion,
}

#[op(Formats, "spaces", format("" "<" $x ">" " " "next" "\n" "" "line" attr_dict ":" type($x)))]
pub struct SpacesOp {
    #[operand]
    x: AnyType,
}
