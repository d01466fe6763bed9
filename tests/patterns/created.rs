//! Operations that are created, but are no part of the replacement.

use ods::prelude::*;

use crate::dialect::*;
use crate::run::check;

pattern! {
    /// An operation for its effects.
    NegStores: NegOp { x: AbsOp { x: x } } => StoreOp { x: x } then x;

    /// A named operation, used several times.
    Sum: SubOp { a: a, b: b } => n @ NegOp { x: b } then StoreOp { x: n } then AddOp { a: n, b: AddOp { a: a, b: n } };

    /// In front of `erase`.
    Split: SinkOp { xs: [a, b] } => StoreOp { x: a } then StoreOp { x: b } then erase;

    /// In front of code.
    CodeOfAbs: AbsOp { x: x } => two @ TwoOp { x: x } -> [ir.value_type(x), ir.value_type(x)] then { two[1] };

    /// In front of code that fails for one order of the operands.
    StoreBesideNeg: AddOp { a: x, b: y } => StoreOp { x: x } then {
        rewriter.ir().defining::<NegOp>(y).ok_or(NoMatch)?.x(rewriter.ir())
    };
}

#[test]
fn order_that_fails_leaves_no_operations() {
    check::<StoreBesideNeg>(
        r#"%0 = "lab.neg"(%y) : (i32) -> i32
           %1 = "lab.add"(%0, %x) : (i32, i32) -> i32
           "t.use"(%1) : (i32) -> ()"#,
        r#""lab.store"(%x) : (i32) -> ()
           "t.use"(%y) : (i32) -> ()"#,
    );
}

#[test]
fn operations_are_created_for_their_effects() {
    check::<NegStores>(
        r#"%0 = "lab.abs"(%x) : (i32) -> i32
           %1 = "lab.neg"(%0) : (i32) -> i32
           "t.use"(%1) : (i32) -> ()"#,
        r#""lab.store"(%x) : (i32) -> ()
           "t.use"(%x) : (i32) -> ()"#,
    );
}

#[test]
fn new_operations_are_used_several_times() {
    check::<Sum>(
        r#"%0 = "lab.sub"(%x, %y) : (i32, i32) -> i32
           "t.use"(%0) : (i32) -> ()"#,
        r#"%0 = "lab.neg"(%y) : (i32) -> i32
           "lab.store"(%0) : (i32) -> ()
           %1 = "lab.add"(%x, %0) : (i32, i32) -> i32
           %2 = "lab.add"(%0, %1) : (i32, i32) -> i32
           "t.use"(%2) : (i32) -> ()"#,
    );
}

#[test]
fn operations_are_created_before_others_are_erased() {
    check::<Split>(
        r#""lab.sink"(%x, %y) : (i32, i32) -> ()"#,
        r#""lab.store"(%x) : (i32) -> ()
           "lab.store"(%y) : (i32) -> ()"#,
    );
}

#[test]
fn code_uses_created_operations() {
    check::<CodeOfAbs>(
        r#"%0 = "lab.abs"(%x) : (i32) -> i32
           "t.use"(%0) : (i32) -> ()"#,
        r#"%0, %1 = "lab.two"(%x) : (i32) -> (i32, i32)
           "t.use"(%1) : (i32) -> ()"#,
    );
}
