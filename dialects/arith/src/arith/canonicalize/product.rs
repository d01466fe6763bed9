//! Patterns of products, and of operations with two results.

use ods::prelude::*;
use ods::rewrite::{Constant, PatternError};
use ods::semantics;

use super::{kept, width};
use crate::arith::{AddIOp, AddUIExtendedOp, CmpIOp, CmpIPredicate, ExtSIOp, MulIOp, MulSIExtendedOp, MulUIExtendedOp};

pattern! {
    dialects(crate::arith::Arith);
    in_order;

    /// (x * c0) * c1 is x * (c0 * c1), for numbers only.
    #[benefit(2)]
    #[example(
        before = r#"%x = "t.values"() : () -> i32
                    %c = arith.constant 5 : i32
                    %d = arith.constant 3 : i32
                    %0 = arith.muli %x, %d : i32
                    %1 = arith.muli %0, %c : i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%x = "t.values"() : () -> i32
                   %c15_i32 = arith.constant 15 : i32
                   %1 = arith.muli %x, %c15_i32 : i32
                   "t.use"(%1) : (i32) -> ()"#,
    )]
    pub MulIMulIConstant: ordered MulIOp {
        lhs: ordered MulIOp { lhs: x, rhs: const c0, overflow_flags: f }, rhs: const c1, overflow_flags: g
    } if c0.ty() == c0.ty().map(|ty| ty.element_type(ir.context()))
        => MulIOp { lhs: x, rhs: const c0 * c1, overflow_flags: kept(f & g, semantics::mul, c0, c1) };

    /// Without a use of the overflow, the sum is plain.
    #[benefit(1)]
    #[example(
        before = r#"%x, %y = "t.values"() : () -> (i32, i32)
                    %1, %o = arith.addui_extended %x, %y : i32, i1
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%x, %y = "t.values"() : () -> (i32, i32)
                   %1 = arith.addi %x, %y : i32
                   "t.use"(%1) : (i32) -> ()"#,
    )]
    pub AddUIExtendedToAddI: op @ ordered AddUIExtendedOp { lhs: l, rhs: r } if !ir.has_uses(op.overflow(ir))
        => { rewriter.before(op).value(AddIOp::new(l, r))? };

    /// Without a use of the high half, the product is plain.
    #[benefit(1)]
    #[example(
        before = r#"%x, %y = "t.values"() : () -> (i32, i32)
                    %1, %h = arith.mulsi_extended %x, %y : i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%x, %y = "t.values"() : () -> (i32, i32)
                   %1 = arith.muli %x, %y : i32
                   "t.use"(%1) : (i32) -> ()"#,
    )]
    pub MulSIExtendedToMulI: op @ ordered MulSIExtendedOp { lhs: l, rhs: r } if !ir.has_uses(op.high(ir))
        => { rewriter.before(op).value(MulIOp::new(l, r))? };

    /// x * 1 is x, and its sign.
    #[benefit(1)]
    #[example(
        before = r#"%x = "t.values"() : () -> i32
                    %c = arith.constant 1 : i32
                    %1, %h = arith.mulsi_extended %x, %c : i32
                    "t.use"(%1, %h) : (i32, i32) -> ()"#,
        after = r#"%x = "t.values"() : () -> i32
                   %c0_i32 = arith.constant 0 : i32
                   %1 = arith.cmpi slt, %x, %c0_i32 : i32
                   %2 = arith.extsi %1 : i1 to i32
                   "t.use"(%x, %2) : (i32, i32) -> ()"#,
    )]
    #[example(
        unchanged = r#"%x = "t.values"() : () -> index
                       %c = arith.constant 1 : index
                       %1, %h = arith.mulsi_extended %x, %c : index
                       "t.use"(%1, %h) : (index, index) -> ()"#,
    )]
    pub MulSIExtendedRHSOne: op @ ordered MulSIExtendedOp { lhs: x, rhs: const 1 } if extends_bool(ir, x) => {
        let ty = rewriter.ir().value_type(x);
        let context = rewriter.ir().shared_context();
        let zero = constant_before(rewriter, op, Constant::number(&context, ty, 0))?;
        let mut b = rewriter.before(op);
        let is_negative = b.value(CmpIOp::new(CmpIPredicate::Slt, x, zero))?;
        [x, b.value(ExtSIOp::new(is_negative, ty))?]
    };

    /// Without a use of the high half, the product is plain.
    #[benefit(1)]
    #[example(
        before = r#"%x, %y = "t.values"() : () -> (i32, i32)
                    %1, %h = arith.mului_extended %x, %y : i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%x, %y = "t.values"() : () -> (i32, i32)
                   %1 = arith.muli %x, %y : i32
                   "t.use"(%1) : (i32) -> ()"#,
    )]
    pub MulUIExtendedToMulI: op @ ordered MulUIExtendedOp { lhs: l, rhs: r } if !ir.has_uses(op.high(ir))
        => { rewriter.before(op).value(MulIOp::new(l, r))? };
}

/// Creates a constant before the operation, at its location.
fn constant_before(
    rewriter: &mut Rewriter<'_>,
    op: impl Into<Operation>,
    constant: Constant<'_>,
) -> Result<Value, PatternError> {
    let (value, ty) = (constant.attribute()?, constant.ty().ok_or(NoMatch)?);
    let op = rewriter.before(op).constant("arith", value, ty).ok_or(NoMatch)?;
    rewriter.ir().result(op, 0).ok_or(NoMatch)
}

/// Returns whether a boolean is extended to the type of a value: booleans themselves are not, whose ones MLIR reads as
/// -1, nor is `index`.
fn extends_bool(ir: &Ir, value: Value) -> bool {
    width(ir, value) > 1
}
