//! Constraints over several parts, and traits about shapes: each accepted and rejected.

use crate::support::{Fixture, round_trip};
use ods::prelude::*;

/// Operations for tests.
#[dialect(
    name = "test",
    ops(
        CountOp,
        KindOp,
        EqualOp,
        OptionalOp,
        RangedOp,
        ListsOp,
        LikeOp,
        FromElementsOp,
        IsOp,
        ElementIsOp,
        BroadcastOp,
        MapOp
    ),
    types(BoxType, BagType)
)]
pub struct Test;

/// A box of something.
#[type_def(Test, "box", format("<" $inside ">"))]
pub struct BoxType {
    inside: Type,
}

/// A bag of something.
#[type_def(Test, "bag", format("<" $inside ">"))]
pub struct BagType {
    inside: Type,
}

/// As many elements.
#[op(Test, "count", traits(AllElementCountsMatch(a, b)))]
pub struct CountOp {
    #[operand]
    a: AnyShaped,
    #[operand]
    b: AnyShaped,
}

/// One kind of type.
#[op(Test, "kind", traits(AllTypeIDsMatch(a, b)))]
pub struct KindOp {
    #[operand]
    a: AnyType,
    #[operand]
    b: AnyType,
}

/// As many operands as numbers, and as results.
#[op(Test, "equal", traits(AllMatch("counts agree", $xs.len(), $ys.len(), $_op.num_results())))]
pub struct EqualOp {
    #[operand]
    xs: Variadic<AnyType>,
    #[property]
    ys: Vec<i64>,
    #[result]
    rs: Variadic<AnyType>,
}

/// An optional operand of the element type.
#[op(Test, "optional", traits(OptionalTypesMatchWith("start is an element", a, start, |ty, context| ty.element_type(context))))]
pub struct OptionalOp {
    #[operand]
    a: AnyShaped,
    #[operand]
    start: Optional<AnyType>,
}

/// The types of the operands, in reverse order.
#[op(Test, "ranged", traits(RangedTypesMatchWith("results are the operands backwards", xs, rs, |types, _context| {
    types.iter().rev().copied().collect::<Vec<_>>()
})))]
pub struct RangedOp {
    #[operand]
    xs: Variadic<AnyType>,
    #[result]
    rs: Variadic<AnyType>,
}

/// Two equal lists of types. One is written.
#[op(
    Test,
    "lists",
    traits(AllTypesMatch(xs, rs)),
    format("(" $xs ")" attr_dict (":" type($xs)^)?)
)]
pub struct ListsOp {
    #[operand]
    xs: Variadic<AnyType>,
    #[result]
    rs: Variadic<AnyType>,
}

/// A result of the type of an attribute that may be absent, so that the builder takes its type.
#[op(Test, "like", traits(AllTypesMatch(like, r)))]
pub struct LikeOp {
    #[attr(default = 3)]
    like: Optional<I32Attr>,
    #[result]
    r: AnyType,
}

/// A tensor of its elements.
#[op(Test, "from_elements", traits(ShapedTypeMatchesElementCountAndTypes(result, elements)))]
pub struct FromElementsOp {
    #[operand]
    elements: Variadic<AnyType>,
    #[result]
    result: AnyShaped,
}

/// A type that its field does not say.
#[op(Test, "is", traits(TypeIs(a, I32)))]
pub struct IsOp {
    #[operand]
    a: AnyType,
}

/// An element type that its field does not say.
#[op(Test, "element_is", traits(ElementTypeIs(a, AnyFloat)))]
pub struct ElementIsOp {
    #[operand]
    a: AnyType,
}

/// Shapes that are broadcast.
#[op(Test, "broadcast", traits(ResultsBroadcastableShape))]
pub struct BroadcastOp {
    #[operand]
    a: AnyType,
    #[operand]
    b: AnyType,
    #[result]
    r: AnyType,
}

/// Element by element.
#[op(Test, "map", traits(ElementwiseMappable))]
pub struct MapOp {
    #[operand]
    a: AnyType,
    #[result]
    r: AnyType,
}

