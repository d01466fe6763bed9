//! A name that is a word of Rust.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// one bit
    pub match: Type = I1;
}

fn main() {}
