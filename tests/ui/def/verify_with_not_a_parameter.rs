//! A verifier over a parameter of a type that is none.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d", types(X))]
pub struct D;

/// Is nothing.
pub struct Mine;

/// A type.
#[type_def(D, "x", format("<" params ">"), verify)]
pub struct X {
    name: Mine,
}

impl X {
    fn verify(_: &Context, _: &Mine) -> Result<(), Invalid> {
        Ok(())
    }
}

fn main() {}