/// Verifies the operation with operands and results of these types; its name lacks the dialect's prefix.
fn verdict(name: &str, operands: &[&str], results: &[&str], properties: &str) -> Result<(), String> {
    let sources: Vec<String> =
        operands.iter().enumerate().map(|(i, ty)| format!("%v{i} = \"u.v\"() : () -> {ty}")).collect();
    let uses: Vec<String> = (0..operands.len()).map(|i| format!("%v{i}")).collect();
    let text = format!(
        "{}\n\"test.{name}\"({}) {properties} : ({}) -> ({})",
        sources.join("\n"),
        uses.join(", "),
        operands.join(", "),
        results.join(", ")
    );
    round_trip(&Fixture::new::<Test>(), &text).map(|_| ())
}

fn accepted(name: &str, operands: &[&str], results: &[&str]) {
    assert_eq!(verdict(name, operands, results, ""), Ok(()), "{name} {operands:?} {results:?}");
}

fn rejected(name: &str, operands: &[&str], results: &[&str], message: &str) {
    let expected = Err(format!("'test.{name}' op {message}"));
    assert_eq!(verdict(name, operands, results, ""), expected, "{name} {operands:?} {results:?}");
}

#[test]
fn element_counts() {
    accepted("count", &["tensor<2x6xi32>", "vector<12xf32>"], &[]);
    let message = "failed to verify that all of {a, b} have same element count";
    rejected("count", &["tensor<2x6xi32>", "vector<13xf32>"], &[], message);
    rejected("count", &["tensor<?xi32>", "vector<13xf32>"], &[], message);
}

#[test]
fn kinds_match() {
    accepted("kind", &["i32", "i64"], &[]);
    accepted("kind", &["!test.box<i32>", "!test.box<i64>"], &[]);
    for types in [["i32", "f32"], ["f32", "f64"], ["!test.box<i32>", "!test.bag<i32>"]] {
        rejected("kind", &types, &[], "failed to verify that all of {a, b} have same type IDs");
    }
}

#[test]
fn equal_expressions() {
    let properties = "<{ys = array<i64: 1>}>";
    assert_eq!(verdict("equal", &["i32"], &["i32"], properties), Ok(()));
    let expected = Err("'test.equal' op failed to verify that counts agree".to_owned());
    assert_eq!(verdict("equal", &["i32"], &[], properties), expected);
    assert_eq!(verdict("equal", &["i32", "i32"], &["i1", "i1"], properties), expected);
}

#[test]
fn optional_operands() {
    accepted("optional", &["tensor<2xi32>"], &[]);
    accepted("optional", &["tensor<2xi32>", "i32"], &[]);
    rejected("optional", &["tensor<2xi32>", "f32"], &[], "failed to verify that start is an element");
}

#[test]
fn ranges() {
    accepted("ranged", &["i1", "i2"], &["i2", "i1"]);
    accepted("ranged", &[], &[]);
    let message = "failed to verify that results are the operands backwards";
    rejected("ranged", &["i1", "i2"], &["i1", "i2"], message);
    rejected("ranged", &["i1", "i2"], &["i2"], message);
}

/// Compares the lists as MLIR does, which compares the ranges.
#[test]
fn lists_of_types() {
    accepted("lists", &["i1", "i2"], &["i1", "i2"]);
    accepted("lists", &[], &[]);
    let message = "failed to verify that all of {xs, rs} have same type";
    rejected("lists", &["i1", "i2"], &["i2", "i1"], message);
    rejected("lists", &["i1", "i1"], &["i1"], message);
    let text = "%v:2 = \"u.v\"() : () -> (i1, i2)\n%r:2 = test.lists(%v#0, %v#1) : i1, i2";
    round_trip(&Fixture::new::<Test>(), text).expect("the results have the types of the operands");
}

