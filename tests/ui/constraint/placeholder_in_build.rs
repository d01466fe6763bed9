//! `$_self` where there is none.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// one bit
    pub A: Type = CPred($_self == Type::I1), build => $_self;
}

fn main() {}
