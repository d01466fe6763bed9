//! Patterns of comparisons and selections.

use ods::prelude::*;
use ods::rewrite::Constant;

use super::{is_scalar, same_types, width};
use crate::arith::{CmpIOp, ExtSIOp, ExtUIOp, SelectOp, XOrIOp};

pattern! {
    dialects(crate::arith::Arith);
    in_order;

    /// Sign-extended numbers are equal if the numbers are.
    #[benefit(3)]
    #[example(
        before = r#"%x, %y = "t.values"() : () -> (i8, i8)
                    %0 = arith.extsi %x : i8 to i32
                    %2 = arith.extsi %y : i8 to i32
                    %1 = arith.cmpi eq, %0, %2 : i32
                    "t.use"(%1) : (i1) -> ()"#,
        after = r#"%x, %y = "t.values"() : () -> (i8, i8)
                   %1 = arith.cmpi eq, %x, %y : i8
                   "t.use"(%1) : (i1) -> ()"#,
    )]
    pub CmpIExtSI: CmpIOp { predicate: p, lhs: ExtSIOp { r#in: a }, rhs: ExtSIOp { r#in: b } }
        if p.is_equality() && same_types(ir, a, b) => CmpIOp { predicate: p, lhs: a, rhs: b };
    /// Zero-extended numbers are equal if the numbers are.
    #[benefit(3)]
    #[example(
        before = r#"%x, %y = "t.values"() : () -> (i8, i8)
                    %0 = arith.extui %x : i8 to i32
                    %2 = arith.extui %y : i8 to i32
                    %1 = arith.cmpi eq, %0, %2 : i32
                    "t.use"(%1) : (i1) -> ()"#,
        after = r#"%x, %y = "t.values"() : () -> (i8, i8)
                   %1 = arith.cmpi eq, %x, %y : i8
                   "t.use"(%1) : (i1) -> ()"#,
    )]
    pub CmpIExtUI: CmpIOp { predicate: p, lhs: ExtUIOp { r#in: a }, rhs: ExtUIOp { r#in: b } }
        if p.is_equality() && same_types(ir, a, b) => CmpIOp { predicate: p, lhs: a, rhs: b };

    /// select p, a, (select p, b, c) is select p, a, c.
    #[benefit(2)]
    #[example(
        before = r#"%p, %x, %y, %z = "t.values"() : () -> (i1, i32, i32, i32)
                    %0 = arith.select %p, %y, %z : i32
                    %1 = arith.select %p, %x, %0 : i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%p, %x, %y, %z = "t.values"() : () -> (i1, i32, i32, i32)
                   %1 = arith.select %p, %x, %z : i32
                   "t.use"(%1) : (i32) -> ()"#,
    )]
    pub RedundantSelectFalse: SelectOp {
        condition: p, true_value: a, false_value: SelectOp { condition: p, true_value: _, false_value: c }
    } => SelectOp { condition: p, true_value: a, false_value: c };
    /// select p, (select p, a, b), c is select p, a, c.
    #[benefit(2)]
    #[example(
        before = r#"%p, %x, %y, %z = "t.values"() : () -> (i1, i32, i32, i32)
                    %0 = arith.select %p, %x, %y : i32
                    %1 = arith.select %p, %0, %z : i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%p, %x, %y, %z = "t.values"() : () -> (i1, i32, i32, i32)
                   %1 = arith.select %p, %x, %z : i32
                   "t.use"(%1) : (i32) -> ()"#,
    )]
    pub RedundantSelectTrue: SelectOp {
        condition: p, true_value: SelectOp { condition: p, true_value: a, false_value: _ }, false_value: c
    } => SelectOp { condition: p, true_value: a, false_value: c };
    /// select !p, a, b is select p, b, a.
    #[benefit(2)]
    #[example(
        before = r#"%p, %x, %y = "t.values"() : () -> (i1, i32, i32)
                    %t = arith.constant true
                    %0 = arith.xori %p, %t : i1
                    %1 = arith.select %0, %x, %y : i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%p, %x, %y = "t.values"() : () -> (i1, i32, i32)
                   %1 = arith.select %p, %y, %x : i32
                   "t.use"(%1) : (i32) -> ()"#,
    )]
    pub SelectNotCond: SelectOp {
        condition: ordered XOrIOp { lhs: p, rhs: const t }, true_value: a, false_value: b
    } if is_scalar(ir, t) && t.is_integer(-1) => SelectOp { condition: p, true_value: b, false_value: a };
    /// select p, false, true is p ^ true.
    #[benefit(1)]
    #[example(
        before = r#"%p = "t.values"() : () -> i1
                    %f = arith.constant false
                    %t = arith.constant true
                    %1 = arith.select %p, %f, %t : i1
                    "t.use"(%1) : (i1) -> ()"#,
        after = r#"%p = "t.values"() : () -> i1
                   %true = arith.constant true
                   %1 = arith.xori %p, %true : i1
                   "t.use"(%1) : (i1) -> ()"#,
    )]
    pub SelectI1ToNot: op @ SelectOp { condition: p, true_value: const 0, false_value: const -1 }
        if ir.value_type(op.result(ir)) == Type::I1 => XOrIOp { lhs: p, rhs: const -1 };
    /// select p, 1, 0 is an extension of p, and select p, 0, 1 one of !p.
    #[benefit(1)]
    #[example(
        before = r#"%p = "t.values"() : () -> i1
                    %a = arith.constant 1 : i32
                    %b = arith.constant 0 : i32
                    %1 = arith.select %p, %a, %b : i32
                    "t.use"(%1) : (i32) -> ()"#,
        after = r#"%p = "t.values"() : () -> i1
                   %1 = arith.extui %p : i1 to i32
                   "t.use"(%1) : (i32) -> ()"#,
    )]
    pub SelectToExtUI: op @ SelectOp { condition: p, true_value: const a, false_value: const b }
        if is_wide_integer(ir, op.result(ir)) && a.is_integer(1) && b.is_integer(0) => ExtUIOp { r#in: p },
        if is_wide_integer(ir, op.result(ir)) && a.is_integer(0) && b.is_integer(1)
            => ExtUIOp { r#in: XOrIOp { lhs: p, rhs: const true_of(__context, ir.value_type(p)) } };
}

/// Returns whether the value is a number of more than one bit, not a vector.
fn is_wide_integer(ir: &Ir, value: Value) -> bool {
    ir.value_type(value).isa::<IntegerType>(ir.context()) && width(ir, value) > 1
}

/// Returns `true` of this boolean type.
fn true_of(context: &Context, ty: Type) -> Constant<'_> {
    Constant::number(context, ty, -1)
}