#[test]
fn elements() {
    accepted("from_elements", &["i1", "i1"], &["tensor<2xi1>"]);
    let message = "failed to verify that shaped type 'result' matches 'elements' element count and types";
    rejected("from_elements", &["i1", "i1"], &["tensor<3xi1>"], message);
    rejected("from_elements", &["i1", "i2"], &["tensor<2xi1>"], message);
    rejected("from_elements", &["i1", "i1"], &["tensor<?xi1>"], message);
}

#[test]
fn types_are_fixed() {
    accepted("is", &["i32"], &[]);
    rejected("is", &["i64"], &[], "failed to verify that 'a' is 32-bit signless integer");
    accepted("element_is", &["tensor<2xf32>"], &[]);
    rejected("element_is", &["tensor<2xi32>"], &[], "failed to verify that 'a' is floating-point");
    rejected("element_is", &["f32"], &[], "failed to verify that 'a' is floating-point");
}

/// Matches `tosa.add` of MLIR.
#[test]
fn broadcasting() {
    for (a, b, r) in [
        ("tensor<4xf32>", "tensor<4xf32>", "tensor<4xf32>"),
        ("tensor<4xf32>", "tensor<1xf32>", "tensor<4xf32>"),
        ("tensor<4xf32>", "tensor<4xf32>", "tensor<?xf32>"),
        ("tensor<4xf32>", "tensor<4xf32>", "tensor<*xf32>"),
        ("tensor<*xf32>", "tensor<4xf32>", "tensor<4xf32>"),
        ("tensor<?xf32>", "tensor<4xf32>", "tensor<4xf32>"),
        ("tensor<2x1xf32>", "tensor<1x3xf32>", "tensor<2x3xf32>"),
        ("tensor<3xf32>", "tensor<2x3xf32>", "tensor<2x3xf32>"),
        ("f32", "tensor<2xf32>", "tensor<2xf32>"),
        ("vector<2xf32>", "f32", "vector<2xf32>"),
        ("f32", "f32", "f32"),
    ] {
        accepted("broadcast", &[a, b], &[r]);
    }
    let shapes = "operands don't have broadcast-compatible shapes";
    rejected("broadcast", &["tensor<4xf32>", "tensor<3xf32>"], &["tensor<4xf32>"], shapes);
    rejected("broadcast", &["tensor<?xf32>", "tensor<0xf32>"], &["tensor<0xf32>"], shapes);
    let result = |result: &str, operands: &str| {
        format!("result type '{result}' not broadcast compatible with broadcasted operands's shapes '{operands}'")
    };
    rejected("broadcast", &["tensor<4xf32>", "tensor<1xf32>"], &["tensor<5xf32>"], &result("5", "4"));
    rejected("broadcast", &["tensor<4xf32>", "tensor<4xf32>"], &["tensor<1x4xf32>"], &result("1x4", "4"));
    rejected("broadcast", &["tensor<4x?xf32>", "tensor<1xf32>"], &["tensor<3x?xf32>"], &result("3x?", "4x?"));
    rejected(
        "broadcast",
        &["tensor<1xf32>", "vector<1xf32>"],
        &["tensor<1xf32>"],
        "cannot broadcast vector with tensor",
    );
}

#[test]
fn trait_list_applies_each_trait() {
    let names: Vec<&str> = MapOp::SCHEMA.all_traits().map(|known| known.name).collect();
    assert_eq!(names, ["Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]);
    accepted("map", &["tensor<2xf32>"], &["tensor<2xf32>"]);
    let message = "all non-scalar operands/results must have the same shape and base type";
    rejected("map", &["tensor<2xf32>"], &["tensor<3xf32>"], message);
}

#[test]
fn attributes_that_may_be_absent_infer_no_type() {
    let context = Context::new();
    context.register::<Test>().expect("registered once");
    let mut ir = Ir::new(context.into());
    let like = ir.builder().insert(LikeOp::new(Type::I32)).expect("a registered operation");
    assert_eq!(ir.value_type(like.r(&ir)), Type::I32);
    ods::verify::verify(&ir, like).expect("the attribute is absent");
}
