//! Branches that demand operands, in the simplification of regions.

use std::sync::Arc;

use ods::prelude::*;
use ods::rewrite::{RegionSimplification, simplify_regions};

/// Operations of a branch.
#[dialect(name = "b", ops(InvokeOp, SumOp, EndOp, HolderOp))]
pub struct B;

/// A branch that makes a value, and passes one that it demands and others.
#[op(B, "invoke", traits(Terminator), interfaces(BranchOpInterface))]
pub struct InvokeOp {
    #[operand]
    demanded: AnyType,
    #[operand]
    others: Variadic<AnyType>,
    #[successor]
    normal: AnySuccessor,
    #[successor]
    unwound: AnySuccessor,
}

impl BranchOpInterface for InvokeOp {
    fn successor_operands(&self, ir: &Ir, index: usize) -> SuccessorOperands {
        let count = ir.num_operands(self.operation());
        if index == 0 { SuccessorOperands::new(0..count).with_produced(1) } else { SuccessorOperands::new(0..0) }
    }
}

/// An operation without effects.
#[op(B, "sum", traits(Pure, SameOperandsAndResultType))]
pub struct SumOp {
    #[operand]
    lhs: AnyType,
    #[operand]
    rhs: AnyType,
    #[result]
    sum: AnyType,
}

/// The end of a region.
#[op(B, "end", traits(Terminator))]
pub struct EndOp {
    #[operand]
    values: Variadic<AnyType>,
}

/// Blocks.
#[op(B, "holder")]
pub struct HolderOp {
    #[region]
    body: AnyRegion,
}

const BLOCKS: &str = r#"
"b.holder"() ({
^bb0(%a: i32, %b: i64):
  %dead = "b.sum"(%a, %a) : (i32, i32) -> i32
  %kept = "b.sum"(%dead, %a) : (i32, i32) -> i32
  "b.invoke"(%kept, %dead, %b)[^bb1, ^bb2] : (i32, i32, i64) -> ()
^bb1(%made: i1, %demanded: i32, %x: i32, %y: i64):
  "b.end"(%y) : (i64) -> ()
^bb2:
  "b.end"(%b) : (i64) -> ()
}) : () -> ()"#;

/// Returns the numbers of operands of the branch and of arguments after the simplification.
fn simplified(level: RegionSimplification) -> (usize, usize) {
    let context = Context::new();
    context.register::<B>().expect("a new name");
    let parsed = ods::text::parse(&Arc::new(context), "b.mlir", BLOCKS.as_bytes());
    let parsed = parsed.unwrap_or_else(|error| panic!("{error}"));
    let (mut ir, root) = (parsed.ir, parsed.root);
    let invoke = ir.ops_of::<InvokeOp>(root).next().expect("a branch");
    let (normal, region) = (invoke.normal(&ir), ir.parent_region(invoke).expect("a region"));
    simplify_regions(&mut ir, &[region], level, false);
    assert_eq!(ods::verify::verify(&ir, root), Ok(()));
    assert_eq!(ir.ops_of::<SumOp>(root).count(), 2);
    (ir.num_operands(invoke), ir.num_arguments(normal))
}

#[test]
fn dead_arguments_stay_if_the_branch_cannot_lose_the_operand() {
    assert_eq!(simplified(RegionSimplification::Normal), (2, 3));
}

#[test]
fn redundant_arguments_stay_if_the_branch_cannot_lose_the_operand() {
    assert_eq!(simplified(RegionSimplification::Aggressive), (1, 2));
}
