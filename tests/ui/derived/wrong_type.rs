//! A closure of another type than the field's.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[derived(|_, _| Type::I1)]
    x: bool,
}

fn main() {}
