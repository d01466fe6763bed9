//! A summary with a full stop.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// A one-bit integer.
    pub A: Type = CPred($_self == Type::I1);
}

fn main() {}
