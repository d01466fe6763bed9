//! Types that a format omits: each of the rules that they follow from.

use ods::prelude::*;

use super::support::{generic, refused, same};

#[dialect(
    name = "i",
    ops(
        BuiltOp,
        BuiltVariadicOp,
        OwnBuiltOp,
        MatchOp,
        MatchBackOp,
        MatchAttributeOp,
        WithOp,
        WithAttributeOp,
        RangedOp,
        ElementsOp,
        SameOperandsOp,
        SameAllOp,
        SameByOperandOp,
        InferredOp,
        LastOp,
        SegmentsOp
    )
)]
pub struct I;

constraint! {
    /// the counter type
    pub Counter: Type = CPred($_self == Type::I64), build => Type::I64;
}

/// The constraint allows one type.
#[op(I, "built", format($a attr_dict))]
pub struct BuiltOp {
    #[operand]
    a: I32,
    #[result]
    r: Index,
}

/// Of any number of operands, too.
#[op(I, "built_variadic", format("(" $a ")" attr_dict))]
pub struct BuiltVariadicOp {
    #[operand]
    a: Variadic<I32>,
}

/// A constraint of people's own.
#[op(I, "own_built", format(attr_dict))]
pub struct OwnBuiltOp {
    #[result]
    r: Counter,
}

/// All types match one that is written.
#[op(I, "match", traits(AllTypesMatch(a, b, r)), format($a "," $b attr_dict ":" type($b)))]
pub struct MatchOp {
    #[operand]
    a: AnyType,
    #[operand]
    b: AnyType,
    #[result]
    r: AnyType,
}

/// From the result to the operands.
#[op(I, "match_back", traits(AllTypesMatch(a, r)), format($a attr_dict ":" type($r)))]
pub struct MatchBackOp {
    #[operand]
    a: AnyType,
    #[result]
    r: AnyType,
}

/// From an attribute.
#[op(I, "match_attribute", traits(AllTypesMatch(value, r)), format($value attr_dict))]
pub struct MatchAttributeOp {
    #[attr]
    value: IntegerAttr,
    #[result]
    r: AnyInteger,
}

/// A computed type.
#[op(I, "with", traits(TypesMatchWith("r is what t has", t, r, |ty, context| ty.element_type(context))),
    format($t attr_dict ":" type($t)))]
pub struct WithOp {
    #[operand]
    t: AnyTensor,
    #[result]
    r: AnyType,
}

/// Computed from the type of an attribute.
#[op(I, "with_attribute", traits(TypesMatchWith("r is as value", value, r, |ty, _context| ty)), format($value attr_dict))]
pub struct WithAttributeOp {
    #[attr]
    value: IntegerAttr,
    #[result]
    r: AnyInteger,
}

/// Computed lists.
#[op(I, "ranged", traits(RangedTypesMatchWith("as many", a, r, |types, _context| types.to_vec())),
    format($a attr_dict ":" type($a)))]
pub struct RangedOp {
    #[operand]
    a: Variadic<AnyType>,
    #[result]
    r: Variadic<AnyType>,
}

/// Elements of a shaped type.
#[op(I, "elements", traits(ShapedTypeMatchesElementCountAndTypes(r, parts)), format($parts attr_dict ":" type($r)))]
pub struct ElementsOp {
    #[operand]
    parts: Variadic<AnyType>,
    #[result]
    r: AnyTensor,
}

/// One type for the operands.
#[op(I, "same_operands", traits(SameTypeOperands), format($a "," $b attr_dict ":" type($a)))]
pub struct SameOperandsOp {
    #[operand]
    a: AnyType,
    #[operand]
    b: AnyType,
    #[result]
    r: I1,
}

/// One type for all.
#[op(I, "same_all", traits(SameOperandsAndResultType), format($a "," $b attr_dict ":" type($r)))]
pub struct SameAllOp {
    #[operand]
    a: AnyType,
    #[operand]
    b: AnyType,
    #[result]
    r: AnyType,
}

/// One type for all, written with an operand.
#[op(I, "same_by_operand", traits(SameOperandsAndResultType), format($a "," $b attr_dict ":" type($b)))]
pub struct SameByOperandOp {
    #[operand]
    a: AnyType,
    #[operand]
    b: AnyType,
    #[result]
    r: AnyType,
}

