//! `None` would not be told from what is not set.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "d", types(AType))]
pub struct D;

/// Set later.
#[type_def(D, "a", format("<" $name (":" $body^)? ">"))]
pub struct AType {
    name: String,
    #[param(mutable)]
    body: Option<Type>,
}

fn main() {}
