//! A type parameter without a bound.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// list of {T}
    pub A<T>: Type = ElementType(T);
}

fn main() {}
