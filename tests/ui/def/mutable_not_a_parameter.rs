//! A mutable parameter of a type that is none.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d", types(X))]
pub struct D;

/// Is nothing.
pub struct Mine;

/// A type.
#[type_def(D, "x", format("<" params ">"))]
pub struct X {
    name: u32,
    #[param(mutable)]
    body: Mine,
}

fn main() {}
