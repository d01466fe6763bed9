//! An attribute may end with what another begins with.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test", ops(CopyOp), attrs(FromAttr, ToAttr))]
pub struct Test;

/// A beginning, and an end where there is one.
#[attr_def(Test, "from", format("from" $start ("to" $end^)?))]
pub struct FromAttr {
    start: i64,
    end: Option<i64>,
}

/// An end.
#[attr_def(Test, "to", format("to" $end))]
pub struct ToAttr {
    end: i64,
}

/// Copies.
#[op(Test, "copy", format($from $to attr_dict))]
pub struct CopyOp {
    #[attr]
    from: FromAttr,
    #[attr]
    to: ToAttr,
}

fn main() {}
