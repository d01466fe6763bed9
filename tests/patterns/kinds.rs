//! Roots that are operations with an interface or a trait, or of any kind.

use ods::prelude::*;

use crate::dialect::*;
use crate::run::check;

pattern! {
    /// Operations with an interface.
    OneOperand: dyn InferTypeOpInterface { operands: [x], results: [_], .. } if ir.has_one_use(x) => x;

    /// Operations with a trait.
    ZeroRight: impl Commutative { operands: [x, const 0], .. } => x;

    /// The whole operands and results, and attributes.
    Wrap: op @ _ { operands: xs, results: [r], wrap: name: StrAttr, .. }
        if !ir.isa::<VarOp>(op) && name.value(ir.context()) == Some("yes")
        => VarOp { xs: xs } -> ir.value_type(r);

    /// Absent and present attributes.
    #[benefit(5)]
    Unmarked: _ { operands: [], results: [], marked: None, mark: _, .. } => erase;

    /// An element of a constrained type.
    OfIndex: impl SameOperandsAndResultType { operands: [x: Index], .. } => x;
}

#[test]
fn operands_of_an_interface() {
    check::<OneOperand>(
        r#"%0 = "lab.neg"(%x) : (i32) -> i32
           %1 = "lab.cast"(%y) : (i32) -> i32
           "t.use"(%0, %1) : (i32, i32) -> ()"#,
        r#"%1 = "lab.cast"(%y) : (i32) -> i32
           "t.use"(%x, %1) : (i32, i32) -> ()"#,
    );
}

#[test]
fn constant_operands_of_a_trait() {
    check::<ZeroRight>(
        r#"%c = "lab.const"() <{value = 0 : i32}> : () -> i32
           %0 = "lab.add"(%x, %c) : (i32, i32) -> i32
           %1 = "lab.sub"(%x, %c) : (i32, i32) -> i32
           "t.use"(%0, %1) : (i32, i32) -> ()"#,
        r#"%c = "lab.const"() <{value = 0 : i32}> : () -> i32
           %1 = "lab.sub"(%x, %c) : (i32, i32) -> i32
           "t.use"(%x, %1) : (i32, i32) -> ()"#,
    );
}

#[test]
fn whole_operands_and_attributes_of_any_operation() {
    check::<Wrap>(
        r#"%0 = "t.f"(%x, %f) {wrap = "yes"} : (i32, f32) -> i32
           %1 = "t.f"(%x, %f) {wrap = "no"} : (i32, f32) -> i32
           %2 = "t.f"(%x, %f) {wrap} : (i32, f32) -> i32
           %3 = "t.f"(%x, %f) : (i32, f32) -> i32
           "t.use"(%0, %1, %2, %3) : (i32, i32, i32, i32) -> ()"#,
        r#"%0 = "lab.var"(%x, %f) : (i32, f32) -> i32
           %1 = "t.f"(%x, %f) {wrap = "no"} : (i32, f32) -> i32
           %2 = "t.f"(%x, %f) {wrap} : (i32, f32) -> i32
           %3 = "t.f"(%x, %f) : (i32, f32) -> i32
           "t.use"(%0, %1, %2, %3) : (i32, i32, i32, i32) -> ()"#,
    );
}

#[test]
fn attributes_are_present_or_absent() {
    check::<Unmarked>(
        r#""t.f"() {mark} : () -> ()
           "t.f"() {mark, marked} : () -> ()
           "t.f"() : () -> ()"#,
        r#""t.f"() {mark, marked} : () -> ()
           "t.f"() : () -> ()"#,
    );
}

#[test]
fn elements_are_constrained() {
    check::<OfIndex>(
        r#"%0 = "lab.neg"(%i) : (index) -> index
           %1 = "lab.neg"(%x) : (i32) -> i32
           "t.use"(%0, %1) : (index, i32) -> ()"#,
        r#"%1 = "lab.neg"(%x) : (i32) -> i32
           "t.use"(%i, %1) : (index, i32) -> ()"#,
    );
}
