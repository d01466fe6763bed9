//! A type parameter with a Rust trait as its bound.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// list of {T}
    pub A<T: Copy>: Type = ElementType(T);
}

fn main() {}
