//! A `where` clause.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// one bit
    pub A<T: Type>: Type where T: Copy = T;
}

fn main() {}
