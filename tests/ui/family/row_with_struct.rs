//! A row that begins as a template.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

op_family! {
    /// Has an operand.
    #[op(D)]
    struct One<T> {
        #[operand]
        x: T,
    }

    /// A.
    pub struct AOp = One<I32>("a");
}

fn main() {}
