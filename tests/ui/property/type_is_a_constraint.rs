//! A constraint as the type of a property.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[property]
    x: AnyTensor,
}

fn main() {}
