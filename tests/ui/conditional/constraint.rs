//! A constraint that only some builds have.

use ods::prelude::*;

constraint! {
    /// small
    #[cfg(feature = "x")]
    pub Small: IntegerAttr = IntegerAttr;
}

fn main() {}
