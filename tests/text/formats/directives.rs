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

/// Attributes after a keyword.
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
#[op(D, "qualified", format($short "," qualified($full) attr_dict "as" type($a) "," qualified(type($b)) "of" $a "," $b))]
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

#[test]
fn usual_format_round_trips() {
    same::<D>("%0 = d.add %a, %b : i32");
    same::<D>("%0 = d.add %a, %b {x = 1 : i32, y} : i32");
    assert_eq!(generic::<D>("%0 = d.add %a, %b : i32"), "%0 = \"d.add\"(%a, %b) : (i32, i32) -> i32");
    refused::<D>("%0 = d.add %a %b : i32", "expected ','");
    refused::<D>("%0 = d.add %a, %b", "expected ':'");
    refused::<D>("%0 = d.add %a, %f : i32", "use of value '%f' expects different type than prior uses: 'i32' vs 'f32'");
}

#[test]
fn whitespace_follows_the_format() {
    same::<D>("d.spaced<%a>[%b ] keyword :(\nx)");
    assert_eq!(custom::<D>("d.spaced<%a>[%b]keyword:(x){z}"), Ok("d.spaced<%a>[%b ] keyword :(\nx) {z}".into()));
}

#[test]
fn operands_and_results_round_trip() {
    same::<D>("%x = d.all(%a) : i32 to i64");
    same::<D>("%x, %more:2 = d.all(%a, %f, %b) : i32, f32, i32 to i64, f32, f64");
    refused::<D>(
        "%0 = d.all(%a, %b) : i32 to i64",
        "custom op 'd.all' number of operands and types do not match: got 2 operands and 1 types",
    );
}

#[test]
fn attr_dict_has_remaining_attributes() {
    same::<D>("d.dict %a {required = 5 : i32}");
    same::<D>("d.dict %a {defaulted = 8 : i32, optional = \"x\", other, required = 5 : i32}");
    assert_eq!(
        generic::<D>("d.dict %a {required = 5 : i32, defaulted = 7 : i32}"),
        "\"d.dict\"(%a) <{defaulted = 7 : i32, required = 5 : i32}> : (i32) -> ()"
    );
    refused::<D>("d.dict %a", "'d.dict' op requires attribute 'required'");
    same::<D>("d.keyword_dict");
    same::<D>("d.keyword_dict attributes {x = 1 : i32, y}");
    refused::<D>("d.keyword_dict {x = 1 : i32}", "expected operation name in quotes");
}

#[test]
fn prop_dict_has_remaining_properties() {
    same::<D>("d.props <{count = 5 : i64, x = 1 : i32}> {y}");
    assert_eq!(generic::<D>("d.props"), "\"d.props\"() <{count = 3 : i64}> : () -> ()");
}

#[test]
fn regions_round_trip() {
    same::<D>("d.region {\n  \"u.x\"() : () -> ()\n}");
    same::<D>("d.region {\n}");
    same::<D>("d.regions do {\n}");
    same::<D>("d.regions do {\n}, {\n  \"u.x\"() : () -> ()\n}, {\n}");
}

#[test]
fn successors_round_trip() {
    same::<D>("d.jump ^next");
    same::<D>("d.branch %a to ^next, ^next {x}");
    refused::<D>("d.jump ^nowhere", "reference to an undefined block");
}

#[test]
fn functional_types_round_trip() {
    same::<D>("d.functional() : () -> ()");
    same::<D>("%0 = d.functional(%a) : (i32) -> f32");
    same::<D>("%0:2 = d.functional(%a, %f) {x} : (i32, f32) -> (f32, i32)");
}

#[test]
fn known_kinds_are_printed_without_prefix() {
    let text = "%0:2 = \"u.boxes\"() : () -> (!d.box<i32>, !d.box<f32>)\n\
                d.qualified <1, 2>, #d.point<3, 4> as <i32>, !d.box<f32> of %0#0, %0#1";
    same::<D>(text);
}

#[test]
fn attribute_text_follows_the_constraint() {
    same::<D>("d.compare Less, %a");
    refused::<D>(
        "d.compare More, %a",
        "custom op 'd.compare' expected string or keyword containing one of the following enum values for attribute 'predicate' [Eq, Less]",
    );
    same::<D>("%0 = d.constant 5 : i32");
    same::<D>("%0 = d.constant {x} 5 : i32");
    same::<D>("d.symbol @name -> @callee : 5");
    same::<D>("d.symbol @\"na me\" -> @callee : 5 {x}");
    refused::<D>("d.symbol name -> @callee : 5", "custom op 'd.symbol' expected valid '@'-identifier for symbol name");
}

#[test]
fn properties_round_trip() {
    same::<D>("d.property 5, \"x\"");
    assert_eq!(generic::<D>("d.property -5, \"x\""), "\"d.property\"() <{count = -5 : i64, name = \"x\"}> : () -> ()");
}

#[test]
fn variadic_groups_round_trip() {
    same::<D>("d.variadic %a, %b then %f then %t : i32, i32 | f32 | tensor<4xf32>");
    same::<D>("d.nested (%a, %f), (), (%b) : (i32, f32), (), (i32)");
    same::<D>("d.raw %a, %b");
}
