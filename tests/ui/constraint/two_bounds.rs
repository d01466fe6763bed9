//! A type parameter with two bounds.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// list of {T}
    pub A<T: Type + Copy>: Type = ElementType(T);
}

fn main() {}
