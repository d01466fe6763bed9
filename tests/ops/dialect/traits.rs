//! Section 1.4.

use ods::prelude::*;

use super::{accepted, of_types, parsed, rejected};

/// The operations of this file.
#[dialect(extends = super::Test, ops(ElementsOp, FitsOp, FloatsOp, FunctionOp, LoopOp, ProjectOp, ReturnOp, ScopeOp, SizesOp))]
pub struct Operations;

/// `f(f(x)) == f(x)`, without effects, on one type.
pub struct Projection;

impl OpTrait for Projection {
    const SCHEMA: &'static TraitSchema = &TraitSchema::new::<Self>("Projection").listing(&[
        Pure::SCHEMA,
        Idempotent::SCHEMA,
        SameOperandsAndResultType::SCHEMA,
    ]);
}

/// Projects.
#[op(super::Test, "project", traits(Projection))]
pub struct ProjectOp {
    #[operand]
    value: AnyType,
    #[result]
    projected: AnyType,
}

/// Results that are floats.
#[op(super::Test, "floats", traits(ResultsAreFloatLike))]
pub struct FloatsOp {
    #[result]
    values: Variadic<AnyType>,
}

/// A scope that frees its allocations when it ends, and whose values are symbols.
#[op(super::Test, "scope", traits(AutomaticAllocationScope, AffineScope, MemRefsNormalizable, NoTerminator))]
pub struct ScopeOp {
    #[region]
    body: AnyRegion,
}

/// A function.
#[op(super::Test, "func", traits(IsolatedFromAbove))]
pub struct FunctionOp {
    #[region]
    body: AnyRegion,
}

/// Repeats what is inside: its body gets and gives as many values as it.
#[op(super::Test, "loop", interfaces(RegionBranchOpInterface))]
pub struct LoopOp {
    #[operand]
    inits: Variadic<AnyType>,
    #[region]
    body: SizedRegion<1>,
    #[result]
    values: Variadic<AnyType>,
}

impl RegionBranchOpInterface for LoopOp {
    fn successor_regions(&self, ir: &Ir, _: RegionBranchPoint) -> Vec<RegionSuccessor> {
        let body = self.body(ir);
        vec![RegionSuccessor::entry_of(ir, body), RegionSuccessor::parent_of(ir, self.operation())]
    }
    fn entry_successor_operands(&self, ir: &Ir, _: &RegionSuccessor) -> std::ops::Range<usize> {
        0..ir.num_operands(self.operation())
    }
}

/// Hands its operands to the operation around it.
#[op(super::Test, "return", traits(Terminator, ReturnLike))]
pub struct ReturnOp {
    #[operand]
    values: Variadic<AnyType>,
}

/// Shapes by name where MLIR has `TCOpIsBroadcastableToRes<0, 0>`.
#[op(super::Test, "fits", traits(PredOpTrait("value is broadcast to result", fits($value, $result, $_ctx))))]
pub struct FitsOp {
    #[operand]
    value: AnyShaped,
    #[result]
    result: AnyShaped,
}

fn fits(value: Type, result: Type, context: &Context) -> bool {
    match (value.shape(context), result.shape(context)) {
        (Some(value), Some(result)) => broadcast_shapes(value, result).is_some_and(|shape| shape == result),
        _ => true,
    }
}

/// Element types by name where MLIR has `TCopVTEtIs<0, F32>` and `TCopVTEtAreSameAt<[0, 1]>`.
#[op(super::Test, "elements", traits(ElementTypeIs(first, F32), AllElementTypesMatch(first, second)))]
pub struct ElementsOp {
    #[operand]
    first: AnyShaped,
    #[operand]
    second: AnyShaped,
}

/// Sizes of two groups, compared by any code.
#[op(super::Test, "sizes", traits(AttrSizedOperandSegments, AllMatch("as many of each", $xs.len(), $ys.len())))]
pub struct SizesOp {
    #[operand]
    xs: Variadic<AnyType>,
    #[operand]
    ys: Variadic<AnyType>,
}

#[test]
fn trait_list_has_one_name() {
    let names: Vec<&str> = ProjectOp::SCHEMA.all_traits().map(|known| known.name).collect();
    assert_eq!(names, ["Pure", "Idempotent", "SameOperandsAndResultType"]);
    assert!(ProjectOp::SCHEMA.has_trait::<Projection>() && ProjectOp::SCHEMA.has_trait::<Idempotent>());
    assert!(!ProjectOp::SCHEMA.has_trait::<Commutative>());
    accepted(&of_types("project", &["i32"], &["i32"]));
    let message = "'test.project' op requires the same type for all operands and results";
    rejected(&of_types("project", &["i32"], &["i64"]), message);
    let (ir, ops) = parsed(&of_types("project", &["i32"], &["i32"]), "project");
    assert!(ir.is_pure(ops[0]), "what follows from the traits of a list does so");
}

