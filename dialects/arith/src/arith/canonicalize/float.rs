//! Patterns of operations on floats.

use ods::prelude::*;

use crate::arith::{DivFOp, MulFOp, NegFOp};

pattern! {
    dialects(crate::arith::Arith);

    /// (-x) / (-y) is x / y.
    #[benefit(3)]
    #[example(
        before = r#"%x, %y = "t.values"() : () -> (f32, f32)
                    %0 = arith.negf %x : f32
                    %2 = arith.negf %y : f32
                    %1 = arith.divf %0, %2 : f32
                    "t.use"(%1) : (f32) -> ()"#,
        after = r#"%x, %y = "t.values"() : () -> (f32, f32)
                   %1 = arith.divf %x, %y : f32
                   "t.use"(%1) : (f32) -> ()"#,
    )]
    pub DivFOfNegF: DivFOp { lhs: NegFOp { operand: x, .. }, rhs: NegFOp { operand: y, .. }, fastmath: f }
        => DivFOp { lhs: x, rhs: y, fastmath: f };
    /// (-x) * (-y) is x * y.
    #[benefit(3)]
    #[example(
        before = r#"%x, %y = "t.values"() : () -> (f32, f32)
                    %0 = arith.negf %x : f32
                    %2 = arith.negf %y : f32
                    %1 = arith.mulf %0, %2 : f32
                    "t.use"(%1) : (f32) -> ()"#,
        after = r#"%x, %y = "t.values"() : () -> (f32, f32)
                   %1 = arith.mulf %x, %y : f32
                   "t.use"(%1) : (f32) -> ()"#,
    )]
    pub MulFOfNegF: ordered MulFOp { lhs: NegFOp { operand: x, .. }, rhs: NegFOp { operand: y, .. }, fastmath: f }
        => MulFOp { lhs: x, rhs: y, fastmath: f };
}
