//! A row without any template.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test")]
pub struct Test;

op_family! {
    /// Adds.
    pub AddOp = Binary<AnyInteger>("add");
}

fn main() {}
