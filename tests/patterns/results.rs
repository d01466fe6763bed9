//! Replacements of several results, and of none.

use ods::prelude::*;

use crate::dialect::*;
use crate::run::check;

pattern! {
    /// All results by the results of one operation.
    TwoToPair: TwoOp { x: x } => PairOp { x: x };

    /// A value, and the results of another operation.
    ThreeToPair: ThreeOp { x: x } => (NegOp { x: x }, PairOp { x: x } -> [ir.value_type(x), ir.value_type(x)]);

    /// One of several results.
    NegToSecond: NegOp { x: x } => PairOp { x: x }.second -> [ir.value_type(x), ir.value_type(x)];

    /// An operation without results.
    SinkToStore: SinkOp { xs: [x] } => StoreOp { x: x };
}

pattern! {
    /// Two results of one operation.
    SubOfBoth: SubOp { a: n @ TwoOp { x: x }.first, b: y } if y == n.second(ir) => x;
}

#[test]
fn all_results_are_those_of_one_operation() {
    check::<TwoToPair>(
        r#"%0, %1 = "lab.two"(%x) : (i32) -> (i32, index)
           "t.use"(%1, %0) : (index, i32) -> ()"#,
        r#"%0, %1 = "lab.pair"(%x) : (i32) -> (i32, index)
           "t.use"(%1, %0) : (index, i32) -> ()"#,
    );
}

#[test]
fn several_results_are_those_of_one_operation() {
    check::<ThreeToPair>(
        r#"%0, %1, %2 = "lab.three"(%x) : (i32) -> (i32, i32, i32)
           "t.use"(%2, %1, %0) : (i32, i32, i32) -> ()"#,
        r#"%0 = "lab.neg"(%x) : (i32) -> i32
           %1, %2 = "lab.pair"(%x) : (i32) -> (i32, i32)
           "t.use"(%2, %1, %0) : (i32, i32, i32) -> ()"#,
    );
}

#[test]
fn result_is_one_of_several() {
    check::<NegToSecond>(
        r#"%0 = "lab.neg"(%x) : (i32) -> i32
           "t.use"(%0) : (i32) -> ()"#,
        r#"%0, %1 = "lab.pair"(%x) : (i32) -> (i32, i32)
           "t.use"(%1) : (i32) -> ()"#,
    );
}

#[test]
fn operations_without_results_are_replaced() {
    check::<SinkToStore>(r#""lab.sink"(%x) : (i32) -> ()"#, r#""lab.store"(%x) : (i32) -> ()"#);
}

#[test]
fn operands_are_results_of_one_operation() {
    check::<SubOfBoth>(
        r#"%0, %1 = "lab.two"(%x) : (i32) -> (i32, i32)
           %2 = "lab.sub"(%0, %1) : (i32, i32) -> i32
           %3 = "lab.sub"(%0, %y) : (i32, i32) -> i32
           "t.use"(%2, %3) : (i32, i32) -> ()"#,
        r#"%0, %1 = "lab.two"(%x) : (i32) -> (i32, i32)
           %3 = "lab.sub"(%0, %y) : (i32, i32) -> i32
           "t.use"(%x, %3) : (i32, i32) -> ()"#,
    );
}
