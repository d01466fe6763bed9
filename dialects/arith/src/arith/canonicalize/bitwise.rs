//! Patterns of bitwise operations on extended operands.

use ods::prelude::*;

use super::{is_scalar, same_types};
use crate::arith::{AndIOp, CmpIOp, ExtSIOp, ExtUIOp, OrIOp, XOrIOp};

pattern! {
    dialects(crate::arith::Arith);

    /// ext(x) & ext(y) is ext(x & y).
    #[benefit(3)]
    #[example(
        before = r#"%x, %y = "t.values"() : () -> (i8, i8)
                    %0 = arith.extui %x : i8 to i32
                    %2 = arith.extui %y : i8 to i32
                    %1 = arith.andi %0, %2 : i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%x, %y = "t.values"() : () -> (i8, i8)
                   %1 = arith.andi %x, %y : i8
                   %2 = arith.extui %1 : i8 to i32
                   "t.use"(%2) : (i32) -> ()"#,
    )]
    pub AndOfExtUI: ordered AndIOp { lhs: ExtUIOp { r#in: x }, rhs: ExtUIOp { r#in: y } } if same_types(ir, x, y)
        => ExtUIOp { r#in: AndIOp { lhs: x, rhs: y } };
    /// ext(x) & ext(y) is ext(x & y).
    #[benefit(3)]
    #[example(
        before = r#"%x, %y = "t.values"() : () -> (i8, i8)
                    %0 = arith.extsi %x : i8 to i32
                    %2 = arith.extsi %y : i8 to i32
                    %1 = arith.andi %0, %2 : i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%x, %y = "t.values"() : () -> (i8, i8)
                   %1 = arith.andi %x, %y : i8
                   %2 = arith.extsi %1 : i8 to i32
                   "t.use"(%2) : (i32) -> ()"#,
    )]
    pub AndOfExtSI: ordered AndIOp { lhs: ExtSIOp { r#in: x }, rhs: ExtSIOp { r#in: y } } if same_types(ir, x, y)
        => ExtSIOp { r#in: AndIOp { lhs: x, rhs: y } };
    /// ext(x) | ext(y) is ext(x | y).
    #[benefit(3)]
    #[example(
        before = r#"%x, %y = "t.values"() : () -> (i8, i8)
                    %0 = arith.extui %x : i8 to i32
                    %2 = arith.extui %y : i8 to i32
                    %1 = arith.ori %0, %2 : i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%x, %y = "t.values"() : () -> (i8, i8)
                   %1 = arith.ori %x, %y : i8
                   %2 = arith.extui %1 : i8 to i32
                   "t.use"(%2) : (i32) -> ()"#,
    )]
    pub OrOfExtUI: ordered OrIOp { lhs: ExtUIOp { r#in: x }, rhs: ExtUIOp { r#in: y } } if same_types(ir, x, y)
        => ExtUIOp { r#in: OrIOp { lhs: x, rhs: y } };
    /// ext(x) | ext(y) is ext(x | y).
    #[benefit(3)]
    #[example(
        before = r#"%x, %y = "t.values"() : () -> (i8, i8)
                    %0 = arith.extsi %x : i8 to i32
                    %2 = arith.extsi %y : i8 to i32
                    %1 = arith.ori %0, %2 : i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%x, %y = "t.values"() : () -> (i8, i8)
                   %1 = arith.ori %x, %y : i8
                   %2 = arith.extsi %1 : i8 to i32
                   "t.use"(%2) : (i32) -> ()"#,
    )]
    pub OrOfExtSI: ordered OrIOp { lhs: ExtSIOp { r#in: x }, rhs: ExtSIOp { r#in: y } } if same_types(ir, x, y)
        => ExtSIOp { r#in: OrIOp { lhs: x, rhs: y } };
    /// The negation of a comparison has the opposite predicate.
    #[benefit(2)]
    #[example(
        before = r#"%x, %y = "t.values"() : () -> (i32, i32)
                    %t = arith.constant true
                    %0 = arith.cmpi slt, %x, %y : i32
                    %1 = arith.xori %0, %t : i1
                    "t.use"(%1) : (i1) -> ()"#,
        after = r#"%x, %y = "t.values"() : () -> (i32, i32)
                   %1 = arith.cmpi sge, %x, %y : i32
                   "t.use"(%1) : (i1) -> ()"#,
    )]
    pub XOrINotCmpI: ordered XOrIOp { lhs: CmpIOp { predicate: p, lhs: a, rhs: b }, rhs: const t }
        if is_scalar(ir, t) && t.is_integer(-1) => CmpIOp { predicate: p.inverted(), lhs: a, rhs: b };
    /// ext(x) ^ ext(y) is ext(x ^ y).
    #[benefit(3)]
    #[example(
        before = r#"%x, %y = "t.values"() : () -> (i8, i8)
                    %0 = arith.extui %x : i8 to i32
                    %2 = arith.extui %y : i8 to i32
                    %1 = arith.xori %0, %2 : i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%x, %y = "t.values"() : () -> (i8, i8)
                   %1 = arith.xori %x, %y : i8
                   %2 = arith.extui %1 : i8 to i32
                   "t.use"(%2) : (i32) -> ()"#,
    )]
    pub XOrIOfExtUI: ordered XOrIOp { lhs: ExtUIOp { r#in: x }, rhs: ExtUIOp { r#in: y } } if same_types(ir, x, y)
        => ExtUIOp { r#in: XOrIOp { lhs: x, rhs: y } };
    /// ext(x) ^ ext(y) is ext(x ^ y).
    #[benefit(3)]
    #[example(
        before = r#"%x, %y = "t.values"() : () -> (i8, i8)
                    %0 = arith.extsi %x : i8 to i32
                    %2 = arith.extsi %y : i8 to i32
                    %1 = arith.xori %0, %2 : i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%x, %y = "t.values"() : () -> (i8, i8)
                   %1 = arith.xori %x, %y : i8
                   %2 = arith.extsi %1 : i8 to i32
                   "t.use"(%2) : (i32) -> ()"#,
    )]
    pub XOrIOfExtSI: ordered XOrIOp { lhs: ExtSIOp { r#in: x }, rhs: ExtSIOp { r#in: y } } if same_types(ir, x, y)
        => ExtSIOp { r#in: XOrIOp { lhs: x, rhs: y } };
}
