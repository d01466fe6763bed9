//! Section 1.2, and what is legal though it looks wrong.

use ods::prelude::*;

use super::{accepted, parsed, rejected};

/// The operations of this file.
#[dialect(extends = super::Test, ops(AttrsOp, DoneOp))]
pub struct Operations;

/// Ends its block, and has a result all the same.
#[op(super::Test, "done", traits(Terminator))]
pub struct DoneOp {
    #[result]
    last: I32,
}

/// Has parts with names that generated code of others has for itself.
#[op(super::Test, "attrs")]
pub struct AttrsOp {
    #[operand]
    operands: Variadic<I32>,
    #[attr]
    attrs: I32Attr,
    #[attr]
    properties: Optional<StrAttr>,
}

#[test]
fn terminator_may_have_results() {
    accepted("\"u.region\"() ({\n%0 = \"test.done\"() : () -> i32\n}) : () -> ()");
    rejected(
        "\"test.done\"() : () -> i32\n\"u.after\"() : () -> ()",
        "'test.done' op must be the last operation in the parent block",
    );
}

#[test]
fn parts_may_have_any_name() {
    let text = "%v = \"u.v\"() : () -> i32\n\"test.attrs\"(%v) <{attrs = 3 : i32}> : (i32) -> ()";
    let (ir, ops) = parsed(text, "attrs");
    let op = ir.cast::<AttrsOp>(ops[0]).expect("it is one");
    assert_eq!((op.attrs(&ir), op.properties(&ir), op.operands(&ir).len()), (3, None, 1));
    let message = "'test.attrs' op attribute 'attrs' failed to satisfy constraint: 32-bit signless integer attribute";
    rejected("\"test.attrs\"() <{attrs = 3 : i64}> : () -> ()", message);
}
