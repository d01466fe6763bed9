//! What is not set is not written, and nothing tells so.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "d", types(AType))]
pub struct D;

/// Set later.
#[type_def(D, "a", format("<" $name ":" $body ">"))]
pub struct AType {
    name: String,
    #[param(mutable)]
    body: Type,
}

fn main() {}