#[test]
fn trait_list_infers_result_types() {
    let (mut ir, ops) = parsed("%v = \"u.v\"() : () -> i7\n\"test.return\"(%v) : (i7) -> ()", "return");
    let value = ir.operand(ops[0], 0).expect("an operand");
    let draft = ProjectOp::new(value, ir.value_type(value));
    let project = ir.builder_before(ops[0]).insert(draft);
    let project = project.expect("a registered operation");
    assert_eq!(ir.value_type(project.projected(&ir)), ir.value_type(value));
    assert!(ir.has_interface::<dyn InferTypeOpInterface>(project.operation()));
}

#[test]
fn results_are_floats() {
    accepted(&of_types("floats", &[], &["f32", "tensor<2xbf16>", "vector<[4]xf64>", "tensor<2xvector<3xf16>>"]));
    accepted(&of_types("floats", &[], &[]));
    for ty in ["i32", "tensor<2xi8>", "complex<f32>", "memref<2xf32>"] {
        rejected(&of_types("floats", &[], &["f32", ty]), "'test.floats' op requires a floating point type");
    }
}

#[test]
fn scope_traits_are_found() {
    assert!(ScopeOp::SCHEMA.has_trait::<AutomaticAllocationScope>() && ScopeOp::SCHEMA.has_trait::<AffineScope>());
    assert!(ScopeOp::SCHEMA.has_trait::<MemRefsNormalizable>());
    assert!(!FunctionOp::SCHEMA.has_trait::<AutomaticAllocationScope>());
    assert!(!FunctionOp::SCHEMA.has_trait::<MemRefsNormalizable>());
    accepted("\"test.scope\"() ({\n}) : () -> ()");
}

#[test]
fn return_like_forwards_operands() {
    let text = |yielded: &str| {
        format!(
            "%n = \"u.v\"() : () -> i32\n%r = \"test.loop\"(%n) ({{\n^bb0(%x: i32):\n%g = \"u.v\"() : () -> {yielded}\n\
             \"test.return\"(%g) : ({yielded}) -> ()\n}}) : (i32) -> i32"
        )
    };
    accepted(&text("i32"));
    let message = "'test.loop' op along control flow edge from Operation test.return to Region #0: \
                   successor operand type #0 'f32' should match successor input type #0 'i32'";
    rejected(&text("f32"), message);
    let (ir, ops) = parsed(&text("i32"), "return");
    let terminator = ir.interface::<dyn RegionBranchTerminatorOpInterface>(ops[0]).expect("it leaves");
    assert_eq!(terminator.successor_regions(&ir, &[None]).len(), 2);
    let parent = RegionSuccessor::parent_of(&ir, ir.parent_op(ops[0]).expect("the loop"));
    assert_eq!(terminator.successor_operands(&ir, &parent), 0..1);
}

#[test]
fn trait_arguments_are_names() {
    accepted(&of_types("elements", &["tensor<2xf32>", "vector<3xf32>"], &[]));
    let message = "'test.elements' op failed to verify that 'first' is 32-bit float";
    rejected(&of_types("elements", &["tensor<2xf64>", "vector<3xf64>"], &[]), message);
    let message = "'test.elements' op failed to verify that all of {first, second} have same element type";
    rejected(&of_types("elements", &["tensor<2xf32>", "vector<3xf64>"], &[]), message);
}

#[test]
fn custom_predicate_checks_broadcast() {
    for (value, result) in [("1x3", "2x3"), ("3", "2x3"), ("2x3", "2x3"), ("*", "2")] {
        accepted(&of_types("fits", &[&format!("tensor<{value}xf32>")], &[&format!("tensor<{result}xf32>")]));
    }
    for (value, result) in [("2x3", "3"), ("2", "3"), ("2x3", "2x1")] {
        let text = of_types("fits", &[&format!("tensor<{value}xf32>")], &[&format!("tensor<{result}xf32>")]);
        rejected(&text, "'test.fits' op failed to verify that value is broadcast to result");
    }
}

#[test]
fn all_match_compares_any_expression() {
    let text = |sizes: &str| {
        format!(
            "%v = \"u.v\"() : () -> i32\n\"test.sizes\"(%v, %v) <{{operandSegmentSizes = array<i32: {sizes}>}}> \
             : (i32, i32) -> ()"
        )
    };
    accepted(&text("1, 1"));
    rejected(&text("2, 0"), "'test.sizes' op failed to verify that as many of each");
}