/// The operation says it itself.
#[op(I, "inferred", interfaces(InferTypeOpInterface), format($a attr_dict ":" type($a)))]
pub struct InferredOp {
    #[operand]
    a: AnyType,
    #[result]
    r: AnyType,
}

impl InferTypeOpInterface for InferredOp {
    fn infer_return_types(ir: &Ir, draft: &Draft) -> Result<Vec<Type>, String> {
        Ok(vec![ir.value_type(InferredOp::over(draft).a(ir))])
    }
}

/// The last of several constraints decides.
#[op(I, "last",
    traits(AllTypesMatch(a, r), TypesMatchWith("r is as b", b, r, |ty, _context| ty)),
    format($a "," $b attr_dict ":" type($a) "," type($b)))]
pub struct LastOp {
    #[operand]
    a: AnyType,
    #[operand]
    b: AnyType,
    #[result]
    r: AnyType,
}

/// Results as many as operands, and others.
#[op(I, "segments", traits(AttrSizedResultSegments, AllTypesMatch(xs, copies)),
    format($xs attr_dict ":" type($xs) ("->" type($more)^)?))]
pub struct SegmentsOp {
    #[operand]
    xs: Variadic<AnyType>,
    #[result]
    copies: Variadic<AnyType>,
    #[result]
    more: Optional<AnyType>,
}

#[test]
fn result_group_length_follows_types() {
    let segments = |text: &str| {
        let text = generic::<I>(text);
        let from = text.find("resultSegmentSizes").expect("lengths");
        text[from..].split('>').next().expect("a list").to_owned()
    };
    assert_eq!(segments("%0:2 = i.segments %a, %b : i32, i32"), "resultSegmentSizes = array<i32: 2, 0");
    assert_eq!(segments("%0:3 = i.segments %a, %b : i32, i32 -> i64"), "resultSegmentSizes = array<i32: 2, 1");
    assert_eq!(segments("%0 = i.segments : -> i64"), "resultSegmentSizes = array<i32: 0, 1");
}

#[test]
fn buildable_constraint_gives_the_type() {
    same::<I>("%0 = i.built %a");
    same::<I>("i.built_variadic()");
    same::<I>("i.built_variadic(%a, %b)");
    same::<I>("%0 = i.own_built");
    assert_eq!(generic::<I>("%0 = i.built %a"), "%0 = \"i.built\"(%a) : (i32) -> index");
    assert_eq!(generic::<I>("%0 = i.own_built"), "%0 = \"i.own_built\"() : () -> i64");
    refused::<I>("%0 = i.built %f", "use of value '%f' expects different type than prior uses: 'i32' vs 'f32'");
}

#[test]
fn matching_types_are_copied() {
    same::<I>("%0 = i.match %a, %b : i32");
    same::<I>("%0 = i.match_back %a : i32");
    same::<I>("%0 = i.match_attribute 5 : i16");
    assert_eq!(
        generic::<I>("%0 = i.match_attribute 5 : i16"),
        "%0 = \"i.match_attribute\"() <{value = 5 : i16}> : () -> i16"
    );
}

#[test]
fn types_match_with_computes_types() {
    same::<I>("%0 = i.with %t : tensor<4xf32>");
    assert_eq!(generic::<I>("%0 = i.with %t : tensor<4xf32>"), "%0 = \"i.with\"(%t) : (tensor<4xf32>) -> f32");
    same::<I>("%0 = i.with_attribute 5 : i16");
    same::<I>("%0:2 = i.ranged %a, %f : i32, f32");
    same::<I>("%0 = i.elements %a, %b : tensor<2xi32>");
}

#[test]
fn same_type_traits_infer_types() {
    same::<I>("%0 = i.same_operands %a, %b : i32");
    same::<I>("%0 = i.same_all %a, %b : i32");
    same::<I>("%0 = i.same_by_operand %a, %b : i32");
}

#[test]
fn infer_type_interface_gives_result_types() {
    same::<I>("%0 = i.inferred %a : i32");
    assert_eq!(generic::<I>("%0 = i.inferred %a : i32"), "%0 = \"i.inferred\"(%a) : (i32) -> i32");
}

#[test]
fn last_constraint_decides() {
    same::<I>("%0 = i.last %a, %b : i32, i32");
}
