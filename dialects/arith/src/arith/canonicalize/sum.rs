//! Patterns of sums and differences.

use ods::prelude::*;
use ods::semantics;

use super::{are_scalars, kept};
use crate::arith::{AddIOp, MulIOp, SubIOp};

pattern! {
    dialects(crate::arith::Arith);
    in_order;

    /// (x + c0) + c1 is x + (c0 + c1).
    #[benefit(2)]
    #[example(
        before = r#"%x = "t.values"() : () -> i32
                    %c = arith.constant 5 : i32
                    %d = arith.constant 3 : i32
                    %0 = arith.addi %x, %d : i32
                    %1 = arith.addi %0, %c : i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%x = "t.values"() : () -> i32
                   %c8_i32 = arith.constant 8 : i32
                   %1 = arith.addi %x, %c8_i32 : i32
                   "t.use"(%1) : (i32) -> ()"#,
    )]
    pub AddIAddConstant: ordered AddIOp {
        lhs: ordered AddIOp { lhs: x, rhs: const c0, overflow_flags: f }, rhs: const c1, overflow_flags: g
    } if are_scalars(ir, c0, c1)
        => AddIOp { lhs: x, rhs: const c0 + c1, overflow_flags: kept(f & g, semantics::add, c0, c1) };

    /// (x - c0) + c1 is x + (c1 - c0).
    #[benefit(2)]
    #[example(
        before = r#"%x = "t.values"() : () -> i32
                    %c = arith.constant 5 : i32
                    %d = arith.constant 3 : i32
                    %0 = arith.subi %x, %d : i32
                    %1 = arith.addi %0, %c : i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%x = "t.values"() : () -> i32
                   %c2_i32 = arith.constant 2 : i32
                   %1 = arith.addi %x, %c2_i32 : i32
                   "t.use"(%1) : (i32) -> ()"#,
    )]
    pub AddISubConstantRHS: ordered AddIOp {
        lhs: SubIOp { lhs: x, rhs: const c0, overflow_flags: f }, rhs: const c1, overflow_flags: g
    } if are_scalars(ir, c0, c1)
        => AddIOp { lhs: x, rhs: const c1 - c0, overflow_flags: kept(f & g, semantics::sub, c1, c0) };

    /// (c0 - x) + c1 is (c0 + c1) - x.
    #[benefit(2)]
    #[example(
        before = r#"%x = "t.values"() : () -> i32
                    %c = arith.constant 5 : i32
                    %d = arith.constant 3 : i32
                    %0 = arith.subi %d, %x : i32
                    %1 = arith.addi %0, %c : i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%x = "t.values"() : () -> i32
                   %c8_i32 = arith.constant 8 : i32
                   %1 = arith.subi %c8_i32, %x : i32
                   "t.use"(%1) : (i32) -> ()"#,
    )]
    pub AddISubConstantLHS: ordered AddIOp {
        lhs: SubIOp { lhs: const c0, rhs: x, overflow_flags: f }, rhs: const c1, overflow_flags: g
    } if are_scalars(ir, c0, c1)
        => SubIOp { lhs: const c0 + c1, rhs: x, overflow_flags: kept(f & g, semantics::add, c0, c1) };

    /// x + y * -1 is x - y.
    #[benefit(2)]
    #[example(
        before = r#"%x, %y = "t.values"() : () -> (i32, i32)
                    %m = arith.constant -1 : i32
                    %0 = arith.muli %y, %m : i32
                    %1 = arith.addi %x, %0 : i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%x, %y = "t.values"() : () -> (i32, i32)
                   %1 = arith.subi %x, %y : i32
                   "t.use"(%1) : (i32) -> ()"#,
    )]
    pub AddIMulNegativeOneRhs: ordered AddIOp { lhs: x, rhs: ordered MulIOp { lhs: y, rhs: const -1, .. }, .. }
        => SubIOp { lhs: x, rhs: y };

    /// x * -1 + y is y - x.
    #[benefit(2)]
    #[example(
        before = r#"%x, %y = "t.values"() : () -> (i32, i32)
                    %m = arith.constant -1 : i32
                    %0 = arith.muli %x, %m : i32
                    %1 = arith.addi %0, %y : i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%x, %y = "t.values"() : () -> (i32, i32)
                   %1 = arith.subi %y, %x : i32
                   "t.use"(%1) : (i32) -> ()"#,
    )]
    pub AddIMulNegativeOneLhs: ordered AddIOp { lhs: ordered MulIOp { lhs: x, rhs: const -1, .. }, rhs: y, .. }
        => SubIOp { lhs: y, rhs: x };

    /// (x + c0) - c1 is x + (c0 - c1).
    #[benefit(2)]
    #[example(
        before = r#"%x = "t.values"() : () -> i32
                    %c = arith.constant 5 : i32
                    %d = arith.constant 3 : i32
                    %0 = arith.addi %x, %d : i32
                    %1 = arith.subi %0, %c : i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%x = "t.values"() : () -> i32
                   %c-2_i32 = arith.constant -2 : i32
                   %1 = arith.addi %x, %c-2_i32 : i32
                   "t.use"(%1) : (i32) -> ()"#,
    )]
    pub SubIRHSAddConstant: SubIOp { lhs: ordered AddIOp { lhs: x, rhs: const c0, .. }, rhs: const c1, .. }
        if are_scalars(ir, c0, c1) => AddIOp { lhs: x, rhs: const c0 - c1 };

    /// c1 - (x + c0) is (c1 - c0) - x.
    #[benefit(2)]
    #[example(
        before = r#"%x = "t.values"() : () -> i32
                    %c = arith.constant 5 : i32
                    %d = arith.constant 3 : i32
                    %0 = arith.addi %x, %d : i32
                    %1 = arith.subi %c, %0 : i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%x = "t.values"() : () -> i32
                   %c2_i32 = arith.constant 2 : i32
                   %1 = arith.subi %c2_i32, %x : i32
                   "t.use"(%1) : (i32) -> ()"#,
    )]
    pub SubILHSAddConstant: SubIOp {
        lhs: const c1, rhs: ordered AddIOp { lhs: x, rhs: const c0, overflow_flags: f }, overflow_flags: g
    } if are_scalars(ir, c0, c1)
        => SubIOp { lhs: const c1 - c0, rhs: x, overflow_flags: kept(f & g, semantics::sub, c1, c0) };

    /// (x - c0) - c1 is x - (c0 + c1).
    #[benefit(2)]
    #[example(
        before = r#"%x = "t.values"() : () -> i32
                    %c = arith.constant 5 : i32
                    %d = arith.constant 3 : i32
                    %0 = arith.subi %x, %d : i32
                    %1 = arith.subi %0, %c : i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%x = "t.values"() : () -> i32
                   %c8_i32 = arith.constant 8 : i32
                   %1 = arith.subi %x, %c8_i32 : i32
                   "t.use"(%1) : (i32) -> ()"#,
    )]
    pub SubIRHSSubConstantRHS: SubIOp {
        lhs: SubIOp { lhs: x, rhs: const c0, overflow_flags: f }, rhs: const c1, overflow_flags: g
    } if are_scalars(ir, c0, c1)
        => SubIOp { lhs: x, rhs: const c0 + c1, overflow_flags: kept(f & g, semantics::add, c0, c1) };

    /// (c0 - x) - c1 is (c0 - c1) - x.
    #[benefit(2)]
    #[example(
        before = r#"%x = "t.values"() : () -> i32
                    %c = arith.constant 5 : i32
                    %d = arith.constant 3 : i32
                    %0 = arith.subi %d, %x : i32
                    %1 = arith.subi %0, %c : i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%x = "t.values"() : () -> i32
                   %c-2_i32 = arith.constant -2 : i32
                   %1 = arith.subi %c-2_i32, %x : i32
                   "t.use"(%1) : (i32) -> ()"#,
    )]
    pub SubIRHSSubConstantLHS: SubIOp {
        lhs: SubIOp { lhs: const c0, rhs: x, overflow_flags: f }, rhs: const c1, overflow_flags: g
    } if are_scalars(ir, c0, c1)
        => SubIOp { lhs: const c0 - c1, rhs: x, overflow_flags: kept(f & g, semantics::sub, c0, c1) };

    /// c1 - (x - c0) is (c0 + c1) - x.
    #[benefit(2)]
    #[example(
        before = r#"%x = "t.values"() : () -> i32
                    %c = arith.constant 5 : i32
                    %d = arith.constant 3 : i32
                    %0 = arith.subi %x, %d : i32
                    %1 = arith.subi %c, %0 : i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%x = "t.values"() : () -> i32
                   %c8_i32 = arith.constant 8 : i32
                   %1 = arith.subi %c8_i32, %x : i32
                   "t.use"(%1) : (i32) -> ()"#,
    )]
    pub SubILHSSubConstantRHS: SubIOp {
        lhs: const c1, rhs: SubIOp { lhs: x, rhs: const c0, overflow_flags: f }, overflow_flags: g
    } if are_scalars(ir, c0, c1)
        => SubIOp { lhs: const c0 + c1, rhs: x, overflow_flags: kept(f & g, semantics::add, c0, c1) };

    /// c1 - (c0 - x) is x + (c1 - c0).
    #[benefit(2)]
    #[example(
        before = r#"%x = "t.values"() : () -> i32
                    %c = arith.constant 5 : i32
                    %d = arith.constant 3 : i32
                    %0 = arith.subi %d, %x : i32
                    %1 = arith.subi %c, %0 : i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%x = "t.values"() : () -> i32
                   %c2_i32 = arith.constant 2 : i32
                   %1 = arith.addi %x, %c2_i32 : i32
                   "t.use"(%1) : (i32) -> ()"#,
    )]
    pub SubILHSSubConstantLHS: SubIOp {
        lhs: const c1, rhs: SubIOp { lhs: const c0, rhs: x, overflow_flags: f }, overflow_flags: g
    } if are_scalars(ir, c0, c1)
        => AddIOp { lhs: x, rhs: const c1 - c0, overflow_flags: kept(f & g, semantics::sub, c1, c0) };

    /// (a - b) - a is 0 - b.
    #[benefit(2)]
    #[example(
        before = r#"%x, %y = "t.values"() : () -> (i32, i32)
                    %0 = arith.subi %x, %y : i32
                    %1 = arith.subi %0, %x : i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%x, %y = "t.values"() : () -> (i32, i32)
                   %c0_i32 = arith.constant 0 : i32
                   %1 = arith.subi %c0_i32, %y : i32
                   "t.use"(%1) : (i32) -> ()"#,
    )]
    pub SubISubILHSRHSLHS: SubIOp { lhs: SubIOp { lhs: a, rhs: b, overflow_flags: f }, rhs: a, overflow_flags: g }
        => SubIOp { lhs: const 0, rhs: b, overflow_flags: f & g };
}
