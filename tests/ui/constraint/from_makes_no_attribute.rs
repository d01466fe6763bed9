//! `from` gives back the value.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// a number
    pub C: IntegerAttr = I64Attr, from u64 => $_value, into u64 => 1_u64;
}

fn main() {}
