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

pattern! {
    at_root;

    /// The region of an operation inside is not named.
    NegOfRun: NegOp { x: run @ RunOp { x: x, .. } } if ir.entry_block(run.body(ir)).is_some() => AbsOp { x: x };
}

#[test]
fn operations_inside_may_have_regions() {
    check::<NegOfRun>(
        r#"%0 = "lab.run"(%x) ({
             "t.end"() : () -> ()
           }) : (i32) -> i32
           %1 = "lab.run"(%x) ({}) : (i32) -> i32
           %2 = "lab.neg"(%0) : (i32) -> i32
           %3 = "lab.neg"(%1) : (i32) -> i32
           "t.use"(%2, %3) : (i32, i32) -> ()"#,
        r#"%0 = "lab.run"(%x) ({
             "t.end"() : () -> ()
           }) : (i32) -> i32
           %1 = "lab.run"(%x) ({}) : (i32) -> i32
           %2 = "lab.abs"(%x) : (i32) -> i32
           %3 = "lab.neg"(%1) : (i32) -> i32
           "t.use"(%2, %3) : (i32, i32) -> ()"#,
    );
}

#[test]
fn new_operations_may_have_the_location_of_the_root() {
    let context = Context::new();
    context.register::<Lab>().expect("a dialect");
    context.allow_unregistered_dialects(true);
    let text = r#"%x = "t.value"() : () -> i32
                  %0 = "lab.run"(%x) ({
                  ^bb0:
                  }) : (i32) -> i32 loc("run")
                  %1 = "lab.neg"(%0) : (i32) -> i32 loc("neg")
                  "t.use"(%1) : (i32) -> ()"#;
    let mut parsed = ods::text::parse(&context.into(), "test.mlir", text.as_bytes()).expect("a good text");
    let block = parsed.ir.entry_block(parsed.ir.region(parsed.root, 0).expect("a body")).expect("a block");
    let neg = parsed.ir.block_ops(block).find_map(|op| parsed.ir.cast::<NegOp>(op)).expect("it is there");
    let location = parsed.ir.location(neg);
    NegOfRun::rewrite(neg, &mut Rewriter::new(&mut parsed.ir)).expect("it applies");
    let abs = parsed.ir.block_ops(block).find_map(|op| parsed.ir.cast::<AbsOp>(op)).expect("it is new");
    assert_eq!(parsed.ir.location(abs), location);
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
