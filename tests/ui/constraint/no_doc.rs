//! A constraint without words.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    pub A: Type = CPred($_self == Type::I1);
}

fn main() {}
